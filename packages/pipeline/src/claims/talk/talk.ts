import { pastOf } from '../../language/words/inflections.ts';
import { KIN } from '../../language/words/kin.ts';
import { lookUp, lookUpVerb, verbStem, Word } from '../../language/words/lexicon.ts';
import { isOccupationNoun } from '../../relations/names/name-types.ts';
import { asMeant } from '../certainty/second-thoughts.ts';
import { isSentence } from '../layout/whole-sentences.ts';
import { isRole } from '../reference/entity-kinds.ts';

import { capital } from '../rewordings/sentence-rule.ts';
import { bookings } from './bookings.ts';
import { withPartner } from './couples.ts';
import { type KinNames, namedKin, namingKin, withSons } from './kin.ts';
import { lowered, withLetterCase } from './letter-case.ts';
import { orderWithReason } from './orders-for-good.ts';
import { spokenJobs } from './spoken-jobs.ts';
import { across, rescheduled, SUBJECT, wordings } from './spoken-words.ts';
import { tidings } from './tidings.ts';
import { wishes } from './wishes.ts';

/** What opens a spoken sentence and says nothing. */
const openers = new RegExp(
  `^(?:(?:(?:oh|ah|ugh|yay|hey|hi|well|so|ok|okay|fine|all right|alright|yes|yeah|yep|no|nope|nah|hmm|um|wow|lol|haha|right|anyway|anyways|and|but|also|sorry|thanks|guys|folks|everyone|` +
    `(?:big|good|great|bad|sad|exciting|happy|more|other) news(?: everyone| all| time)?|(?:quick|small|little|life|status|job|another)? ?update|news|(?:quick |short |brief )?intro(?:duction)?|guess what|fun fact|heads[ -]?up|` +
    String.raw`I was wrong|I was mistaken|I(?:['’]ve| have)? changed my mind(?: (?:again|about (?:it|that)))?|my mistake|my bad|quick note|note to self|reminder|true story|confession|plot twist|long story short|to be clear|you know what|speaking of which|finally)\s*(?:[,:!.…–—]+|\s-)\s+)|` +
    String.raw`(?:btw|by the way|fyi|tbh|to be honest|honestly|frankly|sadly|unfortunately|luckily|thankfully|fortunately|actually|basically|apparently not|just so you know|for the record|as (?:I(?:['’]ve| have)?|we)(?: already| just)? (?:said|mentioned|told you|wrote|explained)(?: already| before| earlier| last (?:time|week))?|as you know|turns out|it turns out|I guess|I mean|you know|so|and|but|also|anyway|well|oh|lol|haha|yeah|ok|okay|guys|folks),? (?:that )?(?=\S+ \S+))+`,
  'iu',
);

const closers =
  /(?:\s*[,;–—-]?\s*(?:\b(?:lol|haha(?:ha)?|btw|by the way|fyi|tbh|imo|though|tho|you know|you see|to be honest|unfortunately|sadly|of course|as well|for what it['’]s worth|no contest|hands down|no question|fingers crossed|knock on wood|touch wood|wish me luck|without (?:a )?doubt|nothing (?:fancy|special|serious|major|dramatic|exciting|out of the ordinary|to write home about))\b|[:;]-?[)(DP]+|\p{Extended_Pictographic}\uFE0F?|<3|(?<=\s)xx?))+\s*(?=[.!…]*$)/iu;

const RELATIVE = String.raw`(?:[Mm]y|[Oo]ur) (?:(?:older|younger|little|big|eldest) )?(?:${KIN}|dog|cat|rabbit|parrot|hamster|horse|pony) \p{Lu}\p{L}[\p{L}\p{N}_'’-]*(?: \p{Lu}[\p{L}\p{N}_'’-]+)?`;

/** Sentences that only as a whole tell what they mean. */
const wholes: readonly (readonly [RegExp, (match: RegExpExecArray) => string[]])[] = [
  ...tidings,
  ...wishes,
  // 'My favourite colour used to be green, now it's teal'
  [
    /^([^,;]{2,60}?) used to be ([^,;]{1,60}?)[,;]? (?:but |and )?(?:(?:now|these days) (?:it['’]s|it is|I['’]m|I am)|(?:it['’]s|it is|I['’]m|I am) now) ([^,;]+?)[.!]*$/u,
    ([, what = '', before = '', now = '']) => [
      `${what} used to be ${before}.`,
      `${what} ${what === 'I' ? 'am' : 'is'} ${now}.`,
    ],
  ],
  // 'As a nurse, I work nights', but 'As a student, I lived in Hull'
  [
    /^(?:As|Being) (an? (?:[\p{Ll}-]+ ){0,2}([\p{Ll}-]+)), (I (?:\p{Ll}+ly )?(\p{Ll}+)\b.*)$/u,
    ([whole = '', kind = '', noun = '', rest = '', verb = '']) =>
      (isRole(noun) || isOccupationNoun(noun) || whole.startsWith('Being ')) &&
      (lookUpVerb(verb) & Word.verbBase) !== 0 &&
      (lookUpVerb(verb) & Word.verbPast) === 0
        ? [`I am ${kind}.`, rest]
        : [],
  ],
  // 'I'm a nurse at Miro now, was at Booking before'
  [
    /^(I(?: am|['’]m) .{3,80}?),? (?:and )?(?:I )?was (?:at|with) (\p{Lu}[\p{L}\p{N}&.'’-]*(?: \p{Lu}[\p{L}\p{N}&.'’-]*)?) (?:before(?: that)?|previously)[.!]*$/u,
    ([, now = '', body = '']) => [`${now}.`, `I no longer work at ${body}.`],
  ],
  // 'My allergies: dust and latex'
  [
    /^([Mm]y (?:\p{Ll}+ )?(allergies|hobbies|kids|children|pets|languages|interests|birthday|email|address|number|allergy|job|diet)): ?(.+?)[.!]*$/u,
    ([, whose = '', noun = '', what = '']) => [
      `${whose} ${/s$/.test(noun) && noun !== 'address' ? 'are' : 'is'} ${what}.`,
    ],
  ],
  // 'Tea over coffee any day'
  [
    /^(\p{L}+(?: \p{Ll}+)?) (?:over|rather than) (\p{Ll}+(?: \p{Ll}+)?)(?: (?:any day|every time|for me|always))[.!]*$/u,
    ([, one = '', other = '']) => [`I prefer ${lowered(one)} to ${other}.`],
  ],
  // 'I swapped my morning coffee for matcha'
  [
    /^(?:I|we)(?: have|['’]ve)? (?:just |recently |finally )?(?:swapped|traded|exchanged|replaced) (?:my |our )?(?:(?:morning|daily|usual|evening|afternoon) )?(coffee|tea|beer|wine|milk|soda|cola|juice) (?:for|with) (?:(?:some|a|my) )?(\p{Ll}+(?: \p{Ll}+)?)(.*?)[.!]*$/iu,
    ([, old = '', now = '', rest = '']) => [
      `I stopped drinking ${old}${rest}.`,
      `I started drinking ${now}${rest}.`,
    ],
  ],
  [
    /^(?:(?:they|we|I|he|she) )?(?:have |has |had )?(?:moved|pushed|changed|shifted|postponed|delayed|rescheduled) (the [^,]+?)(?: again| back| once more)?[,;]? (?:(?:and |so )?(?:now )?it(?:['’]s| is) (?:now )?)(?:on )?([^,]+?)(?: now)?[.!]*$/iu,
    ([, what = '', to = '']) => [`${what} was moved to ${to}.`],
  ],
  // 'Leo, born yesterday at noon, 3200 grams'
  [
    /^(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?), born ([^,]+?)(?:, (?:weighing )?(\d[\d.,]* ?(?:grams|g|kg|kilos|pounds|lbs)))?[.!]*$/u,
    ([, who = '', when = '', weight]) => [
      `${who} was born ${when}.`,
      ...(weight === undefined ? [] : [`${who} weighs ${weight}.`]),
    ],
  ],
  // 'My wife Ida and our dog Bo.'
  [
    new RegExp(`^(?:(?:just|only) )?(${RELATIVE}(?:(?:,? and|,) ${RELATIVE})*)[.!]*$`, 'u'),
    ([, who = '']) =>
      who.split(/,? and |, /u).map((one) => `${capital(one.replace(/ (?=\p{Lu})/u, ' is '))}.`),
  ],
];

/** 'I gave up eating meat', but 'I gave up smoking in March' tells when */
const stopped =
  /\b(I|we)(?: have|['’]ve)? (?:just |finally |recently )?(?:stopped|quit|gave up|given up) (?!giving up|quitting|avoiding|staying off|being off)(\p{Ll}+ing)(?=\s\p{L}|[.!]?$)(?![^.]{0,80} (?:(?:in|on|since|over) (?:the )?(?:\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|winter))|ago\b|last (?:week|month|year|spring|summer|autumn|winter)|yesterday))/iu;

/** 'ended up not going' */
const endedUp = /\b(?:ended|wound) up (not )?(\p{Ll}+ing)\b/u;

/** 'I did sign up for it', 'I did in fact buy the car', but 'I did yoga' */
const emphatic =
  /(?<=\b(?:I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|\p{Lu}\p{Ll}+) )did (?:(?:in fact|indeed|actually|eventually|finally|also|end up) )?(?=(\p{Ll}+) (?:up|out|off|in|down|back|the|an?|my|our|his|her|their|it|to|into|with|from|away|\p{Lu}))\1/u;

const count = String.raw`\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty`;

export const called: Readonly<Record<string, string>> = { it: 'It', him: 'He', her: 'She' };

/** One spoken sentence that is several, or another. */
export const turns: readonly (readonly [RegExp, (match: RegExpExecArray) => string[]])[] = [
  // 'I named it Ruby', 'We named our boat Tern' – who called their brother rang him up
  [
    /^(?:I|[Ww]e)(?:['’]ve| have)? (?:named (it|him|her|(?:my|our|the) (?:\p{Ll}+ ){0,2}\p{Ll}+)|called (it|him|her)) (\p{Lu}[\p{L}\p{N}'’-]+)[.!]*$/u,
    ([, thing, pronoun, name = '']) => {
      const what = thing ?? pronoun ?? '';
      return [`${called[what] ?? what} is called ${name}.`];
    },
  ],
  // 'I started on 2 May and work from the Lisbon office': what was and what is
  [
    /^(I|We) ((?:just |recently |finally )?(?!(?:helped|wanted|decided|used|tried|hoped|agreed|planned|needed)\b)(?:\p{Ll}+ed|began|left|came|went|took|got|bought) [^,;]*?),? and (?:now |currently )?((?:work|live|lead|run|manage|teach|study|own|report|share|rent|drive) (?:in|at|from|for|as|on|to|with|the|an?|my|our|\p{Lu}|two|three).*)$/u,
    ([whole, who = '', first = '', rest = '']) =>
      / to \p{Ll}+(?: \p{Ll}+)?$/u.test(first) ? [whole ?? ''] : [`${who} ${first}.`, `${who} ${rest}`],
  ],
  // 'My dog is three'
  [
    new RegExp(
      `^((?:[Mm]y|[Oo]ur) (?:\\p{Ll}+ )?(?:dog|cat|puppy|kitten|rabbit|parrot|hamster|horse|pony|tortoise))(?: is|['’]s) (?:now |already )?(${count})(?: years old)?(?: now| already)?[.!]*$`,
      'u',
    ),
    ([, who = '', age = '']) => [`${possessive(who)} age is ${age}.`],
  ],
  // 'Our company, Orr Foods, ordered 40 crates'
  [
    /^[Oo]ur (?:company|firm|business|school|club|agency|practice|association|shop), ((?:the )?\p{Lu}[\p{L}&'’-]*(?: (?:of |& )?\p{Lu}[\p{L}&'’-]*)*), (\p{Ll}.+)$/u,
    ([, where = '', rest = '']) => [`I work at ${where}.`, `${capital(where)} ${rest}`],
  ],
  [
    new RegExp(
      String.raw`^(${SUBJECT}) (?:has |have |just |recently |finally |will )*turned (${count})\b(?! into)(?:.*?)(?:,? and (.+))?$`,
      'u',
    ),
    ([, who = '', age = '', rest]) => [
      /^my \p{Ll}+$/iu.test(who) ? `${who} is ${age} years old.` : `${possessive(who)} age is ${age}.`,
      ...(rest === undefined ? [] : [goingOn(who, rest)]),
    ],
  ],
  [
    new RegExp(
      `^(${SUBJECT})(?: is| am|['’]m|['’]s) (${count})(?: years old)?(?:,? and (?!a half)|, (?=(?:(?:currently|now) )?(?:from|living|based|working|married|single|divorced|an?|mother|father|mum|dad)\\b))(.+)$`,
      'u',
    ),
    ([, who = '', age = '', rest = '']) => [`${possessive(who)} age is ${age}.`, goingOn(who, rest)],
  ],
  [
    /^(.+?)(?<!\b(?:appl(?:y|ied|ying)|look(?:ed|ing)?|search(?:ed|ing)?|interview(?:ed|ing)?|hop(?:ed?|ing)|hunt(?:ed|ing)?|qualif(?:y|ied)|consider(?:ed|ing)?|prepar(?:ed?|ing)|train(?:ed|ing)?|ask(?:ed|ing)?|wait(?:ed|ing)?|interview|application|up)),? (?:for|because of|to start|as I(?:['’]ve| have) (?:got|started|taken)) (?:my|a) (?:new )?job (?:at|with) (\p{Lu}[\p{L}\p{N}&'’-]*(?: \p{Lu}[\p{L}\p{N}&'’-]*)*)(?: as (an? [^.,!]+))?[.!]*$/u,
    ([, first = '', where = '', what]) => [
      `${first}.`,
      `I work at ${where}.`,
      ...(what === undefined ? [] : [`I am ${what} at ${where}.`]),
    ],
  ],
  [
    /^(?:I |we )?(?:just |recently |finally |have )?(sold|gave away|got rid of|traded in) ([^,]+?),? (?:and|but) (?:I |we )?(?:now )?(drive|have|own|ride|use|bought|got) (.+)$/iu,
    ([, gone = '', old = '', verb = '', rest = '']) => [`I ${gone} ${old}.`, `I ${verb} ${rest}`],
  ],
];

/** Adverbs that may stand in front of a verb whose subject is left out. */
const feeling =
  /^(?:tired|excited|bored|worried|annoyed|disappointed|interested|scared|terrified|pleased|stressed|confused|exhausted|thrilled|delighted|addicted|used|obsessed)$/;

const adverb =
  /^(?:just|finally|recently|already|still|also|now|currently|never|only|even|always|usually|actually|officially|not)$/i;

/** Past forms that say something of a thing rather than of the speaker, or are commands as well. */
const noSpeaker =
  /^(?:based|located|situated|headquartered|known|led|run|owned|managed|made|founded|written|said|given|cut|put|set|let|hit|hurt|cost|shut|split|spread|cast|bet|burst|quit|rid|shed|read|come|become|agreed|noted|understood|updated|confirmed|fixed|added|removed|changed|released|improved|got|supposed|compared|regarding|left)$/;

const doing =
  /^(?:working|living|studying|staying|learning|training|using|driving|reading|dating|playing|teaching|interning|renting|volunteering|writing|building|saving|hoping|thinking|planning)$/;

const being =
  /^(?:allergic|intolerant|vegetarian|vegan|married|divorced|engaged|pregnant|retired|born|single|unemployed|self-employed|lactose)$/i;

/** 'Training starts on Monday', 'Writing of it': behind what is no deed of the speaker's. */
const notBehindVerb =
  /^(?:is|are|was|were|has|have|of|will|starts|started|begins|began|ends|ended|takes|took|costs|continues|resumes)$/;

/** The sentence with the 'I' that talk leaves out: 'Just moved to Leeds', 'Working at Axon now', 'Allergic to nuts'. */
function withSpeaker(text: string): string {
  const words = text.split(/\s+/, 5);
  let at = 0;
  while (at < words.length && adverb.test(words[at] ?? '')) at++;
  const verb = (words[at] ?? '').toLowerCase().replace(/[^\p{L}'’-]+$/u, '');
  const next = (words[at + 1] ?? '').toLowerCase();
  if (verb === '' || next === '' || at > 2 || notBehindVerb.test(next)) return text;
  if (/^\p{Lu}/u.test(words[at] ?? '') && at > 0) return text;
  const rest = lowered(text);
  if (being.test(verb)) return `I ${verb === 'born' ? 'was' : 'am'} ${rest}`;
  if (doing.test(verb)) return `I am ${rest}`;
  if (/^(?:can['’]t|don['’]t|didn['’]t|won['’]t|haven['’]t|couldn['’]t)$/.test(verb))
    return at === 0 && /^(?:don['’]t|won['’]t)$/.test(verb) ? text : `I ${rest}`;
  if (verb === 'got' || verb === 'left' || verb === 'quit')
    return /^(?:it|to|the point)$/.test(next) ? text : `I ${rest}`;
  // 'Used to live in York', but 'Used to the noise by now'
  if (verb === 'used' && (lookUpVerb(words[at + 2] ?? '') & Word.verbBase) !== 0) return `I ${rest}`;
  if (feeling.test(verb)) return `I am ${rest}`;
  const past =
    (lookUpVerb(verb) & Word.verbPast) !== 0 &&
    !noSpeaker.test(verb) &&
    (verb.endsWith('ed') || (lookUp(verb) & (Word.noun | Word.adjective)) === 0);
  return past && !(at > 0 && /^not$/i.test(words[at - 1] ?? '')) ? `I ${rest}` : text;
}

const address =
  /^(?:@[\p{L}\p{N}_.-]*[\p{L}\p{N}_](?:,? (?:and )?)?)+(?:\s*[,:–—-]+\s+|\s+(?=(?:I|my|mine|we|our|you|your|he|she|it|they|his|her|their|this|that|the|an?|there|here|yes|yeah|yep|no|nope|ok|okay|sure|nice|great|cool|good|congrats|congratulations|thanks|thank|sorry|please|hi|hey|hello|welcome|haha|lol|oh|wow|btw|fyi|just|and|but|so|same|not|for|in|on|at)(?:['’]\p{L}+)?[\s,!.–—-]))/iu;

/** How long the call to somebody in front of a sentence is: '@Ola my brother moved' – not the '@Ola' of '@Ola moved'; 0 without one. */
export function addressLength(text: string): number {
  const front = text.slice(0, 120);
  const [called = '', verb = ''] = /^@[\p{L}\p{N}_.-]*[\p{L}\p{N}_],? (?=(\p{Ll}+)\s)/u.exec(front) ?? [];
  // '@Ola bring the cake'
  const isOrder =
    /^(?:bring|take|send|call|ask|tell|check|give|say|come|look|get|try|make|keep|remind|show)$/.test(verb);
  return isOrder ? called.length : (address.exec(front)?.[0].length ?? 0);
}

/** Who is called by a handle, as a name: '@ana merged it' -> 'Ana merged it'; in lower case outside a talk only where somebody is called so. */
export function withoutHandles(text: string, isTalk: boolean): string {
  if (!text.includes('@')) return text;
  return text
    .replace(
      /^@(?:everyone|everybody|all|here|channel|team)\b[,:!]? (\S)(?=\S* \S+ )/iu,
      (_, first: string) => first.toUpperCase(),
    )
    .replace(
      /(?<![\p{L}\p{N}_./@-])@(\p{L}[\p{L}-]+)(?![\p{L}\p{N}_/@(-]|[.:]\p{L})/gu,
      (whole, name: string) =>
        isTalk || (lookUp(name.toLowerCase()) & Word.firstName) !== 0 ? capital(name) : whole,
    );
}

const fronted =
  /^(?:(?:but )?I(?:['’]ve| have)? (?:(?:already |just )?told you|already (?:said|mentioned)|(?:just )?mentioned)(?: already| before| earlier)?(?: that)? (?=(?:I|my|we)(?:['’](?:m|ve|re))? )(?!(?:I|we) (?:was|were|had|would|could|might|may|wanted|thought)\b)(?!.* but )|(?:please )?(?:note|remember|mind|remind me)(?: that)?[,:]\s+|(?:please |just )?(?:remind me|remember|don['’]t forget|do not forget|keep in mind|bear in mind|note|you should know|I should (?:mention|say)|I forgot to (?:mention|say)|I just realised) that\s+|(?:(?:and |so |but )?(?:(?:just )?for (?:the|my|our|your)|an?|another|one (?:more)?|some|(?:the )?(?:latest|good|bad|big|sad)|change of) )(?!(?:\p{Ll}+ ){0,2}(?:plan|idea|dream|goal|hope|wish|rumou?r|guess|option|condition|theory|question)s?:)(?:\p{Ll}+ ){0,2}?\p{Ll}+:\s+|change of plans?:\s+)(?=\p{L})/iu;

/** 'New job alert: I'm joining Orr', 'For dinner: I'm a vegetarian' – not 'Write: I am late' or 'He asked me: …' */
const headed =
  /^(?!(?:write|translate|say|reply|answer|text|tell|ask|quote|correct|fix|check|send)\b)(?![^:]{0,40}\b(?:says?|said|told|asks?|asked|wrote|writes|replied|thinks?|thought|heard|reads|quote|plan|idea|dream|hope|wish|rumou?r|guess|option|question|if)\b)(?:\p{L}+ ){1,4}?\p{L}+: (?=(?:I|I['’](?:m|ve|ll)|[Mm]y|[Ww]e|[Ww]e['’](?:re|ve)) )/iu;

/** A sentence without what only opens it: 'By the way, I'm Ana' and 'For your list: I'm Ana' -> 'I'm Ana'. */
export function withoutOpeners(sentence: string): string {
  const said = sentence.replace(openers, '');
  const rest = said.replace(fronted, '').replace(headed, '');
  return rest.length < said.length && isSentence(capital(rest)) ? rest : said;
}

/** 'Cork, got it.', 'Tuesday then, noted!': what was heard, and that it was. */
const heard =
  /^([^,.!?;:]{1,40})(?:,| [–—-]) (?:got it|got that|noted|understood|thanks|thank you|thx|ok(?:ay)?|cool|nice|great|lovely|perfect|sounds good|will do|roger that|copy that|right)[.!]*$/iu;

/** Whether a text only says back what was heard. */
export function saysBack(text: string): boolean {
  const echo = heard.exec(text)?.[1];
  return echo !== undefined && !isSentence(capital(echo));
}

/** 'Please fix this letter: “Dear Ida, I has moved …”': what is handed over to be worked on is nobody's word. */
const handedOver =
  /^(?:[^"“]{0,80}?\b)?(?:fix|correct|proofread|translate|improve|rewrite|reword|rephrase|check|edit|polish|shorten|summari[sz]e|review|format|finish|continue|explain)\b[^"“:]{0,160}:\s*["“]/iu;

/**
 * What somebody says in a talk, as it would be written: without the words that only open or close, with the 'I' that was left out, and with
 * turns of speech put plainly ('can't stand' -> 'hate'). The sentence alone where there is nothing to put.
 */
export function plainTalk(typed: string, kin: KinNames): string[] {
  const sentence = withLetterCase(typed);
  const reasoned = sentence.length > 300 ? null : orderWithReason(sentence);
  if (reasoned !== null)
    return [...reasoned.orders, ...reasoned.reasons.flatMap((reason) => plainTalk(reason, kin))];
  if (sentence.length > 400 || /\?["”')]*\s*$/.test(sentence)) return [sentence];
  const called = withoutHandles(withoutOpeners(sentence), true);
  const meant = withSons(asMeant(called));
  const plain = meant.replace(closers, '').replace(/ (?:btw|by the way)(?=,)/giu, '');
  const named = namingKin(plain.trim(), kin);
  let text = named === plain.trim() ? namedKin(named, kin) : named;
  if (text.split(/\s+/).length < 2) return [sentence];
  if (/["“]/.test(text) && handedOver.test(text)) return [];
  for (const [pattern, make] of wholes) {
    const match = pattern.exec(text);
    const told = match === null ? [] : make(match).map(capital);
    if (told.length > 0) return told;
  }
  for (const [pattern, put] of across)
    text = typeof put === 'string' ? text.replace(pattern, put) : text.replace(pattern, put);
  const said = divide(text);
  return said.flatMap((part, i) => plainPart(withPartner(part, said[i - 1], kin)));
}

const pronoun = `(?:I|he|she|we|they)`;

const joints = new RegExp(
  String.raw`(?:,? (?:and|but|so|plus|while)|,|;| [–—-]) (?:(?!now I(?: am|['’]m) (?:at|with) )(?:now |also |then ))?(?=${pronoun}(?:['’](?:m|s|re|ve|ll|d)\b| (?!mean|meant|guess|think|thought|suppose|hope|believe|said|say)\p{Ll}+)|(?:it|that)['’]s |now I(?: am|['’]m) (?:at|with) )|,? (?:and|but|so) (?=(?:my|his|her|our|their) (?:${KIN}) )|[;,] (?=\p{Lu}[\p{L}'’-]+ and I )|,(?: (?:and|but|so))? (?=please \p{Ll})| (?:and|but|so) (?=please \p{Ll})|, (?:and|but|so) (?=(?:don['’]t|do not) \p{Ll})|(?:,| and) (?=(?:my|his|her|our) \p{Ll}+(?:['’]s \p{Ll}+)? (?:is|are|was|were|has|expires?|ends?|starts?|lives?|works?)\b)|, (?:and|but|so) (?=(?:my|his|her|our|their) \p{Ll}+ (?:\p{Lu}[\p{L}\p{N}_'’-]+ )?\p{Ll}+)`,
  'gu',
);

/** 'My laptop died yesterday, getting a new one on Friday': what the speaker does about it. */
const doingNext =
  /^([^,;]{8,80}), (?=(?:getting|going|moving|leaving|heading|buying|taking|flying|driving|picking|meeting|seeing|visiting|working|having) (?:an?|the|my|our|home|back|to|in|at|on|up|from|\p{Lu})\b)/u;

/** What makes the rest of its sentence somebody's word, a wish or a condition. */
const governs =
  /\b(?:said|says|saying|told|tells|thinks?|thought|believes?|hopes?|hoping|wish|wishes|if|unless|when|while|because|since|although|though|after|before|until|heard|hears|claims?|whether|would|might|could|maybe|perhaps|not only|either|rumou?r|promised?|suppose)\b/i;

/** 'After school', 'Since my operation in May': a time without a sentence of its own. */
const byThen =
  /^(?:(?:After|Before) (?:(?:my|the|high|our) )?\p{Ll}+|(?:Since|After|Before|Because of) (?:my|the|our|an?) (?:\p{Ll}+ ){0,2}\p{Ll}+(?: (?:in|on|at|last) [\p{L}\d ]{2,20}?)?),? (?=I )/u;

/** ', so I'm on tea now': what came of it, which nobody else said. */
const outcome = /^I(?:['’](?:m|ve) | (?!would|could|might|should)\p{Ll}+ )/u;

/** 'My wife Tone' in 'My wife Tone and I have a boat': no sentence yet. */
const subjectAlone = new RegExp(`^${SUBJECT}$`, 'u');

/** 'I'm 44' */
const isAge = /^I['’]m \d{1,3}$/;

/** 'my mum Nell paints', of which the verb may be a noun as well */
const ofNamedKin = new RegExp(String.raw`^(?:my|our) (?:${KIN}) \p{Lu}[\p{L}'’-]+ \p{Ll}+s(?: |[.!]*$)`, 'u');

/** Sentences joined by 'and', 'but' or no more than a comma, each with a subject of its own. */
function divide(text: string, depth = 4, from = 0): string[] {
  const [done, deed = ''] = from > 0 ? [] : (doingNext.exec(text) ?? []);
  if (done !== undefined && /^(?:I|[Mm]y|[Ww]e)\b/.test(deed) && !governs.test(deed) && isSentence(deed))
    return [`${deed}.`, `I am ${text.slice(done.length)}`];
  joints.lastIndex = from;
  const match = depth === 0 ? null : joints.exec(text);
  if (match === null) return [text];
  const first = text.slice(0, match.index);
  const behind = match.index + match[0].length;
  const rest = text.slice(behind);
  if (subjectAlone.test(first)) return divide(text, depth - 1, behind);
  if (
    first.split(/\s+/).length <
      (/^(?:please|don['’]t|do not) /.test(rest) || (match[0] === ', ' && isAge.test(first)) ? 2 : 3) ||
    (rest.split(/\s+/).length < 3 &&
      !/^(?:I(?:['’]m| am) \p{Ll}+|(?:he|she)(?:['’]s| is) (?:\d{1,3}|\p{Ll}+))[.!]*$/u.test(rest)) ||
    // 'As of today, please use Celsius'
    (match[0] === ', ' && rest.startsWith('please ') && !isSentence(capital(first))) ||
    (governs.test(first.replace(byThen, '')) && !(/^,? so $/.test(match[0]) && outcome.test(rest))) ||
    // 'I live in Hull with my wife Bea and my son Tim'
    (/^,? and $/.test(match[0]) &&
      /^(?:my|his|her|our|their) /.test(rest) &&
      !isSentence(capital(rest)) &&
      !ofNamedKin.test(rest))
  )
    return [text];
  return [/[.!?]$/.test(first) ? first : `${first}.`, ...divide(capital(rest), depth - 1)];
}

function plainPart(said: string): string[] {
  let text = capital(
    withSpeaker(
      said.replace(rescheduled, (_, verb: string, when: string) => `It was ${verb.toLowerCase()}${when}`),
    ),
  );
  for (const [pattern, put] of wordings) text = text.replace(pattern, put);
  text = text.replace(endedUp, (whole, not: string | undefined, verb: string) => {
    const base = verbStem(verb.toLowerCase());
    return base === null ? whole : `did ${not ?? ''}${base}`;
  });
  text = text.replace(emphatic, (whole, verb: string) => {
    const bits = lookUpVerb(verb);
    return (bits & Word.verbBase) === 0 || /^(?:work|research|time|not)$/.test(verb) ? whole : pastOf(verb);
  });
  text = text.replace(stopped, (whole, who: string, verb: string) => {
    const base = /^being$/i.test(verb) ? 'am' : verbStem(verb.toLowerCase());
    return base === null ? whole : `${who} no longer ${base}`;
  });
  for (const [pattern, make] of [...tidings, ...bookings, ...wishes, ...turns, ...spokenJobs]) {
    const match = pattern.exec(text);
    const told = match === null ? [] : make(match).map(capital);
    if (told.length > 0) return told;
  }
  return [text];
}

/** What is said behind 'and', with its subject: 'live in Porto', 'I live in Porto'. */
function goingOn(who: string, rest: string): string {
  if (/^(?:from|based|married|single|divorced|an?|mother|father|mum|dad)\b/.test(rest))
    return `${who} ${who === 'I' ? 'am' : 'is'} ${rest}`;
  const doing = /^(?:(?:currently|now) )?(living|working) (?=in |at |for |as |near |with )/.exec(rest);
  if (doing !== null)
    return `${who} ${doing[1] === 'living' ? 'live' : 'work'}${who === 'I' ? '' : 's'} ${rest.slice(doing[0].length)}`;
  // 'Mia is 7 and Leo is 4'
  const hasSubject =
    /^(?:I|he|she|we|they|it|my|his|her|our|their|the)\b|^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?(?:['’]s| \p{Ll})/u;
  return hasSubject.test(rest) ? rest : `${who} ${rest}`;
}

function possessive(who: string): string {
  const own: Readonly<Record<string, string>> = { i: 'my', he: 'his', she: 'her', they: 'their', we: 'our' };
  return capital(own[who.toLowerCase()] ?? `${who}'s`);
}
