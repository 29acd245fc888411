import type { SentenceAnalysis, Token } from '../language/analyze.ts';
import type { Entity } from './discourse.ts';
import { possessiveOf } from './pronouns.ts';
import type { Edit } from './reading.ts';

/** Who speaks; `alone` where 'we' and 'our' can only mean the speaker's own circle ('We went to Rome' to an assistant). */
export type Speaker = { readonly entity: Entity; readonly alone: boolean };

/** Puts the speaker for 'I', 'me', 'my' and mends the verbs that agree with 'I' ('I don't like' -> 'Ana doesn't like'). */
export function namesForFirstPerson(
  { tokens, clauses, verbGroups, nounPhrases }: SentenceAnalysis,
  { entity, alone }: Speaker,
): Edit[] {
  const edits: Edit[] = [];
  const own = new Set<number>();
  for (const token of tokens) {
    const text = wordFor(token, entity.name, alone);
    if (text === null) continue;
    edits.push({ start: token.start, end: token.end, text, entity });
    const phrase = nounPhrases.find((other) => other.start <= token.index && token.index < other.end);
    if (phrase !== undefined && /^(?:i|we)$/.test(token.lower)) own.add(phrase.index);
  }
  for (const clause of clauses) {
    if (clause.subjects.length !== 1 || !own.has(clause.subjects[0] ?? -1)) continue;
    const verb = verbGroups[clause.verb];
    if (verb === undefined || verb.form !== 'finite') continue;
    for (let i = verb.start; i <= verb.head; i++) {
      const token = tokens[i] as Token;
      if (token.pos !== 'AUX' && token.pos !== 'VERB') continue;
      const text = agreed(token, verb.tense);
      if (text !== null) edits.push({ start: token.start, end: token.end, text });
      break;
    }
  }
  return edits;
}

function wordFor(token: Token, name: string, alone: boolean): string | null {
  switch (token.lower) {
    case 'i':
      return token.text === 'I' || token.pos === 'PRON' ? name : null;
    case 'me':
    case 'myself':
      return name;
    case 'my':
    case 'mine':
      return possessiveOf(name);
    case 'we':
    case 'us':
      return alone ? name : null;
    case 'our':
    case 'ours':
      return alone ? possessiveOf(name) : null;
    default:
      return null;
  }
}

const agreements: Record<string, string> = {
  "'m": ' is',
  "'re": ' is',
  am: 'is',
  are: 'is',
  were: 'was',
  "'ve": ' has',
  "'ll": ' will',
  "'d": ' would',
  have: 'has',
  do: 'does',
};

function agreed(token: Token, tense: string | null): string | null {
  const known = agreements[token.lower];
  if (known !== undefined) return known;
  if (token.pos !== 'VERB' || tense !== 'present' || token.lower !== token.lemma || /ing$/.test(token.lower))
    return null;
  return thirdPerson(token.text);
}

/** 'go' -> 'goes' */
export function thirdPerson(verb: string): string {
  if (/(?:s|x|z|ch|sh|[^aeiou]o)$/.test(verb)) return `${verb}es`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return `${verb}s`;
}

const unnamed =
  /^(?:user|human|me|you|customer|client|caller|guest|student|patient|interviewee|visitor|participant|speaker|person)(?: \d{1,3})?$/i;
const machine = /^(?:assistant|ai|bot|chatbot|agent|system|gpt|chatgpt|claude|copilot|gemini|model|llm)$/i;

/** Whether a speaker's label names a part in the talk rather than a person. */
export function isUnnamed(speaker: string): boolean {
  return unnamed.test(speaker);
}

/** Whether a speaker is the machine of a chat, whose proposals are nobody's facts. */
export function isMachine(speaker: string): boolean {
  return machine.test(speaker);
}

/** The name a speaker gives: 'My name is Ana', 'I'm Ana Silva.', 'This is Ana.', 'Call me Ana' – null where there is none. */
export function introducedName(text: string): string | null {
  const match =
    /(?:\bmy name(?:'s|’s| is)|^(?:(?:hi|hello|hey)[\s,!.]+(?:there[\s,!.]+)?)?(?:i am|i['’]m|this is)|\b(?:you can )?call me)\s+(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2})(?=\s*(?:[.,;!]|$|and\b|from\b|by\b|-|–|—))/iu.exec(
      text,
    );
  const name = match?.[1];
  if (name === undefined || !/^\p{Lu}/u.test(name)) return null;
  return name;
}
