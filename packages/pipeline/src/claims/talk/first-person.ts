import type { NounPhrase, SentenceAnalysis, Token } from '../../language/analyze.ts';
import { KIN } from '../../language/words/kin.ts';
import { lookUp, lookUpVerb, Word } from '../../language/words/lexicon.ts';
import { isKnownWord } from '../../language/words/tokens.ts';
import { pets } from '../../relations/inventory/members.ts';
import type { Edit } from '../reading.ts';
import type { Entity } from '../reference/discourse.ts';
import { isRole, kindOfName } from '../reference/entity-kinds.ts';
import { possessiveOf } from '../reference/pronouns.ts';
import { capital } from '../rewordings/sentence-rule.ts';
import { withLetterCase } from './letter-case.ts';
import { withoutOpeners } from './talk.ts';

/**
 * Who speaks; `isUser` who talks with an assistant and has no other label; `alone` where 'we' and 'our' can only mean the speaker's own circle ('We went to Rome' to an assistant), `formal` in a
 * mail, whose 'we' may be a firm.
 */
export type Speaker = {
  readonly entity: Entity;
  readonly alone: boolean;
  readonly isUser?: boolean;
  readonly formal?: boolean;
};

/** Puts the speaker for 'I', 'me', 'my' and mends the verbs that agree with 'I' ('I don't like' -> 'Ana doesn't like'). */
export function namesForFirstPerson(
  analysis: SentenceAnalysis,
  { entity, alone, formal = false }: Speaker,
): Edit[] {
  const { tokens, clauses, verbGroups, nounPhrases } = analysis;
  const edits: Edit[] = [];
  const own = new Set<number>();
  for (const token of tokens) {
    const before = tokens[token.index - 1];
    // 'I don't eat gluten myself'
    if (token.lower === 'myself' && before !== undefined && /^(?:NOUN|PROPN)$/.test(before.pos)) {
      edits.push({ start: before.end, end: token.end, text: '' });
      continue;
    }
    const text = wordFor(token, entity.name, alone || isHousehold(token, analysis, formal));
    if (text === null) continue;
    edits.push({ start: token.start, end: token.end, text, entity });
    const phrase = nounPhrases.find((other) => other.start <= token.index && token.index < other.end);
    if (phrase !== undefined && /^(?:i|we)$/.test(token.lower)) own.add(phrase.index);
  }
  for (const clause of clauses) {
    if (clause.subjects.length !== 1 || !own.has(clause.subjects[0] ?? -1)) continue;
    const verb = verbGroups[clause.verb];
    if (verb === undefined || verb.form !== 'finite') continue;
    for (let i = verb.start; i <= verb.head; i++) {
      const token = tokens[i] as Token;
      if (token.pos !== 'AUX' && token.pos !== 'VERB') continue;
      if (/^(?:my|our|your|his|her|its|their|the|an?)$/.test(tokens[i - 1]?.lower ?? '')) break;
      const text = agreed(token, tokens[i - 1], verb.tense);
      if (text !== null) edits.push({ start: token.start, end: token.end, text });
      break;
    }
  }
  return edits;
}

/** 'Your account manager is Ana' in a mail to Ida Roth. */
export function namesForYour({ tokens }: SentenceAnalysis, addressee: string): Edit[] {
  return tokens
    .filter(({ lower }) => lower === 'your')
    .map(({ start, end }) => ({ start, end, text: possessiveOf(addressee) }));
}

/** 'You will report to Ida Moss' in a letter to Bo Moe. */
export function namesForYou(
  { tokens, clauses, nounPhrases, verbGroups }: SentenceAnalysis,
  addressee: string,
): Edit[] {
  return clauses.flatMap(({ subjects, verb: at }) => {
    const you = tokens[nounPhrases[subjects[0] ?? -1]?.head ?? -1];
    const verb = verbGroups[at];
    if (subjects.length !== 1 || you?.lower !== 'you' || verb?.form !== 'finite') return [];
    const token = tokens.slice(verb.start, verb.head + 1).find(({ pos }) => pos === 'AUX' || pos === 'VERB');
    const text = token === undefined ? null : agreed(token, tokens[token.index - 1], verb.tense);
    return [
      { start: you.start, end: you.end, text: addressee },
      ...(token === undefined || text === null ? [] : [{ start: token.start, end: token.end, text }]),
    ];
  });
}

const household = new RegExp(
  `^(?:${KIN}|child|kid|baby|twin|triplet|grandchild|grandson|granddaughter|children|grandchildren|babies|puppies|ponies|` +
    `${pets.join('|')}|` +
    'house|home|flat|apartment|cabin|cottage|farm|garden|car|van|caravan|campervan|boat)s?$',
);

/** Whether 'we' and 'our' are said of a home, in which whoever speaks is at home: 'We live in Oslo', 'We have two cats', 'our son Leo'. */
function isHousehold(
  token: Token,
  { tokens, clauses, verbGroups, nounPhrases }: SentenceAnalysis,
  isFormal: boolean,
): boolean {
  const isOfHome = (phrase: NounPhrase | undefined) =>
    phrase !== undefined &&
    tokens.slice(phrase.start, phrase.end).some(({ lower, pos }) => pos === 'NOUN' && household.test(lower));
  if (token.lower === 'our')
    return isOfHome(nounPhrases.find(({ start, end }) => start <= token.index && token.index < end));
  if (token.lower !== 'we') return false;
  const isOurs = (index: number) =>
    tokens[nounPhrases[index]?.start ?? -1]?.lower === 'our' && isOfHome(nounPhrases[index]);
  // 'We packed up the flat and moved to Hull'
  return clauses.some((clause) => {
    if (clause.subjects.length !== 1 || nounPhrases[clause.subjects[0] ?? -1]?.head !== token.index)
      return false;
    const lemma = verbGroups[clause.verb]?.lemma ?? '';
    if (/^(?:live|marry|divorce)$/.test(lemma) || clause.objects.some(isOurs)) return true;
    if (!isFormal && isOfTown(clause, lemma, tokens, nounPhrases)) return true;
    if (lemma === 'move') return clause.prepositional.some(({ phrase }) => isOfHome(nounPhrases[phrase]));
    return (
      /^(?:have|own|buy|adopt|rent|sell|get|expect|keep|drive|build|find|pack|pack up|leave|empty)$/.test(
        lemma,
      ) && clause.objects.some((index) => isOfHome(nounPhrases[index]))
    );
  });
}

/** 'We relocated to Hull', 'We left Hull in May': a town rather than a firm or a tool. */
function isOfTown(
  { objects, prepositional }: SentenceAnalysis['clauses'][number],
  lemma: string,
  tokens: readonly Token[],
  nounPhrases: readonly NounPhrase[],
): boolean {
  const isTown = (index: number) => {
    const place = nounPhrases[index];
    if (place?.kind !== 'proper') return false;
    const name = tokens
      .slice(place.start, place.end)
      .map(({ text }) => text)
      .join(' ');
    return (
      kindOfName(name).kind === 'place' ||
      (/^(?:emigrate|resettle)$/.test(lemma) && kindOfName(name).kind === 'unknown')
    );
  };
  if (lemma === 'leave') return objects.some(isTown);
  return (
    /^(?:move|relocate|emigrate|settle|resettle|return)$/.test(lemma) &&
    objects.length === 0 &&
    prepositional.some(
      ({ preposition, phrase }) =>
        /^(?:to|in|into)$/.test(tokens[preposition]?.lower ?? '') && isTown(phrase),
    )
  );
}

function wordFor(token: Token, name: string, alone: boolean): string | null {
  switch (token.lower) {
    case 'i':
      return token.text === 'I' || token.pos === 'PRON' ? name : null;
    case 'me':
    case 'myself':
      return name;
    case 'my':
    case 'mine':
      return possessiveOf(name);
    case 'we':
    case 'us':
      return alone ? name : null;
    case 'our':
    case 'ours':
      return alone ? possessiveOf(name) : null;
    default:
      return null;
  }
}

const agreements: Record<string, string> = {
  "'m": ' is',
  "'re": ' is',
  am: 'is',
  are: 'is',
  were: 'was',
  "'ve": ' has',
  "'ll": ' will',
  "'d": ' would',
  have: 'has',
  do: 'does',
};

const habitual =
  /^(?:mostly|mainly|usually|often|always|rarely|seldom|sometimes|never|only|generally|typically)$/;

/** The form of a verb that agrees with a name in the place of 'I' or 'we'; null where it stays. */
export function agreed(token: Token, before: Token | undefined, tense: string | null): string | null {
  const known = agreements[token.lower];
  if (known !== undefined) return known;
  if (token.pos !== 'VERB' || token.lower !== token.lemma || /[aeiouy].*ing$/.test(token.lower)) return null;
  // 'I mostly read novels', whose past is written the same
  if (tense !== 'present' && !(token.lower === 'read' && habitual.test(before?.lower ?? ''))) return null;
  return thirdPerson(token.text);
}

/** 'go' -> 'goes' */
export function thirdPerson(verb: string): string {
  if (/(?:s|x|z|ch|sh|[^aeiou]o)$/.test(verb)) return `${verb}es`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return `${verb}s`;
}

const unnamed =
  /^(?:user|human|me|you|customer|client|caller|guest|student|patient|interviewee|visitor|participant|speaker|person)(?: \d{1,3})?$/i;
const machine = /^(?:assistant|ai|bot|chatbot|agent|system|gpt|chatgpt|claude|copilot|gemini|model|llm)$/i;

/** Whether a speaker's label names a part in the talk rather than a person. */
export function isUnnamed(speaker: string): boolean {
  return unnamed.test(speaker);
}

/** Whether a speaker is the machine of a chat, whose proposals are nobody's facts. */
export function isMachine(speaker: string): boolean {
  return machine.test(speaker);
}

const NAME = String.raw`\p{Lu}[\p{L}\p{N}_'’-]+(?:\s\p{Lu}[\p{L}\p{N}_'’-]+){0,2}`;
const greeting = String.raw`(?:(?:[Hh]i|[Hh]ello|[Hh]ey|[Gg]ood (?:morning|afternoon|evening))[\s,!.]+(?:(?:again|there|all|everyone)[\s,!.]+)?)?`;
const introduction = new RegExp(
  String.raw`(?:\b[Mm]y (?:full |first |real )?name(?:'s|’s| is)|^${greeting}(?:I am|[Ii]['’]m) called|^(?:[Ll]et me|[Aa]llow me to) introduce myself[:,.]? (?:I am|[Ii]['’]m)|^${greeting}(?:I am|[Ii]['’]m|[Tt]his is(?! \S+, (?:my|our|the|an?)\b)|[Ii]t(?:['’]s| is) me,)|(?<!\b(?:friends|family|everyone|everybody|people|parents|siblings|colleagues|mates|kids|grandkids|all|just|usually|they) )\b(?:[Yy]ou can )?[Cc]all me)\s+(${NAME})(?![\p{L}\p{N}])(?: again)?(?=\s*(?:[.,;!]|$|and\b|but\b|from\b|by\b|-|–|—))`,
  'u',
);
/** 'It's Ana Silva again', 'Ana Silva here', 'This is Ana speaking': words that also say other things of what is nobody's name. */
const reintroduction = new RegExp(
  String.raw`^${greeting}(?:(?:(?:[Ii]t(?:['’]s| is)|[Tt]his is) )?(${NAME}) (?:again|(?:back )?here(?: again)?|speaking)|[Ii]t(?:['’]s| is) (${NAME})(?= from\b)|(?<=[\s,!.])[Ii]t['’]s (${NAME})(?=[.!,]|$)|(?:[Tt]he )?[Nn]ame(?:['’]s| is) (${NAME}))(?=\s*(?:[.,;!]|$|and\b|from\b|-|–|—))`,
  'u',
);

/** 'It's Ana Silva.' with nothing in front, which elsewhere answers a question or names a third person. */
const bareIntroduction = new RegExp(String.raw`^[Ii]t(?:['’]s| is) (${NAME})(?=\s*(?:[.,;!]|$))`, 'u');

/** 'my name's olu', 'hi, i'm dana', as it is typed in haste. */
const smallIntroduction = new RegExp(
  String.raw`^${greeting}(?:[Mm]y name(?:['’]s| is) (\p{Ll}{2,15})|[Ii](?:['’]m| am) (\p{Ll}{2,15}))(?=\s*(?:[.,;!]|$|and\b))`,
  'u',
);

function isGivenName(word: string): boolean {
  const bits = lookUp(word);
  return (bits & Word.firstName) !== 0 && (bits & (Word.noun | Word.verbBase | Word.adjective)) === 0;
}

/** Where a sentence gives its speaker's name; `isOwn` tells whether a name behind a bare 'It's' is the speaker's. */
function findIntroduction(
  said: string,
  isOwn: (name: string) => boolean,
): { name: string; start: number; end: number } | null {
  const bare = bareIntroduction.exec(said);
  if (bare?.[1] !== undefined && isPersonName(bare[1], true) && isOwn(bare[1]))
    return { name: bare[1], start: 0, end: bare[0].length };
  const small = smallIntroduction.exec(said);
  const given = small?.[1] ?? small?.[2];
  if (small !== null && given !== undefined && (small[1] !== undefined || isGivenName(given)))
    return { name: capital(given), start: small.index, end: small.index + small[0].length };
  // 'Never call me Bob'
  if (
    /^(?:please,? )?(?:never|do not|don['’]t|stop|nobody|no one)\b[^.;:,]{0,20} (?:me|my name)\b/iu.test(said)
  )
    return null;
  const plain = introduction.exec(said);
  const again = reintroduction.exec(said);
  // 'Ana Silva here, but call me Annie'
  const match = plain !== null && !(again !== null && again.index < plain.index) ? plain : again;
  const name = match?.[1] ?? match?.[2] ?? match?.[3] ?? match?.[4];
  if (match === null || name === undefined) return null;
  if ((lookUp(name.toLowerCase()) & (Word.demonym | Word.country)) !== 0) return null;
  if (match === again && !isPersonName(name, /\b(?:here|speaking|again|name(?:['’]s| is))\b/i.test(match[0])))
    return null;
  return { name, start: match.index, end: match.index + match[0].length };
}

/** 'Ana', 'Ines Kolbe', 'Hanne' where only a person can be meant – not 'Monday', 'London' or 'Nothing'. */
function isPersonName(name: string, isPersonMeant: boolean): boolean {
  const [first = '', last] = name.toLowerCase().split(' ');
  const bits = lookUp(first);
  if ((bits & Word.firstName) !== 0) return true;
  return bits === 0 && (last !== undefined || (isPersonMeant && !isKnownWord(first)));
}

/** The name a speaker gives: 'My name is Ana', 'I'm Ana Silva.', 'By the way, I'm Ana', 'Call me Ana', 'Ana here' – null where there is none. */
export function introducedName(text: string, isOwn: (name: string) => boolean = () => false): string | null {
  return findIntroduction(withoutOpeners(withLetterCase(text)), isOwn)?.name ?? null;
}

/** 'From now on, call me Annie' of who goes by another name, as what that asks; null where it asks nothing of the kind. */
export function nicknamedIn(text: string, name: string): string | null {
  const nick = /\b[Cc]all me (\p{Lu}[\p{L}'’-]+)(?: please|,? from now on)?[.!]*$/u.exec(text)?.[1];
  return nick === undefined || nick === name ? null : `I want to be called ${nick}.`;
}

/** What a sentence says behind the name it gives: 'I'm Ana, I live in Porto' -> 'I live in Porto', 'I'm Ana from Porto' -> 'I am from Porto'; null where that is nothing, the text itself where it gives none. */
export function behindIntroduction(text: string, isOwn: (name: string) => boolean): string | null {
  const said = withoutOpeners(withLetterCase(text));
  const found = findIntroduction(said, isOwn);
  if (found === null || (found.start > 0 && said.length >= 60)) return text;
  if (found.start > 0) return null;
  const [, front = '', more = ''] =
    /^\s*((?:[.,;!]|[-–—]|and\b|but\b|\s)*)(.*)$/su.exec(said.slice(found.end)) ?? [];
  if (more.split(/\s+/).length < 2 || /^by\b/i.test(more)) return null;
  // 'I'm Ana, product manager at Orr'
  const [post] =
    /^\p{Ll}[\p{Ll} -]{2,40}?(?= (?:(?:based|living|working) )?(?:at|of|for|with|in) \S)/u.exec(more) ?? [];
  if (front.includes(',') && isRole(post?.split(' ').at(-1) ?? '')) return `I am ${more}`;
  const [, house, rest = ''] =
    /^from ((?:the )?[^,;.!]+?)((?:$|[,;.!]| and (?:I|we|my)\b).*)$/su.exec(more) ?? [];
  if (house !== undefined)
    return `${whereFrom(house, /\b(?:this is|it['’]s|here)\b/i.test(said.slice(0, found.end)))}${rest}`;
  if (/^(?:an?|\d{1,3}|\p{Lu}\p{L}+['’]s(?= \p{Ll}))\b/u.test(more)) return `I am ${more}`;
  const goesOn =
    /\band\b/.test(front) && (lookUpVerb(/^\p{Ll}+/u.exec(more)?.[0] ?? '') & Word.verbBase) !== 0;
  return goesOn ? `I ${more}` : capital(more);
}

/** Parts of a firm that people call from. */
const desk =
  /^(?:the )?(?:accounting|accounts|sales|marketing|support|finance|payroll|legal|engineering|IT|HR|operations|logistics|purchasing|procurement|customer (?:service|support|care))(?: (?:team|department|desk))?$/;

/** 'from Orr Ltd' of who says their name: who calls so is from where they work, others from where they live, unless the name is a firm's. */
function whereFrom(where: string, calls: boolean): string {
  if (desk.test(where)) return `I work in ${where}`;
  const { kind } = kindOfName(where);
  const isName =
    /^(?:the )?\p{Lu}[\p{L}\p{N}&.'’-]*(?: (?:(?:of|and|&|de|von) )?\p{Lu}[\p{L}\p{N}&.'’-]*)*$/u.test(where);
  return isName && (kind === 'organization' || (calls && kind !== 'place'))
    ? `I work at ${where}`
    : `I am from ${where}`;
}
