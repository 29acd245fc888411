import { DATE, NAME, type Rule, ruleHolding } from './sentence-rule.ts';

const WHEN = `(?:in|on|at the (?:start|end|beginning) of|as of|from|effective) (?:(?:early|late|mid-?) ?)?${DATE}`;
const PERSON = String.raw`(?:(?:Dr|Mr|Mrs|Ms|Prof|Professor|Sir|Dame)\.? )?\p{Lu}[\p{L}’'-]+(?: (?:(?:de|da|van|von|der|ter|le|la) )*\p{Lu}(?:[\p{L}’'-]+|\.)){1,2}`;
/** 'became', 'was named', 'has taken over as' */
const COMES =
  '(?:became|has become|took over as|has taken over as|(?:was|has been) (?:appointed|named|elected|chosen|made|promoted to|appointed as|named as|elected as|sworn in as))';
const LEFT =
  '(?:stepped down|stood down|resigned|retired|left|moved on|stepped aside|quit|departed|gave up the post|left the post|left office)';
const LEAVING = '(?:departure|resignation|retirement|dismissal|exit|removal|ousting|sacking)';

/** Who comes and who goes, told in one sentence. */
export const handovers: readonly Rule[] = [
  // 'Milan Dorsk became chief executive of Orr in January 2023, when Ida Holm stepped down after nine years'
  ruleHolding(
    'when |after |because |since ',
    String.raw`^(${PERSON}|He|She) (${COMES}) ((?:the )?[^,;.\d]{3,70}?) (${WHEN}),? (?:when|after|because) (${PERSON}) (?:had )?(${LEFT})(?: (?:after|for|to) [^,;]{2,60})?\.?$`,
    ([, who = '', comes = '', post = '', when = '', gone = '']) => [
      `${gone} stepped down as ${post} ${when}.`,
      `${who} ${comes} ${post} ${when}.`,
    ],
  ),
  // 'Ida Holm was elected chair of Orr in May 2021 following the resignation of Bo Orr'
  ruleHolding(
    'following |after ',
    String.raw`^(${PERSON}|He|She) (${COMES}) ((?:the )?[^,;.\d]{3,70}?) (${WHEN}),? (?:following|after) the (?:\p{Ll}+ )?${LEAVING} of (${PERSON})\.?$`,
    ([, who = '', comes = '', post = '', when = '', gone = '']) => [
      `${gone} stepped down as ${post} ${when}.`,
      `${who} ${comes} ${post} ${when}.`,
    ],
  ),
  // 'is the rector of Orr University, a post she has held since 2014'
  ruleHolding(
    '(?:post|position|office|role|job) ',
    String.raw`^(${NAME}|He|She) (is|was|became|has been) ((?:the |an? )?[^,;.]{3,80}?), an? (?:post|position|office|role|job) (?:that |which )?(?:s?he|they) (has held|held|had held|has had|had|has been in|left|gave up|took up|took|assumed) ((?:since|from|until|between|in|on) [^,;.]{4,40})\.?$`,
    ([, who = '', be = '', post = '', held = '', when = '']) => {
      const [, bare = '', since = ''] =
        new RegExp(`^(.+?) ((?:in|on|since|from) ${DATE})$`, 'u').exec(post) ?? [];
      // 'became director of Orr in 1986, a post she held until 2016'
      if (since !== '')
        return [
          `${who} ${be} ${post}.`,
          /^(?:left|gave)/.test(held)
            ? `${who} stepped down as ${bare} ${when}.`
            : `${who} ${/^has/.test(held) ? 'has been' : 'was'} ${bare} ${when}.`,
        ];
      if (/^has (?:held|had|been)/.test(held)) return [`${who} has been ${post} ${when}.`];
      if (/^(?:left|gave)/.test(held))
        return [`${who} ${be} ${post}.`, `${who} stepped down as ${post} ${when}.`];
      return [`${who} ${/^(?:took|assumed)/.test(held) ? 'became' : 'was'} ${post} ${when}.`];
    },
  ),
];
