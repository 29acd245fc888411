import { stem } from './stem.ts';

/** Words that ask or are polite, and say nothing of what is asked. */
const silent = new Set(
  (
    'a an the of in on at to for with by from as is are was were be been being am do does did has have had having will would can could should ' +
    'may might must shall who whom whose what which when where why how that this these those it its he she they them his her their i me my mine you your ' +
    'we our us and or but if so not no any some please tell hi hello hey thanks know find give show remind remember wonder wondering want need question ' +
    'about there currently now today right exactly actually really again just also ever yet still called nowadays'
  ).split(' '),
);

/** Whether a word, in lower case, says nothing of what is asked. */
export const isSilent = (word: string) => silent.has(word);

/** What a question's form asks for. */
const forms: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:who|whom|whose|who['’]s|(?:which|what) (?:people|persons?)|boss|founder|owner|author|inventor|designer|leader|director|manager|ceo|husband|wife|spouse|maker)s?\b/i,
    '?who',
  ],
  [/\bwhere\b/i, '?where'],
  // 'What county is Orrin in?'
  [
    /\b(?:which|what) (?:country|city|town|village|county|region|state|province|district|parish|canton|continent|island|street)\b/i,
    '?where',
  ],
  // 'Is Orr still in Jena?'
  [/^\W*(?:[Ii]s|[Aa]re|[Ww]as|[Ww]ere)\b.{1,80}\b(?:in|at)\s+(?:the\s+)?[\p{Lu}\d]/u, '?where'],
  [/\bwhere\b.*\bfrom\b/i, '?from'],
  [
    /\bwhat (?:do|does|did)\b.*\bdo\b(?! (?:in|on|during|last|this)\b)|\b(?:job|profession|occupation)\b|\b(?:what|which)(?: \p{L}+)? (?:position|post|role|title|function)\b|\b(?:position|role|title)\W*$|\bwork(?:s|ed|ing)? as\b/iu,
    '?job',
  ],
  // 'What did she study?' – not 'Where did she study?'
  [/\b(?:what (?:do|does|did|is|was|has|had)|which subject)\b.*\bstud(?:y|ied|ying)\b/i, '?subject'],
  [/\b(?:do|does|did)(?:n['’]t| not)\b.*\blike\b|\b(?:do|does|did)\b.* not like\b/i, '?dislike'],
  [/\b(?:when|what (?:year|date|day|time|month)|which (?:year|date|day|month)|since when)\b/i, '?when'],
  [/\b(?:how (?:many|much|old|tall|long|high|big|large|heavy|far|fast|deep)|number of|amount)\b/i, '?many'],
  // 'What happened to Orr?', 'What changed at Orr in 2020?', 'Any news of Orr?'
  [
    /\bwhat(?:['’]s| has| have| had| is| was)?(?: (?:recently|just|ever|else|all))? (?:happen(?:s|ed)?|chang(?:es|ed)|been going on|going on|become of|became of|new (?:at|with))\b|\b(?:any|what) (?:news|changes|developments)\b|\bwhat did\b.{1,60}\bdo (?:in|on|during|last|this)\b/i,
    '?change',
  ],
  // 'How much is the desk?' – not 'How much does it weigh?'
  [/\bhow much (?:is|are|was|were|for|money|to (?:get|go|enter|visit|buy|rent|stay|hire))\b/i, '?much'],
];

export const aWord = /[\p{L}\p{N}](?:[\p{L}\p{N}.'’-]*[\p{L}\p{N}])?/gu;

/** What a phrase says beside what is asked: 'the name of', 'what kind of pet does she have', 'the number of'. */
const framing: readonly (readonly [RegExp, string])[] = [
  [/\b(?:e-?)?mail address(?:es)?\b/giu, 'email'],
  [/^\W*name (?=\p{L})|\bnames? of\b|(?<=['’]s )name\b|\bnumber of\b/giu, ' '],
  [/\b(?:kind|type|sort)s? of (?=.*\b(?:do|does|did|has|have|keeps?|uses?|owns?)\b)/giu, ' '],
];

/** The words of a text without what frames them. */
export function unframed(text: string): string {
  return framing.reduce((rest, [frame, word]) => rest.replace(frame, word), text);
}

/**
 * What whoever a question names does in it: `doer` in 'Who does Ann report to?' and 'Which firms were bought by Orr?', `done` in 'Who
 * reports to Ann?' and 'By whom was Orr bought?'; null where no verb tells.
 */
export type Part = 'doer' | 'done';

export type Question = {
  readonly stems: readonly string[];
  readonly forms: readonly string[];
  readonly part: Part | null;
  /** Whether it asks for a person by a word for one alone, rather than by 'boss of'. */
  readonly isWho: boolean;
  /** Those of its stems that are of a noun for who does something: 'manager', not 'manages'. */
  readonly doers: ReadonlySet<string>;
  /** Whether it asks for a number or names one. */
  readonly isCounted: boolean;
  /** Those of its stems that tell what it is about: of 'Does Orr still use Loom?' Orr. */
  readonly topic: ReadonlySet<string>;
};

/** The stems of the words of a text that say what it is about, each once. */
export function contentStems(text: string): string[] {
  const words = (unframed(text).toLowerCase().match(aWord) ?? [])
    .map((word) => word.replace(/['’](?:s|m|re|ve|ll|d)$/u, ''))
    .filter((word) => !silent.has(word));
  return [...new Set(words.flatMap(stemsOf))];
}

/** The words of a question that say what it is about, and what its form asks for. `names` are those of things that it names, in lower case. */
export function readQuestion(text: string, names: readonly string[] = []): Question {
  const isWho = /\b(?:who|whom|whose|who['’]s)\b/i.test(text);
  return {
    stems: contentStems(text),
    forms: forms
      .filter(([form]) => form.test(text))
      .map(([, name]) => name)
      // 'How old is Ann's husband?'
      .filter((name) => name !== '?who' || isWho || !/\b(?:how|when|where)\b/i.test(text)),
    part: partOf(text),
    isWho,
    doers: new Set((text.match(aWord) ?? []).filter(isDoer).flatMap(stemsOf)),
    isCounted: /\d|\bhow (?:many|much|big|large)\b|\bnumber\b/i.test(text),
    topic: new Set(contentStems(topicOf(text, names))),
  };
}

const passiveBy =
  /\b(?:is|are|was|were|been|being)\b(.{0,80}?)\b(\p{L}+(?:ed|en|wn|ught|ound|ade|old|ld|un|ten))\b(?:(?: \p{L}+){0,2}) by\b(.*)$/iu;

function partOf(text: string): Part | null {
  const plain = text.trim();
  if (/^\W*(?:.{0,40}\b)?by (?:whom|who|which)\b/iu.test(plain)) return 'done';
  const [, between = '', , behind = ''] = passiveBy.exec(plain) ?? [];
  if (between !== '' || behind !== '')
    return /[\p{L}\d]/u.test(behind.replace(/\b(?:whom|who|which|what)\b/giu, '')) ? 'doer' : 'done';
  if (/\breports? to\W*$/iu.test(plain)) return 'doer';
  if (
    /\b(?:who|whom|what|which(?: \p{L}+){0,2}|where|when)\b.{0,20}?\b(?:do|does|did)\b(?!\W*$)/iu.test(plain)
  )
    return 'doer';
  if (
    /\b(?:whom?|what|which (?:\p{L}+ ){1,2})\b ?(?:(?:still|also|now|else|all|currently|once) )?(?!(?:is|are|was|were|am|be|do|does|did|has|have|had|can|could|will|would|should|of)\b)\p{L}{3,}(?:s|ed|\b)/iu.test(
      plain,
    )
  )
    return /\b(?:is|are|was|were)\b/iu.test(plain) ? null : 'done';
  return null;
}

const auxiliary =
  /\b(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|am)\b(?:n['’]t)?\s+(?:the\s+)?/giu;

/** The name behind the first auxiliary that has one: 'Does Orr still use Loom?', 'When did Orr stop using Loom?' */
function topicOf(text: string, names: readonly string[]): string {
  const lower = text.toLowerCase();
  const sorted = [...new Set(names)].sort((a, b) => b.length - a.length);
  for (const { index, 0: words } of lower.matchAll(auxiliary)) {
    const rest = lower.slice(index + words.length);
    const name = sorted.find((one) => rest.startsWith(one) && !/^[\p{L}\p{N}]/u.test(rest.slice(one.length)));
    // 'What is Ann's dog called?' asks about what is hers
    if (name !== undefined) return name;
    const [proper] =
      /^\p{Lu}[\p{L}\p{N}-]*(?: \p{Lu}[\p{L}\p{N}-]*){0,4}(?!['’\p{L}])/u.exec(
        text.slice(index + words.length),
      ) ?? [];
    if (proper !== undefined) return proper;
  }
  return '';
}

/** 'manager', 'director', 'editors' */
export function isDoer(word: string): boolean {
  return /\p{L}{3}[eo]rs?$/iu.test(word);
}

/** A word's stem, and those of its parts where it is joined by a hyphen. */
export function stemsOf(word: string): string[] {
  const parts = word.includes('-') ? word.split('-') : [];
  return [word, ...parts].map(stem).filter((part) => part !== '');
}

const asides =
  /\b(?:tell|remind|show|give|let|help|inform|ask) me\b|\b(?:can|could|should|may|might|must|do|would|shall) i (?:have to |need to |get to )?(?:find|reach|call|ring|dial|contact|write|email|mail|ask|know|pay|offer|see|visit|talk|speak|remember|get|meet)\b|\bi (?:forgot|forget|wonder|was wondering|wanted? to know|need to know|would like to know|['’]d like to know)\b/giu;

/** Whether somebody asks about themselves: 'Where do I live?', 'my dog' – not 'Tell me where Ann lives', 'How can I reach Ann?' */
export function isOfAsker(text: string): boolean {
  return /\b(?:i|my|mine|me|myself)\b(?!\.)/iu.test(text.replace(asides, ' '));
}
