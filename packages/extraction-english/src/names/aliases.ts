import type { Alias } from '@memory/extraction';
import type { NameSpan } from '../name.ts';
import type { Token } from '../sentence.ts';
import { spell } from './spell.ts';

/** Words between two names of one thing. */
const otherwise =
  /^,? ?\(?(?:(?:also|formerly|previously|originally|better|now|sometimes|commonly) (?:known|called)(?: as)?|known as|or simply|formerly|née|nee|aka|a\.k\.a\.|short for|(?:was|is) (?:also )?known as)$/i;
/** Words between a name and the one that it gave way to. */
const renaming =
  /^(?:(?:was|has been|is now|will be) renamed(?: to| as)?|(?:has )?changed its name to|(?:has )?rebranded (?:itself )?(?:as|to)|is now (?:called|known as))$/i;

/** Whether `short` is made of the initials of `long`, small words left out or not. */
function isAbbreviation(short: string, long: string): boolean {
  if (!/^[\p{Lu}\d]{2,8}s?$/u.test(short)) return false;
  const words = long.split(/[\s-]+/).filter((word) => word !== '');
  const initials = (list: readonly string[]) => list.map((word) => word[0]?.toUpperCase() ?? '').join('');
  return [words, words.filter((word) => /^\p{Lu}/u.test(word))].some(
    (list) => list.length > 1 && initials(list) === short,
  );
}

/** Pairs of names that a sentence declares to mean the same: 'World Health Organization (WHO)', 'Orr, formerly known as Vesk', 'Vesk was renamed Orr'. */
export function findAliases(tokens: readonly Token[], names: readonly NameSpan[]): Alias[] {
  const aliases: Alias[] = [];
  for (const [index, { first, last, term }] of names.entries()) {
    const add = (alias: string, origin: Alias['origin']) =>
      aliases.push({ name: term.name, alias, type: term.type, origin });
    const nickname = /["“‘'](\p{Lu}[\p{L}-]+)["”’']/u.exec(term.surface)?.[1];
    if (nickname !== undefined) add(`${nickname} ${term.name.split(' ').at(-1)}`, 'variant');
    const inBrackets =
      tokens[last]?.text === '(' && tokens[last + 2]?.text === ')' ? tokens[last + 1]?.text : undefined;
    if (inBrackets !== undefined && isAbbreviation(inBrackets, spell(tokens, first, last)))
      add(inBrackets, 'abbreviation');
    const next = names[index + 1];
    if (next === undefined || next.first - last > 6) continue;
    const between = spell(tokens, last, next.first);
    if (otherwise.test(between)) add(next.term.name, 'variant');
    if (renaming.test(between))
      aliases.push({ name: next.term.name, alias: term.name, type: term.type, origin: 'variant' });
  }
  return aliases;
}
