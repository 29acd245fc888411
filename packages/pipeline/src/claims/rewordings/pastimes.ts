import { KIN } from '../../language/words/kin.ts';
import { NAME, type Rule, rule } from './sentence-rule.ts';

const WHO = `(${NAME}|[Hh]e|[Ss]he|[Tt]hey|[Ww]e|I|[Mm]y (?:${KIN})(?: ${NAME})?)`;
const WHEN = `((?:,? (?:in|on|over|last|this|since|two|three|a|some|when|because|after) [^,;.]{2,40}?| yesterday| recently| completely| for good)?)`;

/** What music is played on. */
export const INSTRUMENT =
  '(?:(?:electric |acoustic |bass |classical )?guitar|piano|grand piano|violin|viola|cello|double bass|bass|flute|recorder|clarinet|oboe|bassoon|saxophone|sax|trumpet|trombone|tuba|(?:French )?horn|cornet|euphonium|drums?|percussion|xylophone|harp|organ|accordion|ukulele|banjo|mandolin|fiddle|lute|sitar|keyboards?|harmonica|bagpipes|harpsichord|piccolo|bugle)';

const tongue =
  /(?:ish|ese|ian|ean)$|^(?:German|French|Dutch|Welsh|Greek|Arabic|Hebrew|Hindi|Urdu|Thai|Swahili|Latin|Czech|Icelandic|Gaelic|Basque|Catalan|Farsi|Bengali|Tamil|Mandarin|Breton|Esperanto|Sanskrit|Tagalog|Finnish|Slovak|Slovene|Serbian|Croatian)$/;

/** 'I' of "I'm", which is written as names are. */
const without = (who: string) => who.replace(/^(I|[Ww]e|[Tt]hey|[Hh]e|[Ss]he)['’](?:m|ve|re|s)$/u, '$1');

const isPlural = (who: string) => /^(?:I|we|they)$/i.test(who);

/** What people play and learn, begin with and give up. */
export const pastimes: readonly Rule[] = [
  // 'gave up the violin', 'quit the trombone in May'
  rule(
    `^${WHO} (?:has |have |['’]ve |['’]s )?(?:just |finally |now )?(?:gave up|given up|quit|dropped|stopped with) (?:the |my |his |her |playing the |playing )?(${INSTRUMENT})(?: lessons)?${WHEN}(?:, (?:no|not|too|because|as|since|but|sadly|it)\\b[^;]{0,60}?)?\\.?$`,
    ([, name = '', what = '', when = '']) => {
      const who = without(name);
      return [
        /^(?:| completely| for good)$/.test(when)
          ? `${who} no longer ${isPlural(who) ? 'play' : 'plays'} the ${what}.`
          : `${who} stopped playing the ${what}${when}.`,
      ];
    },
  ),
  // 'plays the clarinet in a local orchestra'
  rule(
    `^${WHO} (?:also |still |now )?(plays?|played) (?:the )?(${INSTRUMENT}) ((?:in|for|with) (?:an?|the|my|his|her|our|their) [^,;]{2,60}?)\\.?$`,
    ([, who = '', plays = '', what = '', where = '']) =>
      /^in (?:the|my|his|her) (?:summer|winter|spring|autumn|morning|evening|afternoon)/.test(where)
        ? []
        : [`${who} ${plays} the ${what}.`, `${who} ${plays} ${where}.`],
  ),
  // 'takes piano lessons', 'is taking Spanish classes'
  rule(
    `^${WHO} ((?:is |am |are |['’]m )?(?:now |currently |also )?(?:takes?|taking|has|have|having)|(?:has |have )?(?:just )?(?:started|begun|began)(?: taking| with)?) (?:(?:weekly|private|evening|online|regular) )?(${INSTRUMENT}|\\p{Lu}\\p{Ll}+) (?:lessons|classes|courses?)((?: (?:on|in|at|since|with|now|last|this|every) [^,;.]{2,40}?| now)?)\\.?$`,
    ([, name = '', verb = '', what = '', rest = '']) => {
      const who = without(name);
      const isTongue = /^\p{Lu}/u.test(what);
      if (isTongue && !tongue.test(what)) return [];
      const learns = /start|beg[au]n/.test(verb)
        ? 'started learning'
        : `${who === 'I' ? 'am' : isPlural(who) ? 'are' : 'is'} learning`;
      return [`${who} ${learns} ${isTongue ? what : `the ${what}`}${rest}.`];
    },
  ),
  // 'is fond of knitting', 'is passionate about climbing', 'is really into birdwatching'
  rule(
    `^${WHO}(?: is| am| are|['’]s|['’]m|['’]re)((?: (?:very|really|so|quite|also|absolutely|totally|still))*) (?:fond of|keen on|passionate about|crazy about|mad about|into|hooked on|devoted to|enthusiastic about|big on) (?!(?:moving|leaving|joining|buying|getting|having|seeing|selling|becoming|keeping|going|starting|trying|changing|being|doing)\\b)(\\p{Ll}{3,}ing(?: [^,;]{1,40}?)?)\\.?$`,
    ([, name = '', , what = '']) => likes(without(name), what),
  ),
  // 'has a passion for climbing', 'spends his free time on chess', 'can't get enough of opera'
  rule(
    `^${WHO} (?:(?:has|have|['’]ve) (?:got )?an? (?:(?:great|big|real|huge|secret|lifelong|new) )?(?:passion|love|fondness|weakness|soft spot|liking|enthusiasm) for|(?:spends?|devotes?) (?:(?:most|much|all|a lot) of )?(?:his|her|my|their|our) (?:free|spare|leisure) time(?: on| to| with| doing|(?= \\p{Ll}{3,}ing\\b))|(?:can['’]t|cannot) get enough of|goes in for|go in for|(?:has |have )?(?:discovered|found)(?= [^,;]{2,40} as an? (?:new )?hobby)) (?!(?:his|her|my|their|the|an?) )(\\p{Ll}[^,;]{2,40}?)(?: as an? (?:new )?hobby)?\\.?$`,
    ([, name = '', what = '']) => likes(without(name), what),
  ),
  // 'got into knitting last year', 'has got into chess'
  rule(
    `^${WHO} (?:has |have |['’]ve |['’]s )?(?:(?:recently|just|really) )?(?:got|gotten) into (knitting|climbing|running|cycling|baking|cooking|painting|drawing|gardening|photography|chess|bouldering|birdwatching|sewing|pottery|yoga|hiking|swimming|sailing|fishing|opera|jazz|poetry|crochet|origami|astronomy|woodworking|surfing|skiing|dancing|singing|golf|tennis)${WHEN}\\.?$`,
    ([, name = '', what = '']) => likes(without(name), what),
  ),
];

/** 'Ann likes climbing.' */
function likes(who: string, what: string): string[] {
  return [`${who} ${isPlural(who) ? 'like' : 'likes'} ${what}.`];
}
