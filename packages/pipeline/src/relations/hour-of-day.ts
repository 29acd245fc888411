import type { NormalizedStatement } from './normalized-claim.ts';
import { isSetDay } from './predicates.ts';
import { dayWithYear } from './verbs/events.ts';

const HOUR = String.raw`(?:(\d{1,2})(?:[:.]([0-5]\d))?(?: ?([ap])\.?m\b\.?| o['’]clock)?|(noon|midday|midnight))`;
const behind = new RegExp(
  String.raw`^(?:,| at|, at|, from| from| by) ${HOUR}(?: ?(?:-|–|to|until|till) ?${HOUR})?(?=[.,;!)]|$| \p{Ll})`,
  'u',
);
const inFront = new RegExp(String.raw`\b(?:at|by) ${HOUR},? on $`, 'u');

/** '15:00' of '3 pm'; '' where a number is no hour, or nothing says that it is one. */
function hourOf([hours = '', minutes, half, word]: readonly (string | undefined)[], isSaid: boolean): string {
  if (word !== undefined) return word === 'midnight' ? '00:00' : '12:00';
  const hour = Number(hours);
  if (hours === '' || (minutes === undefined && half === undefined && !isSaid)) return '';
  if (half !== undefined ? hour < 1 || hour > 12 : hour > 23) return '';
  const ofDay = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  return `${String(ofDay).padStart(2, '0')}:${minutes ?? '00'}`;
}

/** The day that is set for something, with the hour that the sentence tells beside it: '5 May 2023 at 15:00'. */
export function withHour(statement: NormalizedStatement, text: string): NormalizedStatement {
  const { objectText, predicate } = statement;
  if (objectText === null || !isSetDay(predicate) || !dayWithYear.test(objectText)) return statement;
  const at = text.indexOf(objectText);
  if (at < 0) return statement;
  const told = behind.exec(text.slice(at + objectText.length));
  const before = inFront.exec(text.slice(0, at));
  const match = told ?? before;
  if (match === null) return statement;
  const isSaid = /o['’]clock/.test(match[0]);
  const from = hourOf(match.slice(1, 5), isSaid);
  const until = hourOf(match.slice(5, 9), isSaid);
  if (from === '') return statement;
  const hours = until === '' ? `at ${from}` : `from ${from} to ${until}`;
  return { ...statement, objectText: `${objectText} ${hours}` };
}
