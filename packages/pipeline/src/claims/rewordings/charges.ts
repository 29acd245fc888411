import { NAME, type Rule, rule } from './sentence-rule.ts';

const SUM = String.raw`(?:(?:about|around|over|up to) )?(?:[$€£]|[A-Z]{3} )?\d[\d.,]*(?: (?:million|thousand))?(?: (?:euros?|dollars?|pounds?|kroner|kronor|crowns|francs|zlotys?|yen|rupees|pence|cents|[A-Z]{3}))?(?: (?:a|per|an) \p{Ll}+)?`;

/** What is charged, given or put aside for something: whose fee or budget it is. */
export const charges: readonly Rule[] = [
  // 'The Crane Club charges a membership fee of 80 euros'
  rule(
    String.raw`^((?:The )?${NAME}|[Tt]he \p{Ll}+) charges (?:an? )((?:[\p{Ll}-]+ ){0,3}(?:fee|fare|toll|rate|deposit|charge|premium)) of (${SUM})\.?$`,
    ([, who = '', fee = '', sum = '']) => [`The ${fee} of ${who.replace(/^The /, 'the ')} is ${sum}.`],
  ),
  // 'Project Diamond has been given a budget of 80,000 euros', 'Project Lapis is budgeted at 45,000 euros'
  rule(
    String.raw`^(${NAME}|[Tt]he (?:[\p{L}\p{N}-]+ ){0,3}\p{Ll}+) (?:(?:has been|was|is|will be) (?:given|allocated|granted|assigned|allotted) a budget of|(?:is|was|has been) budgeted at|has been budgeted at) (${SUM})((?: (?:for|in|on) [^,;]{2,40})?)\.?$`,
    ([, what = '', sum = '', when = '']) => [
      `The budget of ${what.replace(/^The /, 'the ')} is ${sum}${/^ (?:in|on) /.test(when) ? '' : when}.`,
    ],
  ),
  // 'The board approved a budget of 40,000 euros for Project Jade'
  rule(
    String.raw`^(?:${NAME}|The \p{Ll}+|We|They) (?:(?:has|have) )?(?:approved|allocated|granted|agreed|set|fixed|set aside) a budget of (${SUM}) (?:for|to) (${NAME}|the [^,;]{2,60}?)((?: (?:on|in) [^,;]*\d{4})?)\.?$`,
    ([, sum = '', what = '']) => [`The budget of ${what} is ${sum}.`],
  ),
];
