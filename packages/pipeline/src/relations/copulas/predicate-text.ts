import type { Token } from '../../language/analyze.ts';
import type { Clause } from '../../language/clauses/clause-types.ts';
import type { NounPhrase } from '../../language/phrases/noun-phrases.ts';
import { rangeText, type Scene, termOf, valueText, verbOf } from '../scene.ts';

/** Where ', according to Reuters' begins; `to` where nobody is named so. */
export function sourceStart({ analysis: { tokens } }: Scene, from: number, to: number): number {
  const at = tokens.findIndex(
    ({ lower }, i) => i > from && i < to && lower === 'according' && tokens[i + 1]?.lower === 'to',
  );
  return at < 0 ? to : at;
}

/** Where the words of a time begin: with 'in', or with the 'at the end of' in front of a year, the 'in the week of' of a day. */
export function timeStart({ analysis: { tokens } }: Scene, { governor, start }: NounPhrase): number {
  const first = governor ?? start;
  const isEdge =
    tokens[first]?.lower === 'of' &&
    /^(?:end|close|start|beginning|middle|week|weekend)$/.test(tokens[first - 1]?.lower ?? '') &&
    tokens[first - 2]?.lower === 'the' &&
    /^(?:ADP|SCONJ)$/.test(tokens[first - 3]?.pos ?? '');
  return isEdge ? first - 3 : first;
}

/** Whether what ends here says only that it is so now, or nothing. */
function isAside(tokens: readonly Token[], end: number): boolean {
  const { lower, pos } = tokens[end - 1] as Token;
  if (lower === 'days') return tokens[end - 2]?.lower === 'these';
  return pos === 'ADV' && /^(?:now|currently|nowadays|anyway|again|too|though|lately)$/.test(lower);
}

/** 'every Sunday', 'each May', 'on Fridays': part of what is said rather than its date. */
export function recurs(scene: Scene, { start, end }: Pick<NounPhrase, 'start' | 'end'>): boolean {
  const { tokens } = scene.analysis;
  return (
    /^(?:every|each)$/.test((tokens[start] as Token).lower) ||
    /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun|week)days|weekends)$/.test((tokens[end - 1] as Token).lower)
  );
}

/** Leaves closing marks and conjunctions out. */
export function trimEnd(scene: Scene, from: number, to: number): number {
  const { tokens } = scene.analysis;
  let end = to;
  while (
    end > from &&
    (/^(?:PUNCT|CCONJ|SCONJ)$/.test((tokens[end - 1] as Token).pos) ||
      /^[.,;:!?]$/.test((tokens[end - 1] as Token).text)) &&
    !/^[)%"”]$/.test((tokens[end - 1] as Token).text)
  )
    end--;
  return end;
}

/** What stands behind the copula, without times at its end and without what another clause adds. */
export function predicateText(scene: Scene, clause: Clause): string | null {
  const { tokens, nounPhrases } = scene.analysis;
  const verb = verbOf(scene, clause);
  let { end } = clause;
  const [only] = clause.objects;
  if (clause.objects.length === 1 && only !== undefined && termOf(scene, only).phrase.kind === 'time')
    return valueText(scene, only).replace(/^now /i, '');
  end = trimEnd(scene, verb.end, sourceStart(scene, verb.end, end));
  for (const phrase of [...nounPhrases].reverse()) {
    if (phrase.kind !== 'time' || phrase.end !== end || recurs(scene, phrase)) continue;
    const start = timeStart(scene, phrase);
    if (start <= verb.end) break;
    end = trimEnd(scene, verb.end, start);
  }
  let start = verb.end;
  // 'vegetarian and allergic to nuts': what stands behind 'and' with a phrase of its own is said apart
  const and = tokens.findIndex(
    (token, i) =>
      i > start &&
      i < end &&
      token.pos === 'CCONJ' &&
      tokens[i + 1]?.pos === 'ADJ' &&
      clause.prepositional.some(({ preposition }) => preposition > i),
  );
  if (and > start) end = trimEnd(scene, start, and);
  while (start < end && /^(?:now|currently|still|also|then|again|,)$/.test((tokens[start] as Token).lower))
    start++;
  // 'is green tea now', 'is vegan anyway', 'is blue these days'
  while (start < end && isAside(tokens, end)) {
    const days = (tokens[end - 1] as Token).lower === 'days' ? 2 : 1;
    end = trimEnd(scene, start, end - days);
  }
  if (end <= start) return null;
  const text = rangeText(scene, start, end).trim();
  return text === '' || text.length > 240 ? null : text;
}
