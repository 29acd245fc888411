import { type Clause, fullPhrase, type NounPhrase, textOf } from '../../language/analyze.ts';
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
  const isChoice =
    group.voice === 'passive' && /^(?:elect|choose|appoint|vote|hire|swear)$/.test(group.lemma);
  if (group.negated || !(isTakeover ? group.voice === 'active' && group.tense === 'past' : isChoice)) return;
  const isSaid = prepositional.some(
    ({ preposition, phrase }) =>
      analysis.nounPhrases[phrase]?.kind !== 'time' &&
      /^(?:as|to|for|on|from|at)$/.test(tokens[preposition]?.lower ?? ''),
  );
  // 'was sworn in'
  const isSworn = tokens[group.end]?.lower === 'in' && group.lemma === 'swear';
  const end = tokens[isTakeover ? (group.particle ?? -1) : group.end - (isSworn ? 0 : 1)]?.end;
  // 'took over the books'
  const next = tokens[isTakeover ? (group.particle ?? 0) + 1 : tokens.length];
  const isFollowed = next !== undefined && !/^(?:ADP|ADV|PUNCT|CCONJ|SCONJ)$/.test(next.pos);
  // the post that the text before told of may have been named already
  const isNamed = edits.some((edit) => edit.start === end && edit.end === end);
  if (isSaid || isFollowed || isNamed || objects.length > 0 || end === undefined) return;
  edits.push({ start: end, end, text: ` ${isTakeover || isSworn ? 'as ' : ''}${vacancy.title}` });
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

/**
 * 'Orsk has a new mayor. Nina Holt succeeded Per Dahl', 'There is a new head teacher at Orr School': a post of which who has it is
 * told next.
 */
export function noteOpenPost(
  { analysis, discourse }: Reading,
  phrase: NounPhrase,
  { objects, prepositional, subjects, verb }: Clause,
  title: string,
): void {
  const { nounPhrases, tokens, verbGroups } = analysis;
  const isNew =
    /^(?:an?|its|their)$/.test(tokens[phrase.start]?.lower ?? '') &&
    tokens[phrase.start + 1]?.lower === 'new';
  const lemma = verbGroups[verb]?.lemma ?? '';
  if (!isNew || !/^(?:have|get|be|need|seek|want|find)$/.test(lemma) || verbGroups[verb]?.negated !== false)
    return;
  const place = prepositional.find(({ preposition }) =>
    /^(?:at|in)$/.test(tokens[preposition]?.lower ?? ''),
  )?.phrase;
  const body = lemma === 'be' ? place : objects.includes(phrase.index) ? subjects[0] : undefined;
  if (body === undefined || nounPhrases[body]?.kind === 'pronoun') return;
  const { start, end } = fullPhrase(analysis, body);
  const owner = textOf(analysis, start, end).replace(/^The\b/, 'the');
  if (!/\p{Lu}/u.test(owner)) return;
  discourse.notePost({ title, body: owner, holder: null, section: discourse.section });
  discourse.vacancy = { title: `${title} of ${owner}`, section: discourse.section };
}
