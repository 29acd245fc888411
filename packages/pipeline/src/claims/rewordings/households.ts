import { KIN } from '../../language/words/kin.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { whoseOf } from './owners.ts';
import { NAME, NAMES, type Rule, rule, ruleHolding } from './sentence-rule.ts';

const WHO = `(${NAME}|He|She|I)`;
const HOME = `((?:now |still |currently )?(?:lives?|lived|moved|settled|resides?|resided)(?: (?:in|to|on|near|at) [^,;]{2,60}?)?)`;
const OFFSPRING = String.raw`((?:(?:an?|one|two|three|four|five|six|\d) )?(?:\p{Ll}+ ){0,2}?(?:kids?|children|child|sons?|daughters?|twins))`;

/** 'Bo', 'her boyfriend Bo' */
const OTHER = String.raw`(?:(?:his|her|my) (?:\p{Ll}+ ){1,2})?${NAME}`;
const owned = new RegExp(String.raw`^(?:(his|her|my) ((?:\p{Ll}+ )?\p{Ll}+) )?(${NAME})$`, 'u');

/** Whom somebody lives with, told of each: the one they share their life with, and the children of both. */
export const households: readonly Rule[] = [
  // 'Hans Keller, the owner of Orr Ltd, and his wife Maria have three sons'
  rule(
    String.raw`^(${NAME}), ((?:the|an?|its) [^,;]{3,80}), and (his|her) ((?:\p{Ll}+ )?(?:${KIN})),? (${NAME}),? ((?!(?:is|was|has|who)\b)\p{Ll}+ [^;]+)$`,
    ([, who = '', post = '', own = '', kin = '', name = '', rest = '']) => [
      `${who} is ${post}.`,
      `${who} and ${own} ${kin} ${name} ${rest}`,
    ],
  ),
  // 'Ann lives in Hull with her husband Bo and their two kids, Ada and Joss'
  rule(
    String.raw`^${WHO} ${HOME} with ((?:his|her|my) (?:husband|wife|partner|girlfriend|boyfriend|fiancée?),? )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)(?:,? and|,) (their|our|my|his|her) ${OFFSPRING},? (?:called |named )?(${NAMES})(?:, in ([^,;]{2,60}))?\.?$`,
    ([, who = '', home = '', kin = '', name = '', own = '', children = '', names = '', place]) => [
      `${who} ${home}${place === undefined ? '' : ` in ${place}`} with ${kin}${name}.`,
      `${parents(who, kin, name, own)} ${isCounted.test(children) ? '' : several(children)}${children}, ${names}.`,
    ],
  ),
  // 'Ann and Bo moved in together in May', 'I'm moving in with my boyfriend Bo next month'
  ruleHolding(
    ' in (?:together|with) ',
    `^(?:${WHO} and (${OTHER})|${WHO})(?: (?:has |have )?(?:just |recently |finally )?(moved)|(?: (?:is|are|am) (?:going to )?|['’](?:m|re|s) (?:going to )?| will be | will | plans? to )(?:soon )?mov(?:e|ing)) (?:back )?in (?:together|with (${OTHER}))((?:,? (?:in|on|last|this|next|at|a|two|three|since|by) [^,;.!]{2,40}?)?)[.!]*$`,
    ([, one = '', other, alone = one, moved, whom = other ?? '', when = '']) => {
      const [, own = '', kin = '', name = ''] = owned.exec(whom) ?? [];
      return [alone, name].some((called) => /^(?:organization|place)$/.test(kindOfName(called).kind))
        ? []
        : [
            ...(kin === '' ? [] : [`${own === 'my' ? 'My' : whoseOf(alone)} ${kin} is ${name}.`]),
            `${alone} ${moved === undefined ? 'will begin' : 'began'} to share a home with ${name}${when}.`,
          ];
    },
  ),
  // 'Ann and Bo have lived together since May', 'live together in Hull'
  ruleHolding(
    ' together',
    String.raw`^(${NAME}|I) and (${NAME}) ((?:have )?(?:still |now )?lived?) together((?: in ${NAME})?)((?: (?:since|until|from|for) [^,;]{2,40}?)?)\.?$`,
    ([, one = '', other = '', live = '', place = '', when = '']) => [
      ...(place === '' ? [] : [`${one} and ${other} ${live}${place}${when}.`]),
      `${one} ${sharing(live, one)} a home with ${other}${when}.`,
    ],
  ),
];

/** 'have still lived' -> 'has still shared', and of who speaks 'have' */
function sharing(live: string, who: string): string {
  const isPast = live.endsWith('d');
  const share = live.replace(/lived?$/, isPast ? 'shared' : who === 'I' ? 'share' : 'shares');
  return who === 'I' ? share : share.replace(/^have/, 'has');
}

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
