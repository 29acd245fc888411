import { lookUpVerb, Word } from '../../language/words/lexicon.ts';
import { claimFromWording, type Draft, type Setting } from '../draft.ts';
import { possessiveOf } from '../reference/pronouns.ts';
import { uncapital } from '../rewordings/sentence-rule.ts';
import type { SourceText } from '../source-text.ts';
import { thirdPerson } from './first-person.ts';

const lasting =
  /^(?:(?:please|from now on|in (?:the )?future|going forward)[, ]+)*(?:(?:always|never)\b|(?:do not|don['’]t) ever\b|(?=.*\b(?:from now on|always|never|in (?:the )?future)\b)|(?:answer|reply|respond|write|talk|speak) (?:to me )?(?:only )?in\b|(?:call|address) me\b(?! (?:later|back|again|when|if|on|at|in|before|after|as soon|asap|once|tomorrow|tonight|today|now|this|next|and|\p{Lu}\p{Ll}+day)\b)|remember to\b|(?!.*\b(?:today|tonight|tomorrow|now|this)\b)(?:(?:do not|don['’]t) (?:call|text|message|ring|phone|email|contact|disturb|wake) me\b|(?:call|text|message|phone|email|contact|send) .*\bonly (?:in|on|at|after|before|by|between)\b))/iu;
/** How answers are to be given, unless it is said of one thing at hand ('Use bullet points for this list'). */
const manner = new RegExp(
  '^(?!.*\\b(?:this|that|these|those|the same|here|now|today)\\b)(?:please )?(?:' +
    String.raw`(?:use|prefer|stick to|avoid|skip|(?:do not|don['’]t) (?:use|include|add|give(?: me)?)|stop using|no) (?:(?:any|only|more|\p{Ll}+) ){0,2}?(?:celsius|fahrenheit|kelvin|units?|kilomet(?:re|er)s|miles|kilograms?|pounds|euros|dollars|bullet(?: point)?s?|emojis?|emoticons|exclamation marks|headings?|headers|tables|lists|markdown|bold|italics|jargon|slang|spelling|english|language|sentences|paragraphs|words|tone|pronouns|disclaimers|apologies|metaphors|clock|time format|date format|dates|format)\b|` +
    String.raw`keep (?:it|things|(?:your|all|the) (?:answers?|replies|responses|messages|explanations|tone)) (?:very |as |nice and )?(?:short|brief|concise|simple|formal|informal|casual|friendly|polite|light|to the point|under|below|within|up to|at most|no (?:more|longer) than|at (?:about |around )?\d|to (?:about |around )?\d|between \d)|` +
    String.raw`limit (?:your|all|the) (?:answers?|replies|responses|messages|explanations) to\b|` +
    `(?:write|give|format|phrase|word|sign|end|start|begin) (?:your|all|any|the) (?:answers?|replies|responses|messages|e-?mails|summaries|explanations) |` +
    String.raw`(?:(?:do not|don['’]t) (?:suggest|recommend|mention|offer|propose|share)|stop (?:suggesting|recommending|mentioning|offering|calling me|addressing me|using|sending me)) (?!it\b)|` +
    String.raw`be (?:more |very |as )?(?:concise|brief|formal|informal|casual|polite|direct|honest|friendly|blunt|critical|specific)\b)`,
  'iu',
);

/** 'Whenever I send code, review it for bugs.' */
const whenever =
  /^(whenever|every time|each time) I (\p{Ll}+)((?: [^,]{0,80})?), (?:please )?(?=\p{Ll})(?!(?:I|it|you|we|he|she|they|my|the) )([^.!]+)[.!]*$/iu;

/** 'Keep it short, use metric units, and never suggest pork': the commands of a sentence, of which each is for good; 'read it and check it' is one. */
function separate(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: joint, index } of text.matchAll(/(?:,|;)? (?:and|but) (?=\p{Ll})|[,;] (?=\p{Ll})/gu)) {
    const front = text.slice(from, index);
    const rest = text.slice(index + joint.length);
    if (!isForGood(front) || !isForGood(rest) || !commands(rest)) continue;
    parts.push(front);
    from = index + joint.length;
  }
  return [...parts, text.slice(from)];
}

const isForGood = (text: string) => lasting.test(text) || manner.test(text);

/** Whether a text begins as an order does. */
function commands(text: string): boolean {
  const [first = ''] = text.replace(/^(?:please|also) /iu, '').split(/\s+/);
  return (
    /^(?:always|never|not|only|do|don['’]t)$/iu.test(first) ||
    (lookUpVerb(first.toLowerCase()) & Word.verbBase) !== 0
  );
}

/** 'Never use emojis', 'Please answer in Portuguese', 'From now on call me Annie': what somebody asks for, for good. */
export function standingInstruction(source: SourceText, setting: Setting): Draft[] {
  const { speaker } = setting;
  const text = source.text.replace(
    whenever,
    (_, when: string, verb: string, rest: string, order: string) =>
      `From now on ${order} ${when.toLowerCase()} ${speaker?.entity.name ?? 'I'} ${thirdPerson(verb)}${rest}`,
  );
  if (speaker === null || !isForGood(text) || text.length > 240) return [];
  return separate(text).flatMap((order) => instructionOf(order, source, setting, speaker.entity.name));
}

function instructionOf(order: string, source: SourceText, setting: Setting, who: string): Draft[] {
  const bare = order
    .replace(/^also,? /iu, '')
    .replace(/\b(?:please|from now on|in (?:the )?future|going forward)\b[, ]*/giu, '')
    .replace(/[.!\s]+$/, '')
    .replace(/^(?:do not|don['’]t) ever\b/iu, 'never')
    .replace(/^(?:do not|don['’]t)\b/iu, 'not')
    .replace(/^no\b/iu, 'use no')
    .replace(/\bme\b/giu, who)
    .replace(/\bmy\b/giu, possessiveOf(who))
    .trim();
  // 'Never finished though.'
  if (/^(?:always|never) \p{Ll}+ed\b/iu.test(bare)) return [];
  // 'Call me Bo' tells the name
  if (/^never ?mind\b/iu.test(bare)) return [];
  if (bare === '' || bare === `call ${who} ${who}` || !commands(bare)) return [];
  const wording = `${possessiveOf(who)} standing instruction is to ${uncapital(bare)}`;
  return claimFromWording(source, wording, [{ start: 0, end: source.text.length }], setting, who).map(
    (draft) => ({
      ...draft,
      polarity: 'affirmed',
      modality: 'asserted',
    }),
  );
}

/** 'In which language should I answer?' – 'In Spanish.' */
export function languageAsked(question: string, reply: string): string | null {
  if (
    !/^(?:in )?(?:what|which) language (?:should|shall|can|may|do you want me to|would you like me to|would you prefer|do you prefer)\b/i.test(
      question,
    )
  )
    return null;
  const [, tongue] = /^(?:in )?(\p{Lu}\p{Ll}+)$/u.exec(reply.replace(/^In /, 'in ')) ?? [];
  return tongue === undefined ? null : `Please always answer in ${tongue}.`;
}
