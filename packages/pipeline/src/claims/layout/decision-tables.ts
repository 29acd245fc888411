import { lookUpVerb, Word } from '../../language/words/lexicon.ts';
import { uncapital } from '../rewordings/sentence-rule.ts';
import { isOwnName } from './own-names.ts';

const decisionHeader = /^(?:decisions?|resolutions?|what was decided|agreed|outcome)$/i;
const deciderHeader =
  /^(?:(?:made|decided|taken|agreed|approved) by|by|who|deciders?|decision[- ]makers?|owner|responsible)$/i;

/** What a row of a log of decisions says, and the columns that it is told by. */
export type RowDecision = { readonly wording: string; readonly column: number; readonly by: number };

/** 'Use Kafka for the bus | Ana Ruiz' behind a day, below 'Date | Decision | Made by'; null for rows of other tables. */
export function decisionOfRow(
  headers: readonly string[],
  cells: readonly string[],
  day: string,
): RowDecision | null {
  const column = headers.findIndex((header) => decisionHeader.test(header));
  const by = headers.findIndex((header, at) => at > 0 && at !== column && deciderHeader.test(header));
  const [, verb = '', rest = ''] = /^(\p{Lu}\p{Ll}+) (\S.{1,160}?)\.?$/u.exec(cells[column] ?? '') ?? [];
  if (column < 1 || (lookUpVerb(verb.toLowerCase()) & Word.verbBase) === 0) return null;
  const who = cells[by] ?? '';
  const body = /^(?:the )?(\p{L}+(?: \p{Ll}+)? (?:committee|board|council|team|group|management))$/iu.exec(
    who,
  )?.[1];
  const decider = isOwnName(who) ? who : body === undefined ? null : `the ${uncapital(body)}`;
  const when = `${/\d{1,2} |-\d\d$|, /.test(day) ? 'on' : 'in'} ${day}`;
  const done = `to ${verb.toLowerCase()} ${rest}`;
  return {
    wording: decider === null ? `It was decided ${done} ${when}` : `${decider} decided ${done} ${when}`,
    column,
    by: decider === null ? -1 : by,
  };
}
