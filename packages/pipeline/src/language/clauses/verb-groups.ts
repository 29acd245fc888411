import type { NounPhrase } from '../phrases/noun-phrases.ts';
import { isPhrasal, lookUp, verbShape, Word } from '../words/lexicon.ts';
import { isModal, isPlural } from '../words/token-forms.ts';
import type { Token } from '../words/tokens.ts';

export type VerbForm = 'finite' | 'infinitive' | 'gerund' | 'participle';

/** A verb with its auxiliaries: 'has not yet been sold', 'to open', 'will move'. Token indices, half-open. */
export type VerbGroup = {
  readonly index: number;
  readonly start: number;
  readonly end: number;
  /** Token index of the main verb ('sold'); of the copula itself where it is the only verb. */
  readonly head: number;
  readonly lemma: string;
  /** Particle of a phrasal verb ('over' in 'took over'), its token index. */
  readonly particle: number | null;
  form: VerbForm;
  /** Of a finite group; null else. */
  tense: 'past' | 'present' | 'future' | null;
  readonly perfect: boolean;
  readonly progressive: boolean;
  voice: 'active' | 'passive';
  readonly negated: boolean;
  /** 'may', 'could', 'would', 'have to' …; 'will' only makes a future. */
  readonly modal: string | null;
  /** 'be', 'become', 'remain' … as the main verb, so that what follows is a predicate. */
  readonly copula: boolean;
  /** Could be past tense or participle by its form, with no auxiliary; clauses decide. */
  readonly ambiguous: boolean;
};

const copulas = new Set(['be', 'become', 'remain', 'seem', 'appear', 'stay']);
/** Verb groups from left to right. A participle or gerund inside a noun phrase is none. */
export function findVerbGroups(tokens: readonly Token[], phrases: readonly NounPhrase[]): VerbGroup[] {
  const inPhrase = new Uint8Array(tokens.length);
  for (const phrase of phrases) inPhrase.fill(1, phrase.start, phrase.end);
  for (const [i, mark] of bracketed(tokens).entries()) if (mark === 1) inPhrase[i] = 1;
  const groups: VerbGroup[] = [];
  let i = 0;
  while (i < tokens.length) {
    const token = tokens[i] as Token;
    const verb = (token.pos === 'VERB' || token.pos === 'AUX') && inPhrase[i] === 0;
    if (!verb) {
      i++;
      continue;
    }
    const group = readVerbGroup(tokens, inPhrase, i, groups.length);
    groups.push(group);
    i = group.end;
  }
  return groups;
}

/** 1 for tokens in brackets that close; brackets around the whole sentence do not count. */
export function bracketed(tokens: readonly Token[]): Uint8Array {
  const marks = new Uint8Array(tokens.length);
  const open: number[] = [];
  for (const { text, index } of tokens) {
    if (/^[([]$/.test(text)) open.push(index);
    else if (/^[)\]]$/.test(text)) {
      const from = open.pop();
      if (from !== undefined && from > 0 && open.length === 0) marks.fill(1, from, index + 1);
    }
  }
  return marks;
}

function readVerbGroup(tokens: readonly Token[], inPhrase: Uint8Array, at: number, index: number): VerbGroup {
  const infinitive = tokens[at - 1]?.lower === 'to';
  const start = infinitive ? at - 1 : at;
  let head = at;
  let i = at + 1;
  let modal: string | null = null;
  let negated =
    /^(?:not|never|nor|neither)$/.test(tokens[start - 1]?.lower ?? '') ||
    (tokens[start - 1]?.lower === 'longer' && tokens[start - 2]?.lower === 'no');
  let perfect = false;
  let progressive = false;
  let passive = false;
  let isMeans = false;
  let finiteToken = tokens[at] as Token;
  if (isModal(finiteToken)) modal = modalLemma(finiteToken);
  while (i < tokens.length) {
    const token = tokens[i] as Token;
    if (inPhrase[i] === 1) break;
    if (token.pos === 'ADV' || token.lower === 'not' || token.lower === "n't" || token.lower === 'never') {
      if (/^(?:not|n't|never|neither|nor)$/.test(token.lower)) negated = true;
      if (token.lower === 'longer' && tokens[i - 1]?.lower === 'no') negated = true;
      i++;
      continue;
    }
    if (token.lower === 'no' && tokens[i + 1]?.lower === 'longer') {
      negated = true;
      i += 2;
      continue;
    }
    const last = tokens[head] as Token;
    if (isYetTo(tokens, i, head) && inPhrase[i + 1] === 0) {
      negated = true;
      head = i + 1;
      i += 2;
      continue;
    }
    if (
      token.lower === 'to' &&
      /^(?:have|ought|use|be|need)$/.test(last.lemma) &&
      tokens[i + 1] !== undefined &&
      /^(?:VERB|AUX)$/.test(tokens[i + 1]?.pos ?? '') &&
      inPhrase[i + 1] === 0 &&
      !/ing$/.test(tokens[i + 1]?.lower ?? '') &&
      (last.lemma !== 'use' || last.lower === 'used')
    ) {
      // 'is used to treat migraine': it does treat it, where 'used to treat' says that it did
      isMeans = last.lemma === 'use' && !passive && isMeansFor(tokens, last.index);
      if (last.lemma === 'use' && (passive || isMeans)) passive = false;
      else modal ??= last.lemma === 'use' ? 'used to' : `${last.lemma} to`;
      head = i + 1;
      i += 2;
      continue;
    }
    if (token.pos !== 'VERB' && token.pos !== 'AUX') break;
    if (last.pos !== 'AUX' && !/^(?:have|be|get|do)$/.test(last.lemma)) break;
    const shape = verbShape(token.lower, token.lemma);
    if (last.lemma === 'have' && !isModal(last)) {
      if (!shape.participle && token.lower !== 'been' && token.lower !== 'had') break;
      perfect = true;
    } else if (last.lemma === 'be' || last.lemma === 'get') {
      if (shape.gerund || token.lower === 'being') progressive = true;
      else if (shape.participle) passive = true;
      else break;
    } else if (last.pos !== 'AUX') break;
    head = i;
    i++;
  }
  const main = tokens[head] as Token;
  // a finite group ends at its main verb, but for 'not' behind a lone copula
  let end = head + 1;
  const lone = head === at;
  if (lone && main.pos === 'AUX') {
    while (end < tokens.length && /^(?:not|n't|never)$/.test(tokens[end]?.lower ?? '')) end++;
    if (tokens[end]?.lower === 'no' && tokens[end + 1]?.lower === 'longer') end += 2;
  } else if (!passive && negatedBehind(tokens, head, at)) negated = true;
  else negated = negated && negationWithin(tokens, start, head, at);
  let particle: number | null = null;
  const following = tokens[end];
  if (
    following !== undefined &&
    /^(?:ADP|ADV|PART)$/.test(following.pos) &&
    isPhrasal(main.lemma, following.lower) &&
    particleEndsVerb(tokens, end)
  ) {
    particle = end;
    end++;
  }
  finiteToken = tokens[at] as Token;
  const shape = verbShape(finiteToken.lower, finiteToken.lemma);
  const form: VerbForm =
    infinitive && finiteToken.pos !== 'PART'
      ? 'infinitive'
      : lone && main.pos === 'VERB' && shape.gerund
        ? 'gerund'
        : finiteToken.lower === 'being' || finiteToken.lower === 'having'
          ? 'gerund'
          : lone && shape.participle && !shape.past && !shape.base
            ? 'participle'
            : 'finite';
  return {
    index,
    start,
    end,
    head,
    lemma: foundedBy(tokens, head) ? 'found' : main.lemma,
    particle,
    form,
    tense:
      form !== 'finite'
        ? null
        : isMeans || costsNow(tokens, start, end)
          ? 'present'
          : tenseOf(finiteToken, shape),
    perfect,
    progressive,
    voice: passive || form === 'participle' ? 'passive' : 'active',
    negated,
    modal: modal === 'will' || modal === 'shall' ? null : modal,
    copula: copulas.has(main.lemma) && !passive,
    ambiguous:
      form === 'finite' &&
      lone &&
      main.pos === 'VERB' &&
      shape.participle &&
      (shape.past || isAgreeless(tokens, start, end)),
  };
}

/** 'did not found Orr', 'to found Orr': behind what governs a base form, 'found' is one. */
function foundedBy(tokens: readonly Token[], head: number): boolean {
  if (tokens[head]?.lower !== 'found') return false;
  let at = head - 1;
  while (tokens[at]?.pos === 'ADV' || /^(?:not|n't|never)$/.test(tokens[at]?.lower ?? '')) at--;
  const before = tokens[at];
  return before !== undefined && (isModal(before) || /^(?:to|do|does|did)$/.test(before.lower));
}

/** 'an estate run by the Orrs': a base form that agrees with no single thing. */
function isAgreeless(tokens: readonly Token[], start: number, end: number): boolean {
  const before = tokens[start - 1];
  return before?.pos === 'NOUN' && !isPlural(before) && tokens[end]?.lower === 'by';
}

/** 'Day tickets cost 12 euros': of several things and without a time, the base form tells what they cost now. */
function costsNow(tokens: readonly Token[], start: number, end: number): boolean {
  if (tokens[start]?.lower !== 'cost' || end !== start + 1) return false;
  const subject = tokens.slice(0, start).find(({ pos }) => pos === 'NOUN' || pos === 'PROPN');
  const compound = tokens[tokens.indexOf(subject as Token) + 1];
  const head = compound?.pos === 'NOUN' ? compound : subject;
  return (
    head?.pos === 'NOUN' &&
    (isPlural(head) || (/[^isu]s$/.test(head.lower) && (lookUp(head.lower) & Word.noun) === 0)) &&
    !tokens.some(({ lower }) =>
      /^(?:until|till|ago|last|yesterday|then|formerly|previously|originally|earlier|before|(?:1[5-9]|20)\d\d)$/.test(
        lower,
      ),
    )
  );
}

/** 'has yet to open', 'is still to open': it has not done so. */
function isYetTo(tokens: readonly Token[], at: number, head: number): boolean {
  const [verb, next] = [tokens[head], tokens[at + 1]];
  return (
    tokens[at]?.lower === 'to' &&
    (tokens[at - 1]?.lower === 'yet' || (tokens[at - 1]?.lower === 'still' && verb?.lemma === 'have')) &&
    /^(?:have|be)$/.test(verb?.lemma ?? '') &&
    /^(?:VERB|AUX)$/.test(next?.pos ?? '')
  );
}

function negationWithin(tokens: readonly Token[], start: number, head: number, at: number): boolean {
  for (let i = Math.max(0, start - 2); i <= head; i++)
    if (/^(?:not|n't|never|longer|neither|nor)$/.test(tokens[i]?.lower ?? '') || isYetTo(tokens, i, at))
      return true;
  return false;
}

function negatedBehind(tokens: readonly Token[], head: number, at: number): boolean {
  // 'decided not to sell': what it decided on is denied
  const isOfNext = tokens[head + 2]?.lower === 'to' && /^(?:VERB|AUX)$/.test(tokens[head + 3]?.pos ?? '');
  return head === at && tokens[head + 1]?.lower === 'not' && tokens[head]?.lemma !== 'be' && !isOfNext;
}

/** 'took over Acme', 'set up in 1990' – not 'lives in Rome', where the particle leads a phrase of place. */
function particleEndsVerb(tokens: readonly Token[], at: number): boolean {
  const particle = tokens[at] as Token;
  if (/^(?:in|on|at|by|for|with|from|to|through|about|across|into)$/.test(particle.lower)) {
    const next = tokens[at + 1];
    return next === undefined || next.pos === 'PUNCT' || next.pos === 'ADP' || next.pos === 'ADV';
  }
  return true;
}

function modalLemma(token: Token): string {
  const { lower } = token;
  if (lower === "'ll" || lower === 'wo') return 'will';
  if (lower === "'d") return 'would';
  if (lower === 'ca' || lower === 'cannot') return 'can';
  if (lower === 'sha') return 'shall';
  return lower;
}

function tenseOf(token: Token, shape: { past: boolean; third: boolean }): 'past' | 'present' | 'future' {
  if (isModal(token)) {
    const modal = modalLemma(token);
    if (modal === 'will' || modal === 'shall') return 'future';
    return 'present';
  }
  if (/^(?:was|were|had|did)$/.test(token.lower)) return 'past';
  return shape.past && !shape.third ? 'past' : 'present';
}

/** 'Zorvex, a drug used to treat migraine': what it is for, where 'Ann, a nurse, used to live here' tells what was. */
function isMeansFor(tokens: readonly Token[], used: number): boolean {
  if (tokens[used - 1]?.pos !== 'NOUN') return false;
  for (let at = used - 2; at >= Math.max(1, used - 6); at--) {
    const token = tokens[at] as Token;
    if (/^(?:an?|the)$/.test(token.lower))
      return tokens[at - 1]?.text === ',' || tokens[at - 1]?.lemma === 'be';
    if (!/^(?:NOUN|ADJ|ADV)$/.test(token.pos)) return false;
  }
  return false;
}
