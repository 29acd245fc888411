import type { Assertion, Term } from '@memory/extraction';
import type { PredicateSpec } from '@memory/ontology';
import type { Clause, Phrase } from '../clause.ts';
import { headOf, type ReadingContext } from './context.ts';
import { definedSubject } from './defined.ts';
import { join, namesOf, readHolder } from './holders.ts';
import type { Effect } from './notation.ts';
import { readPhase } from './phase.ts';
import { namedTerm } from './terms.ts';

/** Verbs of a departure that need not say from where, and the fact that they make. */
const departures: Readonly<Record<string, readonly [predicate: string, value: string]>> = {
  retire: ['retired', 'from work'],
  resign: ['left_job', 'the job'],
  'step down': ['left_job', 'the job'],
};

/** 'Osman Farah retired in May': a departure without a place. */
function readDeparture({ vocabulary }: ReadingContext, clause: Clause): Assertion[] {
  const { subject, complement, prepositional, verb } = clause;
  const key = verb.particle === null ? verb.lemma : `${verb.lemma} ${verb.particle}`;
  const departure = departures[key];
  if (departure === undefined || verb.isPassive || verb.isNegated || subject === null || complement !== null)
    return [];
  if (verb.tense !== 'past' && verb.tense !== 'perfect') return [];
  if (prepositional.some(({ preposition }) => /^(?:as|from|at|to)$/.test(preposition))) return [];
  const [predicate, value] = departure;
  const spec = vocabulary.specOf(predicate);
  const phase = readPhase(clause, 'states', spec);
  const parts = { form: 'verb' as const, words: key, phase, rule: `${predicate}/event:${verb.lemma}` };
  return namesOf(subject).flatMap((term) => join(spec, term, value, parts));
}

/** Participles that tell how a thing stands from then on. */
const lasting =
  /^(?:closed|shut|demolished|destroyed|dissolved|abolished|discontinued|cancelled|canceled|rebuilt|abandoned|decommissioned|suspended|liquidated)$/;
/** Verbs without an object that change how a thing stands. */
const turning: Readonly<Record<string, string>> = { close: 'closed', shut: 'closed', reopen: 'open' };

/** The state that a clause says a thing to have come to: 'closed' of 'was closed in March' and of 'shut down'. */
function stateAfter({ tokens }: ReadingContext, { verb, complement, adjective }: Clause): string | null {
  if (complement !== null || adjective !== null) return null;
  if (!verb.isPassive) return verb.tense === 'present' ? null : (turning[verb.lemma] ?? null);
  const words = tokens.slice(verb.first, verb.last);
  const participle = words.find(
    ({ lower }) => lasting.test(lower) || /^(?:reopened|burn(?:t|ed))$/.test(lower),
  );
  if (participle === undefined) return null;
  if (participle.lower === 'reopened') return 'open';
  if (/^burn/.test(participle.lower)) return verb.particle === 'down' ? 'burnt down' : null;
  return participle.lower === 'shut' ? 'closed' : participle.lower;
}

/** 'The lido reopened on 1 April', 'the tunnel was closed in March'. */
function readTurn(context: ReadingContext, clause: Clause): Assertion[] {
  const { subject, verb, prepositional } = clause;
  const state = stateAfter(context, clause);
  if (subject === null || state === null || verb.isNegated || verb.tense === 'future') return [];
  if (prepositional.some(({ preposition }) => preposition === 'by')) return [];
  const spec = context.vocabulary.specOf('status');
  const effect: Effect = verb.isPassive && verb.tense === 'present' ? 'states' : 'begins';
  return [subject, ...subject.others].flatMap((phrase) => {
    const term = namedTerm(phrase) ?? definedSubject(context, phrase, 'status');
    const isThing =
      term !== null && term.type !== 'person' && (term.type !== 'thing' || term.name.includes(' '));
    if (!isThing) return [];
    const phase = readPhase(clause, effect, spec);
    return join(spec, term, state, { form: 'quality', words: 'be', phase, rule: 'status/event:turn' });
  });
}

const byNoun: Readonly<Record<string, string>> = {
  acquisition: 'acquired',
  takeover: 'acquired',
  purchase: 'acquired',
};
/** Verbs that say that what the noun says has happened. */
const happening =
  /^(?:complete|close|finalise|finalize|take|happen|occur|announce|confirm|follow|approve|be|cost)$/;

const behind = ({ modifiers }: Phrase, preposition: string): Phrase | null =>
  modifiers.find((modifier) => modifier.preposition === preposition)?.phrase ?? null;

/** A noun for what happened, in the clause that says so: 'the merger of Orr and Vesk was completed'. */
function readNominal(context: ReadingContext, clause: Clause): Assertion[] {
  const { subject, complement, verb } = clause;
  const isPast = verb.tense === 'past' || verb.tense === 'perfect';
  if (subject === null || verb.isNegated || !isPast || !happening.test(verb.lemma)) return [];
  // 'Orr announced the appointment of Ann Bell as chair'
  const isTold = /^(?:announce|confirm|approve)$/.test(verb.lemma) && complement?.kind === 'common';
  if (isTold) {
    const as = clause.prepositional.find(({ preposition }) => preposition === 'as');
    const told = as === undefined ? complement : { ...complement, modifiers: [...complement.modifiers, as] };
    return readNoun(context, clause, told, namedTerm(subject) ?? namedTerm(behind(subject, 'of')));
  }
  return subject.kind === 'common' ? readNoun(context, clause, subject, null) : [];
}

function readNoun(context: ReadingContext, clause: Clause, noun: Phrase, firm: Term | null): Assertion[] {
  const { vocabulary } = context;
  const of = behind(noun, 'of');
  const what = namedTerm(of);
  const head = headOf(context, noun);
  const as = behind(noun, 'as');
  const phaseAs = (effect: Effect) => (_reading: unknown, spec: PredicateSpec) => ({
    ...readPhase(clause, effect, spec),
    aspect: effect,
  });
  if (/^(?:appointment|election|promotion)$/.test(head) && as !== null && what !== null) {
    const further =
      firm === null ? [] : [{ preposition: 'of', phrase: { ...noun, term: firm, kind: 'name' as const } }];
    return readHolder(context, what, as, phaseAs('begins'), further, 'event');
  }
  const owner = namedTerm(noun.owner) ?? what;
  if (/^(?:resignation|departure|dismissal|retirement)$/.test(head) && owner !== null) {
    if (as !== null) return readHolder(context, owner, as, phaseAs('ends'), [], 'event');
    const from = namedTerm(behind(noun, 'from'));
    return from === null ? [] : made(vocabulary.specOf('works_at'), owner, from, clause, 'ends', head);
  }
  if (head === 'merger' && of !== null && of.others.length === 1 && what !== null) {
    const other = namedTerm(of.others[0] ?? null);
    return other === null ? [] : made(vocabulary.specOf('merged_with'), what, other, clause, 'states', head);
  }
  const predicate = byNoun[head];
  const who = namedTerm(behind(noun, 'by')) ?? (noun.owner === null ? null : namedTerm(noun.owner));
  if (predicate === undefined || who === null || what === null) return [];
  return made(vocabulary.specOf(predicate), who, what, clause, 'states', head);
}

function made(
  spec: PredicateSpec,
  subject: Term,
  object: Term,
  clause: Clause,
  effect: Effect,
  noun: string,
): Assertion[] {
  const phase = readPhase(clause, effect, spec);
  const parts = { form: 'verb' as const, words: noun, phase, rule: `${spec.id}/event:${noun}` };
  return join(spec, subject, object, parts);
}

/** 'Under the leadership of Ann Bell, Orr has grown': who leads the subject. */
function readLeadership(context: ReadingContext, clause: Clause): Assertion[] {
  const under = clause.prepositional.find(
    ({ preposition, phrase }) =>
      preposition === 'under' &&
      /^(?:leadership|direction|management|command)$/.test(headOf(context, phrase)),
  )?.phrase;
  const led: Term | null = namedTerm(clause.subject);
  if (under === undefined || led === null || led.type === 'person') return [];
  const leader = namedTerm(under.owner) ?? namedTerm(behind(under, 'of'));
  if (leader === null) return [];
  const spec = context.vocabulary.specOf('leads');
  const phase = readPhase(clause, 'states', spec);
  const parts = { form: 'verb' as const, words: 'lead', phase, rule: 'leads/event:leadership' };
  return join(spec, leader, led, parts);
}

/** What a clause says to have happened by a verb without an object, or by a noun for it. */
export function readEvents(context: ReadingContext, clause: Clause): Assertion[] {
  return [
    ...readDeparture(context, clause),
    ...readTurn(context, clause),
    ...readNominal(context, clause),
    ...readLeadership(context, clause),
  ];
}
