import type { Setting } from '../draft.ts';
import type { SourceText } from '../source-text.ts';
import { kindOfNoun } from './entity-kinds.ts';
import { retellValue, type ToldValue, valueToldIn } from './retold-values.ts';

/** A figure that a sentence gave: of what, and in which unit; or what was counted, and by which verb. */
export type ToldFigure =
  | { readonly what: string; readonly unit: string }
  | { readonly verb: string; readonly counted: string }
  | { readonly body: string }
  | { readonly set: ToldValue };

const NUMBER = String.raw`[$€£]?\d[\d.,]*\d|[$€£]?\d`;
const SCALE = '(?: (?:thousand|million|billion))?';
const measureOf = new RegExp(
  String.raw`\b(?:had|has|reported|recorded|posted|made|earned|saw) (?:an? )?((?:(?:annual|total|net|gross|operating) )?(?:revenue|turnover|sales|profit|income|loss|population|budget|circulation|output|workforce|membership|capacity)) of (?:about |around |some )?(?:${NUMBER})${SCALE}( (?:euros|dollars|pounds|francs|kroner|kronor|yen))?\b`,
  'u',
);
const countOf = new RegExp(
  String.raw`\b(had|has|employed|employs|counted|sold|produced|carried|taught|seated) (?:about |around |some )?(?:${NUMBER})${SCALE} (?!(?:in|at|on|by|for|to|and|a|the|million|billion|thousand)\b)(\p{Ll}{3,})(?=[.,;]| (?:in|at|on|by)\b|$)`,
  'u',
);

const PORTION = String.raw`\d[\d.,]* ?(?:%|per ?cent)`;
/** 'owned 51 percent of the company', 'holds a 20 % stake in Orr' */
const partOf = new RegExp(
  String.raw`\b(?:owned?|owns|held|holds?|has|had|bought|took) (?:an? )?(?:about |around |some )?${PORTION}(?: (?:stake|share|interest) in| of) ((?:the )?[\p{L}\p{N}&.-]+(?: (?!until\b|in\b|since\b|from\b|for\b|and\b|but\b)[\p{L}\p{N}&.-]+){0,3}?)(?= (?:until|in|since|from|for|and|but)\b|[.,;]|$)`,
  'u',
);
/** 'Since then it has held 34 percent' */
const another = new RegExp(
  `^(.{2,80}? (?:has |have |had |now )?(?:held|holds?|owned|owns?|has|had)) (${PORTION})(?= (?:since|in|from|until|now)\\b|[.,;]|$)`,
  'u',
);

/** Where a sentence says that shares are traded. */
const exchange =
  /\b(?:listed|traded|quoted|debuted|floated) on ((?:the )?\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*){0,3})/u;
const delisted = /(?<=\b(?:was|were|been) delisted)(?! from\b)/u;

function figureIn(text: string): ToldFigure | null {
  const [, what, unit = ''] = measureOf.exec(text) ?? [];
  if (what !== undefined) return { what, unit };
  const [, body] = partOf.exec(text) ?? [];
  if (body !== undefined) return { body };
  const [, verb, counted] = countOf.exec(text) ?? [];
  if (verb !== undefined && counted !== undefined) return { verb, counted };
  const set = valueToldIn(text);
  return set === null ? null : { set };
}

const REST = String.raw`((?:[.,;]| (?:in|on|at|by|a|the)\b).*)`;
const itWas = new RegExp(
  `^((?:[^.;]{2,40}?,? )?)[Ii]t ((?:was|had been|is|stood at|reached|(?:had |has )?(?:rose|risen|fell|fallen|grew|grown|dropped|climbed) to)) ((?:about |around |some )?(?:${NUMBER})${SCALE})${REST}$`,
  'u',
);
const itHad = new RegExp(
  String.raw`^((?:[^.;]{2,40}?,? )?(?:[Ii]t|[Tt]hey|[Hh]e|[Ss]he|[Tt]he (\p{Ll}+)) )((?:had |has )?(\p{Ll}+)) ((?:about |around |some |only )?(?:${NUMBER})${SCALE})${REST}$`,
  'u',
);

const theStaff = new RegExp(
  `^((?:(?:In|By|At|Since|Later|Then)(?: [^.;,\\s]{1,12}){0,4},? )?)[Tt]he (headcount|workforce|staff|number of (?:employees|staff)) (?=(?:(?:was|had been|is|stood at|reached|(?:had |has )?[a-z]{3,10}(?: back| down| up)? (?:from ${NUMBER} )?to) )(?:about |around |some |just |only )?\\d)`,
  'u',
);
const staff = /^(?:employees|staff|workers|people|workforce)$/;

/** 'Orr had revenue of 14 million euros in 2020. In 2021 it was 16 million', '… it employed 3,900': with what the sentence before measured or counted. */
export function retoldFigure(source: SourceText, { discourse }: Setting): SourceText {
  const told = retell(source.text, discourse.figure);
  // 'was listed on the Nasdaq in 2005. In 2016 it was delisted'
  const text = discourse.exchange === null ? told : told.replace(delisted, ` from ${discourse.exchange}`);
  discourse.figure = figureIn(text);
  discourse.exchange = exchange.exec(text)?.[1] ?? discourse.exchange;
  if (text === source.text) return source;
  const whole = source.source(0, source.text.length);
  return { text, source: () => whole };
}

function retell(text: string, figure: ToldFigure | null): string {
  if (figure === null || text.length > 200) return text;
  if ('set' in figure) return retellValue(text, figure.set) ?? text;
  if ('body' in figure)
    return text.replace(another, `$1 a $2 stake in ${figure.body.replace(/\$/g, '$$$$')}`);
  // 'Orr had 60 employees in 2019. In 2021 the headcount slipped back to 40': Orr's
  const [told, when = '', counted = ''] = staff.test('what' in figure ? figure.what : figure.counted)
    ? (theStaff.exec(text) ?? [])
    : [];
  if (told !== undefined)
    return `${when}${when === '' ? 'Its' : 'its'} ${counted} ${text.slice(told.length)}`;
  if ('what' in figure) {
    const [, front = '', verb = '', value, rest = ''] = itWas.exec(text) ?? [];
    if (value === undefined) return text;
    return `${front}${front === '' ? 'Its' : 'its'} ${figure.what} ${verb} ${value}${figure.unit}${rest}`;
  }
  const [, front = '', noun, does = '', verb = '', value, rest = ''] = itHad.exec(text) ?? [];
  // 'In fact the firm has 230', but 'The hall has 12'
  if (noun !== undefined && kindOfNoun(noun) !== 'organization') return text;
  const isSame = stemOf(verb) === stemOf(figure.verb);
  return value === undefined || !isSame ? text : `${front}${does} ${value} ${figure.counted}${rest}`;
}

const stemOf = (verb: string) => (/^ha[ds]$/.test(verb) ? 'have' : verb.replace(/(?:ed|s)$/, ''));
