import type { Setting } from './draft.ts';
import type { SourceText } from './source-text.ts';

/** A figure that a sentence gave: of what, and in which unit; or what was counted, and by which verb. */
export type ToldFigure =
  | { readonly what: string; readonly unit: string }
  | { readonly verb: string; readonly counted: string };

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

function figureIn(text: string): ToldFigure | null {
  const [, what, unit = ''] = measureOf.exec(text) ?? [];
  if (what !== undefined) return { what, unit };
  const [, verb, counted] = countOf.exec(text) ?? [];
  return verb === undefined || counted === undefined ? null : { verb, counted };
}

const REST = String.raw`((?:[.,;]| (?:in|on|at|by|a|the)\b).*)`;
const itWas = new RegExp(
  `^((?:[^.;]{2,40}?,? )?)[Ii]t ((?:was|had been|is|stood at|reached|(?:had |has )?(?:rose|risen|fell|fallen|grew|grown|dropped|climbed) to)) ((?:about |around |some )?(?:${NUMBER})${SCALE})${REST}$`,
  'u',
);
const itHad = new RegExp(
  String.raw`^((?:[^.;]{2,40}?,? )?(?:[Ii]t|[Tt]hey|[Hh]e|[Ss]he) )((?:had |has )?(\p{Ll}+)) ((?:about |around |some |only )?(?:${NUMBER})${SCALE})${REST}$`,
  'u',
);

/** 'Orr had revenue of 14 million euros in 2020. In 2021 it was 16 million', '… it employed 3,900': with what the sentence before measured or counted. */
export function retoldFigure(source: SourceText, { discourse }: Setting): SourceText {
  const text = retell(source.text, discourse.figure);
  discourse.figure = figureIn(text);
  if (text === source.text) return source;
  const whole = source.source(0, source.text.length);
  return { text, source: () => whole };
}

function retell(text: string, figure: ToldFigure | null): string {
  if (figure === null || text.length > 200) return text;
  if ('what' in figure) {
    const [, front = '', verb = '', value, rest = ''] = itWas.exec(text) ?? [];
    if (value === undefined) return text;
    return `${front}${front === '' ? 'Its' : 'its'} ${figure.what} ${verb} ${value}${figure.unit}${rest}`;
  }
  const [, front = '', does = '', verb = '', value, rest = ''] = itHad.exec(text) ?? [];
  const isSame = stemOf(verb) === stemOf(figure.verb);
  return value === undefined || !isSame ? text : `${front}${does} ${value} ${figure.counted}${rest}`;
}

const stemOf = (verb: string) => (/^ha[ds]$/.test(verb) ? 'have' : verb.replace(/(?:ed|s)$/, ''));
