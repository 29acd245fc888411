import {
  type Clause,
  type NounPhrase,
  type SentenceAnalysis,
  type Token,
  textOf,
  type VerbGroup,
} from '../language/analyze.ts';
import { guessNameType, isIdentifier } from '../language/phrases/names.ts';
import { lookUp, Word } from '../language/words/lexicon.ts';
import { isKnownWord } from '../language/words/tokens.ts';
import type { EntityType } from './inventory/shape.ts';
import { restoreTitles } from './names/asides.ts';
import {
  classNounType,
  isDemonym,
  isJoinedAdjective,
  isOccupationNoun,
  isPaperNoun,
  typeOfName,
} from './names/name-types.ts';
import { isOtherHouse } from './names/other-houses.ts';
import type { Mention } from './normalized-claim.ts';
import { nounLemma, type RelationalNoun, type Span } from './nouns/relational-nouns.ts';
import { fieldInitials } from './posts/post-ranks.ts';
import { isPost } from './predicates.ts';
import type { Term } from './term.ts';
import { partNouns, phraseText, possessorNamed } from './terms.ts';

/** One claim under reading: its grammar, its terms, and what its words refer to. */
export type Scene = {
  readonly analysis: SentenceAnalysis;
  readonly terms: readonly Term[];
  readonly titles: ReadonlyMap<string, string>;
  /** What the text around is about; null where nothing says so. */
  readonly hint: Mention | null;
  /** What the document is about, by its title; null where the title is no name. */
  readonly about: Mention | null;
  /** What phrases without a name stand for: a name in apposition, the subject that a predicate describes. */
  readonly referents: ReadonlyMap<number, Mention>;
};

/** A mention of which only the name is known. */
export function mentionOfName(name: string, type?: EntityType): Mention {
  const guess = typeOfName(name);
  if (type !== undefined) return { surface: name, name, type, isTypeCertain: true, traits: [] };
  return { surface: name, name, type: guess.type, isTypeCertain: guess.isCertain, traits: [] };
}

export function verbOf(scene: Scene, clause: Clause): VerbGroup {
  return scene.analysis.verbGroups[clause.verb] as VerbGroup;
}

export function termOf(scene: Scene, index: number): Term {
  return scene.terms[index] as Term;
}

/** What a noun phrase names: itself, or through a pronoun or a definite description something named in front. */
export function nameOf(scene: Scene, index: number): Mention | null {
  const term = scene.terms[index];
  if (term === undefined) return null;
  if (term.mention !== null) return term.mention;
  const around = aroundNamed(scene, index);
  if (around !== null) return around;
  const called = givenName(scene, index);
  if (called !== null) return called;
  const referent = scene.referents.get(index);
  if (referent !== undefined) return referent;
  const { phrase } = term;
  const { tokens } = scene.analysis;
  if (phrase.kind === 'pronoun') {
    const token = tokens[phrase.head] as Token;
    if (/^(?:who|which|that|whom)$/.test(token.lower)) {
      const clause = scene.analysis.clauses.find((candidate) => candidate.marker === phrase.head);
      return clause?.head == null ? null : (termOf(scene, clause.head).mention ?? null);
    }
    // 'Acme sold it to Beta': what is sold is not who sells
    const clause = scene.analysis.clauses.find(({ objects }) => objects.includes(index));
    return pronounReferent(scene, token.lower, phrase.start, clause?.subjects);
  }
  return definiteReferent(scene, phrase);
}

/** 'Travel policy' under that title is the thing that the document is about. */
function aroundNamed(scene: Scene, index: number): Mention | null {
  const { phrase } = scene.terms[index] as Term;
  if (phrase.kind !== 'common' || (scene.hint === null && scene.about === null)) return null;
  const text = phraseText(scene.analysis, phrase, scene.titles)
    .replace(/^the\s+/i, '')
    .toLowerCase();
  return (
    [scene.hint, scene.about].find(
      (mention) =>
        mention !== null &&
        (mention.isTypeCertain || isIdentifier(mention.name)) &&
        mention.name.toLowerCase() === text,
    ) ?? null
  );
}

/** 'a jazz club called Blue Heron': the name that is given right behind what it names. */
export function givenName({ analysis, terms }: Scene, index: number): Mention | null {
  const { phrase } = terms[index] as Term;
  const next = terms[index + 1];
  if (phrase.kind !== 'common' || next === undefined || next.phrase.start !== phrase.end + 1) return null;
  if (!/^an?$/.test(analysis.tokens[phrase.determiner ?? -1]?.lower ?? '')) return null;
  return /^(?:called|named|titled|entitled|dubbed)$/.test((analysis.tokens[phrase.end] as Token).lower)
    ? next.mention
    : null;
}

/** The possessor of a phrase: 'Acme' in 'Acme's plant', the referent of 'its'. */
export function possessorOf(scene: Scene, phrase: NounPhrase): Mention | null {
  const { tokens } = scene.analysis;
  if (phrase.possessor !== null) {
    const { mention } = termOf(scene, phrase.index);
    return mention !== null && /['’]s /.test(mention.name) ? null : nameInSpan(scene, phrase.possessor);
  }
  if (phrase.determiner === null) return null;
  const { lower } = tokens[phrase.determiner] as Token;
  if (!/^(?:its|his|her|their|whose)$/.test(lower)) return null;
  if (lower === 'whose') {
    const clause = scene.analysis.clauses.find((candidate) => candidate.marker === phrase.determiner);
    return clause?.head == null ? null : nameOf(scene, clause.head);
  }
  return pronounReferent(scene, lower, phrase.start);
}

/** What 'the price', 'the deadline' belong to where the sentence does not say: the subject of the text around, or of the document. */
export function aboutHolders(scene: Scene): Mention[] {
  const about = scene.hint ?? scene.about;
  return about === null || about.type === 'person' ? [] : [about];
}

/** A name, or what a definite description refers to, inside a token range. */
export function nameInSpan(scene: Scene, span: Span): Mention | null {
  const { tokens } = scene.analysis;
  let { start, end } = span;
  while (start < end && /^(?:DET|PRON)$/.test((tokens[start] as Token).pos)) start++;
  let from = end;
  while (from > start) {
    const token = tokens[from - 1] as Token;
    // 'the Bank of Leeds's chairman'
    const joins =
      token.lower === 'of' && from < end && tokens[from - 2]?.pos === 'PROPN' && from - 2 >= start;
    // 'the Orr Growers' Union's chair'
    const marks =
      token.pos === 'PART' &&
      from < end &&
      from - 2 >= start &&
      /^\p{Lu}/u.test(tokens[from - 2]?.text ?? '');
    if (!joins && !marks && !/^[\p{Lu}\p{N}&]/u.test(token.text) && token.pos !== 'PROPN') break;
    from--;
  }
  if (from < end && /\p{Lu}|\p{L}.*\d/u.test(textOf(scene.analysis, from, end))) {
    const name = restoreTitles(textOf(scene.analysis, from, end), scene.titles)
      .replace(/['’]s?$/, '')
      .replace(/^(?:Dr|Mr|Mrs|Ms|Prof|Professor|Sir|Dame)\.? (?=\p{Lu})/u, '');
    if (/^(?:the|a|an)$/i.test(name)) return null;
    return mentionOfName(name);
  }
  const noun = tokens[end - 1];
  if (noun === undefined || span.start === start) return null;
  const owner = scene.analysis.nounPhrases.find(({ possessor }) => possessor?.start === span.start);
  const thing =
    nameBeforeClass(scene, { start, end }) ??
    (owner === undefined ? null : possessorNamed(scene.analysis, owner, scene.titles));
  if (thing !== null) return thing;
  return byClass(scene, classNounType(noun.lower), span.start);
}

/** 'Petrel' in 'the Petrel ferry's speed': a class noun behind the name. */
function nameBeforeClass(scene: Scene, { start, end }: Span): Mention | null {
  const { tokens } = scene.analysis;
  const noun = tokens[end - 1] as Token;
  const type = partNouns.test(noun.lower) ? null : classNounType(noun.lower);
  let from = end - 1;
  while (from > start && /^[\p{Lu}\p{N}&]/u.test((tokens[from - 1] as Token).text)) from--;
  const name = restoreTitles(textOf(scene.analysis, from, end - 1), scene.titles);
  if (type === null || type === 'person' || !/\p{Lu}/u.test(name)) return null;
  return typeOfName(name).type === 'place' || isDemonym(name.toLowerCase())
    ? null
    : mentionOfName(name, type);
}

/**
 * The person, or the thing, that a pronoun at a token position means: the clause's subject first, else the nearest in front;
 * none of the barred phrases.
 */
export function pronounReferent(
  scene: Scene,
  pronoun: string,
  at: number,
  barred: readonly number[] = [],
): Mention | null {
  const wantsPerson = /^(?:he|she|him|her|his|hers|himself|herself)$/.test(pronoun);
  const wantsThing = /^(?:it|its|itself)$/.test(pronoun);
  if (!wantsPerson && !wantsThing && !/^(?:they|their|them|theirs)$/.test(pronoun)) return null;
  const gender = /^(?:he|him|his|himself)$/.test(pronoun) ? 'male' : wantsPerson ? 'female' : null;
  const others = pronoun.endsWith('self') ? [] : barred.map((index) => termOf(scene, index).mention?.name);
  const fits = (mention: Mention): boolean => {
    if (others.includes(mention.name)) return false;
    // 'Ann and Bo breed goats and sell them'
    if (mention.name.split(/, | and /).every((name) => others.includes(name))) return false;
    // who speaks says 'my' of what is theirs
    if (mention.name === 'User' && !wantsThing) return false;
    if (wantsPerson) {
      if (mention.type !== 'person' && (mention.isTypeCertain || mention.type !== 'thing')) return false;
      const own = guessNameType(mention.name).gender;
      return own === null || own === gender;
    }
    // 'The Parr family owned the hall until it was sold'
    if (wantsThing && /\b(?:family|brothers|sisters)$/i.test(mention.name)) return false;
    return wantsThing ? mention.type !== 'person' : mention.type !== 'place';
  };
  // 'Orsa Mills is run by Ann Orr, its CEO': what is run, though only a guess made a person of it
  const around = scene.analysis.clauses.findLast((clause) => verbOf(scene, clause).start < at);
  const [undergoer] =
    around !== undefined && verbOf(scene, around).voice === 'passive' ? around.subjects : [];
  const passive = undergoer === undefined ? null : termOf(scene, undergoer).mention;
  if (wantsThing && passive?.type === 'person' && !passive.isTypeCertain)
    return { ...passive, type: 'thing' };
  const subjects = scene.analysis.clauses
    // 'Sela works for Orr and reports to Dov Katz, its finance director': who does that is no 'it'
    .filter((clause) => !wantsThing || !/^(?:work|report|marry|study)$/.test(verbOf(scene, clause).lemma))
    .filter((clause) => (scene.analysis.verbGroups[clause.verb]?.start ?? 0) < at || clause.index === 0)
    .reverse()
    .flatMap((clause) => clause.subjects);
  const candidates = [...subjects.map((index) => termOf(scene, index)), ...[...scene.terms].reverse()].filter(
    ({ mention, phrase }) =>
      mention !== null &&
      phrase.end <= at &&
      fits(mention) &&
      !(wantsThing && isBehindAnother(scene, phrase)) &&
      !(
        wantsPerson &&
        (isBeside(scene, phrase, at) || (mention.type !== 'person' && isWhere(scene, phrase)))
      ),
  );
  const person = candidates.find(({ mention }) => mention?.type === 'person');
  // 'Kit told Robin that he had won': one of two, where only a guess made no person of Kit
  const isTold =
    around !== undefined && /^(?:tell|inform|assure|remind|warn)$/.test(verbOf(scene, around).lemma);
  if (wantsPerson && isTold && person !== undefined && person !== candidates[0]) return null;
  const found = wantsPerson ? (person ?? candidates[0]) : candidates[0];
  if (found?.mention != null) return found.mention;
  for (const { phrase } of scene.terms) {
    if (phrase.possessor === null || phrase.end > at) continue;
    const owner = nameInSpan(scene, phrase.possessor);
    if (owner !== null && fits(owner)) return owner;
  }
  // 'Orsa Mills named Ann Orr its director': only a guess made a person of it
  const guessed = wantsThing
    ? subjects
        .map((index) => termOf(scene, index))
        .find(
          ({ mention, phrase }) =>
            phrase.end <= at &&
            !others.includes(mention?.name) &&
            mention?.type === 'person' &&
            !mention.isTypeCertain,
        )
    : undefined;
  if (guessed?.mention != null) return { ...guessed.mention, type: 'thing' };
  return scene.hint !== null && fits(scene.hint) ? scene.hint : null;
}

/** 'was offered a post at Basel but turned it down': the post, not Basel. */
function isBehindAnother({ analysis, terms }: Scene, { index, governor }: NounPhrase): boolean {
  const front = terms[index - 1];
  if (governor === null || front === undefined || front.phrase.end !== governor) return false;
  const isNew = /^an?$/.test(analysis.tokens[front.phrase.determiner ?? -1]?.lower ?? '');
  const preposition = (analysis.tokens[governor] as Token).lower;
  return isNew && front.mention === null && /^(?:at|in|from|near|with|by|for)$/.test(preposition);
}

/** 'With Tom Ray she wrote two songs', 'After a year in Ulm she …': not she. */
function isBeside({ analysis }: Scene, { governor }: NounPhrase, at: number): boolean {
  const { clauses, nounPhrases, tokens } = analysis;
  const isBefore = clauses[0]?.subjects.some((index) => nounPhrases[index]?.start === at) === true;
  return (
    isBefore &&
    /^(?:with|in|at|from|near|for|after|before|under|behind)$/.test(tokens[governor ?? -1]?.lower ?? '')
  );
}

/** 'The heiress lives in Gstaad with her husband': an unknown name behind 'in' is where, and nobody. */
function isWhere({ analysis }: Scene, { governor }: NounPhrase): boolean {
  return /^(?:in|at|near|to|from)$/.test(analysis.tokens[governor ?? -1]?.lower ?? '');
}

/** 'the company', 'this river': the nearest thing of that class in front, else what the text is about. */
function definiteReferent(scene: Scene, phrase: NounPhrase): Mention | null {
  const { tokens } = scene.analysis;
  if (phrase.determiner === null || phrase.plural || phrase.possessor !== null) return null;
  if (
    !/^(?:the|this|that)$/.test((tokens[phrase.determiner] as Token).lower) ||
    phrase.head - phrase.start !== 1 ||
    /^(?:state|government|crown|public|church|world|region|area|market|army|navy|police|war|council|county|municipality|borough|diocese|court|parliament|senate|ministry|sea|ocean|coast|mainland|border|shore)$/.test(
      (tokens[phrase.head] as Token).lower,
    )
  )
    return null;
  const next = scene.analysis.nounPhrases[phrase.index + 1];
  if (next?.attachedTo === phrase.index) return null;
  // 'Ivo founded the brewery', 'Ivo and Ida are members of the band' is not about themselves
  const doers = scene.analysis.clauses.flatMap(({ objects, subjects }) =>
    objects.some((index) => index === phrase.index || index === phrase.attachedTo) ? subjects : [],
  );
  // 'Ann Lee told Reuters that the plant would open'
  const told = scene.analysis.clauses.flatMap(({ objects, verb }) =>
    /^(?:tell|inform|assure)$/.test(scene.analysis.verbGroups[verb]?.lemma ?? '') ? objects : [],
  );
  const noun = (tokens[phrase.head] as Token).lower;
  const type = classNounType(noun);
  const isPaper = isPaperNoun(noun);
  // 'Ann Lee, CEO of Corvex, signed the agreement', 'was hired by Corvex to build the app': what nobody calls a paper is none, and whom one works for no ware
  const others = /^(?:product|work)$/.test(type ?? '')
    ? scene.terms.flatMap(({ phrase: { governor, index }, mention }) =>
        mention?.type !== type && (isPaper || /^(?:by|at)$/.test(tokens[governor ?? -1]?.lower ?? ''))
          ? [index]
          : [],
      )
    : [];
  // 'Ann Orr, treasurer of the Hull Club, sold it to the museum'
  const apart = scene.terms.flatMap(({ phrase: { index }, mention }) =>
    mention !== null && isOtherHouse(mention.name, noun) ? [index] : [],
  );
  // 'moved from Oslo to the country': where one goes is not where one comes from
  const left =
    tokens[phrase.governor ?? -1]?.lower === 'to'
      ? scene.terms.flatMap(({ phrase: { governor, index } }) =>
          tokens[governor ?? -1]?.lower === 'from' ? [index] : [],
        )
      : [];
  return byClass(scene, type, phrase.start, [...doers, ...told, ...others, ...apart, ...left]);
}

function byClass(
  scene: Scene,
  type: EntityType | null,
  before: number,
  barred: readonly number[] = [],
): Mention | null {
  if (type === null) return null;
  const fits = (mention: Mention) =>
    mention.type === type ||
    (mention.type === 'thing' && type !== 'person') ||
    // 'Ann, a partner at Orr LLP, spoke at the conference'
    (!mention.isTypeCertain && type !== 'person' && type !== 'event');
  const candidates = scene.terms.filter(
    ({ phrase, mention }) =>
      phrase.end <= before &&
      mention !== null &&
      !barred.includes(phrase.index) &&
      // 'Count Hugo of Elsing built the castle', but 'The founder of Orr Ltd sold the company'
      !(
        barred.includes(phrase.attachedTo ?? -1) &&
        termOf(scene, phrase.attachedTo ?? 0).phrase.kind === 'proper'
      ),
  );
  for (const { mention } of [...candidates].reverse())
    if (mention !== null && mention.type === type) return mention;
  for (const { phrase } of scene.terms) {
    if (phrase.end > before && phrase.start >= before) break;
    const relation = termOf(scene, phrase.index).relation;
    const owner =
      phrase.possessor === null ? modifierName(scene, relation) : nameInSpan(scene, phrase.possessor);
    if (owner !== null && owner.type === type) return owner;
  }
  // 'In Leith the boat sank': the boat is no Leith
  const isWhere = ({ governor }: NounPhrase) =>
    /^(?:in|near|outside|off|around)$/.test(scene.analysis.tokens[governor ?? -1]?.lower ?? '');
  for (const { phrase, mention } of [...candidates].reverse())
    if (mention !== null && fits(mention) && (type === 'place' || !isWhere(phrase))) return mention;
  const doers = barred.map((index) => termOf(scene, index).mention?.name);
  const { hint } = scene;
  if (hint === null || doers.includes(hint.name)) return null;
  const isDoer = doers.some((name) => name !== undefined && ` ${hint.name} `.includes(` ${name} `));
  if (isDoer && !hint.isTypeCertain) return null;
  return hint.type === type || (!hint.isTypeCertain && type !== 'person') ? { ...hint, type } : null;
}

const bounding = /^(?:minimum|maximum|min|max|required|supported|oldest|lowest|highest)$/;

/** 'Two' of 'Two brothers own the stall' */
function isCount({ pos, text }: Token): boolean {
  return pos === 'NUM' && /^\p{L}+$/u.test(text);
}

/** 'Acme' in 'Acme CEO'. */
export function modifierName(scene: Scene, relation: RelationalNoun | null): Mention | null {
  if (relation === null || relation.modifier === null) return null;
  const { tokens } = scene.analysis;
  let { end } = relation.modifier;
  const { start: first } = relation.modifier;
  // 'Acme's former CEO': adjectives between the name and the noun
  while (
    end > first &&
    (tokens[end - 1] as Token).pos === 'ADJ' &&
    !/^\p{Lu}/u.test((tokens[end - 1] as Token).text)
  )
    end--;
  // 'an IT director' directs no body called IT
  if (end === first + 1 && fieldInitials.test((tokens[first] as Token).text)) return null;
  // 'the minimum Python version': a bound that something sets, and no version of Python
  if (tokens.slice(first, end).some(({ lower }) => bounding.test(lower))) return null;
  let start = end;
  while (start > first) {
    const token = tokens[start - 1] as Token;
    // 'Response time', at the sentence's start
    if (token.index === 0 && (token.pos === 'NOUN' || isCount(token))) break;
    if (!/^[\p{Lu}\p{N}&]/u.test(token.text) && token.pos !== 'PROPN') break;
    start--;
  }
  while (
    start < end &&
    (isDemonym((tokens[start] as Token).lower) ||
      isJoinedAdjective((tokens[start] as Token).text) ||
      /^(?:former|new|current|ex|then|outgoing|incoming|acting|longtime)$/.test(
        (tokens[start] as Token).lower,
      ))
  )
    start++;
  // 'a Baltic German painter'
  if (start >= end || isDemonym((tokens[end - 1] as Token).lower)) return null;
  // 'Quality Manager': a title in capitals
  const [only, title] = [tokens[start], tokens[end]];
  if (
    end - start === 1 &&
    /^\p{Lu}\p{Ll}+$/u.test(title?.text ?? '') &&
    isKnownWord(only?.lower ?? '') &&
    (lookUp(only?.lower ?? '') & (Word.place | Word.organization | Word.person | Word.firstName)) === 0
  )
    return null;
  const isPosted =
    relation.noun !== 'coach' && relation.readings.some(({ predicate }) => isPost(predicate.name));
  if (end - start === 1 && !isPosted && only !== undefined && isFieldOf(only, relation.noun)) return null;
  const text = restoreTitles(textOf(scene.analysis, start, end), scene.titles);
  return /\p{Lu}/u.test(text) ? mentionOfName(text.replace(/['’]s?$/, '')) : null;
}

/** 'Chess champion Ann Lee', 'Guitar teacher Bo Orr', 'Olympic champion': what one is so in, in capitals or at a sentence's beginning. */
export function isFieldOf({ index, lower }: Token, noun: string): boolean {
  if (noun === 'champion' && /^(?:world|olympic|paralympic|commonwealth|national)$/.test(lower)) return true;
  // 'Apple engineer' may name the firm
  const isOfFirm = /^(?:engineer|developer|designer|executive|manager|analyst|researcher|scientist)$/.test(
    noun,
  );
  if (isOfFirm || (noun !== 'champion' && !isOccupationNoun(noun))) return false;
  const named = Word.place | Word.organization | Word.person | Word.firstName;
  return index === 0 && isKnownWord(lower) && (lookUp(lower) & named) === 0;
}

/** '250 euros', '30 days': an amount. */
export function isFigure(scene: Scene, index: number): boolean {
  const { phrase } = termOf(scene, index);
  if (phrase.kind !== 'common') return phrase.kind === 'quantity';
  const words = scene.analysis.tokens.slice(phrase.start, phrase.head);
  return phrase.determiner === null && words.some(({ pos }) => pos === 'NUM');
}

/** A phrase as a value: with its of-phrases, without 'the'. */
export function valueText(scene: Scene, index: number): string {
  const { phrase } = termOf(scene, index);
  return phraseText(scene.analysis, phrase, scene.titles).replace(/^the\s+/i, '');
}

/** Text of a token range with the quoted titles put back. */
export function rangeText(scene: Scene, start: number, end: number): string {
  return restoreTitles(textOf(scene.analysis, start, end), scene.titles);
}

/** The lemma of a phrase's head noun. */
export function headLemma(scene: Scene, index: number): string {
  return nounLemma(scene.analysis.tokens[termOf(scene, index).phrase.head] as Token);
}
