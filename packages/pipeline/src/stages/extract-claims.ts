import { createHash } from 'node:crypto';
import { uuidv7 } from '@memory/database';
import { packReading, type Reader, type StoredReading } from '@memory/extraction';
import { removeKnowledge } from '../entities/remove-knowledge.ts';
import { memoKey, type Stage } from '../run/stage.ts';
import { createClaimContext } from './claim-context.ts';
import { componentVersions } from './component-versions.ts';
import { inPieces } from './in-pieces.ts';
import { loadChunks } from './load-chunks.ts';
import { codePointsOf, loadRepresentation, loadStructure } from './load-representation.ts';
import { loadSections } from './load-sections.ts';

/** A claim as ground_claims checks it; offsets are code points. */
export type StoredClaim = {
  claimId: string;
  sourceSpan: string;
  charStart: number;
  charEnd: number;
  evidenceSpans: { char_start: number; char_end: number }[];
  /** What the reader itself found wrong with it; null where nothing. */
  ungrounded: string | null;
};

export const claimsMemo = memoKey<StoredClaim[]>('claims');

/** Statements of the text, each made to stand alone, with what was read of it. They count as nothing until they are grounded. */
export function createExtractClaimsStage(reader: Pick<Reader, 'labelWords' | 'extractClaims'>): Stage {
  return {
    name: 'extract_claims',
    componentVersion: componentVersions.extract_claims,
    async prepare(context) {
      const { version, memo } = context;
      const { markdown, title } = await loadRepresentation(context);
      const structure = await loadStructure(context, markdown, reader.labelWords);
      const chunks = await loadChunks(context);
      const points = codePointsOf(memo, markdown);
      const extracted = await reader.extractClaims(
        {
          markdown,
          structure,
          sections: await loadSections(context),
          chunks: chunks.map((chunk) => ({
            start: points.toUtf16(chunk.charStart),
            end: points.toUtf16(chunk.charEnd),
          })),
          title: title ?? version.documentTitle,
          sourceModifiedAt: version.sourceModifiedAt,
        },
        context.calls,
      );
      const contextOf = createClaimContext(structure, title ?? version.documentTitle);
      const rows = extracted.map((claim, ordinal) => ({
        claim_id: uuidv7(),
        chunk_id: chunks[claim.chunkIndex]?.chunkId,
        ordinal,
        claim_text: claim.text,
        text_hash: createHash('sha256').update(claim.text).digest('hex'),
        source_span: markdown.slice(claim.span.start, claim.span.end),
        char_start: points.toCodePoint(claim.span.start),
        char_end: points.toCodePoint(claim.span.end),
        evidence_spans: claim.evidence.map((span) => ({
          char_start: points.toCodePoint(span.start),
          char_end: points.toCodePoint(span.end),
        })),
        is_attributed: claim.isAttributed,
        attributed_to: claim.attributedTo,
        polarity: claim.polarity,
        modality: claim.modality,
        said_at: claim.saidAt,
        valid_from: claim.validity.from,
        valid_until: claim.validity.until,
        valid_precision: claim.validity.precision,
        valid_kind: claim.validity.kind,
        reading: { ...packReading(claim), context: contextOf(claim.span.start) ?? undefined },
      }));
      const { versionId, docId, sourceModifiedAt } = version;
      const write = await inPieces(context, rows, {
        clear: async (tx) => {
          await removeKnowledge(tx, versionId, 'extract_claims');
          await tx`delete from memory.claims where version_id = ${versionId}`;
        },
        insert: (tx, piece) =>
          tx`insert into memory.claims (claim_id, version_id, doc_id, chunk_id, ordinal, claim_text, text_hash, source_span, char_start, char_end,
                    evidence_spans, is_attributed, attributed_to, polarity, modality, asserted_at, said_at, valid_from, valid_until, valid_precision,
                    valid_kind, reading, grounding, is_current)
             select claim_id, ${versionId}, ${docId}, chunk_id, ordinal, claim_text, decode(text_hash, 'hex'), source_span, char_start, char_end,
                    evidence_spans, is_attributed, attributed_to, polarity, modality, ${sourceModifiedAt}::timestamptz, said_at,
                    valid_from, valid_until,
                    valid_precision, valid_kind, reading, 'pending', false
               from jsonb_to_recordset(${tx.json(piece as never)}) as c(claim_id uuid, chunk_id uuid, ordinal int, claim_text text, text_hash text,
                    source_span text, char_start int, char_end int, evidence_spans jsonb, is_attributed boolean, attributed_to text,
                    polarity text, modality text, said_at timestamptz, valid_from timestamptz, valid_until timestamptz, valid_precision text,
                    valid_kind text, reading jsonb)`,
      });
      return async (tx) => {
        await write(tx);
        claimsMemo.set(
          memo,
          rows.map((row) => ({
            claimId: row.claim_id,
            sourceSpan: row.source_span,
            charStart: row.char_start,
            charEnd: row.char_end,
            evidenceSpans: row.evidence_spans,
            ungrounded: ungroundedOf(row.reading.hints),
          })),
        );
      };
    },
  };
}

/** A reader names in its hints why a claim of its own does not hold. */
function ungroundedOf({ ungrounded }: StoredReading['hints']): string | null {
  return typeof ungrounded === 'string' ? ungrounded : null;
}
