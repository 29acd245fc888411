import { anyVerb, lookUp, lookUpVerb, verbShape, verbStem, Word } from './lexicon.ts';
import { isKnownWord, type Pos, type Token } from './tokens.ts';

const modals = new Set('can could may might must shall should will would ca wo sha cannot'.split(' '));
const subjectPronouns = new Set(
  'i he she it we they you who which that this there everyone someone nobody everybody'.split(' '),
);
/** Words of chats that say nothing. */
const chatter = /^(?:btw|lol|haha|hehe|omg|imo|imho|fyi|tbh|ngl|yeah|yep|nope|ugh|hmm|wow|oh|ah|um|uh|psst)$/;
const particlesAfterVerb = new Set('the a an its his her their our my your this these those that'.split(' '));

/**
 * Mends what wink-nlp tags wrongly often enough to hide a sentence's verb: verbs in -s after a name ('Acme plans to open'),
 * base forms after plurals and modals, common nouns that are capitalised only because they begin the sentence, names that
 * look like auxiliaries ('Will Smith').
 */
export function repairTags(tokens: Token[]): void {
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    const previous = tokens[i - 1];
    const next = tokens[i + 1];
    const fixed =
      functionWord(token, previous, next, tokens, i) ?? contextual(token, previous, next, tokens, i);
    if (fixed !== null) retag(token, fixed);
  }
  rescueVerb(tokens);
  lastResort(tokens);
}

function retag(token: Token, pos: Pos): void {
  token.pos = pos;
  if (pos === 'VERB') token.lemma = verbLemma(token);
}

function contextual(
  token: Token,
  previous: Token | undefined,
  next: Token | undefined,
  tokens: readonly Token[],
  i: number,
): Pos | null {
  const { lower } = token;
  const capital = isCapital(token.text);
  if (/^['’]s$/.test(token.text) && previous !== undefined) return clitic(previous, next, tokens, i);
  if (token.pos === 'NUM' && capital && /^q[1-4]$/.test(lower)) return 'PROPN';
  if (
    capital &&
    token.pos === 'AUX' &&
    lower === 'will' &&
    next?.pos === 'PROPN' &&
    tokens.at(-1)?.text !== '?'
  )
    return 'PROPN';
  if (i === 0 && capital && token.pos === 'PROPN') return sentenceInitial(token, next);
  // 'Perceived age correlated …': a participle and its noun in front of the verb
  if (i === 0 && token.pos === 'VERB' && next?.pos === 'NOUN' && /ed$/.test(lower)) return 'ADJ';
  if (
    i === 0 &&
    capital &&
    token.pos === 'VERB' &&
    next !== undefined &&
    (next.pos === 'VERB' || next.pos === 'AUX' || next.lower === 'of')
  ) {
    // 'Launch slipped', 'Support was dropped'
    const shape = verbShape(lower, token.lemma);
    const finite = next.pos === 'AUX' || (verbShape(next.lower, next.lemma).past && next.lower !== 'not');
    if (shape.base && (finite || next.lower === 'of') && (lookUpVerb(lower) & Word.noun) !== 0) return 'NOUN';
  }
  if (previous === undefined) return null;
  if (
    (token.pos === 'VERB' || (token.pos === 'NOUN' && i === 1)) &&
    capital &&
    (i > 1 || (previous.pos === 'PROPN' && isCapital(previous.text))) &&
    !/^[.:"“'‘(]$/.test(previous.text) &&
    /^\p{Lu}\p{Ll}/u.test(token.text) &&
    !isTitleCase(tokens)
  )
    return 'PROPN';

  const couldBe = lookUpVerb(lower);
  // 'BRCA1 encodes a protein', 'in Stoke.': a name with digits is a subject
  if (
    i === 1 &&
    token.pos === 'NOUN' &&
    !capital &&
    /\d/.test(previous.text) &&
    /^\p{Lu}/u.test(previous.text) &&
    ((couldBe & Word.verbThird) !== 0 || (lookUp(lower) === 0 && /[^su]s$/.test(lower))) &&
    next !== undefined &&
    /^(?:DET|PROPN|PRON|NUM|ADJ|NOUN)$/.test(next.pos)
  )
    return 'VERB';
  // 'Prof. Wynn lives in Stoke': a name, a verb in the third person, a preposition
  if (
    token.pos === 'NOUN' &&
    !capital &&
    previous.pos === 'PROPN' &&
    (couldBe & Word.verbThird) !== 0 &&
    next?.pos === 'ADP' &&
    next.lower !== 'of' &&
    !tokens.some(
      (other) => other !== token && (other.pos === 'AUX' || (other.pos === 'VERB' && !isCapital(other.text))),
    )
  )
    return 'VERB';
  if (
    token.pos === 'VERB' &&
    previous.lower === 'to' &&
    (couldBe & Word.adjective) !== 0 &&
    tokens[i - 2]?.pos === 'NOUN' &&
    next !== undefined &&
    /^(?:ADJ|NOUN)$/.test(next.pos)
  ) {
    previous.pos = 'ADP';
    return 'ADJ';
  }
  // 'promoted to head of engineering'
  if (
    token.pos === 'VERB' &&
    !capital &&
    /^(?:head|chief|lead|chair|captain|director|partner|manager|editor)$/.test(lower) &&
    previous.lower === 'to' &&
    (next === undefined || /^(?:of|at|in|engineer|designer|developer)$/.test(next.lower))
  ) {
    previous.pos = 'ADP';
    return 'NOUN';
  }
  if (token.pos === 'VERB' && lower === 'hold' && previous.lower === 'on') return 'NOUN';
  // 'the latter works in Bonn'
  if (
    token.pos === 'NOUN' &&
    !capital &&
    /^(?:latter|former)$/.test(previous.lower) &&
    (couldBe & Word.verbThird) !== 0
  )
    return 'VERB';
  // 'is head of design'
  if (
    token.pos === 'VERB' &&
    /^(?:head|chief|chair|captain|lead)$/.test(lower) &&
    previous.pos === 'AUX' &&
    next !== undefined &&
    /^(?:of|at)$/.test(next.lower)
  )
    return 'NOUN';
  // 'the Pro plan'
  if (token.pos === 'X' && capital && previous.pos === 'DET') return 'PROPN';
  const afterModal = isModal(previous) || (previous.lower === 'to' && previous.pos === 'PART');
  if (
    afterModal &&
    token.pos !== 'VERB' &&
    token.pos !== 'AUX' &&
    !capital &&
    (couldBe & Word.verbBase) !== 0
  )
    return 'VERB';
  if (
    (lower === 'like' || lower === 'love') &&
    (previous.pos === 'PRON' || isModal(previous)) &&
    subjectPronouns.has(previous.lower)
  )
    return 'VERB';
  if (lower === 'like' && (isModal(previous) || previous.lower === "n't" || previous.lower === 'not'))
    return 'VERB';
  if (previous.lower === 'to' && token.pos === 'NOUN' && (lookUp(lower) & Word.verbBase) !== 0) {
    const before = tokens[i - 2];
    const objectFollows =
      next !== undefined &&
      (next.pos === 'DET' || next.pos === 'PROPN' || particlesAfterVerb.has(next.lower));
    if (objectFollows && before !== undefined && before.pos !== 'DET') {
      previous.pos = 'PART';
      return 'VERB';
    }
  }
  // 'a team lead', 'the night watch': a base form cannot agree with a singular noun
  if (token.pos === 'VERB' && previous.pos === 'NOUN' && !isPlural(previous) && !isCapital(token.text)) {
    const shape = verbShape(lower, token.lemma);
    const before = tokens[i - 2];
    const indefinite = before !== undefined && /^(?:a|an)$/.test(before.lower);
    if (
      shape.base &&
      !shape.past &&
      !shape.participle &&
      indefinite &&
      (couldBe & Word.noun) !== 0 &&
      !(next !== undefined && /^(?:DET|PRON)$/.test(next.pos))
    )
      return 'NOUN';
  }
  // 'Prior use of', 'the launch of'
  if (
    token.pos === 'VERB' &&
    next?.lower === 'of' &&
    !ofVerbs.has(token.lemma) &&
    !/^(?:PRON|PROPN|AUX|PART|CCONJ)$/.test(previous.pos) &&
    !(previous.pos === 'NOUN' && isPlural(previous))
  ) {
    const shape = verbShape(lower, token.lemma);
    if (shape.base && !shape.past) return 'NOUN';
  }
  // 'full experiments show': a noun behind an adjective
  if (token.pos === 'VERB' && previous.pos === 'ADJ' && (couldBe & Word.noun) !== 0) {
    const shape = verbShape(lower, token.lemma);
    const predicate = tokens[i - 2]?.lemma === 'be' || tokens[i - 2]?.pos === 'DET';
    if ((shape.third || shape.base) && !shape.past && !predicate) return 'NOUN';
  }
  if (token.pos === 'VERB' && next?.pos === 'NOUN' && modifies(token, previous, tokens, i)) return 'ADJ';
  if (lower === 'aged' && next?.pos === 'NUM') return 'ADJ';
  const relative =
    /^(?:that|which)$/.test(previous.lower) && /^(?:NOUN|PROPN|PUNCT)$/.test(tokens[i - 2]?.pos ?? '');
  if (
    token.pos === 'NOUN' &&
    relative &&
    (couldBe & Word.verbThird) !== 0 &&
    /s$/.test(lower) &&
    next !== undefined &&
    /^(?:ADP|DET|PRON|PROPN|ADV|PART|SCONJ|NUM)$/.test(next.pos)
  )
    return 'VERB';
  if (token.pos === 'NOUN' && previous.lower === 'who' && (couldBe & (Word.verbThird | Word.verbBase)) !== 0)
    return 'VERB';
  // 'the ruling', 'its building' as nouns; 'was founded' never a noun
  if (
    token.pos === 'NOUN' &&
    previous.lemma === 'be' &&
    previous.pos === 'AUX' &&
    /(?:ed|ing)$/.test(lower) &&
    (couldBe & anyVerb) !== 0 &&
    next?.pos !== 'NOUN'
  )
    return 'VERB';
  if (
    token.pos === 'VERB' &&
    (previous.pos === 'DET' || previous.lower === "'s") &&
    previous.lower !== 'that' &&
    !/^(?:this|these|those|all|both)$/.test(previous.lower)
  ) {
    if (next !== undefined && (next.pos === 'NOUN' || next.pos === 'PROPN' || next.pos === 'ADJ')) {
      const shape = verbShape(lower, token.lemma);
      return shape.participle || shape.gerund ? 'ADJ' : null;
    }
    return previous.pos === 'DET' ? 'NOUN' : null;
  }
  return null;
}

/** Small words that wink-nlp tags by habit: prepositions in -ing, subordinators, 'as', 'neither … nor'. */
function functionWord(
  token: Token,
  previous: Token | undefined,
  next: Token | undefined,
  tokens: readonly Token[],
  i: number,
): Pos | null {
  const { lower } = token;
  if (next === undefined) return null;
  if (chatter.test(lower) && token.pos !== 'INTJ') return 'INTJ';
  if (/^(?:vivo|vitro|situ|silico|utero)$/.test(lower) && previous?.lower === 'in') return 'ADJ';
  if (
    lower === 'in' &&
    /^(?:vivo|vitro|situ|silico|utero)$/.test(next.lower) &&
    (lookUp(tokens[i + 2]?.lower ?? '') & Word.noun) !== 0
  )
    return 'ADJ';
  if (lower === 'according' && next.lower === 'to') return 'ADP';
  if (/^(?:including|regarding|concerning|excluding)$/.test(lower) && next.pos !== 'PUNCT') return 'ADP';
  if (
    lower === 'following' &&
    (previous === undefined || previous.text === ',' || previous.pos === 'NOUN') &&
    /^(?:DET|PRON|PROPN|NOUN)$/.test(next.pos)
  )
    return 'ADP';
  if (/^(?:whether|because|although|though|unless|if|whereas)$/.test(lower) && next.lower !== 'of')
    return 'SCONJ';
  if (lower === 'that' && token.pos === 'DET' && isPlural(next)) return 'SCONJ';
  if (lower === 'while' && token.pos !== 'NOUN') return 'SCONJ';
  if (lower === 'as' && /^(?:ADJ|NOUN|PROPN|DET|NUM)$/.test(next.pos) && token.pos !== 'SCONJ') {
    for (let at = i + 2; at < Math.min(tokens.length, i + 4); at++)
      if (tokens[at]?.lower === 'as') return 'ADV';
    return 'ADP';
  }
  if (lower === 'neither' && previous?.pos === 'AUX') return 'ADV';
  if ((lower === 'neither' || lower === 'either' || lower === 'both') && token.pos !== 'CCONJ') {
    const pair = lower === 'neither' ? 'nor' : lower === 'either' ? 'or' : 'and';
    for (let at = i + 2; at < Math.min(tokens.length, i + 7); at++) {
      if (tokens[at]?.lower === pair) return lower === 'both' && isPlural(next) ? null : 'CCONJ';
      if (tokens[at]?.pos === 'VERB' || tokens[at]?.pos === 'PUNCT') break;
    }
  }
  return null;
}

/** A headline: nearly every longer word has a capital. */
/** Words that stay small in a title. */
const joining = /^(?:from|with|over|into|upon|onto|about|after|under|than|that|their|your)$/;

function isTitleCase(tokens: readonly Token[]): boolean {
  const words = tokens.filter(
    (token) => token.text.length > 3 && /^\p{L}/u.test(token.text) && !joining.test(token.lower),
  );
  return words.length > 2 && words.every((token) => isCapital(token.text));
}

const ofVerbs = new Set(
  'consist think dream speak approve dispose hear know die complain beware tire conceive learn talk admit smell taste warn inform remind accuse rob deprive convict suspect'.split(
    ' ',
  ),
);

/** A participle in front of its noun where no determiner shows it: 'combined analysis', 'showed improved survival'. */
function modifies(token: Token, previous: Token, tokens: readonly Token[], i: number): boolean {
  const shape = verbShape(token.lower, token.lemma);
  if (!shape.participle || shape.base) return false;
  let at = i - 1;
  while (at > 0 && tokens[at]?.pos === 'ADV') at--;
  const before = tokens[at];
  if (before === undefined || before.pos === 'ADV') return false;
  if (before.pos === 'ADP') return !/^(?:by)$/.test(before.lower) || previous.pos === 'ADP';
  if (before.pos === 'VERB')
    return !verbShape(before.lower, before.lemma).participle || verbShape(before.lower, before.lemma).past;
  if (before.text !== ',') return false;
  for (let k = at; k >= 0; k--) if (canBeFinite(tokens[k] as Token, tokens[k - 1])) return false;
  return true;
}

function clitic(previous: Token, next: Token | undefined, tokens: readonly Token[], i: number): Pos {
  if (/^(?:it|he|she|that|there|what|who|where|here|let|this)$/.test(previous.lower)) return 'AUX';
  if (next === undefined || next.pos === 'PUNCT') return 'PART';
  if (next.pos === 'DET' || next.lower === 'not' || next.lower === 'been') return 'AUX';
  if (
    previous.pos === 'PROPN' &&
    next.pos === 'VERB' &&
    verbShape(next.lower, next.lemma).gerund &&
    tokens[i + 2]?.pos !== 'NOUN'
  )
    return 'AUX';
  return 'PART';
}

function sentenceInitial(token: Token, next: Token | undefined): Pos | null {
  if (next !== undefined && next.pos === 'PROPN' && isCapital(next.text)) {
    // 'Novelist Ama Boadu'
    const bits = lookUp(token.lower);
    const isCalling = (bits & Word.actor) !== 0 || calling.test(token.lower);
    return isCalling && (bits & (Word.firstName | Word.place | Word.organization)) === 0 ? 'NOUN' : null;
  }
  const plural = token.lower.endsWith('s') ? lookUp(token.lower.slice(0, -1)) & Word.noun : 0;
  const bits = lookUp(token.lower) || plural;
  const names = Word.firstName | Word.lastName | Word.place | Word.organization | Word.person;
  // 'Bats are …'
  const manyVerb =
    next !== undefined && /^(?:are|were|have|do)$/.test(next.lower) && /[^s]s$/.test(token.lower);
  if (bits === 0 && manyVerb) return 'NOUN';
  if ((bits & names) !== 0) return null;
  if (isMassNoun(token.lower) && next?.pos !== 'NUM') return 'NOUN';
  if (bits === 0 && /[^suia]s$/.test(token.lower) && token.lower.length > 3 && isKnownWord(token.lower))
    return 'NOUN';
  if (bits === 0) return null;
  if (!/^\p{Lu}\p{Ll}+$/u.test(token.text)) return null;
  if ((bits & Word.noun) !== 0) return 'NOUN';
  if ((bits & Word.adjective) !== 0) return 'ADJ';
  if ((bits & Word.adverb) !== 0) return 'ADV';
  return null;
}

/** What people are by trade, where the lexicon does not say so. */
const calling =
  /^(?:novelist|pianist|cellist|violinist|guitarist|sculptor|architect|photographer|filmmaker|playwright|chef|botanist|physicist|chemist|biologist|economist|historian|journalist|soprano|tenor|footballer|cyclist|swimmer|surgeon|cardiologist|entrepreneur|billionaire)$/;

/** A noun that begins a sentence without 'the' or 'a' and is no name: 'Revenue', 'Construction', 'Caffeine'. */
function isMassNoun(lower: string): boolean {
  if ((lookUp(lower) & Word.uncountable) !== 0) return true;
  if (
    /^(?:revenue|income|profit|turnover|output|demand|growth|earnings|inflation|unemployment|attendance|parking|access|work|support|research|production|water|oil|gas|rain|snow)$/.test(
      lower,
    )
  )
    return true;
  return (
    /(?:tion|ment|ness|ity|ance|ence|ism|osis|ship|hood|ology|ine|ing|ure)$/.test(lower) &&
    lower.length > 6 &&
    isKnownWord(lower)
  );
}

/** Where no verb stands between a subject and what follows, the likeliest word is made one. */
function rescueVerb(tokens: Token[]): void {
  let hasVerb = false;
  let lastFinite: Token | null = null;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    if (token.pos === 'SCONJ' || /^[;:()–—"“”]$/.test(token.text) || /^(?:who|which|but)$/.test(token.lower))
      hasVerb = false;
    if (canBeFinite(token, tokens[i - 1])) {
      hasVerb = true;
      lastFinite = token;
    }
    if (
      (token.pos === 'NOUN' || token.pos === 'ADJ') &&
      lastFinite !== null &&
      joinsVerbs(tokens, i, lastFinite)
    ) {
      retag(token, 'VERB');
      continue;
    }
    if (hasVerb || token.pos !== 'NOUN' || isCapital(token.text)) continue;
    const previous = tokens[i - 1];
    const next = tokens[i + 1];
    if (previous === undefined || next === undefined) continue;
    const bits = lookUpVerb(token.lower);
    if ((bits & (Word.verbThird | Word.verbBase)) === 0) continue;
    if (finiteAhead(tokens, i) && !takesNoun(token, next, tokens[i + 2])) continue;
    const opens =
      /^(?:DET|PRON|PROPN|NUM|SCONJ|ADV|PART|ADP|SYM)$/.test(next.pos) ||
      next.lower === 'to' ||
      takesNoun(token, next, tokens[i + 2]) ||
      ((next.pos === 'ADJ' || next.pos === 'NOUN') && next.lower !== 'of');
    if (!opens || next.lower === 'of' || /^['’]s?$/.test(next.text)) continue;
    const number = subjectNumber(tokens, i);
    const singular = number === 'singular' || number === 'either';
    const plural = number === 'plural' || number === 'either';
    const third =
      ((bits & Word.verbThird) !== 0 || token.lower === 'lives' || token.lower === 'leaves') && singular;
    const base = (bits & Word.verbBase) !== 0 && plural && token.lower !== 'number';
    if (third || base) {
      if (next.pos === 'VERB') next.pos = 'NOUN';
      retag(token, 'VERB');
      hasVerb = true;
    }
  }
}

/** 'features works by Klee': of two words in -s the second is the object. */
function takesNoun(token: Token, next: Token, after: Token | undefined): boolean {
  if (!token.lower.endsWith('s') || next.pos !== 'VERB' || !next.lower.endsWith('s')) return false;
  const noun = (lookUp(next.lower) & Word.pluralNoun) !== 0;
  return noun && (after === undefined || after.pos === 'ADP' || after.pos === 'PUNCT');
}

/** 'employs 500 people and exports cars': the word behind 'and' has the form of the verb before and an object of its own. */
function joinsVerbs(tokens: readonly Token[], i: number, finite: Token): boolean {
  const token = tokens[i] as Token;
  const next = tokens[i + 1];
  const conjunction = tokens[i - 1];
  if (next === undefined || !/^(?:and|or|but)$/.test(conjunction?.lower ?? '') || isCapital(token.text))
    return false;
  const bits = lookUpVerb(token.lower);
  const shape = verbShape(finite.lower, finite.lemma);
  const determined =
    next.pos === 'DET' || (next.pos === 'PRON' && next.lower !== 'that') || next.lower === 'as';
  if (finite.pos === 'VERB' && shape.third && (bits & Word.verbThird) !== 0)
    return (
      determined || next.pos === 'PROPN' || next.pos === 'NUM' || (next.pos === 'NOUN' && isPlural(next))
    );
  return (
    (finite.pos === 'VERB' ? shape.base : isModal(finite)) &&
    (bits & Word.verbBase) !== 0 &&
    !isPlural(token) &&
    determined
  );
}

/**
 * A sentence with a full stop and no finite verb at all: the first noun or adjective behind a noun that can be one
 * becomes it ('Her predecessor, Paul Reed, retired.', 'The fair starts on Monday.').
 */
function lastResort(tokens: Token[]): void {
  const last = tokens.at(-1);
  if (
    last === undefined ||
    !/^[.!]$/.test(last.text) ||
    tokens.length < 4 ||
    !isCapital(tokens[0]?.text ?? '')
  )
    return;
  const fronted = tokens[0]?.pos === 'SCONJ' ? tokens.findIndex(({ text }) => text === ',') : -1;
  const from = fronted + 1;
  for (let i = from; i < tokens.length; i++) if (canBeFinite(tokens[i] as Token, tokens[i - 1])) return;
  for (let i = from + 1; i < tokens.length - 1; i++) {
    const token = tokens[i] as Token;
    const previous = tokens[i - 1] as Token;
    const next = tokens[i + 1] as Token;
    if ((token.pos !== 'NOUN' && token.pos !== 'ADJ') || isCapital(token.text) || next.lower === 'of')
      continue;
    const bits = lookUpVerb(token.lower);
    const finite = Word.verbPast | (isPlural(previous) ? Word.verbBase : Word.verbThird);
    const front =
      previous.pos === 'NOUN' ||
      previous.pos === 'PROPN' ||
      previous.pos === 'ADJ' ||
      (previous.text === ',' && i > 2);
    if (next.pos === 'PUNCT' && fronted < 0 && !verbShape(token.lower, token.lemma).past) continue;
    if ((bits & finite) === 0 || !front || (token.pos === 'ADJ' && next.pos === 'NOUN')) continue;
    if (previous.pos === 'ADJ') previous.pos = 'NOUN';
    retag(token, 'VERB');
    return;
  }
}

/**
 * The number of the subject that would stand in front of a verb at `i`: of the noun in front, of the noun that its
 * preposition hangs on ('Analysts at Barcrest estimate'), plural for two joined by 'and'.
 */
function subjectNumber(tokens: readonly Token[], i: number): 'singular' | 'plural' | 'either' | null {
  const head = tokens[i - 1] as Token;
  if (/^(?:who|which)$/.test(head.lower)) return 'either';
  if (/^(?:he|she|it|this)$/.test(head.lower)) return 'singular';
  if (/^(?:i|we|they|you|these|those)$/.test(head.lower)) return 'plural';
  // a capital only for the sentence's sake may hide a plural ('Sensors record …')
  if (i === 1 && head.pos === 'PROPN' && /^\p{Lu}\p{Ll}+[^suiaeo]s$/u.test(head.text)) return 'either';
  if (head.pos !== 'NOUN' && head.pos !== 'PROPN') return null;
  if (/^(?:data|media|staff)$/.test(head.lower)) return 'either';
  let at = i - 2;
  while (at >= 0 && at > i - 8 && /^(?:ADJ|NOUN|PROPN|NUM|DET)$/.test(tokens[at]?.pos ?? '')) at--;
  const before = tokens[at];
  const outer = tokens[at - 1];
  if (before?.lower === 'and' && outer !== undefined && /^(?:NOUN|PROPN)$/.test(outer.pos)) return 'plural';
  if (before?.pos === 'ADP' && outer?.pos === 'NOUN') return isPlural(outer) ? 'plural' : 'singular';
  return head.pos === 'NOUN' && isPlural(head) ? 'plural' : 'singular';
}

function finiteAhead(tokens: readonly Token[], from: number): boolean {
  const limit = Math.min(tokens.length, from + 40);
  for (let i = from + 1; i < limit; i++) {
    const token = tokens[i] as Token;
    if (
      token.pos === 'SCONJ' ||
      /^[;:()–—"“”]$/.test(token.text) ||
      /^(?:who|which|that|but)$/.test(token.lower)
    )
      return false;
    if (canBeFinite(token, tokens[i - 1])) {
      if (tokens[i - 1]?.pos === 'CCONJ') return false;
      // a past form with an agent behind it may be a participle
      const shape = verbShape(token.lower, token.lemma);
      return !(token.pos === 'VERB' && shape.participle && tokens[i + 1]?.lower === 'by');
    }
  }
  return false;
}

/** Whether a token can carry a clause: auxiliaries and verbs, except 'to go', '-ing' and pure participles. */
export function canBeFinite(token: Token, previous: Token | undefined): boolean {
  if (token.pos === 'AUX')
    return (
      previous?.lower !== 'to' &&
      token.lower !== 'being' &&
      token.lower !== 'been' &&
      token.lower !== 'having'
    );
  if (token.pos !== 'VERB' || previous?.lower === 'to') return false;
  const shape = verbShape(token.lower, token.lemma);
  return !shape.gerund && !(shape.participle && !shape.past && !shape.base);
}

/** Capital letter in front. */
export function isCapital(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}

/** Whether the token is a modal verb, contracted forms included. */
export function isModal(token: Token): boolean {
  return token.pos === 'AUX' && (modals.has(token.lower) || token.lower === "'ll" || token.lower === "'d");
}

/** A noun's number, by its lemma and ending. */
export function isPlural(token: Token): boolean {
  if (/^(?:people|children|men|women|police|data|media|criteria|mice|feet|teeth|staff)$/.test(token.lower))
    return true;
  if (
    !token.lower.endsWith('s') ||
    token.lower.endsWith('ss') ||
    token.lower.endsWith('us') ||
    token.lower.endsWith('is')
  )
    return false;
  if ((lookUp(token.lower) & Word.uncountable) !== 0) return false;
  return token.lemma !== token.lower || (lookUp(token.lower) & Word.pluralNoun) !== 0;
}

function verbLemma(token: Token): string {
  const { lower, lemma } = token;
  if (lower === 'lives' || lower === 'leaves') return lower === 'lives' ? 'live' : 'leave';
  return lemma === lower ? (verbStem(lower) ?? lower) : lemma;
}
