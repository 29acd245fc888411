import type { Assertion, Term } from '@memory/extraction';
import type { Clause, Phrase } from '../clause.ts';
import type { Sentence, Token } from '../sentence.ts';
import { agreementEdits, contractionEdits } from './agreement.ts';
import { chooseMention, isNameOf, type Wanted } from './choose-mention.ts';
import { capitalized, type Edit } from './claim-text.ts';
import { isOurHome, isOurLife } from './households.ts';
import { selfNouns } from './identifiers.ts';
import { type Gender, kindNouns, type Mention, mentionsOf } from './mentions.ts';
import { isGenericYou, isImpersonal, type Pronoun, pronounAt } from './pronouns.ts';
import { isMachine, personTerm, userName } from './speakers.ts';

/** A sentence whose references are read. */
export type Resolved = {
  /** The clauses, with the terms of resolved pronouns, descriptions and short names in them. */
  readonly clauses: readonly Clause[];
  readonly edits: readonly Edit[];
  /** Token indices of pronouns that could be resolved by no one thing. */
  readonly unresolved: readonly number[];
  /** Whether first or second persons stay in the text, so that it needs its speaker beside it. */
  readonly needsSpeaker: boolean;
  /** What its references stand for. */
  readonly terms: readonly Term[];
};

export type References = {
  /** What the assertions of the last sentence tell of the kinds of what it mentions. */
  learn(assertions: readonly Assertion[]): void;
  /** Forgets what was mentioned: a new section begins. */
  enterSection(): void;
  /**
   * Resolves a sentence against what was mentioned before it, and remembers what it mentions. The 'I' at `introducedAt` says
   * who it is, and so is no name yet.
   */
  resolve(
    sentence: Sentence,
    clauses: readonly Clause[],
    isQuoted: (token: number) => boolean,
    introducedAt: number,
  ): Resolved;
};

/** How many mentions are kept: more than the furthest antecedent needs. */
const keptMentions = 60;

/** What the phrase that ends in front of token `last` stands for, and whether the text needs its name in its place. */
type Found = {
  readonly terms: readonly Term[];
  readonly text: string;
  readonly last: number;
  readonly edit: boolean;
};

/** `topic` is what the document is about, for 'this package'. */
export function createReferences(
  { genderOf }: { genderOf(name: string): Gender | null },
  topic: Term | null,
): References {
  let mentions: Mention[] = [];
  const fullNames = new Map<string, Term | null>();
  let sentenceNumber = 0;

  /** Remembers the words of full names by which their bearers may be called later; null where two bear one. */
  const learnName = (term: Term): void => {
    const words = term.name.split(' ');
    if (words.length < 2 || term.type !== 'person' || !term.isNamed) return;
    for (const word of new Set([words[0] ?? '', words.at(-1) ?? ''])) {
      const known = fullNames.get(word);
      fullNames.set(word, known !== undefined && known?.name !== term.name ? null : term);
    }
  };

  return {
    enterSection(): void {
      mentions = [];
    },

    learn(assertions): void {
      const kinds = new Map<string, Term>();
      for (const { subject, object } of assertions)
        for (const term of [subject, object])
          if (term?.isNamed && term.type !== 'thing') kinds.set(term.name, term);
      if (kinds.size === 0) return;
      mentions = mentions.map((mention) => ({
        ...mention,
        terms: mention.terms.map((term) => {
          const kind = term.isTypeCertain ? undefined : kinds.get(term.name)?.type;
          return kind === undefined ? term : { ...term, type: kind, isTypeCertain: true };
        }),
      }));
    },

    resolve(sentence, clauses, isQuoted, introducedAt): Resolved {
      sentenceNumber++;
      const { tokens } = sentence;
      const own = mentionsOf({ tokens, clauses, sentence: sentenceNumber, genderOf });
      const known = [...mentions, ...own];
      const found = new Map<number, Found>();
      const edits: Edit[] = [];
      const unresolved: number[] = [];
      let needsSpeaker = false;
      for (let at = 0; at < tokens.length; at++) {
        const pronoun = pronounAt(tokens, at);
        if (pronoun === null) continue;
        if (isQuoted(at)) {
          unresolved.push(at);
          continue;
        }
        const isReported = clauses.some(
          ({ guard, first, last }) => guard === 'reported' && first <= at && at < last,
        );
        const answer = antecedentOf(pronoun, at, {
          sentence,
          clauses,
          known,
          sentenceNumber,
          isReported,
        });
        if (answer === 'none') continue;
        if (answer === null) {
          unresolved.push(at);
          needsSpeaker ||= ['speaker', 'addressee', 'group'].includes(pronoun.refersTo);
          continue;
        }
        found.set(at, answer);
        needsSpeaker ||= pronoun.refersTo === 'group' && !answer.edit;
        if (answer.edit)
          edits.push(
            ...pronounEdits(tokens, clauses, at, pronoun, at === introducedAt ? userName : answer.text),
          );
      }
      const isSaid = unresolved.length > 0;
      for (const phrase of phrasesOf(clauses)) {
        if (isQuoted(phrase.first) || found.get(phrase.first)?.last === phrase.last) continue;
        // 'Bell', where two of that name were told of, is neither
        if (isShared(phrase, fullNames)) {
          found.set(phrase.first, { terms: [], text: '', last: phrase.last, edit: false });
          continue;
        }
        const term =
          shortNameOf(phrase, tokens, fullNames) ??
          selfOf(phrase, tokens, topic, known) ??
          oneOfTwo(phrase, tokens, known, sentenceNumber) ??
          describedOf(phrase, tokens, known, sentenceNumber, clauses[0]?.subject === phrase);
        if (term === null) continue;
        found.set(phrase.first, { terms: [term], text: term.name, last: phrase.last, edit: true });
        edits.push(...phraseEdits(tokens, phrase, term, own));
      }
      const resolved = clauses.map((clause) => withTerms(clause, found, new Set(isSaid ? unresolved : [])));
      const all = mentionsOf({ tokens, clauses: resolved, sentence: sentenceNumber, genderOf });
      for (const { terms } of all) for (const term of terms) learnName(term);
      mentions = [...mentions, ...all.filter(({ at }) => !isQuoted(at))].slice(-keptMentions);
      const terms = [...found.values()].flatMap((reference) => reference.terms);
      return { clauses: resolved, edits, unresolved, needsSpeaker, terms };
    },
  };
}

type Context = {
  readonly sentence: Sentence;
  readonly clauses: readonly Clause[];
  readonly known: readonly Mention[];
  readonly sentenceNumber: number;
  readonly isReported: boolean;
};

/** What a pronoun stands for: 'none' where it stands for nothing and stays, null where that is not known. */
function antecedentOf(pronoun: Pronoun, at: number, context: Context): Found | 'none' | null {
  const { sentence, clauses, known, sentenceNumber, isReported } = context;
  const { tokens, standing } = sentence;
  switch (pronoun.refersTo) {
    case 'speaker':
      return standing.speaker === null
        ? null
        : { terms: [personTerm(standing.speaker)], text: standing.speaker, last: at + 1, edit: true };
    case 'addressee':
      if (standing.speaker === null || isGenericYou(tokens, at)) return null;
      return standing.addressee === null
        ? null
        : { terms: [personTerm(standing.addressee)], text: standing.addressee, last: at + 1, edit: true };
    case 'group':
      return householdOf(pronoun, at, context);
    case 'said':
      return null;
    case 'thing':
      if (isImpersonal(tokens, at)) return 'none';
  }
  if (isAhead(tokens, clauses, at)) return null;
  const isComplement = pronoun.isPossessive && isOfComplement(clauses, at);
  // 'Linda Marsh is its chief': what is said to be its is not it
  const earlier = isComplement ? known.filter((mention) => mention.sentence < sentenceNumber) : known;
  const wanted: Wanted = {
    kind: pronoun.refersTo,
    gender: pronoun.gender,
    at,
    sentence: sentenceNumber,
    opensSentence: isComplement || isFront(tokens, at, known, sentenceNumber),
    isReported,
    isOwner: pronoun.isPossessive && clauses.some(({ complement }) => complement?.first === at),
    opensClause: isBehindAnd(tokens, at) && clauses.some(({ subject }) => subject?.first === at),
    speaker: standing.speaker,
  };
  const mention = chooseMention(earlier, wanted);
  if (mention === null || mention.text === null) return null;
  const terms =
    pronoun.refersTo === 'person'
      ? mention.terms.map((term) => ({ ...term, type: 'person' as const, isTypeCertain: true }))
      : mention.terms;
  // what the sentence itself names before it needs no name again
  return { terms, text: mention.text, last: at + 1, edit: mention.sentence !== sentenceNumber };
}

/** Who 'we' or 'our' counts in where a household speaks: the speaker. */
function householdOf({ isPossessive }: Pronoun, at: number, { sentence, clauses }: Context): Found | null {
  const { tokens, standing } = sentence;
  const { speaker } = standing;
  if (speaker === null || isMachine(speaker)) return null;
  const isTheirs = isPossessive ? isOurHome(tokens, at) : isOurLife(tokens, clauses, at);
  return isTheirs ? { terms: [personTerm(speaker)], text: speaker, last: at + 1, edit: isPossessive } : null;
}

/** Words that open a clause in front of the main one. */
const openers = new Set(
  'although though when while before after since because as if once until in with'.split(' '),
);

/** Whether a pronoun may mean the name that the main clause behind it begins with: 'Although it was new, Orr Ltd sold it.' */
function isAhead(tokens: readonly Token[], clauses: readonly Clause[], at: number): boolean {
  if (!openers.has(tokens[0]?.lower ?? '')) return false;
  const comma = tokens.findIndex(({ text }, i) => i > at && text === ',');
  return comma > 0 && clauses.some(({ subject }) => subject?.first === comma + 1 && subject.kind === 'name');
}

/** Whether a possessive opens what a copula says of its subject: 'Linda Marsh is its chief'. */
function isOfComplement(clauses: readonly Clause[], at: number): boolean {
  return clauses.some(
    ({ verb, subject, complement }) =>
      verb.lemma === 'be' &&
      subject?.term != null &&
      complement?.first === at &&
      complement.kind === 'common',
  );
}

/** Whether nothing but people and small words stand in front of a pronoun in its sentence: 'However, it …', 'I fixed it'. */
function isFront(tokens: readonly Token[], at: number, known: readonly Mention[], sentence: number): boolean {
  const hasThings = known.some(
    (mention) => mention.sentence === sentence && mention.at < at && mention.terms[0]?.type !== 'person',
  );
  return !hasThings && at < 8 && tokens.slice(0, at).every(({ tag }) => tag !== 'NOUN' && tag !== 'NUM');
}

/** Whether the clause that begins at `at` is joined to one in front. */
function isBehindAnd(tokens: readonly Token[], at: number): boolean {
  return /^(?:and|but|;)$/.test(tokens[at - 1]?.lower ?? '');
}

function pronounEdits(
  tokens: readonly Token[],
  clauses: readonly Clause[],
  at: number,
  pronoun: Pronoun,
  name: string,
): Edit[] {
  const token = tokens[at];
  if (token === undefined) return [];
  const text = at === 0 ? capitalized(name) : name;
  const edit = { start: token.start, end: token.end, text: pronoun.isPossessive ? `${text}'s` : text };
  if (pronoun.isPossessive) return [edit];
  const isPersonal = pronoun.refersTo === 'speaker' || pronoun.refersTo === 'addressee';
  const isSubject = token.lower === 'i' || token.lower === 'you';
  if (isPersonal) return isSubject ? [edit, ...agreementEdits(tokens, clauses, at)] : [edit];
  return [edit, ...contractionEdits(tokens, at)];
}

/** The full name that 'Bell' is short for, where the text has told one bearer of it only. */
function shortNameOf(
  { kind, first, last, term }: Phrase,
  tokens: readonly Token[],
  fullNames: ReadonlyMap<string, Term | null>,
): Term | null {
  // 'Bell left': a word of the dictionary that only the full name before it tells to be a name
  if (term === null && kind === 'name' && last - first === 1)
    return fullNames.get(tokens[first]?.text ?? '') ?? null;
  if (term === null || !term.isNamed || term.name.includes(' ')) return null;
  if (term.type !== 'person' && term.isTypeCertain) return null;
  return fullNames.get(term.name) ?? null;
}

function isShared({ term }: Phrase, fullNames: ReadonlyMap<string, Term | null>): boolean {
  return term !== null && !term.name.includes(' ') && fullNames.get(term.name) === null;
}

/** 'the former', 'the latter': the one or the other of two that the sentence before names together. */
function oneOfTwo(
  { first, last }: Phrase,
  tokens: readonly Token[],
  known: readonly Mention[],
  sentence: number,
): Term | null {
  const word = tokens[first + 1]?.lower ?? '';
  if (last - first !== 2 || tokens[first]?.lower !== 'the' || !/^(?:former|latter)$/.test(word)) return null;
  const pair = known.findLast(({ terms, sentence: at }) => terms.length === 2 && sentence - at <= 1);
  const term = pair?.terms[word === 'former' ? 0 : 1];
  return term?.isNamed ? term : null;
}

/** What 'this package' stands for, and 'the package' where no other is called one: the thing that the document is about. */
function selfOf(
  { kind, first, last, head, modifiers, apposition }: Phrase,
  tokens: readonly Token[],
  topic: Term | null,
  known: readonly Mention[],
): Term | null {
  if (topic === null || kind !== 'common' || last - first !== 2) return null;
  if (modifiers.length > 0 || apposition !== null) return null;
  const noun = tokens[head]?.lower ?? '';
  const determiner = tokens[first]?.lower;
  const isAnother =
    determiner === 'the' &&
    known.some(
      ({ isDefined, noun: own, terms }) => isDefined && own === noun && terms[0]?.name !== topic.name,
    );
  return selfNouns.has(noun) && /^(?:this|the)$/.test(determiner ?? '') && !isAnother ? topic : null;
}

/** What 'the company' or 'the singer' stands for: the one named thing of that kind before it. */
function describedOf(
  { kind, first, last, modifiers, owner, apposition, head }: Phrase,
  tokens: readonly Token[],
  known: readonly Mention[],
  sentence: number,
  opensSentence: boolean,
): Term | null {
  const end = /^['’]s?$/.test(tokens[last - 1]?.lower ?? '') ? last - 1 : last;
  if (kind !== 'common' || !/^(?:the|this|that)$/.test(tokens[first]?.lower ?? '') || end - first !== 2)
    return null;
  if (owner !== null) return null;
  if (modifiers.length > 0 || apposition !== null) return null;
  const noun = tokens[head]?.lower ?? '';
  const called = calledBy(known, noun, sentence);
  if (called !== null) return called;
  const type = kindNouns.get(noun);
  if (type === undefined) return null;
  const mention = chooseMention(known, {
    kind: 'kind',
    type,
    noun,
    gender: null,
    at: first,
    sentence,
    opensSentence,
    isReported: false,
    isOwner: false,
    opensClause: false,
    speaker: null,
  });
  const term = mention?.terms[0];
  if (term === undefined || mention?.sentence === sentence) return null;
  return type === 'thing' ? term : { ...term, type, isTypeCertain: true };
}

/** What 'the bridge' stands for where one name has the noun as a word of its own: 'Harrow Bridge'. */
function calledBy(known: readonly Mention[], noun: string, sentence: number): Term | null {
  const fitting = known.flatMap(({ terms, sentence: at }) => {
    const [term, more] = terms;
    const fits = term?.isNamed && more === undefined && term.type !== 'person' && isNameOf(term.name, noun);
    return fits && at < sentence ? [term] : [];
  });
  const names = new Set(fitting.map(({ name }) => name));
  return names.size === 1 ? (fitting.at(-1) ?? null) : null;
}

function phraseEdits(
  tokens: readonly Token[],
  { first, last }: Phrase,
  term: Term,
  own: readonly Mention[],
): Edit[] {
  const start = tokens[first];
  const end = tokens[last - 1];
  if (start === undefined || end === undefined) return [];
  // 'Ann Bell … Bell': the full name stands there already
  if (own.some(({ terms, at }) => at < first && terms.some(({ name }) => name === term.name))) return [];
  const isPossessive = /^['’]s?$/.test(end.lower);
  return [{ start: start.start, end: end.end, text: isPossessive ? `${term.name}'s` : term.name }];
}

function* phrasesOf(clauses: readonly Clause[]): Generator<Phrase> {
  for (const { subject, complement, prepositional } of clauses) {
    yield* phrasesIn(subject);
    yield* phrasesIn(complement);
    for (const { phrase } of prepositional) yield* phrasesIn(phrase);
  }
}

function* phrasesIn(phrase: Phrase | null): Generator<Phrase> {
  if (phrase === null) return;
  yield phrase;
  yield* phrasesIn(phrase.owner);
  for (const { phrase: inner } of phrase.modifiers) yield* phrasesIn(inner);
  for (const other of phrase.others) yield* phrasesIn(other);
}

function withTerms(clause: Clause, found: ReadonlyMap<number, Found>, lost: ReadonlySet<number>): Clause {
  const map = (phrase: Phrase): Phrase => {
    const isOneWord = phrase.last - phrase.first === 1;
    const reference = found.get(phrase.first);
    const terms = reference?.last === phrase.last ? reference.terms : undefined;
    const [term, ...more] = terms ?? [];
    const isLost = (isOneWord && lost.has(phrase.first)) || terms?.length === 0;
    return {
      ...phrase,
      term: isLost ? null : (term ?? phrase.term),
      owner: phrase.owner === null ? null : map(phrase.owner),
      modifiers: phrase.modifiers.map((modifier) => ({ ...modifier, phrase: map(modifier.phrase) })),
      apposition: phrase.apposition === null ? null : map(phrase.apposition),
      others: [...more.map((other) => ({ ...phrase, term: other, others: [] })), ...phrase.others.map(map)],
    };
  };
  return {
    ...clause,
    subject: clause.subject === null ? null : map(clause.subject),
    complement: clause.complement === null ? null : map(clause.complement),
    prepositional: clause.prepositional.map((part) => ({ ...part, phrase: map(part.phrase) })),
    saidBy: clause.saidBy === null ? null : map(clause.saidBy),
  };
}
