import { typeOfName } from '../../relations/names/name-types.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { capital, DATE_IN_FRONT, NAME, type Rule, rule, ruleHolding, WHEN_BEHIND } from './sentence-rule.ts';

const WHO = `(${NAME}|[Ii]t|[Tt]he (?:company|firm|group|bank))`;
const SUM = String.raw`(?:(?:about|around|some|nearly|almost|over|more than) )?[$€£]?\d[\d.,]*(?: ?(?:million|billion|thousand|m|bn|k)\b)?(?: (?:euros?|dollars?|pounds?|francs?|kronor|kroner|crowns|yen))?`;
/** Bodies that have members rather than daughters. */
const ALLIANCE =
  /\b(?:League|Union|Alliance|Association|Federation|Council|Network|Confederation|Consortium|Conference|Party|Church|Community|Commonwealth|Pact|NATO|EU)\b/;

function isFirm(name: string): boolean {
  return kindOfName(name).kind === 'organization' || typeOfName(name).type === 'organization';
}

function isPersonOrPlace(name: string): boolean {
  return /^(?:person|place)$/.test(kindOfName(name).kind) && !isFirm(name);
}

/** ' in May 2023' as the time from which something is no longer so. */
function sinceThen(front: string, when: string): string {
  const date = front === '' ? when.trim() : front.replace(/,? $/, '');
  return date === ''
    ? ''
    : ` ${date.replace(/^(?:in|on|by|In|On|By|Since) /, 'since ').replace(/^(?=last|this|earlier)/, 'since ')}`;
}

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
  // 'Orr Ltd offloaded Loom to Tarn Bank in 2022', 'parted with Loom, which went to Tarn Bank'
  ruleHolding(
    'loaded|divested|disposed|hived|sold on|passed on|parted|let go|shed',
    String.raw`^${DATE_IN_FRONT}${WHO} (?:has |had )?(?:offloaded|unloaded|divested|disposed of|hived off|sold on|passed on|parted with|let go of|shed) (${NAME})(?:,? (?:which|and it) (?:went|was sold|has gone|passed)| (?:on )?(?=to ))? to (${NAME})((?: for ${SUM})?)${WHEN_BEHIND}\.?$`,
    ([, front = '', who = '', what = '', to = '', sum = '', when = '']) =>
      isPersonOrPlace(what) ? [] : [`${front}${who} sold ${what} to ${to}${sum}${when}.`],
  ),
  // 'Orr Ltd has divested Loom', 'let go of Loom in 2022': two firms
  ruleHolding(
    'loaded|divested|disposed|parted|let go',
    String.raw`^${DATE_IN_FRONT}(${NAME}) (?:has |had )?(?:offloaded|divested(?: itself of)?|disposed of|parted with|let go of) (${NAME})${WHEN_BEHIND}\.?$`,
    ([, front = '', who = '', what = '', when = '']) =>
      isPersonOrPlace(what) || isPersonOrPlace(who)
        ? []
        : [
            `${capital(who)} no longer owns ${what}${sinceThen(front, when)}.`,
            `${front}${who} sold ${what}${when}.`,
          ],
  ),
  // 'Tarn Bank paid Orr Ltd $50 million for Loom in May 2022': of firms
  ruleHolding(
    ' paid ',
    String.raw`^${DATE_IN_FRONT}${WHO} (?:has |had )?paid (${NAME}) (${SUM}) for (${NAME})${WHEN_BEHIND}\.?$`,
    ([, front = '', who = '', from = '', sum = '', what = '', when = '']) =>
      isPersonOrPlace(what) || !(isFirm(who) || isFirm(from) || isFirm(what))
        ? []
        : [`${front}${who} bought ${what} from ${from} for ${sum}${when}.`],
  ),
  // 'Orr Ltd holds all shares in Loom'
  rule(
    String.raw`^${WHO} (?:now )?(?:holds?|owns?|controls?|has) (?:all(?: of)?(?: the)?|100 ?(?:%|per ?cent) of the|the entire|the whole of the) (?:shares?|stock|share capital|equity|capital) (?:in|of) (${NAME})${WHEN_BEHIND}\.?$`,
    ([, who = '', what = '', when = '']) => [`${who} owns ${what}${when}.`],
  ),
  // 'Loom has a new owner, Orr Ltd', 'has found a new owner in Orr Ltd'
  rule(
    String.raw`^((?:[Tt]he )?(?:[\p{Ll}-]+ )?${NAME}) (?:has|has got|got|has found|found|gets) a new (owner|mayor|home port|capital)(?:,|:| in)(?: called| named)? (${NAME})${WHEN_BEHIND}\.?$`,
    ([, what = '', noun = '', who = '', when = '']) => [
      `The new ${noun} of ${what.replace(/^The /, 'the ')} is ${who}${sinceThen('', when)}.`,
    ],
  ),
  // 'Loom is now part of Orr Ltd', 'has been part of the Orr Group since 2018'
  rule(
    String.raw`^(${NAME}) (is|has been) (?:now )?(?:a )?part of (?!.{0,40}(?:University|Museum|District|County|Region|Party)\b)(${NAME})${WHEN_BEHIND}\.?$`,
    ([, what = '', be = '', from = '', when = '']) =>
      isFirm(from) && !ALLIANCE.test(from) && !isPersonOrPlace(what) && typeOfName(what).type !== 'product'
        ? [`${capital(what)} ${be} a subsidiary of ${from}${when}.`]
        : [],
  ),
  // 'Loom broke away from Orr Ltd in 2022', 'became independent of Orr Ltd', 'split from Orr Ltd and is now independent'
  ruleHolding(
    'independen|broke|broken|split|separat|parted|demerged|group',
    String.raw`^${DATE_IN_FRONT}(${NAME}) (?:has |had |was |has been )?(?:(?:became|become|made itself|gone|went) independent (?:of|from)|(?:gained|won|achieved|regained) (?:its )?independence from|(?:broken?|split|parted|separated|demerged|cut loose) (?:away |off |up )?from|left(?= (?:the )?[^,;]{2,40} [Gg]roup\b)) (${NAME})(?: [Gg]roup)?${WHEN_BEHIND}(?:,? and (?:is|has been|became|now operates as|now stands) (?:now )?(?:an? )?(?:independent|separate|stand-alone|on its own)(?: (?:company|firm|business))?(?: (?:again|since|now))?)?\.?$`,
    ([, front = '', what = '', from = '', when = '']) =>
      isPersonOrPlace(what) || isPersonOrPlace(from) || ALLIANCE.test(from) || !(isFirm(what) || isFirm(from))
        ? []
        : [
            `The firm ${what} is no longer a subsidiary of ${from}${sinceThen(front, when)}.`,
            `${front}${what} was spun off from ${from}${when}.`,
          ],
  ),
];
