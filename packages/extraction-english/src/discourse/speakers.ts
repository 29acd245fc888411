import type { Term } from '@memory/extraction';
import type { Block, DocumentStructure } from '@memory/markdown';
import { termNamed } from '../term.ts';
import { assistantParts, userParts } from './speech-words.ts';

/** Who talks with a machine and has no name. */
export const userName = 'User';

/** The name that a turn's label stands for: 'User' and 'Assistant' for the parts of a talk with a machine. */
export function speakerName(label: string): string {
  const name = label.trim().replace(/\s+/g, ' ');
  const lower = name.toLowerCase();
  if (userParts.has(lower)) return userName;
  if (assistantParts.has(lower)) return 'Assistant';
  return name === lower
    ? name.replace(/(?<![\p{L}\p{N}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
    : name;
}

/** The name of a speaker by the label; `user` is the name of whom the labels call 'User', where known. */
export function nameOfSpeaker(label: string, user: string | null): string {
  const name = speakerName(label);
  return name === userName ? (user ?? userName) : name;
}

/** Whether a machine speaks: what it says is evidence, not testimony. */
export function isMachine(name: string): boolean {
  return name === 'Assistant' || /(?:^|[ _-])(?:bot|gpt|ai|agent|assistant)$/i.test(name);
}

/** Who speaks in a conversation, in order of their first turn. */
export function participantsOf(
  { blocks, conversation }: DocumentStructure,
  user: string | null,
): readonly string[] {
  const names = new Set<string>();
  if (!conversation) return [];
  for (const { turn } of blocks) if (turn !== null) names.add(nameOfSpeaker(turn.speaker, user));
  return [...names];
}

/** Who a turn is spoken to: the other one where two speak, the machine where a user speaks alone; else nobody known. */
export function addresseeOf(speaker: string, participants: readonly string[]): string | null {
  if (participants.length === 2) return participants.find((name) => name !== speaker) ?? null;
  return participants.length === 1 && speaker === userName ? 'Assistant' : null;
}

/** Writer, reader and date of a document that is a letter or names its author. */
export type Letter = {
  readonly writer: string | null;
  readonly reader: string | null;
  readonly date: string | null;
};

const signOff =
  /^(?:(?:best|kind|warm|many)(?: regards| wishes| thanks)?|regards|sincerely|yours(?: sincerely| truly| faithfully| ever)?|cheers|(?:with |lots of |much )?love|best|thanks|thank you),?\s+(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2})\.?$/iu;
const greeting =
  /^(?:dear|hi|hello) ((?:(?:mr|mrs|ms|dr)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})[,!:]?(?:\s|$)/iu;
const person =
  /^\p{Lu}[\p{L}.'’-]*(?: (?:(?:van|von|de|der|la|da|di|del|bin|al) )*\p{Lu}[\p{L}.'’-]*){0,3}$/u;
const diary = /^(?:the )?(?:diary|journal|memoirs?|autobiography) of (.+)$/i;
const headBlocks = 4;

/** Reads who wrote the document, to whom and when, off its mail header, its front matter or its signature. */
export function readLetter({ blocks, conversation }: DocumentStructure): Letter {
  if (conversation) return { writer: null, reader: null, date: null };
  const fields = new Map<string, string>();
  for (const block of blocks.slice(0, headBlocks)) readFields(block, fields);
  const shown = blocks.filter(({ kind }) => kind === 'paragraph');
  const greeted = greeting.exec(shown[0]?.text.plain.slice(0, 80) ?? '')?.[1] ?? null;
  const signed = shown.length > 1 || greeted !== null ? signatureOf(shown) : null;
  return {
    writer: nameIn(fields.get('from')) ?? signed ?? nameIn(fields.get('author')) ?? nameIn(diaristOf(blocks)),
    reader: nameIn(fields.get('to')) ?? greeted,
    date: fields.get('date') ?? fields.get('sent') ?? null,
  };
}

/** Whose diary the first heading says the document to be. */
function diaristOf(blocks: readonly Block[]): string | undefined {
  const first = blocks.find(({ kind }) => kind === 'heading');
  return diary.exec(first?.text.plain.slice(0, 100).trim() ?? '')?.[1];
}

function readFields(block: Block, fields: Map<string, string>): void {
  if (block.kind !== 'frontMatter' && block.kind !== 'paragraph' && block.kind !== 'code') return;
  const text = block.text.plain.slice(0, 2_000);
  const lines = new Set([...block.text.lineEnds.filter((end) => end < text.length), text.length]);
  let from = 0;
  for (const end of lines) {
    for (const line of text.slice(from, end).split('\n')) {
      const match = /^\s*(from|to|author|date|sent):\s*["']?(.{1,120}?)["']?\s*$/i.exec(line);
      const key = match?.[1]?.toLowerCase();
      if (key !== undefined && match?.[2] !== undefined && !fields.has(key)) fields.set(key, match[2]);
    }
    from = end + 1;
  }
}

function nameIn(value: string | undefined): string | null {
  const name = value?.replace(/\s*[<([].*$/, '').trim() ?? '';
  return name.length <= 60 && person.test(name) ? name : null;
}

function signatureOf(paragraphs: readonly Block[]): string | null {
  for (const { text } of paragraphs.slice(-3)) {
    const name = text.plain.length > 120 ? null : signOff.exec(text.plain.trim())?.[1];
    if (name !== null && name !== undefined) return name;
  }
  return null;
}

/** The term that a speaker is. */
export function personTerm(name: string): Term {
  return termNamed(name, 'person');
}
