import { lookUp, lookUpVerb, Word } from '../../language/words/lexicon.ts';
import { isKnownWord } from '../../language/words/tokens.ts';
import { isSentence } from '../layout/whole-sentences.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { capital, MONTH } from '../rewordings/sentence-rule.ts';

const DOUBT =
  '(?:oh|no|nope|wait|sorry|oops|whoops|actually|rather|hang on|hold on|scratch that|strike that|correction|typo|autocorrect|my mistake|my bad)';
const MEANT = '(?:I mean|I meant|make that|or rather|I should say)';
/** ', no wait, ', ' - sorry, ', ', I mean ': the words behind stand for others in front. */
const doubting = new RegExp(
  String.raw`(?:\s?[,;…–—]|\s-|\s?\.{2,3})\s?((?:${DOUBT}[,.!… ]+){1,4}(?:${MEANT},? |(?:it|that)(?:['’]s| was| is) )?|${MEANT},? )(?=\S)`,
  'iu',
);
const closing = /(?:,? (?:sorry|oops|my mistake|my bad))?[.!]*$/iu;

const WEEKDAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const DAY = String.raw`(?:\d{1,2}(?:st|nd|rd|th)? ${MONTH}|${MONTH} \d{1,2}(?:st|nd|rd|th)?)(?:,? \d{4})?`;
const NUMBER = String.raw`(?:\d[\d.,:]*\d|\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty)`;
const PREPOSITION = '(?:in|on|at|to|from|for|with|by|since|until|near)';
const NAMED = String.raw`(?:the )?\p{Lu}[\p{L}\p{N}'’&.-]*(?: \p{Lu}[\p{L}\p{N}'’&.-]*){0,3}`;

/** What may be taken back, finest first, and the pattern of where it stands in front. */
const kinds: readonly string[] = [
  `${WEEKDAY},? (?:the )?(?:${DAY}|\\d{1,2}(?:st|nd|rd|th))`,
  DAY,
  `${WEEKDAY}s?`,
  String.raw`${MONTH}(?: \d{4})?`,
  String.raw`(?:1[5-9]|20)\d\d`,
  String.raw`(?:the )?\d{1,2}(?:st|nd|rd|th)`,
  String.raw`[$€£]\d(?:[\d.,]*\d)?(?: ?(?:thousand|million|billion|trillion|[kmb]n?)\b)?`,
  `${NUMBER} (?:hundred|thousand|million|billion|trillion)(?: \\p{Ll}+)?`,
  // '18 Rowan Close'
  String.raw`\d{1,4}[a-z]? \p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,3}`,
  `${NUMBER}(?: \\p{Ll}+)?`,
  NAMED,
];

/** Where what is said anew may end within the sentence: 'no, 45 euros a month', but not 'actually Hull is where he works'. */
const END = String.raw`(?=$|[,;] | (?:(?:${PREPOSITION}|an?|per|each|every|this|next|last|instead) \S|instead$))`;
const asKind = kinds.map((kind) => new RegExp(`^(?:(${PREPOSITION}) )?(${kind})${END}`, 'u'));
const inFront = kinds.map(
  (kind) => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${kind})(?![\p{L}\p{N}])`, 'gu'),
);

/**
 * What somebody says who thinks again within the sentence, as it was meant: 'I moved to Riga in April, no wait, in May' -> '… in May'. The
 * sentence itself where nothing in front is of the kind of what is said anew.
 */
export function withoutSecondThoughts(sentence: string): string {
  const match = doubting.exec(sentence);
  const [doubt = '', marker = ''] = match ?? [];
  if (match === null || match.index === 0) return sentence;
  const before = sentence.slice(0, match.index);
  const meant = sentence.slice(match.index + doubt.length).replace(closing, '');
  const kind = asKind.findIndex((pattern) => pattern.test(meant));
  const [anew = '', preposition, word = ''] = asKind[kind]?.exec(meant) ?? [];
  const pattern = inFront[kind];
  if (pattern === undefined && before.length <= 400) return withOtherWord(before, meant, marker) ?? sentence;
  if (pattern === undefined || before.length > 400) return sentence;
  const found = [...before.matchAll(pattern)].filter(
    ({ 0: said, index }) =>
      index > 0 && said !== word && isAlike(said, word, marker) && follows(before, index, preposition),
  );
  const last = found.at(-1);
  if (last === undefined) return sentence;
  const noun = / \p{Ll}+$/u.exec(last[0])?.[0] ?? '';
  const put = noun !== '' && !/ /.test(word) ? `${word}${noun}` : word;
  return `${before.slice(0, last.index)}${put}${before.slice(last.index + last[0].length)}${meant.slice(anew.length)}.`;
}

/** 'a gold member, sorry, silver' -> 'a silver member', 'I drink tea, I mean coffee' -> 'I drink coffee': a word for the last one that may stand where it may; null where none does. */
function withOtherWord(before: string, meant: string, marker: string): string | null {
  // 'is on the third floor, I mean the fourth floor'
  const [, noun = ''] = /^(?:on |in |at )?the (?:[\p{L}\d-]+ ){1,2}(\p{Ll}{3,})$/u.exec(meant) ?? [];
  const same =
    noun === ''
      ? []
      : [...before.matchAll(new RegExp(`\\bthe (?:[\\p{L}\\d-]+ ){1,2}${noun}(?![\\p{L}-])`, 'gu'))];
  const phrase = same.at(-1);
  if (phrase !== undefined)
    return `${before.slice(0, phrase.index)}${meant.replace(/^(?:on|in|at) /, '')}${before.slice(phrase.index + phrase[0].length)}.`;
  const [word = '', article] =
    /^(?:(an?|the|my) )?(\p{Ll}{3,}(?:-\p{Ll}+)?)(?:, \p{Ll}.*)?$/u.exec(meant)?.slice(1).reverse() ?? [];
  // 'I came by bus, no wait' says nothing anew
  if (
    word === '' ||
    !/\b(?:sorry|oops|whoops|mean|meant|scratch|strike|correction|mistake|make|rather|no|wait)\b/iu.test(
      marker,
    )
  )
    return null;
  const isAdjective = (lookUp(word) & Word.adjective) !== 0;
  const isNoun = isThing(word);
  if ((!isAdjective && !isNoun) || notAgain.test(word)) return null;
  const words = [...before.matchAll(/(?<![\p{L}'’-])(?:(an?) )?(\p{Ll}{3,}(?:-\p{Ll}+)?)(?![\p{L}'’-])/gu)];
  const alike = words.filter(({ 2: said = '', index }) => {
    const bits = lookUp(said);
    if (isOfTime.test(before.slice(0, index)) || index === 0 || said === word || notAgain.test(said))
      return false;
    return (
      (isAdjective && article === undefined && (bits & Word.adjective) !== 0) ||
      (!isAdjective && isThing(said) && (bits & Word.adjective) === 0)
    );
  });
  const last =
    alike.at(-1) ?? (isNoun ? words.filter(({ 2: said = '' }) => isThing(said)).at(-1) : undefined);
  if (last === undefined) return null;
  // 'I drink tea in the morning, I mean coffee'
  if (!isAdjective && last !== words.at(-1) && !/mean/i.test(marker)) return null;
  const front = last[1] === undefined ? '' : /^[aeiou]/.test(word) ? 'an ' : 'a ';
  return `${before.slice(0, last.index)}${front}${word}${before.slice(last.index + last[0].length)}${/,( .*)$/u.exec(meant)?.[1] ?? ''}.`;
}

/** The same, and 'My son is tall, I mean really tall' without what is no report of the speaker's. */
export function asMeant(sentence: string): string {
  const said = withoutSecondThoughts(sentence);
  const match = said === sentence && sentence.length < 400 ? doubting.exec(sentence) : null;
  if (match === null || !/\bI mean\b/i.test(match[1] ?? '')) return said;
  const before = sentence.slice(0, match.index);
  const meant = sentence.slice(match.index + match[0].length);
  return meant.includes(',') || isSentence(capital(meant)) || !isSentence(before) ? said : `${before}.`;
}

/** Whether a word may name a thing: one that is of no other class is a noun. */
function isThing(word: string): boolean {
  const bits = lookUp(word);
  // 'runs' in 'Ann runs a bakery'
  if ((lookUpVerb(word) & (Word.verbThird | Word.verbPast)) !== 0) return false;
  if ((bits & Word.noun) !== 0) return true;
  return isKnownWord(word) && (bits & (Word.adjective | Word.adverb)) === 0 && lookUpVerb(word) === 0;
}

/** 'in the' of 'in the morning' */
const isOfTime = /\b(?:in the|at|on|every|each|this|last|next|per|for) $/i;

/** Words that are no value of anything. */
const notAgain =
  /^(?:the|and|but|for|with|from|into|onto|over|under|near|about|his|her|its|our|their|your|who|which|than|not|never|really|sure|fine|good|well|right|wrong|nothing|something|anything|that|this|thanks|thank|please|now|then|again|later|also|too|just|only|there|here|true|okay|what|why|how|still)$/;

const again = new RegExp(
  `^((?:${DOUBT}[,.!:… ]+){1,4}(?:${MEANT},? )?)(?:(?:it|that)(?:['’]s| was| is) )?([^,;]{1,60}?)(?:,? (?:sorry|oops|my mistake|my bad))?[.!]*$`,
  'iu',
);

/** 'No wait, it was May.' behind 'I moved to Riga in April.' -> 'May'; null where it says nothing anew. */
export function saidAgain(said: string, next: string): string | null {
  const [, marker = '', meant = ''] = again.exec(next) ?? [];
  // 'I moved to Hull. Sorry, Ana.'
  // 'My son is small. Sorry, late.'
  if (/^(?:sorry|no|oh)\W*$/i.test(marker) && (lookUp(meant) & Word.adjective) !== 0) return null;
  if (meant === '' || (/^sorry\W*$/i.test(marker) && kindOfName(meant).kind === 'person')) return null;
  const whole = `${said.replace(/[.!]\s*$/, '')}, I mean ${meant}.`;
  return withoutSecondThoughts(whole) === whole ? null : meant;
}

/** Whether a name stands for a name of the kind of another: a town for a town, and nobody who is only called by name for one. */
function isAlike(said: string, word: string, marker: string): boolean {
  if (!/^(?:the )?\p{Lu}/u.test(word)) {
    const [one, other] = [said, word].map((text) => / (\p{Ll}+)$/u.exec(text)?.[1]);
    return one === other || one === undefined || other === undefined;
  }
  if (/^(?:I|My|We|He|She|They|The|It)$/.test(said)) return false;
  const [one, other] = [kindOfName(said).kind, kindOfName(word).kind];
  const isSure = one === other && one !== 'unknown';
  // 'I moved to Hull, sorry, Ana'
  const isCalled = /^sorry\W*$/i.test(marker) && other === 'person';
  return isSure || (!isCalled && (one === 'unknown' || other === 'unknown'));
}

/** 'at Kemp' is said anew of what stands behind 'at'. */
function follows(before: string, index: number, preposition: string | undefined): boolean {
  return (
    preposition === undefined ||
    before.slice(0, index).toLowerCase().endsWith(` ${preposition.toLowerCase()} `)
  );
}
