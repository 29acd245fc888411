import type { Clause } from '../clause.ts';
import type { NameSpan } from '../name.ts';
import type { TimePhrase, Token } from '../sentence.ts';
import { isPlural } from './agreement.ts';
import { type Item, readItems } from './items.ts';
import type { OpenPhrase } from './noun-phrases.ts';
import { readPredicate } from './predicate.ts';
import { readCoordinated, readStretch } from './sentence-parts.ts';
import { type Source, settle } from './source.ts';
import type { Draft, State } from './state.ts';
import { reportVerbs } from './words.ts';

/** A sentence to read: its words, what times and names they hold. Spans are token indices, half-open. */
export type ClauseInput = {
  readonly tokens: readonly Token[];
  readonly text: string;
  readonly times: readonly TimePhrase[];
  readonly names: readonly NameSpan[];
};

const readers = { predicate: readPredicate, coordinated: readCoordinated };
const maxTokens = 120;
const maxClauses = 12;

/**
 * Reads the finite clauses of a sentence, as far as its grammar is plain; where it is not, the stretch gives none. Never throws;
 * cost is linear in the number of tokens, and sentences over 120 tokens give no clause.
 *
 * 'of' phrases are modifiers of the noun in front. Behind a verb, other prepositional phrases are the clause's; behind the noun of
 * a copula ('is a lecturer at Orr') and behind a subject they are that noun's modifiers. A role behind 'appoint', 'name', 'elect'
 * is in `prepositional` as 'as', a receiver behind 'give' or 'award' as 'to'. 'began to work' has the verb 'work' and the adverb
 * 'begin'; 'plans to work' has the modal 'plan to'. 'A or B' sets the modal 'or'.
 */
export function readClauses(input: ClauseInput): Clause[] {
  if (input.tokens.length === 0 || input.tokens.length > maxTokens) return [];
  const source = settle(input.tokens, input.names, input.times);
  const items = readItems(source);
  if (items === null) return [];
  const isQuestion = input.tokens.at(-1)?.text === '?' || input.tokens.at(-2)?.text === '?';
  const drafts: Draft[] = [];
  let announced: OpenPhrase | null = null;
  for (const stretch of stretches(items)) {
    const state: State = {
      source,
      items: stretch.items,
      at: 0,
      drafts: [],
      hasFailed: false,
      steps: 0,
      depth: 0,
      joined: null,
      readers,
    };
    readStretch(state, isQuestion ? 'question' : null);
    if (announced !== null) report(state.drafts, announced);
    announced = stretch.closedBy === ':' ? reporterOf(state) : null;
    if (!state.hasFailed) drafts.push(...state.drafts.filter(({ isKept }) => isKept));
  }
  return drafts.slice(0, maxClauses).map((draft) => close(source, draft));
}

type Stretch = { readonly items: Item[]; closedBy: string };

function stretches(items: readonly Item[]): Stretch[] {
  const found: Stretch[] = [{ items: [], closedBy: '' }];
  for (const item of items) {
    const last = found.at(-1) as Stretch;
    if (item.kind === 'break') {
      last.closedBy = item.word;
      found.push({ items: [], closedBy: '' });
    } else last.items.push(item);
  }
  return found.filter((stretch) => stretch.items.length > 1);
}

/** 'Ann said:' says that what follows is hers. */
function reporterOf(state: State): OpenPhrase | null {
  const last = state.drafts.at(-1);
  if (state.hasFailed || last === undefined || !reportVerbs.has(last.group.lemma)) return null;
  return last.subject;
}

function report(drafts: readonly Draft[], speaker: OpenPhrase): void {
  for (const draft of drafts) {
    draft.guard ??= 'reported';
    draft.saidBy ??= speaker;
  }
}

function close(source: Source, draft: Draft): Clause {
  const { group } = draft;
  const { lemma, particle, first, last, tense, isPassive, isProgressive, isNegated, modal, adverbs } = group;
  return {
    subject: draft.subject,
    verb: { lemma, particle, first, last, tense, isPassive, isProgressive, isNegated, modal, adverbs },
    complement: draft.complement,
    adjective: draft.adjective,
    prepositional: draft.prepositional,
    times: draft.times,
    guard: draft.guard ?? (isGeneric(source, draft) ? 'generic' : null),
    saidBy: draft.saidBy,
    first: draft.first,
    last: draft.last,
  };
}

/** 'a ticket for the Zellberg lift': of one named thing, not of any. */
function hasName({ words }: Source, { first, last }: OpenPhrase): boolean {
  return words.slice(first, last).some(({ name }) => name >= 0);
}

/** 'A user can …', 'Users need …': said of any. */
function isGeneric(source: Source, draft: Draft): boolean {
  const { subject, group } = draft;
  if (subject === null || subject.kind !== 'common' || group.tense !== 'present' || group.isProgressive)
    return false;
  if (subject.owner !== null || subject.apposition !== null || group.adverbs.includes('there')) return false;
  if (subject.determiner === 'indefinite')
    return group.modal !== null || !subject.modifiers.some(({ phrase }) => hasName(source, phrase));
  if (subject.determiner !== null || isPlural(source.words, subject) !== true) return false;
  return (
    group.modal !== null ||
    !subject.modifiers.some((one) => one.preposition === 'of' && hasName(source, one.phrase))
  );
}
