import { NAME, NAMES, type Rule, rule } from './sentence-rule.ts';

const WHO = `(${NAME}|He|She|I)`;
const HOME = `((?:now |still |currently )?(?:lives?|lived|moved|settled|resides?|resided)(?: (?:in|to|on|near|at) [^,;]{2,60}?)?)`;
const OFFSPRING = String.raw`((?:(?:an?|one|two|three|four|five|six|\d) )?(?:\p{Ll}+ ){0,2}?(?:kids?|children|child|sons?|daughters?|twins))`;

/** Whom somebody lives with, told of each: the one they share their life with, and the children of both. */
export const households: readonly Rule[] = [
  // 'Ann lives in Hull with her husband Bo and their two kids, Ada and Joss'
  rule(
    String.raw`^${WHO} ${HOME} with ((?:his|her|my) (?:husband|wife|partner|girlfriend|boyfriend|fiancée?),? )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)(?:,? and|,) (their|our|my|his|her) ${OFFSPRING},? (?:called |named )?(${NAMES})(?:, in ([^,;]{2,60}))?\.?$`,
    ([, who = '', home = '', kin = '', name = '', own = '', children = '', names = '', place]) => [
      `${who} ${home}${place === undefined ? '' : ` in ${place}`} with ${kin}${name}.`,
      `${parents(who, kin, name, own)} ${isCounted.test(children) ? '' : several(children)}${children}, ${names}.`,
    ],
  ),
];

/** 'a ' in front of 'daughter', nothing in front of 'daughters'. */
function several(children: string): string {
  return /(?:s|children)$/.test(children) ? '' : 'a ';
}

const isCounted = /^(?:an?|one|two|three|four|five|six|\d) /;

/** Whose children they are: 'our son' is of both, 'my son' of who speaks, 'her husband Bo and his son' of Bo. */
function parents(who: string, kin: string, name: string, own: string): string {
  if (/^(?:their|our)$/.test(own)) return `${who} and ${kin}${name} have`;
  if (kin !== '' && !kin.startsWith(own)) return `${name} has`;
  return `${who} ${who === 'I' ? 'have' : 'has'}`;
}
