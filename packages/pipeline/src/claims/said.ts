import { capital, NAME, type Rule, rule, uncapital } from './sentence-rule.ts';

const SAYS =
  'says?|said|believes?|claims?|claimed|reports?|reported|told|announced|confirmed|insists?|added|thinks?';
/** 'he', 'Ann Lee', 'the minister', 'analysts at Tarn Bank', 'sources close to the board' */
const TELLER = String.raw`(?:s?he|they|${NAME}|(?:the |a |an |its |his |her |their |one |two |some |several |many )?(?:\p{Ll}+ ){0,2}?\p{Ll}+)(?: (?:at|of|for|from|in|close to|near|familiar with|with) (?:the )?[\p{L}\p{N} '’-]{2,50}?)?`;

/** Who says it, in the middle or behind, put in front: 'Analysts at Tarn Bank say that Loom is owned by Orr'. */
export const said: readonly Rule[] = [
  // 'Loom, analysts at Tarn Bank say, is owned by Orr': somebody's word in between
  rule(
    String.raw`^(?=[^,]*, [^,]* (?:${SAYS})\b[^,]*, )(${NAME}|The [\p{L} ]{2,60}|S?he|It|They), (${TELLER}) (${SAYS})((?: \p{Ll}+)?(?: (?:on|in|at) [^,]{2,30}| yesterday| today)?), ((?:\p{Ll}+ly )?(?:is|was|are|were|has|had|have|will|would|may|might|could|can|does|did|\p{Ll}+(?:s|ed))\b.*)$`,
    ([, what = '', who = '', says = '', when = '', rest = '']) => [
      `${capital(who)} ${says}${when} that ${/^(?:The|S?[Hh]e|It|They)\b/.test(what) ? uncapital(what) : what} ${rest}`,
    ],
  ),
  rule(
    String.raw`^([^,;:"“”]+(?:, [^,;:"“”]+){0,2}), ((?!(?:he|she|it|they|we|I|you) )${TELLER}) (say|says|believe|believes|claim|claims)\.?$`,
    ([, what = '', who = '', says = '']) =>
      /^(?:If|When|As|While|Although|After|Before|Because)\b/.test(what)
        ? []
        : [
            `${capital(who)} ${says} that ${/^(?:The|An?|S?[Hh]e|It|They|His|Her|Its|Their)\b/.test(what) ? uncapital(what) : what}.`,
          ],
  ),
];
