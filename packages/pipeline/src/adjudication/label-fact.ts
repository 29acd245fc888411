import { predicateOf, wordsOfOther } from '@memory/ontology';
import type { FactPlan } from './types.ts';

/** Words that make a statement a denial. */
const isDenial = /\b(?:not|no|never|neither|nor|nobody|none|nothing|cannot|without)\b|n['’]t\b/i;

/** A label is at most this long, in UTF-16 units. */
/** So much of a verb its forms have in common: 'mak' of 'makes' and 'making'. */
const SHORTEST_STEM = 3;
const MAX_LABEL = 500;

/**
 * The readable statement of a fact: 'Jane Doe is the CEO of Acme'. What no longer holds says until when. What rests on hearsay alone names its source, and
 * what is denied is worded as denied, so that a label never says more than the memory holds. An observation that no
 * predicate of the inventory words is its own statement, behind the name of its subject where it does not have that.
 */
export function labelFact(
  fact: Pick<
    FactPlan,
    | 'predicate'
    | 'objectText'
    | 'negated'
    | 'attributedTo'
    | 'object'
    | 'validFrom'
    | 'validUntil'
    | 'endIsSaid'
    | 'precision'
  >,
  names: { subject: string; object: string | null },
): string {
  const said = `${sentence(fact, names)}${period(fact)}`;
  const label =
    fact.attributedTo === null || said.toLowerCase().includes(fact.attributedTo.toLowerCase())
      ? said
      : `According to ${fact.attributedTo}, ${said}`;
  return label.length <= MAX_LABEL ? label : `${label.slice(0, MAX_LABEL - 1).trimEnd()}…`;
}

function sentence(
  {
    predicate,
    objectText,
    negated,
    object,
  }: Pick<FactPlan, 'predicate' | 'objectText' | 'negated' | 'object'>,
  names: { subject: string; object: string | null },
): string {
  const spec = predicateOf(predicate);
  const value = object === null ? (objectText ?? '') : (names.object ?? '');
  if (spec !== undefined)
    return `${names.subject} ${before(negated ? spec.negated : spec.label, value)} ${value}`.trim();
  const words = wordsOfOther(predicate);
  if (object === null) {
    const said = negated && !isDenial.test(value) ? `It is not so that ${value}` : value;
    if (names.subject === '' || mentions(value, names.subject)) return said;
    if (isPredicate(value, predicate)) return `${names.subject}: ${said}`;
    return `${names.subject} ${behind(negated ? words.negated : words.affirmed, value)} ${value}`;
  }
  return `${names.subject} ${negated ? words.negated : words.affirmed} ${value}`.trim();
}

/** Whether a statement names its subject, if only by a part of the name; 'Breakfast is served from 7' does not tell where. */
function mentions(text: string, subject: string): boolean {
  const isName = /\p{Lu}/u.test(subject);
  const said = isName ? text : text.toLowerCase();
  return subject
    .split(/[\s-]+/)
    .some((word) => (!isName || /^[\p{Lu}\p{N}]/u.test(word)) && said.includes(word));
}

/** Whether a value has its verb with it: 'plays the oboe', 'tea is served' of `other:play` and `other:serve`. */
function isPredicate(value: string, predicate: string): boolean {
  const [verb = ''] = predicate.replace(/^other:/, '').split('_', 1);
  const stem = verb.slice(0, Math.max(SHORTEST_STEM, verb.length - 1));
  return value
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => word.startsWith(stem));
}

/** 'has 64 rooms': a value that has the noun of its attribute with it needs it no second time. */
function behind(words: string, value: string): string {
  const noun = / the (.+)$/.exec(words)?.[1];
  return noun !== undefined && value.toLowerCase().includes(noun)
    ? words.slice(0, -` the ${noun}`.length)
    : words;
}

/** 'on 5 May 2015', but 'in 2015' and 'in May 2015'. */
function before(words: string, value: string): string {
  return words.endsWith(' on') && /^(\p{L}+ )?\d{4}$/u.test(value) ? `${words.slice(0, -2)}in` : words;
}

/**
 * The stretch over which something held that is known to have ended; empty while it holds. What is said to have lasted from
 * 2010 to 2012 is told so, though it ends where 2013 begins.
 */
function period({
  validFrom,
  validUntil,
  endIsSaid,
  precision,
}: Pick<FactPlan, 'validFrom' | 'validUntil' | 'endIsSaid' | 'precision'>): string {
  if (validUntil === null) return '';
  const from = validFrom === null ? '' : date(validFrom).slice(0, shown[precision] ?? coarse(validFrom));
  const until = endIsSaid
    ? date(validUntil - 1).slice(0, Math.max(coarse(validUntil), from.length))
    : date(validUntil).slice(0, coarse(validUntil));
  if (from === '') return ` (until ${until})`;
  return endIsSaid && from === until ? ` (${from})` : ` (${from} to ${until})`;
}

/** How much of a date its precision lets one say. */
const shown: Partial<Record<FactPlan['precision'], number>> = { year: 4, quarter: 7, month: 7, day: 10 };

/** 1 January and the first of a month are what coarse dates begin with, so they are not shown where nothing tells the precision. */
function coarse(time: number): number {
  if (date(time).endsWith('-01-01')) return 4;
  return date(time).endsWith('-01') ? 7 : 10;
}

const date = (time: number) => new Date(time).toISOString().slice(0, 10);
