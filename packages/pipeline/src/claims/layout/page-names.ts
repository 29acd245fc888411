import type { DocumentStructure } from '@memory/markdown';
import { isKnownWord } from '../../language/words/tokens.ts';
import { classNounType } from '../../relations/names/name-types.ts';
import { isPersonsName } from './own-names.ts';

const READ_BLOCKS = 8;
const ofChanges =
  /\bchanges (?:to|in|of) (?:the )?((?:\p{Lu}|[a-z]+[-_.\d])[\p{L}\p{N}._-]*(?: \p{Lu}[\p{L}\p{N}.-]*){0,2}?)(?= (?:are|is|will|can|have|since|by)\b|[.,:]?$)/u;

/** Tern of 'All notable changes to Tern are documented here', on a page that is only called 'Changelog'; null where no sentence says so. */
export function nameOfChanges({ blocks }: DocumentStructure): string | null {
  for (const { kind, text } of blocks.slice(0, READ_BLOCKS)) {
    const [, name] = kind === 'paragraph' ? (ofChanges.exec(text.plain.slice(0, 300)) ?? []) : [];
    if (name !== undefined) return name;
  }
  return null;
}

/**
 * 'Corvus 300' of the heading 'Corvus 300 Desk Lamp' where the text goes on 'The Corvus 300 is …': a heading may say beside the name
 * what the thing is. The heading as it is where the text calls it so or nothing shorter.
 */
export function calledInText(heading: string, { blocks }: DocumentStructure): string {
  const words = heading.split(' ');
  const kind = words.at(-1)?.toLowerCase() ?? '';
  if (
    words.length < 2 ||
    isPersonsName(heading) ||
    /^(?:organization|place|person)$/.test(classNounType(kind) ?? '')
  )
    return heading;
  for (let length = words.length - 1; length > 0; length--) {
    const isKind = isKnownWord((words[length] ?? '').toLowerCase());
    const name = words.slice(0, length).join(' ');
    if (!isKind) return heading;
    if (!words.slice(0, length).some((word) => /\d/.test(word) || !isKnownWord(word.toLowerCase())))
      return heading;
    const isCalled = blocks.slice(0, READ_BLOCKS).some(({ kind, text: { plain } }) => {
      const rest = kind === 'paragraph' ? plain.replace(/^The /, '') : '';
      return rest.startsWith(`${name} `) && /^\p{Ll}/u.test(rest.slice(name.length + 1));
    });
    if (isCalled) return name;
  }
  return heading;
}
