import {
  fullPhrase,
  type NounPhrase,
  type SentenceAnalysis,
  type Token,
  textOf,
} from '../language/analyze.ts';
import { lookUp, Word } from '../language/words/lexicon.ts';
import { isPlural } from '../language/words/token-forms.ts';
import { interfering } from '../language/words/verb-classes.ts';
import { restoreTitles } from './names/asides.ts';
import { belongingOf, isAbbreviation, oneOfSeveral, ownAbbreviation } from './names/belongings.ts';
import { atBody } from './names/bodies-by-use.ts';
import { shareSurnames } from './names/couples.ts';
import { namesNoThing } from './names/letters.ts';
import { coreOf, isNumberedName, joinedEnd, nameRun, nameText } from './names/name-runs.ts';
import {
  classNounType,
  isCompatriot,
  isComponent,
  isDemonym,
  isGathering,
  isProgram,
  isTier,
  isUndertaking,
  isWare,
  isWarePair,
  typeOfName,
} from './names/name-types.ts';
import { compound, isGraded, isPartOfName, named, personBefore, versionOf } from './names/named-phrases.ts';
import { stageOf } from './names/stages.ts';
import { wayOf } from './names/ways.ts';
import type { Mention } from './normalized-claim.ts';
import { nounLemma, relationAt, type Span, spanText } from './nouns/relational-nouns.ts';
import { isFieldOfPost } from './posts/post-ranks.ts';
import { plainTeam } from './posts/teams.ts';
import { nounReadings } from './predicates.ts';
import type { Term } from './term.ts';

/** Nouns for parts and people of a named thing: with its name in front they do not name the thing itself. */
export const partNouns =
  /^(?:team|board|office|staff|management|website|factory|plant|warehouse|depot|refinery|lab|shop|site|store|shareholder|investor|employee|customer|user|stake|share|headquarters|campus|branch|leadership|executive|official|spokesperson|spokesman|spokeswoman|researcher|scientist|engineer|developer|worker|member|fan|student|alumni|product|account|price|stock|deal|acquisition|merger|meeting|data|model|version|release|launch|report|study|policy|contract|agreement|department|division|unit|community|market|crew|player|group)s?$/;

/** Reads every noun phrase of a sentence. */
export function readTerms(analysis: SentenceAnalysis, titles: ReadonlyMap<string, string>): Term[] {
  const terms = analysis.nounPhrases.map((phrase) =>
    joinInner(analysis, atBody(analysis, readTerm(analysis, phrase, titles))),
  );
  return shareSurnames(
    analysis,
    terms.map((term) => placeOf(analysis, sharingHead(analysis, term, terms), terms)),
  );
}

/** 'the Android and iOS apps': the first name tells which of them, as the second does. */
function sharingHead({ tokens }: SentenceAnalysis, term: Term, terms: readonly Term[]): Term {
  const { phrase, mention } = term;
  const next = terms[phrase.index + 1];
  if (mention === null || next === undefined || next.mention !== null || phrase.determiner === null)
    return term;
  const { start, head, determiner, plural } = next.phrase;
  const isJoined = tokens[phrase.end]?.lower === 'and' && start === phrase.end + 1;
  const isModified = start < head && tokens[start]?.pos === 'PROPN' && tokens[head]?.pos === 'NOUN';
  const type = classNounType(next.noun);
  if (!isJoined || !isModified || !plural || determiner !== null || type === 'place') return term;
  return tokens[phrase.head]?.pos === 'PROPN' ? { ...term, mention: null } : term;
}

/** 'Jane's date of birth', 'the number of employees at Acme': two nouns that are one, of which the second holds nothing. */
function joinInner({ tokens, nounPhrases }: SentenceAnalysis, term: Term): Term {
  const { phrase, mention } = term;
  const inner = nounPhrases[phrase.index + 1];
  if (mention !== null || phrase.kind !== 'common' || inner?.attachedTo !== phrase.index) return term;
  const isBare = inner.kind === 'common' && inner.determiner === null && inner.possessor === null;
  if (!isBare || inner.head !== inner.start || inner.head !== phrase.head + 2) return term;
  const noun = spanText(tokens, phrase.head, inner.head + 1);
  const readings = nounReadings(noun);
  if (readings.length > 0) {
    const span = { start: phrase.head, end: phrase.head + 1 };
    return { ...term, inner, relation: { noun, readings, span, modifier: null } };
  }
  return term.relation === null && phrase.possessor !== null ? { ...term, inner } : term;
}

/** 'the town of Lark' is Lark. */
function placeOf({ tokens }: SentenceAnalysis, term: Term, terms: readonly Term[]): Term {
  const { phrase, mention, relation } = term;
  const next = terms[phrase.index + 1];
  if (mention !== null || relation !== null || phrase.plural || next?.mention == null) return term;
  const first = phrase.determiner === null ? '' : (tokens[phrase.determiner] as Token).lower;
  const named = next.phrase.attachedTo === phrase.index && next.phrase.kind === 'proper';
  if (first !== 'the' || !named || (next.mention.type === 'person' && next.mention.isTypeCertain))
    return term;
  if (!/^(?:town|city|village|hamlet|island|county|district|province|region|state)$/.test(term.noun))
    return term;
  const isCountry = (lookUp(next.mention.name.toLowerCase()) & Word.country) !== 0;
  const isRanked = tokens
    .slice(phrase.start, phrase.head)
    .some(({ lower }) =>
      /(?:est|second|main|only|most|twin|sister|partner|home|native|birth|host)$/.test(lower),
    );
  if (isCountry || isRanked) return term;
  return { ...term, mention: { ...next.mention, type: 'place', isTypeCertain: true } };
}

function readTerm(analysis: SentenceAnalysis, phrase: NounPhrase, titles: ReadonlyMap<string, string>): Term {
  const { tokens } = analysis;
  const core = coreOf(tokens, phrase);
  const headToken = tokens[phrase.head] as Token;
  const bare: Term = { phrase, mention: null, descriptor: null, noun: nounLemma(headToken), relation: null };
  if (phrase.kind === 'pronoun' || phrase.kind === 'time') return bare;
  if (namesNoThing(tokens, phrase)) return bare;
  // 'Mr and Mrs Hale'
  if (phrase.end === phrase.start + 1 && /^(?:Mr|Mrs|Ms|Dr)\.?$/.test(headToken.text)) return bare;
  const leading = wayOf(analysis, phrase);
  if (leading !== null) return { ...bare, mention: leading };
  // 'married a Dane', 'a young Belgian'
  if (/^an?$/.test(tokens[phrase.determiner ?? -1]?.lower ?? '') && isCompatriot(headToken.lower))
    return bare;
  if (isDeputy(tokens, phrase) || isFieldOfPost(tokens, phrase) || isDoneTo(tokens, phrase)) return bare;
  const version = versionOf(analysis, phrase, titles);
  if (version !== null) return { ...bare, mention: version };
  const stage = stageOf(analysis, phrase, titles);
  if (stage !== null) return { ...bare, mention: stage };
  if (phrase.kind === 'quantity' && !isNumberedName(tokens, core.start, phrase.head)) return bare;
  const relational = relationAt(tokens, core.start, phrase.head + 1);
  // 'a driver of growth', but 'a bus driver at Orr'
  const isSomebody = relational?.noun === 'driver' && !/^(?:of|for)$/.test(tokens[phrase.end]?.lower ?? '');
  // 'a Markdown editor'
  const isTool = isProgram(tokens[phrase.head - 1]?.lower ?? '', nounLemma(headToken));
  const relation = isSomebody || isTool ? null : relational;
  const joined = joinedEnd(analysis, phrase) > phrase.head + 1;
  if (isGraded(tokens, core.start, phrase.head)) {
    const tier = compound(analysis, bare, core);
    if (tier !== null) return tier;
  }
  // the head itself is relational: 'Acme CEO', 'the new chief executive', 'capital'
  if (
    !joined &&
    relation !== null &&
    relation.span.end === phrase.head + 1 &&
    !isPartOfName(tokens, relation, core)
  ) {
    return personBefore(analysis, bare, relation, titles) ?? { ...bare, relation };
  }
  const run = nameRun(tokens, core.start, phrase.head);
  const belonging =
    run === null || run.end === phrase.head ? belongingOf(analysis, bare, core, titles) : null;
  if (belonging !== null) return belonging;
  if (run === null)
    return (
      goodsOfTwoWords(analysis, bare, core, titles) ??
      compound(analysis, bare, core) ??
      plainTeam(analysis, bare, core) ??
      bare
    );
  // 'the checkout API': no API as such
  const isBareClass = run.start === phrase.head && classNounType(headToken.lower) !== null;
  const classed = isBareClass ? compound(analysis, bare, core) : null;
  if (classed !== null) return classed;
  const one = oneOfSeveral(tokens, phrase, run) ?? ownAbbreviation(tokens, phrase, run);
  if (one !== null)
    return {
      ...bare,
      mention: { surface: one, name: one, type: 'product', isTypeCertain: true, traits: [] },
    };
  if (run.end === phrase.head + 1) return named(analysis, phrase, core, run, titles);
  // 'the Falcon 9 rocket': a class noun behind the name
  const type = classNounType(headToken.lower);
  const isNumbered =
    run.end === phrase.head && run.end - run.start === 1 && /\d/.test((tokens[run.start] as Token).text);
  const isHouse =
    /^(?:family|estate|dynasty|clan|household)$/.test(headToken.lower) && phrase.determiner !== null;
  const isCircle = isChoir(analysis, phrase);
  if (run.end === phrase.head && (isHouse || isCircle) && phrase.possessor === null) {
    const name = `${nameText(analysis, run, titles)} ${headToken.text}`;
    return {
      ...bare,
      mention: { surface: name, name, type: 'organization', isTypeCertain: true, traits: [] },
    };
  }
  if (run.end === phrase.head && isTeam(analysis, phrase, run)) {
    const name = `${nameText(analysis, run, titles)} ${headToken.text}`;
    return {
      ...bare,
      mention: { surface: name, name, type: 'organization', isTypeCertain: true, traits: [] },
    };
  }
  // 'the Atlas kick-off' is no Atlas
  const isMeeting = isGathering(headToken.lower) && tokens[phrase.determiner ?? -1]?.lower === 'the';
  if (
    run.end === phrase.head &&
    phrase.determiner !== null &&
    phrase.possessor === null &&
    !phrase.plural &&
    (isMeeting ||
      (type === null && isNumbered && headToken.pos === 'NOUN') ||
      isTier(headToken.lower) ||
      isWare(headToken.lower) ||
      isComponent(headToken.lower) ||
      isUndertaking(headToken.lower))
  ) {
    const name = `${nameText(analysis, run, titles)} ${headToken.text}`;
    const kind = isMeeting || isUndertaking(headToken.lower) ? 'event' : 'product';
    return { ...bare, mention: { surface: name, name, type: kind, isTypeCertain: true, traits: [] } };
  }
  const own = nameText(analysis, run, titles);
  // '14 aircraft' are no aircraft called 14
  if (phrase.determiner === null && /^\d[\d.,]*$/.test(own)) return bare;
  // 'a Norwegian company'
  if (isDemonym(own.toLowerCase())) return bare;
  // 'the 1962 strike' is no 1962, nor 'a 2011 film'
  const isDated = /^(?:1\d|20)\d\d$/.test(own);
  if (isDated && type !== 'event') return bare;
  // 'the Riga plant' is not Riga, nor 'the Acme plant' Acme
  const isThere = facilities.test(headToken.lower) && typeOfName(own).type === 'place';
  const isSite = isPremisesOf(analysis, phrase, run);
  if (isSite) {
    const name = `${own} ${headToken.lower}`;
    return { ...bare, mention: { surface: name, name, type: 'thing', isTypeCertain: false, traits: [] } };
  }
  if (
    run.end !== phrase.head ||
    type === null ||
    (partNouns.test(headToken.lower) && !isThere) ||
    phrase.plural ||
    phrase.possessor !== null
  )
    return bare;
  const article = tokens[phrase.determiner ?? -1]?.lower;
  // 'a Gothic church', 'a Galway brewery', 'a Royal Navy frigate': one of a kind, and not called so
  const isKind =
    /^an?$/.test(article ?? '') &&
    (type === 'organization' ||
      (!isThere &&
        (type === 'place' || (type === 'product' && /^(?:organization|place)$/.test(typeOfName(own).type)))));
  if (isKind) return bare;
  const isCalled = landmarks.test(headToken.lower) && article === 'the';
  // 'the Naples firm' is not Naples
  const isFromThere = type === 'organization' && !isThere && !isCalled && typeOfName(own).type === 'place';
  if (type === 'person' || isFromThere) return bare;
  const name = isThere || isDated || isCalled || isAbbreviation(own) ? `${own} ${headToken.lower}` : own;
  return {
    ...bare,
    mention: { surface: name, name, type, isTypeCertain: true, traits: [] },
    descriptor: run.start > core.start ? { start: core.start, end: run.start } : null,
  };
}

/** 'the Brill vacuum cleaner', 'the Lumo desk lamp' */
function goodsOfTwoWords(
  analysis: SentenceAnalysis,
  bare: Term,
  core: Span,
  titles: ReadonlyMap<string, string>,
): Term | null {
  const { determiner, possessor, plural, head } = bare.phrase;
  const [first, second] = analysis.tokens.slice(head - 1, head + 1);
  if (determiner === null || possessor !== null || plural || first?.pos !== 'NOUN' || second === undefined)
    return null;
  const run = isWarePair(first.lower, second.lower) ? nameRun(analysis.tokens, core.start, head - 1) : null;
  if (run === null) return null;
  const name = `${nameText(analysis, run, titles)} ${first.text} ${second.text}`;
  return { ...bare, mention: { surface: name, name, type: 'product', isTypeCertain: true, traits: [] } };
}

/** 'the Bach choir', 'the Riverside club': called after somebody or somewhere, and neither of them. */
function isChoir({ tokens }: SentenceAnalysis, { determiner, head, plural }: NounPhrase): boolean {
  return (
    !plural &&
    /^(?:the)?$/.test(tokens[determiner ?? -1]?.lower ?? '') &&
    /^(?:choir|chorus|orchestra|ensemble|quartet|quintet|trio|club)$/.test((tokens[head] as Token).text)
  );
}

/** What is called by the town that it stands in. */
const facilities =
  /^(?:plant|factory|warehouse|depot|refinery|mill|brewery|shipyard|store|branch|foundry|mine|train|bus|coach|tram|shuttle)$/;

/** What is called after the town or the water beside it: 'the Ulm church' is no Ulm, whatever that is, nor is 'the Ulm clinic'. */
const landmarks =
  /^(?:clinic|hospital|infirmary|hospice|sanatorium|museum|opera|observatory|archives?|library|school|academy|college|university|conservatory|seminary|kindergarten|orphanage|prison|airport|stadium|cemetery|courthouse|barracks|mosque|synagogue|mill|brewery|shipyard|foundry|distillery|winery|sawmill|vineyard|dairy|harbour|harbor|port|church|chapel|cathedral|bridge|castle|lighthouse|tunnel|ferry|dam|canal|pier|quay|viaduct|aqueduct|bypass|reservoir|marina|quarry|lido|windmill|wharf|jetty|colliery|mine|railway|tramway|zoo|abbey|priory|monastery|fort|fortress)$/;

/** What firms and towns have several of: 'the Sorrel depot' is neither Sorrel nor all that it has. */
const premises =
  /^(?:plant|factory|warehouse|depot|refinery|mill|brewery|shipyard|store|branch|foundry|mine|office|terminal|shop|bakery|campus|yard|workshop|showroom|laboratory|lab|kiosk|hangar|garage|barn|villa)$/;

/** 'the Sorrel depot' by itself; what stands behind it ('the Orr office in Hull', 'the Hull office of Orr') tells whose and which in other ways. */
function isPremisesOf({ tokens }: SentenceAnalysis, phrase: NounPhrase, run: Span): boolean {
  return (
    premises.test((tokens[phrase.head] as Token).text) &&
    tokens[phrase.determiner ?? -1]?.lower === 'the' &&
    run.end === phrase.head &&
    run.start === (phrase.determiner ?? 0) + 1 &&
    phrase.possessor === null &&
    !phrase.plural &&
    !/^(?:in|at|of|on)$/.test(tokens[phrase.head + 1]?.lower ?? '')
  );
}

/** 'deputy CFO of Orr': a post in capitals is no name, and another than the one behind 'deputy'. */
function isDeputy(tokens: readonly Token[], { head }: NounPhrase): boolean {
  const { lower, text } = tokens[head] as Token;
  return (
    /^\p{Lu}{2,4}$/u.test(text) &&
    /^(?:deputy|assistant|associate)$/.test(tokens[head - 1]?.lower ?? '') &&
    nounReadings(lower).length > 0
  );
}

/** 'blocking ST2': what is done to it rather than the thing itself. */
function isDoneTo(tokens: readonly Token[], { start, head }: NounPhrase): boolean {
  const { lower, pos } = tokens[start] as Token;
  return start < head && pos === 'ADJ' && interfering.test(lower);
}

/** 'the Payments team', 'the SRE squad': a team by its name, but not 'the Dutch team', 'the Lund team'. */
function isTeam({ tokens }: SentenceAnalysis, phrase: NounPhrase, run: Span): boolean {
  const article = phrase.determiner === null ? '' : (tokens[phrase.determiner] as Token).lower;
  if (article !== 'the' || phrase.possessor !== null || phrase.plural) return false;
  if (!/^(?:team|squad)$/.test((tokens[phrase.head] as Token).text)) return false;
  const words = tokens.slice(run.start, run.end);
  const name = words.map(({ text }) => text).join(' ');
  if (words.some(({ lower }) => isDemonym(lower))) return false;
  // 'joined the Berlin team'; 'the Berlin team won' may be any of Berlin
  const before = tokens[(phrase.determiner ?? 0) - 1];
  return typeOfName(name).type !== 'place' || /^(?:join|leave|lead|to|in|on|from)$/.test(before?.lemma ?? '');
}

/** What 'the Edge team' names in 'the Edge team's lead'; null where it names nothing. */
export function possessorNamed(
  analysis: SentenceAnalysis,
  phrase: NounPhrase,
  titles: ReadonlyMap<string, string>,
): Mention | null {
  if (phrase.possessor === null) return null;
  const { start, end } = phrase.possessor;
  const head = end - 1;
  if (isPlural(analysis.tokens[head] as Token)) return null;
  const own: NounPhrase = {
    ...phrase,
    start,
    end,
    head,
    determiner: start,
    possessor: null,
    kind: 'common',
    plural: false,
  };
  return readTerm(analysis, own, titles).mention;
}

/** A phrase with what hangs on it through 'of', without its article. */
export function phraseText(
  analysis: SentenceAnalysis,
  phrase: NounPhrase,
  titles: ReadonlyMap<string, string>,
): string {
  const { end } = fullPhrase(analysis, phrase.index);
  return restoreTitles(textOf(analysis, phrase.start, Math.max(end, phrase.end)), titles);
}
