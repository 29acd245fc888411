import { isOwnName } from '../claims/layout/own-names.ts';
import { normalizeName } from '../entities/names.ts';
import { lookUp, verbShape, Word } from '../language/words/lexicon.ts';
import { type Drafts, fitOf, plainMood } from './draft.ts';
import { typeOfName } from './names/name-types.ts';
import { placeFacet } from './names/place-facets.ts';
import type { ClaimInput, Mention } from './normalized-claim.ts';
import { fittingReading } from './nouns/descriptors.ts';

import { nounLemma } from './nouns/relational-nouns.ts';
import { attributePredicate, isPost, nounReadings } from './predicates.ts';
import { mentionOfName, type Scene } from './scene.ts';

const pair =
  /^(?:(?:the\s+)?(.{1,80}?)['’]s\s+)?([\p{L}][\p{L}\p{N} ()/&-]{1,40}?)(?:\s+(?:of|for)\s+(?:the\s+)?([\p{Lu}\p{N}][^:]{0,60}?))?\s*[:=]\s+(\S.{0,300})$/u;

/** 'CEO: Jane Doe', 'Acme – Headquarters: Berlin', 'Acme's status: active'. True where the text was such a pair. */
export function readKeyValue(scene: Scene, claim: ClaimInput, drafts: Drafts): boolean {
  const text = claim.claimText.trim().replace(/[.;]$/, '');
  const match = pair.exec(text);
  const key = match?.[2];
  const value = match?.[4]?.replace(/\s+/g, ' ').trim();
  if (match === null || key === undefined || value === undefined || /^\d+$/.test(key)) return false;
  // 'Kaz (real name: Kazimierz Wilk) is our drummer'
  if (key.includes('(') && !key.includes(')')) return false;
  const owner = match[1] ?? match[3];
  // 'Losing all of the cache loses nothing: …', 'MDM2 keeps p53 in check: …' are sentences
  if ((match[3] !== undefined || key.split(' ').length > 2) && hasVerbBefore(scene, text.indexOf(':')))
    return false;
  const holder = owner === undefined ? scene.hint : mentionOfName(owner);
  // 'Ana Silva: moves to Porto', under her own name
  if (holder === null || (owner === undefined && normalizeName(key) === normalizeName(holder.name)))
    return false;
  // 'Emil Brandt: hydrology' on the page of a project, which has no such property
  if (owner === undefined && / /.test(key) && isOwnName(key)) return false;
  const noun = key
    .toLowerCase()
    .replace(/\s*\(.*\)$/, '')
    .replace(/^(?:current|the)\s+/, '')
    .trim();
  if (
    noun.split(' ').length > 5 ||
    /\b(?:is|are|was|were|has|have|had|will|can|include|includes|i|we|you|they|he|she)\b/.test(noun)
  )
    return false;
  if (isOutcome(noun, value) || /^(?:added|removed|changed|fixed|deprecated|improved)$/.test(noun))
    return false;
  const values = splitList(value);
  const readings =
    nounReadings(noun).length > 0
      ? nounReadings(noun)
      : nounReadings(nounLemma({ lower: noun, pos: 'NOUN' }));
  const common = { effect: 'state', mood: plainMood, clause: null } as const;
  for (const part of readings.length > 0 ? values : [value]) {
    const named = nameOfValue(part);
    const reading = named === null ? null : fittingReading(readings, named, holder);
    if (named !== null && reading !== null && reading.predicate.object !== 'value') {
      const [subject, object] = reading.as === 'holder' ? [named, holder] : [holder, named];
      drafts.add({
        ...common,
        predicate: reading.predicate.name,
        spec: reading.predicate,
        subject,
        object,
        text: null,
        isUnique: false,
      });
      continue;
    }
    const valued = readings.find(
      ({ predicate, as }) =>
        as === 'attribute' && !isPost(predicate.name) && fitOf(holder, predicate.subject) > 0,
    );
    if (valued !== undefined) {
      drafts.add({
        ...common,
        predicate: valued.predicate.name,
        spec: valued.predicate,
        subject: holder,
        object: null,
        text: part,
        isUnique: false,
      });
      continue;
    }
    const predicate = attributePredicate(noun.replace(/\s+/g, '_'));
    drafts.add({
      ...common,
      predicate,
      spec: null,
      subject: holder,
      object: null,
      text: `${holder.name}'s ${noun} is ${part}`,
      isUnique: true,
    });
  }
  return true;
}

/**
 * 'Deprecated: the /v1 endpoint', 'Slipped again: 2.0 goes out in May', 'Done: DOC-91': what became of the thing behind the colon,
 * and no property of what the page is about. 'Deprecated: 2021' and 'Awarded: the Order of Merit' are.
 */
export function isOutcome(label: string, value: string | null = null): boolean {
  const [, first = ''] =
    /^(\p{Ll}+(?:ed|ne)|shipped|built|sent|cut)(?: (?:again|now|already|today|early|late|back|out|off|up))?$/u.exec(
      label,
    ) ?? [];
  if (first === '' || objective.test(first)) return false;
  if (!verbShape(first, first).participle || (lookUp(first) & Word.noun) !== 0) return false;
  return value === null || /^(?:(?:the|our|an?|all) |\p{Lu}+-\d|v?\d+\.\d)/u.test(value);
}

/** Verbs that keep an object in the passive, or are of the page's subject by themselves. */
const objective =
  /^(?:awarded|granted|named|called|titled|elected|appointed|declared|crowned|joined|moved|retired|resigned|graduated|died|married|attended|received|visited|priced|rated|valued)$/;

/** Several names in one value; a date or a phrase with commas stays whole. */
function splitList(value: string): string[] {
  if (/\d/.test(value)) return [value];
  const [city, country, ...rest] = value.split(/,\s*/);
  if (city !== undefined && country !== undefined && rest.length <= 1 && isWiderPlace(rest[0] ?? country))
    return [city];
  const parts = value.split(/\s*(?:,|;| and | & )\s*/).filter((part) => part !== '');
  return parts.length > 1 && parts.every((part) => /^\p{Lu}/u.test(part) && part.split(' ').length <= 5)
    ? parts
    : [value];
}

/** 'Berlin, Germany' is one place. */
function isWiderPlace(name: string): boolean {
  return placeFacet(normalizeName(name)) !== '';
}

/** The value as a name; null for a number, a date or a phrase. */
function nameOfValue(value: string): Mention | null {
  const bare = value.replace(/\s*\(.*\)$/, '').replace(/^(?:Dr|Mr|Mrs|Ms|Prof)\.?\s+/, '');
  if (!/^\p{Lu}/u.test(bare) || bare.split(' ').length > 6) return null;
  if (
    /^\d|^(?:January|February|March|April|May|June|July|August|September|October|November|December)\b.*\d|^(?:Yes|No|None|N\/A|Unknown|TBD|Active|Open|Closed|Pending|Done|Approved)$/i.test(
      bare,
    )
  )
    return null;
  const capital = bare
    .split(' ')
    .filter((word) => /^[\p{Lu}\p{N}&]/u.test(word) || /^(?:of|the|and|de|van|von|for|in)$/.test(word));
  if (capital.length < bare.split(' ').length) return null;
  const type = typeOfName(bare);
  return { surface: bare, name: bare, type: type.type, isTypeCertain: type.isCertain, traits: [] };
}

function hasVerbBefore({ analysis: { tokens, verbGroups } }: Scene, end: number): boolean {
  return verbGroups.some((group) => group.form === 'finite' && (tokens[group.end - 1]?.end ?? end) < end);
}
