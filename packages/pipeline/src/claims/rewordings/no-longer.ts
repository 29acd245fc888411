import { thirdPerson } from '../talk/first-person.ts';
import { type Rule, rule } from './sentence-rule.ts';

const third = (verb: string) => (verb === 'have' ? 'has' : thirdPerson(verb));

/** 'Ann does not smoke any more' in the words of 'Ann no longer smokes', whatever stands between. */
export const noLonger: readonly Rule[] = [
  rule(
    String.raw`^([^,;:]{1,60}?) (do|does)(?: not|n['’]t) (?:really |even |actually )?(\p{Ll}+)((?: [^;:]{1,100}?)?),? any ?(?:more|longer)((?:,? (?:since|because|as|so|but|after|ever since|due)\b[^;:]*)?)[.!]*$`,
    ([, who = '', help = '', verb = '', rest = '', why = '']) =>
      /\b(?:that|who|which|if|when|and|but|says?|said)\b|^(?:How|Why|What)/.test(who) ||
      /^(?:think|believe|suppose|feel|say|know|have to)$/.test(verb)
        ? []
        : [`${who} no longer ${help === 'does' ? third(verb) : verb}${rest}${why.replace(/[.!]+$/, '')}.`],
  ),
];
