import { lookUp, lookUpVerb, Word } from '../../language/words/lexicon.ts';
import { capital, NAME, uncapital } from '../rewordings/sentence-rule.ts';
import { isOrdinary, preposition, turned, verbPhrase, withArticle } from './answer-words.ts';
import type { Asked } from './asked.ts';
import { thirdPerson } from './first-person.ts';

/** Of whom or what a question may ask. */
const SUBJECT = `(?<who>[Yy]ou|[Hh]e|[Ss]he|[Ii]t|[Tt]hey|${NAME}(?:['’]s?(?: \\p{Ll}[\\p{L}-]*){1,3}?)?|(?:[Yy]our|[Hh]is|[Hh]er|[Tt]heir|[Tt]he)(?: \\p{Ll}[\\p{L}-]*){1,3}?(?: \\p{Lu}[\\p{L}'’-]+)?)`;
const OFTEN =
  '(?: (?:still|also|ever|currently|usually|normally|now|really|already|actually|often|always|generally))*';
const often = /^(?:(?:still|also|ever|currently|usually|now|really|already|actually) )+/i;
const AUX =
  '(?<aux>do|does|did|is|are|was|were|has|have|had|can|will|do|Do|Does|Did|Is|Are|Was|Were|Has|Have|Had|Can|Will)';
const polar = new RegExp(`^${AUX} ${SUBJECT}${OFTEN} (?<rest>[^,;:]{1,80})$`, 'u');
const open = new RegExp(
  String.raw`^(?<prep>[Ii]n |[Aa]t |[Tt]o |[Ff]or |[Ff]rom |[Oo]n |[Ww]ith )?(?<word>[Ww]here|[Ww]hen|[Ww]hat time|[Ww]hat|[Ww]hom?|[Hh]ow (?:many|much)|[Hh]ow long|[Hh]ow (?:tall|old|long|high|heavy|big|far|wide|deep)|[Ss]ince when|[Ww]hich|[Hh]ow often)(?<noun>(?: (?:kind|type|sort) of)?(?: \p{Ll}[\p{L}-]*){0,3}?)(?: ${AUX}|(?<is>['’]s|['’]re)) ${SUBJECT}${OFTEN}(?: (?<rest>[^,;:]{1,80}))?$`,
  'u',
);
/** 'Do you know where Ingrid lives?' asks where she lives. */
const told = new RegExp(
  `^(?:do you (?:know|remember|recall)|can you (?:tell (?:me|us)|remember|say)|could you (?:tell (?:me|us)|say)|any idea|remind me) (?<word>where|when|what|which|who)(?<noun>(?: \\p{Ll}+){0,2}?) ${SUBJECT}${OFTEN} (?<rest>[\\p{L}'’-]+(?: [^,;:]{1,60})?)$`,
  'iu',
);

/** 'allergic', 'alive': adjectives by their end, or that stand behind 'is' alone. */
const looksAdjective =
  /(?:ic|ed|able|ible|ous|ful|less|ive|ish)$|^(?:asleep|awake|well|ill|pregnant|ready|vegan|vegetarian)$/;

/** Whether a word may begin what is said of a subject that is, has or does something: never a noun that may belong to the subject. */
function begins(rest: string, aux: string): boolean {
  const [first = '', second = ''] = rest.split(' ');
  const lower = first.toLowerCase();
  if (/^d(?:o|id)/i.test(aux)) {
    if ((lookUpVerb(lower) & Word.verbBase) === 0) return false;
    // 'does your phone number end in 5'
    return (lookUp(lower) & Word.noun) === 0 || (lookUpVerb(second.toLowerCase()) & Word.verbBase) === 0;
  }
  if (/^(?:can|will)/i.test(aux)) return (lookUpVerb(lower) & Word.verbBase) !== 0;
  if (lower === 'of') return false;
  if (/^(?:\p{Lu}|\d)/u.test(first) || preposition.test(rest)) return true;
  if (/^(?:an?|the|my|your|his|her|their|not|any|on|off|over|called|named)$/.test(lower)) return true;
  return (
    (lookUp(lower) & Word.adjective) !== 0 ||
    ((lookUp(lower) & Word.noun) === 0 && looksAdjective.test(lower)) ||
    (lookUpVerb(lower) & (Word.verbParticiple | Word.verbGerund)) !== 0
  );
}

type Parts = { readonly aux: string; readonly who: string; readonly rest: string };

/** The parts of a question where its subject ends before what is said of it. */
function partsOf(groups: Record<string, string | undefined> | undefined): Parts | null {
  if (groups === undefined) return null;
  const { aux = 'is', is, who = '', rest = '' } = groups;
  const help = is === undefined ? aux.toLowerCase() : /re$/.test(is) ? 'are' : 'is';
  const words = rest.split(' ');
  const isShort = /^(?:your|his|her|their|the) |['’]s? \p{Ll}/iu.test(who);
  // as few words as may be the subject were taken
  for (let taken = 0; taken < (isShort ? 3 : 1) && taken < words.length; taken++) {
    const left = words.slice(taken).join(' ').replace(often, '');
    if (left !== '' && begins(left, help))
      return { aux: help, who: [who, ...words.slice(0, taken)].join(' '), rest: left };
  }
  const isBeing = /^(?:is|are|was|were)$/.test(help);
  return isBeing ? { aux: help, who: `${who} ${rest}`.trim(), rest: '' } : null;
}

/** 'with you' as the one who was asked says it. */
function toMe(rest: string): string {
  return turned(rest.replace(/\byou\b/giu, 'me'));
}

/** 'does she live in Hull' -> 'She lives in Hull' */
function said({ aux, who, rest }: Parts): string {
  const subject = capital(turned(who));
  const body = toMe(rest);
  if (/^you$/i.test(who)) return `I ${verbPhrase(aux, body)}`;
  if (aux === 'did') return `${subject} ${verbPhrase('did', body)}`;
  if (aux === 'do') return `${subject} ${body}`;
  if (aux !== 'does') return `${subject} ${aux} ${body}`;
  const [verb = '', ...more] = body.split(' ');
  return [subject, verb === 'have' ? 'has' : thirdPerson(verb), ...more].join(' ');
}

function denied(parts: Parts, isOver: boolean): string {
  const { aux, who, rest } = parts;
  // 'Do your parents still live in Pune?' – 'No.'
  if (isOver && /^(?:is|are|do|does)$/.test(aux)) {
    const subject = capital(turned(who));
    return `${subject} ${/^do/.test(aux) ? '' : `${aux} `}no longer${said(parts).slice(subject.length + (/^do/.test(aux) ? 0 : aux.length + 1))}.`;
  }
  return `${capital(turned(who))} ${aux} not ${toMe(rest)}.`;
}

const ANY =
  /\bany(?:thing|one|body|where)?(?: else)?(?: \p{Ll}+(?: or \p{Ll}+)?)?(?=$| (?:at|in|on|for|to|with) )/iu;

/** 'Is she allergic to anything?', 'Does your mother still drive?', 'Was Tarn Mills built by anyone of note?': of whomever it is. */
export function readPolarOfAnybody(question: string): Asked | null {
  const parts = partsOf(polar.exec(question)?.groups);
  if (parts === null || /^(?:you|I|we)$/i.test(parts.who)) return null;
  const { aux, who, rest } = parts;
  const plain = { ...parts, rest: rest.replace(/\bany (?=\p{Ll})/iu, '') };
  const isOpen = /\bany(?:thing|one|body|where)\b/i.test(rest);
  const choice = / or /.test(rest);
  const subject = capital(turned(who));
  const be = /^(?:is|are|was|were)$/.test(aux);
  const told = (answer: string): string | null => {
    if (choice) return chosen(toMe(rest), answer, be ? `${subject} ${aux}` : null);
    const what = /^\p{L}+$/u.test(answer) && isOrdinary(answer) ? answer.toLowerCase() : answer;
    if (/^have any (?:known |food )?allerg(?:y|ies)$/i.test(rest))
      return `${subject} is allergic to ${what}.`;
    if (ANY.test(rest)) return `${said({ ...parts, rest: rest.replace(ANY, what) })}.`;
    if (/^have an? \p{Ll}+$/iu.test(rest) && /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(answer))
      return `${subject}'s ${rest.replace(/^have an? /i, '')} is ${answer}.`;
    return /^(?:have|own|speak|play|take|drive)\b/.test(rest) &&
      /^(?:an?|one|two|three|four|\p{Lu})\b/u.test(answer)
      ? `${said({ ...parts, rest: rest.split(' ')[0] ?? '' })} ${answer}.`
      : null;
  };
  return {
    told,
    yes: choice || isOpen ? null : `${said(plain)}.`,
    no: choice ? null : denied(parts, / still /i.test(question)),
    instead: be && /^(?:\p{Lu}|\p{Ll}+ish$|\d)/u.test(rest) ? `${subject} ${aux} ` : null,
  };
}

/** 'Is Theo your son or your nephew?' – 'My nephew.': the one of two that is named again. */
function chosen(options: string, answer: string, front: string | null): string | null {
  const lower = answer.toLowerCase();
  const match = options
    .split(/,? or (?:is (?:it|he|she) )?/)
    .find(
      (option) =>
        option.toLowerCase().replace(/^(?:an?|the|my) /, '') === lower.replace(/^(?:an?|the|my) /, ''),
    );
  return match === undefined || front === null ? null : `${front} ${match}.`;
}

const measured = /^how (tall|old|long|high|heavy|big|far|wide|deep)$/i;

/** 'Which school does your son go to?', 'Who is Leo's vet?', 'Where was your mother born?', 'Who do you bank with?' */
export function readOpenOfAnybody(question: string): Asked | null {
  const asked = askedBy(question);
  if (asked === null) return null;
  const { word, noun, prep, parts } = asked;
  const { aux, who } = parts;
  const isMine = /^you$/i.test(who);
  const subject = capital(turned(who));
  const be = /^(?:is|are|was|were)$/.test(aux);
  const told = (make: (answer: string) => string | null): Asked => ({ told: make, yes: null, no: null });
  const [, measure] = measured.exec(word) ?? [];
  if (measure === 'old' && parts.rest === '')
    return /^\p{Lu}\p{Ll}/u.test(who) && !/^(?:He|She|It|You)$|^Your /.test(who)
      ? told((answer) => `${subject} is ${uncapital(answer).replace(/ years? old$/, '')} years old.`)
      : null;
  if (measure !== undefined && parts.rest === '') {
    const is = isMine ? 'am' : aux;
    return be
      ? told((answer) => (/\d/.test(answer) ? `${subject} ${is} ${answer} ${measure}.` : null))
      : null;
  }
  // 'What colour is your car?'
  if (parts.rest === '' && be && noun !== '' && !isMine && /^(?:what|which)$/i.test(word))
    return told((answer) => `${subject}'s${noun} is ${uncapitalLink(answer)}.`);
  if (parts.rest === '') {
    // 'What is your name?' is read by its own words
    if (/^(?:your|the|his|her|their) /i.test(who)) return null;
    if (!be || isMine || noun !== '' || /^(?:how|since|what time)/i.test(word)) return null;
    return told((answer) => {
      if (/^where$/i.test(word))
        return `${subject} ${aux} ${preposition.test(answer) ? '' : 'in '}${uncapitalLink(answer)}.`;
      return `${subject} ${aux} ${answer}.`;
    });
  }
  if (isMine && !/^whom?$/i.test(word) && prep === '') return null;
  if (/^what$/i.test(word) && noun === '' && /^do(?: (?:for (?:a living|work)|there|now))?$/.test(parts.rest))
    return told((answer) => `${subject} is ${withArticle(answer)}.`);
  // 'What's he called?'
  if (/^(?:he|she|it)$/i.test(who) && /^what$/i.test(word) && /^(?:called|named)$/.test(parts.rest))
    return told((answer) => `${{ he: 'His', she: 'Her' }[who.toLowerCase()] ?? 'Its'} name is ${answer}.`);
  const statement = said(parts);
  const stranded = /\s(in|at|for|to|from|with|on|by|under|of|about)(?: (?:now|again|then))?$/i.test(
    statement,
  );
  return told((answer) => {
    if (/^whom?$/i.test(word) && !/^(?:the |my |an? )?\p{L}*\p{Lu}|^(?:my|the|an?) /u.test(answer))
      return null;
    if (/^how (?:many|much)$/i.test(word))
      return /^\D{0,12}\d|^(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|none)\b/iu.test(answer)
        ? `${statement} ${uncapital(answer)}${/^\S+$/.test(answer) ? noun : ''}.`
        : null;
    if (/^how often$/i.test(word)) return `${statement} ${uncapital(answer)}.`;
    if (/^(?:how long|since when)$/i.test(word))
      return /^(?:for|since) /i.test(answer) ? `${statement} ${uncapital(answer)}.` : null;
    const bare = stranded ? answer.replace(preposition, '').trim() : uncapitalLink(answer);
    const isPlace = /^where$/i.test(word);
    const isTime = /^(?:when|what time)$/i.test(word);
    const link =
      stranded || preposition.test(answer)
        ? ''
        : prep !== ''
          ? prep.toLowerCase()
          : isPlace
            ? /\b(?:work|works|worked|working|employed)\b/.test(statement)
              ? 'at '
              : 'in '
            : isTime
              ? timeLink(answer)
              : '';
    return `${statement.replace(/ (?:again|then)$/, '')} ${link}${bare}.`;
  });
}

type Open = { readonly word: string; readonly noun: string; readonly prep: string; readonly parts: Parts };

function askedBy(question: string): Open | null {
  const indirect = told.exec(question)?.groups;
  if (indirect !== undefined) {
    const { word = '', noun = '', who = '', rest = '' } = indirect;
    const verb = rest.split(' ')[0] ?? '';
    const isBase = /^(?:you|they)$/i.test(who) && (lookUpVerb(verb) & Word.verbBase) !== 0;
    if (
      !isBase &&
      (lookUpVerb(verb) & (Word.verbThird | Word.verbPast)) === 0 &&
      !/^(?:is|are|was|were|has)$/.test(verb)
    )
      return null;
    // the order of words is that of a statement already
    return { word, noun, prep: '', parts: { aux: 'do', who, rest } };
  }
  const match = open.exec(question)?.groups;
  const parts = partsOf(match);
  if (match === undefined || parts === null) return null;
  return { word: match.word ?? '', noun: match.noun ?? '', prep: match.prep ?? '', parts };
}

function uncapitalLink(answer: string): string {
  return preposition.test(answer) ? uncapital(answer) : answer;
}

export function timeLink(answer: string): string {
  if (
    /^(?:last|next|this|yesterday|today|tomorrow|every|two|three|an?|\d+ (?:days|weeks|months|years)) ?/i.test(
      answer,
    )
  )
    return '';
  if (/^(?:the )?(?:end|start|beginning|middle) of /i.test(answer))
    return /^the /i.test(answer) ? 'at ' : 'at the ';
  if (/^\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.?m\b)?$/iu.test(answer)) return 'at ';
  return /^(?:\d{1,2}(?:st|nd|rd|th)? \p{L}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/u.test(answer)
    ? 'on '
    : 'in ';
}
