import {
  type FactJudge,
  type JudgedPair,
  type JudgedStatement,
  type Verdict,
  verdictSchema,
} from '@memory/extraction';
import type { ChatModel } from '@memory/models';
import { z } from 'zod';
import { askInHalves, inBatches, oneLine } from '../fall-back.ts';
import type { Problem } from '../problem.ts';
import { factPrompt as prompt } from '../prompts/fact-adjudication.ts';
import { fence } from '../text/fence.ts';

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
    for (const batch of inBatches(open, { sizeOf: () => 120, maxTokens: 3_000, maxSize: 20 })) {
      const numbered = batch.map((one, number) => ({ ...one, number }));
      const told = await askInHalves(numbered, async (part) => {
        const { items, problems } = await model.ask(
          {
            role: 'fact_adjudication',
            name: prompt.name,
            version: prompt.version,
            instructions: prompt.text,
            material: fence(part.map(({ pair, number }) => linesOf(pair, number)).join('\n')),
            root: 'pairs',
            item: itemSchema,
            maxItems: 100,
          },
          context,
        );
        for (const words of problems) onDropped({ code: 'form', words });
        return items;
      });
      for (const { pair, verdict } of told.flatMap((each) => each ?? [])) {
        const asked = numbered[pair];
        if (asked === undefined) onDropped({ code: 'place', words: `pair ${pair} was not offered` });
        else verdicts[asked.index] = verdict;
      }
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
