import type { MarkdownBlock } from '../markdown-block.ts';
import { isFirstPerson, isReaction } from './labels.ts';
import { readDayLine } from './stamps.ts';

const second = /(?<![\p{L}'’])(?:you|your|yours|you['’](?:re|ve|ll|d))(?![\p{L}])/iu;
/** What heads a mail that is answered below its words. */
const mailed = /\bwrote:\s*$|^(?:From|To|Sent|Subject|Dear)\b/u;
const sampled = 60;
const read = 300;

/**
 * The turns of a talk of which one side stands in block quotes and the other below them: what a user says above the machine's answers, or
 * questions above what somebody answers to them. Gives each block its turn and tells whether there are any.
 */
export function giveQuotedTurns(blocks: readonly MarkdownBlock[]): boolean {
  const spoken = blocks.filter(
    ({ kind, text }) =>
      (kind === 'quote' || kind === 'paragraph' || kind === 'listItem') && readDayLine(text.plain) === null,
  );
  const sample = spoken.slice(0, sampled).map(({ kind, text }) => ({
    isQuote: kind === 'quote',
    said: text.plain.slice(0, read),
  }));
  if (sample[0]?.isQuote !== true || blocks.some(({ kind }) => kind === 'table')) return false;
  const quotes = sample.filter(({ isQuote }) => isQuote).map(({ said }) => said);
  const others = sample.filter(({ isQuote }) => !isQuote).map(({ said }) => said);
  if (others.length === 0 || sample.some(({ said }) => mailed.test(said))) return false;
  const most = (said: readonly string[], is: (text: string) => boolean) =>
    said.filter(is).length * 2 > said.length;
  const isAsking = (said: string) => /\?["”')]*\s*$/.test(said);
  const replies = (said: string) => second.test(said) || isReaction(said);
  const isPrompted = most(quotes, (said) => isFirstPerson(said) || isAsking(said)) && most(others, replies);
  const isAnswered =
    quotes.every((said) => isAsking(said) || replies(said)) && most(others, (said) => isFirstPerson(said));
  if (!isPrompted && !(isAnswered && quotes.some(isAsking))) return false;
  const asks = isPrompted && quotes.some((said) => isFirstPerson(said));
  for (const block of spoken) {
    const isUser = (block.kind === 'quote') === asks;
    block.turn = { speaker: isUser ? 'User' : 'Assistant', when: null, textStart: 0 };
  }
  return true;
}
