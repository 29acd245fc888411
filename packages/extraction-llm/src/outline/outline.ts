import type {
  CallContext,
  OutlineHeading,
  ReadDocument,
  SkeletonCheck,
  StructureFallback,
} from '@memory/extraction';
import type { ChatModel } from '@memory/models';
import { z } from 'zod';
import { isNoAnswer, oneLine } from '../fall-back.ts';
import type { Problem } from '../problem.ts';
import { headingsPrompt, skeletonPrompt } from '../prompts/outline.ts';
import { fence } from '../text/fence.ts';

export type OutlineOptions = { readonly model: ChatModel; readonly onDropped: (problem: Problem) => void };

/** A text with fewer blocks than these has no parts to speak of. */
const MIN_BLOCKS = 8;
/** Lines, or headings, of one document that are shown. */
const MAX_SHOWN = 300;
const MAX_HEADING = 120;

const soundSchema = z.object({ sound: z.boolean(), problem: z.string().nullable() });
const headingSchema = z.object({ line: z.int(), level: z.int() });

/** Whether the marked headings are the outline. Where the model gives no usable answer they are taken as they stand. */
export function createSkeletonCheck({ model }: OutlineOptions): SkeletonCheck {
  return async (document, context) => {
    context.signal.throwIfAborted();
    const { blocks, sections } = document.structure;
    if (blocks.length < MIN_BLOCKS) return { isSound: true, problem: '' };
    const lines = sections.slice(0, MAX_SHOWN).map(({ level, heading, firstBlock, lastBlock }) => {
      const text =
        blocks.slice(firstBlock, lastBlock).find(({ kind }) => kind !== 'heading')?.text.plain ?? '';
      return `level ${level}: ${oneLine(heading ?? '(no heading)', MAX_HEADING)} | ${oneLine(text, 100)}`;
    });
    try {
      const { items } = await model.ask(
        {
          role: 'skeleton_check',
          name: skeletonPrompt.name,
          version: skeletonPrompt.version,
          instructions: skeletonPrompt.text,
          material: fence(lines.join('\n')),
          root: 'outlines',
          item: soundSchema,
          maxItems: 1,
        },
        context,
      );
      const [verdict] = items;
      if (verdict === undefined || verdict.sound) return { isSound: true, problem: '' };
      return {
        isSound: false,
        problem: oneLine(verdict.problem ?? '', 200) || 'the headings are no outline',
      };
    } catch (error) {
      if (!isNoAnswer(error)) throw error;
      return { isSound: true, problem: '' };
    }
  };
}

/** The lines of a document that head its parts although nothing marks them. None where the model gives no usable answer. */
export function createStructureFallback({ model, onDropped }: OutlineOptions): StructureFallback {
  return async (document, context) => {
    context.signal.throwIfAborted();
    const lines = candidateLines(document);
    if (lines.length === 0) return [];
    try {
      return await askHeadings(lines, model, context, onDropped);
    } catch (error) {
      if (!isNoAnswer(error)) throw error;
      return [];
    }
  };
}

type Line = { readonly span: OutlineHeading['span']; readonly text: string; readonly next: string };

/** Paragraphs of one short line that end no sentence and have something behind them. */
function candidateLines({ structure }: ReadDocument): Line[] {
  const { blocks } = structure;
  return blocks
    .flatMap((block, index): Line[] => {
      const text = block.text.plain.trim();
      const next = blocks[index + 1]?.text.plain ?? '';
      const isLine = block.kind === 'paragraph' && block.depth === 0 && block.turn === null;
      const isShort =
        text.length > 0 &&
        text.length <= MAX_HEADING &&
        !text.includes('\n') &&
        !/[.!?:;,。！？]$/u.test(text);
      return isLine && isShort && next !== ''
        ? [{ span: { start: block.start, end: block.end }, text, next }]
        : [];
    })
    .slice(0, MAX_SHOWN);
}

async function askHeadings(
  lines: readonly Line[],
  model: ChatModel,
  context: CallContext,
  onDropped: (problem: Problem) => void,
): Promise<OutlineHeading[]> {
  const { items, problems } = await model.ask(
    {
      role: 'structure_fallback',
      name: headingsPrompt.name,
      version: headingsPrompt.version,
      instructions: headingsPrompt.text,
      material: fence(
        lines
          .map(({ text, next }, number) => `[${number}] ${oneLine(text)} | ${oneLine(next, 80)}`)
          .join('\n'),
      ),
      root: 'headings',
      item: headingSchema,
      maxItems: MAX_SHOWN,
    },
    context,
  );
  for (const words of problems) onDropped({ code: 'form', words });
  const levels = new Map<number, number>();
  for (const { line, level } of items) {
    if (lines[line] === undefined) onDropped({ code: 'place', words: `line ${line} was not offered` });
    else if (!levels.has(line)) levels.set(line, Math.min(6, Math.max(1, level)));
  }
  return lines.flatMap(({ span }, number) => {
    const level = levels.get(number);
    return level === undefined ? [] : [{ span, level }];
  });
}
