import { isLongerThanUnit, namePeriod, unitPeriod } from '../../language/times/calendar.ts';
import { countOf } from '../../language/words/number-words.ts';
import type { Setting } from '../draft.ts';
import { capital } from '../rewordings/sentence-rule.ts';
import type { SourceText } from '../source-text.ts';
import { onTheBoard } from './boards-told.ts';
import { kindOfName } from './entity-kinds.ts';
import { retoldFigure } from './retold.ts';

/** A sentence with what it takes from the one before it: since when, until when, at what time, of what figure, on whose board. */
export function inContext(given: SourceText, setting: Setting): SourceText {
  const retold = retoldFigure(onTheBoard(given, setting), setting);
  const since = sinceUntilThen(sinceThen(retold, setting), setting);
  return oneOfThem(
    atThatTime(beforeThat(afterThat(duringThat(since, setting), setting), setting), setting),
    setting,
  );
}

const hasThing =
  /\b(?:has|have|had|owns?|needs?|bought|got)(?: not| never|n['’]t)? (an? (?:[\p{L}-]+ ){0,2}[\p{Ll}-]+)(?=[.,;]|$| (?:and|but|or|so|in|at|on|since|from)\b)/u;
const hasOne =
  /^((?:(?:But|And|Only) )?(?:\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2}) (?:also )?(?:has|have|had|owns|needs|bought|got)) one(?=[.,;]|$| (?:too|already|since|from)\b)/u;

/** 'Ann has no forklift licence … Gus has one': one of what the sentence before had somebody have. */
function oneOfThem(source: SourceText, { discourse }: Setting): SourceText {
  const { had, sentence } = discourse;
  const [said, front = ''] = hasOne.exec(source.text) ?? [];
  const isNear = had !== null && sentence - had.sentence <= 2;
  const text =
    said === undefined || !isNear ? source.text : `${front} ${had.what}${source.text.slice(said.length)}`;
  const [, what] = hasThing.exec(text) ?? [];
  if (what !== undefined) discourse.had = { what, sentence };
  if (text === source.text) return source;
  const whole = source.source(0, source.text.length);
  return { text, source: () => whole };
}

const stillSo =
  /\b((?:has|have|['’]ve|['’]s) (?:now |also )?(?:been|\p{Ll}+ed|led|run|held|taught|sung|written|kept|known|sat|made|built|had|sold|stood|lain|spoken)\b[^,;.]*?),? (?:now )?for (?:(?:the|over the|more than|over|almost|nearly|about) )?(?:(?:past|last) )?(\d{1,2}|a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty) (years?|decades?)(?: now)?(?=[.,;]|$| (?:and|as|at|in)\b)/u;
/** 'has led Valco for six years', written in 2024: since 2018. */
function sinceThen(source: SourceText, { reference }: Setting): SourceText {
  const match = reference === null || !/\bfor\b/.test(source.text) ? null : stillSo.exec(source.text);
  if (match === null || reference === null) return source;
  const [said = '', verb = '', count = '', unit = ''] = match;
  const length = countOf(count) * (unit.startsWith('decade') ? 10 : 1);
  const text = source.text.replace(
    said,
    () => `${verb} since ${new Date(reference).getUTCFullYear() - length}`,
  );
  const whole = source.source(0, source.text.length);
  return { text, source: () => whole };
}

const untilThen =
  /^(.{2,80}?) had (?:(been)|(\p{Ll}+ed|led|run|held|taught|kept|owned|sat)) ([^,;]*?) ?since ((?:\p{Lu}\p{Ll}+ )?(?:1[5-9]|20)\d\d)(?=[.,]|$)/u;

/** 'Ivo replaced Lena in 2021. She had led the firm since 2013': until what the sentence before told. */
function sinceUntilThen(source: SourceText, { anchor, lastTold }: Setting): SourceText {
  const [said, who = '', been, verb = '', what = '', since = ''] = untilThen.exec(source.text) ?? [];
  if (said === undefined || anchor === null || lastTold == null) return source;
  const { from, until, precision } = anchor;
  const isDate = /^(?:day|month|year)$/.test(precision) && !isLongerThanUnit(from, until, precision);
  if (!isDate || new Date(from).getUTCFullYear() <= Number(since.slice(-4))) return source;
  const does = been === undefined ? verb : 'was';
  const whole = source.source(0, source.text.length);
  const stretch = `from ${since} to ${namePeriod(anchor)}`;
  const text = `${who} ${does}${what === '' ? '' : ` ${what}`} ${stretch}${source.text.slice(said.length)}`;
  return { text, source: () => whole };
}

const thatTime =
  /^(?:During|In|Over|Throughout) (?:that (?:time|period)|this (?:time|period)|(?:his|her|their) (?:absence|leave)),? (?=\S)/u;

const atTheTime =
  /^(?:At (?:the|that|this) (?:same )?time|In those days),? (?!of\b|when\b|that\b|as\b)(?=\S)/u;

/** 'In 1990 she worked for Fiat. At the time …': the month or year that the sentence before told. */
function atThatTime(source: SourceText, { anchor, lastTold }: Setting): SourceText {
  const [said] = atTheTime.exec(source.text) ?? [];
  if (said === undefined || anchor === null || lastTold == null || / (?:is|are|has|have) /u.test(source.text))
    return source;
  const { from, until, precision } = anchor;
  if (precision !== 'month' && precision !== 'year') return source;
  const [first, last] = [from, until - 1].map((moment) => namePeriod(unitPeriod(moment, precision, 0)));
  const when = isLongerThanUnit(from, until, precision) ? `From ${first} to ${last}` : `In ${first}`;
  const whole = source.source(0, source.text.length);
  return { text: `${when}, ${source.text.slice(said.length)}`, source: () => whole };
}

/** 'Ana is on leave from 3 May to 2 June 2024. During that time …': the stretch that the sentence before told. */
function duringThat(source: SourceText, setting: Setting): SourceText {
  const [said] = thatTime.exec(source.text) ?? [];
  const stretch = stretchBefore(setting);
  if (said === undefined || stretch === null) return source;
  const [first, last] = stretch;
  const whole = source.source(0, source.text.length);
  return { text: `From ${first} to ${last}, ${source.text.slice(said.length)}`, source: () => whole };
}

const thenOn = /^(?:After (?:that|this|which)|Afterwards|Thereafter),? (?=(?:s?he|they|it|\p{Lu}\S*) )/u;

/** 'Between 2004 and 2008 she worked at Orr. After that she joined Tarn': behind the stretch that the sentence before told. */
function afterThat(source: SourceText, setting: Setting): SourceText {
  const [said] = thenOn.exec(source.text) ?? [];
  const stretch = stretchBefore(setting);
  if (said === undefined || stretch === null || /\d{4}/.test(source.text)) return source;
  const whole = source.source(0, source.text.length);
  return { text: `After ${stretch[1]}, ${source.text.slice(said.length)}`, source: () => whole };
}

/** What went on for a time, in the past: 'lived', 'had been'. */
const wentOn =
  /^(?:\S+ ){1,4}?(?:(?:had |used to )?(?:lived?|worked?|studied|study|taught|teach|been|be|was|were|owned?|ran|run|led|lead|managed?|played?|drove|drive|used|kept|rented|served|held)\b)/u;
const earlier =
  /^(?:(?:Just |Right |Shortly )?[Bb]efore (?:that|then|this)|Prior to (?:that|this)),? (?=\S)/u;

/**
 * 'She moved to Bergen in 2020. Before that she lived in Ulm', 'has been at Orr since 2020. Before that she was at Tarn': until
 * what the sentence before told.
 */
function beforeThat(source: SourceText, { anchor, lastTold }: Setting): SourceText {
  const [said] = earlier.exec(source.text) ?? [];
  if (said === undefined || lastTold == null) return source;
  const rest = source.text.slice(said.length);
  const { from, precision } = anchor ?? lastTold;
  const unit = precision === 'day' || precision === 'month' || precision === 'year' ? precision : null;
  if (unit === null || !wentOn.test(rest) || /\d{4}/.test(rest)) return source;
  const whole = source.source(0, source.text.length);
  const then = namePeriod(unitPeriod(from, unit, 0));
  const isOne = !/[,;]|\b(?:and|but|or|where|who|which)\b/.test(rest);
  const text = isOne
    ? `${capital(atWork(rest.replace(/\.$/, '')))} until ${then}.`
    : `Until ${then}, ${rest}`;
  return { text, source: () => whole };
}

/** 'she was at Tarn AG': with a firm, for a time. */
function atWork(text: string): string {
  return text.replace(/^(\S+(?: \S+)?) (?:was|had been) (?:at|with) (\p{Lu}.*)$/u, (whole, who, firm) =>
    kindOfName(firm).kind === 'organization' ? `${who} worked at ${firm}` : whole,
  );
}

/** The first and the last day, month or year of the stretch that the sentence before told; null where it told none. */
function stretchBefore({ anchor, lastTold }: Setting): readonly [string, string] | null {
  if (anchor === null || lastTold == null) return null;
  const { from, until, precision } = anchor;
  const unit = precision === 'day' || precision === 'month' || precision === 'year' ? precision : null;
  if (unit === null || !isLongerThanUnit(from, until, precision)) return null;
  return [namePeriod(unitPeriod(from, unit, 0)), namePeriod(unitPeriod(until - 1, unit, 0))];
}
