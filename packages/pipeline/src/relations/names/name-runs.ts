import { isLegalForm } from '../../entities/names.ts';
import { type NounPhrase, type SentenceAnalysis, type Token, textOf } from '../../language/analyze.ts';
import { isJoinedHead, takesOf } from '../../language/phrases/joined-names.ts';
import { governsForeignArticle, nameParticle } from '../../language/phrases/names.ts';
import { lookUp, Word } from '../../language/words/lexicon.ts';
import { isKnownWord } from '../../language/words/tokens.ts';
import { undergoing } from '../nouns/concepts.ts';
import type { Span } from '../nouns/relational-nouns.ts';
import { restoreTitles } from './asides.ts';
import { classNounType, isJoinedAdjective, isOccupationNoun, typeOfName } from './name-types.ts';
import { isNumberedModel, isNumberedPaper, isVersionedModel } from './numbered-models.ts';

/** Tokens that a name is made of. */
export function isNameToken(token: Token): boolean {
  if (isJoinedAdjective(token.text)) return false;
  if (/^(?:None|(?:No|Every|Some|Any)(?:body|one))$/.test(token.text)) return false;
  // 'out Thu/Fri'
  if (
    /^(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)(?:[/–-](?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun))+$/.test(
      token.text,
    )
  )
    return false;
  if (token.pos === 'PROPN') return /[\p{Lu}\p{N}]|^plc$/u.test(token.text);
  if (token.pos === 'X') return /^\p{Lu}/u.test(token.text);
  return (
    /^\p{Lu}/u.test(token.text) &&
    (token.pos === 'NOUN' || token.pos === 'ADJ' || token.pos === 'NUM' || token.pos === 'VERB')
  );
}

/** The phrase without its determiner and possessor. */
export function coreOf(tokens: readonly Token[], phrase: NounPhrase): Span {
  let start = phrase.possessor === null ? phrase.start : phrase.possessor.end + 1;
  if (phrase.head < start) start = phrase.start;
  while (
    start < phrase.head &&
    ((tokens[start] as Token).pos === 'DET' || (tokens[start] as Token).pos === 'PRON')
  )
    start++;
  return { start, end: phrase.head + 1 };
}

/** The last unbroken run of name tokens up to the head. */
export function nameRun(tokens: readonly Token[], from: number, head: number): Span | null {
  let end = head + 1;
  if (!isNameToken(tokens[head] as Token) && !isNumberedName(tokens, from, head)) end = head;
  if (end <= from || (!isNameToken(tokens[end - 1] as Token) && (tokens[end - 1] as Token).pos !== 'NUM'))
    return null;
  let start = end - 1;
  if (start > from && (isVersionedModel(tokens, start) || isNumberedPaper(tokens, start)))
    return { start: start - 1, end };
  while (start > from) {
    const token = tokens[start - 1] as Token;
    // 'Writers' House': whose it is belongs to the name
    const owns = /^['’]s?$/.test(tokens[start]?.text ?? '') && /^\p{Lu}/u.test(token.text);
    if (
      !isNameToken(token) &&
      !owns &&
      token.pos !== 'NUM' &&
      token.text !== '&' &&
      !(token.lower === 'and' && isJoinedHead((tokens[head] as Token).text)) &&
      !/^['’]s?$/.test(token.text) &&
      !nameParticle.test(token.text) &&
      !governsForeignArticle(tokens, start - 1)
    )
      break;
    start--;
  }
  while (
    start < end - 1 &&
    !/^[\p{Lu}\p{N}]/u.test((tokens[start] as Token).text) &&
    (tokens[start] as Token).pos !== 'PROPN'
  )
    start++;
  const first = tokens[start] as Token;
  if (
    first.pos === 'NUM' &&
    end - start <= 2 &&
    /^(?:\p{Lu}{1,4}|\p{Ll}\p{Lu}\p{L}?|%)$/u.test((tokens[end - 1] as Token).text)
  )
    return null;
  if (
    start === 0 &&
    first.text.length > 4 &&
    first.text === first.text.toUpperCase() &&
    !isLikelyName(first)
  ) {
    if (end - start === 1) return null;
    return nameRun(tokens, 1, head);
  }
  if (
    start === 0 &&
    end === 1 &&
    (!isLikelyName(first) || (undergoing.test(first.lower) && tokens[1]?.lower === 'of'))
  )
    return null;
  return { start, end };
}

/** 'PostgreSQL 15', 'Apollo 11': a number that belongs to the name in front of it. */
export function isNumberedName(tokens: readonly Token[], from: number, head: number): boolean {
  const number = tokens[head] as Token;
  const before = tokens[head - 1];
  return (
    number.pos === 'NUM' &&
    head > from &&
    before !== undefined &&
    (before.pos === 'PROPN' ||
      isNumberedModel(tokens, head) ||
      isVersionedModel(tokens, head) ||
      isNumberedPaper(tokens, head)) &&
    !/[%$€£]/.test(number.text)
  );
}

/** A capital at the sentence's start, or capitals throughout, prove nothing about a word that is in every dictionary. */
function isLikelyName(token: Token): boolean {
  const bits = lookUp(token.lower);
  const isShouted =
    token.text.length > 4 && token.text === token.text.toUpperCase() && !/\d/.test(token.text);
  if (token.pos === 'PROPN' && !isShouted) {
    const common = Word.adverb | Word.adjective | Word.pluralNoun;
    return (
      (bits & common) === 0 ||
      (bits & (Word.firstName | Word.place | Word.organization | Word.lastName)) !== 0
    );
  }
  if (/^(?:none|nobody|nothing|everyone|everybody)$/.test(token.lower)) return false;
  if (/.(?:ment|tion|ness|ance|ence|ism|ship|hood|ology)$/.test(token.lower)) return false;
  // 'Entry costs £5'
  if (token.pos === 'NOUN' && isKnownWord(token.lower)) return false;
  return (bits & (Word.noun | Word.adjective | Word.verbBase)) === 0;
}

/** Where a phrase ends with what belongs to its name: behind 'England' in 'Bank of England'. */
export function joinedEnd(analysis: SentenceAnalysis, phrase: NounPhrase): number {
  const { tokens, nounPhrases } = analysis;
  const next = nounPhrases[phrase.index + 1];
  const head = tokens[phrase.head] as Token;
  if (
    next === undefined ||
    next.attachedTo !== phrase.index ||
    next.kind !== 'proper' ||
    // 'the largest city of Norland'
    /(?:est|populous)$/.test(tokens[phrase.head - 1]?.lower ?? '') ||
    !(
      takesOf(head.lower) ||
      isFor(tokens, next) ||
      isCalledAfter(tokens, phrase) ||
      isCalledOf(tokens, phrase)
    )
  )
    return phrase.head + 1;
  if (next.possessor !== null) return next.possessor.end;
  return takesOf(head.lower) ? endOfFields(analysis, next) : next.end;
}

/** 'Trade and Industry' of 'the Department of Trade and Industry', 'Fish, Game and Forests': fields that are words of any dictionary. */
function endOfFields({ tokens, nounPhrases }: SentenceAnalysis, first: NounPhrase): number {
  const { end } = first;
  if (!isField(tokens, first)) return end;
  for (const field of nounPhrases.slice(first.index + 1, first.index + 5)) {
    const mark = tokens[field.start - 1]?.lower;
    const isNext =
      field.attachedTo === first.attachedTo && nounPhrases[field.index - 1]?.end === field.start - 1;
    if (!isNext || !/^(?:,|and)$/.test(mark ?? '') || !isField(tokens, field)) return end;
    if (mark === 'and') return field.end;
  }
  return end;
}

function isField(tokens: readonly Token[], { start, end, kind }: NounPhrase): boolean {
  const named = Word.place | Word.organization | Word.firstName | Word.lastName;
  return (
    kind === 'proper' &&
    tokens
      .slice(start, end)
      .every(
        ({ text, lower }) => /^\p{Lu}/u.test(text) && isKnownWord(lower) && (lookUp(lower) & named) === 0,
      )
  );
}

/** 'the ferry Maid of Orrin', 'the pub Queen of Hearts': a word of any dictionary behind what it names, so no name by itself. */
function isCalledAfter(tokens: readonly Token[], { start, head }: NounPhrase): boolean {
  const [kind, word] = [tokens[head - 1], tokens[head] as Token];
  if (kind?.pos !== 'NOUN' || head - 1 < start || !/^\p{Lu}\p{Ll}+$/u.test(word.text)) return false;
  const named = Word.place | Word.organization | Word.firstName | Word.lastName;
  const isThing = /^(?:product|work|place)$/.test(classNounType(kind.lower) ?? '');
  return isThing && isKnownWord(word.lower) && (lookUp(word.lower) & named) === 0;
}

/** Nouns that are written with a capital out of respect, or as a paper's own terms, and name nothing with 'of' behind them. */
const notNaming =
  /^(?:heads?|chairs?|leads?|members?|owners?|north|south|east|west|north\p{Ll}+|south\p{Ll}+|vice|deputy|rest|sale|purchase|merger|takeover|transfer|history|names?|place|date|state|signs?|subject|value|price|cost|author|founders?|parts?|people|government|mayor|queen|king|duke|prince|princess|president|bishop|pope|.*(?:ment|tion|sion|ance|ence|ship|ing|ist|or|ee))$/u;

/** 'the Star of Bergen', 'the Pride of Kent': a word of any dictionary with a capital that nothing else explains begins a name. */
function isCalledOf(tokens: readonly Token[], { start, head, determiner }: NounPhrase): boolean {
  const word = tokens[head] as Token;
  if (tokens[determiner ?? -1]?.lower !== 'the' || tokens[head + 1]?.lower !== 'of') return false;
  const named = Word.place | Word.organization;
  const isCapitalized = tokens.slice(start + 1, head + 1).every(({ text }) => /^\p{Lu}\p{Ll}/u.test(text));
  const isCommon = isKnownWord(word.lower) && (lookUp(word.lower) & named) === 0;
  const isOffice = word.lower !== 'spirit' && isOccupationNoun(word.lower);
  return isCapitalized && isCommon && !isOffice && !notNaming.test(word.lower);
}

/** 'Founder Lena Stroud': a noun that the sentence's beginning gives its capital, with a first name behind it. */
export function isCallingInFront({ lower }: Token, next: Token | undefined): boolean {
  const named = Word.place | Word.organization | Word.firstName | Word.lastName;
  const isNoun = isOccupationNoun(lower) && isKnownWord(lower) && (lookUp(lower) & named) === 0;
  return isNoun && (lookUp(next?.lower ?? '') & (Word.male | Word.female | Word.firstName)) !== 0;
}

/** 'Pacific Railway', but not 'Bo Orr', 'Jim Brown': no given name in front, and a word of any dictionary at the end. */
export function endsInCommonWord(tokens: readonly Token[], from: number, head: number): boolean {
  const [first, last] = [tokens[from] as Token, tokens[head] as Token];
  const given = Word.firstName | Word.male | Word.female;
  return (
    (lookUp(first.lower) & given) === 0 &&
    isKnownWord(last.lower) &&
    (lookUp(last.lower) & Word.lastName) === 0
  );
}

/** 'the Orr Brothers Mill', 'Orr Brothers Ltd': a house that is called by the brothers whose it was. */
export function isFirmOfBrothers(tokens: readonly Token[], kin: Span, core: Span): boolean {
  return (
    kin.end === core.end - 1 &&
    /^(?:Brothers|Sisters|Sons)$/.test(tokens[kin.end - 1]?.text ?? '') &&
    /^\p{Lu}/u.test(tokens[kin.start - 1]?.text ?? '') &&
    (isKnownWord(tokens[kin.end]?.lower ?? '') || isLegalForm(tokens[kin.end]?.text ?? ''))
  );
}

/** 'the Foundation for Rural Health' */
function isFor(tokens: readonly Token[], { governor }: NounPhrase): boolean {
  return governor !== null && tokens[governor]?.lower === 'for';
}

/** Whether the next phrase belongs to this one's name ('England' in 'Bank of England'). */
export function isInsideName(analysis: SentenceAnalysis, phrase: NounPhrase): boolean {
  if (phrase.attachedTo === null) return false;
  const outer = analysis.nounPhrases[phrase.attachedTo];
  return outer !== undefined && outer.kind === 'proper' && joinedEnd(analysis, outer) > outer.head + 1;
}

/** 'trained at Guy's', 'a nurse at Bart's': a house that is called by whose it is, with the mark of that. */
export function houseOfOwner({ tokens }: SentenceAnalysis, phrase: NounPhrase): string | null {
  const last = tokens[phrase.end - 1] as Token;
  const mark = /['’]s$/.exec(last.text)?.[0] ?? null;
  const before = tokens[(phrase.governor ?? 0) - 1];
  if (mark === null || tokens[phrase.governor ?? -1]?.lower !== 'at') return null;
  const isThere =
    before?.pos === 'NOUN' ||
    /^(?:work|study|train|teach|qualify|practi[sc]e|lecture|intern|educate)$/.test(before?.lemma ?? '');
  return isThere ? mark : null;
}

/** A name as it is written, its title's full stop in place. */
export function nameText(
  analysis: SentenceAnalysis,
  span: Span,
  titles: ReadonlyMap<string, string>,
): string {
  return restoreTitles(textOf(analysis, span.start, span.end), titles).replace(/['’]s?$/, '');
}

/** 'Odile King', 'Idris Dean': a title behind one first name alone is a surname. */
export function isCalledByTitle(tokens: readonly Token[], title: Span, core: Span): boolean {
  const [first, last] = [tokens[core.start], tokens[title.start]];
  return (
    title.start === core.start + 1 &&
    title.end === core.start + 2 &&
    /^(?:King|Dean|Bishop|Abbot|Prior|Priest|Head|Chancellor|Page|Pope|Marshall)$/.test(last?.text ?? '') &&
    /^\p{Lu}\p{Ll}+$/u.test(first?.text ?? '') &&
    !/^\p{Lu}/u.test(tokens[title.end]?.text ?? '') &&
    typeOfName(first?.text ?? '').type !== 'place'
  );
}
