import { predicateOf, wordsOfOther } from '@memory/ontology';
import type { FactPlan } from './types.ts';

/** A label is at most this long, in UTF-16 units. */
const MAX_LABEL = 500;

/**
 * The readable statement of a fact: 'Jane Doe is the CEO of Acme'. What no longer holds says until when. What rests on hearsay alone names its source, and
 * what is denied is worded as denied, so that a label never says more than the memory holds.
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
  const attribute = /^other:has_(.+)$/.exec(predicate)?.[1]?.replaceAll('_', ' ');
  if (object === null && attribute !== undefined)
    return attributeOf(names.subject, attribute, value, negated);
  const words = wordsOfOther(predicate);
  return `${names.subject} ${negated ? words.negated : words.affirmed} ${value}`.trim();
}

/** "Orr Bank's status is active", and "Hotel Brume has 64 rooms" where the value names what it is a number of. */
function attributeOf(subject: string, attribute: string, value: string, negated: boolean): string {
  const head = attribute.split(' ').at(-1) ?? attribute;
  const isCounted = /^\d/.test(value) && value.toLowerCase().includes(` ${head}`);
  if (isCounted) return `${subject} ${negated ? 'does not have' : 'has'} ${value}`;
  const isPlural = /[^sui]s$/.test(head);
  const verb = isPlural ? 'are' : 'is';
  return `${subject}${subject.endsWith('s') ? "'" : "'s"} ${attribute} ${verb}${negated ? ' not' : ''} ${value}`;
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
