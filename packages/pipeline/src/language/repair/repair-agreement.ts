import { anyVerb, lookUp, lookUpVerb, verbShape, Word } from '../words/lexicon.ts';
import { canBeFinite, isCapital, isModal, isPlural } from '../words/token-forms.ts';
import type { Pos, Token } from '../words/tokens.ts';

const subjectPronouns = new Set(
  'i he she it we they you who which that this there everyone someone nobody everybody'.split(' '),
);

const particlesAfterVerb = new Set('the a an its his her their our my your this these those that'.split(' '));

/**
 * Tags that agreement tells: base forms behind modals, plurals and articles ('a team lead', 'to plan', 'sold his watch'), participles in front of
 * nouns, verbs of relative clauses. Null where the tag may stay, and for the first word.
 */
export function agreementTag(tokens: readonly Token[], i: number): Pos | null {
  const token = tokens[i] as Token;
  const previous = tokens[i - 1];
  const next = tokens[i + 1];
  if (previous === undefined) return null;
  const { lower } = token;
  const capital = isCapital(token.text);
  const couldBe = lookUpVerb(lower);
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
    // 'is responsible for the risk register.', 'removed the FTP upload.'
    const governor = tokens[i - 3];
    const governed =
      before?.pos === 'DET' &&
      (governor?.pos === 'ADP' ||
        (governor?.pos === 'VERB' && verbShape(governor.lower, governor.lemma).past)) &&
      (next === undefined || /^(?:PUNCT|CCONJ|ADP)$/.test(next.pos)) &&
      tokens.slice(0, i - 2).some((other, at) => canBeFinite(other, tokens[at - 1]));
    if (
      shape.base &&
      !shape.past &&
      !shape.participle &&
      (indefinite || governed) &&
      // 'the checkout redesign': as much a noun as 'design'
      ((couldBe & Word.noun) !== 0 ||
        (/^re\p{Ll}{4}/u.test(lower) && (lookUp(lower.slice(2)) & Word.noun) !== 0)) &&
      !(next !== undefined && /^(?:DET|PRON)$/.test(next.pos))
    )
      return 'NOUN';
  }
  // 'The Orion pump is', 'in the Atlas drill.': nor with the name of one thing
  if (
    token.pos === 'VERB' &&
    !capital &&
    previous.pos === 'PROPN' &&
    !/s$/.test(previous.lower) &&
    /^(?:the|an?|this)$/.test(tokens[i - 2]?.lower ?? '') &&
    next !== undefined &&
    (/^(?:AUX|PUNCT|VERB)$/.test(next.pos) ||
      (next.pos === 'NOUN' && (lookUpVerb(next.lower) & Word.verbThird) !== 0) ||
      (next.pos === 'ADP' && tokens.slice(0, i - 2).some((other, at) => canBeFinite(other, tokens[at - 1]))))
  ) {
    const shape = verbShape(lower, token.lemma);
    if (shape.base && !shape.past) return 'NOUN';
  }
  // 'a crash on start.'
  if (
    token.pos === 'VERB' &&
    !capital &&
    /^(?:on|at|in|by|with|during|without|under)$/.test(previous.lower) &&
    previous.pos === 'ADP' &&
    tokens[i - 2]?.pos === 'NOUN' &&
    (couldBe & Word.noun) !== 0 &&
    (next === undefined || next.pos === 'PUNCT')
  ) {
    const shape = verbShape(lower, token.lemma);
    if (shape.base && !shape.past && !shape.participle) return 'NOUN';
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
  // 'sold his watch', but 'let her watch'
  if (
    token.pos === 'VERB' &&
    /^(?:my|your|his|her|its|our|their)$/.test(previous.lower) &&
    !(
      previous.lower === 'her' &&
      /^(?:let|make|help|see|hear|watch|feel|have)$/.test(tokens[i - 2]?.lemma ?? '')
    ) &&
    ((couldBe & Word.noun) !== 0 || /^(?:my|your|its|our|their)$/.test(previous.lower)) &&
    verbShape(lower, token.lemma).base &&
    (next === undefined || /^(?:PUNCT|ADP|PART|CCONJ|AUX)$/.test(next.pos))
  )
    return 'NOUN';
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
  // 'Ann Lee, who retired at the end of May'
  if (
    token.pos === 'ADJ' &&
    /^(?:who|which)$/.test(previous.lower) &&
    /..ed$/.test(lower) &&
    verbShape(lower, token.lemma).past &&
    /^(?:ADP|ADV|DET|PRON|NUM|SCONJ|PUNCT|PROPN)$/.test(next?.pos ?? 'PUNCT')
  )
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
  // 'had edited the paper'
  if (
    token.pos === 'ADJ' &&
    /^(?:had|has|have)$/.test(previous.lower) &&
    /..ed$/.test(lower) &&
    /^(?:the|an?|his|her|its|their)$/.test(next?.lower ?? '')
  )
    return 'VERB';
  // 'Tana French wrote': of nobody else than of whom the name in front is
  if (
    token.pos === 'ADJ' &&
    (lookUp(lower) & Word.demonym) !== 0 &&
    /^\p{Lu}/u.test(token.text) &&
    previous.pos === 'PROPN' &&
    !/^(?:ADP|PROPN|DET)$/.test(tokens[i - 2]?.pos ?? '') &&
    /^(?:VERB|AUX|PUNCT)$/.test(next?.pos ?? '')
  )
    return 'PROPN';
  // 'a Norwegian shipping company'
  if (
    token.pos === 'VERB' &&
    (lookUp(previous.lower) & Word.demonym) !== 0 &&
    tokens[i - 2]?.pos === 'DET' &&
    next?.pos === 'NOUN' &&
    verbShape(lower, token.lemma).gerund
  )
    return 'NOUN';
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
