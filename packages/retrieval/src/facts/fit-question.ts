import { stem } from './stem.ts';

/**
 * The words by which a question may ask for a predicate, and what it answers (`?who`, `?where`, `?when`, `?many`, `?much`, `?job`, `?from`, `?subject`, `?change`). `<son` asks for what a
 * statement says of whom the question names, `>mother` for who it is said of: 'Ana is a parent of Leo' tells Ana's son and Leo's mother.
 */
export type QuestionWords = (predicate: string) => readonly string[];

/** What is compared with a question: a fact's statement and the predicate that it states. */
export type Answer = {
  readonly label: string;
  readonly predicate: string;
  readonly kind: 'relation' | 'observation';
};

/** Words that ask or are polite, and say nothing of what is asked. */
const silent = new Set(
  (
    'a an the of in on at to for with by from as is are was were be been being am do does did has have had having will would can could should ' +
    'may might must shall who whom whose what which when where why how that this these those it its he she they them his her their i me my you your we our ' +
    'us and or but if so not no any some please tell hi hello hey thanks know find give show remind wonder wondering want need question about there ' +
    'currently now today right exactly actually really again just also ever yet still'
  ).split(' '),
);

/** What a question's form asks for. */
const forms: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:who|whom|whose|who['’]s|boss|founder|owner|author|inventor|designer|leader|director|manager|ceo|husband|wife|spouse|maker)s?\b/i,
    '?who',
  ],
  [/\bwhere\b/i, '?where'],
  [/\bwhere\b.*\bfrom\b/i, '?from'],
  [/\bwhat (?:do|does|did)\b.*\bdo\b|\b(?:job|profession|occupation)\b/i, '?job'],
  // 'What did she study?' – not 'Where did she study?'
  [/\b(?:what (?:do|does|did|is|was|has|had)|which subject)\b.*\bstud(?:y|ied|ying)\b/i, '?subject'],
  [/\b(?:do|does|did)(?:n['’]t| not)\b.*\blike\b|\b(?:do|does|did)\b.* not like\b/i, '?dislike'],
  [/\b(?:when|what (?:year|date|day|time|month)|which (?:year|date|day|month)|since when)\b/i, '?when'],
  [/\b(?:how (?:many|much|old|tall|long|high|big|large|heavy|far|fast|deep)|number of|amount)\b/i, '?many'],
  // 'What happened to Orr?', 'What changed at Orr in 2020?', 'Any news of Orr?'
  [
    /\bwhat(?:['’]s| has| have| had| is| was)?(?: (?:recently|just|ever|else|all))? (?:happen(?:s|ed)?|chang(?:es|ed)|been going on|going on|become of|became of|new (?:at|with))\b|\b(?:any|what) (?:news|changes|developments)\b/i,
    '?change',
  ],
  // 'How much is the desk?' – not 'How much does it weigh?'
  [/\bhow much (?:is|are|was|were|for|money)\b/i, '?much'],
];

const denial = /\b(?:not|never|no longer)\b|n['’]t\b/i;
/** What a denial counts where nothing in the question denies: 'Where does Ann work?' is answered less by where she does not; and what is liked where the question is what is not. */
const DENIED = 0.9;

/** What a predicate's words count beside the words of the statement itself. */
const BY_PREDICATE = 0.85;
const BY_FORM = 0.6;

const aWord = /[\p{L}\p{N}](?:[\p{L}\p{N}.'’-]*[\p{L}\p{N}])?/gu;

export type Question = { readonly stems: readonly string[]; readonly forms: readonly string[] };

/** The stems of the words of a text that say what it is about, each once. */
export function contentStems(text: string): string[] {
  const words = (text.toLowerCase().match(aWord) ?? []).filter((word) => !silent.has(word));
  return [...new Set(words.flatMap(stemsOf))];
}

/** The words of a question that say what it is about, and what its form asks for. */
export function readQuestion(text: string): Question {
  return {
    stems: contentStems(text),
    forms: forms.filter(([form]) => form.test(text)).map(([, name]) => name),
  };
}

/**
 * How well each statement answers the question, from 0 to 1: the share of its words that the statement has, or that ask for the statement's
 * predicate. A word counts the more, the fewer of the statements have it; one that none has counts nothing.
 */
export function fitQuestion(
  question: string,
  answers: readonly Answer[],
  questionWords: QuestionWords,
): number[] {
  const { stems, forms: asked } = readQuestion(question);
  const cuesOf = once(
    (predicate: string) =>
      new Set(
        questionWords(predicate).map((word) =>
          word.replace(/^([<>]?)(\P{P}.*)$/u, (_, sign: string, cue: string) => `${sign}${stem(cue)}`),
        ),
      ),
  );
  const stemsIn = once(stemsOf);
  const wanted = [...stems, ...asked];
  const matches = answers.map(({ label, predicate, kind }) => {
    const words = label.match(aWord) ?? [];
    const own = new Set(words.flatMap(stemsIn));
    const cues = cuesOf(predicate);
    const towards = stemsIn(words[0] ?? '').some((part) => stems.includes(part)) ? '<' : '>';
    return wanted.map((word) => matchOf(word, label, own, cues, towards, kind));
  });
  const weights = wanted.map((_, i) => {
    const having = matches.filter((match) => (match[i] ?? 0) > 0).length;
    return having === 0 ? 0 : Math.log(1 + answers.length / (having + 0.5));
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return answers.map(() => 0);
  const isDenied = denial.test(question);
  return matches.map((match, i) => {
    const fit = match.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0) / total;
    const isFitting = denial.test(answers[i]?.label ?? '') ? isDenied : !asked.includes('?dislike');
    return isFitting ? fit : DENIED * fit;
  });
}

/** What a function gives for a text, worked out once: statements that answer one question share most of their words. */
function once<Value>(of: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    let value = known.get(text);
    if (value === undefined) {
      value = of(text);
      known.set(text, value);
    }
    return value;
  };
}

function matchOf(
  word: string,
  label: string,
  own: ReadonlySet<string>,
  cues: ReadonlySet<string>,
  towards: '<' | '>',
  kind: Answer['kind'],
): number {
  if (word.startsWith('?')) {
    // a person or a place that is the answer has a name: whom it is said of, where the question names another
    const named =
      kind === 'relation' || (word === '?who' && towards === '>') || !/^\?(?:who|where)$/.test(word);
    if (cues.has(word)) return named ? BY_FORM : 0;
    const figure = { '?many': /\d/, '?when': /\b(?:1\d|20)\d\d\b/ }[word];
    return figure?.test(label) === true ? BY_FORM / 2 : 0;
  }
  if (own.has(word)) return 1;
  if (cues.has(word) || cues.has(`${towards}${word}`)) return BY_PREDICATE;
  if (word.length >= 5) for (const other of own) if (isNear(word, other)) return BY_PREDICATE;
  return 0;
}

/** 'expir' and 'expiry': one begins the other. */
function isNear(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= 4 && long.length - short.length <= 3 && long.startsWith(short);
}

/** A word's stem, and those of its parts where it is joined by a hyphen. */
function stemsOf(word: string): string[] {
  const parts = word.includes('-') ? word.split('-') : [];
  return [word, ...parts].map(stem).filter((part) => part !== '');
}
