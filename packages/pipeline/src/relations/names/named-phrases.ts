import { isHonorific, isLegalForm } from '../../entities/names.ts';
import { type NounPhrase, type SentenceAnalysis, type Token, textOf } from '../../language/analyze.ts';
import { isSomebodysKin } from '../../language/words/kin.ts';
import { isPlaceWord } from '../../language/words/lexicon.ts';
import { isCapital } from '../../language/words/token-forms.ts';
import type { EntityType } from '../inventory/shape.ts';
import type { Mention } from '../normalized-claim.ts';
import { nounLemma, type RelationalNoun, relationAt, type Span } from '../nouns/relational-nouns.ts';
import type { Term } from '../term.ts';
import { partIn } from './asides.ts';
import { isMeeting } from './meetings.ts';
import {
  coreOf,
  endsInCommonWord,
  houseOfOwner,
  isCalledByTitle,
  isCallingInFront,
  isFirmOfBrothers,
  isNameToken,
  joinedEnd,
  nameRun,
  nameText,
} from './name-runs.ts';
import {
  classNounType,
  isComponent,
  isDemonym,
  isDescribingWord,
  isGrade,
  isHouseOfTitle,
  isNamedAfterTitle,
  isPremises,
  isTier,
  isTitleInName,
  isVessel,
  maySomebodyBe,
  typeOfName,
} from './name-types.ts';

/** The term of a phrase that holds a name: the name itself, and the words in front of it as its descriptor. */
export function named(
  analysis: SentenceAnalysis,
  phrase: NounPhrase,
  core: Span,
  whole: Span,
  titles: ReadonlyMap<string, string>,
): Term {
  const { tokens } = analysis;
  const relation = relationAt(tokens, core.start, phrase.head);
  let { start } = whole;
  let certain: EntityType | null = null;
  // '5 King Street'
  const front = (tokens[start] as Token).pos === 'NUM' ? start + 1 : start;
  const isBody =
    // 'the National Trust', 'the French National Library': no national
    (tokens[start] as Token).lower === 'national' ||
    (tokens[relation?.span.start ?? start] as Token).text === 'National' ||
    (relation !== null && isFirmOfBrothers(tokens, relation.span, core)) ||
    (phrase.head === front + 1 &&
      isTitleInName((tokens[front] as Token).text, (tokens[phrase.head] as Token).text)) ||
    isHouseOfTitle(tokens, front, phrase.head);
  // 'King's College'
  const isOwner = /^['’]s?$/.test(tokens[relation?.span.end ?? -1]?.text ?? '');
  const isHeld = relation !== null && isPersonRelation(relation) && !isBody && !isOwner;
  if (isHeld && relation.span.end > start) start = relation.span.end;
  if (isHeld) certain = 'person';
  while (
    !isBody &&
    start < phrase.head &&
    phrase.possessor === null &&
    isHonorific((tokens[start] as Token).text) &&
    !isNamedAfterTitle(
      tokens[phrase.determiner ?? -1]?.lower ?? '',
      (tokens[start] as Token).text,
      phrase.head - start,
    ) &&
    // 'King's College'
    !/^['’]s?$/.test(tokens[start + 1]?.text ?? '') &&
    !/^(?:st|saint)\.?$/i.test((tokens[start] as Token).text)
  ) {
    start++;
    certain = 'person';
  }
  // 'the Dane Bo Orr': what describes stays outside the name, unless it is a body's ('the Canadian Pacific Railway')
  if (
    start === core.start &&
    phrase.head - start > 1 &&
    relation === null &&
    isDemonym((tokens[start] as Token).lower) &&
    !endsInCommonWord(tokens, start + 1, phrase.head) &&
    typeOfName(nameText(analysis, { start: start + 1, end: phrase.head + 1 }, titles)).type === 'person'
  )
    start++;
  // 'Novelist Ama Boadu won': a capital that only the sentence gives
  const opening = tokens[start] as Token;
  if (
    !isBody &&
    opening.index === 0 &&
    start < phrase.head &&
    tokens[start + 1]?.pos !== 'PART' &&
    (opening.pos === 'NOUN'
      ? opening.lower !== 'human' && classNounType(opening.lower) === 'person'
      : isCallingInFront(opening, tokens[start + 1]))
  ) {
    start++;
    certain = 'person';
  }
  // 'Trawler Morning Star sank', 'Ferry Nordic Sun'
  const last = (tokens[phrase.head] as Token).lower;
  if (
    opening.index === 0 &&
    start < phrase.head &&
    isVessel(opening.lower) &&
    // 'Ketch 3.0'
    !/^\d/.test(last) &&
    !isPlaceWord(last) &&
    !isLegalForm(last) &&
    !isDescribingWord(last)
  ) {
    start++;
    certain = 'product';
  }
  if (start > phrase.head) start = phrase.head;
  const end = joinedEnd(analysis, phrase);
  const house = houseOfOwner(analysis, phrase);
  if (house !== null) certain = 'organization';
  const name = `${nameText(analysis, { start, end }, titles)}${house ?? ''}`;
  const descriptor = start > core.start ? { start: core.start, end: start } : null;
  const own = typeOfName(name);
  // 'the Helga Strand': no person has an article
  const isNamed = own.type === 'person' && descriptor === null && certain === null && /\s/.test(name);
  const article = tokens[phrase.determiner ?? -1]?.lower;
  const guess = isNamed && article === 'the' ? ({ type: 'thing', isCertain: false } as const) : own;
  const noun = descriptor === null ? null : describedType(tokens, descriptor);
  // 'the publisher John Carr': a noun of doing fits people as well as firms
  const trade = descriptor === null ? '' : (tokens[descriptor.end - 1] as Token).lower;
  const isSomebody =
    guess.type === 'person' &&
    ((noun === 'organization' && maySomebodyBe(trade, guess.isCertain)) ||
      // 'the printer Josiah Trewin', but 'the cutter Emma Jane' sails
      (trade === 'printer' && guess.isCertain));
  const described = isSomebody ? 'person' : noun;
  const isTitle = /^Qtitle[a-z]$/.test((tokens[phrase.head] as Token).text);
  if (isTitle && (partIn(name, '') !== null || isSomebodysKin(name))) certain = 'person';
  if (isTitle && isPremises(name)) certain = 'place';
  if (isTitle && isMeeting(name)) certain = 'event';
  // 'Holt, Proctor and Company'
  if (isTitle && described === null && own.type === 'organization' && own.isCertain) certain = 'organization';
  const type = certain ?? (isTitle ? (described ?? 'work') : (described ?? guess.type));
  const isTypeCertain = certain !== null || described !== null || guess.isCertain;
  return {
    phrase,
    mention: { surface: name, name, type, isTypeCertain, traits: [] },
    descriptor,
    noun: nounLemma(tokens[phrase.head] as Token),
    relation,
  };
}

/** 'Version 2.0 of WidgetOS' is WidgetOS 2.0. */
export function versionOf(
  analysis: SentenceAnalysis,
  phrase: NounPhrase,
  titles: ReadonlyMap<string, string>,
): Mention | null {
  const { tokens, nounPhrases } = analysis;
  const head = tokens[phrase.head] as Token;
  if (!/^v?\d/.test(head.text) || !/^(?:version|release)$/.test(tokens[phrase.head - 1]?.lower ?? ''))
    return null;
  const of = nounPhrases[phrase.index + 1];
  if (of === undefined || of.attachedTo !== phrase.index) return null;
  const run = nameRun(tokens, coreOf(tokens, of).start, of.head);
  if (run === null) return null;
  const name = `${nameText(analysis, run, titles)} ${head.text}`;
  return { surface: name, name, type: 'product', isTypeCertain: false, traits: [] };
}

/**
 * 'the travel policy', 'the billing service': a definite compound with a class noun is what a text calls one thing by,
 * though it is no name.
 */
export function compound(analysis: SentenceAnalysis, bare: Term, core: Span): Term | null {
  const { tokens } = analysis;
  const { phrase } = bare;
  if (phrase.determiner === null || phrase.plural || phrase.possessor !== null) return null;
  if (
    (tokens[phrase.determiner] as Token).lower !== 'the' ||
    phrase.head - core.start < 1 ||
    phrase.head - core.start > 3
  )
    return null;
  // 'the new billing service' is called by the words behind 'new'
  const isNew = /^(?:new|current|existing|present|main)$/.test(tokens[core.start]?.lower ?? '');
  const from = isNew && phrase.head - core.start > 1 ? core.start + 1 : core.start;
  const modifiers = tokens.slice(from, phrase.head);
  const head = tokens[phrase.head] as Token;
  const isTierOf = isGraded(tokens, from, phrase.head);
  if (
    !isTierOf &&
    (!modifiers.every((token) => token.pos === 'NOUN' || (token.pos === 'ADJ' && /-/.test(token.text))) ||
      modifiers.some((token) => /^(?:same|whole|other|last|next)$/.test(token.lower)))
  )
    return null;
  const type = isTierOf || isComponent(head.lower) ? 'product' : classNounType(head.lower);
  if (type === null || type === 'person' || type === 'place' || type === 'organization') return null;
  // 'the travel policy of Orr' is another than Tarn's
  const of = analysis.nounPhrases[phrase.index + 1];
  const isOwned = of?.attachedTo === phrase.index && of.kind === 'proper';
  const name = textOf(analysis, from, isOwned ? of.end : phrase.head + 1);
  return { ...bare, mention: { surface: name, name, type, isTypeCertain: true, traits: [] } };
}

/** 'the Basic ticket', 'the annual pass': by its grade. */
export function isGraded(tokens: readonly Token[], start: number, head: number): boolean {
  return (
    head > start &&
    isTier((tokens[head] as Token).text) &&
    tokens.slice(start, head).every(({ lower, text }) => isGrade(lower) || isCapital(text))
  );
}

/** 'named Jane Doe CEO': two phrases that stand side by side. */
export function personBefore(
  analysis: SentenceAnalysis,
  bare: Term,
  relation: RelationalNoun,
  titles: ReadonlyMap<string, string>,
): Term | null {
  if (relation.modifier === null || !isPersonRelation(relation)) return null;
  const { start, end } = relation.modifier;
  if (
    end - start < 2 ||
    !analysis.tokens.slice(start, end).every((token) => isNameToken(token) && /^\p{Lu}/u.test(token.text))
  )
    return null;
  const name = nameText(analysis, { start, end }, titles);
  const guess = typeOfName(name);
  if (guess.type !== 'person') return null;
  return {
    ...bare,
    mention: { surface: name, name, type: 'person', isTypeCertain: true, traits: [] },
    relation: { ...relation, modifier: null },
  };
}

/** The type that descriptive words in front of a name give it. */
function describedType(tokens: readonly Token[], span: Span): EntityType | null {
  for (let i = span.end - 1; i >= span.start; i--) {
    const token = tokens[i] as Token;
    if (token.pos !== 'NOUN' && token.pos !== 'PROPN') continue;
    return classNounType(token.lower);
  }
  return null;
}

/** Holders of posts and kin are people; a capital, a subsidiary or a component is not. */
function isPersonRelation(relation: RelationalNoun): boolean {
  return relation.readings.every(({ predicate, as }) => {
    const types = as === 'holder' ? predicate.subject : predicate.object;
    return types !== 'value' && types.length === 1 && types[0] === 'person';
  });
}

/** 'the Skagen Queen', 'the Viking Princess': a ship or a train, where 'the Danish Queen' is one. */
function isCalledRoyally(tokens: readonly Token[], { start, end }: Span, core: Span): boolean {
  const before = tokens[start - 1];
  return (
    start === core.start + 1 &&
    end === start + 1 &&
    /^(?:Queen|King|Prince|Princess|Empress|Emperor|Duke|Duchess|Countess|Baron)$/.test(
      tokens[start]?.text ?? '',
    ) &&
    tokens[core.start - 1]?.lower === 'the' &&
    /^\p{Lu}\p{Ll}+$/u.test(before?.text ?? '') &&
    !isDemonym(before?.lower ?? '') &&
    !/^\p{Lu}|^of$/u.test(tokens[end]?.text ?? '')
  );
}

/** 'Federal Reserve Board', 'Capital Group', 'Solley & Sons': a relational word inside a capitalised name is part of it. */
export function isPartOfName(tokens: readonly Token[], relation: RelationalNoun, core: Span): boolean {
  const head = tokens[relation.span.end - 1] as Token;
  if (!/^\p{Lu}\p{Ll}/u.test(head.text) || head.index === 0) return false;
  if (isPersonRelation(relation))
    return isCalledByTitle(tokens, relation.span, core) || isCalledRoyally(tokens, relation.span, core);
  return (
    relation.span.start > core.start &&
    /^(?:\p{Lu}|['’]s$)/u.test((tokens[relation.span.start - 1] as Token).text)
  );
}
