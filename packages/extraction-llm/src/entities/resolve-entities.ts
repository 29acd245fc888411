import type { EntityAnswer, EntityQuestion, EntityResolver } from '@memory/extraction';
import type { ChatModel } from '@memory/models';
import { z } from 'zod';
import { askNumbered } from '../ask-numbered.ts';
import { oneLine } from '../fall-back.ts';
import type { Problem } from '../problem.ts';
import { entityPrompt as prompt } from '../prompts/entity-resolution.ts';

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
    const told = await askNumbered({ model, context, onDropped }, open, {
      role: 'entity_resolution',
      prompt,
      root: 'names',
      item: itemSchema,
      lineOf: ({ question }, number) => linesOf(question, number),
      tokens: 120,
      maxSize: 20,
    });
    for (const { answer, itemAt } of told) {
      const { name, candidate } = answer;
      const asked = itemAt(name);
      if (candidate === null && asked !== undefined) continue;
      const offered = asked?.question.candidates.slice(0, MAX_CANDIDATES)[candidate ?? -1];
      if (asked === undefined || offered === undefined)
        onDropped({ code: 'place', words: `candidate ${candidate} of name ${name} was not offered` });
      else answers[asked.index] = { decision: 'one', candidate: offered.number };
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
