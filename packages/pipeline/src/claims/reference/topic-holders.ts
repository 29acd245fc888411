import type { NounPhrase, SentenceAnalysis } from '../../language/analyze.ts';
import type { Discourse, Entity } from './discourse.ts';

/** What has its own coach and captain is a club, and no league that clubs play in. */
const league = /\b(?:League|Division|Premiership|Conference|Cup|Championship|Liga|Bundesliga)\b/;

/** Whose somebody is by a noun that is no post: of houses, ships, works and firms. */
const makers =
  /^(?:owner|co-owner|operator|architect|designer|builder|founder|publisher|author|landlord|proprietor|tenant|shipyard|patron|sponsor|manufacturer|maker|developer|producer|composer|organiser|organizer|conductor|curator|keeper|chef|cook|caretaker|janitor|warden|treasurer|secretary|landlady|gardener|groundskeeper|verger|organist|ranger|engineer|contractor|chronicler|licensee|leaseholder)$/;

/** What a section goes on about where nothing nearer is named: what its first sentence is of, unless that is whom a post is told of, else its heading. */
export function topicOf({ topic, entities, section }: Discourse, holder?: Entity): Entity | null {
  const told =
    topic?.section === section && topic !== holder
      ? topic
      : (entities.findLast(({ heading, proper }) => heading && proper) ?? null);
  return told?.proper && told.kind !== 'person' && !told.plural ? told : null;
}

/** Bodies that a post may be one of: leagues only where nothing else is. */
export function withoutLeagues(bodies: readonly Entity[], title: string): readonly Entity[] {
  if (!/^(?:(?:head|assistant) )?(?:coach|captain|manager|trainer)$/i.test(title)) return bodies;
  return bodies.filter(({ name }) => !league.test(name));
}

/** 'Halsted had 15,870 inhabitants. The mayor is Petra Nowak': of the place that the text is about. */
export function placeGoverned(discourse: Discourse, holder?: Entity): Entity | null {
  const topic = topicOf(discourse, holder);
  return topic !== null && topic.kind !== 'organization' ? topic : null;
}

/** 'Orr Hall has changed hands. The new owner is Linden Trust': of what a maker or owner is told without saying so. */
export function ownerless(
  { tokens, nounPhrases }: SentenceAnalysis,
  phrase: NounPhrase,
  discourse: Discourse,
): Entity | null {
  const { start, head, end, plural, possessor } = phrase;
  const isBare =
    tokens[start]?.lower === 'the' &&
    !plural &&
    possessor === null &&
    (head === start + 1 ||
      (head === start + 2 &&
        /^(?:new|current|present|original|first|former|previous|sole|main)$/.test(
          tokens[start + 1]?.lower ?? '',
        )));
  if (!isBare || !makers.test(tokens[head]?.lower ?? '')) return null;
  if (/^(?:of|at|for|to|in)$/.test(tokens[end]?.lower ?? '')) return null;
  if (nounPhrases.some(({ attachedTo }) => attachedTo === phrase.index)) return null;
  return topicOf(discourse);
}
