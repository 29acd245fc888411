import { analyzeSentence } from '../../language/analyze.ts';

/** Whether a text has a subject and a finite verb of its own. */
export function isSentence(text: string): boolean {
  const { clauses, verbGroups, nounPhrases } = analyzeSentence(text);
  return clauses.some((clause) => {
    const verb = verbGroups[clause.verb];
    const subject = nounPhrases[clause.subjects[0] ?? -1];
    return (
      verb !== undefined &&
      subject !== undefined &&
      verb.form === 'finite' &&
      clause.kind === 'main' &&
      subject.start < verb.start
    );
  });
}
