import { nameParticle } from '../phrases/names.ts';
import { isFamily } from '../words/kin.ts';
import { isCapital } from '../words/token-forms.ts';
import type { Token } from '../words/tokens.ts';

export const timeUnits =
  /^(?:second|minute|hour|day|week|month|quarter|year|decade|century|morning|afternoon|evening|night|weekend|spring|summer|autumn|fall|winter|season)s?$/;
export const calendarWords =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?$|^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/;
/** Whether a noun is a day or part of one on which things are done again and again: 'weekday', 'Sunday', 'evening'. */
export function isDayOfWeek(lower: string): boolean {
  return /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun|week|work|birth|holi|school)days?|(?:day|weekend|evening|morning|afternoon|night|occasion)s?)$/.test(
    lower,
  );
}

export const timeWords = /^(?:yesterday|today|tomorrow|tonight|now)$/;

export function isMonth(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    isCapital(token.text) &&
    calendarWords.test(token.lower) &&
    !/days?$/.test(token.lower)
  );
}

/** 'Jun Sato', 'April Jones': a month in front of a name, with nothing before it that leads a date. */
export function isMonthInName(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i] as Token;
  const previous = tokens[i - 1];
  const next = tokens[i + 1];
  if (!calendarWords.test(token.lower) || /day$|\.$/.test(token.lower)) return false;
  if (next === undefined || next.pos !== 'PROPN' || isTimeToken(next)) return false;
  // 'Jan van den Berg'
  if (!isCapital(next.text) && !nameParticle.test(next.text)) return false;
  // 'In March and April Orr Ltd reopened'
  if (previous?.lower === 'and' && (isMonth(tokens[i - 2]) || isMonth(tokens[i - 3]))) return false;
  return (
    previous === undefined ||
    previous.text === ',' ||
    previous.pos === 'NOUN' ||
    previous.pos === 'VERB' ||
    (/^(?:of|for|from)$/.test(previous.lower) && token.lower === 'jan') ||
    /^(?:and|is|was|by|with|to|me|(?:1[5-9]|20)\d\d)$/.test(previous.lower)
  );
}

/** 'Jan lives in Hull', 'Ann and June own it': somebody whose name is a month's, where nothing counts or leads time. */
export function isCalledLikeMonth(tokens: readonly Token[], i: number): boolean {
  const { text, lower } = tokens[i] as Token;
  const [before, previous, next] = [tokens[i - 2], tokens[i - 1], tokens[i + 1]];
  if (!/^(?:Jan|April|June|August)$/.test(text) || previous?.pos === 'NUM' || next?.pos === 'NUM')
    return false;
  const isJoined = /^(?:and|,)$/.test(previous?.lower ?? '') && before !== undefined;
  // 'two sons, Jan and Tom'
  const isMember = isJoined && ((before.pos === 'PROPN' && !isTimeToken(before)) || isFamily(before.lower));
  const opens = previous === undefined || previous.text === ';' || isMember;
  if (opens && next?.pos === 'VERB') return lower === 'jan' || !/^(?:see|bring|mark)$/.test(next.lemma);
  if (opens && next?.lower === 'and') return tokens[i + 2]?.pos === 'PROPN' && !isMonth(tokens[i + 2]);
  if (lower === 'jan' && opens && next?.pos === 'AUX') return true;
  return isMember || (previous?.pos === 'VERB' && /^(?:marry|meet|wed|divorce|adopt)$/.test(previous.lemma));
}

export function isTimeToken(token: Token): boolean {
  const { lower } = token;
  if (calendarWords.test(lower)) return isCapital(token.text);
  return (
    timeUnits.test(lower) ||
    timeWords.test(lower) ||
    /^(?:1[5-9]|20)\d\d(?:s|\/\d\d|-\d\d(?:-\d\d)?)?$/.test(token.text)
  );
}
