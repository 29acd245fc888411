import { KIN } from '../../language/words/kin.ts';
import { lookUpVerb, verbShape, Word } from '../../language/words/lexicon.ts';
import { capital, NAME, NAMES, type Rule, rule } from './sentence-rule.ts';

const SEATS =
  '(?:offices?|branch(?:es)?|plants?|factor(?:y|ies)|stores?|shops?|showrooms?|depots?|warehouses?|sites?|mills?|works|laborator(?:y|ies)|labs?|yards?|campus(?:es)?|restaurants?|hotels?|subsidiaries|production sites?)';

/** What befalls firms and houses, told in the past. */
const BEFELL =
  '(?:bought|acquired|purchased|took over|had taken over|sold|closed|shut|left|moved|merged|died|retired|opened|renamed|rebuilt|restored|resigned|stepped down)';

/** What opens a clause that says nothing of its own. */
const unsaid = /\b(?:not|never|will|would|may|might|could|should|can|if|whether|says?|said|plans?|to be)\b/;

function isPast(verb: string): boolean {
  const [first = '', second = ''] = verb.split(' ');
  const head = /^(?:has|had|have)$/.test(first) ? second : first;
  const { past, participle } = verbShape(head, head);
  return past || participle || (lookUpVerb(head) & Word.verbPast) !== 0;
}

/** How profiles of firms and houses join what they tell: each part as a sentence of its own. */
export const profiles: readonly Rule[] = [
  // 'has its seat in Ulm and factories in Bonn and Riga'
  rule(
    String.raw`^(.+? (?:has|had|have)) ((?:its|their|an?|the) (?:[\p{Ll}-]+ ){1,3}(?:in|at|near) [^,;]+?),? (?:and|as well as) ((?:(?:two|three|four|five|several|further|other|more|\d+) )?(?:\p{Ll}+ )?${SEATS} (?:in|at|near) .+)$`,
    ([, front = '', seat = '', rest = '']) => [`${front} ${seat}.`, `${front} ${rest}`],
  ),
  // 'Tarn is a shipbroker that Ida Moss and her cousin Pål set up in 1987'
  rule(
    String.raw`^(${NAME}) (is|was) (an? [^,;]+?) (?:that|which|whom) ((?:${NAMES}|s?he|they|the \p{Ll}+)(?: and (?:his|her|their|a) (?:${KIN}|friend|partner|colleague) ${NAME})?) ((?:(?:has|had|have) )?\p{Ll}+(?: (?:up|over|down|out))?)((?: (?:in|on|at|from|for|with) [^,;]+)?)\.$`,
    ([, what = '', verb = '', kind = '', who = '', did = '', when = '']) =>
      isPast(did) ? [`${what} ${verb} ${kind}.`, `${capital(who)} ${did} ${what}${when}.`] : [],
  ),
  // 'runs the Bell, an inn in Ulm that his grandfather built in 1934'
  rule(
    String.raw`^(.+? (${NAME})), (an? [^,;]+?) (?:that|which) ((?:${NAMES}|s?he|they|(?:the|his|her|their) \p{Ll}+)(?: and (?:his|her|their) (?:${KIN}|friend|partner|colleague)(?: ${NAME})?)?) ((?:(?:has|had|have) )?\p{Ll}+(?: (?:up|over|down|out))?)((?: (?:in|on|at|from|for|with) [^,;]+)?)\.$`,
    ([, front = '', what = '', kind = '', who = '', did = '', when = '']) =>
      isPast(did) ? [`${front}, ${kind}.`, `${capital(who)} ${did} ${what}${when}.`] : [],
  ),
  // 'was known as the Orr Ground until the council bought it in 1998'
  rule(
    String.raw`^([^,;]+? (?:was|were) (?:known as|called|named) (?:the )?${NAME}),? (?:before|until) ((?:${NAME}|the \p{Ll}+|it|s?he|they) (?:was |were )?${BEFELL}\b[^,;]*? (in (?:\p{Lu}\p{Ll}+ )?\d{4}))\.$`,
    ([, front = '', rest = '', when = '']) => [`${front} until${when.slice(2)}.`, `${capital(rest)}.`],
  ),
  // 'The mill closed after Orr Ltd bought it in 1998'
  rule(
    String.raw`^([^,;]+?) after ((?:${NAME}|the \p{Ll}+|it|s?he|they) (?:(?:was|were|had|had been) )?${BEFELL}\b[^,;]*)\.$`,
    ([, front = '', rest = '']) => (unsaid.test(front) ? [] : [`${front}.`, `${capital(rest)}.`]),
  ),
];
