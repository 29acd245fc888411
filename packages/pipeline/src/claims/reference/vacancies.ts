import type { Clause } from '../../language/analyze.ts';
import type { Reading } from '../reading.ts';

/** 'Tom resigned as treasurer. Ana was elected.', 'Ana took over in June.': as what. */
export function nameVacancy(
  { analysis, discourse, edits }: Reading,
  { verb, objects, prepositional }: Clause,
): void {
  const { tokens, verbGroups } = analysis;
  const group = verbGroups[verb];
  const { vacancy } = discourse;
  if (vacancy === null || vacancy.section !== discourse.section || group === undefined) return;
  // 'Tom was treasurer until May 2020. Ana took over in June.'
  const isTakeover = group.lemma === 'take' && tokens[group.particle ?? -1]?.lower === 'over';
  const isChoice = group.voice === 'passive' && /^(?:elect|choose|appoint|vote)$/.test(group.lemma);
  if (group.negated || !(isTakeover ? group.voice === 'active' && group.tense === 'past' : isChoice)) return;
  const isSaid = prepositional.some(({ preposition }) =>
    /^(?:as|to|for|on|from|at)$/.test(tokens[preposition]?.lower ?? ''),
  );
  const end = tokens[isTakeover ? (group.particle ?? -1) : group.end - 1]?.end;
  // 'took over the books'
  const next = tokens[isTakeover ? (group.particle ?? 0) + 1 : tokens.length];
  const isFollowed = next !== undefined && !/^(?:ADP|ADV|PUNCT|CCONJ|SCONJ)$/.test(next.pos);
  // the post that the text before told of may have been named already
  const isNamed = edits.some((edit) => edit.start === end && edit.end === end);
  if (isSaid || isFollowed || isNamed || objects.length > 0 || end === undefined) return;
  edits.push({ start: end, end, text: ` ${isTakeover ? 'as ' : ''}${vacancy.title}` });
  discourse.vacancy = null;
}

/** 'Tom was the treasurer of the club until May 2020': whoever takes over has the post of which it was said. */
export function noteVacancy({ analysis, discourse }: Reading, clause: Clause): void {
  const { tokens, verbGroups, nounPhrases } = analysis;
  const isOver = clause.prepositional.some(
    ({ preposition, phrase }) =>
      /^(?:until|till|to)$/.test(tokens[preposition]?.lower ?? '') && nounPhrases[phrase]?.kind === 'time',
  );
  const post = discourse.posts.at(-1);
  if (!isOver || verbGroups[clause.verb]?.tense !== 'past' || post === undefined || post.holder === null)
    return;
  if (post.section === discourse.section && analysis.text.includes(post.title))
    discourse.vacancy = { title: `${post.title} of ${post.body}`, section: discourse.section };
}
