import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { wordSet } from '../word-set.ts';

const sampleLength = 2_000;
/** Fewer letters or words tell nothing of a language in Latin, Cyrillic or Arabic letters. */
const leastLetters = 10;
const leastWords = 3;
/** A text of so few words is told by the words themselves. */
const mostOfShort = 14;

/** English words of grammar that no other common language has. */
const englishOnly = wordSet(`
  the and with that this these those from are were been which they them their she his my your you it its not
  have has would should could there where when what who whose how than because between through about into only
  both each such our us don't doesn't isn't it's i'm works lives moved does did
`);
/** English words of grammar that others have as well ('was' and 'an' in German, 'is' in Dutch). */
const englishToo = wordSet(`
  a an in is was of on at by for to he her him we i had will or as if no so do be all but me can
`);

/** Scripts of one language each. Latin, Cyrillic, Arabic and Devanagari letters are those of many. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Georgian}/gu, 'ka'],
  [/\p{Script=Armenian}/gu, 'hy'],
  [/\p{Script=Bengali}/gu, 'bn'],
  [/\p{Script=Gujarati}/gu, 'gu'],
  [/\p{Script=Gurmukhi}/gu, 'pa'],
  [/\p{Script=Kannada}/gu, 'kn'],
  [/\p{Script=Malayalam}/gu, 'ml'],
  [/\p{Script=Tamil}/gu, 'ta'],
  [/\p{Script=Telugu}/gu, 'te'],
  [/\p{Script=Sinhala}/gu, 'si'],
  [/\p{Script=Lao}/gu, 'lo'],
  [/\p{Script=Khmer}/gu, 'km'],
  [/\p{Script=Myanmar}/gu, 'my'],
  [/\p{Script=Ethiopic}/gu, 'am'],
];
/** A letter of these stands for a syllable or word: it weighs as much as several letters of an alphabet. */
const dense = new Set(['zh', 'ja', 'ko', 'th', 'lo', 'km']);
const anyScript =
  /[\p{Script=Thai}\p{Script=Greek}\p{Script=Hebrew}\u0530-\u058f\u0980-\u1aff\u2e80-\uffdc]|[\ud840-\ud888]/u;

/**
 * The language that most of a text is in, as ISO 639-1 code; null where too little text tells. Only the first 2,000 characters are
 * read. English is told by its words of grammar, a short line also by the words that `isEnglishWord` knows, one-language scripts by their letters; the rest by the `eld` library, which is
 * loaded when it is first needed (90 MB).
 */
export function identifyLanguage(
  text: string,
  isEnglishWord: (lower: string) => boolean = () => false,
): string | null {
  const sample = text.length > sampleLength ? text.slice(0, sampleLength) : text;
  const script = anyScript.test(sample) ? identifyScript(sample) : null;
  if (script !== null) return script;
  const prose = sample.replace(/`[^`]*`|\S+:\/\/\S+|\S*[\d_@#/\\{}<>=]\S*/gu, ' ');
  const words = prose.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? [];
  if (isEnglish(words)) return 'en';
  const common = withoutNames(words, prose);
  const letters = common.reduce((sum, word) => sum + word.length, 0);
  if (letters < leastLetters || common.length < leastWords) return null;
  if (common.length <= mostOfShort && isShortEnglish(common, isEnglishWord)) return 'en';
  return detect(common.join(' '));
}

/** The language of the script that most letters are of; null where that is one of many languages. */
function identifyScript(text: string): string | null {
  const weights = new Map<string, number>();
  for (const [letters, language] of scripts) {
    const count = text.match(letters)?.length ?? 0;
    if (count > 0) weights.set(language, count * (dense.has(language) ? 3 : 1));
  }
  // Japanese mixes its own letters with Chinese ones.
  const kana = weights.get('ja') ?? 0;
  const han = weights.get('zh') ?? 0;
  if (kana > 0 && kana * 10 >= han) {
    weights.set('ja', kana + han);
    weights.delete('zh');
  }
  let best: string | null = null;
  let most = 0;
  let sum = 0;
  for (const [language, weight] of weights) {
    sum += weight;
    if (weight > most) [best, most] = [language, weight];
  }
  const others = (text.match(/\p{L}/gu)?.length ?? 0) - sum;
  return most > others && most >= 6 ? best : null;
}

function isEnglish(words: readonly string[]): boolean {
  let sure = 0;
  let weak = 0;
  for (const word of words) {
    const lower = word.toLowerCase().replace('’', "'");
    if (englishOnly.has(lower)) sure++;
    else if (englishToo.has(lower)) weak++;
  }
  return sure > 0 && (sure + weak / 2) / words.length >= 0.12 && words.length >= leastWords;
}

/**
 * 'Hugh Barlow is warden of Selby College': too few letters for a guess, and yet each word without a capital is one of English, one of
 * them of its grammar.
 */
function isShortEnglish(common: readonly string[], isEnglishWord: (lower: string) => boolean): boolean {
  const words = common.filter((word) => !/^\p{Lu}/u.test(word)).map((word) => word.replace('’', "'"));
  const isGrammar = (word: string) => englishOnly.has(word) || englishToo.has(word);
  const isKnown = (word: string) =>
    isGrammar(word) || [word, ...stemsOf(word)].some((stem) => stem.length > 2 && isEnglishWord(stem));
  return words.some(isGrammar) && words.length > 1 && words.every(isKnown);
}

/** The base forms that a form in -s, -ed or -ing can have. */
function stemsOf(word: string): string[] {
  return ['s', 'es', 'd', 'ed', 'ing'].flatMap((ending) =>
    word.endsWith(ending) ? [word.slice(0, -ending.length), `${word.slice(0, -ending.length)}e`] : [],
  );
}

/** Names say little of the language around them: words with a capital inside a sentence are left out, where enough others are left. */
function withoutNames(words: readonly string[], prose: string): readonly string[] {
  const common: string[] = [];
  let at = 0;
  for (const word of words) {
    at = prose.indexOf(word, at);
    const isFirst = /(?:^|[.!?:\n]["“«¿¡(]?\s*|[¿¡])$/u.test(prose.slice(Math.max(0, at - 4), at));
    if (isFirst || !/^\p{Lu}/u.test(word)) common.push(word);
    at += word.length;
  }
  return common;
}

type Detector = {
  detect(text: string): {
    readonly language: string;
    isReliable(): boolean;
    getScores(): Record<string, number>;
  };
};

function detect(text: string): string | null {
  const require = createRequire(import.meta.url);
  const { eld } = require(fileURLToPath(import.meta.resolve('eld/extrasmall'))) as { eld: Detector };
  const found = eld.detect(text);
  if (!found.isReliable()) return null;
  const scores = found.getScores();
  const best = scores[found.language] ?? 0;
  const english = scores.en ?? 0;
  // Terse English has no words of grammar ('Fix bug in parser'); where English is as likely as another, neither is sure.
  return found.language !== 'en' && english > best * 0.95 ? null : found.language;
}
