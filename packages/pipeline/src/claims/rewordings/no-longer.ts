import { thirdPerson } from '../talk/first-person.ts';
import { type Rule, rule } from './sentence-rule.ts';

const third = (verb: string) => (verb === 'have' ? 'has' : thirdPerson(verb));

/** A sentence in front of the one with the denial. */
const isWithin = /\b(?:that|who|which|if|when|and|but|says?|said)\b|^(?:How|Why|What)/;

/** 'Ann does not smoke any more' in the words of 'Ann no longer smokes', whatever stands between. */
export const noLonger: readonly Rule[] = [
  // 'no longer swims because of her shoulder': the reason is no part of what is over
  rule(
    `^([^,;:]{1,60}? (?:no longer|(?:has |have )?(?:stopped|quit|given up|gave up)) [^,;:]{2,60}?),? (?:because of|due to|on account of|owing to|thanks to|on the advice of) [^;:]{2,80}$`,
    ([, told = '']) => [`${told}.`],
  ),
  // 'Orr is not part of Tarn any more'
  rule(
    `^([^,;:]{1,60}?) (is|are)(?: not|n['’]t) ([^,;:]{2,80}?),? any ?(?:more|longer)[.!]*$`,
    ([, who = '', be = '', what = '']) => (isWithin.test(who) ? [] : [`${who} ${be} no longer ${what}.`]),
  ),
  rule(
    String.raw`^([^,;:]{1,60}?) (do|does)(?: not|n['’]t) (?:really |even |actually )?(\p{Ll}+)((?: [^;:]{1,100}?)?),? any ?(?:more|longer)((?:,? (?:since|because|as|so|but|after|ever since|due)\b[^;:]*)?)[.!]*$`,
    ([, who = '', help = '', verb = '', rest = '', why = '']) =>
      isWithin.test(who) || /^(?:think|believe|suppose|feel|say|know|have to)$/.test(verb)
        ? []
        : [
            `${who} no longer ${help === 'does' ? third(verb) : verb}${rest}${/^,? (?:because of|due)\b/.test(why) ? '' : why.replace(/[.!]+$/, '')}.`,
          ],
  ),
];
