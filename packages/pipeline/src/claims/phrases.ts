import type { NounPhrase, SentenceAnalysis } from '../language/analyze.ts';
import { isCalling } from '../language/repair/repair-phrase.ts';
import type { Reading } from './reading.ts';
import { isRole } from './reference/entity-kinds.ts';

/** '"The Miller's Daughter"': the miller is spoken of no more than the daughter. */
export function isQuotedTitle({ tokens, text }: SentenceAnalysis, { start, end }: NounPhrase): boolean {
  const [before, behind] = [text[(tokens[start]?.start ?? 0) - 1], text[tokens[end - 1]?.end ?? 0]];
  return before !== undefined && behind !== undefined && /["“]/.test(before) && /["”]/.test(behind);
}

/** 'An article misspelt …', 'The caption wrongly said …' */
export function isErring({ tokens, verbGroups }: SentenceAnalysis, phrase: NounPhrase): boolean {
  if (
    !/^(?:article|report|story|caption|headline|version|post|item|obituary)$/.test(
      tokens[phrase.head]?.lower ?? '',
    )
  )
    return false;
  const verb = verbGroups.find(({ start }) => start >= phrase.end && start - phrase.end <= 3);
  return (
    verb !== undefined &&
    (isEarlier(tokens, phrase) ||
      /^mis(?:state|spell|identify|name|quote|report|attribute|represent|date)$/.test(verb.lemma) ||
      tokens
        .slice(phrase.end, verb.end + 1)
        .some(({ lower }) => /^(?:wrongly|incorrectly|mistakenly|erroneously)$/.test(lower)))
  );
}

/** 'An earlier version of this page said …': who is 'she' behind it is told there. */
function isEarlier(tokens: SentenceAnalysis['tokens'], { start, head }: NounPhrase): boolean {
  return tokens
    .slice(Math.max(0, start - 2), head)
    .some(({ lower }) => /^(?:earlier|previous|prior|original|initial|first)$/.test(lower));
}

/** 'a pharmacist' in 'Emil Ott, a pharmacist, …', 'Emil Ott, singer and writer, …': no one new. */
export function describesName({ analysis, entities, roles }: Reading, phrase: NounPhrase): boolean {
  const { nounPhrases, tokens } = analysis;
  const before = nounPhrases[phrase.index - 1];
  if (before?.end !== phrase.start - 1 || phrase.governor !== null) return false;
  const head = tokens[phrase.head]?.lower ?? '';
  if (phrase.determiner === null && !phrase.plural && (isCalling(head) || isRole(head))) {
    const first = tokens[before.end]?.lower === 'and' ? nounPhrases[before.index - 1] : before;
    return tokens[first?.end ?? -1]?.text === ',' && entities.get(first?.index ?? -1)?.proper === true;
  }
  const isSetOff = tokens[before.end]?.text === ',' && roles.get(phrase.index) !== 'subject';
  return isSetOff && phrase.determiner !== null && entities.get(before.index)?.proper === true;
}

/** 'Josephine "Josie" Tallant', 'Robert (Bob) Tallant': the whole name and the one in between, at the phrase that opens it; 'inside' at those behind. */
export function nicknamed(
  { tokens, nounPhrases }: SentenceAnalysis,
  phrase: NounPhrase,
): { readonly name: string; readonly nick: string } | 'inside' | null {
  for (const first of nounPhrases.slice(Math.max(0, phrase.index - 2), phrase.index + 1)) {
    const nick = nounPhrases[first.index + 1];
    const last = nounPhrases[first.index + 2];
    if (nick === undefined || last === undefined || nick.start !== first.end + 1) continue;
    if (last.start !== nick.end + 1 || nick.end - nick.start !== 1) continue;
    if (![first, nick, last].every(({ kind }) => kind === 'proper')) continue;
    const marks = `${tokens[first.end]?.text ?? ''}${tokens[nick.end]?.text ?? ''}`;
    if (!/^(?:""|“”|''|‘’|\(\))$/.test(marks)) continue;
    if (last.possessor !== null || !/^\p{Lu}\p{Ll}+$/u.test(tokens[nick.start]?.text ?? '')) continue;
    if (first.index !== phrase.index) return 'inside';
    const words = [...tokens.slice(first.start, first.end), ...tokens.slice(last.start, last.end)];
    return { name: words.map(({ text }) => text).join(' '), nick: tokens[nick.start]?.text ?? '' };
  }
  return null;
}
