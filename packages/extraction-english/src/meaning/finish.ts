import type { Assertion, Term } from '@memory/extraction';
import { facetOfPreference } from '../lexicon/facets.ts';
import { fieldOfOccupation } from '../lexicon/occupations.ts';
import { firmWords, hasFlag, typeOfLastWord, type WordLists } from '../names/index.ts';

const SHORTEST_BRIEF = 4;

/** The name of an organization without the noun that describes it: 'Acme' of 'Acme Robotics', where that is no place or adjective. */
function briefOf(lists: WordLists, { name, type }: Term): string | null {
  const words = name.split(' ');
  const last = words.at(-1)?.toLowerCase() ?? '';
  if (type !== 'organization' || words.length < 2) return null;
  if (!firmWords.has(last) && typeOfLastWord.get(last) !== 'organization') return null;
  const brief = words.slice(0, -1).join(' ');
  const lower = brief.toLowerCase();
  if (hasFlag(lists.nameFlags(lower), 'cCRt') || hasFlag(lists.wordFlags(lower), 'adf')) return null;
  return brief.length < SHORTEST_BRIEF || / (?:of|and|&|for)$/.test(brief) ? null : brief;
}

/** The field of work that a description of somebody tells: 'science' of 'a professor of botany'. */
function fieldOf(value: string): string | null {
  const [noun = ''] = value.toLowerCase().split(/ (?:of|at|in|for|with|from|and|who|that) |,/, 1);
  // a 'chief risk officer' is no soldier
  if (/ officer$/.test(noun) && !/^(?:army|navy|naval|military|air force) /.test(noun)) return null;
  return fieldOfOccupation.get(noun.split(' ').at(-1) ?? '') ?? null;
}

const withTrait = (term: Term, trait: string): Term =>
  term.traits.includes(trait) ? term : { ...term, traits: [...term.traits, trait] };

function described(lists: WordLists, term: Term): Term {
  const brief = term.isNamed ? briefOf(lists, term) : null;
  return brief === null ? term : withTrait(term, `brief:${brief}`);
}

const isOfPlaces = (predicate: string): boolean => predicate.endsWith('_in') || predicate === 'part_of';
const continents =
  /^(?:africa|antarctica|asia|europe|north america|south america|oceania|latin america|middle east|scandinavia)$/;

/** What tells values apart that do not exclude each other: the level of a place, the kind of thing that is preferred. */
function facetOf(lists: WordLists, { predicate, object, value, facet }: Assertion): string {
  if (facet !== '' || predicate === null) return facet;
  if (predicate === 'prefers' && value !== null) return facetOfPreference(value);
  if (object === null || !isOfPlaces(predicate)) return '';
  const place = object.name.toLowerCase();
  if (continents.test(place)) return 'continent';
  return hasFlag(lists.nameFlags(place), 'C') ? 'country' : '';
}

/** An assertion with its facet, and with the traits that it tells of its subject and object. */
export function finish(lists: WordLists, assertion: Assertion): Assertion {
  const { predicate, value, polarity } = assertion;
  const isWork = (predicate === 'occupation' || predicate === 'has_role') && polarity === 'affirmed';
  const field = isWork && value !== null ? fieldOf(value) : null;
  const subject = described(lists, assertion.subject);
  return {
    ...assertion,
    subject: field === null || !subject.isNamed ? subject : withTrait(subject, `field:${field}`),
    object: assertion.object === null ? null : described(lists, assertion.object),
    facet: facetOf(lists, assertion),
  };
}
