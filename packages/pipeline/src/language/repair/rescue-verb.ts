import { tellingNouns } from '../clauses/participles.ts';
import { KIN } from '../words/kin.ts';
import { lookUp, lookUpVerb, verbShape, Word } from '../words/lexicon.ts';
import { canBeFinite, isCapital, isModal, isPlural, retag } from '../words/token-forms.ts';
import type { Token } from '../words/tokens.ts';
import { adverbialWords } from '../words/verb-classes.ts';

/** Where no verb stands between a subject and what follows, the likeliest word is made one. */
export function rescueVerb(tokens: Token[]): void {
  let hasVerb = false;
  let lastFinite: Token | null = null;
  const fronted = adverbialWords.test(tokens[0]?.lower ?? '')
    ? tokens.findIndex(({ text }) => text === ',')
    : -1;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    if (token.pos === 'SCONJ' || /^[;:()–—"“”]$/.test(token.text) || /^(?:who|which|but)$/.test(token.lower))
      hasVerb = false;
    // 'When he is not teaching, Karl Berg breeds goats'
    if (i === fronted) hasVerb = false;
    if (canBeFinite(token, tokens[i - 1])) {
      hasVerb = true;
      lastFinite = token;
    }
    if (
      (token.pos === 'NOUN' || token.pos === 'ADJ') &&
      (staysSomewhere(tokens, i, lastFinite) ||
        resumes(tokens, i) ||
        isDoneByKin(tokens, i) ||
        isDoneAlone(tokens, i) ||
        isListedDeed(tokens, i, lastFinite) ||
        closesObjectGap(tokens, i) ||
        (lastFinite !== null && opensAnew(tokens, i)) ||
        isUndergoneToo(tokens, i, lastFinite) ||
        (!hasVerb && endsAside(tokens, i)) ||
        (lastFinite !== null && joinsVerbs(tokens, i, lastFinite)))
    ) {
      retag(token, 'VERB');
      hasVerb = true;
      lastFinite = token;
      continue;
    }
    if (hasVerb || isCapital(token.text)) continue;
    const previous = tokens[i - 1];
    const next = tokens[i + 1];
    if (previous === undefined || next === undefined) continue;
    if ((isPastBehindName(token, previous, next) || isWedding(tokens, i)) && !finiteAhead(tokens, i)) {
      retag(token, 'VERB');
      hasVerb = true;
      lastFinite = token;
      continue;
    }
    // 'The range of the Aster 3 rose from 420 km'
    const moved = moves[token.lower];
    if (moved !== undefined && leadsFigure(next, tokens[i + 2])) {
      retag(token, 'VERB');
      token.lemma = moved;
      hasVerb = true;
      lastFinite = token;
      continue;
    }
    // 'Jane and Bob own the inn': no adjective stands in front of an article
    const isAction =
      token.pos === 'ADJ' &&
      (/^(?:NOUN|PROPN)$/.test(previous.pos) || closesApposition(tokens, i)) &&
      leadsObject(next);
    if (token.pos !== 'NOUN' && !isAction) continue;
    const bits = lookUpVerb(token.lower);
    if ((bits & (Word.verbThird | Word.verbBase)) === 0) continue;
    if (finiteAhead(tokens, i) && !takesNoun(token, next, tokens[i + 2])) continue;
    const opens =
      /^(?:DET|PRON|PROPN|NUM|SCONJ|ADV|PART|ADP|SYM)$/.test(next.pos) ||
      next.lower === 'to' ||
      takesNoun(token, next, tokens[i + 2]) ||
      (next.pos === 'CCONJ' && isThird(tokens[i + 2])) ||
      // 'Orr Ltd designs, makes and sells boats'
      (next.text === ',' && listsVerbs(tokens, i, i + 2)) ||
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
      lastFinite = token;
    }
  }
}

/** What figures did, in forms that are nouns as well. */
const moves: Readonly<Record<string, string>> = { rose: 'rise', fell: 'fall' };

function leadsFigure(next: Token, value: Token | undefined): boolean {
  return /^(?:from|to|by)$/.test(next.lower) && (value?.pos === 'NUM' || value?.pos === 'SYM');
}

/** 'Judith Kern studied medicine': a past form behind a name, but 'Orr Ltd related costs', 'BRX1 induced loss'. */
function isPastBehindName({ pos, lower, lemma }: Token, previous: Token, next: Token): boolean {
  return (
    pos === 'ADJ' &&
    previous.pos === 'PROPN' &&
    /^\p{Lu}\p{Ll}+$/u.test(previous.text) &&
    /^(?:NOUN|DET|PROPN|NUM)$/.test(next.pos) &&
    /ed$/.test(lower) &&
    verbShape(lower, lemma).past &&
    !/^(?:related|based|limited|induced|mediated|associated|derived|linked|enriched|labelled|labeled|united|combined|registered)$/.test(
      lower,
    )
  );
}

/** 'The two married in 2015', 'Ann Lee never married.': no state where no verb says that they are so. */
function isWedding(tokens: readonly Token[], i: number): boolean {
  const { pos, lower } = tokens[i] as Token;
  const [before, front] = [tokens[i - 1], tokens[i - 2]];
  return (
    pos === 'ADJ' &&
    /^(?:married|divorced|separated|remarried)$/.test(lower) &&
    (before?.lower === 'never' ||
      (before?.pos === 'NUM' && front?.lower === 'the') ||
      before?.pos === 'PROPN' ||
      before?.lower === 'couple') &&
    /^(?:PUNCT|ADP|ADV)$/.test(tokens[i + 1]?.pos ?? '')
  );
}

/** Verbs whose object lives can be: 'saves homes and lives in Kenya'. */
const sparing =
  /^(?:save|cost|claim|lose|take|risk|spare|change|transform|improve|enrich|touch|affect|shape|destroy|ruin|shatter|endanger|threaten|protect|rebuild)$/;

/**
 * 'is a nurse and lives in Hull', 'Ann Orr, a nurse, lives in Hull', 'are nurses and work for Zenit': 'lives', 'live' and 'work'
 * behind 'and' or a comma, with no word of a noun in front and a preposition or adverb of place behind.
 */
function staysSomewhere(tokens: readonly Token[], i: number, finite: Token | null): boolean {
  const { lower } = tokens[i] as Token;
  const front = tokens[i - 1];
  const next = tokens[i + 1];
  if (front === undefined || next === undefined) return false;
  // 'Both report to Ann Lee', 'They both work in Hull': 'both' has no single thing behind it
  if (front.lower === 'both' && (lookUpVerb(lower) & Word.verbBase) !== 0 && !isPlural(tokens[i] as Token))
    return (next.pos === 'ADP' && next.lower !== 'of') || next.lower === 'to';
  if (!/^(?:lives?|work)$/.test(lower)) return false;
  const placed =
    (next.pos === 'ADP' && next.lower !== 'of') || /^(?:alone|abroad|nearby|here|there)$/.test(next.lower);
  // '… was born in Lyon, and Karl Berg lives in Bonn'
  if (placed && lower === 'lives' && front.pos === 'PROPN') return !/^(?:black|white)$/.test(front.lower);
  if (!placed || !/^(?:,|and|but)$/.test(front.lower)) return false;
  if (lower === 'lives') {
    if (finite !== null) return !sparing.test(finite.lemma);
    return front.text === ',' && tokens.slice(0, i - 1).some(({ text }) => text === ',');
  }
  if (finite === null || front.text === ',') return false;
  return /^(?:are|were)$/.test(finite.lower)
    ? tokens[i - 2]?.pos === 'NOUN' && isPlural(tokens[i - 2] as Token)
    : tokens[i - 2]?.pos === 'PROPN' && finite.pos === 'VERB' && verbShape(finite.lower, finite.lemma).base;
}

/** 'The hall, which a fire had destroyed, seats 640': behind the relative clause the subject still lacks its verb. */
function resumes(tokens: readonly Token[], i: number): boolean {
  const { lower, text } = tokens[i] as Token;
  const next = tokens[i + 1];
  if (tokens[i - 1]?.text !== ',' || isCapital(text) || (lookUpVerb(lower) & Word.verbThird) === 0)
    return false;
  // 'The owner, who bought it in 1999, plans to open a pub'
  const isMeant = next?.lower === 'to' && /^(?:VERB|AUX)$/.test(tokens[i + 2]?.pos ?? '');
  if (!(isMeant || /^(?:NUM|DET|SYM)$/.test(next?.pos ?? '')) || next?.lower === 'of') return false;
  const opened = tokens.findIndex(
    ({ lower: word }, at) => at > 0 && /^(?:which|who|whose)$/.test(word) && tokens[at - 1]?.text === ',',
  );
  if (opened < 0 || opened >= i) return false;
  const front = tokens.slice(0, opened);
  const inside = tokens.slice(opened, i - 1);
  // 'The ground that hosts the games, Orr Park, which opened in 1987, seats 900'
  const isOwn = (at: number) => front[at - 1]?.lower === 'that' && front[at - 2]?.pos === 'NOUN';
  return (
    !front.some((token, at) => canBeFinite(token, front[at - 1]) && !isOwn(at)) &&
    inside.some((token, at) => canBeFinite(token, inside[at - 1])) &&
    !inside.some(({ text: word }) => word === ',')
  );
}

/** 'was born in Ulm and educated at Fern College', 'moved to Hull and retired in 2010': behind a name 'and' joins no adjectives. */
function isUndergoneToo(tokens: readonly Token[], i: number, finite: Token | null): boolean {
  const { pos, lower, lemma, text } = tokens[i] as Token;
  const shape = verbShape(lower, lemma);
  const [front, next, behind] = [tokens[i - 2], tokens[i + 1], tokens[i + 2]];
  // 'met at university and married in 1990'
  const isDated = front?.pos === 'NOUN' && /^(?:in|on)$/.test(next?.lower ?? '') && behind?.pos === 'NUM';
  return (
    finite !== null &&
    pos === 'ADJ' &&
    /ed$/.test(lower) &&
    !isCapital(text) &&
    (shape.participle || shape.past) &&
    tokens[i - 1]?.lower === 'and' &&
    (isDated || /^(?:PROPN|NUM)$/.test(front?.pos ?? '')) &&
    next?.pos === 'ADP' &&
    (lookUpVerb(lower) & Word.verbPast) !== 0
  );
}

/** 'The software that the hospital uses was written …': in front of the verb that the sentence lacks, the relative clause has its own. */
function closesObjectGap(tokens: readonly Token[], i: number): boolean {
  const { pos, lower, text } = tokens[i] as Token;
  const next = tokens[i + 1];
  const isThird = pos === 'NOUN' && !isCapital(text) && (lookUpVerb(lower) & Word.verbThird) !== 0;
  if (!isThird || next?.pos !== 'AUX' || !/^(?:NOUN|PROPN)$/.test(tokens[i - 1]?.pos ?? '')) return false;
  let at = i - 1;
  while (at > 0 && /^(?:NOUN|PROPN|ADJ|DET)$/.test(tokens[at]?.pos ?? '')) at--;
  const front = tokens.slice(0, at);
  const head = front.at(-1);
  return (
    /^(?:that|which|whom)$/.test(tokens[at]?.lower ?? '') &&
    head?.pos === 'NOUN' &&
    !tellingNouns.test(head.lower) &&
    front.length <= 5 &&
    !isPlural(tokens[i - 1] as Token) &&
    !front.some((token, n) => canBeFinite(token, front[n - 1]))
  );
}

/** 'Omar is a plumber and Leila studies law': behind a noun 'and' joins no first name to it, which opens a clause of its own. */
function opensAnew(tokens: readonly Token[], i: number): boolean {
  const { lower, text } = tokens[i] as Token;
  const [before, and, who] = [tokens[i - 3], tokens[i - 2], tokens[i - 1]];
  const isFirstName = (lookUp(who?.lower ?? '') & (Word.male | Word.female)) !== 0;
  return (
    !isCapital(text) &&
    (lookUpVerb(lower) & Word.verbThird) !== 0 &&
    who?.pos === 'PROPN' &&
    isFirstName &&
    /^(?:and|but)$/.test(and?.lower ?? '') &&
    before?.pos === 'NOUN' &&
    /^(?:NOUN|DET|ADP|PROPN|NUM)$/.test(tokens[i + 1]?.pos ?? '')
  );
}

const kin = new RegExp(`^(?:${KIN})$`);

/** '… lives in Bonn and her brother (Rob) works at Zenit': whoever is somebody's makes no compound with a noun behind. */
function isDoneByKin(tokens: readonly Token[], i: number): boolean {
  const { lower, text } = tokens[i] as Token;
  const next = tokens[i + 1];
  const named = tokens[i - 1];
  const at = named?.pos === 'PROPN' && isCapital(named.text) && !kin.test(named.lower) ? i - 2 : i - 1;
  const [whose, who] = [tokens[at - 1], tokens[at]];
  return (
    !isCapital(text) &&
    (lookUpVerb(lower) & Word.verbThird) !== 0 &&
    kin.test(who?.lower ?? '') &&
    /^(?:my|your|his|her|our|their|['’]s?)$/.test(whose?.lower ?? '') &&
    /^(?:ADP|DET|PRON|PROPN|NUM|ADV)$/.test(next?.pos ?? '') &&
    next?.lower !== 'of'
  );
}

/** 'The mayor, Elsa Dorn, rejected claims that …', 'Elsa Dorn, head of Orr Lines, told investors …': behind what stands between commas the subject still lacks its verb. */
function endsAside(tokens: readonly Token[], i: number): boolean {
  const { pos, lower, lemma, text } = tokens[i] as Token;
  if (i < 4 || tokens[i - 1]?.text !== ',' || isCapital(text)) return false;
  const next = tokens[i + 1];
  const isPast = pos === 'ADJ' && verbShape(lower, lemma).past && /^(?:NOUN|PROPN)$/.test(next?.pos ?? '');
  // 'Peter Amsel, a lawyer by training, edits the Bote, which his father founded'
  const isNow =
    pos === 'NOUN' &&
    (lookUpVerb(lower) & Word.verbThird) !== 0 &&
    next !== undefined &&
    (/^(?:DET|PROPN|NUM)$/.test(next.pos) || leadsObject(next) || (next.pos === 'NOUN' && isPlural(next)));
  if (!isPast && !isNow) return false;
  const opened = tokens.slice(0, i - 1).findLastIndex(({ text: mark }) => mark === ',');
  const inside = tokens.slice(opened + 1, i - 1);
  const isNamed = inside.every((token) => token.pos === 'PROPN');
  const isDescribed =
    tokens[opened - 1]?.pos === 'PROPN' &&
    /^(?:DET|ADJ|NOUN|PRON)$/.test(inside[0]?.pos ?? '') &&
    inside.every((token) => /^(?:DET|ADJ|NOUN|PROPN|PRON|ADP|PART|CCONJ)$/.test(token.pos));
  return opened > 0 && inside.length > 0 && ((isPast && isNamed) || isDescribed) && !finiteAhead(tokens, i);
}

function isThird(token: Token | undefined): boolean {
  return token?.pos === 'VERB' && verbShape(token.lower, token.lemma).third;
}

/** 'Joan's parents, Kees and Truus, own a bakery': names set off between a subject and its verb. */
function closesApposition(tokens: readonly Token[], i: number): boolean {
  const opened = tokens.slice(0, i - 1).findLastIndex(({ text }) => text === ',');
  const inside = tokens.slice(opened + 1, i - 1);
  return (
    tokens[i - 1]?.text === ',' &&
    /^(?:NOUN|PROPN)$/.test(tokens[opened - 1]?.pos ?? '') &&
    inside.length > 0 &&
    inside.every(({ pos, lower }) => pos === 'PROPN' || lower === 'and')
  );
}

function leadsObject(next: Token): boolean {
  return next.pos === 'DET' || /^(?:his|her|its|their|our|my)$/.test(next.lower);
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
  // 'studied in Bonn and married the painter Elsa Nyman': no adjective stands in front of an article
  if (token.pos === 'ADJ' && leadsObject(next)) return shape.past && verbShape(token.lower, token.lemma).past;
  const third = (bits & Word.verbThird) !== 0;
  const determined =
    next.pos === 'DET' || (next.pos === 'PRON' && next.lower !== 'that') || next.lower === 'as';
  // 'is a teacher and coaches the choir'
  if (/^(?:is|has)$/.test(finite.lower) && third) return determined || next.pos === 'PROPN';
  if (finite.pos === 'VERB' && shape.third && third)
    return (
      determined ||
      next.pos === 'PROPN' ||
      next.pos === 'NUM' ||
      (next.pos === 'NOUN' && isPlural(next)) ||
      (next.pos === 'ADP' && next.lower !== 'of' && endsPlace(tokens, i - 1)) ||
      // 'makes clocks and exports to Japan'
      (/^(?:exports|imports|sells|supplies|delivers|ships)$/.test(token.lower) &&
        /^(?:to|from)$/.test(next.lower) &&
        tokens[i + 2]?.pos === 'PROPN')
    );
  return (
    (finite.pos === 'VERB' ? shape.base : isModal(finite)) &&
    (bits & Word.verbBase) !== 0 &&
    !isPlural(token) &&
    determined
  );
}

/** 'rises in Wales and flows …', 'rises in the Tarn hills and flows …': a place ends in front of the token at `at`, which no second noun goes on. */
function endsPlace(tokens: readonly Token[], at: number): boolean {
  let start = at;
  while (start > 0 && at - start < 5 && /^(?:DET|ADJ|NOUN|PROPN)$/.test(tokens[start - 1]?.pos ?? ''))
    start--;
  const isNamed = tokens.slice(start, at).some(({ pos }) => pos === 'PROPN' || pos === 'DET');
  return isNamed && /^(?:in|at|near|from|on)$/.test(tokens[start - 1]?.lower ?? '');
}

/**
 * A sentence with a full stop and no finite verb at all: the first noun or adjective behind a noun that can be one
 * becomes it ('Her predecessor, Paul Reed, retired.', 'The fair starts on Monday.').
 */
export function lastResort(tokens: Token[]): void {
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
  // 'The Seed Bank (SB) stores 40,000 samples'
  const bracket =
    tokens[i - 1]?.text === ')' ? tokens.slice(0, i).findLastIndex(({ text }) => text === '(') : -1;
  if (bracket > 0) return subjectNumber(tokens, bracket);
  const head = tokens[i - 1] as Token;
  if (closesApposition(tokens, i)) {
    const opened = tokens.slice(0, i - 1).findLastIndex(({ text }) => text === ',');
    return subjectNumber(tokens, opened);
  }
  if (/^(?:who|which)$/.test(head.lower)) return 'either';
  if (/^(?:he|she|it|this)$/.test(head.lower)) return 'singular';
  if (/^(?:i|we|they|you|these|those)$/.test(head.lower)) return 'plural';
  // a capital only for the sentence's sake may hide a plural ('Sensors record …')
  if (i === 1 && head.pos === 'PROPN' && /^\p{Lu}\p{Ll}+[^suiaeo]s$/u.test(head.text)) return 'either';
  // 'The Falcon 9 costs …'
  if (head.pos === 'NUM' && tokens[i - 2]?.pos === 'PROPN') return 'singular';
  if (head.pos !== 'NOUN' && head.pos !== 'PROPN') return null;
  if (/^(?:data|media|staff)$/.test(head.lower)) return 'either';
  let at = i - 2;
  while (
    at >= 0 &&
    at > i - 8 &&
    (/^(?:ADJ|NOUN|PROPN|NUM|DET)$/.test(tokens[at]?.pos ?? '') ||
      // 'Employees of Orr & Sons work in Hull'
      tokens[at]?.text === '&' ||
      /^(?:my|your|his|her|its|our|their)$/.test(tokens[at]?.lower ?? ''))
  )
    at--;
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
      if (tokens[i - 1]?.pos === 'CCONJ' || listsVerbs(tokens, from, i)) return false;
      // a past form with an agent behind it may be a participle
      const shape = verbShape(token.lower, token.lemma);
      return !(token.pos === 'VERB' && shape.participle && tokens[i + 1]?.lower === 'by');
    }
  }
  return false;
}

/** 'repairs clocks, teaches at a school and sings': the verb behind the comma is one of a list that the word at `from` opens. */
function listsVerbs(tokens: readonly Token[], from: number, at: number): boolean {
  if (tokens[at - 1]?.text !== ',' || !isThird(tokens[at])) return false;
  if (tokens.slice(from, at - 1).some(({ pos }) => pos === 'PUNCT')) return false;
  return tokens
    .slice(at)
    .some(
      ({ pos }, i, rest) => pos === 'CCONJ' && (lookUpVerb(rest[i + 1]?.lower ?? '') & Word.verbThird) !== 0,
    );
}

/** 'Leyla bakes, Bo handles the accounts', 'Leyla cooks and Bo serves': what somebody does, with nothing behind it. */
function isDoneAlone(tokens: readonly Token[], i: number): boolean {
  const [before, who, token, next, after] = [-2, -1, 0, 1, 2].map((by) => tokens[i + by]);
  const isSomebody = who?.pos === 'PROPN' && (lookUp(who.lower) & Word.firstName) !== 0;
  const opens = before === undefined || before.pos === 'PUNCT' || before.pos === 'CCONJ';
  const ends =
    next === undefined ||
    /^[.;]$/.test(next.text) ||
    ((next.text === ',' || next.lower === 'and') && after?.pos === 'PROPN');
  return (
    isSomebody && opens && ends && token !== undefined && (lookUpVerb(token.lower) & Word.verbThird) !== 0
  );
}

/** 'adds a dark mode, drops support for Node 18 and fixes a crash': one of several things that the subject does. */
function isListedDeed(tokens: readonly Token[], i: number, lastFinite: Token | null): boolean {
  const isThird = (token: Token | undefined) =>
    token !== undefined && (lookUpVerb(token.lower) & Word.verbThird) !== 0;
  const next = tokens[i + 1];
  if (lastFinite === null || !isThird(lastFinite) || !isThird(tokens[i]) || tokens[i - 1]?.text !== ',')
    return false;
  if (next === undefined || !/^(?:NOUN|DET|ADJ|PROPN|NUM)$/.test(next.pos)) return false;
  return tokens.some(
    ({ lower }, at) =>
      at > i + 1 && lower === 'and' && tokens[at + 1]?.pos === 'VERB' && isThird(tokens[at + 1]),
  );
}
