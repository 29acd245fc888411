import type { Term } from '@memory/extraction';
import type { Phrase } from '../clause.ts';
import { termNamed } from '../term.ts';
import { wordSet } from '../word-set.ts';
import { bareWords, type ReadingContext, wordsOf } from './context.ts';

/** Predicates that are said of the parts of a system, which a text calls by their nouns. */
const ofSystems = /^(?:port|version|runs_on|written_in|uses|depends_on)$/;
/** Predicates that are said of what is planned or offered, which a text calls by its nouns: 'the pottery course'. */
const ofDates =
  /^(?:scheduled_for|due_on|expires_on|took_place_on|took_place_in|price|fee|budget|status|duration)$/;
/** Predicates of whoever looks after something: 'the billing service', 'the checkout page'. */
const ofKeeping =
  /^(?:responsible_for|owns|manages|leads|leader_of|maintainer_of|product_manager_of|works_on|assigned_to|head_of)$/;

const components = wordSet(`
  api app application backend frontend server database service website site worker queue cache gateway proxy
  cluster scheduler dashboard portal client daemon broker pipeline registry bot cli
`);
const occasions = wordSet(`
  course fair meeting review festival workshop exam concert trip class lesson contract lease project sprint
  event conference party dinner lunch wedding appointment release launch relaunch report deadline race match
  tournament exhibition seminar training inspection key certificate token domain password licence license
  audit migration rollout deployment upgrade maintenance sale auction ferry ticket repair summit retreat
  hearing presentation delivery shipment renovation merger survey
`);
/** Nouns of people who work together. */
const groups = wordSet('team department unit squad crew committee board');
const holdings = wordSet(`
  page team system platform programme program repository module newsletter catalogue catalog rota account
  archive store
`);
/** Of these those that do not happen. */
const objects = new Set([
  ...holdings,
  ...wordSet('contract lease report key certificate token domain password licence license ticket ferry'),
]);
const kept = new Set([...components, ...occasions, ...holdings]);

/**
 * 'the api', 'the billing server', 'the pottery course': what a text has one of and calls by its nouns, with at least so many
 * words in front of its head that tell it from others.
 */
function definedTerm(
  context: ReadingContext,
  phrase: Phrase,
  heads: ReadonlySet<string>,
  least: number,
): Term | null {
  if (phrase.kind === 'pronoun') return describedTerm(phrase, heads, least);
  if (phrase.kind !== 'common' || phrase.determiner !== 'definite' || phrase.owner !== null) return null;
  const head = context.tokens[phrase.head];
  if (head === undefined || !heads.has(head.lower) || phrase.modifiers.length > 0) return null;
  const first = passing.test(context.tokens[phrase.first + 1]?.lower ?? '')
    ? phrase.first + 2
    : phrase.first + 1;
  const between = context.tokens.slice(first, phrase.head);
  if (
    between.length < least ||
    between.length > 2 ||
    between.some(({ tag }) => !/^(?:NOUN|PROPN)$/.test(tag))
  )
    return null;
  return termOf(wordsOf(context, phrase), bareWords(context, { ...phrase, first }), head.lower);
}

/** Words that tell which one of many a thing is by its time: 'the next board meeting' is the board meeting. */
const passing = /^(?:next|new|current|upcoming)$/;

/** The thing that a pronoun stands for, where it is described and not named: 'the pottery course … it'. */
function describedTerm({ term }: Phrase, heads: ReadonlySet<string>, least: number): Term | null {
  if (term === null || term.isNamed) return null;
  const words = term.name.split(' ');
  const head = words.at(-1) ?? '';
  return heads.has(head) && words.length > least && words.length <= 3
    ? termOf(term.surface, term.name, head)
    : null;
}

function termOf(surface: string, name: string, head: string): Term {
  const other = objects.has(head) ? 'thing' : 'event';
  const type = components.has(head) ? 'product' : groups.has(head) ? 'organization' : other;
  return { ...termNamed(name, type, false), surface };
}

/** The defined thing that a predicate can be said of; null where the phrase is none. */
export function definedSubject(context: ReadingContext, phrase: Phrase, predicate: string): Term | null {
  if (ofSystems.test(predicate))
    return definedTerm(context, phrase, components, 0) ?? definedTerm(context, phrase, groups, 1);
  if (predicate === 'assigned_to') return definedTerm(context, phrase, kept, 1);
  return ofDates.test(predicate) ? definedTerm(context, phrase, occasions, 1) : null;
}

/** The defined thing that a predicate can lead to; null where the phrase is none. */
export function definedObject(context: ReadingContext, phrase: Phrase, predicate: string): Term | null {
  if (ofSystems.test(predicate)) return definedTerm(context, phrase, components, 1);
  return ofKeeping.test(predicate) ? definedTerm(context, phrase, kept, 1) : null;
}

/** The defined thing whose owner, deadline or price a noun is: 'the owner of the billing service'. */
export function definedOwner(context: ReadingContext, phrase: Phrase, predicate: string): Term | null {
  const isKept = ofKeeping.test(predicate) || ofDates.test(predicate) || ofSystems.test(predicate);
  return isKept ? definedTerm(context, phrase, kept, 1) : null;
}
