import type { NounPhrase } from '../../language/analyze.ts';
import { isCalling as isCallingNoun } from '../../language/repair/repair-phrase.ts';
import { lookUp, Word } from '../../language/words/lexicon.ts';
import type { Reading } from '../reading.ts';
import type { Entity } from './discourse.ts';
import { coversNoun, genderOfNoun } from './entity-kinds.ts';
import { personMeant } from './pronouns.ts';

/**
 * Callings by which entries and news speak of whom they have just named: 'The singer married in 1999'. Whoever comes to
 * the house ('the plumber') or has a post ('the director') may well be another.
 */
const publicCallings =
  /^(?:singer|soprano|tenor|baritone|songwriter|rapper|actor|actress|comedian|dancer|choreographer|musician|pianist|violinist|cellist|guitarist|drummer|trumpeter|saxophonist|flautist|organist|composer|painter|sculptor|artist|printmaker|photographer|filmmaker|novelist|writer|poet|playwright|essayist|historian|philosopher|economist|physicist|chemist|biologist|botanist|zoologist|mathematician|astronomer|geologist|linguist|archaeologist|anthropologist|scientist|inventor|explorer|mountaineer|aviator|astronaut|politician|statesman|stateswoman|diplomat|footballer|goalkeeper|striker|midfielder|defender|sprinter|runner|cyclist|swimmer|skier|rower|boxer|wrestler|gymnast|athlete|golfer|entrepreneur|philanthropist)$/;

/** 'The Ghanaian', 'The Finn': somebody's nationality; not 'the Dutch', who are many. */
export function isOneOfNation(
  { analysis: { tokens } }: Pick<Reading, 'analysis'>,
  phrase: NounPhrase,
): boolean {
  const head = tokens[phrase.head];
  return (
    phrase.end - phrase.start === 2 &&
    tokens[phrase.start]?.lower === 'the' &&
    head !== undefined &&
    (lookUp(head.lower) & Word.demonym) !== 0 &&
    (lookUp(head.lower) & (Word.firstName | Word.country | Word.city)) === 0 &&
    !/(?:sh|ch|ese|ss|s)$/.test(head.lower)
  );
}

/** 'The Hungarian-born musician', 'the Ghanaian runner': a calling with where somebody comes from in front. */
export function isByNation({ tokens }: Reading['analysis'], { start }: NounPhrase): boolean {
  const mark = tokens[start + 1]?.lower ?? '';
  return mark.endsWith('-born') || (lookUp(mark) & Word.demonym) !== 0;
}

/** The end of 'the mother of two', as somebody is told again by; null where nothing of the kind stands there. */
export function endOfParent({ analysis: { tokens } }: Reading, phrase: NounPhrase): number | null {
  const isParent = /^(?:mother|father|grandmother|grandfather)$/.test(tokens[phrase.head]?.lower ?? '');
  const isCounted = /^(?:two|three|four|five|six|seven|eight|nine|\d)$/.test(
    tokens[phrase.end + 1]?.lower ?? '',
  );
  const goesOn = /^(?:NOUN|ADJ|PROPN)$/.test(tokens[phrase.end + 2]?.pos ?? '');
  return isParent && isCounted && !goesOn && tokens[phrase.end]?.lower === 'of' ? phrase.end + 2 : null;
}

/** Whom a sentence goes on about by a calling, a nationality or children that were not told before: the one person of the sentences before it. */
export function personByCalling(reading: Reading, phrase: NounPhrase): Entity | null {
  const { analysis, discourse, roles, speaker } = reading;
  const noun = analysis.tokens[phrase.head]?.lower ?? '';
  const isCalling = publicCallings.test(noun);
  if (speaker !== null || phrase.start !== 0 || roles.get(phrase.index) !== 'subject') return null;
  if (!isCalling && !isOneOfNation(reading, phrase) && endOfParent(reading, phrase) === null) return null;
  const person = personMeant(reading, phrase, genderOfNoun(noun));
  if (
    person === null ||
    !person.proper ||
    person.role !== 'subject' ||
    discourse.sentence - person.sentence > 2
  )
    return null;
  const isOther = discourse.entities.some(
    (other) =>
      other !== person &&
      other.kind === 'person' &&
      other.section === discourse.section &&
      discourse.sentence - other.sentence <= 2 &&
      other.role !== 'heading',
  );
  const told = [...person.nouns].filter((one) => publicCallings.test(one) || isCallingNoun(one));
  const isOwn = !isCalling || told.length === 0 || told.some((one) => coversNoun(noun, one));
  return !isOther && isOwn ? person : null;
}
