import type { ModelRole } from '@memory/contract';
import { type Tx, uuidv7 } from '@memory/database';
import type { Reader, SectionDescription } from '@memory/extraction';
import type { FoundHeading } from '@memory/markdown';
import type { Stage, StageContext } from '../run/stage.ts';
import { componentVersions } from './component-versions.ts';
import { inPieces } from './in-pieces.ts';
import { codePointsOf, loadRepresentation, loadStructure, rememberOutline } from './load-representation.ts';
import { sectionsMemo } from './load-sections.ts';

/** Links beyond this many per version are not kept as citations. */
const MAX_CITATIONS = 10_000;
const OVERVIEW_CHARS = 300;

export type StructureDependencies = {
  reader: Pick<Reader, 'labelWords' | 'describeSections' | 'checkSkeleton' | 'fallbackStructure'>;
  /** The roles that a language model answers. */
  roles: ReadonlySet<ModelRole>;
  /** Finds the documents that a version's citations name, and earlier dangling citations that name it. */
  resolveCitations(tx: Tx, versionId: string): Promise<void>;
};

/** Sections with their place, role and summary, and links to other documents as citations. */
export function createStructureStage({ reader, roles, resolveCitations }: StructureDependencies): Stage {
  return {
    name: 'structure',
    componentVersion: componentVersions.structure,
    versionStatus: 'ready',
    async prepare(context) {
      const { version, memo } = context;
      const { markdown } = await loadRepresentation(context);
      const outline = await findOutline(context, reader, roles);
      const structure = await loadStructure(context, markdown, reader.labelWords);
      const described = await reader.describeSections({ markdown, structure }, context.calls);
      const points = codePointsOf(memo, markdown);
      const ids = structure.sections.map(() => uuidv7());
      const sections = structure.sections.map((section, ordinal) => ({
        section_id: ids[ordinal] as string,
        ordinal,
        parent_id: section.parent === null ? null : ids[section.parent],
        level: section.level,
        heading: section.heading,
        heading_path: section.headingPath,
        role: described[ordinal]?.role ?? 'body',
        summary: described[ordinal]?.summary ?? '',
        char_start: points.toCodePoint(section.start),
        char_end: points.toCodePoint(section.end),
      }));
      const citations = structure.links
        .filter((link) => !link.href.startsWith('#'))
        .slice(0, MAX_CITATIONS)
        .map((link) => ({
          citation_id: uuidv7(),
          target_ref: link.href.slice(0, 2_000),
          anchor_text: link.text.slice(0, 500),
          char_start: points.toCodePoint(link.start),
          char_end: points.toCodePoint(link.end),
        }));
      const overview = overviewOf(described);
      const { versionId, docId } = version;
      const writeSections = await inPieces(context, sections, {
        clear: async (tx) => void (await tx`delete from memory.sections where version_id = ${versionId}`),
        insert: (tx, rows) =>
          tx`insert into memory.sections (section_id, version_id, ordinal, parent_id, level, heading, heading_path, role, summary, char_start, char_end)
             select section_id, ${versionId}, ordinal, parent_id, level, heading, heading_path, role, summary, char_start, char_end
               from jsonb_to_recordset(${tx.json(rows as never)}) as s(section_id uuid, ordinal int, parent_id uuid, level int, heading text,
                    heading_path text[], role text, summary text, char_start int, char_end int)`,
      });
      return async (tx) => {
        await Promise.all([
          writeSections(tx),
          tx`update memory.representations set overview = ${overview}, outline = ${outline === null ? null : tx.json(outline as never)}
              where version_id = ${versionId}`,
          tx`delete from memory.citations where version_id = ${versionId}`,
          citations.length > 0
            ? tx`insert into memory.citations (citation_id, version_id, doc_id, target_ref, anchor_text, char_start, char_end)
                 select citation_id, ${versionId}, ${docId}, target_ref, anchor_text, char_start, char_end
                   from jsonb_to_recordset(${tx.json(citations)}) as c(citation_id uuid, target_ref text, anchor_text text, char_start int, char_end int)`
            : null,
        ]);
        await resolveCitations(tx, versionId);
        sectionsMemo.set(
          memo,
          sections.map(({ section_id, role, summary }) => ({ sectionId: section_id, role, summary })),
        );
      };
    },
  };
}

/**
 * The headings of a text that marks none, or whose marked ones are no outline, where a language model looks for them. The stages behind
 * this one read the text with them.
 */
async function findOutline(
  context: StageContext,
  reader: StructureDependencies['reader'],
  roles: ReadonlySet<ModelRole>,
): Promise<FoundHeading[] | null> {
  const { outline: former, ...representation } = await loadRepresentation(context);
  if (former !== null) rememberOutline(context, { ...representation, outline: null });
  if (!roles.has('structure_fallback')) return null;
  const { markdown } = representation;
  const structure = await loadStructure(context, markdown, reader.labelWords);
  const isMarked = structure.blocks.some(({ kind }) => kind === 'heading');
  const isSound =
    isMarked &&
    (!roles.has('skeleton_check') ||
      (await reader.checkSkeleton({ markdown, structure }, context.calls)).isSound);
  if (isSound) return null;
  const found = await reader.fallbackStructure({ markdown, structure }, context.calls);
  const outline = found.map(({ span, level }) => ({ ...span, level }));
  rememberOutline(context, { ...representation, outline });
  return outline;
}

/** The first prose of the document, for lists of documents. */
function overviewOf(sections: readonly SectionDescription[]): string {
  let overview = '';
  for (const { role, summary } of sections) {
    if (summary === '' || role === 'front_matter' || role === 'navigation') continue;
    overview = overview === '' ? summary : `${overview} ${summary}`;
    if (overview.length >= OVERVIEW_CHARS) break;
  }
  return Array.from(overview).slice(0, OVERVIEW_CHARS).join('');
}
