import {
  type FactJudge,
  type JudgedPair,
  type JudgedStatement,
  type Verdict,
  verdictSchema,
} from '@memory/extraction';
import type { ChatModel } from '@memory/models';
import { z } from 'zod';
import { askNumbered } from '../ask-numbered.ts';
import { oneLine } from '../fall-back.ts';
import type { Problem } from '../problem.ts';
import { factPrompt as prompt } from '../prompts/fact-adjudication.ts';

export type FactJudgeOptions = {
  readonly model: ChatModel;
  /** Decides where the ontology decides. */
  readonly builtin: FactJudge;
  readonly onDropped: (problem: Problem) => void;
};

const itemSchema = z.object({ pair: z.int(), verdict: verdictSchema });

/**
 * How a later statement bears on an earlier one: by the ontology where that tells, else by a language model. What that does not answer
 * is different: nothing is merged, and nothing ends, in doubt.
 */
export function createFactJudge({ model, builtin, onDropped }: FactJudgeOptions): FactJudge {
  return async (pairs, context) => {
    const verdicts: Verdict[] = await builtin(pairs, context);
    const open = pairs.flatMap((pair, index) => (isOpen(pair, verdicts[index]) ? [{ pair, index }] : []));
    const told = await askNumbered({ model, context, onDropped }, open, {
      role: 'fact_adjudication',
      prompt,
      root: 'pairs',
      item: itemSchema,
      lineOf: ({ pair }, number) => linesOf(pair, number),
      tokens: 120,
      maxSize: 20,
    });
    for (const { answer, itemAt } of told) {
      const asked = itemAt(answer.pair);
      if (asked === undefined) onDropped({ code: 'place', words: `pair ${answer.pair} was not offered` });
      else verdicts[asked.index] = answer.verdict;
    }
    return verdicts;
  };
}

/** What the ontology has nothing to say of, although it is about one subject. */
function isOpen({ earlier, later }: JudgedPair, verdict: Verdict | undefined): boolean {
  return verdict === 'different' && earlier.subject === later.subject;
}

function linesOf({ earlier, later }: JudgedPair, number: number): string {
  return `[${number}] earlier: ${lineOf(earlier)}\n    later: ${lineOf(later)}`;
}

function lineOf({ claimText, saidAt, validity }: JudgedStatement): string {
  const day = (date: Date | null) => date?.toISOString().slice(0, 10) ?? '?';
  const holds =
    validity.from === null && validity.until === null
      ? ''
      : `, ${day(validity.from)} to ${day(validity.until)}`;
  return `${oneLine(claimText)} (said ${day(saidAt)}${holds})`;
}
