import { KIN } from '../../language/words/kin.ts';
import { lookUpVerb, verbStem, Word } from '../../language/words/lexicon.ts';
import { countOf } from '../../language/words/number-words.ts';
import { capital, uncapital } from '../rewordings/sentence-rule.ts';
import { isOrdinary, mine, preposition, turned, verbPhrase, withArticle } from './answer-words.ts';
import { readOpenOfAnybody, readPolarOfAnybody, timeLink } from './asked-of-anybody.ts';

/** What a question leaves open, and the sentence into which an answer to it goes. */
export type Asked = {
  /** The statement that an answer with content makes; null where only yes and no answer. */
  readonly told: ((answer: string) => string | null) | null;
  readonly yes: string | null;
  readonly no: string | null;
  /** What is said in front of that which is so instead: 'Are you Irish?' – 'No, Scottish.' */
  readonly instead?: string | null;
};

/** What 'And your employer?' asks for. */
const particular = new RegExp(
  `^(?:what about |how about )?your ((?:(?:first|last|full|home|phone|mobile|e-?mail|job|date of|place of|favou?rite) )?(?:${KIN}|employer|job|profession|occupation|role|title|name|surname|age|address|number|birthday|birth|nationality|hometown|city|budget|deadline|colou?r|food|drink|band|film|movie|book))$`,
  'iu',
);

/** What the last question of a text asks for, and how an answer to it reads; null where it is not understood. */
export function readQuestion(text: string): Asked | null {
  const question = lastQuestion(text);
  // 'What are you up to tonight?' – 'Dinner with Olga': which is nothing that they are
  if (question === null || /^what(?:['’]s| is| are|['’]re) \S+ (?:up to|on about)\b/i.test(question))
    return null;
  const asked = readHandedOn(text) ?? readOpenOfAnybody(question) ?? readWh(question) ?? readPolar(question);
  return asked === null || !asksTwoThings(question) ? asked : { ...asked, no: null };
}

/** 'You live in Hull and work for Orr, right?': 'No' leaves open which of the two is not so. */
function asksTwoThings(question: string): boolean {
  const [, article, verb = ''] =
    / and (?:also |you )?(?:(an? )|(\p{L}+) (?:in|at|for|as|on|with|to|from|the|an?|my|your|any)\b)/u.exec(
      question,
    ) ?? [];
  const isBeing = /^(?:are|were) /i.test(question);
  if (verb === '') return isBeing && article !== undefined;
  return isBeing || (lookUpVerb(verb) & Word.verbBase) !== 0;
}

/** What somebody says of where they live or work, and asks back: 'I'm based in Hull, you?', 'I work at Orr. And you?' */
const handedOn =
  /(?:^|[.!?,]\s+)(I(?:['’]m| am| live| work| study| teach)(?: (?:currently|now|still|living|working|studying|based|staying|born|originally|come))*) (in|at|for|near|from) [^.!?,]{2,40}(?:[.!,]| [–—-])\s*(?:(?:and|but|so|what about|how about) ){0,2}you(?:rself)?\?+\s*$/iu;

function readHandedOn(text: string): Asked | null {
  const [, said, at] = handedOn.exec(text) ?? [];
  if (said === undefined || at === undefined) return null;
  const own = said.replace(/ (?:still|originally)\b/giu, '');
  const told = (answer: string) => {
    const where = /^(?:in|at|for|near|from) (?=[\p{Lu}\d])/iu.exec(answer)?.[0] ?? '';
    const named = answer.slice(where.length).replace(/,? (?:for now|at the moment|these days|now)$/iu, '');
    return /^(?!(?:Same|Me|Here|There|Nowhere|Everywhere|Also|Near)\b)\p{Lu}/u.test(named)
      ? `${own} ${where === '' ? `${at} ` : uncapital(where)}${named}.`
      : null;
  };
  return { told, yes: null, no: null };
}

/** The last sentence that asks, without its mark, an address ('…, Pia?') and polite words in front. */
export function lastQuestion(text: string): string | null {
  const match = /(?:^|[.!?]\s+)([^.!?]*)\?[?!]*["”')\]]*\s*$/.exec(text);
  if (match?.[1] === undefined) return null;
  return (
    match[1]
      .trim()
      .replace(/,\s*\p{Lu}[\p{L}\p{N}_'’-]+$/u, '')
      .replace(
        /^@?\p{Lu}[\p{L}\p{N}_'’-]+, (?=(?:what|who|where|when|which|how|do|did|are|have|is|can|will)\b)/u,
        '',
      )
      .replace(/ originally$/, '')
      .replace(/ you (?:two|both|guys|all) (?=\p{Ll})/u, ' you ')
      .replace(
        /^(?:(?:may|can|could) (?:I|we) (?:have|get|ask for)|(?:can|could|would|will) you (?:please )?(?:give|tell|send) (?:me|us)) (?=your \p{Ll}+(?: \p{Ll}+)?(?: please)?$)/iu,
        'what is ',
      )
      .replace(/^what(?:['’]s| is| are) (your [\p{L} -]{2,40}) (?:called|named)$/iu, 'what is $1')
      .replace(
        /^(?:(?:hi|hello|hey|ok|okay|great|nice|and|so|but|by the way|also|thanks|sorry|@\S+)[\s,!]+)+/i,
        '',
      )
      .replace(/^(?:may|can|could) I ask\s+/i, '')
      // 'do you know who leads it'
      .replace(
        /^(?:do you (?:know|remember)|can you tell (?:me|us)|could you tell (?:me|us)|any idea) (?=who \p{Ll}+s\b)/iu,
        '',
      )
      // 'Could you tell me where you live?'
      .replace(
        /^(?:(?:can|could|would|will) you (?:please )?(?:tell|remind) (?:me|us)(?: again)?|(?:may|can|could) I ask) (where|when|what|which \p{Ll}+|how long|since when) you (are|were|live|work|study|drive|drink|eat|do|speak|play|use|prefer|like|have)\b/iu,
        (_, word: string, verb: string) =>
          /^(?:are|were|have)$/i.test(verb) ? `${word} ${verb} you` : `${word} do you ${verb}`,
      )
      // 'Where are you living at the moment?'
      .replace(/ (?:at the moment|at present|right now|these days|nowadays)$/i, ' now')
      // 'what's your wife called again'
      .replace(/ again$/, '')
      .replace(/(?<=^what(?:['’]s| is| are) your [\p{L} -]{2,40}) (?:called|named)$/iu, '')
      .replace(/^any (?:known |current |regular )?(?=medications?$|medicines?$|meds$)/i, 'do you take any ')
      .replace(/^have you got\b/i, 'do you have')
      .replace(
        /^(?:so,? )?you (were|have) (.+?),? (?:right|correct|yes|weren['’]t you|haven['’]t you)$/i,
        '$1 you $2',
      )
      // 'Is it true that you moved to Oslo?'
      .replace(
        /^(?:is it (?:true|right|correct)|am I right) that you (\p{Ll}+) (?=\S)/iu,
        (whole, verb: string) => {
          const stem = (lookUpVerb(verb) & Word.verbPast) === 0 ? null : verbStem(verb);
          return stem === null ? whole : `did you ${stem} `;
        },
      )
      .replace(
        /^(?:so,? )?you (?:are|['’]re) (.+?)(?:,? (?:right|correct|yes|aren['’]t you))?$/i,
        'are you $1',
      )
      .replace(/^(?:so,? )?you['’]re (.+?)(?:,? (?:right|correct|yes|aren['’]t you))?$/i, 'are you $1')
      .replace(
        /^(?:so,? )?you ((?:still |also )?(?:live|work|have|drink|eat|like|love|speak|play|own|use|prefer|study|drive|teach)) (.+?)(?:,? (?:right|correct|yes|don['’]t you))?$/i,
        'do you $1 $2',
      )
      .replace(
        /^any (?:known |other )?(?!(?:plans|news|ideas?|luck|updates?|thoughts|questions|chance|progress|suggestions|preferences|comments|tips)$)(?=(?:\p{Ll}+|hobbies (?:and|or) interests|dietary \p{Ll}+)$)/iu,
        'do you have any ',
      )
      .replace(/['’]s\b(?=\s+your\b)/, ' is')
  );
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
    return told((answer) => `${capital(mine(whose))} ${turned(what)} ${verb} ${hourly(question, answer)}.`);
  }
  // 'What time is checkout?', 'Where is reception?'
  match =
    /^(?:what time|when|where)(?: is|['’]s) ((?!(?:it|that|this|he|she|they|everyone|everybody|there|here|best|good)\b)\p{Ll}{3,}(?: \p{Ll}{3,})?)$/iu.exec(
      question,
    );
  if (match !== null && !/(?:ing|ed)$/.test(match[1] ?? '')) {
    const what = match[1] ?? '';
    return told((answer) =>
      /^(?:where)\b/i.test(question) && !preposition.test(answer)
        ? null
        : `${capital(what)} is ${hourly(question, uncapital(answer))}.`,
    );
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
      (/\d/.test(answer) && !/\s\S+\s\S+\s/.test(answer)) || !Number.isNaN(countOf(answer.toLowerCase()))
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
  match = /^how old (?:is|are) (your [\p{L} ]+|he|she|it)$/iu.exec(question);
  if (match !== null) {
    const whom = match[1] ?? '';
    return told(
      (answer) =>
        `${capital(turned(whom))} is ${answer.toLowerCase().replace(/ years? old$/, '')} years old.`,
    );
  }
  if (/^how old are you$/i.test(question))
    return told((answer) => `I am ${/^\d+$/.test(answer) ? `${answer} years old` : answer}.`);
  match =
    /^how (?:many|much) (.+? )?(?:do|does|did) you (have|own|need|want|drink|eat|speak|play|weigh|earn|pay|spend)$/i.exec(
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
    const when =
      /^(?:when|(?:what|which) year)$/i.test(word) &&
      !preposition.test(answer) &&
      /^\d{4}$|^\p{Lu}/u.test(answer);
    const said = stranded ? answer.replace(preposition, '').trim() : answer;
    const link = where ? (/^(?:used to )?work/i.test(verb) ? 'at ' : 'in ') : when ? 'in ' : '';
    return `I ${verb} ${link}${said}.`;
  });
}

/** '7pm' as an answer to 'What time is …?': 'at 7pm'. */
function hourly(question: string, answer: string): string {
  if (!/^(?:what time|when)\b/i.test(question) || preposition.test(answer)) return answer;
  const link = timeLink(answer);
  return /^(?:at|on) /.test(link) ? `${link}${answer}` : answer;
}

/** 'Should I use metric units?' – 'Yes, always.' */
const offered =
  /^(?:should|shall|do you want me to|would you like me to|can) (?:I )?((?:always )?(?:use|answer|reply|write|call|keep|give|include|send|speak|show|add)\b.*)$/i;

/** 'Shall I change your language to Portuguese?', 'Should I save Lerwick as your home town?' */
const entered =
  /^(?:should|shall|do you want me to|would you like me to|can) (?:I )?(?:(?:set|change|update|switch|correct) your (\p{Ll}[\p{L} -]{2,30}) to (.{2,60})|(?:save|record|note|register|store|enter|put down) (.{2,60}) as your (\p{Ll}[\p{L} -]{2,30}))$/iu;

/** What a question says of no other time than now. */
const nowadays =
  / (?:at the moment|at present|right now|now|currently|these days|nowadays|at all|lately|by any chance)$/i;

/** 'Two, Mila and Ben' */
const named = /^(one|two|three|four|five|six|\d)[,:] (\p{Lu}.*)$/iu;

/** What somebody has by what it is, rather than by a name: 'Any hobbies?' – 'Chess' */
export const own =
  /^(?:hobbies|interests|pastimes|hobbies (?:and|or) interests|dietary (?:restrictions|requirements|needs|preferences))$/i;

/** 'Do you drink coffee?', 'Are you married?', 'Have you been to Rome?', 'Do you prefer tea or coffee?' */
function readPolar(question: string): Asked | null {
  const [, changed, to, kept, as] = entered.exec(question) ?? [];
  if (changed !== undefined) return { told: null, yes: `My ${changed} is ${to}.`, no: null };
  if (kept !== undefined) return { told: null, yes: `My ${as} is ${kept}.`, no: null };
  const offer = offered.exec(question)?.[1];
  if (offer !== undefined) {
    const what = turned(offer).replace(/^always /i, '');
    return { told: null, yes: `Please always ${what}.`, no: `Please do not ${what}.` };
  }
  // 'Your birthday is on 3 May, right?'
  const [, what, is, value] =
    /^(?:and )?(your [\p{Ll} -]+?(?:['’]s(?: \p{Ll}+){0,2})?) (is|are|was|were) (.+?)(?:,? (?:right|correct|yes|isn['’]t (?:it|s?he)|aren['’]t they))?$/iu.exec(
      question,
    ) ?? [];
  if (what !== undefined) {
    const subject = capital(turned(what));
    return {
      told: null,
      yes: `${subject} ${is} ${value}.`,
      no: `${subject} ${is} not ${value}.`,
      instead: `${subject} ${is} `,
    };
  }
  const match = /^(do|are|have|did|were|can|will) you (?:(still|also|ever|currently|usually)\s+)?(.+)$/i.exec(
    question,
  );
  if (match === null) return readPolarOfAnybody(question);
  const auxiliary = (match[1] ?? '').toLowerCase();
  const body = turned(match[3] ?? '');
  const choice = /^(prefer|like|want|drink|eat|use|have|take) (.+?)(?:,? or (.+))$/i.exec(body);
  const any = /^(have|own|speak|play|eat|drink|take|use) (?:(?:any|a|an|some)\s+)?(.+)$/i.exec(body);
  const plain = body.replace(/\b(?:any)\s+/i, '').replace(nowadays, '');
  // 'Can you take the login bug?' – 'Sure': a promise rather than a gift
  if (
    auxiliary === 'can' &&
    /^(?!(?:read|speak|play|drive|cook) )\p{Ll}+ (?:\p{Lu}[\p{L}'’-]+ )?(?:the|this|that|these|those|my|our|it)\b/u.test(
      body,
    )
  )
    return { told: null, yes: `I will ${body}.`, no: null };
  const be = { are: 'am', were: 'was' }[auxiliary];
  // 'Are you allergic to anything?' – 'Yes, latex.'
  const open =
    /^(.* )any(?:thing|one|body|where)(?: else| (?:good|nice|new|special|interesting|fun|particular))?$/i.exec(
      body.replace(nowadays, ''),
    );
  // 'Are you taking any medication?' – 'Yes, lisinopril.'
  const sought =
    open ??
    /^((?:\p{Ll}+ )?\p{Ll}+ing (?:(?:on|for|with|in|at|to) )?)(?:any|some|an?) (?:other )?(?:\p{Ll}+ ){0,2}?\p{Ll}+$/u.exec(
      body.replace(nowadays, ''),
    );
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
      sought !== null && be !== undefined
        ? (answer) =>
            preposition.test(answer) ||
            /^(?:every|once|twice|often|sometimes|not|since|\p{Ll}+ly)\b/iu.test(answer)
              ? `${positive.slice(0, -1)} ${uncapital(answer)}.`
              : `I ${be} ${sought[1]}${/^\p{L}+$/u.test(answer) && isOrdinary(answer) ? uncapital(answer) : answer}.`
        : auxiliary !== 'do'
          ? null
          : choice !== null && !own.test(any?.[2] ?? '')
            ? (answer) =>
                `I ${choice[1]} ${/^\p{L}+$/u.test(answer) && isOrdinary(answer) ? answer.toLowerCase() : answer}.`
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
    instead: be !== undefined && /^(?:an? )?(?:\p{Lu}|\d)/u.test(body) ? `I ${be} ` : null,
  };
}

/** 'pets' -> 'pet', 'allergies' -> 'allergy', 'children' -> 'child' */
function singular(plural: string): string {
  return /children$/.test(plural)
    ? plural.replace(/children$/, 'child')
    : plural.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
}
