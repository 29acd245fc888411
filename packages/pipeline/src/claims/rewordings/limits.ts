import { capital, NAME, type Rule, ruleHolding } from './sentence-rule.ts';
import { isTool, SYSTEM, WHEN } from './tool-words.ts';

const NOUN =
  '(?:timeout|time-out|limit|quota|cap|threshold|interval|lifetime|TTL|delay|window|port|batch size|pool size|page size|retry count|retention(?: period| time)?|concurrency|log level|expiry time|expiration time|grace period|cooldown)';
const WORD = '(?!(?:was|were|is|are|has|have|had|to|of|for|now)\\b)[\\p{L}\\p{N}-]+';
/** What is set to a value: 'the session timeout', 'the rate limit of Orion', "Orion's upload limit". */
const SETTING = `(?:(?:[Tt]he|[Oo]ur|[Ii]ts|${NAME}['’]s?) (?:${WORD} ){0,3}?${NOUN}(?: (?:of|for|in|on) (?:the )?(?:${WORD} ){0,3}${WORD})?)`;
const VALUE = String.raw`([$€£]?\d(?:[\d.,]*\d)?(?: ?%| ?\p{L}+(?: (?:per|a|an) \p{Ll}+)?)?)`;
const PEOPLE = String.raw`(?:[Ww]e|[Tt]hey|I|[Tt]he (?:[\p{Ll}-]+ )?(?:team|squad|developers|engineers|admins|admin)|${NAME})`;
const SETS =
  '(?:set|sets|put|changed|raised|increased|lifted|bumped(?: up)?|upped|lowered|reduced|cut|decreased|dropped|adjusted|doubled|tripled|halved|extended|shortened|configured|fixed|limited|capped|reset|updated)';
const RATE = String.raw`(\d(?:[\d.,]*\d)? (?:requests|calls|queries|messages|events|e-?mails|uploads|downloads|jobs|connections) (?:per|a|an|each|every) (?:second|minute|hour|day|month))`;
const OLD = String.raw`(?:,? (?:instead of|rather than|up from|down from|not|and no longer) (?:only )?\d(?:[\d.,]*\d)?(?: \p{Ll}+(?: (?:per|a|an) \p{Ll}+)?)?)?`;

/** 'The timeout is 60 seconds', from the day on that is told. */
function is(what: string, value: string, when = ''): string {
  const from = when
    .replace(/^ (?:in|on|from|as of|since) /, ' since ')
    .replace(/^ (?=last |this |yesterday|today)/, ' since ');
  return from === '' || / week/.test(from)
    ? `${capital(what)} is ${value}.`
    : `${capital(what)} has been ${value}${from}.`;
}

const the = (what: string) => what.replace(/^The /, 'the ');

/** What settings are set to and what is allowed at most, by whatever verb. */
export const limits: readonly Rule[] = [
  // 'We set the session timeout to 30 seconds', 'The team doubled the upload limit to 60 MB'
  ruleHolding(
    ' to | at ',
    String.raw`^${PEOPLE} (?:have |has |had )?(?:now |just |also |recently )?(?:${SETS}|keep|keeps|kept) (${SETTING})(?: from (?:\d[^,;]{0,25}?))? (?:to|at|as) ${VALUE}${WHEN}\.?$`,
    ([said, what = '', value = '', when = '']) => (/ from /.test(said) ? [] : [is(what, value, when)]),
  ),
  // 'The session timeout has been set to 60 seconds', 'was adjusted to 60 seconds in May', 'went up to 60 seconds'
  ruleHolding(
    ' to | at | as ',
    String.raw`^(${SETTING}) (?:(?:was|were|has been|have been|is|are) (?:now )?${SETS}|(?:has |have )?(?:went|gone|rose|risen|grown|grew|climbed|dropped|fell|fallen|moved|jumped)(?: up| down)?) (?:to|at|as) ${VALUE}${OLD}${WHEN}\.?$`,
    ([, what = '', value = '', when = '']) => [is(what, value, when)],
  ),
  // 'The timeout defaults to 30 seconds', 'By default, the timeout is 30 seconds', 'has a default value of 30 seconds'
  ruleHolding(
    'default|value',
    String.raw`^(?:[Bb]y default,? (${SETTING}) is|(${SETTING}) (?:now )?(?:defaults to|is by default|has (?:now )?(?:an? |the )?(?:new |default |current )*value(?: of|:))|[Tt]he (?:new |default |current )*value (?:of|for) (${SETTING}) is(?: now)?) ${VALUE}\.?$`,
    ([, one, other, third, value = '']) => [is(one ?? other ?? third ?? '', value)],
  ),
  // 'Orion allows 100 requests per minute', 'is capped at 500 requests a minute', 'has a rate limit of 100 calls per day'
  ruleHolding(
    ' per | an? | each | every ',
    String.raw`^(?:(Since [^,;]{3,25}?),? )?(${SYSTEM}|[Tt]he (?:[\p{L}-]+ ){1,2}(?:plan|tier|package|account|endpoint|gateway)) (?:now |currently |has |only )?(?:allows?|allowed|accepts?|accepted|permits?|permitted|(?:is |has been )?(?:now |currently )?(?:limited to|capped at|restricted to)|(?:now )?has (?:an? |the )?(?:new )?(?:rate |request |usage )?(?:limit|quota|cap) of) (?:only |up to |at most |a maximum of |no more than )?${RATE}${OLD}((?: since [^,;.]{3,25})?)\.?$`,
    ([, front, what = '', rate = '', when = '']) =>
      isTool(what)
        ? [
            is(
              `the rate limit of ${the(what)}`,
              rate,
              front === undefined ? when : ` ${front.toLowerCase().slice(0, 1)}${front.slice(1)}`,
            ),
          ]
        : [],
  ),
  // 'You can send Orion 100 requests per minute', 'With Orion, clients can make 100 requests per minute'
  ruleHolding(
    ' can | may ',
    String.raw`^(?:(?:You|Clients|Users|Customers) (?:can|may) (?:now )?(?:send|make) (${SYSTEM}) (?:only |up to |at most )?${RATE}|(?:With|On|In) (${SYSTEM}),? (?:you|clients|users|customers) (?:can|may) (?:now )?(?:send|make) (?:only |up to |at most )?${RATE}|(?:You|Clients|Users|Customers) (?:can|may) (?:now )?(?:send|make) (?:only |up to |at most )?${RATE} to (${SYSTEM}))\.?$`,
    ([, one, first, other, second, third, last]) => [
      is(`the rate limit of ${the(one ?? other ?? last ?? '')}`, first ?? second ?? third ?? ''),
    ],
  ),
  // 'The limit of Orion was lifted from 100 to 500 requests per minute'
  ruleHolding(
    ' from ',
    String.raw`^[Tt]he (?:rate |request )?limit (?:of|for|on) (${SYSTEM}) (?:was|has been) (?:now )?(?:lifted|raised|increased|bumped|lowered|reduced|cut|changed|upped) from (\d(?:[\d.,]*\d)?)(?: (?:requests|calls|queries|messages)[\p{Ll} ]{0,20}?)? to ${RATE}${WHEN}\.?$`,
    ([, what = '', before = '', rate = '', when = '']) => [
      `The rate limit of ${the(what)} was raised from ${before}${rate.replace(/^\S+/, '')} to ${rate}${when}.`,
    ],
  ),
];
