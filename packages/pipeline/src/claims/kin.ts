import { KIN } from '../language/kin.ts';
import { lookUp, Word } from '../language/lexicon.ts';
import type { Block } from '../markdown/types.ts';

/** The names of a speaker's kin, by noun ('wife' -> 'Lotte'). */
export type KinNames = ReadonlyMap<string, string>;

const TITLE = String.raw`(?:Dr|Mr|Mrs|Ms|Miss|Prof)\b\.?`;
const NAME = String.raw`\p{Lu}\p{Ll}[\p{L}\p{N}_'’-]*(?: \p{Lu}\p{Ll}[\p{L}\p{N}_'’-]*)?`;
const named = new RegExp(
  String.raw`\b[Mm]y (?:(?:older|younger|big|little|eldest|oldest|youngest|twin|new|own) )?(${KIN})(?:(?:['’]s|s)? name is|(?: is|['’]s)? (?:called|named)|,|(?: is| was)(?: now)?)? (?:${TITLE} )?(?!${TITLE})(${NAME})(?=[\s.,;!?]|['’]s\b|$)`,
  'gu',
);
const alone = new RegExp(
  String.raw`\b([Mm]y) (?:(?:older|younger|big|little|eldest|oldest|youngest|twin|new|own) )?(${KIN})\b(?!-|s\b|['’]?s name|,? (?:(?:is|was) (?:now )?)?(?:(?:called|named) )?\p{Lu}|['’]s \p{Lu}|['’]s (?:called|named))`,
  'gu',
);

/** Whom each speaker of a talk means by 'my wife', 'my boss', where a name for it is given anywhere; two names for one noun are none. */
export function kinOfSpeakers(blocks: readonly Block[]): ReadonlyMap<string, KinNames> {
  const speakers = new Map<string, Map<string, string | null>>();
  for (const { turn, text } of blocks) {
    if (turn === null || !/\b[Mm]y\b/.test(text.plain)) continue;
    const kin = speakers.get(turn.speaker) ?? new Map<string, string | null>();
    speakers.set(turn.speaker, kin);
    for (const [, noun = '', name = ''] of text.plain
      .slice(turn.textStart, turn.textStart + 8_000)
      .matchAll(named)) {
      if ((lookUp(name.toLowerCase()) & (Word.demonym | Word.country | Word.city)) !== 0) continue;
      const known = kin.get(noun.toLowerCase());
      kin.set(noun.toLowerCase(), known === undefined || known === name ? name : null);
    }
  }
  return new Map(
    [...speakers].map(([speaker, kin]) => [
      speaker,
      new Map([...kin].flatMap(([noun, name]) => (name === null ? [] : [[noun, name] as const]))),
    ]),
  );
}

/** A sentence with the names of the speaker's kin in place of 'my wife'. */
export function namedKin(sentence: string, kin: KinNames): string {
  if (kin.size === 0) return sentence;
  return sentence.replace(alone, (whole, _my: string, noun: string) => kin.get(noun.toLowerCase()) ?? whole);
}
