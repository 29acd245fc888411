import { NAME, type Rule, rule } from './sentence-rule.ts';

/** What a firm parts with is its subsidiary no longer. */
export const disposals: readonly Rule[] = [
  // 'Orr Ltd sold its subsidiary Loom to Tarn Bank in 2022'
  rule(
    String.raw`^(?:(?:The|\p{Lu}\p{Ll}+) (?:[\p{Ll}-]+ ){1,3}(?=\p{Lu}))?(${NAME}|It|The (?:company|firm|group|bank)) (?:has |had )?(?:sold|divested|spun off|disposed of|offloaded) (?:its|their) (?:\p{L}+ )?(?:subsidiary|unit|division|arm|brand|offshoot)(?: called| named|,)? (${NAME}),?((?: to (?:the )?(?:[\p{Ll}-]+ ){0,2}${NAME})?)((?: (?:in|on|last|this|for) [^,;.]{2,30}?)?)\.?$`,
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
  // 'Orr Ltd has spun off its paint business as a separate company, Colorant AG'
  rule(
    String.raw`^((?:(?:The|\p{Lu}\p{Ll}+) (?:[\p{Ll}-]+ ){1,3})?${NAME}|It|The (?:company|firm|group|bank)) (?:has |had )?(?:spun off|hived off|carved out|demerged|split off|separated) (?:its|the) (?:[\p{Ll}-]+ ){1,4}(?:as|into|under the name|to form|to create) an? (?:[\p{Ll}-]+ ){0,3}[\p{Ll}-]+,? (?:called |named )?(${NAME})((?: (?:in|on|last|this) [^,;.]{2,30})?)\.?$`,
    ([, who = '', name = '', when = '']) => [`${who} spun off ${name}${when}.`],
  ),
];
