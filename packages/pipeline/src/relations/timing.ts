import { findTimeAtoms, type TimeAtom } from '../language/time-atoms.ts';
import type { Draft } from './draft.ts';
import type { ClaimInput, NormalizedStatement } from './normalized-claim.ts';
import { type Scene, verbOf } from './scene.ts';

type Time = Pick<NormalizedStatement, 'validFrom' | 'validUntil' | 'validPrecision' | 'validKind'>;

const none: Time = { validFrom: null, validUntil: null, validPrecision: 'unknown', validKind: null };

/** Gives each statement of a claim its time: that of its own clause, where several clauses have one. */
export function createTiming(scene: Scene, claim: ClaimInput): { of(draft: Draft): Time } {
  const { analysis } = scene;
  const whole: Time = {
    validFrom: claim.validFrom,
    validUntil: claim.validUntil,
    validPrecision: claim.validPrecision,
    validKind: claim.validKind,
  };
  const atoms = findTimeAtoms(analysis.text, { reference: null, anchor: null, direction: 'past' });
  const byClause = new Map<number, TimeAtom[]>();
  for (const atom of atoms) {
    const clause = clauseOf(scene, atom);
    if (clause === null) continue;
    const list = byClause.get(clause);
    if (list === undefined) byClause.set(clause, [atom]);
    else list.push(atom);
  }
  const single = byClause.size <= 1;
  return {
    of(draft) {
      const { clause } = draft;
      if (clause === null) {
        // what a noun phrase says by itself has no time, unless the sentence is nothing but that phrase
        return analysis.clauses.length === 0 ? whole : none;
      }
      if (single)
        return byClause.has(clause.index) ||
          byClause.size === 0 ||
          sharesTime(scene, clause.index, [...byClause.keys()][0] ?? -1)
          ? whole
          : none;
      const own = byClause.get(clause.index);
      if (own === undefined) return none;
      return readInterval(scene, own) ?? none;
    },
  };
}

/** Coordinated verbs behind one time ('In 2019 she left Acme and joined Beta') share it. */
function sharesTime(scene: Scene, clause: number, timed: number): boolean {
  const mine = scene.analysis.clauses[clause];
  const other = scene.analysis.clauses[timed];
  if (mine === undefined || other === undefined) return false;
  const related = (kind: string) =>
    kind === 'main' || kind === 'coordinate' || kind === 'complement' || kind === 'infinitive';
  if (mine.kind === 'infinitive' && mine.parent === timed) return true;
  if (other.kind === 'infinitive' && other.parent === clause) return true;
  if (mine.kind === 'complement' && mine.parent === timed && verbOf(scene, other).lemma !== 'say')
    return true;
  return related(mine.kind) && related(other.kind) && mine.sharesSubject && clause > timed;
}

function clauseOf(scene: Scene, atom: TimeAtom): number | null {
  const { clauses, tokens } = scene.analysis;
  const at = tokens.findIndex((token) => token.end > atom.start);
  if (at < 0) return null;
  const inside = clauses.find(
    (clause) =>
      at >= Math.min(clause.start, verbOf(scene, clause).start) &&
      at < clause.end &&
      (clause.times.some((time) => covers(scene, time, at)) ||
        clause.prepositional.some(({ phrase }) => covers(scene, phrase, at)) ||
        clause.objects.some((phrase) => covers(scene, phrase, at))),
  );
  if (inside !== undefined) return inside.index;
  const fronted = clauses.find((clause) =>
    [...clause.times, ...clause.prepositional.map(({ phrase }) => phrase)].some((phrase) =>
      covers(scene, phrase, at),
    ),
  );
  if (fronted !== undefined) return fronted.index;
  return clauses.find((clause) => at >= clause.start && at < clause.end)?.index ?? null;
}

function covers(scene: Scene, phrase: number, at: number): boolean {
  const found = scene.analysis.nounPhrases[phrase];
  return found !== undefined && at >= found.start && at < found.end;
}

/** The interval that the dates of one clause give, by the words in front of them. */
function readInterval(scene: Scene, atoms: readonly TimeAtom[]): Time | null {
  const [first, second] = atoms;
  if (first === undefined) return null;
  const { text } = scene.analysis;
  const before = text.slice(Math.max(0, first.start - 24), first.start).toLowerCase();
  const between = second === undefined ? '' : text.slice(first.end, second.start).toLowerCase();
  const date = (value: number) => new Date(value);
  if (
    second !== undefined &&
    /^\s*(?:to|until|till|through|and|-|–|—)\s*$/.test(between) &&
    /(?:from|between)\s+$/.test(before)
  ) {
    return {
      validFrom: date(first.period.from),
      validUntil: date(second.period.until),
      validPrecision: first.period.precision,
      validKind: 'effective_period',
    };
  }
  const { precision, from, until } = first.period;
  if (/(?:since|from|as of|starting|effective|beginning)\s+(?:in\s+|on\s+)?$/.test(before))
    return { validFrom: date(from), validUntil: null, validPrecision: 'open', validKind: 'effective_period' };
  if (/(?:until|till|through|up to|before)\s+(?:in\s+|on\s+)?$/.test(before))
    return {
      validFrom: null,
      validUntil: date(until),
      validPrecision: precision,
      validKind: 'effective_period',
    };
  return {
    validFrom: date(from),
    validUntil: date(until),
    validPrecision: precision,
    validKind: 'event_time',
  };
}
