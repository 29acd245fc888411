import type { NounPhrase } from '../phrases/noun-phrases.ts';
import type { Token } from '../words/tokens.ts';
import type { Clause } from './clause-types.ts';
import type { VerbGroup } from './verb-groups.ts';

/** 'Pim and Joost's house burned down': what the two have is the subject, and Pim is not. */
export function dropJointOwners(
  tokens: readonly Token[],
  phrases: readonly NounPhrase[],
  verbs: readonly VerbGroup[],
  clauses: readonly Clause[],
): void {
  for (const clause of clauses) {
    const [first, second, ...more] = clause.subjects.map((index) => phrases[index]);
    if (first === undefined || second?.possessor == null || more.length > 0) continue;
    const isJoint =
      first.kind === 'proper' &&
      first.possessor === null &&
      tokens[first.end]?.lower === 'and' &&
      second.start === first.end + 1 &&
      /^\p{Lu}/u.test(tokens[second.start]?.text ?? '') &&
      // 'Ann and Ann's husband Bo live in Lund': she too
      tokens[second.start]?.text !== tokens[first.start]?.text;
    const verb = tokens[verbs[clause.verb]?.start ?? -1]?.lower ?? '';
    if (isJoint && (second.plural || !/^(?:are|were|have|do)$/.test(verb))) clause.subjects = [second.index];
  }
}

/** 'Once they had sold the farm, Arvid and Signe moved': the farm was sold, and both moved. */
export function parseFrontedPairs(
  tokens: readonly Token[],
  phrases: readonly NounPhrase[],
  clauses: readonly Clause[],
): void {
  const [fronted, next] = clauses;
  if (fronted?.kind !== 'adverbial' || fronted.marker !== 0 || next?.kind !== 'coordinate') return;
  const second = phrases[next.subjects.length === 1 ? (next.subjects[0] ?? -1) : -1];
  const first = phrases[(second?.index ?? 0) - 1];
  if (first === undefined || second === undefined || !fronted.objects.includes(first.index)) return;
  const isPair =
    tokens[first.start - 1]?.text === ',' &&
    tokens[first.end]?.lower === 'and' &&
    second.start === first.end + 1 &&
    next.marker === first.end;
  // 'When he sold the mill, the farm and Orr bought it': a list of what is sold has more than one in front
  if (!isPair || first.kind !== 'proper' || tokens.slice(0, first.start - 1).some(({ text }) => text === ','))
    return;
  fronted.objects = fronted.objects.filter((index) => index !== first.index);
  fronted.objectGroups = fronted.objectGroups
    .map((group) => group.filter((index) => index !== first.index))
    .filter((group) => group.length > 0);
  fronted.end = first.start;
  next.subjects = [first.index, second.index];
  next.start = first.start;
  next.marker = null;
  next.kind = 'main';
}
