import type { SentenceAnalysis } from '../../language/analyze.ts';
import type { Role } from './discourse.ts';

/** What each noun phrase is in its sentence, by its place among the phrases. */
export function rolesOf(analysis: SentenceAnalysis): Map<number, Role> {
  const roles = new Map<number, Role>();
  for (const clause of analysis.clauses) {
    const predicate = analysis.verbGroups[clause.verb]?.copula === true;
    const isTold = predicate && isOneOf(analysis, clause.subjects[0]);
    for (const object of clause.objects)
      if (!roles.has(object)) roles.set(object, isTold ? 'subject' : predicate ? 'predicate' : 'object');
    if (clause.sharesSubject) continue;
    const nested = clause.kind === 'relative' || clause.kind === 'participial';
    for (const subject of clause.subjects)
      roles.set(subject, nested ? (roles.get(subject) ?? 'other') : 'subject');
  }
  return roles;
}

/** 'One of his pupils was Ian Rusk': who is told of behind the verb, as much as whose pupil he was. */
function isOneOf({ nounPhrases, tokens }: SentenceAnalysis, subject: number | undefined): boolean {
  const start = nounPhrases[subject ?? -1]?.start;
  return start !== undefined && tokens[start]?.lower === 'one' && tokens[start + 1]?.lower === 'of';
}
