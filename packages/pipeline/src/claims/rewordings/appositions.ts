import { lookUpVerb, verbShape, Word } from '../../language/words/lexicon.ts';
import { predicateOf } from '../../relations/predicates.ts';
import { capital, NAME, NAMES, type Rule, rule } from './sentence-rule.ts';
import { goesOn } from './word-kinds.ts';

/** A name that begins a sentence, and no time or place in front of it. */
const WHO = `((?!(?:In|On|At|From|By|Since|Until|After|Before|During|With|For|As|To|When|While|If|Of|Under|Through|Throughout|Around|About|Despite|Within|Between|Beyond|Near|Over|Because|Although|Though|Once|Unlike|Like|Besides|Last|Next|This|Later|Today|Yesterday) )${NAME})`;

/** What tells of a name behind a comma what it is: 'a 1974 ferry', 'the Galway weaving mill'. */
const KIND = String.raw`(?:an?|the|one of (?:the|its|his|her|their)) (?:(?!(?:who|which|that|whom|whose|where|when|why|of|in|at|on|for|by|with|from|to|and|or|than|as|is|are|was|were|has|have|had|will)\b)[\p{L}\p{N}’'-]+ ){0,6}?(?!(?:who|which|that|whom|whose|where|when|why|of|in|at|on|for|by|with|from|to|and|or|than|as|is|are|was|were|has|have|had|will)\b)\p{Ll}[\p{Ll}-]+`;

/** What stands behind a participle that has no object. */
const ASIDE = '(?:by|in|on|at|to|from|for|with|under|near|after|between|as|outside|off|into)';

/** 'a mill' of 'the mill', which tells no more alone. */
const kindOf = (kind: string) =>
  kind.replace(/^the (?=[aeiou][\p{Ll}-]+$)/u, 'an ').replace(/^the (?=[\p{Ll}-]+$)/u, 'a ');

/** 'the dog Rex': people adopt animals as well as children. */
function called(kind: string, who: string): string {
  const noun = kind.split(' ').at(-1) ?? '';
  return predicateOf('has_pet')?.attributes?.includes(noun) ? `the ${noun} ${who}` : who;
}

/** Whoever did it: a name, several, or a pronoun. */
const DOER = `(?:${NAMES}|s?he|they|(?:his|her|its|their) \\p{Ll}+(?: ${NAME})?|the (?:\\p{Ll}+ )?\\p{Ll}+(?: ${NAME})?)`;

/** Participles that tell what is so still. */
const LASTING =
  /^(?:now |still |currently )?(?:owned|run|led|managed|headed|chaired|based|headquartered|located|situated|known|backed|funded|financed|used|operated|edited|maintained|controlled|affiliated|listed|supported|sponsored|staffed|devoted|dedicated|designed to|represented|powered)\b/;

const isParticiple = (word: string) => verbShape(word, word).participle;
const isPast = (word: string) => {
  const { past, participle } = verbShape(word, word);
  return past || participle;
};
/** 'a 1974 ferry' that was built then: when, where nothing else tells it. */
function yearOf(kind: string, done: string): string {
  const [, year = ''] = /^an? ((?:1[5-9]|20)\d\d) /.exec(kind) ?? [];
  return year !== '' &&
    /^(?:built|made|launched|designed|released|published|directed|written)\b/.test(done) &&
    !/\d{4}/.test(done)
    ? ` in ${year}`
    : '';
}

/** What a description between commas tells in a clause of its own: 'a ferry built in Gdańsk', 'the mill that Ann Lee set up in 1987'. */
export const appositions: readonly Rule[] = [
  // 'The Nordlys, a 1974 ferry built in Gdańsk, sails between Oslo and Kiel'
  rule(
    String.raw`^${WHO}, (${KIND}) ((?:now |still |originally |first |jointly |partly )?(\p{Ll}+) (?:(?:\p{Ll}+ly|up|out) )?${ASIDE} (?:[^,;]|, \d{4}){2,100}?)(?:, (?!and\b|or\b|but\b)((\p{Ll}+) [^;]+)|\.)$`,
    ([, who = '', kind = '', done = '', participle = '', rest, verb = '']) =>
      !isParticiple(participle) || (rest !== undefined && !goesOn(verb))
        ? []
        : [
            `${who} is ${kindOf(kind)}.`,
            `${who} ${LASTING.test(done) ? 'is' : 'was'} ${done}${yearOf(kind, done)}.`,
            ...(rest === undefined ? [] : [`${who} ${rest}`]),
          ],
  ),
  // 'Orr Mills, the Galway weaving mill that Ann Lee set up in 1987, was bought by Tarn', 'the mill Ann Lee set up in 1987'
  rule(
    String.raw`^${WHO}, (${KIND})(?: (?:that|which|whom?))? (${DOER}) ((?:now |still |also |later |once )?(?:(?:has|had|have) )?(\p{Ll}+)(?: (?:up|over|down|out))?)((?: (?:in|on|at|from|for|with|until|since|as) [^,;]{2,60}|(?<=(?:\p{Ll}+s|\p{Ll}+ed|\p{Ll}+))(?=,|\.$))?)(?:, (?!and\b|or\b|but\b)((\p{Ll}+) [^;]+)|\.)$`,
    ([, who = '', kind = '', doer = '', did = '', verb = '', when = '', rest, then = '']) => {
      const isDoing = isPast(verb) || (lookUpVerb(verb) & Word.verbThird) !== 0;
      return !isDoing || (rest !== undefined && !goesOn(then))
        ? []
        : [
            `${who} is ${kindOf(kind)}.`,
            `${capital(doer)} ${did} ${called(kind, who)}${when}.`,
            ...(rest === undefined ? [] : [`${who} ${rest}`]),
          ];
    },
  ),
  // 'Tarn, the village where Ann Lee grew up, has a church'
  rule(
    String.raw`^${WHO}, (${KIND}),? where (${DOER}) ((?:was (?=born|raised|buried|educated)|had |has |still |now )?(\p{Ll}+)\b(?: [^,;]{2,60}?)??)((?: (?:in|since|until|from|between|for|as) [^,;]{2,40})?)(?:, (?!and\b|or\b|but\b)((\p{Ll}+) [^;]+)|\.)$`,
    ([, who = '', kind = '', doer = '', did = '', verb = '', when = '', rest, then = '']) =>
      !(isPast(verb) || goesOn(verb)) || / (?:in|at|on) /.test(did) || (rest !== undefined && !goesOn(then))
        ? []
        : [
            `${who} is ${kindOf(kind)}.`,
            `${capital(doer)} ${did} ${/\b(?:taught|teaches|works?|worked|stud(?:ied|ies))$/.test(did) ? 'at' : 'in'} ${who}${when}.`,
            ...(rest === undefined ? [] : [`${who} ${rest}`]),
          ],
  ),
];
