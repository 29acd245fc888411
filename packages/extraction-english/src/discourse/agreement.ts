import type { Clause } from '../clause.ts';
import type { Token } from '../sentence.ts';
import { wordSet } from '../word-set.ts';
import type { Edit } from './claim-text.ts';

const finite: Readonly<Record<string, string>> = {
  am: 'is',
  are: 'is',
  were: 'was',
  have: 'has',
  do: 'does',
  "'m": ' is',
  '’m': ' is',
  "'re": ' is',
  '’re': ' is',
  "'ve": ' has',
  '’ve': ' has',
  "'ll": ' will',
  '’ll': ' will',
  haven: 'hasn',
  aren: 'isn',
  weren: 'wasn',
};

/** Verbs whose past looks like their base: 'I quit last week'. */
const sameInPast = wordSet('quit put set hit cut let hurt shut spread split bet');

/**
 * Edits that make the verbs of a subject agree with a name in its place: 'I am' to 'is', 'I live' to 'lives', also the
 * second verb of 'I live … and work …'. `at` is the pronoun's token; contractions are written out.
 */
export function agreementEdits(tokens: readonly Token[], clauses: readonly Clause[], at: number): Edit[] {
  if (clauses.some(({ subject }) => isOneOfSeveral(subject, at))) return [];
  const own = clauses.filter(
    ({ subject }) => subject !== null && subject.first === at && subject.others.length === 0,
  );
  const verbs = new Set(own.map(({ verb }) => firstVerb(tokens, verb.first, verb.last)));
  if (verbs.size === 0) verbs.add(verbBehind(tokens, at));
  const edits: Edit[] = [];
  for (const index of verbs) {
    const token = tokens[index];
    const text = token === undefined ? null : agreed(tokens, index);
    if (token !== undefined && text !== null) edits.push({ start: token.start, end: token.end, text });
  }
  return edits;
}

/** Whether a token is one of several names joined as a subject: 'My wife Liv and I have …' keeps its verb. */
function isOneOfSeveral(subject: Clause['subject'], at: number): boolean {
  if (subject === null || subject.others.length === 0) return false;
  return subject.first === at || subject.others.some(({ first }) => first === at);
}

/** Edits that write out "he's" and "it'd" behind a name, where "'s" would read as a possessive. */
export function contractionEdits(tokens: readonly Token[], at: number): Edit[] {
  const token = tokens[at + 1];
  if (token === undefined || !/^['’](?:s|d|ll|ve|re)$/.test(token.lower)) return [];
  const text = agreed(tokens, at + 1);
  return text === null ? [] : [{ start: token.start, end: token.end, text }];
}

function firstVerb(tokens: readonly Token[], first: number, last: number): number {
  for (let i = first; i < last; i++) if (tokens[i]?.tag === 'AUX' || tokens[i]?.tag === 'VERB') return i;
  return first;
}

function verbBehind(tokens: readonly Token[], at: number): number {
  let i = at + 1;
  while (i < at + 4 && (tokens[i]?.tag === 'ADV' || tokens[i]?.lower === 'both')) i++;
  return i;
}

function agreed(tokens: readonly Token[], at: number): string | null {
  const token = tokens[at];
  if (token === undefined) return null;
  const next = tokens.slice(at + 1, at + 3).find(({ tag }) => tag !== 'ADV' && tag !== 'PART');
  if (/^['’]s$/.test(token.lower)) return next?.lower === 'been' || next?.lower === 'got' ? ' has' : ' is';
  if (/^['’]d$/.test(token.lower)) return next?.lower === 'better' || isParticiple(next) ? ' had' : ' would';
  const fixed = finite[token.lower];
  if (fixed !== undefined) return token.text[0] === token.text[0]?.toLowerCase() ? fixed : null;
  if (token.tag !== 'VERB' || token.lower !== token.lemma || sameInPast.has(token.lower)) return null;
  return thirdPerson(/^\p{Lu}{2,}$/u.test(token.text) ? token.lower : token.text);
}

function isParticiple(token: Token | undefined): boolean {
  return (
    token?.tag === 'VERB' &&
    token.lower !== token.lemma &&
    /(?:ed|en|own|one|ought|ept|ade)$/.test(token.lower)
  );
}

/** 'lives' of 'live', 'tries' of 'try', 'goes' of 'go'. */
export function thirdPerson(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}
