import { NAME, type Rule, rule } from './sentence-rule.ts';

/** What a firm parts with is its subsidiary no longer. */
export const disposals: readonly Rule[] = [
  // 'Orr Ltd sold its subsidiary Loom to Tarn Bank in 2022'
  rule(
    String.raw`^(${NAME}|It|The (?:company|firm|group|bank)) (?:has |had )?(?:sold|divested|spun off|disposed of|offloaded) (?:its|their) (?:\p{L}+ )?(?:subsidiary|unit|division|arm|brand|offshoot)(?: called| named|,)? (${NAME}),?((?: to (?:the )?${NAME})?)((?: (?:in|on|last|this|for) [^,;.]{2,30}?)?)\.?$`,
    ([, who = '', name = '', to = '', when = '']) => {
      const since = / for /.test(when)
        ? ''
        : when.replace(/^ (?:in|on) /, ' since ').replace(/^ (?=last|this)/, ' since ');
      return [
        `The firm ${name} is no longer a subsidiary of ${who}${since}.`,
        `${who} sold ${name}${to}${when}.`,
      ];
    },
  ),
];
