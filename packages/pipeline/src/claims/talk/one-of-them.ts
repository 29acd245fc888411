import { uncapital } from '../rewordings/sentence-rule.ts';

const singular: Readonly<Record<string, string>> = {
  kids: 'child',
  children: 'child',
  sons: 'son',
  boys: 'son',
  daughters: 'daughter',
  girls: 'daughter',
  sisters: 'sister',
  brothers: 'brother',
  siblings: 'sibling',
  cousins: 'cousin',
  nieces: 'niece',
  nephews: 'nephew',
  dogs: 'dog',
  cats: 'cat',
};
const several = new RegExp(
  `\\b(?:I|[Ww]e)(?:['’]ve| have)(?: got)? (?:two|three|four|five|six|\\d) (?:\\p{Ll}+ ){0,2}?(${Object.keys(singular).join('|')})\\b`,
  'u',
);
const one =
  /^(?:The|My|Our) (?:(older|younger|elder|eldest|oldest|youngest)(?: (?:one|of the two))?|(first|second|third|other|big|little) (?:one|of the two))(?:,? (\p{Lu}[\p{L}'’-]+),?| is (?:called |named )?(\p{Lu}[\p{L}'’-]+)(?:,? and(?: s?he)?)?)?((?:['’]s)? .+|[.!]*)$/u;

/** 'I have two kids. The older one, Finn, starts school': whose he is; the text itself where the sentence before told of no several. */
export function oneOfThem(text: string, before: string): string {
  const noun = singular[several.exec(before)?.[1] ?? ''];
  const [, which, other, name, called, rest = ''] = noun === undefined ? [] : (one.exec(text) ?? []);
  if (noun === undefined || (which ?? other) === undefined) return text;
  const child = which === undefined || /^(?:dog|cat)$/.test(noun) ? noun : `${which} ${noun}`;
  if (called !== undefined && /^[.!]*$/.test(rest)) return `My ${child} is ${called}.`;
  const who = name ?? called;
  return `My ${child}${who === undefined ? '' : ` ${who}`}${who === undefined ? rest : ` ${uncapital(rest.trim())}`}`;
}
