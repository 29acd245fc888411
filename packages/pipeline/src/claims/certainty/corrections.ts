import { fullPhrase, type NounPhrase, type SentenceAnalysis, type Token } from '../../language/analyze.ts';
import { typeOfName } from '../../relations/names/name-types.ts';
import { isWeekday } from '../layout/own-names.ts';
import { isSentence } from '../layout/whole-sentences.ts';
import { isRole } from '../reference/entity-kinds.ts';
import { capital, NAME, type Rule, rule } from '../rewordings/sentence-rule.ts';

/** A text that takes something back: what is left to assert, and what it takes back. */
export type Correction = {
  /** Range of the sentence that still asserts; null where the sentence only takes back. */
  readonly assertion: { readonly start: number; readonly end: number } | null;
  readonly corrects: string | null;
  /** Parts of the assertion to leave out (', not Bob Smith'). */
  readonly omit: { readonly start: number; readonly end: number } | null;
  /** What the assertion says in place of what (the right words, the wrong ones), where it sets the two against each other. */
  readonly contrast?: { readonly right: string; readonly wrong: string };
};

const label =
  /^(?:(?:(?:one|two|three|some|a few|a couple of) (?:\p{Ll}+ )?)?corrections?|erratum|errata|corrigendum|corrigenda|amendment|clarification)(?: (?:to|of|in|for|on) [^:;]{2,80}(?=:)|\s*\([^)]{0,40}\))?\s*[:.–—-]\s+/iu;
const contrary =
  /^(?:contrary to|unlike|despite|in contrast to) (?:what (?:we|i|was|has been) (?:\w+ ){0,3}(?:reported|said|stated|wrote|claimed)[^,]*|(?:our|my|an?|the|earlier|previous|initial|first) (?:[\w'’]+ ){0,4}?(?:reports?|statements?|articles?|posts?|claims?|messages?|notes?|announcements?|versions?)(?: (?:of|from|on|in) [^,]{2,40}?)?(?: that ([^,]+))?),\s+/iu;
const takesBack =
  /\b(?:this|that|it|the (?:note|notice|article|post|report|update)|we|i|the (?:paper|journal|company|authors?|editors?)) (?:\w+ )?(?:corrects?|corrected|retracts?|retracted|withdraws?|withdrew|supersedes?|replaces?|revises?|amends?|would like to correct|takes? back|took back) (?:our|my|the|an?|its|his|her|their) (?:[\w'’-]+ ){0,4}?(?:reports?|statements?|articles?|posts?|claims?|messages?|notes?|announcements?|figures?|versions?|stor(?:y|ies))(?: (?:from|of|on) [^,.]{1,30}?)?(?:,? (?:that|which (?:said|stated|claimed|reported)(?: that)?|saying(?: that)?) (.+?))?[.!]?$/iu;
const retracted =
  /^.{1,60}? (?:has |have )?(?:retracted|withdrawn|withdrew|corrected|retracts?|withdraws?|corrects?|takes? back|took back|taken back) (?:its|their|his|her|the|an?) (?:[\w'’-]+ ){0,3}?(?:statement|claim|report|finding|result|announcement|article|assertion)s? that (.+?)[.!]?$/iu;
const misreported =
  /\b(?:an? (?:earlier|previous|prior|original) (?:version|article|report|post|message)[^,.]{0,60}?|(?:we|i|the article|the report|this article|it) (?:had )?(?:earlier|previously|incorrectly|wrongly|mistakenly|erroneously)|our (?:earlier|previous|first) (?:report|article|story)[^,.]{0,30}?) (?:incorrectly |wrongly |mistakenly |erroneously |had )*(?:reported|said|stated|wrote|claimed|misstated|gave|listed|named|described|identified)(?: (?:yesterday|earlier|here|last \p{L}+|on (?:\d{1,2} )?\p{L}+))?(?: that)? (.+?)(?:[.!]|$)/iu;
/** 'The minutes wrongly state that …', 'It was falsely reported that …' */
const erring =
  /^(?:[^,.]{1,80}?|it (?:was|has been|had been)) (?:incorrectly|wrongly|mistakenly|erroneously|falsely) (?:report(?:ed|s)?|said|says?|stat(?:ed|es?)|wr(?:ote|ites?)|claim(?:ed|s)?|announced?|alleg(?:ed|es?)|assert(?:ed|s)?) that (.+?)[.!]?$/iu;
const mistaken = /\bit (?:is|was) a mistake(?: to (?:say|report|claim|write))? that (.+?)[.!]?$/iu;

/** 'last week we wrote that …' behind 'Correction:' */
const toldBefore =
  /^(?:[^,;:.]{3,40}, |(?:last|this) \p{L}+ |yesterday |earlier (?:this \p{L}+ )?)?(?:we|I|it was|(?:our|an?|the) (?:(?:earlier|recent|previous|news|first|front-page) )?(?:report|article|story|newsletter|item|post|notice|press release|caption|headline)(?: published)?(?: (?:on|of|from|in|about) [^,;]{2,40}?)?|this (?:newsletter|paper|page|site)) (?:had |have |has )?(?:said|stated|wrote|written|reported|claimed|announced) (?:(?:last|this|on) [^,;]{2,20} )?that ([^;]+?)[.!]?$/iu;

const LABELLED =
  '(?:[Cc]orrections?|[Ee]rrat(?:um|a)|[Cc]orrigend(?:um|a)|[Aa]mendment|[Cc]larification) ?[:.–—-] ';

/** What a report had wrong and, in the same sentence, what is so. */
export const takenBack: readonly Rule[] = [
  // 'The fair is on 21 May, not 14 May, and Ann Lee has taken over the stalls': only the first part is set against another
  rule(
    String.raw`^([^,;"“”]{8,120}, not [^,;:"“”]{2,60}), and ((?:${NAME}|[Tt]he \p{Ll}+(?: \p{Ll}+){0,2}|it|s?he|they) [^"“”]{4,200})$`,
    ([, first = '', second = '']) => (isSentence(second) ? [`${first}.`, capital(second)] : []),
  ),
  // 'I was wrong about the kick-off with Orr: it is on 18 March'
  rule(
    '^(?:Sorry,? )?(?:I|We) (?:was|were) (?:wrong|mistaken) about (?!(?:it|that|this)\\b)([^:;]{2,60}) ?[:;–—] ?(?:it|s?he|they) ([^;]+)$',
    ([, what = '', rest = '']) => [`${capital(what.trim())} ${rest}`],
  ),
  // 'The price I gave for the Tarn lamp was wrong: it is 40 euros', 'I got the date of the launch wrong; it is on 3 June'
  rule(
    '^(?:The (\\p{Ll}+) (?:that )?(?:I|we) (?:gave|quoted|sent|mentioned) for ([^:;,]{2,60}) was wrong|(?:I|We) (?:got|had) the (\\p{Ll}+) (?:of|for) ([^:;,]{2,60}) wrong) ?[:;–—] ?it is ([^;]+)$',
    ([, noun, of, other = '', whose = '', rest = '']) => [
      /^(?:date|day|time)$/.test(noun ?? other)
        ? `${capital(of ?? whose)} is ${rest.replace(/^(?=\d)/, 'on ')}`
        : `The ${noun ?? other} of ${of ?? whose} is ${rest}`,
    ],
  ),
  // 'In our report of 3 May we stated that Quanta was founded in 1999; it was founded in 1989'
  rule(
    String.raw`^(?:In (?:our|my|an?|the|yesterday['’]s|last \p{Ll}+['’]s) (?:[\p{Ll}-]+ ){0,3}?(?:reports?|articles?|stor(?:y|ies)|posts?|notes?|versions?|newsletters?|messages?|minutes|editions?|issues?)(?: (?:of|on|from|about|in) [^,;]{2,40}?)?,? )?([Ww]e|I|it) (?:had )?(said|stated|wrote|reported|claimed|gave|announced) that ([^;]+?)(?:; |, but |\. )((?:in fact|actually|in reality|rather),? )?((?:it|he|she|they|the \p{Ll}+|this) .+)$`,
    ([said = '', who = '', told = '', wrong = '', fact = '', right = '']) =>
      fact !== '' || said.startsWith('In ')
        ? [`${capital(who)} wrongly ${told} that ${wrong}.`, capital(right)]
        : [],
  ),
  // 'The figure for Tarn's population should have read 8,400, not 84,000', 'The date of the fair should be 14 May'
  rule(
    String.raw`^(?:${LABELLED})?(?:[Tt]he|[Oo]ur) (?:(?:correct|right) )?(\p{Ll}+)(?: (?:given|quoted|printed|published|stated))? (?:for|of) ([^,;:]{2,80}?) should (?:have (?:read|been|said)|read|be|say) ((?:on |in |at )?[$€£]?\d[^;]*?|[^,;]{2,60}?(?:, (?:and )?not [^,;]{2,60})?)\.?$`,
    ([, noun = '', whose = '', right = '']) => [
      /^(?:figure|number|value|amount|total|entry|information|data)$/.test(noun)
        ? `Correction: ${whose} is ${right}.`
        : /^(?:date|day|time)$/.test(noun)
          ? `Correction: ${whose} is ${right.replace(/^(?=\d)/, 'on ').replace(/, not (?=\d)/, ', not on ')}.`
          : `Correction: the ${noun} of ${whose} is ${right}.`,
    ],
  ),
  // 'An erroneous report had named Ann Lee as the new rector', 'A false report said that Ann Lee had died'
  rule(
    String.raw`^(?:An?|The|Some|Several) (?:\p{Ll}+ )?(?:erroneous|false|incorrect|inaccurate|mistaken|wrong|misleading|fake) (?:[\p{Ll}-]+ )?(?:reports?|articles?|stor(?:y|ies)|posts?|entry|entries|notes?|statements?|messages?)(?: (?:in|on|by|from) [^,;]{2,40}?)? (?:had |have |has )?(?:(?:named|described|listed|identified|presented) (${NAME}) as (?:(the|an?) )?(?:new )?([^,;]{2,80}?)|(?:said|claimed|stated|reported|announced)(?: that)? (\p{L}[^;]{5,160}?))\.?$`,
    ([, who, article = 'the', what = '', told]) => [
      `It was falsely reported that ${told ?? `${who ?? ''} is ${article} ${what}`}.`,
    ],
  ),
  // 'The headline should have said that Ann Lee is the treasurer'
  rule(
    String.raw`^(?:${LABELLED})?(?:[Tt]he|[Oo]ur|[Tt]his) (?:[\p{Ll}-]+ ){0,2}?(?:headline|article|report|stor(?:y|ies)|caption|sentence|line|notes?|entry|minutes|text|post|message|e-?mail|page|newsletter)(?: (?:of|from|on|for) [^,;]{2,30}?)? (?:(?:should|ought to) have (?:said|read|stated|reported)|should (?:say|read|state)) that ([^;]{8,200})$`,
    ([, what = '']) => [`Correction: ${capital(what)}`],
  ),
  // 'We apologise for calling Ann Lee a dentist', 'We regret that we described Ann Lee as a dentist'
  rule(
    String.raw`^(?:We|I) (?:(?:would like to |must )?apologi[sz]e for|(?:are|am) sorry for|regret) (?:(?:wrongly|mistakenly|incorrectly) )?(?:calling|describing|naming|identifying|listing|referring to) (${NAME}) (?:as )?((?:an?|the) [^,;]{2,80}?)\.?$`,
    ([, who = '', what = '']) => [`We wrongly said that ${who} is ${what}.`],
  ),
  // 'Tom Reed is not the owner of Orda; Ida Moss is'
  rule(
    String.raw`^(${NAME}|S?[Hh]e|It) (is|was)( no longer|n['’]t| not) ([^,;.]{2,80}?)( any ?more)?(?:;|,|, but|\.) (${NAME}) \2\.?$`,
    ([, who = '', be = '', not = '', what = '', now = '', other = '']) => [
      `${who} ${be}${not} ${what}${now}.`,
      `${other} ${be} ${what}.`,
    ],
  ),
];

/**
 * Whether a sentence corrects something said before, and what. 'Correction: …' and 'Contrary to our report that …, …' leave an
 * assertion; 'This corrects our report that …' leaves none; 'X, not Y, …' asserts X and takes back the same of Y.
 */
export function readCorrection(analysis: SentenceAnalysis): Correction | null {
  const { text } = analysis;
  if (text.length > 800) return null;
  const labelled = label.exec(text);
  const from = labelled?.[0].length ?? 0;
  const rest = text.slice(from);
  const opposed = contrary.exec(rest);
  if (opposed !== null)
    return {
      assertion: { start: from + opposed[0].length, end: text.length },
      corrects: opposed[1]?.trim() ?? null,
      omit: null,
    };
  const back =
    takesBack.exec(rest) ??
    retracted.exec(rest) ??
    misreported.exec(rest) ??
    erring.exec(rest) ??
    mistaken.exec(rest) ??
    (labelled === null ? null : toldBefore.exec(rest));
  if (back !== null) return { assertion: null, corrects: back[1]?.trim() ?? null, omit: null };
  const contrast = contrastOf(analysis, from);
  if (contrast !== null) return { assertion: { start: from, end: text.length }, ...contrast };
  return labelled === null
    ? null
    : { assertion: { start: from, end: text.length }, corrects: null, omit: null };
}

function isNumber(tokens: readonly Token[], { start, end }: NounPhrase): boolean {
  return end === start + 1 && tokens[start]?.pos === 'NUM';
}

/** 'Ann Lee is the treasurer of Orr Club, not Bo Ek': a name stands against the one of its kind, not against the nearest. */
function alikeOf(
  { tokens, nounPhrases }: SentenceAnalysis,
  from: number,
  near: NounPhrase,
  wrong: NounPhrase,
): NounPhrase {
  const kind = (phrase: NounPhrase): string =>
    typeOfName(
      textOfTokens(tokens.slice(phrase.determiner === null ? phrase.start : phrase.start + 1, phrase.end)),
    ).type;
  const subject = nounPhrases.find(({ start }) => (tokens[start]?.start ?? 0) >= from);
  if (subject === undefined || subject.index === near.index) return near;
  if (![subject, near, wrong].every((phrase) => phrase.kind === 'proper')) return near;
  return kind(wrong) === 'person' && kind(subject) === 'person' && kind(near) !== 'person' ? subject : near;
}

/** 'is head of Orr, not chairman': a post stands against the post, whatever it is of. */
function postOf(
  { tokens, nounPhrases }: SentenceAnalysis,
  near: NounPhrase,
  wrong: NounPhrase,
): NounPhrase | null {
  const outer = nounPhrases[near.attachedTo ?? -1];
  const isOf = tokens[near.governor ?? -1]?.lower === 'of';
  if (outer === undefined || !isOf || wrong.kind !== 'common') return null;
  const nouns = [outer, wrong].map(({ head }) => tokens[head]?.lower ?? '');
  return outer.kind === 'common' && nouns.every(isRole) ? outer : null;
}

function textOfTokens(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(' ');
}

/** What the wrong words stand against: 'the University of Hull' in 'for the University of Hull, not for Hull City Council'. */
function rightOf(
  { tokens, nounPhrases }: SentenceAnalysis,
  to: number,
  preposition: Token | undefined,
): NounPhrase | undefined {
  const last = nounPhrases.findLast((phrase) => phrase.end <= to);
  if (preposition === undefined || last === undefined || last.attachedTo === null) return last;
  const outer = nounPhrases[last.attachedTo];
  return tokens[outer?.governor ?? -1]?.lower === preposition.lower ? outer : last;
}

/** ', not Y' behind a noun phrase of the same kind. */
function contrastOf(
  analysis: SentenceAnalysis,
  from: number,
): (Pick<Correction, 'contrast' | 'corrects'> & { omit: { start: number; end: number } }) | null {
  const { text, tokens, nounPhrases } = analysis;
  for (let i = 1; i + 1 < tokens.length; i++) {
    const comma = tokens[i - 1];
    const not = tokens[i];
    if (
      comma === undefined ||
      not === undefined ||
      comma.text !== ',' ||
      !/^(?:not|rather)$/.test(not.lower) ||
      comma.start < from
    )
      continue;
    const after = not.lower === 'rather' && tokens[i + 1]?.lower === 'than' ? i + 2 : i + 1;
    if (not.lower === 'rather' && after === i + 1) continue;
    const leads = tokens[after]?.pos === 'ADP' || tokens[after]?.lower === 'for';
    const governed = leads ? after + 1 : after;
    const wrong = nounPhrases.find((phrase) => phrase.start === governed);
    const near = rightOf(analysis, i - 1, leads ? tokens[after] : undefined);
    if (wrong === undefined || near === undefined || wrong.kind === 'pronoun') continue;
    const right = leads ? near : (postOf(analysis, near, wrong) ?? alikeOf(analysis, from, near, wrong));
    const last = tokens[wrong.end - 1];
    const next = tokens[wrong.end];
    if (last === undefined || (next !== undefined && next.pos !== 'PUNCT' && next.text !== ',')) continue;
    if (tokens[wrong.start]?.lower === 'only') continue;
    // '460 pupils, not 640': the number stands for its noun
    const count = tokens[right.start]?.pos === 'NUM' && isNumber(tokens, wrong) ? right.start : null;
    if (count === null && wrong.kind !== right.kind) continue;
    const omit = { start: comma.start, end: next?.text === ',' ? next.end : last.end };
    const rightStart = tokens[right.start]?.start ?? 0;
    const whole = right === near ? fullPhrase(analysis, right.index).end : right.end;
    const rightEnd = tokens[count ?? Math.max(right.end, whole) - 1]?.end ?? 0;
    const rightText = text.slice(rightStart, rightEnd);
    const wrongText = text
      .slice(tokens[wrong.start]?.start ?? 0, last.end)
      .replace(right === near ? /^$/ : /^(?:its|their) /i, '');
    // 'on Saturday 10 June, not on Friday': no day by itself
    if (isWeekday(wrongText) && /\d/.test(rightText)) return { corrects: null, omit };
    // 'on 8 May 2019, not 3 May': of the same year
    const year =
      wrong.kind === 'time' && !/\d{4}/.test(wrongText) ? / \d{4}$/.exec(rightText)?.[0] : undefined;
    const said = `${wrongText}${year ?? ''}`;
    const corrects =
      `${text.slice(from, rightStart)}${said}${text.slice(rightEnd, omit.start)}${text.slice(omit.end)}`
        .replace(/\s+/g, ' ')
        .trim();
    return { corrects, omit, contrast: { right: rightText, wrong: said } };
  }
  return null;
}
