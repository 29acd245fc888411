import type { Token } from '../sentence.ts';
import {
  generalLetters,
  nameParticles,
  openers,
  orders,
  posts,
  takesOf,
  titles,
  typeOfLastWord,
} from './name-words.ts';
import { hasFlag, type WordLists } from './word-lists.ts';

/** Token indices, half-open. */
export type Run = { readonly first: number; readonly last: number };

/** What one sentence tells the reader of names about its tokens. */
export type Scene = {
  readonly tokens: readonly Token[];
  readonly lists: WordLists;
  /** Whether a token belongs to a time. */
  readonly isTime: (index: number) => boolean;
  /** Whether the text has used the words as a name elsewhere. */
  readonly isKnown: (text: string) => boolean;
};

const MAX_NAME_TOKENS = 12;
const bare = (token: Token | undefined) => (token?.lower ?? '').replace(/\.$/, '');
const isUpper = (token: Token | undefined) => token !== undefined && /^\p{Lu}/u.test(token.text);
const isShouted = (token: Token) => token.text.length > 1 && /^[\p{Lu}'-]+$/u.test(token.text);
const touches = (left: Token | undefined, right: Token | undefined) =>
  left !== undefined && right !== undefined && left.end === right.start;

/** A letter-case sign of a name that needs no capital in front: 'iPhone', 'macOS', 'eBay'. */
const innerCapital = /^(?:[a-z]|mac)\p{Lu}\p{L}+$/u;
/** 'checkout-service', 'orders_db': what those who build software call a part of it. */
const component =
  /^\p{Ll}[\p{Ll}\d]*(?:[-_][\p{Ll}\d]+)*[-_](?:service|svc|api|db|worker|gateway|backend|frontend|proxy|scheduler|daemon|exporter|queue|cache|cli|ui)$/u;
/** Marks of code and addresses, which no name has. */
const codeMark = /[_/\\=(){}<>@#$%*:]|\.\p{Ll}{2,4}$/u;
const domainEnding = /^(?:js|ts|io|com|org|net|ai|dev|app)$/;
/** Endings of common nouns, verbs and adverbs that no list has in full. */
const abstractEnding =
  /(?:..tions?|.ments?|.ness|.ities|.ity|.isms?|...ing|.ly|...ical|..ous|.able|.ized?|.ised?)$/;
const openingMark = /^["“‘'([{:;.!?•–—*]$/u;

/** Whether a token could be part of a name by its letters and its place, without its neighbours. */
function looksNamed(scene: Scene, index: number): boolean {
  const token = scene.tokens[index];
  if (token === undefined || token.tag === 'PUNCT' || scene.isTime(index) || token.text.endsWith('-'))
    return false;
  const isProduct = /^\p{Lu}[\p{L}\d]*\.(?:js|ts|io|com|org|net|ai)$/u.test(token.text);
  if (component.test(token.text)) return true;
  if (codeMark.test(token.text) && !isProduct) return false;
  if (!isUpper(token)) return innerCapital.test(token.text);
  if (token.text === 'I' || (token.text === 'A' && token.tag === 'DET')) return false;
  const flags = scene.lists.wordFlags(bare(token));
  if (isShouted(token) && flags !== '' && !hasFlag(scene.lists.nameFlags(token.lower), 'oC')) {
    const neighbours = [scene.tokens[index - 1], scene.tokens[index + 1]];
    if (hasFlag(flags, 'f') || neighbours.some((other) => other !== undefined && isShouted(other)))
      return false;
    if (index === 0 || !posts.has(token.lower)) return token.text.length <= 5 && token.tag === 'PROPN';
  }
  return true;
}

function isCommon(scene: Scene, index: number): boolean {
  const token = scene.tokens[index];
  if (token === undefined) return false;
  const next = scene.tokens[index + 1];
  const stem = token.lower.replace(/ies$/, 'y').replace(/s$/, '');
  if (stem !== token.lower && hasFlag(scene.lists.wordFlags(stem), 'n')) return true;
  const isPlural =
    /[^s]s$/.test(token.lower) &&
    (next?.lower === 'are' || (next?.tag === 'VERB' && next.lower === next.lemma));
  return (
    scene.lists.wordFlags(bare(token)) !== '' ||
    scene.lists.wordFlags(token.lemma) !== '' ||
    (scene.lists.nameFlags(token.lower) === '' && (isPlural || abstractEnding.test(token.lower)))
  );
}

/** Whether a capital at `index` is owed to its place: the first word, or behind a colon or an opening quotation mark. */
function isOpening(scene: Scene, index: number): boolean {
  const before = scene.tokens[index - 1];
  if (before === undefined || openingMark.test(before.text)) return true;
  if (before.text === ')') return index < 6;
  if (index === 1 && isShouted(before) && scene.lists.wordFlags(before.lower) !== '') return true;
  return before.text === '-' && before.end < (scene.tokens[index]?.start ?? 0);
}

/** A heading or label in title case, where a capital tells nothing. */
function isTitleCase(scene: Scene): boolean {
  if (scene.tokens.some(({ text, tag }) => (tag === 'AUX' || tag === 'VERB') && /^\p{Ll}/u.test(text)))
    return false;
  const words = scene.tokens.filter(
    ({ text, lower }) => /^\p{L}{3,}/u.test(text) && !hasFlag(scene.lists.wordFlags(lower), 'f'),
  );
  return (
    words.length > 2 && words.every(isUpper) && words.some(({ lower }) => scene.lists.wordFlags(lower) !== '')
  );
}

const technical = /^(?:uses|runs|supports|depends|requires|stores|listens|integrates|replaces)$/;

/** Verbs whose subject is somebody or a firm, where no substance or process does it. */
const agentive =
  /^(?:uses|hired|hires|employs|acquired|acquires|bought|appointed|launched|owns|sells|announced|joined|charges|sued|signed|raised)$/;
const incorporated = /^(?:founded|headquartered|acquired|established|renamed|incorporated)$/;

/** 'Acme uses Kafka', 'Acme was founded in 2010', 'Acme is based in Graz'. */
function isDoing({ tokens }: Scene, at: number): boolean {
  const [verb, participle, next] = tokens.slice(at, at + 3);
  if (verb === undefined || participle === undefined) return false;
  if (/^(?:has|had)$/.test(verb.lower))
    return agentive.test(participle.lower) || participle.lower === 'named';
  if (/^(?:is|was)$/.test(verb.lower))
    return incorporated.test(participle.lower) || (participle.lower === 'based' && next?.lower === 'in');
  return agentive.test(verb.lower) && (isUpper(participle) || /^(?:DET|NUM)$/.test(participle.tag));
}

/** 'Kestrel runs …': a noun that is counted stands bare before its verb only as a name. */
function isBareSubject(scene: Scene, index: number, flags: string): boolean {
  const token = scene.tokens[index] as Token;
  const at = verbBehind(scene, index);
  const verb = scene.tokens[at];
  if (verb === undefined || !/^(?:PROPN|NOUN)$/.test(token.tag) || token.lower.endsWith('s')) return false;
  const senses = flags.replace(/[^A-Z]/g, '');
  const [sense] = senses;
  // 'Loom is a build tool' is of one thing, 'Aspirin inhibits …' of a kind
  const isOne = /^(?:DET|NUM)$/.test(scene.tokens[at + 1]?.tag ?? '') || technical.test(verb.lower);
  // 'Amazon acquired Twitch': a person's noun without article does nothing to a name
  const isActor = sense === 'P' && verb.tag === 'VERB' && looksNamed(scene, at + 1);
  // 'Acme acquired Orr', 'Zenith is based in Leeds': nor does a place's
  const isDealing = senses.includes('L') && (isOne || dealsWithName(scene, at));
  if (sense !== 'O' && sense !== 'X' && isDoing(scene, at)) return true;
  if (sense !== 'N' && !isActor && !isDealing && (sense !== 'A' || !isOne)) return false;
  if (verb.tag === 'AUX') return /^(?:is|was|has|does|did|will)$/.test(verb.lower);
  return verb.tag === 'VERB' && verb.lower !== verb.lemma && !verb.lower.endsWith('ing');
}

/** Index of the verb right behind a subject, or behind its adverb or 'no longer'. */
function verbBehind({ tokens }: Scene, subject: number): number {
  const next = tokens[subject + 1];
  if (next?.lower === 'no' && tokens[subject + 2]?.lower === 'longer') return subject + 3;
  return next?.tag === 'ADV' ? subject + 2 : subject + 1;
}

/** Whether a verb has a name for its object: 'acquired Orr', 'moved to Leeds', 'is based in Leeds', 'does not use Orr'. */
function dealsWithName(scene: Scene, verb: number): boolean {
  const [main, next, after] = scene.tokens.slice(verb, verb + 3);
  if (main?.tag === 'VERB') return looksNamed(scene, next?.tag === 'ADP' ? verb + 2 : verb + 1);
  const isParticiple = next?.tag === 'VERB' && after?.tag === 'ADP';
  const isDenied = next?.lower === 'not' && after?.tag === 'VERB';
  return (isParticiple || isDenied) && looksNamed(scene, verb + 3);
}

/** Whether a name may begin at `index`. */
function begins(scene: Scene, index: number, isHeading: boolean): boolean {
  if (!looksNamed(scene, index)) return false;
  const token = scene.tokens[index] as Token;
  const next = scene.tokens[index + 1];
  const flags = scene.lists.wordFlags(bare(token));
  if (titles.has(bare(token)) && isUpper(next) && !isCommon(scene, index + 1)) return true;
  if (token.text.length === 1)
    return /^\p{Lu}$/u.test(token.text) && next?.tag === 'PROPN' && !isOpening(scene, index);
  if (hasFlag(flags, 'w') && !looksNamed(scene, index + 1)) return false;
  if (/^\p{Lu}\.$/u.test(token.text)) return isUpper(next);
  if (!isOpening(scene, index) && !isHeading)
    return !hasFlag(flags, 'f') && (token.tag === 'PROPN' || !hasFlag(flags, 'r'));
  if (scene.isKnown(token.text)) return true;
  // 'Per Lund is', 'Will Smith is'
  const isGiven = hasFlag(scene.lists.nameFlags(token.lower), 'mf') && token.tag === 'PROPN';
  if (isGiven && next?.tag === 'PROPN' && isUpper(next) && !isCommon(scene, index + 1)) return true;
  if (openers.has(token.lower) || orders.has(token.lower)) return false;
  if (/\p{Ll}\p{Lu}/u.test(token.text)) return true;
  if (next?.lower === 'of' && !takesOf.has(token.lower)) return false;
  if (!isCommon(scene, index)) return token.tag !== 'ADV' && token.tag !== 'SCONJ' && token.tag !== 'PRON';
  if (isHeading || hasFlag(flags, 'f') || token.tag === 'ADV') return false;
  const isFollowed =
    looksNamed(scene, index + 1) || (next?.tag === 'NUM' && isUpper(scene.tokens[index + 2]));
  const isSubject = isBareSubject(scene, index, flags);
  const isNumbered =
    next !== undefined && next.tag === 'NUM' && !isShouted(token) && isNumeral(scene, index + 1);
  if (isSubject || (isNumbered && hasFlag(flags, 'n'))) return true;
  if (isFollowed && !hasFlag(flags, 'n') && isShouted(next as Token)) return false;
  if (!isFollowed)
    return (
      hasFlag(scene.lists.nameFlags(token.lower), 'mfcC') && token.tag === 'PROPN' && !hasFlag(flags, 'v')
    );
  return token.tag === 'PROPN' || token.tag === 'NOUN';
}

/** Where the name that has reached `last` goes on, as a new end; `last` itself where it stops. */
function extend(scene: Scene, first: number, last: number): number {
  const { tokens } = scene;
  const end = tokens[last - 1] as Token;
  const next = tokens[last];
  const after = tokens[last + 1];
  if (next === undefined || scene.isTime(last)) return last;
  if (looksNamed(scene, last) || /^\p{Lu}\.?$/u.test(next.text)) return next.text === 'I' ? last : last + 1;
  if ((next.text === '-' || next.text === '–') && touches(end, next) && touches(next, after)) {
    return looksNamed(scene, last + 1) || after?.tag === 'NUM' ? last + 2 : last;
  }
  if (next.text === '.' && touches(end, next) && touches(next, after) && domainEnding.test(after?.text ?? ''))
    return last + 2;
  if (/^(?:plc|llc|ltd|inc|gmbh)$/.test(next.lower) && end.tag === 'PROPN') return last + 1;
  if (next.text === '&' || next.text === '+') return looksNamed(scene, last + 1) ? last + 2 : last;
  if (next.lower === 'of') {
    const place = after?.lower === 'the' ? last + 2 : last + 1;
    const takes = takesOf.has(bare(end)) || (last - first === 1 && takesOf.has(bare(tokens[first])));
    return takes && looksNamed(scene, place) ? place + 1 : last;
  }
  if (nameParticles.has(next.lower) && looksNamed(scene, last + 1) && end.tag === 'PROPN') return last + 2;
  if (nameParticles.has(next.lower) && nameParticles.has(after?.lower ?? '') && looksNamed(scene, last + 2))
    return last + 3;
  if (
    next.lower === "'s" &&
    looksNamed(scene, last + 1) &&
    typeOfLastWord.has(bare(after)) &&
    last - first <= 2
  )
    return last + 2;
  if (isNickname(tokens, last)) return last + 4;
  return isNumeral(scene, last) ? last + 1 : last;
}

/** "Robert 'Bob' Kline": a quoted given name before the surname. */
function isNickname(tokens: readonly Token[], at: number): boolean {
  const [open, name, close, rest] = tokens.slice(at, at + 4);
  return (
    /^["“‘']$/u.test(open?.text ?? '') &&
    isUpper(name) &&
    /^["”’']$/u.test(close?.text ?? '') &&
    isUpper(rest) &&
    !touches(close, rest)
  );
}

/** A number that belongs to the name in front: 'Apollo 11', 'Flat 2 B', 'Node.js 24.1.0'; not the one of 'Orr 3 days'. */
function isNumeral(scene: Scene, at: number): boolean {
  const token = scene.tokens[at] as Token;
  const next = scene.tokens[at + 1];
  if (!/^v?\d{1,4}(?:\.\d+)*(?:-\w+)?$/.test(token.text)) return false;
  if (next === undefined || /^\p{Lu}$/u.test(next.text)) return true;
  return (
    !['NOUN', 'ADJ', 'NUM', 'SYM', 'PROPN', 'DET'].includes(next.tag) &&
    !['%', 'and', '-', '/'].includes(next.text)
  );
}

/** A run split where a post stands before a person: 'Orr CEO Ann Bell' is 'Orr' and 'Ann Bell'. */
function splitAtPosts(scene: Scene, run: Run): Run[] {
  const runs: Run[] = [];
  let first = run.first;
  for (let index = run.first; index < run.last; index++) {
    if (!posts.has(bare(scene.tokens[index]))) continue;
    const isLast = index === run.last - 1;
    if (index === run.first && isLast && scene.tokens[index]?.tag !== 'PROPN') return [];
    const next = scene.tokens[index + 1];
    if (!isLast && (next?.lower === 'of' || !isUpper(next))) continue;
    if (index > first) runs.push({ first, last: index });
    first = index + 1;
  }
  if (first < run.last) runs.push({ first, last: run.last });
  return runs;
}

/** The stretches of a sentence that are names by their letters and neighbours. Linear in its length. */
export function findRuns(scene: Scene): Run[] {
  const runs: Run[] = [];
  const isHeading = isTitleCase(scene);
  for (let index = 0; index < scene.tokens.length; index++) {
    if (!begins(scene, index, isHeading)) continue;
    let last = index + 1;
    for (let next = extend(scene, index, last); next > last; next = extend(scene, index, last)) {
      last = next;
      if (last - index >= MAX_NAME_TOKENS) break;
    }
    runs.push(...splitAtPosts(scene, { first: index, last }));
    index = last - 1;
  }
  return runs.filter((run) => isName(scene, run));
}

/** Drops what is no name after all: a nationality before a noun, 'the Company', a single letter. */
function isName(scene: Scene, { first, last }: Run): boolean {
  if (last - first > 1) return true;
  const token = scene.tokens[first] as Token;
  const flags = scene.lists.wordFlags(bare(token));
  if (scene.isKnown(token.text)) return true;
  if (generalLetters.has(token.lower)) return false;
  if (token.text.length === 1 || /^\p{Lu}\.$/u.test(token.text) || titles.has(bare(token))) return false;
  const before = scene.tokens[first - 1];
  const next = scene.tokens[last];
  if (hasFlag(flags, 'd')) {
    return (
      before?.tag !== 'DET' &&
      !['NOUN', 'ADJ', 'PROPN', 'PUNCT'].includes(next?.tag ?? '') &&
      !isOpening(scene, first)
    );
  }
  const isNamesake = hasFlag(scene.lists.nameFlags(token.lower), 'mfcCo');
  const isModifier = next?.tag === 'NOUN' && token.tag === 'PROPN' && !isOpening(scene, first);
  return !(before?.tag === 'DET' && flags !== '' && !isNamesake && !isModifier);
}
