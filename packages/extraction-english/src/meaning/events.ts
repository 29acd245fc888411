import type { Assertion, Term } from '@memory/extraction';
import type { Clause, Phrase } from '../clause.ts';
import { headOf, type ReadingContext } from './context.ts';
import { definedSubject } from './defined.ts';
import { join, readHolder } from './holders.ts';
import type { Effect } from './notation.ts';
import { readPhase, statedPhase } from './phase.ts';
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
  return [subject, ...subject.others].flatMap((phrase) => {
    const term = namedTerm(phrase);
    const phase = readPhase(clause, 'states', spec);
    const parts = { form: 'verb' as const, words: key, phase, rule: `${predicate}/event:${verb.lemma}` };
    return term === null ? [] : (join(spec, term, value, parts) ?? []);
  });
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
    return join(spec, term, state, { form: 'quality', words: 'be', phase, rule: 'status/event:turn' }) ?? [];
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

/** 'The acquisition of Orr by Vesk was completed', 'the appointment of Ann as chair of Orr followed'. */
function readNominal(context: ReadingContext, clause: Clause): Assertion[] {
  const { subject, verb } = clause;
  const isPast = verb.tense === 'past' || verb.tense === 'perfect';
  if (subject?.kind !== 'common' || verb.isNegated || !isPast || !happening.test(verb.lemma)) return [];
  const what = namedTerm(behind(subject, 'of'));
  if (what === null) return [];
  const noun = headOf(context, subject);
  const as = behind(subject, 'as');
  if (noun === 'appointment' && as !== null) {
    const phase = { ...statedPhase(false, false), aspect: 'begins' as const };
    return readHolder(
      context,
      what,
      as,
      (_reading, spec) => ({
        ...readPhase(clause, 'begins', spec),
        ...(clause.times.length === 0 ? phase : {}),
      }),
      [],
      'event',
    );
  }
  const predicate = byNoun[noun];
  const who = namedTerm(behind(subject, 'by'));
  if (predicate === undefined || who === null) return [];
  const spec = context.vocabulary.specOf(predicate);
  const parts = {
    form: 'verb' as const,
    words: noun,
    phase: readPhase(clause, 'states', spec),
    rule: `${predicate}/event:${noun}`,
  };
  return [join(spec, who, what, parts)].filter((assertion) => assertion !== null);
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
  return [join(spec, leader, led, parts)].filter((assertion) => assertion !== null);
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
