import { createHash } from 'node:crypto';
import {
  endsOf,
  isCallingOff,
  isClosing,
  isIn,
  isOfBothLives,
  isOfLife,
  type PredicateSpec,
} from '@memory/ontology';

/** What is said, with merged entities already replaced by the one that stands for them. */
export type Triple = {
  kind: 'relation' | 'observation';
  subject: string;
  predicate: string;
  object: string | null;
  /** Normal form of a literal object; null where the object is an entity. */
  objectKey: string | null;
  /**
   * Single-valued by its grammar, although its predicate is not listed as such: of an inventory's predicate the subject is the
   * only one of its object, of any other the value the only one of its subject.
   */
  isUnique: boolean;
  /** Values of different facets do not exclude each other. */
  facet: string;
};

/**
 * Groups in which statements decide about each other, each a signed 64-bit number as text: the first is the statement
 * key itself (the same thing said again), the others are the slots that hold one value at a time, and the lives and
 * engagements that it bears on.
 */
export type StatementGroups = { key: string; slots: string[] };

export function statementGroups(triple: Triple, spec: PredicateSpec | undefined): StatementGroups {
  const { kind, predicate } = triple;
  let { subject, object } = triple;
  if (spec?.symmetric && object !== null && object < subject) [subject, object] = [object, subject];
  const value = object ?? `=${triple.objectKey ?? ''}`;
  const slots: string[] = [];
  const { functional } = spec ?? {};
  // 'the owner of Orr is Ann': one owner at a time, who may own more
  const ended = endsOf(predicate);
  if (triple.isUnique && spec !== undefined && functional === undefined && spec.singleBy === undefined)
    slots.push(group('object', ended === 'owns' ? ended : predicate, triple.facet, value));
  else if (triple.isUnique || functional === 'subject' || functional === 'both')
    slots.push(group('subject', predicate, triple.facet, subject));
  // of a mutual relation both ends are alike: whoever is married to Bob is a rival, on whichever side Bob stands
  if (functional === 'both' && spec?.symmetric) slots.push(group('subject', predicate, triple.facet, value));
  else if (functional === 'object' || functional === 'both')
    slots.push(group('object', predicate, triple.facet, value));
  if (isOfLife(predicate)) slots.push(group('life', subject));
  if (isOfBothLives(predicate)) for (const life of [subject, value]) slots.push(group('life', life));
  if (isIn('hand', predicate) || isIn('use', predicate)) slots.push(group('hand', subject, value));
  if (isIn('seat', predicate) || ended === 'stay') slots.push(group('seat', subject, value));
  // who is in charge of a thing now has come in the place of others; stakes are had beside each other
  if (isIn('care', predicate) && object !== null && triple.facet !== 'stake')
    slots.push(group('care', triple.facet, value));
  // of one kind of thing, one is preferred at a time
  if (predicate === 'prefers' && triple.facet !== '')
    slots.push(group('subject', predicate, triple.facet, subject));
  if (isIn('taste', predicate)) slots.push(group('taste', subject, value));
  // a firm that has closed employs nobody and makes nothing any more
  if (isClosing(predicate, triple.objectKey) || isIn('trading', predicate))
    slots.push(group('trading', subject));
  // what is rewritten in another language is written in the old one no longer
  if (predicate === 'written_in') slots.push(group('tool', predicate, subject));
  if (isIn('couple', predicate)) slots.push(group('couple', ...[subject, value].sort()));
  // what is called off bears on the day that was set for it
  if (isIn('setDay', predicate) || isCallingOff(predicate, triple.objectKey))
    slots.push(group('day', subject));
  // one database, one issue tracker at a time
  if (isIn('use', predicate) && triple.facet !== '') slots.push(group('tool', triple.facet, subject));
  // one team of a firm at a time
  if (predicate === 'member_of' && triple.facet !== '') slots.push(group('team', subject));
  // whoever loses or buys a firm bears on whose subsidiary it is
  if (predicate === 'subsidiary_of' || predicate === 'spun_off_from')
    slots.push(group('hand', value, subject));
  // a daughter has one owner, and whose it is alone has one parent
  if (predicate === 'subsidiary_of') slots.push(group('object', 'owns', triple.facet, subject));
  if (predicate === 'acquired') slots.push(group('subject', 'subsidiary_of', triple.facet, value));
  // a contract that ends bears on who supplies whom
  if (/^(?:partner_of|supplies)$/.test(predicate)) slots.push(group('trade', ...[subject, value].sort()));
  if (ended === 'engaged_to')
    for (const end of [subject, value]) slots.push(group('subject', ended, triple.facet, end));
  return { key: group(kind, predicate, subject, value), slots };
}

/** 64 bits of SHA-256: a collision among a billion groups has a chance of 3 %, and only joins two decisions. */
function group(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\u0000')).digest().readBigInt64BE(0).toString();
}

/**
 * Normal form of a literal: case, accents, spacing, a leading article and closing punctuation do not make another value, and neither
 * does how a figure is written: 'five years' and '5 years', '€30' and '30 euros', '640 g' and '640 grams'.
 */
export function literalKey(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[\s\u00a0]+/gu, ' ')
    .replace(/^["'“”‘’\s]+|["'“”‘’.,;:!\s]+$/gu, '')
    .replace(/^(?:the|an?) (?=\S)/u, '');
  return withPlainFigures(plain);
}

const written: Readonly<Record<string, string>> = Object.fromEntries(
  ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].map(
    (word, i) => [word, String(i + 2)],
  ),
);
const currencies: Readonly<Record<string, string>> = { '€': 'euros', '£': 'pounds', $: 'dollars' };
const units: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d) ?(?:kilograms?|kilogrammes?|kilos?|kg)(?![\p{L}\p{N}])/gu, ' kg'],
  [/(?<=\d) ?(?:grams?|grammes?|g)(?![\p{L}\p{N}])/gu, ' g'],
  [/(?<=\d) ?(?:kilomet(?:re|er)s?|km)(?![\p{L}\p{N}])/gu, ' km'],
  [/(?<=\d) ?(?:centimet(?:re|er)s?|cm)(?![\p{L}\p{N}])/gu, ' cm'],
  [/(?<=\d) ?(?:millimet(?:re|er)s?|mm)(?![\p{L}\p{N}])/gu, ' mm'],
  [/(?<=\d) ?(?:met(?:re|er)s?|m)(?![\p{L}\p{N}])/gu, ' m'],
  [/(?<=\d) ?(?:lit(?:re|er)s?|l)(?![\p{L}\p{N}])/gu, ' l'],
  [/(?<=\d) ?(?:seconds?|secs?|s)(?![\p{L}\p{N}])/gu, ' s'],
  [/(?<=\d) ?(?:minutes?|mins?)(?![\p{L}\p{N}])/gu, ' min'],
  [/(?<=\d) ?(?:percent|per cent|%)/gu, ' %'],
  [/(?<=\d) ?(?:euros?|eur)(?![\p{L}\p{N}])/gu, ' euros'],
  [/(?<=\d) (?:pounds|gbp)(?![\p{L}\p{N}])/gu, ' pounds'],
  [/(?<=\d) (?:dollars|usd)(?![\p{L}\p{N}])/gu, ' dollars'],
  [/(?<=\d) (?:francs|chf)(?![\p{L}\p{N}])/gu, ' francs'],
  [/(?<=\d) ?(?=[kmgt]i?b(?![\p{L}\p{N}]))/gu, ' '],
];

function withPlainFigures(text: string): string {
  const counted = text.replace(
    /(?<![\p{L}\p{N}-])(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?= \p{L})/gu,
    (word) => written[word] ?? word,
  );
  if (!/\d/.test(counted)) return counted;
  const told = counted
    .replace(/([€£$]) ?(\d+(?:[.,]\d+)*)/gu, (_, sign: string, sum: string) => `${sum} ${currencies[sign]}`)
    .replace(
      /(\d+(?:[.,]\d+)*) ?([€£$])(?!\d)/gu,
      (_, sum: string, sign: string) => `${sum} ${currencies[sign]}`,
    )
    .replace(/(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d,])/gu, (figure) => figure.replaceAll(',', ''));
  return units.reduce((said, [unit, usual]) => said.replace(unit, usual), told);
}
