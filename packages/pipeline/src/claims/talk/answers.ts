import { KIN } from '../../language/words/kin.ts';
import { verbStem } from '../../language/words/lexicon.ts';
import { gerund } from '../layout/tasks.ts';
import { isSentence } from '../layout/whole-sentences.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { capital, uncapital } from '../rewordings/sentence-rule.ts';
import { isOrdinary, lowered, turned } from './answer-words.ts';
import { type Asked, lastQuestion, readQuestion } from './asked.ts';
import { thirdPerson } from './first-person.ts';
import { takesOn } from './restated.ts';
import { languageAsked } from './standing-instructions.ts';
import { noLongerSo } from './still-asked.ts';

export const yes =
  /^(?:yes|yeah|yep|yup|sure|of course|indeed|(?:that['’]s )?(?:correct|right|true)|exactly|absolutely|definitely|i do|i am|i have)\b[\s,.!–—-]*/i;

export const no =
  /^(?:no|nope|nah|not (?:at all|really|yet|right now|at the moment|at present|currently|now|so far|that I know of|particularly)|none|nothing|nobody|never|i don['’]t|i do not|i['’]m not|i am not)\b[\s,.!–—-]*/i;

/** Whether a turn begins by saying yes or no. */
export const agreesOrDenies = (text: string) =>
  yes.test(text) || no.test(text) || /^(?:not any ?more|no longer)\b/i.test(text);

const finite =
  /\b(?:I|we|he|she|it|they|that|this)(?:['’](?:m|s|re|ve|ll|d)|\s+(?!and\b|or\b|too\b)\p{L}+)|\b(?:is|are|was|were|has|have|had|do|does|did|will|would|can|could)\b/iu;

const livesNear =
  /^(.+ lives?) (?:nearby|close by|near (?:here|you|me|by|I)|here|around here|locally|with (?:I|me|you))\.$/iu;

const goesOnWith = /^(?:to|at|in|for|with|from|since|as) (?:an? |the |my )?[\p{Lu}\d]/u;

/**
 * The sentence, in the first person, that a short answer says in the light of its question: 'Where do you live?' – 'In Porto.' is 'I live in Porto.'
 * Null where the answer is a sentence of its own or the question is not understood.
 */
export function answeredStatement(question: string, answer: string): string | null {
  const reply = answer
    .trim()
    .replace(/[.!…\s]+$/, '')
    // 'Who is on call?' – 'I am, swapping with Aki.'
    .replace(/^(I (?:am|do|will|can)|me),? (?=\p{Ll}{3,}ing\b).{2,60}$/iu, '$1')
    // 'Where are you living now?' – 'Still in Hull.'
    .replace(/^still (?=(?:in|at|on|with|near) )/i, '')
    // 'I'd say chess, and also sailing', 'Head of design, as of last month', '900 euros tops'
    .replace(/^I(?:['’]d| would) say /i, '')
    .replace(/,? and also (?=\p{Ll})/giu, ' and ')
    .replace(/, (?:I )?(?:had|was|used|drove|lived|worked) [^,]{2,40} (?:before|previously)$/i, '')
    .replace(/,? as of (?=(?:last|this) )/i, ' since ')
    .replace(/^(\D{0,3}\d.*?),? (?:tops|max(?:imum)?|at (?:the )?most)$/i, 'at most $1');
  if (reply === '' || reply.length > 120) return null;
  const kin = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(reply)
    ? nameAsked.exec(question.trim())?.[1]
    : undefined;
  if (kin !== undefined) return `My ${kin.toLowerCase()} is ${reply}.`;
  const who = whoAnswered(question, reply) ?? newFirm(question, reply);
  if (who !== null) return who;
  const about =
    toldOfRelative(question, reply) ??
    leftSince(question, reply) ??
    noLongerSo(lastQuestion(question) ?? '', reply) ??
    languageAsked(lastQuestion(question) ?? '', reply);
  if (about !== null) return about;
  const asked = readQuestion(question.trim());
  if (asked === null) return null;
  return soIs(asked, reply) ?? answerTo(asked, withoutEcho(reply));
}

/** 'No, but my daughter is', 'My husband does': somebody else of whom it is so. */
const another = new RegExp(
  `^(?<no>(?:no|nope|nah|not (?:me|I)),? (?:but |only )?)?(?<who>my (?:${KIN})(?: \\p{Lu}[\\p{L}'’-]+)?|\\p{Lu}[\\p{L}'’-]+) (?:is|does|has|can|was|did)(?: (?:it|so|though))?$`,
  'iu',
);

/** 'Are you allergic to nuts?' – 'No, but my daughter is.': both are told; null of any other answer. */
function soIs(asked: Asked, reply: string): string | null {
  const { no: denies, who } = another.exec(reply)?.groups ?? {};
  const [, verb, rest = ''] = /^I (\p{Ll}+)( .+)$/u.exec(asked.yes ?? '') ?? [];
  if (who === undefined || verb === undefined) return null;
  if (/^(?:I|he|she|it|that|this|there|here|yes|no|what|who|everyone|nobody)$/i.test(who)) return null;
  const does =
    { am: 'is', have: 'has', was: 'was', can: 'can' }[verb] ?? (/ed$/.test(verb) ? verb : thirdPerson(verb));
  const told = `${who.replace(/^My /, 'my ')} ${does}${rest}`;
  return denies === undefined || asked.no === null ? capital(told) : `${asked.no.slice(0, -1)}, but ${told}`;
}

/** 'She is, to Emeka', 'He doesn't': yes and no by the words of the question. */
function withoutEcho(reply: string): string {
  // 'Yes, do that.', 'Please don't.'
  if (
    /^(?:(?:yes|yeah|yep|sure|ok|okay|please),? )*(?:do (?:that|so|it)|please do|go ahead)(?:,? (?:please|thanks))?$/iu.test(
      reply,
    )
  )
    return 'yes';
  if (takesOn(reply))
    return reply
      .replace(
        /^(?:(?:ok|okay|sure|yes|yep),? )?(?:will do|on it|no problem|np|no worries|happy to|of course|sure|consider it done)\b[,.! ]*/iu,
        'yes, ',
      )
      .replace(/, $/, '');
  if (/^(?:(?:no|nope|nah),? )?(?:please (?:don['’]t|do not)|(?:I['’]d )?rather not)$/iu.test(reply))
    return 'no';
  return reply.replace(
    /^(?:(?:yes|yeah|yep|no|nope|nah),? )?(?:I|we|he|she|it|they)(?: (?:do|does|did|is|are|am|was|were|has|have|had|can|will)|['’]m|['’]s|['’]re)(n['’]t| not)?(?: indeed)?(?=$|, (?:to|in|at|for|with|from|since|on|by) )/iu,
    (_, not?: string) => (not === undefined ? 'yes' : 'no'),
  );
}

/** What a reply says in the light of what was asked. */
function answerTo(asked: Asked, reply: string): string | null {
  const agrees = yes.exec(reply);
  const denies = agrees === null ? no.exec(reply) : null;
  const rest = reply
    .slice((agrees ?? denies)?.[0].length ?? 0)
    .replace(/^(?:I )?(?:never (?:have|do|did)|haven['’]t|don['’]t|didn['’]t|do|am|did|have)$/i, '')
    .trim();
  // 'What's your favourite colour?' – 'Used to be green, now it's teal.'
  const gone = givenUp(asked.yes, reply);
  if (gone !== null) return gone;
  const over = /^(?:it )?used to be (.+)$/i.exec(rest);
  if (over !== null)
    return asked.told?.(over[1] ?? '')?.replace(/^(My [^,.]{1,60}?) is /, '$1 used to be ') ?? null;
  // 'Does Mirek own a boat?' – 'I think so.'
  if (/^I (?:think|believe|guess|suppose) so$/i.test(reply))
    return asked.yes === null
      ? null
      : `I think that ${asked.yes.replace(/^(?:My|He|She|It|They|The|His|Her|Their)\b/, uncapital)}`;
  if (
    /^(?:only )?(?:a (?:little|bit)(?: bit)?|sometimes|occasionally|sort of|kind of|now and then|every now and then)$/i.test(
      reply,
    )
  )
    return asked.yes;
  // 'Does he have asthma?' – 'Yes, since he was three.'
  if (agrees !== null && /^(?:since|ever since|because|when|until) /i.test(rest) && finite.test(rest))
    return asked.yes;
  // 'Lena teaches in Hull' is a sentence of its own
  if (finite.test(rest) || (/^\p{Lu}\p{Ll}+ \p{Ll}+ /u.test(rest) && isSentence(`${rest}.`))) return null;
  const state =
    /^(?:just |recently )?(?:single|divorced|widowed|separated|engaged|retired|unemployed|self-employed|vegan|vegetarian|pescatarian)$/i;
  // 'Are you married?' – 'No, divorced.', 'Engaged.'
  const whoIs = /^(.+? (?:am|is|are)) (?:not|no longer) /.exec(asked.no ?? '')?.[1];
  if (whoIs !== undefined && state.test(rest)) return `${whoIs} ${rest.toLowerCase()}.`;
  // 'Do you eat meat?' – 'Not anymore.'
  if (/^(?:(?:no|nope|nah),? )?not (?:any ?more|these days|any longer)$/i.test(reply))
    return asked.no === null
      ? null
      : asked.no.replace(
          /^(.+?) (am |is |are |do |does )?not /,
          (_, subject: string, be = '') => `${subject} ${/^do/.test(be) ? '' : be}no longer `,
        );
  // 'Do you live in Leeds?' – 'No, in York.'
  const elsewhere = denies === null ? null : /^(in|at|for|from|with|to) ([\p{Lu}\d].*)$/iu.exec(rest);
  const [, front, was] =
    new RegExp(`^(.+? )(${elsewhere?.[1]?.toLowerCase() ?? '$'} .+)\\.$`, 'u').exec(asked.yes ?? '') ?? [];
  if (elsewhere !== null && front !== undefined) return `${front}${uncapital(elsewhere[0])} but not ${was}.`;
  // 'Did you move to Oslo?' – 'No, Bergen.', 'Are you Irish?' – 'No, Scottish.'
  const other = denies === null ? undefined : /^(?:actually,? )?([\p{Lu}\d][^,;]{0,40})$/u.exec(rest)?.[1];
  const [, before, at = '', place] =
    /^(.+? )((?:(?:in|at|for|from|with|to|on) )?)([\p{Lu}\d]\S*(?: [\p{Lu}\d]\S*)*)\.$/u.exec(
      asked.yes ?? '',
    ) ?? [];
  if (other !== undefined && asked.instead != null) return `${asked.instead}${other}.`;
  if (other !== undefined && before !== undefined) return `${before}${at}${other} but not ${at}${place}.`;
  // 'Does she live nearby?' – 'No, in Arnhem.'
  const [, livesThere] = elsewhere === null ? [] : (livesNear.exec(asked.yes ?? '') ?? []);
  if (elsewhere !== null && livesThere !== undefined) return `${livesThere} ${uncapital(elsewhere[0])}.`;
  if (denies !== null) return asked.no;
  // 'Do you eat fish?' – 'Yes, but no shellfish.'
  if (agrees !== null && asked.yes !== null && /^but\b/i.test(rest))
    return `${asked.yes.slice(0, -1)} ${uncapital(rest).replace(/^but no /, 'but not ')}.`;
  const content = rest
    .replace(/^(.+), (?:please|thanks|thank you)$/iu, (_, said: string) =>
      isOrdinary(/^\p{L}+/u.exec(said)?.[0] ?? '') ? uncapital(said) : said,
    )
    .replace(
      /^(?:just|only|mostly|mainly|actually|probably|usually|normally|always|often|generally|typically|well|um|uh)\b[\s,]*/i,
      '',
    )
    // 'Any pets?' – 'Just one, a cat called Gus.'
    .replace(/^one[,:] (?=\p{Ll})/iu, '');
  if (
    content === '' ||
    /^(?:please|thanks|thank you|very much|a lot|always|too|why|ok|okay|yes|(?:yes )?please(?:,? always)?)$/i.test(
      content,
    )
  )
    return agrees === null ? null : asked.yes;
  if (content.split(/\s+/).length > 12) return null;
  // 'Shall I use your name?' – 'Yes, Carla Neri.'
  if (asked.yes?.startsWith('Please ') === true && /^\p{Lu}/u.test(content)) return null;
  // 'Are you married?' – 'Yes, to Elke.'
  if (agrees !== null && asked.yes !== null && goesOnWith.test(content))
    return `${asked.yes.slice(0, -1)} ${lowered(content)}.`;
  // 'Can you take the login bug?' – 'Sure, tomorrow'
  if (agrees !== null && asked.yes?.startsWith('I will ') === true && isTime.test(content))
    return `${asked.yes.slice(0, -1)} ${uncapital(content)}.`;
  return asked.told?.(lowered(content)) ?? (agrees === null ? null : asked.yes);
}

/** When something taken on will be done. */
const isTime =
  /^(?:today|tomorrow|tonight|(?:on |by |next |this |before |after )?(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|week|month|lunch|noon)(?: (?:morning|afternoon|evening))?)$/iu;

/** 'Do you smoke?' – 'I quit in 2019.', 'No, gave it up.' */
function givenUp(yes: string | null, reply: string): string | null {
  const [, verb, rest = ''] =
    /^I (?!work\b|live\b|have\b|am\b)(\p{Ll}+)((?: [^.]+)?)\.$/u.exec(yes ?? '') ?? [];
  const [, when] =
    /^(?:(?:no|nope|not any ?more),? )?(?:I )?(?:quit|stopped|gave (?:it|that|them) up)((?: (?:in|last|this|a|two|three|\d+) [^,;]{1,30})?)$/iu.exec(
      reply,
    ) ?? [];
  return verb === undefined || when === undefined ? null : `I stopped ${gerund(verb)}${rest}${when}.`;
}

/** 'You mentioned a sister. What's her name?' – 'Ines.' */
const nameAsked = new RegExp(
  `\\b(?:an?|your) (${KIN}|dog|cat|partner|boyfriend|girlfriend)\\b[^.?!]*[.!,]? (?:and )?what(?:['’]s| is) (?:her|his|its) name\\?$`,
  'iu',
);

/** How somebody is, in a word or two: 'Better', 'Not great'. */
const FEELS =
  '(?:(?:much|a (?:bit|little)|not|so|very|pretty|really) )?(?:better|good|fine|great|well|okay|ok|bad|worse|so-so|alright|all right)(?: thanks?| thank you|,? thanks)?';
const feels = new RegExp(`^${FEELS}[.!,]*$`, 'iu');

/** Whether a sentence only says how somebody is, behind which 'she' is who was asked about. */
export const onlyFeels = (text: string) => feels.test(text.trim());

const relative = new RegExp(
  `\\byour ((?:(?:older|younger|little|big|eldest|new) )?(?:${KIN}|dog|cat|rabbit|horse|boss|manager|neighbou?r|landlord|roommate|flatmate|company|car|house|flat))\\b(?!['’])`,
  'iu',
);

/** 'What's your brother's job?' – 'He's a welder.' */
const holder = new RegExp(`\\byour (${KIN})['’]s (?!(?:\\p{Ll}+ )?(?:${KIN})\\b)`, 'iu');

const ofThem = new RegExp(
  `^(?:(?:well|no|nope|yes|yeah|yep|actually|${FEELS}),? )?(?:s?he|it)(['’]s| \\p{Ll}+)(?= )(.+)$`,
  'iu',
);

/** 'How old is your daughter?' – 'She's four.' */
function toldOfRelative(text: string, reply: string): string | null {
  const question = lastQuestion(text);
  const whom = question === null ? undefined : (relative.exec(question)?.[1] ?? holder.exec(question)?.[1]);
  const told = ofThem.exec(reply);
  if (whom === undefined || told === null || /\byour\b.*\byour\b/i.test(question ?? '')) return null;
  const [, verb = '', rest = ''] = told;
  if (/^ (?:and|or|who|might|may|would)$/.test(verb)) return null;
  return `My ${whom.toLowerCase()}${/^['’]s$/.test(verb) && !/^ (?:been|got|had|moved|gone|left|quit|become|retired|joined|started|finished)\b/.test(rest) ? ' is' : verb.replace(/^['’]s$/, ' has')}${rest}.`;
}

/** 'Where are you going?' – 'To Orr Ltd, starting 1 May.': of a firm, that somebody joins it. */
function newFirm(text: string, reply: string): string | null {
  const isAsked =
    /^where (?:(?:are|will) you (?:be )?(?:going|moving|off|heading|headed)(?: to)?|to|(?:are|will) you (?:be )?working)(?: next| now| then)?$/iu;
  const [, firm, on, day = ''] =
    /^(?:I(?:['’]m| am) (?:going|moving|off) )?(?:[Tt]o |[Aa]t )?((?:the )?\p{Lu}[\p{L}\d&'’.-]*(?: (?:& )?\p{Lu}[\p{L}\d&'’.-]*){0,3})(?:,? (?:starting|from|as of|beginning)( on| in)? (?:the )?(\d{1,2}(?:st|nd|rd|th)? \p{Lu}\p{Ll}+(?: \d{4})?|\p{Lu}\p{Ll}+(?: \d{4})?|next \p{Ll}+))?$/u.exec(
      reply,
    ) ?? [];
  if (firm === undefined || !isAsked.test(lastQuestion(text) ?? '')) return null;
  if (kindOfName(firm).kind !== 'organization') return null;
  const when =
    day === ''
      ? ''
      : day.startsWith('next')
        ? ` ${day}`
        : ` ${on?.trim() ?? (/^\d/.test(day) ? 'on' : 'in')} ${day}`;
  return `I will join ${firm}${when}.`;
}

/** 'Who owns the press release?' – 'Lena does.' */
function whoAnswered(text: string, reply: string): string | null {
  const match =
    /^who(['’]s | is | are | )(?!your\b|the\b|(?:is|are) |(?:do|does|did|have|has|had|can|will|would|should) (?:you|he|she|it|they|we|I|your|his|her|their)\b|(?:do|does|did) (?!the |all |most |your ))(\p{Ll}+.*)$/iu.exec(
      lastQuestion(text) ?? '',
    );
  const name =
    /^(?:that(?:['’]s| is| would be) |it(?:['’]s| is) )?@?(I|me|\p{Lu}[\p{L}\p{N}_'’-]*(?: \p{Lu}[\p{L}\p{N}_'’-]*){0,2})(?: (?:does|do|is|am|did|will|has))?(?:,? (?:I think|I believe|(?:tomorrow|today|tonight|on \p{Lu}\p{Ll}+|next \p{Ll}+|(?:since|from|until|till) [\p{L}\d]{1,12}(?: [\p{L}\d]{1,12}){0,3})))?$/u.exec(
      reply,
    )?.[1];
  const several = match?.[2] === undefined || name !== undefined ? null : severalOf(reply);
  if (match?.[2] !== undefined && several !== null) {
    const done = turned(match[2].replace(/\byou\b/giu, 'me'));
    const isBeing = match[1] !== ' ' || /^\p{Ll}+ing\b/u.test(match[2]);
    const verb = done.replace(/^\p{Ll}+/u, (whole) => verbStem(whole) ?? whole);
    return `${several} ${isBeing ? `are ${done}` : verb}.`;
  }
  if (match?.[2] === undefined || name === undefined || /^(?:yes|no|not|nobody|none|ok|sure)$/i.test(name))
    return null;
  if (/\bI (?:think|believe)$/.test(reply)) return null;
  const isMe = /^(?:I|me)$/i.test(name);
  const isBeing = match[1] !== ' ' || /^\p{Ll}+ing\b/u.test(match[2]);
  const done = turned(match[2].replace(/\byou\b/giu, 'me'));
  const verb = isBeing ? `${isMe ? 'am' : 'is'} ${done}` : done;
  const when =
    / (?:tomorrow|today|tonight|on \p{Lu}\p{Ll}+|next \p{Ll}+|(?:since|from|until|till) [\p{L}\d]{1,12}(?: [\p{L}\d]{1,12}){0,3})$/u.exec(
      reply,
    )?.[0] ?? '';
  // 'Who is on call this week?' – 'Me, until Friday.'
  const own =
    when === '' ? verb : verb.replace(/ (?:this|next) (?:week|month|weekend)$| (?:today|now)$/iu, '');
  return `${isMe ? 'I' : name} ${isMe && !isBeing ? own.replace(/^(\p{Ll}+?)(?:e?s)\b/u, (whole) => verbStem(whole) ?? whole) : own}${when}.`;
}

/** 'Me and Julia', 'Ann, Bo Orr and Tim' as who does something; null where no more than one is named. */
function severalOf(reply: string): string | null {
  const [, names = ''] =
    /^@?((?:(?:[Mm]e|I|\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)(?:, @?| and @?|, and @?)){1,5}(?:me|I|\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?))$/u.exec(
      reply,
    ) ?? [];
  if (!/ and /.test(names) || /^(?:Yes|No|Ok|Okay|Sure|Well)\b/.test(names)) return null;
  const people = names.replaceAll('@', '').split(/,? and |, /);
  const others = people.filter((one) => !/^(?:me|I)$/i.test(one));
  const all = others.length < people.length ? [...others, 'I'] : others;
  return `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

const employedAt =
  /^(?:(?:(?<be>are|is) (?<of>you|\p{Lu}[\p{L}’-]*(?: \p{Lu}[\p{L}’-]*)?) still (?:at|with|(?:working |employed )(?:at|for|with|by)))|(?:do|does) (?<who>you|\p{Lu}[\p{L}’-]*(?: \p{Lu}[\p{L}’-]*)?) still work (?:at|for|with)) (?<where>\p{Lu}[^,]*)$/iu;

/** 'Are you still with Orr Ltd?' – 'No, I quit in January.', 'Is Ana still at Orr Ltd?' – 'No, she left.' */
function leftSince(text: string, reply: string): string | null {
  const { of, who = of, where } = employedAt.exec(lastQuestion(text) ?? '')?.groups ?? {};
  const [, doer = '', when] =
    /^(?:no|nope|nah)[,.!]? (?:actually,? )?(I|s?he)(?:['’](?:ve|s)| have| has)? (?:left|quit|resigned|moved on)(?: (?:there|them|from there))?((?: (?:in|on|last|this|at the end of|back in) [^,.;]{2,30})?)$/iu.exec(
      reply.trim().replace(/[.!…]+$/, ''),
    ) ?? [];
  if (who === undefined || where === undefined || when === undefined) return null;
  const isAsked = /^you$/i.test(who);
  if (isAsked !== /^I$/i.test(doer)) return null;
  return `${isAsked ? 'I' : who} left ${where}${when.replace(' back in ', ' in ')}.`;
}

/** Where an answer ends and its speaker goes on with a sentence: 'In Kochi, but I grew up in Pune' answers with 'In Kochi'. */
export function answerLength(question: string, reply: string): number {
  // 'Is your brother still in Leeds?' – 'No, he moved to York.'
  if (toldOfRelative(question, reply) !== null || leftSince(question, reply) !== null) return reply.length;
  if (noLongerSo(lastQuestion(question) ?? '', reply) !== null) return reply.length;
  if (another.test(reply.trim().replace(/[.!…]+$/, ''))) return reply.length;
  const goesOn =
    /(?:,? (?:but|and|though|although)|[,;–—]| -) (?=(?:I|we|he|she|they|my)\b(?! (?:think|believe|guess)\b| (?:do|am|have|did|haven['’]t|don['’]t|didn['’]t|never have)[.!]*$))/i.exec(
      reply,
    );
  return goesOn === null || finite.test(reply.slice(0, goesOn.index)) ? reply.length : goesOn.index;
}

/** 'The rent?' – 'It's 900 euros.': what somebody asks and answers at once is one sentence; null where it is none. */
export function selfAnswered(question: string, next: string): string | null {
  const topic =
    /^((?:The|My|Our|His|Her|Their|Its|\p{Lu}[\p{L}-]+['’]s) (?:[\p{L}\p{N}'’-]+ ){0,4}[\p{L}\p{N}'’-]+)\?$/u.exec(
      question,
    )?.[1];
  const told = /^(?:It|That|They)(['’](?:s|re)| is| are| was| were) ([^?]+)$/u.exec(next);
  if (topic === undefined || told === null || finite.test(topic)) return null;
  const verb = { "'s": ' is', '’s': ' is', "'re": ' are', '’re': ' are' }[told[1] ?? ''] ?? told[1];
  return `${topic}${verb} ${told[2]}`;
}

/** The name that an answer to 'What's your name?' is; null where the question is another. */
export function answeredName(question: string, answer: string): string | null {
  if (
    !/(?:^|[.!?,]\s+)who are you\s*\?|\b(?:what(?:['’]s| is) your (?:first |full )?name|whom? (?:am I|I am|I['’]m) (?:speaking|talking|chatting) (?:to|with)|(?:may|can|could) I (?:have|get|take|ask(?: for)?) your (?:first |full )?name|(?:tell|give) (?:me|us) your (?:first |full )?name|(?:what|how) (?:should|shall|may|can|do) I (?:call|address) you)\b|(?:^|[.!?,]\s+)(?:and )?your (?:first |full )?name(?:,? please)?\s*\?/iu.test(
      question,
    )
  )
    return null;
  return (
    /^(?:(?:hi|hello|sure|it['’]s|I['’]m|I am|my name is)[,! ]+)*(\p{Lu}[\p{L}\p{N}_'’-]+(?: \p{Lu}[\p{L}\p{N}_'’-]+){0,2})[.!]*$/iu.exec(
      answer.trim(),
    )?.[1] ?? null
  );
}
