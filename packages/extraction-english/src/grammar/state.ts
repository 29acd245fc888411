import type { Clause } from '../clause.ts';
import type { TimePhrase } from '../sentence.ts';
import type { Item } from './items.ts';
import type { OpenPhrase } from './noun-phrases.ts';
import type { Source } from './source.ts';
import type { VerbGroup } from './verb-groups.ts';

type Guard = Clause['guard'];

/** A clause while it is read. */
export type Draft = {
  subject: OpenPhrase | null;
  group: VerbGroup;
  complement: OpenPhrase | null;
  adjective: Clause['adjective'];
  prepositional: { preposition: string; phrase: OpenPhrase; at: number }[];
  times: TimePhrase[];
  guard: Guard;
  saidBy: OpenPhrase | null;
  first: number;
  last: number;
  /** A preposition without its phrase: 'the bank that he works for'. */
  stranded: string | null;
  /** The phrase read last, for what modifies it or is joined to it. */
  near: OpenPhrase | null;
  /** Whether the clause is given to the caller; what is only passed over is not. */
  isKept: boolean;
};

/** What holds for the clauses of a part of a sentence. */
export type Scope = {
  readonly guard: Guard;
  readonly saidBy: OpenPhrase | null;
  readonly kind: 'main' | 'relative' | 'sub' | 'nested';
  /** The main verb of the clause around has not come yet. */
  readonly isBeforeVerb: boolean;
  /** Opened by a comma. */
  readonly isLoose: boolean;
  readonly outerSubject: OpenPhrase | null;
  readonly isSilent: boolean;
};

export const mainScope: Scope = {
  guard: null,
  saidBy: null,
  kind: 'main',
  isBeforeVerb: false,
  isLoose: false,
  outerSubject: null,
  isSilent: false,
};

/** A stretch of a sentence between strong marks, and how far it is read. */
export type State = {
  readonly source: Source;
  readonly items: readonly Item[];
  at: number;
  readonly drafts: Draft[];
  hasFailed: boolean;
  steps: number;
  depth: number;
  /** The phrase that a list ended with: what stands behind may belong to it alone. */
  joined: OpenPhrase | null;
  /** The two readers that others call again for what stands inside. */
  readonly readers: {
    readonly predicate: (state: State, draft: Draft, scope: Scope) => void;
    readonly coordinated: (state: State, scope: Scope) => void;
  };
};

const maxSteps = 600;
const maxDepth = 12;

/** Counts a step; the stretch is given up where too many were needed. */
export function step(state: State): boolean {
  state.steps++;
  if (state.steps > maxSteps || state.depth > maxDepth) state.hasFailed = true;
  return !state.hasFailed;
}

/** Gives the stretch up: its grammar is not plain. */
export function fail(state: State): 'stop' {
  state.hasFailed = true;
  return 'stop';
}

/** A new clause with its subject and verb. */
export function openDraft(state: State, subject: OpenPhrase | null, group: VerbGroup, scope: Scope): Draft {
  const draft: Draft = {
    subject,
    group,
    complement: null,
    adjective: null,
    prepositional: [],
    times: [],
    guard: scope.guard,
    saidBy: scope.saidBy,
    first: Math.min(subject?.first ?? group.first, group.first),
    last: group.last,
    near: null,
    stranded: null,
    isKept: !scope.isSilent,
  };
  if (group.isWish && draft.guard === null) draft.guard = 'wish';
  state.drafts.push(draft);
  return draft;
}

/** A further clause that is said as `draft` is: with its subject, guard and speaker, where nothing else is given. */
export function openFurther(
  state: State,
  { subject, group, guard, saidBy, isKept }: Draft,
  scope: Scope,
  more: Partial<Pick<Draft, 'subject' | 'group' | 'complement' | 'near'>>,
): Draft {
  const verb = more.group ?? { ...group };
  const further = openDraft(state, subject, verb, { ...scope, guard, saidBy });
  return Object.assign(further, { isKept }, more);
}

/** Whether reading goes on with the clause or leaves what follows to the caller. */
export type Step = 'go' | 'stop';

/** The words of a stretch, as what a copula says of its subject. */
export function adjectiveOf({ source }: State, first: number, last: number): Clause['adjective'] {
  const words = source.words.slice(first, last).map(({ text }) => text);
  return { first, last, words: words.join(' ') };
}
