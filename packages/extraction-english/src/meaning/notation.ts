import { wordSet } from '../word-set.ts';

/** What saying it does to the relation. */
export type Effect = 'states' | 'begins' | 'ends';

/** A place in a pattern: subject or object of the predicate, a value, or a third party that does not matter. */
export type Slot = 'S' | 'O' | 'V' | 'X';

/** One verb pattern of a predicate, read from its notation (see `PredicateWords`). */
export type VerbPattern = {
  readonly predicate: string;
  readonly notation: string;
  readonly effect: Effect;
  readonly verb: string;
  readonly particle: string | null;
  readonly isPassive: boolean;
  /** What the grammatical subject is. */
  readonly left: Slot;
  /** What stands behind the verb without a preposition. */
  readonly direct: Slot | null;
  /** Head nouns or adjectives behind the verb ('have population', 'be allergic'), or behind the value ('be V tall'). */
  readonly words: readonly string[] | null;
  readonly prepositions: readonly string[] | null;
  /** Nouns behind the preposition: 'run on port V', 'measure V in height'. */
  readonly prepositionWords: readonly string[] | null;
  /** What the prepositions govern. */
  readonly right: Slot | null;
};

const particles = wordSet('over up off out down away back forward ahead');
const prepositions = wordSet(`
  about above against as across after alongside around at between by for from in inside into near of on onto
  through to toward towards under until upon using while with within without
`);
/** Whether a word is a preposition or particle that a verb takes. */
export function isFunctionWord(word: string): boolean {
  return prepositions.has(word) || particles.has(word);
}

const isSlot = (part: string): part is Slot => /^[SOVX]$/.test(part);

/** Reads one notation; several patterns where verbs are alternatives. Throws on a notation that it cannot read. */
export function readNotation(predicate: string, notation: string): VerbPattern[] {
  const effect: Effect = notation.startsWith('+') ? 'begins' : notation.startsWith('-') ? 'ends' : 'states';
  const match = /^([SOX]) (\(([^)]+)\)|\S+)(?: (.+))?$/.exec(notation.replace(/^[+-]/, ''));
  if (match === null) throw new Error(`unreadable pattern '${notation}' of ${predicate}`);
  const isPassive = match[3] !== undefined;
  const [verbs = '', inner = null] = (match[3] ?? match[2] ?? '').split(' ');
  const rest = (match[4] ?? '').split(' ').filter((part) => part !== '');
  let particle = inner;
  if (particle === null && particles.has(rest[0] ?? '')) particle = rest.shift() ?? null;
  const read: {
    -readonly [Key in 'direct' | 'words' | 'prepositions' | 'prepositionWords' | 'right']: VerbPattern[Key];
  } = {
    direct: null,
    words: null,
    prepositions: null,
    prepositionWords: null,
    right: null,
  };
  for (const part of rest) {
    const options = part.split('|').map((option) => option.replaceAll('_', ' '));
    if (isSlot(part)) {
      if (read.prepositions === null) read.direct = part;
      else read.right = part;
    } else if (options.every((option) => prepositions.has(option))) {
      // 'come at price of V': the second preposition belongs to the noun
      if (read.prepositions === null) read.prepositions = options;
    } else if (read.prepositions === null) read.words = options;
    else read.prepositionWords = options;
  }
  return verbs.split('|').map((verb) => ({
    predicate,
    notation,
    effect,
    verb,
    particle,
    isPassive,
    left: match[1] as Slot,
    ...read,
  }));
}

/** How much a pattern asks for: the more, the earlier it is tried. */
export function specificity(pattern: VerbPattern): number {
  return (
    (pattern.words === null ? 0 : 8) +
    (pattern.prepositionWords === null ? 0 : 8) +
    (pattern.particle === null ? 0 : 4) +
    (pattern.prepositions === null ? 0 : 2) +
    (pattern.isPassive ? 1 : 0)
  );
}
