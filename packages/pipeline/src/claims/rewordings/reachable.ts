import { NAME, type Rule, rule } from './sentence-rule.ts';

const PHONE = String.raw`\+?\(?\d[\d ()/-]{4,18}\d`;
const MAIL = String.raw`[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,64}(?:\.[\p{L}\p{N}-]{1,32}){1,4}`;
const AT = `(?:by |on |at |under |via )?(?:(?:phone|telephone|mobile|e-?mail|mail|text)(?: (?:at|on|under|via))? )?`;
const THEM = String.raw`(${NAME}|[Tt]he (?:\p{L}+ ){1,3}(?:office|team|desk|department|shop|hotel|clinic))`;

/** By which number and address somebody is reached, one sentence for each. */
export const reachable: readonly Rule[] = [
  // 'Xiu Lan can be reached by phone at 555-0172 or by e-mail at xiu@esla.example'
  rule(
    String.raw`^(?:[^,;:]{3,50}, )?${THEM} (?:can be|is) (?:reached|contacted|called|phoned|e-?mailed|available|reachable)(?: directly| any time)? ${AT}(${PHONE}|${MAIL})(?:,? (?:or|and) ${AT}(${PHONE}|${MAIL}))?\.?$`,
    ([, who = '', one = '', other]) => told(who, one, other),
  ),
  // 'You can call Tilda Berg on 020 7946 0112', 'Call the Gala office on 555-0101'
  rule(
    String.raw`^(?:You can |Please |To book, )?(?:[Cc]all|[Rr]each|[Pp]hone|[Rr]ing|[Ee]-?mail|[Cc]ontact|[Tt]ext|[Ww]rite to) ${THEM} (?:on|at|under|via|by) ${AT}(${PHONE}|${MAIL})(?:,? (?:or|and) ${AT}(${PHONE}|${MAIL}))?\.?$`,
    ([, who = '', one = '', other]) => told(who, one, other),
  ),
  // 'Wes Tran, tel. 555-0171'
  rule(
    String.raw`^(${NAME}), (?:tel(?:ephone)?|phone|mobile|mob|cell|ph)\b\.?:? (${PHONE})(?:, (?:e-?mail:? )?(${MAIL}))?\.?$`,
    ([, who = '', one = '', other]) => told(who, one, other),
  ),
  // 'Zoe Marsh: zoe@fara.example'
  rule(
    String.raw`^(${NAME})(?:,|:| [-–—]) (?:e-?mail:? )?(${MAIL})(?:, (?:(?:tel|phone|mobile)\b\.?:? )?(${PHONE}))?\.?$`,
    ([, who = '', one = '', other]) => told(who, one, other),
  ),
];

function told(who: string, ...ways: readonly (string | undefined)[]): string[] {
  const [first, ...rest] = who.split(' ');
  const whose = [/^The$/.test(first ?? '') ? 'the' : first, ...rest].join(' ');
  return ways.flatMap((way) =>
    way === undefined
      ? []
      : [
          way.includes('@')
            ? `The e-mail address of ${whose} is ${way}.`
            : `The phone number of ${whose} is ${way}.`,
        ],
  );
}
