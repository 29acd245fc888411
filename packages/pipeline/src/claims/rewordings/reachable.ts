import { NAME, type Rule, rule } from './sentence-rule.ts';

const PHONE = String.raw`\+?\(?\d[\d ()/-]{4,18}\d`;
const MAIL = String.raw`[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,64}(?:\.[\p{L}\p{N}-]{1,32}){1,4}`;

/** By which number and address somebody is reached, one sentence for each. */
export const reachable: readonly Rule[] = [
  // 'Ann can now be reached at 555-0142', 'Ann changed her number to 555-0142'
  rule(
    String.raw`^(${NAME}) (?:(?:can|may) now be (?:reached|called|contacted) (?:at|on|under|by phone at)|(?:has )?changed (?:his|her|their) (?:phone |mobile |telephone )?number to) (${PHONE})\.?$`,
    ([, who = '', phone = '']) => told(who, phone),
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
