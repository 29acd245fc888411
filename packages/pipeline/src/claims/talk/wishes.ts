import { lookUpVerb, Word } from '../../language/words/lexicon.ts';
import { capital } from '../rewordings/sentence-rule.ts';
import { lowered } from './letter-case.ts';

const ANSWERS = '(?:answers|replies|responses|messages|explanations|summaries)';
const HOW = String.raw`(?:(?:a (?:bit|little)|much|very|as|quite|rather) )?(?:up to \d+|at most \d+|(?:no|not) (?:more|longer|shorter) than|under \d+|below \d+|within \d+|(?:around|about) \d+|between \d+|\d+ (?:words|sentences|lines|paragraphs)|longer|shorter|short|long|brief|concise|detailed|formal|informal|friendly|polite|casual|simple)\b`;

/** How somebody wants to be answered, in sentences that only as a whole say it. */
export const wishes: readonly (readonly [RegExp, (match: RegExpExecArray) => string[]])[] = [
  // 'Your answers can be up to 400 words long', 'From now on your replies should be longer'
  [
    new RegExp(
      `^(?:(?:from now on|going forward|in (?:the )?future),? )?(?:all )?(?:of )?your ${ANSWERS} (?:can|may|should|must|need to|have to|are to|ought to) (?:now |always |also )*(?:be|stay|run to) (?=${HOW})([^,;]{2,60}?)(?: from now on| going forward| now)?[.!]*$`,
      'iu',
    ),
    ([, how = '']) => [`Keep your answers ${how}.`],
  ],
  // 'From now on you can write up to 400 words'
  [
    /^(?=.*\b(?:from now on|going forward|in (?:the )?future|per answer|an answer|now)\b)(?:(?:from now on|going forward|in (?:the )?future),? )?(?:you (?:can|may)|feel free to) (?:now )?(?:write|use|answer in|take|go up to) ((?:up to |at most )?\d+ (?:words|sentences|lines|paragraphs))(?: from now on| going forward| now| per answer| an answer)*[.!]*$/iu,
    ([, how = '']) => [`Keep your answers ${/^\d/.test(how) ? 'up to ' : ''}${how}.`],
  ],
  // 'I'd like you to always answer in Dutch', 'Could you answer me in Dutch from now on', 'You should always answer in Dutch'
  [
    /^(?:please )?(?:I(?:['’]d| would) (?:like|love|prefer|appreciate it if) you(?: to)? |I (?:want|need) you to |I(?:['’]d| would) (?:like|prefer|appreciate) (?:it )?if you(?: could| would)? |(?:make sure|see to it|ensure) (?:that )?you |you (?:should|must|are to|can) |(?:could|can|would|will) you (?:please )?)(always |never |only )?((?:answer|repl(?:y|ied)|respond|write|talk|speak|address|call|answered|responded|wrote|spoke|used|use|keep|kept)(?:ed)? [^,;?]{2,60}?),?( from now on| going forward| in (?:the )?future| always)?(?:,? please)?[.!?]*$/iu,
    ([whole = '', always, what = '', lasting]) => {
      const isWish = /^(?:please )?(?:I\b|make|see|ensure|you (?:should|must|are))/i.test(whole);
      const isLasting = (always ?? lasting) !== undefined;
      if (!isLasting && !(isWish && / in \p{Lu}/u.test(what))) return [whole];
      const order = what.replace(
        /^(answered|replied|responded|wrote|spoke|used|kept)\b/i,
        (verb) =>
          ({
            answered: 'answer',
            replied: 'reply',
            responded: 'respond',
            wrote: 'write',
            spoke: 'speak',
            used: 'use',
            kept: 'keep',
          })[verb.toLowerCase()] ?? verb,
      );
      return /^(?:never|only) $/i.test(always ?? '')
        ? [`${capital(always ?? '')}${order}.`]
        : [`From now on, ${order}.`];
    },
  ],
  // 'Let's speak Dutch from now on', 'Use Dutch in all your replies', 'Speak Dutch to me', 'Switch to Dutch, please'
  [
    /^(?:please )?(?:let['’]s (?:speak|talk|write|use|switch to|stick to)(?: in)? (\p{Lu}\p{Ll}+)(?: from now on| please| together)?|(?:use|switch to) (\p{Lu}\p{Ll}+)(?:,? please,?)? (?:in|for) (?:all |every |any )?(?:your |the |my |of your )*(?:answers?|repl(?:y|ies)|responses?|messages)|(?:speak|talk|write) (\p{Lu}\p{Ll}+) (?:to|with) me)(?: from now on| going forward)?(?:,? please)?[.!]*$/iu,
    ([whole = '', one, two, three]) => {
      const tongue = one ?? two ?? three ?? '';
      return /^(?:This|That|It|Here|There|Slack|Zoom|Markdown)$/.test(tongue) || /^\p{Ll}/u.test(tongue)
        ? [whole]
        : [`From now on, answer in ${tongue}.`];
    },
  ],
  // 'I prefer answers in Dutch'
  [
    /^I(?:['’]d| would)? (?:prefer|like|want|need) (?:(?:your|my|all|the) )?(?:answers|replies|responses|messages|explanations) (in \p{Lu}\p{Ll}+|short|brief|concise|detailed)(?:,? please| from now on)?[.!]*$/iu,
    ([, how = '']) => [
      /^in /i.test(how) ? `From now on, answer ${how}.` : `Keep your answers ${how.toLowerCase()}.`,
    ],
  ],
  // 'Going forward I'd like all prices in euros'
  [
    /^(?:from now on|going forward|in future|in the future),? I(?:['’]d| would) (?:like|prefer) (?:you to (?=\p{Ll})|(?:to have |to see |to get )?)(.+?)[.!]*$/iu,
    ([whole = '', what = '']) => [
      /\byou to\b/i.test(whole) ? `Please always ${what}.` : `Please always give me ${what}.`,
    ],
  ],
  // 'Use metric units from now on'
  [
    /^(?:please )?(?!(?:I|it|he|she|we|they)\b)((\p{L}+) [^,;]{3,120}?),? (?:from now on|going forward|in (?:the )?future)[.!]*$/iu,
    ([whole = '', what = '', verb = '']) => [
      (lookUpVerb(verb.toLowerCase()) & Word.verbBase) !== 0 || /^(?:don['’]t|only)$/i.test(verb)
        ? `From now on, ${lowered(what)}.`
        : whole,
    ],
  ],
  // 'Stop answering in Danish, answer in English'
  [
    /^(?:please )?stop \p{Ll}+ing [^,;]{2,40}?(?:,|,? and) (?:please )?((?:answer|reply|respond|write|use|call|speak|talk)\b[^;]{2,60})$/iu,
    ([, what = '']) => [
      `From now on, ${lowered(what).replace(/,? (?:from now on|going forward|in (?:the )?future)(?=[.!]*$)/iu, '')}`,
    ],
  ],
  // 'Short answers please'
  [
    /^(short|brief|concise|long|detailed|simple|formal|informal) (?:answers|replies|responses)(?: only)?,? please[.!]*$/iu,
    ([, how = '']) => [`Keep your answers ${how.toLowerCase()}.`],
  ],
];
