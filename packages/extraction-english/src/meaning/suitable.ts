import type { Term } from '@memory/extraction';
import type { Phrase } from '../clause.ts';
import { headOf, type ReadingContext } from './context.ts';
import type { VerbPattern } from './notation.ts';

/** What a reading joins: the phrase that its object was read from, and the terms. */
type Joined = {
  readonly subject: Term;
  readonly subjectPhrase: Phrase;
  readonly object: Term | null;
  readonly objectPhrase: Phrase | null;
  /** Whether the object is only taken for one of the kind that the predicate asks for. */
  readonly isBent: boolean;
};

const firmNouns =
  /^(?:company|firm|business|startup|start-up|band|club|group|team|school|charity|choir|studio|shop|store|restaurant|café|bakery|brewery|agency|label|magazine|newspaper|foundation|organisation|organization|society|church|bank|practice|clinic|theatre|gallery|museum|orchestra|party|movement|union|journal|institute|college|university|academy|colony|town|city)$/;
const events =
  /^(?:race|marathon|mile|kilometre|kilometer|lap|errand|risk|test|check|temperature|fever|distance|relay)s?$/;
const tickets = /^(?:ticket|task|issue|bug|story|card|item|case|incident|order)$/;

const bodies = /^(?:team|board|committee|council|panel|squad|crew|band|choir|club|party|union|group)$/;

const isTicket = (context: ReadingContext, { name }: Term, phrase: Phrase): boolean =>
  /\d/.test(name) || tickets.test(headOf(context, phrase));

/** Whether a verb has the sense that a pattern takes it in, by the nouns beside it: 'adopted a cat' makes nobody a parent. */
export function isSuitable(
  context: ReadingContext,
  { predicate, verb }: VerbPattern,
  { subject, subjectPhrase, object, objectPhrase, isBent }: Joined,
): boolean {
  const isNamed = object?.isNamed === true;
  const told = objectPhrase?.kind === 'name' ? (objectPhrase.apposition ?? objectPhrase) : objectPhrase;
  const noun = told === null ? '' : headOf(context, told);
  const isPet = (context.vocabulary.attributes.get(noun) ?? []).some(({ spec }) => spec.id === 'has_pet');
  switch (predicate) {
    case 'founded':
      return (
        isNamed ||
        (verb !== 'start' && verb !== 'establish') ||
        (firmNouns.test(noun) && objectPhrase?.determiner !== null)
      );
    case 'parent_of':
      return (
        isNamed || !/^(?:adopt|raise)$/.test(verb) || (!isPet && context.lists.wordFlags(noun).includes('P'))
      );
    case 'has_pet':
      return isPet;
    case 'manages':
      return isNamed || verb !== 'run' || !events.test(noun);
    case 'studied_at':
      return isNamed || !/^(?:go|attend|start)$/.test(verb);
    case 'assigned_to':
      return !/^(?:take|pick)$/.test(verb) || isTicket(context, subject, subjectPhrase);
    case 'approved':
      return !/^(?:pass|adopt)$/.test(verb) || subject.type === 'organization';
    case 'works_at':
    case 'works_on':
      // 'joined the board': a body of a firm employs nobody
      if (predicate === 'works_at' && verb === 'join' && !isNamed && bodies.test(noun)) return false;
      return isNamed ? verb !== 'move' || !isBent : !/^(?:move|switch|transfer)$/.test(verb);
    case 'member_of':
      // 'moved to Hull': a town, where nothing is known of it
      if (verb === 'work') return !isBent;
      return isNamed ? verb !== 'move' || !isBent : !/^(?:move|switch|transfer)$/.test(verb);
    case 'released':
      return isNamed || !/^(?:announce|introduce)$/.test(verb);
    case 'uses':
      return (
        !isNamed || !/^(?:move|switch)$/.test(verb) || subject.type !== 'person' || object.type === 'product'
      );
    default:
      return true;
  }
}
