import { KIN } from '../../language/words/kin.ts';
import { verbStem } from '../../language/words/lexicon.ts';
import { gerund } from '../layout/tasks.ts';
import { isSentence } from '../layout/whole-sentences.ts';
import { capital, uncapital } from '../rewordings/sentence-rule.ts';
import { isOrdinary, lowered, mine, preposition, turned, verbPhrase, withArticle } from './answer-words.ts';
import { thirdPerson } from './first-person.ts';
import { languageAsked } from './standing-instructions.ts';
import { noLongerSo } from './still-asked.ts';

/** What a question leaves open, and the sentence into which an answer to it goes. */
type Asked = {
  /** The statement that an answer with content makes; null where only yes and no answer. */
  readonly told: ((answer: string) => string | null) | null;
  readonly yes: string | null;
  readonly no: string | null;
};

const yes =
  /^(?:yes|yeah|yep|yup|sure|of course|indeed|correct|right|absolutely|definitely|i do|i am|i have)\b[\s,.!–—-]*/i;
const no =
  /^(?:no|nope|nah|not (?:at all|really|yet|right now|at the moment|at present|currently|now|so far|that I know of|particularly)|none|nothing|nobody|never|i don['’]t|i do not|i['’]m not|i am not)\b[\s,.!–—-]*/i;
const finite =
  /\b(?:I|we|he|she|it|they|that|this)(?:['’](?:m|s|re|ve|ll|d)|\s+(?!and\b|or\b|too\b)\p{L}+)|\b(?:is|are|was|were|has|have|had|do|does|did|will|would|can|could)\b/iu;

const livesNear =
  /^(.+ lives?) (?:nearby|close by|near (?:here|you|me|by|I)|here|around here|locally|with (?:I|me|you))\.$/iu;
const goesOnWith = /^(?:to|at|in|for|with|from|since|as) (?:an? |the |my )?[\p{Lu}\d]/u;
/** What 'And your employer?' asks for. */
const particular = new RegExp(
  `^(?:what about |how about )?your ((?:(?:first|last|full|home|phone|mobile|e-?mail|job|date of|place of|favou?rite) )?(?:${KIN}|employer|job|profession|occupation|role|title|name|surname|age|address|number|birthday|birth|nationality|hometown|city|budget|deadline|colou?r|food|drink|band|film|movie|book))$`,
  'iu',
);

/**
 * The sentence, in the first person, that a short answer says in the light of its question: 'Where do you live?' – 'In Porto.' is 'I live in Porto.'
 * Null where the answer is a sentence of its own or the question is not understood.
 */
export function answeredStatement(question: string, answer: string): string | null {
  const reply = answer
    .trim()
    .replace(/[.!…\s]+$/, '')
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
  const who = whoAnswered(question, reply);
  if (who !== null) return who;
  const about =
    toldOfRelative(question, reply) ??
    leftSince(question, reply) ??
    noLongerSo(lastQuestion(question) ?? '', reply) ??
    languageAsked(lastQuestion(question) ?? '', reply);
  if (about !== null) return about;
  const asked = readQuestion(question.trim());
  if (asked === null) return null;
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
  // 'Lena teaches in Hull' is a sentence of its own
  if (finite.test(rest) || (/^\p{Lu}\p{Ll}+ \p{Ll}+ /u.test(rest) && isSentence(`${rest}.`))) return null;
  const state =
    /^(?:just |recently )?(?:single|divorced|widowed|separated|engaged|retired|unemployed|self-employed|vegan|vegetarian|pescatarian)$/i;
  // 'Are you married?' – 'No, divorced.', 'Engaged.'
  if (asked.no?.startsWith('I am not ') === true && state.test(rest)) return `I am ${rest.toLowerCase()}.`;
  // 'Do you eat meat?' – 'Not anymore.'
  if (/^not (?:any ?more|these days|any longer)$/i.test(reply))
    return asked.no === null
      ? null
      : asked.no.replace(/^I (am |do )?not /, (_, be?: string) => `I ${be === 'am ' ? be : ''}no longer `);
  // 'Do you live in Leeds?' – 'No, in York.'
  const elsewhere = denies === null ? null : /^(in|at|for|from|with) ([\p{Lu}\d].*)$/iu.exec(rest);
  const [, front, was] =
    new RegExp(`^(I .+? )(${elsewhere?.[1]?.toLowerCase() ?? '$'} .+)\\.$`, 'u').exec(asked.yes ?? '') ?? [];
  if (elsewhere !== null && front !== undefined) return `${front}${uncapital(elsewhere[0])} but not ${was}.`;
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
  return asked.told?.(lowered(content)) ?? (agrees === null ? null : asked.yes);
}

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

const relative = new RegExp(
  `\\byour ((?:(?:older|younger|little|big|eldest|new) )?(?:${KIN}|dog|cat|rabbit|horse|boss|manager|neighbou?r|landlord|roommate|flatmate|company|car|house|flat))\\b(?!['’])`,
  'iu',
);

/** 'How old is your daughter?' – 'She's four.' */
function toldOfRelative(text: string, reply: string): string | null {
  const question = lastQuestion(text);
  const whom = question === null ? undefined : relative.exec(question)?.[1];
  const told = /^(?:(?:well|no|nope|yes|yeah|yep|actually),? )?(?:s?he|it)(['’]s| \p{Ll}+)(?= )(.+)$/iu.exec(
    reply,
  );
  if (whom === undefined || told === null || /\byour\b.*\byour\b/i.test(question ?? '')) return null;
  const [, verb = '', rest = ''] = told;
  if (/^ (?:and|or|who|might|may|would)$/.test(verb)) return null;
  return `My ${whom.toLowerCase()}${/^['’]s$/.test(verb) && !/^ (?:been|got|had|moved|gone|left|quit|become|retired|joined|started|finished)\b/.test(rest) ? ' is' : verb.replace(/^['’]s$/, ' has')}${rest}.`;
}

/** 'Who owns the press release?' – 'Lena does.' */
function whoAnswered(text: string, reply: string): string | null {
  const match = /^who(['’]s | is | are | )(?!your\b|the\b|(?:is|are) )(\p{Ll}+.*)$/iu.exec(
    lastQuestion(text) ?? '',
  );
  const name =
    /^(?:that(?:['’]s| is| would be) |it(?:['’]s| is) )?@?(I|me|\p{Lu}[\p{L}\p{N}_'’-]*(?: \p{Lu}[\p{L}\p{N}_'’-]*){0,2})(?: (?:does|do|is|am|did|will|has))?(?:,? (?:I think|I believe|(?:tomorrow|today|tonight|on \p{Lu}\p{Ll}+|next \p{Ll}+|(?:since|from|until|till) [\p{L}\d]{1,12}(?: [\p{L}\d]{1,12}){0,3})))?$/u.exec(
      reply,
    )?.[1];
  if (match?.[2] === undefined || name === undefined || /^(?:yes|no|not|nobody|none|ok|sure)$/i.test(name))
    return null;
  if (/\bI (?:think|believe)$/.test(reply)) return null;
  const isMe = /^(?:I|me)$/i.test(name);
  const isBeing = match[1] !== ' ' || /^\p{Ll}+ing\b/u.test(match[2]);
  const verb = isBeing ? `${isMe ? 'am' : 'is'} ${match[2]}` : match[2];
  const when =
    / (?:tomorrow|today|tonight|on \p{Lu}\p{Ll}+|next \p{Ll}+|(?:since|from|until|till) [\p{L}\d]{1,12}(?: [\p{L}\d]{1,12}){0,3})$/u.exec(
      reply,
    )?.[0] ?? '';
  return `${isMe ? 'I' : name} ${isMe && !isBeing ? verb.replace(/^(\p{Ll}+?)(?:e?s)\b/u, (whole) => verbStem(whole) ?? whole) : verb}${when}.`;
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
    !/(?:^|[.!?,]\s+)who are you\s*\?|\b(?:what(?:['’]s| is) your (?:first |full )?name|who am I (?:speaking|talking|chatting) (?:to|with)|may I have your name|what should I call you)\b|(?:^|[.!?,]\s+)(?:and )?your (?:first |full )?name(?:,? please)?\s*\?/iu.test(
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

function readQuestion(text: string): Asked | null {
  const question = lastQuestion(text);
  return question === null ? null : (readWh(question) ?? readPolar(question));
}

/** The last sentence that asks, without its mark, an address ('…, Pia?') and polite words in front. */
function lastQuestion(text: string): string | null {
  const match = /(?:^|[.!?]\s+)([^.!?]*)\?[?!]*["”')\]]*\s*$/.exec(text);
  if (match?.[1] === undefined) return null;
  return match[1]
    .trim()
    .replace(/,\s*\p{Lu}[\p{L}\p{N}_'’-]+$/u, '')
    .replace(
      /^@?\p{Lu}[\p{L}\p{N}_'’-]+, (?=(?:what|who|where|when|which|how|do|did|are|have|is|can|will)\b)/u,
      '',
    )
    .replace(/ originally$/, '')
    .replace(/ you (?:two|both|guys|all) (?=\p{Ll})/u, ' you ')
    .replace(/^(?:may|can|could) (?:I|we) (?:have|get|ask for) (?=your \p{Ll}+(?: \p{Ll}+)?$)/iu, 'what is ')
    .replace(/^what(?:['’]s| is| are) (your [\p{L} -]{2,40}) (?:called|named)$/iu, 'what is $1')
    .replace(
      /^(?:(?:hi|hello|hey|ok|okay|great|nice|and|so|but|by the way|also|thanks|sorry|@\S+)[\s,!]+)+/i,
      '',
    )
    .replace(/^(?:may|can|could) I ask\s+/i, '')
    .replace(/^any (?:known |current |regular )?(?=medications?$|medicines?$|meds$)/i, 'do you take any ')
    .replace(/^have you got\b/i, 'do you have')
    .replace(/^(?:so,? )?you (?:are|['’]re) (.+?)(?:,? (?:right|correct|yes|aren['’]t you))?$/i, 'are you $1')
    .replace(/^(?:so,? )?you['’]re (.+?)(?:,? (?:right|correct|yes|aren['’]t you))?$/i, 'are you $1')
    .replace(
      /^(?:so,? )?you ((?:still |also )?(?:live|work|have|drink|eat|like|love|speak|play|own|use|prefer|study|drive|teach)) (.+?)(?:,? (?:right|correct|yes|don['’]t you))?$/i,
      'do you $1 $2',
    )
    .replace(
      /^any (?:known |other )?(?!(?:plans|news|ideas?|luck|updates?|thoughts|questions|chance|progress|suggestions|preferences|comments|tips)$)(?=(?:\p{Ll}+|hobbies (?:and|or) interests|dietary \p{Ll}+)$)/iu,
      'do you have any ',
    )
    .replace(/['’]s\b(?=\s+your\b)/, ' is');
}

function readWh(question: string): Asked | null {
  const told = (make: (answer: string) => string | null): Asked => ({ told: make, yes: null, no: null });
  let match =
    /^(?:what|who|which|when|where|what time)(?: is| are|['’]s|['’]re| was| were) (your|the|his|her|their) (.+)$/i.exec(
      question,
    );
  if (match !== null) {
    const [, whose = '', what = ''] = match;
    const verb = /\b(?:are|['’]re)\b/i.test(question.slice(0, 10)) ? 'are' : 'is';
    return told((answer) => `${capital(mine(whose))} ${turned(what)} ${verb} ${answer}.`);
  }
  const asked = particular.exec(question)?.[1];
  if (asked !== undefined)
    return told((answer) =>
      /^(?:[\p{Lu}\d]\S*(?: |$)){2}|\d|@/u.test(answer) ? `My ${asked} is ${answer}.` : null,
    );
  if (/^what do you do(?: for (?:a living|work))?$/i.test(question))
    return told((answer) => `I am ${withArticle(answer)}.`);
  // 'Where is Orr Mills based?' – 'In Leeds.', 'How many people work there?' – 'About 120.'
  match =
    /^(?:where|when|in (?:what|which) year) (is|was|are|were) ((?:the )?\p{Lu}[^,]*?) (based|located|headquartered|founded|established|born|built|opened)$/u.exec(
      uncapital(question),
    );
  if (match !== null) {
    const [, be = '', what = '', done = ''] = match;
    return told((answer) => `${what} ${be} ${done} ${preposition.test(answer) ? '' : 'in '}${answer}.`);
  }
  const staff = /^how many (people|employees|staff) (?:work|are employed) (at|for|by|in) (\p{Lu}.*)$/u.exec(
    uncapital(question),
  );
  if (staff !== null)
    return told((answer) =>
      /\d/.test(answer) && !/\s\S+\s\S+\s/.test(answer)
        ? `${staff[3]} has ${uncapital(answer)} employees.`
        : null,
    );
  // 'How long have you worked there?' – 'For six years.'
  const lasting =
    /^how long have you ((?:lived|worked|been|played|studied|had|known|taught) .+|worked|lived)$/i.exec(
      question,
    )?.[1];
  if (lasting !== undefined)
    return told((answer) =>
      /^(?:for|since) /i.test(answer) ? `I have ${turned(lasting)} ${uncapital(answer)}.` : null,
    );
  // 'Coffee or tea?'
  const [, one = '', other = ''] = /^(\p{L}+) or (\p{L}+)$/u.exec(question) ?? [];
  if (one !== '' && !/^(?:yes|now|today|more|true)$/i.test(one))
    return told((answer) => {
      const chosen = answer.replace(/,? (?:always|please|every time|any day|definitely)$/i, '').toLowerCase();
      return [one, other].some((choice) => choice.toLowerCase() === chosen) ? `I prefer ${chosen}.` : null;
    });
  // 'Which do you prefer, trains or planes?'
  if (
    /^(?:which|what)(?: one)? do you (?:prefer|like (?:better|more|best|most))(?:,? .+ or .+)?$/i.test(
      question,
    )
  )
    return told((answer) => `I prefer ${uncapital(answer)}.`);
  const team =
    /^(?:which|what) (team|squad|department) (?:are you (?:on|in)|do you work (?:on|in|for))$/i.exec(
      question,
    )?.[1];
  if (team !== undefined)
    return told((answer) =>
      /^(?:the )?\p{Lu}[\p{L} &-]{1,30}$/u.test(answer)
        ? `I am on the ${answer.replace(/^the /i, '')}${new RegExp(`${team}$`, 'i').test(answer) ? '' : ` ${team}`}.`
        : null,
    );
  const doer = /^(your \p{Ll}+(?: \p{Lu}\p{L}+)?|he|she|it) (.+)$/iu;
  match = /^how old (?:is|are) (your [\p{L} ]+|he|she|it)$/iu.exec(question);
  if (match !== null) {
    const whom = match[1] ?? '';
    return told(
      (answer) =>
        `${capital(turned(whom))} is ${answer.toLowerCase().replace(/ years? old$/, '')} years old.`,
    );
  }
  match = /^(where|what|which [\p{L} ]+?) (?:does|did) (.+)$/iu.exec(question);
  const third = doer.exec(match?.[2] ?? '');
  if (match !== null && third !== null) {
    const [verb = '', ...rest] = (third[2] ?? '').split(' ');
    const where = /^where$/i.test(match[1] ?? '');
    return told((answer) => {
      const link = where && !preposition.test(answer) ? (/^work/i.test(verb) ? 'at ' : 'in ') : '';
      return `${capital(turned(third[1] ?? ''))} ${thirdPerson(verb)} ${[...rest, `${link}${answer}`].join(' ')}.`;
    });
  }
  if (/^how old are you$/i.test(question))
    return told((answer) => `I am ${/^\d+$/.test(answer) ? `${answer} years old` : answer}.`);
  match = /^how (?:many|much) (.+? )?(?:do|does|did) you (have|own|need|want|drink|eat|speak|play)$/i.exec(
    question,
  );
  if (match !== null)
    return told((answer) => {
      // 'Two, Ada and Finn.'
      const [, count = answer, who = ''] = /^([^\s,]+)([,:] \p{Lu}.*)$/u.exec(answer) ?? [];
      return `I ${match?.[2]} ${`${who === '' && !/^\p{L}+$/u.test(count) ? count : count.toLowerCase()} ${match?.[1] ?? ''}`.trim()}${who.replace(':', ',')}.`;
    });
  match =
    /^(where|when|what|(?:what|which) [\p{L} ]+?|who|why|how)(?: (?:kind|type|sort) of [\p{L}]+)? (do|did|are|were|have|will) you (.+)$/iu.exec(
      question,
    );
  if (match === null) return null;
  const [, word = '', auxiliary = '', body = ''] = match;
  if (/^(?:why|how)$/i.test(word)) return null;
  const earlier = /^did$/i.test(auxiliary)
    ? /^((?:live|work|study|teach|stay)\b.*?) (?:before(?: (?:that|then))?|previously)$/i.exec(body)?.[1]
    : undefined;
  const verb =
    earlier === undefined ? verbPhrase(auxiliary.toLowerCase(), turned(body)) : `used to ${turned(earlier)}`;
  return told((answer) => {
    const stranded = /\s(in|at|for|to|from|with|on)$/i.test(verb);
    const where = /^where$/i.test(word) && !preposition.test(answer) && !stranded;
    const when = /^when$/i.test(word) && !preposition.test(answer) && /^\d{4}$|^\p{Lu}/u.test(answer);
    const said = stranded ? answer.replace(preposition, '').trim() : answer;
    const link = where ? (/^(?:used to )?work/i.test(verb) ? 'at ' : 'in ') : when ? 'in ' : '';
    return `I ${verb} ${link}${said}.`;
  });
}

/** 'Should I use metric units?' – 'Yes, always.' */
const offered =
  /^(?:should|shall|do you want me to|would you like me to|can) (?:I )?((?:always )?(?:use|answer|reply|write|call|keep|give|include|send|speak|show|add)\b.*)$/i;

/** 'Two, Mila and Ben' */
const named = /^(one|two|three|four|five|six|\d)[,:] (\p{Lu}.*)$/iu;

/** What somebody has by what it is, rather than by a name: 'Any hobbies?' – 'Chess' */
const own =
  /^(?:hobbies|interests|pastimes|hobbies (?:and|or) interests|dietary (?:restrictions|requirements|needs|preferences))$/i;

/** 'Do you drink coffee?', 'Are you married?', 'Have you been to Rome?', 'Do you prefer tea or coffee?' */
function readPolar(question: string): Asked | null {
  const offer = offered.exec(question)?.[1];
  if (offer !== undefined) {
    const what = turned(offer).replace(/^always /i, '');
    return { told: null, yes: `Please always ${what}.`, no: `Please do not ${what}.` };
  }
  const match = /^(do|are|have|did|were|can|will) you (?:(still|also|ever|currently|usually)\s+)?(.+)$/i.exec(
    question,
  );
  if (match === null) return readPolarOfOther(question);
  const auxiliary = (match[1] ?? '').toLowerCase();
  const body = turned(match[3] ?? '');
  const choice = /^(prefer|like|want|drink|eat|use|have|take) (.+?)(?:,? or (.+))$/i.exec(body);
  const any = /^(have|own|speak|play|eat|drink|take|use) (?:(?:any|a|an|some)\s+)?(.+)$/i.exec(body);
  const plain = body.replace(/\b(?:any)\s+/i, '');
  // 'Can you take the login bug?' – 'Sure': a promise rather than a gift
  if (
    auxiliary === 'can' &&
    /^(?!(?:read|speak|play|drive|cook) )\p{Ll}+ (?:the|this|that|these|those|my|our|it)\b/iu.test(body)
  )
    return { told: null, yes: `I will ${body}.`, no: null };
  const be = { are: 'am', were: 'was' }[auxiliary];
  // 'Are you allergic to anything?' – 'Yes, latex.'
  const open = /^(.* )any(?:thing|one|body|where)(?: else)?$/i.exec(body);
  const positive =
    auxiliary === 'did'
      ? `I ${verbPhrase('did', plain)}.`
      : be !== undefined
        ? `I ${be} ${plain}.`
        : auxiliary === 'do'
          ? `I ${plain}.`
          : `I ${auxiliary} ${plain}.`;
  // 'Do you still live in Leeds?' – 'No.'
  const isOver = /^still$/i.test(match[2] ?? '') && (be === 'am' || auxiliary === 'do');
  const negative = isOver
    ? `I ${be === undefined ? '' : `${be} `}no longer ${plain}.`
    : be !== undefined
      ? `I ${be} not ${plain}.`
      : `I ${auxiliary} not ${plain}.`;
  return {
    told:
      open !== null && be !== undefined
        ? (answer) => `I ${be} ${open[1]}${answer}.`
        : auxiliary !== 'do'
          ? null
          : choice !== null && !own.test(any?.[2] ?? '')
            ? (answer) => `I ${choice[1]} ${answer}.`
            : any !== null
              ? (answer) =>
                  named.test(answer)
                    ? `I ${any[1]} ${answer.replace(named, (_, count: string, names: string) => `${count.toLowerCase()} ${any[2]}, ${names}`)}.`
                    : /^allerg(?:y|ies)$/i.test(any[2] ?? '')
                      ? `I am allergic to ${answer}.`
                      : own.test(any[2] ?? '')
                        ? `My ${any[2]} are ${answer}.`
                        : /^have an? \p{Ll}+$/iu.test(body) &&
                            /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(answer)
                          ? `My ${any[2]} is ${answer}.`
                          : `I ${any[1]} ${/^(?:one|two|three|four|five|six)$/i.test(answer) ? answer.toLowerCase() : answer}${/^(?:\d+|one|two|three|four|five|six)$/i.test(answer) ? ` ${/^(?:1|one)$/i.test(answer) ? singular(any[2] ?? '') : any[2]}` : ''}.`
              : null,
    yes: choice === null && open === null ? positive : null,
    no: choice === null ? negative : null,
  };
}

/** 'pets' -> 'pet', 'allergies' -> 'allergy', 'children' -> 'child' */
function singular(plural: string): string {
  return /children$/.test(plural)
    ? plural.replace(/children$/, 'child')
    : plural.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
}

/** 'Does she have kids?' – 'Yes, a son, Leo.', 'Is your sister married?' – 'Yes, to Karl.' */
function readPolarOfOther(question: string): Asked | null {
  const [, help = '', who = '', body = ''] =
    /^(does|is) (she|he|(?:your )(?:\p{Ll}+)(?: \p{Lu}\p{L}+)?|\p{Lu}\p{L}+) (?:still |also )?(\p{Ll}+(?: .+)?)$/iu.exec(
      question,
    ) ?? [];
  const [verb = '', ...rest] = body.replace(/\bany\s+/i, '').split(' ');
  const subject = capital(turned(who));
  if (help.toLowerCase() === 'is')
    return /^(?:married|engaged|single|divorced|retired|vegan|vegetarian|allergic|a|an|working|living|studying)$/.test(
      verb,
    )
      ? { told: null, yes: `${subject} is ${body}.`, no: `${subject} is not ${body}.` }
      : null;
  if (!/^(?:have|own|speak|play|like|eat|drink|work|live|smoke|drive)$/.test(verb)) return null;
  const does = verb === 'have' ? 'has' : thirdPerson(verb);
  return {
    told: /^(?:have|own|speak|play)$/.test(verb)
      ? (answer) =>
          /^(?:an?|one|two|three|four|\p{Lu})\b/u.test(answer) ? `${subject} ${does} ${answer}.` : null
      : null,
    yes: `${subject} ${[does, ...rest].join(' ')}.`,
    no: `${subject} does not ${[verb, ...rest].join(' ')}.`,
  };
}
