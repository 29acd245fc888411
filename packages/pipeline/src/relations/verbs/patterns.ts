import type { PredicateSpec } from '../inventory/shape.ts';

/** What saying it does to the relation: it holds, it begins, it ends. */
export type Effect = 'state' | 'start' | 'end';

/** A place in a pattern: subject or object of the predicate, a value, or a third party that does not matter. */
export type Slot = 'S' | 'O' | 'V' | 'X';

/** One verb pattern of a predicate, read from its notation (see `PredicateSpec.verbs`). */
export type VerbPattern = {
  readonly predicate: PredicateSpec;
  readonly notation: string;
  readonly effect: Effect;
  readonly verb: string;
  readonly particle: string | null;
  readonly passive: boolean;
  /** What the grammatical subject is. */
  readonly left: Slot;
  /** What stands behind the verb without a preposition. */
  readonly direct: Slot | null;
  /** Head nouns or adjectives that must stand behind the verb ('open office', 'be allergic'). */
  readonly words: ReadonlySet<string> | null;
  /** Whether the words follow the value ('have V inhabitants', 'be V tall') rather than the verb. */
  readonly wordsAfterValue: boolean;
  readonly prepositions: ReadonlySet<string> | null;
  /** What the prepositions govern. */
  readonly right: Slot | null;
};

const particles = new Set(['over', 'up', 'off', 'out', 'down', 'away', 'back', 'forward', 'ahead']);
const prepositions = new Set(
  (
    'about against as across after alongside around as at between by for from in inside into near of on onto through to toward towards under until ' +
    'upon using while with within without'
  ).split(' '),
);
const slots = new Set(['S', 'O', 'V', 'X']);

/** Whether a word is a preposition or particle that a verb takes. */
export function isFunctionWord(word: string): boolean {
  return prepositions.has(word) || particles.has(word);
}

/** Reads one notation; several patterns where verbs are alternatives. Throws on a notation that it cannot read. */
export function readPattern(predicate: PredicateSpec, notation: string): VerbPattern[] {
  const effect: Effect = notation.startsWith('+') ? 'start' : notation.startsWith('-') ? 'end' : 'state';
  const body = notation.replace(/^[+-]/, '');
  const match = /^([SOX]) (\(([^)]+)\)|\S+)(?: (.*))?$/.exec(body);
  if (match === null) throw new Error(`unreadable pattern '${notation}' of ${predicate.name}`);
  const left = match[1] as Slot;
  const passive = match[3] !== undefined;
  const [verbs = '', inner] = (match[3] ?? match[2] ?? '').split(' ');
  const rest = match[4] === undefined || match[4] === '' ? [] : match[4].split(' ');
  let particle = inner ?? null;
  if (particle === null && particles.has(rest[0] ?? '')) particle = rest.shift() ?? null;
  let direct: Slot | null = null;
  let words: Set<string> | null = null;
  let wordsAfterValue = false;
  let governing: Set<string> | null = null;
  let right: Slot | null = null;
  for (const part of rest) {
    const options = part.split('|');
    if (slots.has(part)) {
      if (governing !== null) right = part as Slot;
      else direct = part as Slot;
    } else if (
      options.every((option) => prepositions.has(option) || particles.has(option)) &&
      words !== null &&
      governing !== null
    ) {
      governing = new Set(options);
    } else if (options.every((option) => prepositions.has(option))) {
      governing = new Set(options);
    } else {
      wordsAfterValue = direct === 'V' || right === 'V';
      words = new Set(options);
    }
  }
  return verbs.split('|').map((verb) => ({
    predicate,
    notation,
    effect,
    verb,
    particle,
    passive,
    left,
    direct,
    words,
    wordsAfterValue,
    prepositions: governing,
    right,
  }));
}

/** How much a pattern asks for: the more, the earlier it is tried. */
export function specificity(pattern: VerbPattern): number {
  return (
    (pattern.words === null ? 0 : 8) +
    (pattern.particle === null ? 0 : 4) +
    (pattern.prepositions === null ? 0 : 2) +
    (pattern.passive ? 1 : 0)
  );
}
