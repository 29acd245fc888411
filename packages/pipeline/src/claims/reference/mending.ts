import type { Block } from '@memory/markdown';
import { thirdOf } from '../../language/words/inflections.ts';
import { KIN } from '../../language/words/kin.ts';
import { verbStem } from '../../language/words/lexicon.ts';
import { splitSentences } from '../../language/words/sentences.ts';
import { inside } from '../certainty/said.ts';
import { saidAgain, withoutSecondThoughts } from '../certainty/second-thoughts.ts';
import { capital, NAME } from '../rewordings/sentence-rule.ts';
import { sourceText } from '../source-text.ts';
import { isMachine } from '../talk/first-person.ts';
import { isDoubted, isTakenBack, wronglyToldTo } from './taken-back.ts';

/** 'Her name is Mia.', 'I named her Mia.': what the sentence before spoke of has this name. */
const givesName =
  /^(?:(?:(?:his|her|its)|the \p{Ll}+['’]s) name(?: is|['’]s| was)|(?:I|we)(?:['’]ve| have)? (?:named|called) (?:it|him|her)|(?:it|he|she)(?:['’]s| is| was) (?:called|named)) (\p{Lu}[\p{L}\p{N}_'’-]+)(?:[.!]*$|,? and (?:he|she|it)\b)/iu;
/** 'Their names are Mia and Tom.' */
const givesNames =
  /^(?:their names are|they(?:['’]re| are) (?:called|named)|(?:I|we)(?:['’]ve| have)? (?:named|called) them) (\p{Lu}[\p{L}'’-]+(?:, \p{Lu}[\p{L}'’-]+)*,? and \p{Lu}[\p{L}'’-]+)[.!]*$/iu;
const several = /\b((?:two|three|four|five|six|[2-6]) (?:\p{Ll}+ ){0,2}?\p{Ll}+|twins|triplets)[.!]*$/u;
const WHEN_GIVEN = String.raw`(?: yesterday| today| (?:last|this) \p{Ll}+| (?:on|in) (?:\p{Lu}\p{Ll}+(?: \d{4})?|\d{4})| (?:\p{Ll}+|\d+) (?:days?|weeks?|months?|years?) ago| from (?:an?|the|our|\p{Lu}\p{L}+)[^.!?,;]{0,30})?`;
const named = new RegExp(
  String.raw`\b((?:an?|the|my|our) (?:(?!(?:last|this|yesterday|today|on|in|from)\b)\p{Ll}+ ){0,3}?(?!(?:yesterday|today|ago)\b)\p{Ll}+)(?=${WHEN_GIVEN}[.!]*$)`,
  'u',
);

/** 'My sister's dog died' */
const gone =
  /^((?:[Mm]y|[Oo]ur) (?:\p{Ll}+['’]s )?(?:(?:old|beloved|little) )?(?:dog|cat|rabbit|horse|pony|hamster|parrot|puppy|kitten|tortoise)) (?=(?:sadly |just )?(?:died|passed away|had to be put (?:down|to sleep)|was run over)\b)/u;

/** What was spoken of with the name that the next sentence gives it: 'We adopted a dog last week.' – 'Her name is Mia.'; null where it gives none. */
export function namedBy(said: string, next: string): string | null {
  const name = givesName.exec(next)?.[1];
  const names = givesNames.exec(next)?.[1];
  const text =
    names !== undefined
      ? said.replace(several, `$1, ${names}.`)
      : name === undefined
        ? said
        : gone.test(said)
          ? said.replace(gone, `$1 ${name} `)
          : said.replace(named, `$1 named ${name}`);
  return text === said ? null : text;
}

/** 'Sorry, I mean Miami.': a word of the sentence before was wrong. */
const mending =
  /^(?:(?:oh|no|wait|sorry|oops|actually|correction)[,.! ]+)*(?:I mean|I meant|make that|that should be|should be)[, ]+(\S+?(?: \S+?){0,3})[.!]?$|^(?:(?:oh|no|wait|oops|sorry)[,.!]? )*(?:sorry|oops|correction|scratch that|scrap that|strike that|make that|no|wait)[,.:!]? ((?:(?:at|on|in) )?(?:the )?[$€£]?\d\S*(?: \p{L}+){0,2}?|(?:on )?\p{L}+day(?:,? (?:the )?\d{1,2}\S*(?: \p{L}+)?)?)(?:,? (?:typo|sorry|my mistake|my bad))?[.!]?$/iu;
/** 'Oops, Milan I mean' */
const meantBehind =
  /^(?:(?:[Oo]h|[Nn]o|[Ww]ait|[Ss]orry|[Oo]ops|[Aa]ctually|[Cc]orrection)[,.!… ]+)*((?:\p{Lu}\S*|[$€£]?\d\S*)(?: \p{Lu}\S*){0,2}),? I meant?[.!]*$/u;

/** 'Sorry, he's 13' behind 'My brother Bo is 12': another figure of whom was just spoken of. */
const figureAnew =
  /^(?:(?:oh|no|wait|sorry|oops|actually)[,.!…–—-]+ )+(?:I|he|she|it|they|we)(?:['’](?:m|s|re)| am| is| are) (?:now |actually |only )?([$€£]?\d\S*?)(?: now)?[.!]*$/iu;
const figureSaid =
  /(?:['’](?:m|s|re)| am| is| are) (?:now |only |about )?[$€£]?\d\S*?(?: (?:(?:an?|per) )?\p{Ll}+)?[.!]*$/u;

/**
 * The words that the next sentence puts for some of those just said: 'I mean Miami.' -> 'Miami', and in talk also 'Sorry, Miami.';
 * null where it puts none.
 */
export function mend(said: string, next: string, isTalk: boolean): string | null {
  const [, meant = meantBehind.exec(next)?.[1], other] = mending.exec(next) ?? [];
  const figure = isTalk && figureSaid.test(said) ? figureAnew.exec(next)?.[1] : undefined;
  return meant ?? (isTalk ? (other ?? figure ?? saidAgain(said, next)) : null);
}

/** 'Wait, no, it leaves on Wednesday.': the whole sentence before was. */
const takesBackAll =
  /^(?:(?:actually|oh|no)[, ]+)*(?:scratch that|ignore that|disregard that|let me correct that|scrap that|strike that|never mind|forget that|correction|that['’]s wrong|I misspoke)[,.:;!—–-]* (?=(?:I|it|he|she|we|they|my|the|his|her|our)\b)|^(?:oh[, ]+)?(?:wait|oops|no wait|sorry|actually no)[,.!]? (?:(?:no|wait|that['’]s wrong|I was wrong|my mistake)[,.:;!]? )+(?=\S+ \S+ \S+)|^(?:(?:oh|ah|sorry|oops)[,.]? )?(?:actually,? no|no,? actually|no,? wait|wait,? no|wait|hang on|hold on|my mistake|my bad)(?: a (?:sec|second|minute|moment))?[,.!:;—–-]+ (?:actually,? |sorry,? )?(?=(?:I|it|he|she|we|they|my|the|his|her|our)\b)/iu;

/** 'Sorry, I live in Arnhem' behind 'I live in Utrecht': the same words with another end. */
const restating =
  /^(?:(?:oh|no|wait|sorry|oops|actually|well)[,.:!…–—-]+ )+(?=(?:I|my|we|our|he|she|it|the) )/iu;

/** How long the words are by which a sentence takes back the whole one before it; 0 where it does not. */
export function takesBack(said: string, next: string): number {
  const all = takesBackAll.exec(next);
  if (all !== null) return all[0].length;
  const again = restating.exec(next)?.[0].length ?? 0;
  if (again === 0) return 0;
  const words = (text: string) => text.toLowerCase().split(/\s+/, 4);
  const [one, other] = [words(said), words(next.slice(again))];
  return one.slice(0, 3).join(' ') === other.slice(0, 3).join(' ') && one[3] !== other[3] ? again : 0;
}

const subject =
  /^((?:[Mm]y|[Oo]ur|[Tt]he|[Hh]is|[Hh]er|[Tt]heir) (?:\p{Ll}[\p{L}'’-]* ){0,2}\p{Ll}[\p{L}-]*(?: (?:with|to|at|in|for) \p{Lu}[\p{L}-]*)?)(?:['’]s| is| was| starts?| begins?| opens?| leaves?| ends?| costs?)(?: |$)/u;

/** 'My sister lives in Dublin', 'My brother Bo is 12' */
const somebody = new RegExp(
  String.raw`^((?:[Mm]y|[Oo]ur) (?:\p{Ll}+ )?(?:${KIN})(?: \p{Lu}[\p{L}'’-]+)?)\b`,
  'u',
);

/** 'It's on Wednesday' behind 'My appointment is on Tuesday. No, wait', 'she lives in Cork' behind 'My sister lives in Dublin': of what was spoken of before. */
export function saidAnew(text: string, before: string): string {
  const who = somebody.exec(before)?.[1];
  const person = /^s?he(?:(['’]s)| (?=\p{Ll}))/iu.exec(text);
  if (who !== undefined && person !== null)
    return `${who} ${person[1] === undefined ? '' : 'is '}${text.slice(person[0].length).trimStart()}`;
  const whose = subject.exec(before)?.[1];
  if (whose === undefined) return text;
  return text.replace(
    /^it(?:(['’]s)| (?=\p{Ll}))/iu,
    (_, is?: string) => `${whose} ${is === undefined ? '' : 'is'}`,
  );
}

/** 'That was wrong.' */
const wasWrong =
  /^(?:that|this|it) (?:is|was) (?:wrong|incorrect|inaccurate|false|untrue|mistaken|an error|a mistake|not (?:true|correct|right|so|the case))(?:[.!]*$|[;:,] )/iu;
const wasSaid =
  /\b([Ww]e|I|(?:[Tt]h(?:e|is)|[Oo]ur(?: \p{Ll}+)?|\p{L}+day['’]s|[Ll]ast (?:week|month|year)['’]s) (?:article|report|story|newsletter|minutes|bulletin|edition|notice|entry|post|mail|e-mail|email|letter|page|note|list|programme)(?: (?:of|on|from) (?:\d{1,2} )?\p{L}+(?: \d{4})?)?|[Ii]t) ((?:had )?(?:wrote|written|said|reported|stated|claimed|says?|states?|reports?|claims?))(?= that\b| \p{Lu}| (?:on (?:\d{1,2} )?\p{Lu}\p{Ll}+|yesterday|earlier|last \p{Ll}+|here) that\b)/u;

const labelled =
  /^(?:correction|erratum|errata|corrigendum|clarification)s?(?: (?:to|of|in|for|on) [^:;]{2,80}(?=:)| \([^)]{0,40}\))? ?[:.–—-] /iu;
const inFact = /^(?:in fact|in reality|in truth|actually),? (?=\p{L})/iu;

/** 'We wrote that Ann founded it' as 'We wrongly wrote …', where the next sentence is 'That was wrong.' or says it otherwise. */
export function deniedBy(text: string, next: string): string {
  const [said] = wasSaid.exec(text) ?? [];
  const mistaken = wronglyToldTo(text, next);
  if (mistaken !== null) return untruth(`${mistaken}.`);
  if (said === undefined) {
    if (isTakenBack(text, next)) return untruth(text);
    return isDoubted(text, next) ? `Allegedly, ${inside(text)}` : text;
  }
  const isOver = wasWrong.test(next) || labelled.test(text) || saysOtherwise(text, said, next);
  return isOver ? text.replace(wasSaid, '$1 wrongly $2') : text;
}

const ERRED =
  '(?:wrong|incorrect|inaccurate|false|untrue|mistaken|an error|a mistake|not (?:true|correct|right))';
/** 'We said Ann works at Orr.', 'The report that Ann works at Orr was wrong.', 'Ignore what I said about Ann living in Hull.' */
const wronglyTold = [
  /^(?:(?:Yesterday|Earlier(?: today| this week)?|Last \p{L}+|On \p{L}+|In (?:our|the|an?|\p{L}+['’]s) [^,;.]{3,60}?),? |Sorry,? |Oops,? |Apologies,? )?(?:[Ww]e|I|(?:[Tt]he|[Tt]his|[Oo]ur|[Aa]n?) (?:\p{Ll}+ ){0,3}?(?:article|report|story|newsletter|minutes|bulletin|notice|entry|post|e-?mail|letter|page|note|list|version)(?: of this (?:article|page|post|note|report|story))?) (?:had |have )?(?:\p{Ll}+ly )?(?:said|wrote|written|reported|stated|claimed|says?|states?)(?: (?:yesterday|earlier|last \p{Ll}+))?(?: that)? (?<what>\p{L}[^;]{5,160}?)[.!]?$/u,
  new RegExp(
    `^(?:The|Our|My|That) (?:\\p{Ll}+ ){0,2}?(?:report|claim|statement|announcement|story|note|article|information|line) that (?<what>\\p{L}[^;]{5,160}?) (?:is|was|has proved|turned out to be) ${ERRED}[.!]?$`,
    'u',
  ),
];
const ignored =
  /^(?:please |sorry,? )?(?:ignore|forget|disregard|scrap|scratch|delete) (?:what|the bit|the part|the line|that|my note|the note)(?: (?:I|we) (?:said|wrote|told you))? about ((?-i:\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,3})) (\p{Ll}+ing) ([^;]{3,100}?)[.!]?$/iu;
/** 'That was wrong: it is Tarn.', 'It's Tarn.', 'The right name is Tarn.', 'It should have been Tarn.' */
const rightly = new RegExp(
  `^(?:(?:that|this|it) (?:is|was) ${ERRED}[.:;,–—-]+ ?)?(?:(?:in fact|actually|in truth|really),? )?(?:it(?: is|['’]s| was| should (?:be|read|say|have (?:been|read|said))) (?:in fact |actually |really )?|(?:this|that) should (?:be|read|say|have (?:been|read|said)) |the (?:right|correct|real|true|actual) (?:\\p{L}+ )?(?:is|was|should be) )(?<value>\\S+(?: \\S+){0,4}?)[.!]*$`,
  'iu',
);
const presentOf: Readonly<Record<string, string>> = { was: 'is', were: 'are', had: 'has' };

/** 'An article misstated the year in which the bridge was opened.' */
const misdated =
  /^(?:[Ww]e|I|(?:[\p{L} ]+ and [\p{L} ]+: )?(?:[Tt]he|[Tt]his|[Oo]ur|[Aa]n?) [^.;:]{3,60}?) (?:had |have )?(?:misstated|misreported|got wrong|gave (?:incorrectly|wrongly)) the (?:year|date|day|month|town|city|place|country) (?<word>in|on|at) which (?<what>[^;]{5,120}?)[.!]?$/u;
const setRight =
  /^(?:It|The (?:right|correct|actual) \p{Ll}+) (?:is|was|should (?:be|read|have been|have read)) (?:in |on |at )?(?<right>[^,;]{2,40}?)(?:, (?:and )?not (?:in |on |at )?(?<wrong>[^,;]{2,40}?))?(?:,? as [^.;]{3,60})?\.?$/u;

const PAPER =
  '(?:We (?:regret|apologi[sz]e) that |We are sorry that )?(?:[Ww]e|I|(?:[\\p{L} ]+: )?(?:[Tt]he|[Tt]his|[Oo]ur|[Aa]n?|[Mm]y) [^.;:]{3,60}?)';
/** 'Our article gave the wrong date for the fair.', 'We misstated the price of the pass.' */
const wrongNoun = [
  new RegExp(
    `^${PAPER} (?:had |have )?(?:gave|given|printed|listed|published|quoted|stated|had|used|contained|carried) (?:the|a|an) (?:wrong|incorrect|outdated|false) (?<noun>\\p{Ll}+) (?:for|of) (?<whose>[^.;:,]{2,80}?)\\.?$`,
    'u',
  ),
  new RegExp(
    `^${PAPER} (?:had |have )?(?:misstated|misreported|misspelt|misspelled|misprinted|got wrong) the (?<noun>\\p{Ll}+) of (?<whose>[^.;:,]{2,80}?)\\.?$`,
    'u',
  ),
  /^(?:In [^,;]{3,50}, )?[Tt]he (?<noun>\p{Ll}+) (?:of|for) (?<whose>[^.;:,]{2,60}?) was (?:wrongly |mistakenly |incorrectly )?(?:given|stated|quoted|printed|listed|reported) as (?<wrong>[^.;:]{1,40}?)(?: in (?:our|the|my|an?|last|yesterday)\b[^.;:]{3,40})?\.?$/u,
];
const rightValue =
  /^(?:(?:in fact|actually|in truth),? )?(?:it|(?:his|her|its|their) (?:(?:right|correct|real|actual) )?\p{Ll}+|the (?:right|correct|actual|real|true) \p{Ll}+|(?:this|that|it) should (?:be|have been|read|have read)) ?(?:is|was|should (?:be|read|have been|have read))? (?<right>(?:on |in |at )?[^,;]{1,50}?)(?:, (?:and )?not (?:on |in |at )?(?<not>[^,;]{2,40}?))?(?:,? as [^.;]{3,60})?\.?$/iu;

/** 'The price of the pass was given as 45 euros. The correct price is 54 euros.' -> 'The price of the pass is 54 euros, not 45 euros.' */
function valueRight(said: string, next: string): string | null {
  const told = wrongNoun.map((pattern) => pattern.exec(said)?.groups).find((found) => found !== undefined);
  const { right, not } = rightValue.exec(next)?.groups ?? {};
  if (told === undefined || right === undefined) return null;
  const { noun = '', whose = '' } = told;
  const wrong = not ?? told.wrong;
  if (noun === 'name' && /^the \p{Ll}/u.test(whose) && /^\p{Lu}/u.test(right))
    return `Correction: ${whose} is ${right}.`;
  if (/^(?:owner|name|identity|spelling)$/.test(noun)) return null;
  if (/^(?:date|day|time|venue|place)$/.test(noun)) {
    const [preposition] = /^(?:on|in|at) /i.exec(right) ?? [/^\d/.test(right) ? 'on ' : ''];
    const instead = wrong === undefined ? '' : `, not ${preposition}${wrong}`;
    return `Correction: ${whose} is ${preposition}${right.replace(/^(?:on|in|at) /i, '')}${instead}.`;
  }
  return `Correction: the ${noun} of ${whose} is ${right}${wrong === undefined ? '' : `, not ${wrong}`}.`;
}

/** 'An article misstated the year in which the bridge was opened. It was 1946, not 1964.' -> 'The bridge was opened in 1946, not 1964.' */
function dateRight(said: string, next: string): string | null {
  const { word, what } = misdated.exec(said)?.groups ?? {};
  const { right, wrong } = setRight.exec(next)?.groups ?? {};
  if (what === undefined || right === undefined) return null;
  return wrong === undefined
    ? `Correction: ${what} ${word} ${right}.`
    : `${capital(what)} ${word} ${right}, not ${word} ${wrong}.`;
}

/** 'We said Ann worked at Orr. That was wrong: it is Tarn.' -> 'Ann works at Tarn, not Orr.'; null where the next sentence puts no other word. */
export function putRight(said: string, next: string): string | null {
  const dated = dateRight(said, next);
  if (dated !== null) return dated;
  const valued = valueRight(said, next);
  if (valued !== null) return valued;
  const value = next.length > 120 ? undefined : rightly.exec(next)?.groups?.value?.replace(/[.!]+$/, '');
  if (value === undefined || said.length > 240) return null;
  const [, who, doing = '', rest = ''] = ignored.exec(said) ?? [];
  const told =
    wronglyTold.map((pattern) => pattern.exec(said)?.groups?.what).find((found) => found !== undefined) ??
    (who === undefined ? undefined : `${who} ${thirdOf(verbStem(doing) ?? doing)} ${rest}`);
  if (told === undefined) return null;
  // 'said Ann worked at Orr': that she works there
  const what =
    /\bit was\b/i.test(next) || /\b(?:1[5-9]|20)\d\d\b/.test(told)
      ? told
      : told.replace(
          / (was|were|had|\p{Ll}+ed)(?= (?:in|at|for|on|the|an?|[\p{Lu}\p{N}$€£]))/u,
          (whole, verb: string) => {
            const stem = verbStem(verb);
            return presentOf[verb] !== undefined
              ? ` ${presentOf[verb]}`
              : stem === null
                ? whole
                : ` ${thirdOf(stem)}`;
          },
        );
  const right = withoutSecondThoughts(`${what}, I mean ${value}.`);
  if (right === `${what}, I mean ${value}.`) return null;
  const front = right.slice(0, right.lastIndexOf(value));
  const wrong = right === `${front}${value}.` && what.startsWith(front) ? what.slice(front.length) : '';
  return capital(wrong === '' ? `Correction: ${right}` : `${front}${value}, not ${wrong}.`);
}

const ALSO = '(?:,? (?:too|as well|also|likewise))';
const AUX = '(?:does|do|did|is|are|was|were|has|have|had)';
const likewise = new RegExp(
  `^(?:(?:And |But )?(?:So|Nor|Neither) ${AUX} (?<so>NAME)(?: too)?|(?:And |But )?(?<too>NAME) (?:${AUX}(?: so)?${ALSO}|also ${AUX}|followed suit|${AUX} the same)|(?:And )?(?<alone>NAME)${ALSO}|(?:The same (?:goes|is true|holds|applies) (?:for|of|to)|Likewise,?|Ditto(?: for)?) (?<ditto>NAME))\\.?$`.replaceAll(
    'NAME',
    NAME,
  ),
  'u',
);
const NAMED_IN_FRONT = new RegExp(`^(${NAME}) (?=\\p{Ll})(?!and\\b|or\\b|of\\b)([^;]{4,160})$`, 'u');

/** 'So does Bo Orr.' behind 'Ann Lee works at Tarn.' -> 'Bo Orr works at Tarn.'; the text itself where it says nothing of the kind. */
export function saidAlike(text: string, before: string): string {
  if (text.length > 80) return text;
  const { so, too, alone, ditto } = likewise.exec(text)?.groups ?? {};
  const who = so ?? too ?? alone ?? ditto;
  const [, first, done] = who === undefined ? [] : (NAMED_IN_FRONT.exec(before) ?? []);
  return who === undefined || first === undefined || done === undefined || first === who
    ? text
    : `${who} ${done}`;
}

/** 'Ann Lee is not …' where the next sentence says 'Sorry, that is wrong': nothing of it is so. */
function untruth(text: string): string {
  return `It is not true that ${inside(text)}`;
}

/** 'We said last week that Ann was born in Leeds. She was born in Hull.': the same words with another end. */
function saysOtherwise(text: string, said: string, next: string): boolean {
  if (!/^(?:we|I)\b/i.test(said)) return false;
  const what = text.slice(text.indexOf(said));
  const told =
    /\b(?:that|said|wrote|stated|reported|claimed) (?!that )((?:\S+ ){1,8}?)((?:was|were|is|are|has|had) \p{Ll}\S*) (\S.*)$/u.exec(
      what,
    ) ?? /\bthat ((?:\S+ ){1,6}?)(?:had )?(\p{Ll}+ed|\p{Ll}+) (\S.*)$/u.exec(what);
  const [front = ''] = inFact.exec(next) ?? [];
  const now = /^(?:s?he|it|they|the \p{Ll}+|\p{Lu}\S+(?: \p{Lu}\S+)?) (.+)$/iu.exec(
    next.slice(front.length),
  )?.[1];
  if (now === undefined) return false;
  if (front !== '') return true;
  const verb = told?.[2] ?? '';
  return / /.test(verb) && now.startsWith(`${verb} `) && now !== `${verb} ${told?.[3] ?? ''}`;
}

/** 'Sorry, I mean Miami.' as the next thing that somebody says, and where it ends in the document; null where they say another. */
export function mendedIn(
  [next, ...more]: readonly Block[],
  speaker: string,
): { text: string; end: number } | null {
  // a machine that notes it stands in between
  if (next?.turn != null && isMachine(next.turn.speaker) && more.length > 0) return mendedIn(more, speaker);
  if (next === undefined || next.turn === null || next.turn.speaker !== speaker) return null;
  const from = next.turn.textStart;
  const [first] = splitSentences(next.text.plain.slice(from, from + 200));
  if (first === undefined) return null;
  const { text, source } = sourceText(next.text, from + first.start, from + first.end);
  return mending.test(text) || meantBehind.test(text) || takesBackAll.test(text) || restating.test(text)
    ? { text, end: source(0, text.length).end }
    : null;
}

/** What a speaker last said in an earlier turn of their own, with nobody but a machine in between; '' where there is none. */
export function saidBefore(blocks: readonly Block[], index: number, speaker: string): string {
  const before = blocks[index - 1];
  if (before === undefined || before.turn === null) return '';
  if (before.turn.speaker !== speaker)
    return isMachine(before.turn.speaker) && blocks[index - 2]?.turn?.speaker === speaker
      ? saidBefore(blocks, index - 1, speaker)
      : '';
  const said = before.text.plain.slice(before.turn.textStart).slice(-400);
  const last = splitSentences(said).at(-1);
  return last === undefined ? '' : said.slice(last.start, last.end);
}
