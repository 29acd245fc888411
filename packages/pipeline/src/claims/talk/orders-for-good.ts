import { lookUpVerb, Word } from '../../language/words/lexicon.ts';
import { isSentence } from '../layout/whole-sentences.ts';

/** Days that come again: 'Mondays', 'Friday mornings'. */
const DAYS = `(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days|(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|weekday) (?:mornings|afternoons|evenings|nights)|weekends|weekdays)`;
const lasting = new RegExp(
  String.raw`^(?:(?:please|from now on|in (?:the )?future|going forward)[, ]+)*(?:(?:always|never)\b|(?:do not|don['’]t) ever\b|(?=.*\b(?:from now on|always|never|in (?:the )?future)\b)|(?:answer|reply|respond|write|talk|speak) (?:to me )?(?:only )?in\b|(?:call|address) me\b(?! (?:later|back|again|when|if|on|at|in|before|after|as soon|asap|once|tomorrow|tonight|today|now|this|next|and|\p{Lu}\p{Ll}+day)\b)|remember to\b|keep (?:my |all )?${DAYS} (?:free|clear)\b|(?!.*\b(?:today|tonight|tomorrow|this|next)\b)(?:do not|don['’]t) (?:book|schedule|plan|arrange|organi[sz]e|put|set|call|ring|phone|text|message|disturb|wake|contact|send|expect|invite)\b.*\b(?:${DAYS}\b|(?:before|after|until) (?:\d|noon|midnight|(?:seven|eight|nine|ten|eleven|twelve|one|two|three|four|five|six)\b))|(?!.*\b(?:today|tonight|tomorrow|now|this)\b)(?:(?:do not|don['’]t) (?:call|text|message|ring|phone|email|contact|disturb|wake) me\b|(?:call|text|message|phone|email|contact|send) .*\bonly (?:in|on|at|after|before|by|between)\b))`,
  'iu',
);
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

/** Whether an order is for good, rather than for one thing at hand. */
export function isForGood(text: string): boolean {
  return lasting.test(text) || manner.test(text);
}

/** Whether a text begins as an order does. */
export function commands(text: string): boolean {
  const [first = ''] = text.replace(/^(?:please|also) /iu, '').split(/\s+/);
  return (
    /^(?:always|never|not|only|do|don['’]t)$/iu.test(first) ||
    (lookUpVerb(first.toLowerCase()) & Word.verbBase) !== 0
  );
}

const reasonFor =
  /^(.{8,140}?)(?:(?::| [–—-]|;|,? because) |, (?=(?:I|my|s?he|we|they)\b|that(?:['’]s| is) when\b|(?:as|since) (?:I|my|s?he|we|they)\b))(?:(?:as|since) (?=(?:I|my|s?he|we|they)\b))?(\p{L}.{7,160})$/iu;
const daysIn = new RegExp(`\\b(?:on )?(${DAYS})\\b`, 'iu');

/**
 * 'Never book anything on Mondays: I look after Teun then': an order for good, and what is told as its reason; null where a sentence is no such
 * order. 'Then' is on the days of the order.
 */
export function orderWithReason(text: string): { orders: string[]; reasons: string[] } | null {
  const [, front = '', behind = ''] = reasonFor.exec(text) ?? [];
  const order = front.replace(/^(?:(?:so|and|also|ok|okay|oh|well),? )+/iu, '');
  // 'Don't book it before noon tomorrow: I work nights'
  const isWish =
    (/^(?:please,? )?no \p{Ll}+\b/iu.test(order) && /\bplease\b/iu.test(order)) ||
    (/^(?:please,? )?(?:do not|don['’]t) \p{Ll}+/iu.test(order) && !isForGood(order));
  if (order === '' || (!isWish && (!isForGood(order) || !commands(order)))) return null;
  const day = daysIn.exec(order)?.[1];
  const on = day === undefined ? '' : ` on ${day.replace(/^weekends$/i, 'the weekend')}`;
  // 'No walnuts in it please, I'm allergic to them'
  const [, unwanted] = isWish ? (/\bno (\p{Ll}+)\b/iu.exec(order) ?? []) : [];
  const told = behind
    .replace(/ (?:them|it|those)([.!]*)$/iu, (whole, end: string) =>
      unwanted === undefined ? whole : ` ${unwanted}${end}`,
    )
    .replace(/^that(?:['’]s| is) when (.+?)[.!]*$/iu, (_, what: string) => `${what}${on}.`)
    .replace(/ (?:then|on those days|that day)[.!]*$/iu, `${on}.`);
  const reason = told.charAt(0).toUpperCase() + told.slice(1);
  // 'Always write in Dutch: short and formal' gives no reason
  if (!/^(?:I|My|He|She|We|They|Our|\p{Lu}\p{L}+)(?:['’]|\s)/u.test(reason) || !isSentence(reason))
    return null;
  return { orders: isWish ? [] : [`${order}.`], reasons: [reason] };
}
