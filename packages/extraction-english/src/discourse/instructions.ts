import type { Assertion } from '@memory/extraction';
import { statedPhase } from '../meaning/index.ts';
import type { Token } from '../sentence.ts';
import { wordSet } from '../word-set.ts';
import { personTerm } from './speakers.ts';

/** A lasting wish of how a machine is to answer. */
export type Instruction = { readonly text: string; readonly topic: string | null };

const polite = wordSet('please also and ok okay so just');
const lasting = wordSet('always never');
const answering = wordSet('answer reply respond write speak talk address call');
const replies = wordSet('answer reply response message explanation summary sentence tone language format');
const manners = wordSet(`
  unit emoji emojis measurement celsius fahrenheit kilometre kilometer language english exclamation bullet
  markdown jargon
`);
const shaping = wordSet('keep make give use avoid limit format include add');
const languageSize = 20;

/**
 * Reads a lasting wish: 'Always answer in French', 'Don't use emojis', 'Keep your replies brief'; null for an order of the
 * moment ('Write a poem').
 */
export function readInstruction(tokens: readonly Token[], text: string): Instruction | null {
  let at = 0;
  let isLasting = false;
  // 'From now on, …', 'In future …'
  const opening = tokens
    .slice(0, 4)
    .map(({ lower }) => lower)
    .join(' ');
  if (/^from now on\b/.test(opening)) at = 3;
  else if (/^(?:in future|by default)\b/.test(opening)) at = 2;
  if (at > 0) isLasting = true;
  while (tokens[at]?.text === ',' || polite.has(tokens[at]?.lower ?? '')) at++;
  const from = at;
  if (lasting.has(tokens[at]?.lower ?? '')) {
    isLasting = true;
    at++;
  }
  const isDenied = tokens[at]?.lower === 'do' && /^(?:not|n['’]t)$/.test(tokens[at + 1]?.lower ?? '');
  if (isDenied) at += 2;
  const verb = tokens[at];
  const end = tokens.length;
  if (verb === undefined || end - from < 3 || verb.lower !== verb.lemma || !mayCommand(verb)) return null;
  const rest = tokens.slice(at + 1);
  const isOfReplies = rest.some(
    ({ lemma, lower }) => replies.has(lemma) || manners.has(lemma) || manners.has(lower),
  );
  const isManner = answering.has(verb.lemma) ? isManned(verb, rest) : shaping.has(verb.lemma) && isOfReplies;
  if (!isManner && !isLasting) return null;
  const words = text
    .slice(tokens[at]?.start ?? 0)
    .replace(/[.!]+$/, '')
    .trim();
  const front =
    isDenied || tokens[from]?.lower === 'never'
      ? 'never '
      : tokens[from]?.lower === 'always'
        ? 'always '
        : '';
  return {
    text: `${front}${words.charAt(0).toLowerCase()}${words.slice(1)}`,
    topic: isDenied ? null : topicOf(verb, rest),
  };
}

/** What a speaker's wish is as a claim and a record; `addressee` is the one who is to keep it. */
export function instructionOf(
  speaker: string,
  { text, topic }: Instruction,
): { claim: string; assertion: Assertion } {
  const turned = text.replace(/\b(?:me|my)\b/g, (word) => (word === 'my' ? `${speaker}'s` : speaker));
  return {
    claim: `${speaker}'s standing instruction is to ${turned}.`,
    assertion: {
      subject: personTerm(speaker),
      form: 'attribute',
      words: topic === null ? 'instruction' : `${topic} instruction`,
      predicate: null,
      object: null,
      value: turned,
      ...statedPhase(false, false),
      isUnique: topic !== null,
      facet: '',
      rule: 'instruction.lasting',
    },
  };
}

function mayCommand({ tag, lemma }: Token): boolean {
  return tag === 'VERB' || tag === 'AUX' || answering.has(lemma) || shaping.has(lemma);
}

/** 'answer in French', 'reply briefly', 'call me Annie'; not 'write a poem', 'call Bob'. */
function isManned(verb: Token, [first, second]: readonly Token[]): boolean {
  if (verb.lemma === 'call' || verb.lemma === 'address') return first?.lower === 'me';
  if (verb.lemma === 'write') return first?.lower === 'in' && second?.tag === 'PROPN';
  return (first?.lower === 'in' && second !== undefined) || first?.tag === 'ADV' || first?.lower === 'with';
}

/** What a wish is about, of which the last one counts. */
function topicOf(verb: Token, rest: readonly Token[]): string | null {
  if (verb.lemma === 'call' || verb.lemma === 'address') return 'address';
  const [first, second] = rest;
  const isNamed = second !== undefined && /^\p{Lu}/u.test(second.text) && second.text.length < languageSize;
  if (answering.has(verb.lemma) && first?.lower === 'in' && isNamed) return 'language';
  if (rest.some(({ lower }) => /^(?:units?|celsius|fahrenheit)$/.test(lower))) return 'units';
  if (
    rest.some(({ lower }) =>
      /^(?:short|brief|briefly|concise|long|longer|shorter|detailed|words|sentences)$/.test(lower),
    )
  )
    return 'length';
  return null;
}
