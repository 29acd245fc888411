import { MONTH } from '../rewordings/sentence-rule.ts';

const DAY = `(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}(?:,? \\d{4})?|${MONTH} \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|${MONTH}(?: \\d{4})?|\\d{4}-\\d\\d-\\d\\d)`;

/** What a sentence calls that which the one before told. */
const deeds: readonly (readonly [noun: string, told: RegExp])[] = [
  [
    'appointments?|promotions?|nominations?|elections?|hiring|posts?|roles?',
    /\b(?:appoint|nam|elect|promot|hir|chos|select|pick|nominat)\p{Ll}*\b|\bmade\b|\bas\b/u,
  ],
  ['resignation|departure|retirement', /\b(?:resign|step|stepp|retir|quit|leav)\p{Ll}*\b|\bleft\b/u],
  ['move|transfer|relocation', /\b(?:mov|transferr?|relocat)\p{Ll}*\b/u],
  ['sale|acquisition|takeover|purchase|merger', /\b(?:sold|sell|buy|acquir|merg)\p{Ll}*\b|\bbought\b/u],
  ['renaming|rebranding|name change|new name', /\b(?:renam|rebrand)\p{Ll}*\b| name\b/u],
  [
    'increase|rise|cut|reduction|new (?:price|fare|rate|fee|rent)',
    /\b(?:pric|fare|rate|fee|rent|cost)\p{Ll}*\b/u,
  ],
];

const starts = deeds.map(
  ([noun, told]) =>
    [
      new RegExp(
        `^(?:The|This|His|Her|Their|Its) (?:${noun}) (?:(?:will )?(?:takes?|took|comes?|came|goe?s?|went|enters?) (?:into )?(?:effect|force)|(?:is|was|becomes?|became|will be|will become) effective|(?:will )?(?:begins?|began|starts?|started))(?: (?:on|from|in|as of|as from))? (?<day>${DAY})\\.?$`,
        'u',
      ),
      told,
    ] as const,
);

/** 'She has done so since 2019' */
const goesOn =
  /^(?:He|She|It|They) (?:has|have) (?:done|been doing) (?:so|this|that|it) (?<since>(?:ever )?since (?:[\p{Ll}]+ ){0,2}(?:\p{Lu}\p{Ll}+ )?\d{4})\.?$/u;

/** A present that goes on: 'conducts the choir', 'lives and works in Hull'. */
const going = /^(?:\S+ ){1,8}?(?:\p{Ll}+(?:s|es)|play|teach|live|work|run|own) [^,;]+\.$/u;

const ownTime = new RegExp(`\\b(?:${MONTH}|\\d{4}|today|yesterday|tomorrow|last|next)\\b`, 'u');

/** A sentence with the start that the next one gives: 'Orr has appointed Ann head. The appointment takes effect on 1 July.'; null for others. */
export function withItsStart(said: string, next: string): string | null {
  if (said.length > 240 || next.length > 90 || !/[^?]\.$/.test(said)) return null;
  // what is told with a time of its own keeps it
  if (ownTime.test(said)) return null;
  const since = goesOn.exec(next)?.groups?.since;
  if (since !== undefined) return going.test(said) ? `${said.slice(0, -1)} ${since}.` : null;
  for (const [pattern, told] of starts) {
    const day = pattern.exec(next)?.groups?.day;
    if (day !== undefined && told.test(said)) return `${said.slice(0, -1)} with effect from ${day}.`;
  }
  return null;
}
