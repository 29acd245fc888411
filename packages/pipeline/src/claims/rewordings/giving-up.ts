import { KIN } from '../../language/words/kin.ts';
import { lookUpVerb, verbStem, Word } from '../../language/words/lexicon.ts';
import { gerund } from '../layout/tasks.ts';
import { thirdPerson } from '../talk/first-person.ts';
import { INSTRUMENT } from './pastimes.ts';
import { NAME, type Rule, rule, ruleHolding } from './sentence-rule.ts';

const WHO = `((?!I['’])${NAME}|[Hh]e|[Ss]he|[Tt]hey|[Ww]e|I(?=['’ ])|[Mm]y (?:${KIN})(?: ${NAME})?)`;
const WHEN = `((?:,? (?:in|on|over|last|this|since|two|three|a|some|when|because|after|as of|at) [^,;.]{2,40}?| yesterday| recently| completely| entirely| altogether| for good)?)`;
const HELP =
  "(?: have| has| had|[’']ve|[’']s)?(?: (?:just|finally|now|recently|also|since|already|had to|has had to|managed to))?";
const NOW = '(?:now|these days|nowadays|today|at the moment)';

const DRINK =
  '(?:(?:black |green |herbal |decaf |oat |soy |almond |orange |apple |red |white |hot |fizzy |mint |sparkling |still )?(?:coffee|tea|caffeine|alcohol|beer|wine|soda|cola|coke|milk|water|juice|decaf|cocoa|lemonade|spirits|whisky|whiskey|gin|vodka|rum|cider|energy drinks|espresso|matcha|booze|chocolate|rooibos|chai|kombucha|camomile tea|chamomile tea|peppermint tea))';
const FOOD =
  '(?:(?:red |fast |junk |white |dairy )?(?:meat|fish|dairy|gluten|sugar|bread|cheese|sweets|eggs|wheat|food|pork|beef|chicken|seafood|crisps|snacks|pasta|carbs|salt|butter|cake|cakes|biscuits|milk products))';
const SMOKE = '(?:(?:the )?(?:cigarettes|cigars|tobacco|nicotine|fags))';
const GAME =
  '(?:golf|tennis|table tennis|chess|squash|badminton|football|soccer|bridge|rugby|hockey|padel|basketball|volleyball|handball|cricket|baseball|poker|darts|snooker|video games|computer games|water polo|netball|backgammon|lacrosse)';
const DOING = `(?:(?:running|jogging|swimming|cycling|climbing|hiking|skiing|surfing|rowing|dancing|boxing|fencing|sailing|painting|drawing|knitting|sewing|singing|baking|fishing|hunting|gardening|smoking|vaping|drinking|gambling)(?: alcohol| cigarettes)?)`;
const THING = `(?:${DRINK}|${FOOD}|${SMOKE}|${GAME}|(?:the |my |his |her )?${INSTRUMENT}|${DOING})`;
const doings: readonly (readonly [RegExp, string, (thing: string) => string])[] = [
  [new RegExp(`^${FOOD}$`, 'u'), 'eating', (thing) => ` ${thing}`],
  [new RegExp(`^${DRINK}$`, 'u'), 'drinking', (thing) => ` ${thing}`],
  [new RegExp(`^${SMOKE}$`, 'u'), 'smoking', () => ''],
  [new RegExp(`^${GAME}$`, 'u'), 'playing', (thing) => ` ${thing}`],
  [
    new RegExp(`^(?:the |my |his |her )?${INSTRUMENT}$`, 'u'),
    'playing',
    (thing) => ` the ${thing.replace(/^(?:the|my|his|her) /, '')}`,
  ],
];

/** What is done with a thing: 'drinking coffee', 'playing the violin', 'climbing'. */
function doingOf(thing: string): string {
  for (const [pattern, verb, object] of doings) if (pattern.test(thing)) return `${verb}${object(thing)}`;
  return thing;
}

const isMany = (who: string) => /^(?:I|we|they)$/i.test(who);

/** 'drinks' of 'drinking' */
function verbOf(who: string, doing: string): string {
  const [gerund = '', ...rest] = doing.split(' ');
  const base = verbStem(gerund) ?? gerund;
  return [isMany(who) ? base : thirdPerson(base), ...rest].join(' ');
}

/** Why something was given up is no part of it. */
const stops = (who: string, thing: string, when = '') =>
  `${who} stopped ${doingOf(thing)}${/^,? because/.test(when) ? '' : when}.`;
const starts = (who: string, thing: string, when = '') => `${who} started ${doingOf(thing)}${when}.`;

/** 'since May' -> 'in May' */
const fromWhen = (when: string) =>
  /^(?:last|this|yesterday|the) /.test(when) || when === 'yesterday'
    ? ` ${when}`
    : ` ${/^\d{1,2} /.test(when) ? 'on' : 'in'} ${when}`;

const USED = '(drinks?|eats?|drives?|uses?|rides?|wears?|plays?|takes?|reads?|watch(?:es)?|prefers?|smokes?)';

/** What people no longer drink, eat, play and smoke, and what they have in its place. */
export const givingUp: readonly Rule[] = [
  // 'has given up cigarettes', 'went off coffee', 'gave up beer for tea'
  ruleHolding(
    'gave|giv|quit|stopp|went|gone|cut|sw[oe]r|pack|done|finish|lost|kick|turn|dropp|renounc',
    `^${WHO}${HELP} (?:gave up|given up|give up|quit|stopped with|stop with|went off|gone off|cut out|cut down to no|swore off|sworn off|packed in|pack in|turned (?:his|her|my|their) back on|renounced|lost (?:interest in|(?:his|her|my|the) taste for)|(?:kicked|dropped) the habit of|dropped(?= (?:${GAME}|${SMOKE}|${DOING})\\b)) (${THING})(?: lessons)?(?:(?: for|,? in favou?r of) (${THING}))?${WHEN}(?:, (?:no|not|too|because|as|since|but|sadly|it)\\b[^;]{0,60}?)?\\.?$`,
    ([, who = '', thing = '', other, when = '']) => [
      stops(who, thing, when),
      ...(other === undefined ? [] : [starts(who, other, when)]),
    ],
  ),
  rule(
    `^${WHO}${HELP} (?:stopped|quit|given up|gave up) (?:drinking|eating|playing|smoking) (?:the )?(${THING}) (?:for|in favou?r of) (${THING})${WHEN}\\.?$`,
    ([, who = '', thing = '', other = '', when = '']) => [stops(who, thing, when), starts(who, other, when)],
  ),
  // 'can't stand beer any more'
  rule(
    `^${WHO} (?:can(?:not|['’]t)|can not) (?:stand|bear|abide|stomach) ([^,;]{2,40}?) any ?(?:more|longer)\\.?$`,
    ([, who = '', what = '']) => [`${who} no longer ${isMany(who) ? 'like' : 'likes'} ${what}.`],
  ),
  // 'used to smoke but quit in 2020', 'used to play chess, but gave it up'
  ruleHolding(
    'used to',
    `^${WHO} used to (?!live\\b|work\\b|be\\b|have\\b)(\\p{Ll}+)((?: [^,;]{2,40}?)?),? (?:but|and|until) (?:(?:I|s?he|they|we)(?:['’](?:ve|s)| has| have)? )?(?:then )?(?:quit|stopped|(?:gave|given) (?:it|that|them) up|gave up)${WHEN}\\.?$`,
    ([, who = '', verb = '', rest = '', when = '']) =>
      (lookUpVerb(verb) & Word.verbBase) === 0 ? [] : [`${who} stopped ${gerund(verb)}${rest}${when}.`],
  ),
  // 'is off coffee', 'is done with football'
  rule(
    `^${WHO}(?: is| am| are|['’]s|['’]m|['’]re) (?:now )?(?:off|done with|finished with|through with|over) (${THING})(?: (?:${NOW}|for good))?((?: since [^,;.]{2,30}?)?)\\.?$`,
    ([, who = '', thing = '', since = '']) => [
      stops(who, thing, since === '' ? '' : fromWhen(since.replace(/^ since /, ''))),
    ],
  ),
  // 'Since my operation I can't swim any more', 'can no longer run'
  ruleHolding(
    "can['’]t|cannot|can not|can no longer|able to",
    `^(?:(?:Since|After|Because of|With) (?:my|his|her|their|the|an?) [^,;]{2,60}?(?:, | (?=(?:I|s?he|we|they) )))?${WHO} (?:(?:can(?:not|['’]t)|can not) (?:really )?(\\p{Ll}+)((?: [^,;]{2,40}?)?) any ?(?:more|longer)|(?:can no longer|(?:is|am|are) (?:no longer|not) able to) (\\p{Ll}+)((?: [^,;]{2,40}?)?)(?: any ?(?:more|longer))?)\\.?$`,
    ([, who = '', one, first, other, second]) => {
      const verb = one ?? other ?? '';
      return /^(?:stand|bear|wait|afford|see|hear|remember|find|take|believe|help|be|do|go|say|tell|get|have|come|stay|imagine|recall)$/.test(
        verb,
      ) || verbStem(thirdPerson(verb)) === null
        ? []
        : [`${who} no longer ${isMany(who) ? verb : thirdPerson(verb)}${first ?? second ?? ''}.`];
    },
  ),
  // 'is on decaf now'
  rule(
    `^${WHO}(?: is| am| are|['’]s|['’]m|['’]re) (now |only )?on (${DRINK})((?: ${NOW}| instead)?)\\.?$`,
    ([, who = '', front = '', drink = '', behind = '']) =>
      front + behind === '' ? [] : [`${who} now ${isMany(who) ? 'drink' : 'drinks'} ${drink}.`],
  ),
  // 'is back on espresso since April', 'is on coffee again', 'has gone back to tea'
  ruleHolding(
    'back|again',
    `^${WHO}(?: is| am| are|['’]s|['’]m|['’]re)(?: now)? (back )?(?:on|to)(?: to)?(?: (?:drinking|eating|playing|the))? (${THING})((?: again)?)(?: ${NOW})?((?: since [^,;.]{2,30}?)?)\\.?$`,
    ([, who = '', back, thing = '', again = '', since = '']) =>
      back === undefined && again === ''
        ? []
        : [starts(who, thing, since === '' ? '' : fromWhen(since.replace(/^ since /, '')))],
  ),
  ruleHolding(
    'back',
    `^${WHO}${HELP} (?:gone|went|switched|moved|changed|come|came) back to (?:(?:drinking|eating|playing|having) )?(${THING})(?: again)?(?: ${NOW})?${WHEN}\\.?$`,
    ([, who = '', thing = '', when = '']) => [starts(who, thing, when.replace(/^ since /, ' in '))],
  ),
  // 'has given up on being vegan'
  ruleHolding(
    'veg|pesc',
    `^${WHO}${HELP} (?:gave up|given up|quit|stopped)(?: on)? (?:being )?(?:an? )?(vegan|vegetarian|pescatarian|veganism|vegetarianism)${WHEN}\\.?$`,
    ([, who = '', what = '']) => [
      `${who} ${who === 'I' ? 'am' : isMany(who) ? 'are' : 'is'} no longer a ${what.replace(/ism$/, '')}.`,
    ],
  ),
  // 'dropped his smoking habit', 'smoked his last cigarette in May'
  rule(
    `^${WHO}${HELP} (?:dropped|kicked|gave up|given up|broken|broke|quit) (?:his|her|my|their|the) (smoking|drinking|gambling|vaping) habit${WHEN}\\.?$`,
    ([, who = '', doing = '', when = '']) => [stops(who, doing, when)],
  ),
  rule(
    `^${WHO}${HELP} (?:smoked|had) (?:his|her|my|their) (?:very )?last (cigarette|drink|cigar|beer)${WHEN}\\.?$`,
    ([, who = '', last = '', when = '']) => [
      stops(who, /^cig/.test(last) ? 'smoking' : last === 'beer' ? 'beer' : 'alcohol', when),
    ],
  ),
  // 'has not touched a cigarette since May 2023', 'hasn't played chess since 2022'
  ruleHolding(
    'since',
    `^${WHO}(?: has| have|['’]ve|['’]s)?(?: not| never|n['’]t) (smoked|vaped|gambled|(?:touched|had|smoked) (?:a|another|one|any) (?:single )?(?:cigarette|cigar)s?|(?:drunk|drank|touched|had)(?: any)? (${DRINK})|(?:eaten|touched|had)(?: any)? (${FOOD})|played (?:any )?(${GAME}|the ${INSTRUMENT})|touched (the ${INSTRUMENT})) since ((?:last |the |this )?[\\p{L}\\d][^,;]{1,30}?)\\.?$`,
    ([, who = '', did = '', drink, food, played, touched, when = '']) => {
      const single: Readonly<Record<string, string>> = {
        smoked: 'smoking',
        vaped: 'vaping',
        gambled: 'gambling',
      };
      const thing = drink ?? food ?? played ?? touched ?? single[did] ?? 'smoking';
      return /\b(?:s?he|I|they|we)\b/.test(when) ? [] : [stops(who, thing, fromWhen(when))];
    },
  ),
  // 'is an ex-smoker', 'is no longer a smoker', 'has been smoke-free since May'
  ruleHolding(
    'smok',
    `^${WHO}(?: is| am| was| became| has become| has been| have been|['’]s|['’]m) ((?:now |currently )?an? |no longer an? |not an? )((?:heavy |chain |light |regular |occasional |passionate |lifelong |keen )?)((?:former |reformed |ex-|non-?)?)smoker(?: now| any ?more| any longer)?((?: since [^,;.]{2,30}?)?)\\.?$`,
    ([said = '', who = '', article = '', , kind = '', since = '']) => {
      const smokes = isMany(who) ? 'smoke' : 'smokes';
      if (/^(?:no longer|not)/.test(article) || /^(?:former|reformed|ex)/.test(kind))
        return [`${who} no longer ${smokes}.`];
      if (kind !== '' && /(?: now|any ?more)\.?$|^now|\bbecame|\bbecome/.test(said))
        return [`${who} no longer ${smokes}.`];
      if (kind !== '') return [`${who} ${isMany(who) ? 'do' : 'does'} not smoke.`];
      return / was /.test(said) ? [`${who} used to smoke.`] : [`${who} ${smokes}${since}.`];
    },
  ),
  rule(
    `^${WHO}(?: is| am| has been| have been|['’]s|['’]m) (?:now )?(?:smoke|tobacco|nicotine|cigarette)-free(?: now)?(?: since ([^,;.]{2,30}?))?\\.?$`,
    ([, who = '', when]) => [stops(who, 'smoking', when === undefined ? '' : fromWhen(when))],
  ),
  // 'is a tea drinker now', 'is a meat eater'
  rule(
    `^${WHO}(?: is| am|['’]s|['’]m) (no longer an? |not an? |(?:now )?an? )((?:big |keen |passionate |great |heavy |regular |avid )?)(${DRINK}|${FOOD}) (?:drinker|eater)(?: now| any ?more)?\\.?$`,
    ([, who = '', article = '', , thing = '']) => [
      `${who} ${/^n(?:o longer|ot)/.test(article) ? 'no longer ' : ''}${verbOf(who, doingOf(thing))}.`,
    ],
  ),
  // 'switched from coffee to tea', 'has gone over to tea', 'has taken to tea'
  ruleHolding(
    'to',
    `^${WHO}${HELP} (?:switched|moved|changed|gone over|went over|converted|turned|come round|came round)(?: over)?(?: from (${THING}))? to (${THING})(?: now)?${WHEN}\\.?$`,
    ([, who = '', before, now = '', when = '']) => [
      ...(before === undefined ? [] : [stops(who, before, when)]),
      starts(who, now, when),
    ],
  ),
  ruleHolding(
    'tak|took',
    `^${WHO}${HELP} (?:took|taken) to (${THING})(?: now)?${WHEN}\\.?$`,
    ([, who = '', now = '', when = '']) => [starts(who, now, when)],
  ),
  // 'swapped coffee for tea', 'has replaced beer with juice'
  ruleHolding(
    'swapp|replac|trad|exchang|ditch|substitut',
    `^${WHO}${HELP} (?:swapped|replaced|traded(?: in)?|exchanged|ditched|substituted) (?:(?:his|her|my|their|the) )?(?:(?:morning|daily|usual|evening|afternoon) )?(${THING}) (?:for|with|by|in favou?r of) (?:(?:an?|some|his|her|my) )?(${THING})(?: now)?${WHEN}\\.?$`,
    ([, who = '', before = '', now = '', when = '']) => [stops(who, before, when), starts(who, now, when)],
  ),
  // 'drinks tea instead of coffee now', 'now drives a Kia rather than a Golf'
  ruleHolding(
    'instead of|rather than|in place of|not |no longer|any ?more',
    `^(?:(?:Now|These days|Nowadays|Today),? )?${WHO} (now )?${USED} ([^,;]{1,40}?)(?:,? (?:instead of|rather than|in place of|and not|not)) ([^,;]{1,40}?)( ${NOW})?\\.?$`,
    ([said = '', who = '', front, verb = '', now = '', before = '', behind]) =>
      ((front ?? behind) === undefined && !/^(?:now|these|nowadays|today)\b/i.test(said)) ||
      /@|\d{3}/.test(said)
        ? []
        : [`${who} no longer ${verb} ${before}.`, `${who} now ${verb} ${now}.`],
  ),
  // 'no longer drives a Golf but a Kia'
  ruleHolding(
    'no longer',
    `^${WHO} no longer ${USED} ([^,;]{1,40}?),? but (?:now )?((?:only )?(?!(?:s?he|they|I|we|it|his|her|still|is|has|does)\\b)(?:an? |the |some )?[\\p{L}\\d][^,;]{1,30}?)(?: ${NOW}| instead)?\\.?$`,
    ([, who = '', verb = '', before = '', now = '']) =>
      /^(?:an? |the )?[\p{L}\d-]+(?: [\p{Lu}\d][\p{L}\d]*){0,2}$/u.test(now)
        ? [`${who} no longer ${verb} ${before}.`, `${who} now ${verb} ${now}.`]
        : [],
  ),
  // 'prefers tea to coffee now', 'likes tea better than coffee now'
  ruleHolding(
    'prefer|better|more than|over',
    `^(?:(These days|Nowadays|Now),? )?${WHO} (now )?(?:prefers? ([^,;]{1,40}?) (?:to|over|rather than|instead of)|likes? ([^,;]{1,40}?) (?:better|more) than) (?!be |have |do )([^,;]{1,40}?)(?:,? (${NOW}))?\\.?$`,
    ([said = '', front, who = '', middle, one, other, before = '', behind]) => {
      const now = one ?? other ?? '';
      const prefers = isMany(who) ? 'prefer' : 'prefers';
      if ((front ?? middle ?? behind) === undefined)
        return / than /.test(said) && other !== undefined ? [`${who} ${prefers} ${now} to ${before}.`] : [];
      return [`${who} no longer ${prefers} ${before}.`, `${who} now ${prefers} ${now}.`];
    },
  ),
  // 'has developed a preference for tea over coffee'
  ruleHolding(
    'preference',
    `^${WHO}${HELP} (?:developed|formed|found|got|acquired|come to have|has|have) a (?:(?:clear|strong|new) )?preference for ([^,;]{1,40}?)(?: (?:over|to) ([^,;]{1,40}?))?\\.?$`,
    ([said = '', who = '', now = '', before]) => {
      const prefers = isMany(who) ? 'prefer' : 'prefers';
      return before !== undefined && !/ ha(?:s|ve) a /.test(said)
        ? [`${who} no longer ${prefers} ${before}.`, `${who} now ${prefers} ${now}.`]
        : [`${who} ${prefers} ${now}.`];
    },
  ),
  // 'walks to work now instead of taking the bus', 'has started cooking rather than ordering pizza'
  ruleHolding(
    'instead of|rather than',
    `^${WHO} ((?:now )?)((?:(?:has |have |['’]ve |['’]s )?(?:just |recently )?started )?\\p{Ll}+(?: [^,;]{1,50}?)?)((?: ${NOW})?),? (?:instead of|rather than) (\\p{Ll}+ing)((?: [^,;]{2,40}?)?)((?: ${NOW}| any ?more)?)\\.?$`,
    ([, who = '', front = '', does = '', middle = '', doing = '', rest = '', behind = '']) => {
      const base = verbStem(doing);
      const isNew = front + middle + behind !== '' || /\bstarted /.test(does);
      return base === null || !isNew || /\b(?:not|never|no longer)\b|n['’]t\b/.test(does)
        ? []
        : [`${who} no longer ${verbOf(who, `${doing}${rest}`)}.`, `${who} ${front}${does}${middle}.`];
    },
  ),
  // 'stopped drinking coffee and drinks tea now', 'can't stand beer any more and drinks tea'
  ruleHolding(
    ' and ',
    `^${WHO}((?:${HELP} (?:stopped|quit|gave up|given up|went off|gone off|cut out|swore off|sold|got rid of|dropped)| no longer| can['’]t stand| does(?: not|n['’]t)| do(?: not|n['’]t)) [^,;]{2,60}?),? and (?:(?:s?he|they|I|we) )?((?:now |only |mostly )?(?:drinks?|eats?|prefers?|likes?|uses?|drives?|plays?|rides?|took to|bought|got|is|am|leases?) [^;]{2,60})$`,
    ([, who = '', gone = '', now = '']) =>
      /\b(?:if|when|that|who|because)\b/.test(gone) ||
      (/ (?:does|do|no longer)/.test(gone) && !/any ?more|no longer/.test(gone))
        ? []
        : [`${who}${gone}.`, `${who} ${now}`],
  ),
];
