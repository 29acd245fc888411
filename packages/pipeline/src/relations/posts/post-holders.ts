import type { Token } from '../../language/analyze.ts';
import { fitOf } from '../draft.ts';
import { holdersOf } from '../holders.ts';
import type { PredicateSpec } from '../inventory/shape.ts';
import { isDemonym, isDenomination } from '../names/name-types.ts';
import type { Mention } from '../normalized-claim.ts';
import { nameInSpan, nameOf, possessorOf, type Scene, termOf } from '../scene.ts';
import { servesField } from './post-ranks.ts';
import type { Post } from './posts.ts';
import { isTeam } from './teams.ts';

/** 'a Google engineer': the name in front of an occupation is where it is followed. */
export function leadingEmployer(scene: Scene, index: number): { employer: Mention; end: number } | null {
  const { tokens } = scene.analysis;
  const { phrase } = termOf(scene, index);
  let start = phrase.determiner === null ? phrase.start : phrase.determiner + 1;
  while (
    start < phrase.head &&
    (tokens[start] as Token).pos === 'ADJ' &&
    !/^\p{Lu}/u.test((tokens[start] as Token).text)
  )
    start++;
  let end = start;
  while (end < phrase.head && ((tokens[end] as Token).pos === 'PROPN' || (tokens[end] as Token).text === '&'))
    end++;
  // 'an Olympic swimmer'
  if (end === start + 1 && /(?:ic|ian|ese)$/.test((tokens[start] as Token).lower)) return null;
  const { lower } = tokens[start] as Token;
  if (end === start || isDemonym(lower) || isDenomination(lower)) return null;
  const employer = nameInSpan(scene, { start, end });
  return employer === null || employer.type === 'person' || employer.type === 'place'
    ? null
    : { employer, end };
}

/** 'account manager for Drayton', 'project manager for the Nordhaus bridge': whom or what it is for says which job it is. */
export function servedEnd(scene: Scene, index: number): number | null {
  const { nounPhrases, tokens } = scene.analysis;
  const { end } = termOf(scene, index).phrase;
  const next = nounPhrases[index + 1];
  if (next === undefined || next.governor !== end || (tokens[end] as Token).lower !== 'for') return null;
  return nameOf(scene, next.index) === null ? null : next.end;
}

/** 'head of marketing at Oxbow': the body behind a post whose own 'of' names a field. */
export function employerBehind(scene: Scene, index: number): Mention | null {
  const { nounPhrases, tokens } = scene.analysis;
  const attached = nounPhrases.filter(({ attachedTo }) => attachedTo === index);
  const last = attached.at(-1);
  if (last === undefined || attached.some((phrase) => (termOf(scene, phrase.index).mention ?? null) !== null))
    return null;
  const next = nounPhrases[last.index + 1];
  if (next === undefined || next.governor !== last.end) return null;
  if (!/^(?:at|for|in|with)$/.test((tokens[next.governor] as Token).lower)) return null;
  const body = nameOf(scene, next.index);
  // 'director of the museum in Hull', 'head of research in Hull': where it is
  const isThere = (tokens[next.governor] as Token).lower === 'in';
  if (isThere && body?.isTypeCertain !== true) return null;
  return body !== null && fitOf(body, ['organization']) >= 2 ? body : null;
}

/** 'head of design at Solvex', 'Solvex's head of design': where a post with a field of its own is held; else what is given. */
export function bodiesOf(scene: Scene, post: Post, given: readonly Mention[]): readonly Mention[] {
  const behind = employerBehind(scene, post.phrase);
  if (behind !== null) return [behind];
  if (post.holders.length === 0 || post.holders.some(({ type }) => type !== 'concept')) return given;
  const owner = possessorOf(scene, termOf(scene, post.phrase).phrase);
  return owner === null ? given : [owner];
}

/** Posts that towns, lands and their peoples have, and no firm. */
export const publicOffices =
  /^(?:mayor|governor|prime_minister|monarch|minister|bishop|abbot|representative)_of$/;

/** 'mayor of Glen Torran': nobody is mayor of a person, whatever the name looks like. */
export function seatOf(spec: PredicateSpec, holder: Mention): Mention {
  return publicOffices.test(spec.name) && holder.type === 'person' ? { ...holder, type: 'place' } : holder;
}

/** Whose post it is where the sentence does not say: the thing that the text around, or the document, is about. */
export function contextHolders(scene: Scene, posts: readonly Post[]): Mention[] {
  const isBody = (mention: Mention) =>
    mention.type !== 'person' &&
    /^\p{Lu}/u.test(mention.name) &&
    (fitOf(mention, ['organization', 'event', 'product']) >= 2 || !mention.isTypeCertain);
  for (const around of [scene.hint, scene.about]) {
    if (around === null) continue;
    if (isBody(around)) return [around];
    // 'Orbix CFO Greg Smith became CEO', but 'became mayor'
    if (posts.some(({ spec }) => publicOffices.test(spec?.name ?? ''))) continue;
    const titled = scene.terms.find(
      ({ mention, relation }) => relation !== null && mention !== null && mention.name === around.name,
    );
    const bodies = titled === undefined ? [] : holdersOf(scene, titled.phrase.index).filter(isBody);
    if (bodies.length > 0) return bodies;
  }
  return [];
}

/** Whose one of several 'HR director of Orr', 'team lead at Orr' is; none where the post leads what it names. */
export function bodiesOverLead(scene: Scene, index: number): Mention[] {
  const { tokens } = scene.analysis;
  const { relation } = termOf(scene, index);
  if (relation === null) return [];
  const isAt = tokens[relation.span.end]?.lower === 'at';
  const bodies = holdersOf(scene, index).filter(
    (holder) => fitOf(holder, ['organization', 'place']) >= (isAt ? 1 : 2),
  );
  // 'team lead at Orr' leads a team there, 'team lead of the Payments team' that one
  const isBelow =
    servesField(tokens, relation.span) || (/^(?:team|tech) lead/.test(relation.noun) && !bodies.some(isTeam));
  return isBelow ? bodies : [];
}

/** 'head of research in Hull': where the post is held, behind its field. */
export function isSomewhere(scene: Scene, index: number): boolean {
  const { nounPhrases, tokens } = scene.analysis;
  const field = nounPhrases.find(({ attachedTo }) => attachedTo === index);
  return tokens[field?.end ?? -1]?.lower === 'in' && employerBehind(scene, index) === null;
}
