import { normalizeName, withoutMiddleInitials } from '../../entities/names.ts';
import type { EntityKind } from './entity-kinds.ts';

/** 'Doe' and 'Jane' for 'Jane Doe', 'Acme' for 'Acme Robotics Inc.' */
export function shortens(lower: string, { name, kind }: { name: string; kind: EntityKind }): boolean {
  const words = name.toLowerCase().split(/\s+/);
  if (words.length < 2) return false;
  const parts = lower.split(/\s+/);
  if (kind === 'person') {
    const bare = words.filter((word) => !/^(?:dr|mr|mrs|ms|prof|sir)\.?$/.test(word));
    const named = parts.filter((word) => !/^(?:dr|mr|mrs|ms|prof|sir)\.?$/.test(word));
    return named.length === 1 && bare.length > 1 && (bare.at(-1) === named[0] || bare[0] === named[0]);
  }
  if (isKindInFront(name, lower) || isShortOfPaper(name, lower)) return true;
  return (
    parts.length < words.length &&
    parts.every((part, i) => part === words[i]) &&
    (words[parts.length] ?? '') !== 'of'
  );
}

/** 'Lupin' for 'Project Lupin': the name alone, once the text has said what is called so. */
export function isKindInFront(name: string, said: string): boolean {
  const [, bare] =
    /^(?:Project|Operation|Programme|Program|Mission|Campaign) (\p{Lu}\S*(?: \p{Lu}\S*)?)$/u.exec(name) ?? [];
  return bare?.toLowerCase() === said.toLowerCase();
}

/** 'Harriet B. Lowell' is Harriet Lowell, whichever of the two comes first. */
export function isWithMiddleInitial(known: string, said: string): boolean {
  if (known.split(' ').at(-1) !== said.split(' ').at(-1)) return false;
  const [one, other] = [normalizeName(known), normalizeName(said)];
  return withoutMiddleInitials(one) === other || withoutMiddleInitials(other) === one;
}

/** 'INES FALK' and 'Ines Falk'. */
export function sameLetters(one: string, other: string): boolean {
  return /\s/.test(one) && one.toLowerCase() === other.toLowerCase();
}

/** What papers are called behind the name of their place, and called by alone. */
const newspaper =
  /^(?:mercury|courier|gazette|herald|chronicle|tribune|observer|examiner|argus|echo|bugle|sentinel|messenger|advertiser|inquirer|enquirer|telegraph|dispatch|despatch|guardian|independent|journal|times|post|mail|standard|star|press|news|record|register|clarion|beacon|bulletin|reporter|leader)$/;

/** 'the Mercury' for 'the Penhallow Mercury' */
export function isShortOfPaper(name: string, said: string): boolean {
  const words = name.toLowerCase().split(/\s+/);
  const lower = said.toLowerCase();
  return words.length === 2 && words[1] === lower && newspaper.test(lower);
}
