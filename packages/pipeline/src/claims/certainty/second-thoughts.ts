import { kindOfName } from '../reference/entity-kinds.ts';
import { MONTH } from '../rewordings/sentence-rule.ts';

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
  DAY,
  `${WEEKDAY}s?`,
  String.raw`${MONTH}(?: \d{4})?`,
  String.raw`(?:1[5-9]|20)\d\d`,
  String.raw`(?:the )?\d{1,2}(?:st|nd|rd|th)`,
  String.raw`[$€£]\d(?:[\d.,]*\d)?(?: ?(?:thousand|million|billion|trillion|[kmb]n?)\b)?`,
  `${NUMBER} (?:hundred|thousand|million|billion|trillion)(?: \\p{Ll}+)?`,
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

const again = new RegExp(
  `^((?:${DOUBT}[,.!:… ]+){1,4}(?:${MEANT},? )?)(?:(?:it|that)(?:['’]s| was| is) )?([^,;]{1,60}?)(?:,? (?:sorry|oops|my mistake|my bad))?[.!]*$`,
  'iu',
);

/** 'No wait, it was May.' behind 'I moved to Riga in April.' -> 'May'; null where it says nothing anew. */
export function saidAgain(said: string, next: string): string | null {
  const [, marker = '', meant = ''] = again.exec(next) ?? [];
  // 'I moved to Hull. Sorry, Ana.'
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
