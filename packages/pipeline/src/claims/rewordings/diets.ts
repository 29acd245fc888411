import { KIN } from '../../language/words/kin.ts';
import { lookUpVerb, Word } from '../../language/words/lexicon.ts';
import { NAME, type Rule, rule } from './sentence-rule.ts';

const WHO = `(${NAME}|He|She|They|(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir) (?:\\p{Ll}+ )?(?:${KIN})(?: ${NAME})?)`;

/** What somebody turned or eats again, and what the reader is asked behind what is told. */
export const diets: readonly Rule[] = [
  // 'has turned vegetarian', 'went vegan in 2019'
  rule(
    `^${WHO} (?:has |have |had )?(?:recently |just |since )?(?:turned|gone|went) (vegetarian|vegan|pescatarian)\\b(.*)$`,
    ([, who = '', what = '', rest = '']) => [`${who} became a ${what}${rest}`],
  ),
  // 'eats meat again', 'has started eating meat again'
  rule(
    `^${WHO} (?:(?:now |has |have )?(?:eats?|eating|started (?:eating|to eat)|begun (?:eating|to eat)|(?:is|are) eating|gone back to(?: eating)?|went back to(?: eating)?) (meat)(?: and fish)?(?: again)?)((?: (?:now|since [^,;.]{3,30}))?)[.!]?$`,
    ([text = '', who = '', what = '', when = '']) =>
      / again\b|back to /.test(text)
        ? [`${who} eats ${what}${when}.`, `${who} is no longer a vegetarian.`]
        : [],
  ),
  // 'works nights, so never ring before noon': the reader is asked
  rule(
    `^([^;]{8,160}?), so (?:please|never|don['’]t|do not|kindly|please don['’]t|please do not) (\\p{Ll}+)\\b.*$`,
    ([, told = '', verb = '']) => ((lookUpVerb(verb) & Word.verbBase) === 0 ? [] : [`${told}.`]),
  ),
];
