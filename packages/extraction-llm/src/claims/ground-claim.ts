import type { Problem } from '../problem.ts';
import { fold, wordsOf } from '../text/fold.ts';

/** What a claim may take its words from. */
export type Ground = {
  /** The sentences that it cites, and those that its quote stands in. */
  readonly evidence: string;
  /** Title, headings, and the sentences around: what names may come from, but no figures. */
  readonly around: string;
  /** Title and headings alone, which may bring figures too. */
  readonly headings: string;
  /** Figures of checked dates. */
  readonly figures: readonly string[];
};

/** The names and words of a claim that have to be somebody's. */
export type GroundedWords = {
  readonly text: string;
  readonly subject: string | null;
  readonly object: string | null;
  readonly attributedTo: string | null;
};

/** Why a claim says more than its evidence does; null where every figure and every name is accounted for. */
export function whyUngrounded(claim: GroundedWords, ground: Ground): Problem | null {
  const all = [claim.text, claim.subject ?? '', claim.object ?? '', claim.attributedTo ?? ''];
  const known = new Set([...figuresIn(ground.evidence), ...figuresIn(ground.headings), ...ground.figures]);
  for (const part of all) {
    const stranger = figuresIn(part).find((figure) => !known.has(figure));
    if (stranger !== undefined)
      return { code: 'figure', words: `the figure ${stranger} is not in the evidence` };
  }
  const spoken = `${ground.evidence}\n${ground.around}\n${ground.headings}`;
  const words = new Set(wordsOf(spoken));
  for (const [index, part] of all.entries()) {
    const stranger = namesIn(part, index === 0 ? all.slice(1) : null).find((name) => !words.has(name));
    if (stranger !== undefined) return { code: 'name', words: `the name ${stranger} is not in the text` };
  }
  const folded = fold(spoken).text.toLowerCase();
  for (const part of all.slice(1)) {
    const caseless = caselessRuns(part).find((run) => !folded.includes(run));
    if (caseless !== undefined) return { code: 'name', words: `${caseless} is not in the text` };
  }
  return null;
}

/** Runs of digits, with what groups or separates them taken out: '1,400' and '1 400' are 1400; '3.5' is 3 and 5. */
function figuresIn(text: string): string[] {
  return (
    fold(text)
      .text.replace(/(?<=\d)[,. '’\u00a0\u202f](?=\d{3}(?!\d))/gu, '')
      .match(/\p{Nd}+/gu) ?? []
  );
}

/**
 * The words that are written as names. The first of a sentence is one only where it is one elsewhere: in the subject, the object or
 * whom it is attributed to, which `others` are; null means that the first counts as any other.
 */
function namesIn(text: string, others: readonly string[] | null): string[] {
  const capital = /(?<![\p{L}\p{M}\p{N}])\p{Lu}[\p{L}\p{M}\p{N}]*/gu;
  const found = [...fold(text).text.matchAll(capital)];
  return found.flatMap((match) => {
    const isFirst = text.slice(0, match.index).trim() === '';
    const isNamedElsewhere =
      others?.some((other) => other.split(/[^\p{L}\p{M}\p{N}]+/u).includes(match[0])) ?? true;
    if (isFirst && !isNamedElsewhere) return [];
    return wordsOf(match[0]).filter((word) => !/^\d+$/.test(word));
  });
}

/** What is written in scripts that have no capitals stands or falls as a whole. */
function caselessRuns(text: string): string[] {
  const runs =
    fold(text).text.match(/(?:(?!\p{Lu}|\p{Ll})\p{L}\p{M}*)+(?: (?:(?!\p{Lu}|\p{Ll})\p{L}\p{M}*)+)*/gu) ?? [];
  return runs.map((run) => run.toLowerCase());
}
