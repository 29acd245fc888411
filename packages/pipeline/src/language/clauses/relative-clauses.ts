import { outerHead } from '../phrases/described-head.ts';
import type { NounPhrase } from '../phrases/noun-phrases.ts';
import { lookUp, Word } from '../words/lexicon.ts';
import type { Token } from '../words/tokens.ts';
import type { Clause, Work } from './clause-types.ts';
import { subjectIn } from './subjects.ts';
import type { VerbGroup } from './verb-groups.ts';

export function openRelative(
  work: Work,
  clauses: readonly Clause[],
  clause: Clause,
  verb: VerbGroup,
  at: number,
): void {
  const { tokens, phrases } = work;
  clause.kind = 'relative';
  clause.start = at;
  clause.marker = tokens[at]?.pos === 'ADP' ? at + 1 : at;
  const word = clause.marker;
  const nearest = phrases
    .filter((phrase) => phrase.end <= at && phrase.kind !== 'time' && !phrase.bracketed)
    .at(-1);
  // 'the hall, which she designed and which opened in 1957': both are about the hall
  const joined =
    tokens[at - 1]?.pos === 'CCONJ' ? clauses.findLast(({ kind }) => kind === 'relative') : undefined;
  const head =
    joined !== undefined
      ? phrases[joined.head ?? -1]
      : (premisesHead(work, nearest, verb, word) ?? relativeHead(phrases, nearest, tokens, word));
  clause.head = head?.index ?? null;
  const own = subjectIn(work, word + 1, verb.start, false);
  const whose = tokens[word]?.lower === 'whose';
  if (whose)
    clause.subjects = phrases
      .filter((phrase) => phrase.start === word && phrase.end <= verb.start)
      .map((phrase) => phrase.index);
  else if (own !== null) clause.subjects = own.subjects;
  else if (tokens[word]?.lower !== 'where' && head !== undefined) {
    clause.subjects = [head.index];
    clause.sharesSubject = true;
  }
  clause.parent = clauses.filter((other) => other.start <= (head?.start ?? 0)).at(-1)?.index ?? null;
}

/** 'the depot in Rugby, which closed': towns neither close nor open; what stands there does. */
function premisesHead(
  { phrases, tokens }: Work,
  last: NounPhrase | undefined,
  verb: VerbGroup,
  word: number,
): NounPhrase | undefined {
  const nearest = last === undefined ? last : (townOf(phrases, tokens, last) ?? last);
  const outer = phrases[(nearest?.index ?? 0) - 1];
  if (nearest?.kind !== 'proper' || outer === undefined || nearest.governor !== outer.end) return undefined;
  const isThere = /^(?:in|at|near|outside|off|behind|beside|opposite)$/.test(tokens[outer.end]?.lower ?? '');
  const isWhich = /^(?:which|that)$/.test(tokens[word]?.lower ?? '');
  const isHouse = outer.determiner !== null || outer.kind === 'proper';
  // 'the branch in Karlstad, which stays open'
  const isOpen =
    /^(?:stay|remain|be|keep)$/.test(verb.lemma) &&
    /^(?:open|closed|shut)$/.test(tokens[verb.end]?.lower ?? '') &&
    outer.kind === 'common';
  // 'the library of Almelo, which was completed in 2011': what a town has, and not the town
  const isTowns =
    tokens[outer.end]?.lower === 'of' &&
    outer.kind === 'common' &&
    outer.determiner !== null &&
    buildings.test(tokens[outer.head]?.lower ?? '');
  const isDone = ofPremises.test(verb.lemma) || /^(?:complete|finish|inaugurate)$/.test(verb.lemma);
  if (isTowns && isWhich && isDone) return outer;
  return isThere && isWhich && isHouse && (isOpen || ofPremises.test(verb.lemma)) ? outer : undefined;
}

/** What is built and is no settlement of its own. */
const buildings =
  /^(?:museum|library|hospital|theatre|theater|church|cathedral|mosque|synagogue|bridge|tower|station|terminal|airport|harbour|harbor|school|stadium|hall|gallery|observatory|courthouse|prison|market|mill|lighthouse|opera|pool|swimming pool|archives?|building)$/;

/** 'Rugby' of 'in Rugby, England' */
function townOf(
  phrases: readonly NounPhrase[],
  tokens: readonly Token[],
  { index, start, kind, governor }: NounPhrase,
): NounPhrase | null {
  const town = phrases[index - 1];
  const isRegion =
    kind === 'proper' && tokens[start - 1]?.text === ',' && (governor === null || governor < start - 1);
  return isRegion && town?.kind === 'proper' && town.governor !== null && town.end === start - 1
    ? town
    : null;
}

const ofPremises =
  /^(?:close|shut|open|reopen|design|build|rebuild|erect|demolish|seat|burn|collapse|employ|convert|renovate|refurbish|sell|found|own|run|manage|buy|acquire|inherit|head|direct|operate)$/;

/** Nouns that begin the names of bodies and houses: 'Bank of Leeds', 'Museum of Tin'. */
const bodyNouns =
  /^(?:bank|museum|university|college|school|academy|institute|society|ministry|department|church|abbey|cathedral|house|centre|center|hospital|library|theatre|theater|court|council|board|bureau|office|association|federation|league|order|castle|palace|port|isle|island|bay|lake|mount|battle|treaty|gallery|conservatory|observatory|faculty|chamber|guild|union|republic|kingdom|city|town|bridge|temple|priory|archives?)$/;

/** 'the head of Acme, who …' speaks of the head; 'the head of Acme, which …' of Acme. */
function relativeHead(
  phrases: readonly NounPhrase[],
  nearest: NounPhrase | undefined,
  tokens: readonly Token[],
  word: number,
): NounPhrase | undefined {
  if (nearest !== undefined && tellsAge(phrases, nearest, tokens))
    return relativeHead(phrases, phrases[nearest.index - 1], tokens, word);
  if (nearest === undefined || nearest.attachedTo === null) return nearest;
  const outer = outerHead(phrases, nearest);
  const noun = tokens[outer.head]?.lower ?? '';
  // 'the Bank of Leeds, which …': one name, and no 'Duke of Leeds'
  const isOneName =
    outer.kind === 'proper' &&
    nearest.kind === 'proper' &&
    nearest.determiner === null &&
    nearest.possessor === null &&
    outer.possessor === null &&
    nearest.attachedTo === outer.index &&
    nearest.governor === outer.end &&
    bodyNouns.test(noun);
  if (isOneName) return outer;
  if (tokens[word]?.lower !== 'who') return nearest;
  return (lookUp(noun) & Word.actor) !== 0 || outer.kind === 'proper' ? outer : nearest;
}

/** 'Ann Lee, 34, who …': a number between commas behind a name is how old its bearer is. */
function tellsAge(phrases: readonly NounPhrase[], age: NounPhrase, tokens: readonly Token[]): boolean {
  const named = phrases[age.index - 1];
  return (
    age.end - age.start === 1 &&
    /^\d{1,2}$/.test(tokens[age.start]?.text ?? '') &&
    tokens[age.start - 1]?.text === ',' &&
    tokens[age.end]?.text === ',' &&
    named?.kind === 'proper' &&
    named.end === age.start - 1
  );
}
