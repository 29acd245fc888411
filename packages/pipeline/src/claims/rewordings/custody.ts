import { kindOfName } from '../reference/entity-kinds.ts';
import { NAME, type Rule, rule } from './sentence-rule.ts';

const WHO = String.raw`(?:[Tt]eam ${NAME}|${NAME}|(?:the )?(?:[\p{L}\p{N}&-]+ ){1,3}(?:team|squad))`;
const WHAT = String.raw`(?:${NAME}|(?:the |our )?[\p{L}\p{N}_&-]+(?: [\p{L}\p{N}_&-]+){0,3}?)`;
const PASSED =
  '(?:(?:was|were|is|has been|have been|will be) (?:moved|transferred|handed|passed|given|reassigned|shifted)(?: over)?|(?:has |have |will )?(?:move[sd]?|pass(?:e[sd])?|transfer(?:s|red)?|shift(?:s|ed)?|goes|go|went|gone|switch(?:e[sd])?))';
const BEHIND = String.raw`((?:,? (?:from|on|in|as of|at|since|last|this|next|yesterday|today|tomorrow)\b[^,]*?)?)`;

/** What one may have and leave to another, by its noun. */
const PROPERTY =
  '(?:house|home|flat|apartment|cottage|farm|land|piano|violin|shop|store|bakery|brewery|mill|hotel|inn|pub|café|cafe|restaurant|vineyard|estate|boat|yacht)';

function whose(name: string): string {
  const { gender } = kindOfName(name);
  if (/^they$/i.test(name)) return 'their';
  return /^she$/i.test(name) || gender === 'female' ? 'her' : 'his';
}

/** What who has that care does, and no longer does. */
const doing: Readonly<Record<string, readonly [string, string]>> = {
  ownership: ['owns', 'no longer owns'],
  other: ['is responsible for', 'is no longer responsible for'],
};

function handed(care: string, what: string, from: string | undefined, to: string, when: string): string[] {
  const [does = '', didBefore = ''] = doing[care.toLowerCase()] ?? doing.other ?? [];
  return [
    ...(from === undefined ? [] : [`${from} ${didBefore} ${what}${since(when)}.`]),
    `${to} ${does} ${what}${since(when)}.`,
  ];
}

/** 'on 3 April', 'last month': from then on. */
function since(when: string): string {
  return when
    .replace(/^,? (?:on|in|as of|at) /, ' from ')
    .replace(/^,? (?=(?:last|this|yesterday|today)\b)/, ' since ')
    .replace(/^,? (?=(?:next|tomorrow)\b)/, ' from ');
}

/** Sentences that say by a noun in whose care something is, and in whose it was. */
export const kept: readonly Rule[] = [
  // 'Ownership of the checkout API moved from team Falcon to the search team on 3 April'
  rule(
    String.raw`^(?:The )?([Oo]wnership|[Mm]aintenance|[Mm]aintainership|[Ss]tewardship|[Rr]esponsibility) (?:of|for) (${WHAT}) ${PASSED}(?: from (${WHO}))? to (${WHO})${BEHIND}\.?$`,
    ([, care = '', what = '', from, to = '', when = '']) => handed(care, what, from, to, when),
  ),
  // 'Felix Baum handed over maintenance of Tern to Lucy Tan in 2023'
  rule(
    String.raw`^(${WHO}) (?:has |have |will )?(?:hand|pass|transfer|turn|sign)(?:s|ed|red)? (?:over |on )?(?:the )?([Oo]wnership|[Mm]aintenance|[Mm]aintainership|[Ss]tewardship|[Rr]esponsibility) (?:of|for) (${WHAT}) (?:over |on )?to (${WHO})${BEHIND}\.?$`,
    ([, from = '', care = '', what = '', to = '', when = '']) => handed(care, what, from, to, when),
  ),
  // 'Ann Lee has passed the Blue Anchor on to her son, Tom Lee', 'handed the Orr Mill down to Bo Orr in 2020'
  rule(
    String.raw`^((?:In|On) [^,]{3,30}, )?(${NAME}|He|She|They) (?:has |have |had )?(?:passed|handed|signed) (?:(?:on|over|down) )?(?:the (?=\p{Lu})(${NAME})|(?:his|her|their|the) (${PROPERTY})) (?:(?:on|over|down) )?to ((?:(?:his|her|their) [\p{Ll}-]+(?: [\p{Ll}-]+)?,? )?(?:the )?${NAME})(,?${BEHIND})\.?$`,
    ([said, front = '', from = '', name, noun = '', to = '', when = '']) =>
      (name !== undefined && kindOfName(name).kind === 'person') ||
      // 'handed the Orr Hotel over to Bo': to run, as often as to own
      (/ handed /.test(said) && !/ down /.test(said) && !/^(?:his|her|their) /.test(to))
        ? []
        : [
            `${front}${from} gave ${name === undefined ? `${whose(from)} ${noun}` : `the ${name}`} to ${to}${when}.`,
          ],
  ),
  // 'Responsibility for the fraud model lies with Ana Reyes'
  rule(
    String.raw`^(?:The )?(?:[Oo]wnership|[Mm]aintenance|[Ss]tewardship|[Rr]esponsibility) (?:of|for) (${WHAT}) (?:now )?(?:lies|rests|sits|is|stays|remains) with (${WHO})${BEHIND}\.?$`,
    ([, what = '', who = '', when = '']) => handed('responsibility', what, undefined, who, when),
  ),
  // 'The SRE team took over Grafana from the platform team': teams buy nothing from each other
  rule(
    String.raw`^((?:[Tt]he )?(?:[\p{L}\p{N}&-]+ ){1,3}(?:team|squad)) (?:has |have |will )?(?:takes?|took|taken) over (${WHAT}) from ((?:the )?(?:[\p{L}\p{N}&-]+ ){1,3}(?:team|squad))${BEHIND}\.?$`,
    ([, to = '', what = '', from = '', when = '']) => handed('responsibility', what, from, to, when),
  ),
  // 'Farah was given the task of moving the users'
  rule(
    String.raw`^(${NAME}|He|She) (was|is|has been|will be) (?:assigned|given|handed) the (?:task|job|work) of (\p{Ll}+ing [^,;]+?)\.?$`,
    ([, who = '', be = '', task = '']) => [`${who} ${be === 'was' ? 'is' : be} responsible for ${task}.`],
  ),
];
