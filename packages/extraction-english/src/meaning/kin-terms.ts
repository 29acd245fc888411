import type { Assertion, Term } from '@memory/extraction';
import type { Clause, Phrase } from '../clause.ts';
import { termNamed } from '../term.ts';
import { headOf, nounOf, type ReadingContext } from './context.ts';
import { readHolder } from './holders.ts';
import { statedPhase } from './phase.ts';
import { namedTerm } from './terms.ts';

/** Predicates of those whom somebody has one of, so that 'Ann's mother' means her. */
const ofKin =
  /^(?:parent_of|sibling_of|grandparent_of|relative_of|married_to|engaged_to|partner_in_life|doctor_of|neighbour_of)$/;

/** "Ann Bell's mother": who is meant by a noun of kin and whose it is, without a name; null where it may be one of several. */
function kinTerm(
  context: ReadingContext,
  { kind, owner, others, modifiers, head, determiner }: Phrase,
  noun: string,
): Term | null {
  const whose = namedTerm(owner);
  const isOne = context.tokens[head]?.lower === headOf(context, { head } as Phrase);
  if (kind !== 'common' || whose?.type !== 'person' || others.length > 0 || modifiers.length > 0 || !isOne)
    return null;
  if (determiner === 'quantity' || noun.includes(' ')) return null;
  const { holders, attributes } = context.vocabulary;
  const senses = [...(holders.get(noun) ?? []), ...(attributes.get(noun) ?? [])];
  if (!senses.some(({ spec }) => ofKin.test(spec.id))) return null;
  return termNamed(`${whose.name}'s ${noun}`, 'person');
}

/** A clause whose subject is somebody's kin without a name, with that as its name, and whose kin it is; null for all others. */
export function withKin(
  context: ReadingContext,
  clause: Clause,
): { clause: Clause; kin: Assertion[] } | null {
  const { subject } = clause;
  if (subject === null || namedTerm(subject) !== null) return null;
  const term = kinTerm(context, subject, nounOf(context, subject));
  if (term === null) return null;
  const kin = readHolder(context, term, subject, () => statedPhase(false, false), [], 'apposition');
  return { clause: { ...clause, subject: { ...subject, kind: 'name', term, owner: null } }, kin };
}
