import type { Tag, Token } from '../sentence.ts';
import type { WordTags } from './tagger.ts';

const tagSet = (tags: string): ReadonlySet<Tag> => new Set(tags.split(' ') as Tag[]);

/** Mistakes that the model makes again and again, each a phenomenon of the language. They run in this order. */
const repairs = [
  ...[closedWords, firstWord, capitalWords, possessives],
  ...[missedNoun, missedPerfect, missedPair, missedVerb],
];

/** The tokens with the model's systematic mistakes repaired. */
export function repairTags(tokens: readonly Token[], words: WordTags): Token[] {
  const repaired = [...tokens];
  for (const repair of repairs) repair(repaired, words);
  return repaired;
}

function retag(tokens: Token[], i: number, tag: Tag, lemma?: string): void {
  const token = tokens[i] as Token;
  tokens[i] = { ...token, tag, lemma: lemma ?? (tag === 'PROPN' ? token.lower : token.lemma) };
}

/** Words of one class: 'I' wherever it stands, the halves of a day behind a clock time, compounds before a noun. */
function closedWords(tokens: Token[]): void {
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    const next = tokens[i + 1];
    if (token.text === 'I' && token.tag !== 'PRON' && tokens[i - 1]?.tag !== 'NOUN')
      retag(tokens, i, 'PRON', 'i');
    else if (/^[ap]\.?m\.?$/.test(token.lower) && tokens[i - 1]?.tag === 'NUM')
      retag(tokens, i, 'NOUN', token.lower.replace(/\./g, ''));
    else if (token.lower === 'headquartered') retag(tokens, i, 'VERB', 'headquarter');
    else if (token.lower === 'flat' && token.tag === 'ADJ' && isNounPlace(tokens[i - 1], next))
      retag(tokens, i, 'NOUN', 'flat');
    else if (token.tag === 'ADV' && /^(?:new|last)$/.test(token.lower) && isOpener(tokens[i - 1]))
      retag(tokens, i, 'ADJ');
    else if (token.lower === 'none') retag(tokens, i, 'PRON', 'none');
    else if (token.lower === 'right' && next?.lower === 'now') retag(tokens, i, 'ADV', 'right');
    else if (token.tag === 'NOUN' && token.text.includes('-') && next?.tag === 'NOUN')
      retag(tokens, i, 'ADJ');
  }
}

function isOpener(before: Token | undefined): boolean {
  return before?.tag === 'DET' || /^(?:my|your|his|her|its|our|their|'s)$/.test(before?.lower ?? '');
}

/** Whether a word stands where the noun of a phrase does: 'a second-floor flat in Lund'. */
function isNounPlace(before: Token | undefined, next: Token | undefined): boolean {
  const isInside =
    before?.tag === 'DET' || before?.tag === 'ADJ' || before?.tag === 'NOUN' || before?.lower === 'their';
  return (
    isInside && (next === undefined || next.tag === 'ADP' || next.tag === 'PUNCT' || next.tag === 'CCONJ')
  );
}

const functionTags = tagSet('ADV ADP SCONJ CCONJ DET PRON AUX PART');

/** A sentence's first word has its capital from its place: 'Remote work is allowed', 'Yesterday Ann was ill'. */
function firstWord(tokens: Token[], words: WordTags): void {
  const i = tokens.findIndex(({ tag }) => tag !== 'PUNCT' && tag !== 'SYM');
  const first = tokens[i];
  if (first === undefined) return;
  const next = tokens[i + 1];
  // 'Will Smith lives here', 'Rose plays the piano': no verb where another follows
  const isQuestion = tokens.at(-1)?.text === '?';
  const isName = /^(?:will|may|per)$/.test(first.lower) && next?.tag === 'PROPN' && !isQuestion;
  const isSubject =
    first.tag === 'VERB' &&
    /^[A-Z]/.test(first.text) &&
    next !== undefined &&
    (isThirdPerson(next) || isBeforeVerb(tokens, i));
  if (isName || isSubject) retag(tokens, i, 'PROPN');
  if (first.tag !== 'PROPN' || !/^\p{Lu}\p{Ll}+$/u.test(first.text)) return;
  if (/^(?:yesterday|today|tomorrow|tonight)$/.test(first.lower)) retag(tokens, i, 'NOUN', first.lower);
  const alone = words.alone(first.lower);
  if (alone === null || alone === 'PROPN') return;
  const isModifier =
    next !== undefined && next.tag === 'NOUN' && !isCapital(next) && !couldBeVerb(next, words);
  // 'Consistent with this, …'
  const isAdjective = alone === 'ADJ' && next?.tag === 'ADP';
  if (functionTags.has(alone) || isAdjective || (isModifier && (alone === 'NOUN' || alone === 'ADJ')))
    retag(tokens, i, alone, first.lower);
}

/** 'Grant Tully started': no verb where a name and another verb follow. */
function isBeforeVerb(tokens: readonly Token[], i: number): boolean {
  const [first, name, verb] = tokens.slice(i, i + 3);
  if (first === undefined || name === undefined || verb === undefined || name.tag !== 'PROPN') return false;
  const isPast = verb.tag === 'VERB' && verb.lower !== verb.lemma && !/ing$/.test(verb.lower);
  const after = tokens[i + 3];
  const isNoun =
    verb.tag === 'NOUN' && /[^s]s$/.test(verb.lower) && (after?.tag === 'PROPN' || after?.tag === 'DET');
  if (isNoun && first.lower === first.lemma && isCapital(name)) return true;
  return isCapital(name) && first.lower === first.lemma && (isPast || isThirdPerson(verb));
}

/** A form of a verb that needs a subject: 'plays', 'is', 'has'. */
function isThirdPerson({ tag, lower, lemma }: Token): boolean {
  if (tag === 'AUX') return /^(?:is|was|has|does)$/.test(lower);
  return tag === 'VERB' && lower !== lemma && /[^s]s$/.test(lower);
}

const months = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/;
const demonym =
  /(?:ish|ese|ian|ean|[rlbn]an|aeli|ani|aqi|emeni|ench|utch|reek|zech|wiss|erman|zbek|Thai|Arab|Slovak|Turkish)$/;

/** Within a sentence written as usual a capital letter makes a name of any word but an adjective of a country. */
function capitalWords(tokens: Token[]): void {
  const plain = tokens.filter(({ text }) => /^\p{L}{4,}$/u.test(text));
  const capitals = plain.filter(isCapital).length;
  // A title: 'How To Write A Parser'
  if (plain.length >= 3 && capitals * 10 > plain.length * 7) return;
  let isFirst = true;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    if (token.tag === 'PUNCT' || token.tag === 'SYM') {
      if (/^["“‘(:.!?–—-]+$/.test(token.text)) isFirst = true;
      continue;
    }
    const starts = isFirst;
    isFirst = false;
    if (starts || token.tag === 'PROPN' || token.tag === 'PRON' || token.tag === 'NUM') continue;
    if (!/^\p{Lu}\p{Ll}/u.test(token.text) || (token.tag === 'ADJ' && demonym.test(token.text))) continue;
    retag(tokens, i, 'PROPN');
  }
}

const behindIs =
  /^(?:a|an|the|not|been|going|gone|in|at|on|from|down|up|off|back|here|there|my|your|his|her|our|their)$/;

const isVerbal = ({ tag }: Token) => tag === 'VERB' || tag === 'AUX';

/** "The server's down", "Tom's a nurse": a verb before an article or preposition. "The dogs' owner": a possessive, no quotation. */
function possessives(tokens: Token[]): void {
  let isQuoted = false;
  for (let i = 0; i < tokens.length - 1; i++) {
    const token = tokens[i] as Token;
    const before = tokens[i - 1];
    const next = tokens[i + 1] as Token;
    const isOnly = next.tag === 'PROPN' && before?.tag === 'NOUN' && !tokens.some(isVerbal);
    if (token.lower === "'s" && token.tag === 'PART' && isOnly) retag(tokens, i, 'AUX', 'be');
    if (token.lower === "'s" && token.tag === 'PART' && behindIs.test(next.lower))
      retag(tokens, i, 'AUX', next.lower === 'been' || next.lower === 'gone' ? 'have' : 'be');
    if (token.lower !== "'" && token.text !== '‘') continue;
    const closes = before !== undefined && before.end === token.start;
    if (!closes) isQuoted = true;
    else if (isQuoted) isQuoted = false;
    else if (before.lower.endsWith('s') && next.start > token.end) retag(tokens, i, 'PART', "'s");
  }
}

function isCapital({ text }: Token): boolean {
  return /^\p{Lu}/u.test(text);
}

/** The base of a form in -s: 'lives' live, 'goes' go, 'carries' carry; null where it is no such form. */
function baseOf(lower: string, words: WordTags): string | null {
  if (!/^[a-z]{2,}s$/.test(lower) || /(?:ss|us|is)$/.test(lower)) return null;
  const candidates = [lower.slice(0, -1)];
  if (lower.endsWith('ies')) candidates.unshift(`${lower.slice(0, -3)}y`);
  if (lower.endsWith('es')) candidates.push(lower.slice(0, -2));
  return candidates.find((base) => words.isVerb(base)) ?? null;
}

function couldBeVerb(token: Token, words: WordTags): boolean {
  return token.tag === 'NOUN' && baseOf(token.lower, words) !== null;
}

const endsClause = tagSet('CCONJ SCONJ');

/**
 * A base form where no verb can stand is a noun: behind 'be' and before 'of' ('is part of', 'is head of'), behind a
 * preposition ('on hold', 'in charge'), between a name and 'is' ('the R9 pump is').
 */
function missedNoun(tokens: Token[]): void {
  for (let i = 1; i < tokens.length - 1; i++) {
    const token = tokens[i] as Token;
    const isBase = token.tag === 'VERB' && token.lower === token.lemma && !token.lower.endsWith('ing');
    if (!isBase || isCapital(token)) continue;
    const before = tokens[i - 1] as Token;
    const next = tokens[i + 1] as Token;
    const isPost =
      next.lower === 'of' && (before.lemma === 'be' || before.tag === 'ADV' || before.tag === 'PART');
    const isPromoted = next.lower === 'of' && before.lower === 'to' && tokens[i - 2]?.lemma === 'promote';
    if (isPromoted) retag(tokens, i - 1, 'ADP');
    const isBehind = before.tag === 'ADP' && before.lower !== 'to' && /^(?:of|[.,;)])$/.test(next.lower);
    // 'the R9 pump house': a singular subject has no verb without -s
    const isNamed = before.tag === 'PROPN' && tokens[i - 2]?.tag === 'DET' && next.tag === 'NOUN';
    const isSubject =
      isNamed || (before.tag === 'PROPN' && next.tag === 'AUX' && /^(?:is|was|has)$/.test(next.lower));
    if (isPromoted || (isPost && !/^(?:to|not)$/.test(before.lower)) || isBehind || isSubject)
      retag(tokens, i, 'NOUN');
  }
}

/** 'Dora lives and works in Graz': before 'and' and a verb in -s, a form in -s behind its subject is a verb as well. */
function missedPair(tokens: Token[], words: WordTags): void {
  for (let i = 1; i < tokens.length - 2; i++) {
    const token = tokens[i] as Token;
    const subject = tokens[i - 1] as Token;
    const verb = tokens[i + 2] as Token;
    const isJoined =
      /^(?:and|or|,)$/.test(tokens[i + 1]?.lower ?? '') && isThirdPerson(verb) && verb.tag === 'VERB';
    const isSubject = subject.tag === 'PROPN' || /^(?:he|she|it|who|which)$/.test(subject.lower);
    const base = token.tag === 'NOUN' && isJoined && isSubject ? baseOf(token.lower, words) : null;
    if (base !== null) retag(tokens, i, 'VERB', base);
  }
}

/** 'has edited the paper', 'has retired': behind 'have' and without a noun, a form in -ed is the participle. */
function missedPerfect(tokens: Token[], words: WordTags): void {
  for (let i = 1; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    const before = tokens[i - 1] as Token;
    const isBehind = before.tag === 'AUX' && before.lemma === 'have';
    // 'has been teaching at a school'
    const isGoing = before.lower === 'been' && token.tag === 'NOUN' && /ing$/.test(token.lower);
    const verb = isGoing && tokens[i + 1]?.tag !== 'NOUN' ? ingBaseOf(token.lower, words) : null;
    if (verb !== null) retag(tokens, i, 'VERB', verb);
    if (token.tag !== 'ADJ' || !isBehind || /^(?:NOUN|ADJ)$/.test(tokens[i + 1]?.tag ?? '')) continue;
    const base = pastBaseOf(token.lower, words);
    if (base !== null) retag(tokens, i, 'VERB', base);
  }
}

/**
 * A clause without a finite verb, in which a form in -s stands behind its singular subject and before an object, preposition or
 * adverb: that form is the verb ('Nora lives in Kiel', 'The API limits requests').
 */
function missedVerb(tokens: Token[], words: WordTags): void {
  let from = 0;
  for (let i = 0; i <= tokens.length; i++) {
    const token = tokens[i];
    const isEnd =
      token === undefined ||
      endsClause.has(token.tag) ||
      /^[,;:–—]$/.test(token.text) ||
      /^(?:who|which|that)$/.test(token.lower);
    if (!isEnd) continue;
    repairClause(tokens, from, i, words);
    from = i + 1;
  }
}

function repairClause(tokens: Token[], from: number, to: number, words: WordTags): void {
  if (repairSecondVerb(tokens, from, words)) return;
  for (let i = from; i < to; i++) {
    const tag = tokens[i]?.tag;
    if (tag === 'AUX' || (tag === 'VERB' && !/ing$/.test(tokens[i]?.lower ?? ''))) return;
  }
  const opener = tokens[from - 1]?.lower ?? '';
  const isRelative =
    /^(?:who|which)$/.test(opener) ||
    (opener === 'that' && /^(?:NOUN|PROPN)$/.test(tokens[from - 2]?.tag ?? ''));
  for (let i = Math.max(isRelative ? from : from + 1, 1); i < to; i++) {
    const found = missedVerbAt(tokens, from, i, words);
    if (found === null) continue;
    retag(tokens, i, 'VERB', found);
    if (tokens[i - 1]?.tag === 'ADJ') retag(tokens, i - 1, 'NOUN');
    return;
  }
}

/** 'teaches maths and coaches the team': behind 'and', a form in -s before an article, where a form in -s is the verb in front. */
function repairSecondVerb(tokens: Token[], from: number, words: WordTags): boolean {
  const token = tokens[from];
  const isJoined =
    tokens[from - 1]?.tag === 'CCONJ' && token?.tag === 'NOUN' && tokens[from + 1]?.tag === 'DET';
  if (!isJoined || !tokens.slice(Math.max(0, from - 20), from).some(isThirdPerson)) return false;
  const base = baseOf(token.lower, words);
  if (base !== null) retag(tokens, from, 'VERB', base);
  return base !== null;
}

const afterVerb = tagSet('DET ADP PRON NUM PROPN ADV PART ADJ NOUN SYM');

/** The base form of the verb that the token at `i` is, where its place and form make it one; else null. */
function missedVerbAt(tokens: readonly Token[], from: number, i: number, words: WordTags): string | null {
  const token = tokens[i] as Token;
  const subject = tokens[i - 1] as Token;
  const next = tokens[i + 1];
  if (isCapital(token) || next === undefined || months.test(subject.lower)) return null;
  const isName =
    subject.tag === 'PROPN' || subject.tag === 'PRON' || (i === from && subject.lower === 'that');
  // 'Nora married Otto'
  if (token.tag === 'ADJ' && isName && (next.tag === 'PROPN' || next.tag === 'DET' || next.tag === 'PRON'))
    return pastBaseOf(token.lower, words);
  if (token.tag !== 'NOUN' || !afterVerb.has(next.tag)) return null;
  // 'The firm plans a merger': 'firm' is no adjective where the word behind is the verb
  const isNoun = subject.tag === 'ADJ' && tokens[i - 2]?.tag === 'DET' && next.tag === 'DET';
  const isSingular = subject.tag === 'NOUN' && !/[^s]s$/.test(subject.lower);
  const isDetermined = isSingular && tokens.slice(from, i).some(({ tag }) => tag === 'DET');
  // 'Vitamin D deficiency increases the risk'
  const hasObject = isSingular && next.tag === 'DET';
  return isNoun || isName || isDetermined || hasObject ? baseOf(token.lower, words) : null;
}

/** The base of a form in -ing: 'teaching' teach, 'living' live; null where it is no such form. */
function ingBaseOf(lower: string, words: WordTags): string | null {
  const stem = lower.slice(0, -'ing'.length);
  return [stem, `${stem}e`, stem.slice(0, -1)].find((base) => base.length > 1 && words.isVerb(base)) ?? null;
}

/** The base of a form in -ed: 'married' marry, 'planned' plan; null where it is no such form. */
function pastBaseOf(lower: string, words: WordTags): string | null {
  if (!/^[a-z]{2,}ed$/.test(lower)) return null;
  const stem = lower.slice(0, -2);
  const candidates = [stem, `${stem}e`, stem.slice(0, -1)];
  if (stem.endsWith('i')) candidates.unshift(`${stem.slice(0, -1)}y`);
  return candidates.find((base) => words.isVerb(base)) ?? null;
}
