import type { Block } from '@memory/markdown';
import { KIN } from '../../language/words/kin.ts';
import { listedWord, Word } from '../../language/words/lexicon.ts';
import { genderOfNoun } from '../reference/entity-kinds.ts';
import { withLetterCase } from './letter-case.ts';

/** The names of a speaker's kin, by noun ('wife' -> 'Lotte'). */
export type KinNames = ReadonlyMap<string, string>;

const TITLE = String.raw`(?:Dr|Mr|Mrs|Ms|Miss|Prof)\b\.?`;
const NAME = String.raw`\p{Lu}\p{Ll}[\p{L}\p{N}_'’-]*(?: \p{Lu}\p{Ll}[\p{L}\p{N}_'’-]*)?`;
const named = new RegExp(
  String.raw`\b(?:[Mm]y|[Oo]ur) (?:(?:older|younger|big|little|eldest|oldest|youngest|twin|new|own) )?(${KIN})(?:(?:['’]s|s)? name is|(?: is|['’]s)? (?:called|named)|,|(?: is| was)(?: now)?)? (?:${TITLE} )?(?!${TITLE})(${NAME})(?=[\s.,;!?]|['’]s\b|$)`,
  'gu',
);
/** 'Jonas is my ex-husband' */
const namedInFront = new RegExp(
  String.raw`(?<![\p{L}'’-] )(?<![\p{L}-])(${NAME}) (?:is|was) my (?:(?:first|second|future|late) )?(${KIN})(?=[\s.,;!?]|$)`,
  'gu',
);
const alone = new RegExp(
  String.raw`(?<! (?:is|was) )\b([Mm]y|[Oo]ur) (?:(?:older|younger|big|little|eldest|oldest|youngest|twin|new|own) )?(${KIN})\b(?!-|s\b|['’]?s name|,? (?:(?:is|was) (?:now )?)?(?:(?:called|named) )?\p{Lu}|['’]s \p{Lu}|['’]s (?:called|named))`,
  'gu',
);

const naming = new RegExp(
  String.raw`\b(?:[Mm]y|[Oo]ur) (?:(?:older|younger|big|little|eldest|oldest|youngest|twin|new|own) )?(${KIN})\b(?!-)|\b(?:an?|the|their|his|her) (?:(?:baby|little|new) )?(baby|boy|girl|child|dog|cat|puppy|kitten|friend|man|woman)\b|\b(?:([Hh]is|[Hh]er) name(?:['’]s| is)|([Hh]e|[Ss]he)(?:['’]s| is) (?:called|named)) (${NAME})(?=[\s.,;!?]|$)`,
  'gu',
);
const isNaming = new RegExp(
  String.raw`^(?:(?:[Hh]is|[Hh]er) name(?:['’]s| is)|(?:[Hh]e|[Ss]he)(?:['’]s| is) (?:called|named)) (${NAME})(?=[\s.,;!?]|$)`,
  'u',
);

/** 'Bo and I got engaged', 'I proposed to Bo': whom 'we' means once they marry. */
const betrothed = new RegExp(
  String.raw`\b(?:(?:(${NAME}) and I|I and (${NAME})) (?:(?:have |just |finally )*(?:got|gotten)|are|were) engaged|I(?:['’]m| am)? (?:just |finally )?(?:got |am )?(?:engaged|proposed|became engaged) to (${NAME}))(?=[\s.,;!?]|$)`,
  'gu',
);

/** 'our little boy' -> 'our son', 'Our baby girl arrived this morning' -> 'Our daughter was born this morning' */
export function withSons(text: string): string {
  return text.replace(
    /\b([Mm]y|[Oo]ur) (?:little|baby|newborn|new baby) (boy|girl)\b((?: (?:has |have )?(?:finally |safely )?(?:arrived|is here)(?! (?:from|in \p{Lu}|at (?:the|school|home|work)))(?: safely)?)?)/gu,
    (_, own: string, child: string, arrived: string) =>
      `${own} ${child === 'boy' ? 'son' : 'daughter'}${arrived === '' ? '' : ' was born'}`,
  );
}

/** What a speaker last called 'my …', and in which of their turns. */
type Spoken = { readonly noun: string; readonly turn: number };

/** 'My son broke his arm', and in the next turn 'His name is Levi': the names that pronouns give to whom was spoken of. */
function nameByPronoun(
  said: string,
  turn: number,
  last: Spoken | null,
  kin: Map<string, string | null>,
): Spoken | null {
  let spoken = last;
  for (const [, noun, other, his, he, name] of said.matchAll(naming)) {
    // 'My brother had a boy, and he's called Max'
    if (other !== undefined) {
      spoken = null;
      continue;
    }
    if (noun !== undefined) {
      spoken = { noun: noun.toLowerCase(), turn };
      continue;
    }
    if (spoken === null || turn - spoken.turn > 1 || name === undefined || kin.has(spoken.noun)) continue;
    const gender = /^h(?:is|e)$/i.test(his ?? he ?? '') ? 'male' : 'female';
    if ((genderOfNoun(spoken.noun) ?? gender) === gender) kin.set(spoken.noun, name);
  }
  return spoken;
}

/** 'His name is Levi' as 'Levi is my son', where that is whose name it is. */
export function namingKin(sentence: string, kin: KinNames): string {
  const match = kin.size === 0 ? null : isNaming.exec(sentence);
  const noun = [...kin].find(([, name]) => name === match?.[1])?.[0];
  return match === null || noun === undefined
    ? sentence
    : `${match[1]} is my ${noun}${sentence.slice(match[0].length)}`;
}

/** Whom each speaker of a talk means by 'my wife', 'my boss', where a name for it is given anywhere; two names for one noun are none. */
export function kinOfSpeakers(blocks: readonly Block[]): ReadonlyMap<string, KinNames> {
  const speakers = new Map<string, Map<string, string | null>>();
  const spoken = new Map<string, { turns: number; last: Spoken | null }>();
  for (const { turn, text } of blocks) {
    if (turn === null) continue;
    const { turns, last } = spoken.get(turn.speaker) ?? { turns: 0, last: null };
    if (!/\b(?:[Mm]y|[Oo]ur|engaged|proposed)\b/.test(text.plain) && last === null) continue;
    const kin = speakers.get(turn.speaker) ?? new Map<string, string | null>();
    speakers.set(turn.speaker, kin);
    const told = withSons(withLetterCase(text.plain.slice(turn.textStart, turn.textStart + 8_000)));
    const called = [
      ...[...told.matchAll(named)].map(([, noun = '', name = '']) => ({ noun, name })),
      ...[...told.matchAll(namedInFront)].map(([, name = '', noun = '']) => ({ noun, name })),
      ...[...told.matchAll(betrothed)].map(([, one, other, whom]) => ({
        noun: 'fiancé',
        name: one ?? other ?? whom ?? '',
      })),
    ];
    for (const { noun, name } of called) {
      if ((listedWord(name.toLowerCase()) & (Word.demonym | Word.country | Word.city)) !== 0) continue;
      const known = kin.get(noun.toLowerCase());
      kin.set(noun.toLowerCase(), known === undefined || known === name ? name : null);
    }
    spoken.set(turn.speaker, { turns: turns + 1, last: nameByPronoun(told, turns, last, kin) });
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
