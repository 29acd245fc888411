import { KIN } from '../../language/words/kin.ts';
import { lookUp, Word } from '../../language/words/lexicon.ts';
import { isKnownWord } from '../../language/words/tokens.ts';
import { capital } from '../rewordings/sentence-rule.ts';

/** Contractions as they are typed in haste; 'well', 'were', 'ill' and 'id' are words as well. */
const contractions: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}'’-])[Ii]m(?![\p{L}'’-])/gu, "I'm"],
  [/(?<![\p{L}'’-])ive(?![\p{L}'’-])/gu, "I've"],
  [
    /(?<![\p{L}'’-])(do|does|did|is|are|was|were|have|has|had|could|would|should)nt(?![\p{L}'’-])/giu,
    "$1n't",
  ],
  [/(?<![\p{L}'’-])(ca|wo)nt(?=\s\p{Ll})/giu, "$1n't"],
  [/(?<![\p{L}'’-])(you|they)(re|ve)(?![\p{L}'’-])/giu, "$1'$2"],
  [/(?<![\p{L}'’-])(that|what|he|she)s(?=\s\p{Ll})/giu, "$1's"],
];

const day =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december|christmas|easter)$/;
/** Where a place stands. */
const before =
  /(?:\bfrom|\b(?:live|lives|living|lived|moved?|moving|relocated|born|based|grew up|raised|stay|stays|staying|back|fly|flying|flew|going|went|been|trip|visit|visiting|visited|study|studying|studied|home|flat|house|apartment|works?|working|office|friends?|family)(?: (?:in|to|at|near|out of))) $/;
/** Where a name of somebody stands. */
const naming = new RegExp(
  `(?:\\b(?:called|named|name is|name's|name was)|\\b(?:my|our) (?:\\p{Ll}+ )?(?:${KIN}|dog|cat|puppy|kitten|rabbit|horse)) $`,
  'u',
);
/** Where a firm stands, of which more than the first word may be a word as well. */
const firm =
  /\b((?:joined|joining|(?:work|works|working|worked|start|starts|started|starting|job|jobs|interned|interning|internship|interview|shift|offer) (?:at|for|with|from)|applied to|hired by|left|quit) )(\p{Ll}[\p{Ll}\d-]{2,})((?: \p{Ll}+){0,2})/gu;
const ordinary = Word.noun | Word.adjective | Word.verbBase | Word.adverb;

/**
 * A spoken sentence that is typed all in small letters or all in capitals as it would be written: 'im from kiel' -> "I'm from Kiel",
 * 'I LIVE IN GHENT' -> 'I live in Ghent'. Any other with its contractions alone mended.
 */
export function withLetterCase(sentence: string): string {
  const letters = sentence.match(/\p{L}/gu)?.length ?? 0;
  const isShouted = letters > 7 && /\s/.test(sentence.trim()) && !/\p{Ll}/u.test(sentence);
  const isSmall = !/\p{Lu}/u.test(sentence.replace(/(?<![\p{L}'’])I(?![\p{L}])/gu, 'i'));
  let text = isShouted ? sentence.toLowerCase() : sentence;
  for (const [pattern, put] of contractions) text = text.replace(pattern, put);
  if (!isShouted && !isSmall) return text;
  const named = text.replace(firm, (whole, front: string, first: string, more: string) =>
    lookUp(first) !== 0 || isKnownWord(first) ? whole : `${front}${capital(first)}${firmWords(more)}`,
  );
  return named.replace(/(?<![\p{L}\p{N}@/._'’-])\p{Ll}[\p{Ll}-]*(?![\p{L}@])/gu, (word, at: number) =>
    isNameHere(word, named.slice(Math.max(0, at - 40), at)) ? capital(word) : word,
  );
}

/** ' games as' behind 'northlight' -> ' Games as': the nouns that go on with a name. */
function firmWords(more: string): string {
  const words = more.split(' ').slice(1);
  const end = words.findIndex((word) => {
    const bits = lookUp(word);
    return (
      word.length < 4 || noNameWord.test(word) || (bits !== 0 && (bits & (Word.noun | Word.pluralNoun)) === 0)
    );
  });
  return words.map((word, i) => ` ${end < 0 || i < end ? capital(word) : word}`).join('');
}

const noNameWord =
  /^(?:\p{L}+ly|into|near|that|they|your|their|some|also|both|just|like|such|than|onto|around|last|this|next|today|yesterday|tomorrow|since|from|with|until|after|before|during|about|over|then|when|because|while|where|there|here|again|full|part|time|remotely|back|years?|months?|weeks?|days?|spring|summer|autumn|winter|march|january|february|april|june|july|august|september|october|november|december|\p{L}+day)$/u;

function isNameHere(word: string, front: string): boolean {
  if (word === 'i' || day.test(word)) return true;
  const bits = lookUp(word);
  if (word.length < 3 || (bits & ordinary & ~(bits & Word.demonym ? Word.adjective : 0)) !== 0) return false;
  if ((bits & (Word.city | Word.country | Word.demonym)) !== 0) return true;
  if ((bits & Word.firstName) !== 0) return !isKnownWord(word) || naming.test(front) || /^\s*$/.test(front);
  return !isKnownWord(word) && (before.test(front) || naming.test(front));
}

/** 'Moved to Ulm', 'MOVED to Ulm' -> 'moved to Ulm' */
export function lowered(text: string): string {
  const shouted = /^\p{Lu}{2,}(?=\s)/u.exec(text)?.[0].length ?? 1;
  return text.slice(0, shouted).toLowerCase() + text.slice(shouted);
}
