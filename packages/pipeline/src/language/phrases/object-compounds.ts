import { lookUp, lookUpVerb, verbShape, Word } from '../words/lexicon.ts';
import { isCapital, isPlural } from '../words/token-forms.ts';
import type { Pos, Token } from '../words/tokens.ts';
import { bodies } from './joined-trades.ts';

/** What firms do with goods, whose names often begin with what they do: 'sells fishing nets', 'produces cooling systems'. */
const dealing =
  /^(?:make|produce|manufacture|sell|supply|build|design|develop|export|import|buy|offer|provide|deliver|install|repair|patent|distribute|market|rent|lease|invent|organi[sz]e|hold|own|operate)$/;

/** Verbs behind which a base form is a verb too: 'helps build homes', 'saw sales rise'. */
const governing = /^(?:help|let|make|go|come|dare|need|see|watch|hear|feel|have|do|be|get|keep)$/;

/**
 * Tags of the first word of a noun behind its verb, where wink-nlp sees a second verb: 'makes drill bits', 'sells cooling systems',
 * 'designs wind turbines'. Null where the tag may stay.
 */
export function objectCompoundTag(tokens: readonly Token[], i: number): Pos | null {
  const { pos, text, lower, lemma } = tokens[i] as Token;
  const [previous, next] = [tokens[i - 1], tokens[i + 1]];
  if (previous === undefined || next === undefined || isCapital(text)) return null;
  if (opensWithBody(tokens, i)) return 'NOUN';
  if (opensWithBody(tokens, i - 1)) return 'VERB';
  if (pos !== 'VERB' || next.pos !== 'NOUN') return null;
  const shape = verbShape(lower, lemma);
  const front = verbShape(previous.lower, previous.lemma);
  const isDoing = previous.pos === 'VERB' && (front.third || front.past);
  const isNoun = ((lookUp(lower) | lookUpVerb(lower)) & Word.noun) !== 0;
  if (
    isDoing &&
    shape.base &&
    !shape.past &&
    isNoun &&
    isPlural(next) &&
    (!governing.test(previous.lemma) || previous.lower === 'makes')
  )
    return 'NOUN';
  if (isDoing && shape.gerund && isPlural(next) && dealing.test(previous.lemma)) return 'NOUN';
  // 'the Galway weaving mill'
  const isNamed = previous.pos === 'PROPN' && tokens[i - 2]?.pos === 'DET' && shape.gerund;
  return isNamed &&
    !isPlural(next) &&
    /^(?:PUNCT|SCONJ|ADP|PRON|PROPN|VERB|AUX)$/.test(tokens[i + 2]?.pos ?? 'PUNCT')
    ? 'NOUN'
    : null;
}

/** 'The firm designs wind turbines': a body and what it does, rather than designs that wind. */
function opensWithBody(tokens: readonly Token[], i: number): boolean {
  const [article, body, does, compound, head, behind, then] = tokens.slice(Math.max(0, i - 1), i + 6);
  return (
    i > 0 &&
    article?.pos === 'DET' &&
    /^(?:NOUN|ADJ)$/.test(body?.pos ?? '') &&
    bodies.test(body?.lower ?? '') &&
    /^(?:NOUN|VERB)$/.test(does?.pos ?? '') &&
    (lookUpVerb(does?.lower ?? '') & Word.verbThird) !== 0 &&
    /^(?:NOUN|VERB)$/.test(compound?.pos ?? '') &&
    compound !== undefined &&
    verbShape(compound.lower, compound.lemma).base &&
    ((lookUp(compound.lower) | lookUpVerb(compound.lower)) & Word.noun) !== 0 &&
    head?.pos === 'NOUN' &&
    // 'turbines made in Hull'
    (!/^(?:VERB|AUX)$/.test(behind?.pos ?? '') || (behind?.pos === 'VERB' && then?.pos === 'ADP'))
  );
}
