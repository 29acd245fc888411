import type { EntityAnswer, EntityQuestion, EntityResolver } from '@memory/extraction';
import type { ChatModel } from '@memory/models';
import { z } from 'zod';
import { askInHalves, inBatches, oneLine } from '../fall-back.ts';
import type { Problem } from '../problem.ts';
import { entityPrompt as prompt } from '../prompts/entity-resolution.ts';
import { fence } from '../text/fence.ts';

export type EntityResolverOptions = {
  readonly model: ChatModel;
  /** Decides where names alone decide. */
  readonly builtin: EntityResolver;
  readonly onDropped: (problem: Problem) => void;
};

const itemSchema = z.object({ name: z.int(), candidate: z.int().nullable() });

/** Candidates of one name that a model is shown. */
const MAX_CANDIDATES = 8;

/**
 * Which known thing a name names: by the builtin rules where these decide, else by a language model. What that does not answer, or
 * answers with a candidate that was not offered, names something new: two things are never made one in doubt.
 */
export function createEntityResolver({ model, builtin, onDropped }: EntityResolverOptions): EntityResolver {
  return async (questions, context) => {
    const answers: EntityAnswer[] = await builtin(questions, context);
    const open = questions.flatMap((question, index) =>
      question.candidates.length > 0 && answers[index]?.decision !== 'one' ? [{ question, index }] : [],
    );
    for (const batch of inBatches(open, { sizeOf: () => 120, maxTokens: 3_000, maxSize: 20 })) {
      const numbered = batch.map((one, number) => ({ ...one, number }));
      const told = await askInHalves(numbered, async (part) => {
        const { items, problems } = await model.ask(
          {
            role: 'entity_resolution',
            name: prompt.name,
            version: prompt.version,
            instructions: prompt.text,
            material: fence(part.map(({ question, number }) => linesOf(question, number)).join('\n')),
            root: 'names',
            item: itemSchema,
            maxItems: 100,
          },
          context,
        );
        for (const words of problems) onDropped({ code: 'form', words });
        return items;
      });
      for (const { name, candidate } of told.flatMap((each) => each ?? [])) {
        const asked = numbered[name];
        if (candidate === null && asked !== undefined) continue;
        const offered = asked?.question.candidates.slice(0, MAX_CANDIDATES)[candidate ?? -1];
        if (asked === undefined || offered === undefined)
          onDropped({ code: 'place', words: `candidate ${candidate} of name ${name} was not offered` });
        else answers[asked.index] = { decision: 'one', candidate: offered.number };
      }
    }
    return answers;
  };
}

function linesOf({ mention, claimText, candidates }: EntityQuestion, number: number): string {
  const shown = candidates.slice(0, MAX_CANDIDATES).map(({ name, type, aliases, traits }, place) => {
    const others = [...aliases.slice(0, 5), ...traits.slice(0, 5)]
      .map((each) => oneLine(each, 60))
      .join(', ');
    return `  (${place}) ${oneLine(name, 80)} | ${type}${others === '' ? '' : ` | ${others}`}`;
  });
  return [
    `[${number}] ${oneLine(mention.name, 80)} | ${mention.type} | ${oneLine(claimText)}`,
    ...shown,
  ].join('\n');
}
