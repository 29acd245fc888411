import { KIN } from '../../language/words/kin.ts';
import { classNounType } from '../../relations/names/name-types.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { capital, NAME, NAMES, type Rule, rule, uncapital } from './sentence-rule.ts';

const WHO = `(${NAME}|[Hh]e|[Ss]he|[Tt]hey|[Ww]e|I)`;
const COUNT = String.raw`(?:an?|one|two|three|four|five|six|\d)`;
const isKin = new RegExp(`^(?:${KIN}|friend|stepkid|child|kid)s?$`);

/** What somebody has, told of each thing, and what it is called. */
export const possessions: readonly Rule[] = [
  // 'Ann has a cat called Moss and two stepsons, Finn and Asa': the names behind are not the cat's
  rule(
    `^${WHO} (have|has|['’]ve got|have got|has got|own|owns|adopted|bought) (an? [^,]{2,40}? (?:called|named) \\p{Lu}[\\p{L}'’-]+),? and (${COUNT} (?:\\p{Ll}+ ){0,2}\\p{Ll}+(?:,? (?:called |named )?${NAMES})?)\\.?$`,
    ([, who = '', has = '', one = '', other = '']) => [`${who} ${has} ${one}.`, `${who} ${has} ${other}.`],
  ),
  // 'I own a blue Torva bicycle and a canoe'
  rule(
    `^${WHO} (own|owns|bought|sold|has bought|have bought|has sold|have sold) (an? [^,]{2,60}?) and (an? [^,]{2,60}?)\\.?$`,
    ([, who = '', owns = '', one = '', other = '']) =>
      /\p{Lu}|\b(?:and|that|who|which)\b/u.test(one) && !/\b(?:and|that|who|which)\b/.test(`${one} ${other}`)
        ? [`${who} ${owns} ${one}.`, `${who} ${owns} ${other}.`]
        : [],
  ),
  // 'Ann runs a bakery in Odense called Hvede'
  rule(
    `^([^,;]{2,60}? )(an? (?:[\\p{Ll}-]+ ){0,3}?([\\p{Ll}-]+)) ((?:in|near|on|at|outside) ${NAME}) (called|named) (${NAME})((?: (?:in|since|from) [^,;.]{2,30})?)\\.?$`,
    ([, front = '', what = '', noun = '', place = '', called = '', name = '', rest = '']) => {
      if (/\b(?:not|never|no)\b|n['’]t /.test(front)) return [];
      const type = classNounType(noun);
      const says = `${front}${what} ${called} ${name}${rest}.`;
      if (isKin.test(noun)) return [says, `${name} lives ${place}.`];
      return type === 'organization' || type === 'place' ? [says, `${name} is ${what} ${place}.`] : [];
    },
  ),
  // 'The car is Hannah's but Felix drives it', "The car's Hannah's"
  rule(
    `^((?:The|This|That) (?:\\p{Ll}+ )?(\\p{Ll}+))(?: is|['’]s) ((?:now )?)((?:[Mm]y |[Hh]is |[Hh]er |[Oo]ur )?(?:\\p{Ll}+|\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)?))['’]s(?:,? (but|and|while) ([^,;]{3,80}?))?\\.?$`,
    ([, what = '', noun = '', now = '', who = '', , rest]) => {
      if (!ownable.test(noun) || !isSomebody(who)) return [];
      const says = `${capital(who)} ${now}owns ${uncapital(what)}.`;
      return rest === undefined ? [says] : [says, `${capital(rest)}.`];
    },
  ),
  // 'We switched our chat from Slack to Zulip in April': what is used for it
  rule(
    `^(${NAME}|[Hh]e|[Ss]he|[Tt]hey|[Ww]e|I|The (?:\\p{Ll}+ )?(?:team|company|firm|school|club)) ((?:has |have )?(?:switched|migrated|moved)) (?:all )?(?:its|our|their|his|her|my|the) ((?:\\p{Ll}+ ){1,3})from (${NAME}) to (${NAME})((?: (?:in|on|last|this|at) [^,;.]{2,40})?)\\.?$`,
    ([, who = '', moved = '', what = '', from = '', to = '', when = '']) => {
      const isTool = [from, to].every((name) => !/^(?:place|person)$/.test(kindOfName(name).kind));
      const isKept = !moved.endsWith('moved') || stored.test(what.trim());
      return isTool && isKept
        ? [`${who} ${moved.replace('moved', 'switched')} from ${from} to ${to}${when}.`]
        : [];
    },
  ),
];

/** What is kept in a tool or on a service. */
const stored =
  /(?:^| )(?:chats?|mail|e-?mail|wiki|docs|documentation|code|repos|repositories|tickets|backlog|tracker|database|hosting|website|site|blog|shop|files|backups|payroll|accounting|books|newsletter|builds?|pipelines?|monitoring|logs|logging|data|infrastructure|workflows?|notes|passwords|calendars?|calls|servers|services|domain|domains)$/;

/** What is somebody's because it was bought or given, rather than made, done or rented. */
const ownable =
  /^(?:car|van|lorry|truck|bike|bicycle|motorbike|scooter|boat|yacht|canoe|caravan|tractor|house|flat|cottage|cabin|farm|land|piano|guitar|violin|dog|cat|horse|pony|laptop|phone|camera|watch|ring|necklace|umbrella|coat)$/;

/** 'Hannah', 'my sister' */
function isSomebody(who: string): boolean {
  const [, kin] = /^(?:[Mm]y|[Hh]is|[Hh]er|[Oo]ur) (\p{Ll}+)$/u.exec(who) ?? [];
  return kin === undefined ? /^\p{Lu}/u.test(who) && kindOfName(who).kind === 'person' : isKin.test(kin);
}
