import type { Term } from '@memory/extraction';
import type { NameSpan } from '../name.ts';
import type { Token } from '../sentence.ts';
import type { ReaderDocument } from './document.ts';
import type { ReaderParts } from './parts.ts';
import { isMachine, speakerName, userName } from './speakers.ts';
import { readPassages } from './standing.ts';

/** Where somebody says who they are: their name, and the token of the 'I' or 'my' that is them; -1 where none stands there. */
export type Introduction = { readonly name: string; readonly at: number };

const mostTurns = 200;
const opening = 300;
const nothing: ReadonlyMap<string, Term> = new Map();

/** Reads 'I'm Ana', 'My name is Noor Falk', 'It's Ana again', 'Ana here'; null where a sentence introduces nobody. */
export function readIntroduction(tokens: readonly Token[], names: readonly NameSpan[]): Introduction | null {
  for (const { first, last, term } of names) {
    if (!term.isNamed || !closes(tokens[last])) continue;
    const words = tokens.slice(Math.max(0, first - 3), first).map(({ lower }) => lower);
    const [third = '', second = '', nearest = ''] = [...Array(3 - words.length).fill(''), ...words];
    const isVerb = /^(?:is|am|['’][sm])$/.test(nearest);
    if (isVerb && third === 'my' && second === 'name' && mayBePerson(term))
      return { name: term.name, at: first - 3 };
    // of a single word the lists must know that it is somebody's
    if (term.type !== 'person' && !(mayBePerson(term) && term.name.includes(' '))) continue;
    if (isVerb && second === 'i') return { name: term.name, at: first - 2 };
    const next = tokens[last]?.lower;
    const isAgain = next === 'again' || next === 'here';
    if (isVerb && (second === 'it' || second === 'this') && (first === 2 || isAgain))
      return { name: term.name, at: -1 };
    if (first === 0 && isAgain) return { name: term.name, at: -1 };
  }
  return null;
}

function mayBePerson({ type, isTypeCertain }: NameSpan['term']): boolean {
  return type === 'person' || !isTypeCertain;
}

function closes(next: Token | undefined): boolean {
  return next === undefined || /^(?:[.,!;:—–-]|and|but|again|here|from)$/.test(next.lower);
}

/**
 * The name of whom a conversation calls 'User', where one is given: in the user's own words, or in answer to a question
 * for it. Null where none or more than one is. Words that are quoted or handed on name nobody.
 */
export function nameOfUser(document: ReaderDocument, parts: ReaderParts): string | null {
  const { blocks, conversation } = document.structure;
  const isTalk =
    conversation && blocks.some(({ turn }) => turn !== null && speakerName(turn.speaker) === userName);
  if (!isTalk) return null;
  const found = new Set<string>();
  let turns = 0;
  let isAsked = false;
  for (const { block, start, end, standing, givesFacts, quotations } of readPassages(document, parts, null)) {
    const said = blocks[block]?.text.plain.slice(start, end) ?? '';
    if (standing.speaker !== userName) {
      isAsked = standing.speaker !== null && isMachine(standing.speaker) && asksName(said);
      continue;
    }
    if (turns++ >= mostTurns) break;
    if (givesFacts && quotations.length === 0)
      for (const name of namesIn(said.slice(0, opening), isAsked, parts)) found.add(name);
    isAsked = false;
  }
  const names = [...found].filter(
    (name) => ![...found].some((other) => other !== name && ` ${other} `.includes(` ${name} `)),
  );
  return names.length === 1 ? (names[0] ?? null) : null;
}

function* namesIn(said: string, isAsked: boolean, parts: ReaderParts): Generator<string> {
  for (const { start, end } of parts.splitSentences(said, 'en').slice(0, 6)) {
    const tokens = parts.tag(said.slice(start, end));
    const names = parts.findNames(tokens, [], nothing);
    const introduced = readIntroduction(tokens, names);
    if (introduced !== null) yield introduced.name;
    const [only] = names;
    const words = tokens.filter(({ tag }) => tag !== 'PUNCT').length;
    const isWhole = only !== undefined && only.first === 0 && only.last === words;
    if (isAsked && start === 0 && isWhole && mayBePerson(only.term)) yield only.term.name;
  }
}

/** 'What's your name?', 'May I ask who I am talking to?' */
function asksName(said: string): boolean {
  const last =
    said
      .trim()
      .split(/(?<=[.!?])\s+/)
      .at(-1) ?? '';
  const words = last.toLowerCase();
  return (
    words.endsWith('?') &&
    ['your name', 'talking to', 'speaking with', 'speaking to', 'call you'].some((asked) =>
      words.includes(asked),
    )
  );
}
