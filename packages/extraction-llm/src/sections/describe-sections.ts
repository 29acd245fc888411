import {
  type CallContext,
  type ReadDocument,
  type SectionDescriber,
  type SectionDescription,
  sectionRoleSchema,
} from '@memory/extraction';
import { countTokens } from '@memory/markdown';
import type { ChatModel } from '@memory/models';
import { z } from 'zod';
import { askInHalves, inBatches, oneLine } from '../fall-back.ts';
import type { Problem } from '../problem.ts';
import { sectionPrompt as prompt } from '../prompts/section-description.ts';
import { fence } from '../text/fence.ts';
import { wordsOf } from '../text/fold.ts';

export type SectionDescriberOptions = {
  /** The model of each of the two roles; null leaves it to the builtin describer. */
  readonly role: ChatModel | null;
  readonly summary: ChatModel | null;
  readonly builtin: SectionDescriber;
  readonly onDropped: (problem: Problem) => void;
};

const itemSchema = z.object({ section: z.int(), role: sectionRoleSchema, summary: z.string().nullable() });
type Item = z.infer<typeof itemSchema>;

/** Of a section that is shown, in UTF-16 units. */
const SHOWN = 800;
const MAX_SUMMARY = 240;
/** Sections of one document that a model is asked about; those behind them keep their builtin description. */
const MAX_SECTIONS = 400;

type Shown = { readonly index: number; readonly text: string };

/** Role and summary of sections by a language model, each where it is bound; what that does not tell stays as the builtin describer has it. */
export function createSectionDescriber(options: SectionDescriberOptions): SectionDescriber {
  const { role, summary, builtin, onDropped } = options;
  return async (document, context) => {
    const described = await builtin(document, context);
    const shown = shownSections(document, described);
    const models = [...new Set([role, summary])].filter((model) => model !== null);
    const answers = new Map<ChatModel, Map<number, Item>>();
    for (const model of models) answers.set(model, await ask(model, shown, context, onDropped));
    return described.map((known, index): SectionDescription => {
      const ofRole = role === null ? undefined : answers.get(role)?.get(index);
      const ofSummary = summary === null ? undefined : answers.get(summary)?.get(index);
      const text = shown.find((section) => section.index === index)?.text ?? '';
      return {
        role: ofRole?.role ?? known.role,
        summary: ofSummary === undefined ? known.summary : checkedSummary(ofSummary, text, known, onDropped),
      };
    });
  };
}

function shownSections(
  { markdown, structure }: ReadDocument,
  described: readonly SectionDescription[],
): Shown[] {
  return structure.sections.flatMap((section, index) =>
    described[index]?.role === 'front_matter' || index >= MAX_SECTIONS
      ? []
      : [{ index, text: oneLine(markdown.slice(section.start, section.end), SHOWN) }],
  );
}

async function ask(
  model: ChatModel,
  shown: readonly Shown[],
  context: CallContext,
  onDropped: (problem: Problem) => void,
): Promise<Map<number, Item>> {
  const found = new Map<number, Item>();
  const batches = inBatches(shown, {
    sizeOf: ({ text }) => countTokens(text) + 40,
    maxTokens: 4_000,
    maxSize: 40,
  });
  for (const batch of batches) {
    const answers = await askInHalves(batch, async (sections) => {
      const { items, problems } = await model.ask(
        {
          role: 'section_role',
          name: prompt.name,
          version: prompt.version,
          instructions: prompt.text,
          material: fence(sections.map(({ index, text }) => `[${index}] ${text}`).join('\n')),
          root: 'sections',
          item: itemSchema,
          maxItems: 200,
        },
        context,
      );
      for (const words of problems) onDropped({ code: 'form', words });
      return items;
    });
    const offered = new Set(batch.map(({ index }) => index));
    for (const item of answers.flatMap((each) => each ?? [])) {
      if (offered.has(item.section) && !found.has(item.section)) found.set(item.section, item);
      else onDropped({ code: 'place', words: `section ${item.section} was not offered, or is told twice` });
    }
  }
  return found;
}

/** The summary, at most as long as one may be, if its figures are those of the section. */
function checkedSummary(
  { summary }: Item,
  text: string,
  known: SectionDescription,
  onDropped: (problem: Problem) => void,
): string {
  if (summary === null) return known.summary;
  const figures = new Set(wordsOf(text).filter((word) => /^\p{N}+$/u.test(word)));
  const stranger = wordsOf(summary).find((word) => /^\p{N}+$/u.test(word) && !figures.has(word));
  if (stranger !== undefined) {
    onDropped({ code: 'figure', words: `the figure ${stranger} of a summary is not in its section` });
    return known.summary;
  }
  const line = oneLine(summary, MAX_SUMMARY + 1);
  return line.length <= MAX_SUMMARY ? line : `${line.slice(0, line.lastIndexOf(' ', MAX_SUMMARY - 2))} …`;
}
