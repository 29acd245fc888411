import { instantType } from '../fragments.ts';
import { columnsOf, type PublishedView } from '../types.ts';

/** Over `v` (memory.versions) and `d` (memory.documents). */
const testimonyIsCurrent = `v.testimony = 'current' and v.deleted_at is null and d.deleted_at is null`;
const docId = [
  'doc_id',
  'uuid',
  'The document; joins documents_live.',
  '7d1f6f0e-6a0f-5c1b-9a55-1f6a7a9d3c10',
] as const;
const versionId = [
  'version_id',
  'uuid',
  'Its version; joins document_versions.',
  '0198c3d1-aaaa-7bbb-8ccc-0123456789ab',
] as const;
const documentTitle = ['document_title', 'text', 'Title of the document.', 'Board minutes'] as const;
const span = [
  ['char_start', 'integer', "Where it begins, in characters of the version's Markdown.", '120'],
  ['char_end', 'integer', 'Where it ends; the character there is no part of it.', '164'],
] as const;

/** Views of what sources said. */
export const evidenceViews: readonly PublishedView[] = [
  {
    name: 'claims_live',
    grain: 'evidence',
    oneInstant: false,
    comment:
      'One row for each claim that a current version of a source makes. Testimony, not truth: its validity is what the source says.',
    columns: columnsOf(
      ['claim_id', 'uuid', 'Id of the claim.', '0198c3d2-1111-7222-8333-444455556666'],
      docId,
      versionId,
      [
        'chunk_id',
        'uuid',
        'The passage it was taken from; joins chunks_live.',
        '0198c3d2-2222-7333-8444-555566667777',
      ],
      [
        'claim_text',
        'text',
        'The claim, rewritten to stand alone.',
        'Ada Lovelace became CEO of Acme in 2015.',
      ],
      ['source_span', 'text', 'The text of the source that it comes from.', 'She became CEO in 2015.'],
      ...span,
      ['polarity', 'text', 'affirmed or negated.', 'affirmed'],
      ['modality', 'text', 'asserted or hedged.', 'asserted'],
      ['is_attributed', 'boolean', 'Whether the source reports what somebody else said.', 'false'],
      ['attributed_to', 'text', 'Who said it, where the source reports it.', 'Charles Babbage'],
      ['asserted_at', instantType, 'When the source said it; null when unknown.', '2026-10-30T00:00:00Z'],
      ['claim_valid_from', instantType, 'From when the source says it holds.', '2015-01-01T00:00:00Z'],
      ['claim_valid_until', instantType, 'Until when.', '2019-01-01T00:00:00Z'],
      ['claim_valid_precision', 'text', 'instant, day, month, quarter, year, open or unknown.', 'year'],
      [
        'claim_valid_kind',
        'text',
        'event_time, effective_period, proposition_validity or measurement_period.',
        'event_time',
      ],
      documentTitle,
      ['source_kind', 'text', 'Kind of the source; upload for a file sent without one.', 'upload'],
    ),
    select: `select c.claim_id, c.doc_id, c.version_id, c.chunk_id, c.claim_text, c.source_span, c.char_start, c.char_end,
    c.polarity, c.modality, c.is_attributed, c.attributed_to, c.asserted_at,
    c.valid_from as claim_valid_from, c.valid_until as claim_valid_until, c.valid_precision as claim_valid_precision,
    c.valid_kind as claim_valid_kind, d.title as document_title, d.source_kind
  from memory.claims c
  join memory.versions v on v.version_id = c.version_id
  join memory.documents d on d.doc_id = c.doc_id
  where c.grounding = 'held' and c.is_current and ${testimonyIsCurrent}`,
  },
  {
    name: 'fact_claim_evidence_live',
    grain: 'composite',
    oneInstant: false,
    comment: 'One row for each open fact and live claim that speaks for or against it.',
    columns: columnsOf(
      [
        'fact_id',
        'uuid',
        'The fact; joins facts_current or facts_history.',
        '0198c3d2-6c1e-7a54-9a0b-2f6d6c1f4e10',
      ],
      ['fact_kind', 'text', 'relation or observation.', 'relation'],
      ['claim_id', 'uuid', 'The claim; joins claims_live.', '0198c3d2-1111-7222-8333-444455556666'],
      ['stance', 'text', 'supports or contradicts.', 'supports'],
      docId,
    ),
    select: `select s.fact_id, f.kind as fact_kind, s.claim_id, s.stance, c.doc_id
  from memory.statements s
  join memory.facts f on f.fact_id = s.fact_id and f.invalidated_at is null
  join memory.claims c on c.claim_id = s.claim_id
  join memory.versions v on v.version_id = c.version_id
  join memory.documents d on d.doc_id = c.doc_id
  where s.fact_id is not null and s.stance is not null and s.is_live
    and c.grounding = 'held' and c.is_current and ${testimonyIsCurrent}
    and not exists (
      select from memory.statements first
       where first.claim_id = s.claim_id and first.fact_id = s.fact_id and first.stance = s.stance and first.is_live
         and first.statement_id < s.statement_id)`,
  },
  {
    name: 'documents_live',
    grain: 'evidence',
    oneInstant: false,
    comment: 'One row for each document that has not been deleted, with its newest version.',
    columns: columnsOf(
      ['doc_id', 'uuid', 'Id of the document; stable.', '7d1f6f0e-6a0f-5c1b-9a55-1f6a7a9d3c10'],
      ['title', 'text', 'Its title, set by its first ingest.', 'Board minutes'],
      ['source_kind', 'text', 'Kind of the source; upload for a file sent without one.', 'upload'],
      [
        'source_uri',
        'text',
        'The reference at the source, for documents sent with one.',
        'drive://minutes/17',
      ],
      ['versioning_mode', 'text', 'snapshot or living.', 'snapshot'],
      ['first_seen_at', instantType, 'When its first version arrived.', '2026-11-02T09:15:00Z'],
      ['serving', 'boolean', 'Whether some version is ready.', 'true'],
      [
        'current_version_id',
        'uuid',
        'Its newest ready version; joins document_versions.',
        '0198c3d1-aaaa-7bbb-8ccc-0123456789ab',
      ],
      [
        'latest_version_id',
        'uuid',
        'Its newest version, ready or not.',
        '0198c3d1-aaaa-7bbb-8ccc-0123456789ab',
      ],
      ['latest_version_no', 'integer', 'The number of that version, from 1.', '1'],
      ['latest_status', 'text', 'ingesting, converting, structuring, ready or failed.', 'ready'],
      ['latest_ingested_at', instantType, 'When that version arrived.', '2026-11-02T09:15:00Z'],
      [
        'source_modified_at',
        instantType,
        'When the source was last changed, where it says so.',
        '2026-10-30T00:00:00Z',
      ],
      ['file_name', 'text', 'Name of the file of that version.', 'minutes.md'],
    ),
    select: `select d.doc_id, d.title, d.source_kind, d.source_ref as source_uri, d.versioning_mode, d.first_seen_at,
    d.current_version_id is not null as serving, d.current_version_id, d.latest_version_id,
    v.version_no as latest_version_no, v.status as latest_status, v.ingested_at as latest_ingested_at,
    v.source_modified_at, v.filename as file_name
  from memory.documents d
  join memory.versions v on v.version_id = d.latest_version_id
  where d.deleted_at is null and v.deleted_at is null`,
  },
  {
    name: 'document_versions',
    grain: 'evidence',
    oneInstant: false,
    comment: 'One row for each version of each document, neither of them deleted.',
    columns: columnsOf(
      ['version_id', 'uuid', 'Id of the version.', '0198c3d1-aaaa-7bbb-8ccc-0123456789ab'],
      docId,
      ['version_no', 'integer', 'Its number in the document, from 1.', '1'],
      ['status', 'text', 'ingesting, converting, structuring, ready or failed.', 'ready'],
      ['is_current', 'boolean', 'Whether it is the newest ready version.', 'true'],
      ['is_testimony', 'boolean', 'Whether what it says counts as current testimony.', 'true'],
      ['ingested_at', instantType, 'When it arrived.', '2026-11-02T09:15:00Z'],
      ['published_at', instantType, 'When its claims could first be found.', '2026-11-02T09:15:02Z'],
      [
        'source_modified_at',
        instantType,
        'When the source was last changed, where it says so.',
        '2026-10-30T00:00:00Z',
      ],
      ['source_version_ref', 'text', "The source system's name for the version.", 'rev-17'],
      ['file_name', 'text', 'Name of the file.', 'minutes.md'],
      ['source_path', 'text', 'Where the file lies at its source.', 'board/minutes.md'],
      ['family', 'text', 'Family of its format; null before conversion.', 'markdown'],
      ['language', 'text', 'Its language, where the converter reports one.', 'en'],
      ['error', 'text', 'Why it failed, where it did.', 'the file is encrypted'],
    ),
    select: `select v.version_id, v.doc_id, v.version_no, v.status, v.version_id is not distinct from d.current_version_id as is_current,
    v.testimony = 'current' as is_testimony, v.ingested_at, v.published_at, v.source_modified_at, v.source_version_ref,
    v.filename as file_name, v.source_path, r.family, r.language, v.error
  from memory.versions v
  join memory.documents d on d.doc_id = v.doc_id
  left join memory.representations r on r.version_id = v.version_id
  where v.deleted_at is null and d.deleted_at is null`,
  },
  {
    name: 'sections_live',
    grain: 'evidence',
    oneInstant: false,
    comment: 'One row for each section of each current version of a source.',
    columns: columnsOf(
      ['section_id', 'uuid', 'Id of the section.', '0198c3d2-3333-7444-8555-666677778888'],
      docId,
      versionId,
      ['ordinal', 'integer', 'Its place in the version, from 0.', '2'],
      ['parent_id', 'uuid', 'The section that encloses it.', '0198c3d2-3333-7444-8555-666677778887'],
      ['level', 'integer', 'Level of its heading; 0 for text before the first one.', '2'],
      ['heading', 'text', 'Its heading.', 'Decisions'],
      ['heading_path', 'text[]', 'The headings above it and its own.', '{Minutes,Decisions}'],
      ['role', 'text', 'What it is for: body, abstract, references and others.', 'body'],
      ['summary', 'text', 'A short summary; generated, no evidence.', 'Two appointments.'],
      ...span,
    ),
    select: `select s.section_id, v.doc_id, s.version_id, s.ordinal, s.parent_id, s.level, s.heading, s.heading_path, s.role, s.summary,
    s.char_start, s.char_end
  from memory.sections s
  join memory.versions v on v.version_id = s.version_id
  join memory.documents d on d.doc_id = v.doc_id
  where ${testimonyIsCurrent}`,
  },
  {
    name: 'chunks_live',
    grain: 'evidence',
    oneInstant: false,
    comment:
      'One row for each passage of each current version of a source; its text comes from fetch_chunk_bodies.',
    columns: columnsOf(
      ['chunk_id', 'uuid', 'Id of the passage.', '0198c3d2-2222-7333-8444-555566667777'],
      docId,
      versionId,
      [
        'section_id',
        'uuid',
        'The section it lies in; joins sections_live.',
        '0198c3d2-3333-7444-8555-666677778888',
      ],
      ['ordinal', 'integer', 'Its place in the version, from 0.', '4'],
      ['kind', 'text', 'prose, list, table or code.', 'prose'],
      ['section_role', 'text', 'What its section is for.', 'body'],
      ...span,
      ['token_count', 'integer', 'Its length in tokens, about.', '212'],
      documentTitle,
    ),
    select: `select c.chunk_id, c.doc_id, c.version_id, c.section_id, c.ordinal, c.kind, c.section_role, c.char_start, c.char_end,
    c.token_count, d.title as document_title
  from memory.chunks c
  join memory.versions v on v.version_id = c.version_id
  join memory.documents d on d.doc_id = c.doc_id
  where ${testimonyIsCurrent}`,
  },
  {
    name: 'citations_live',
    grain: 'evidence',
    oneInstant: false,
    comment: 'One row for each link that a current version of a document makes to another.',
    columns: columnsOf(
      ['citation_id', 'uuid', 'Id of the link.', '0198c3d2-4444-7555-8666-777788889999'],
      docId,
      versionId,
      [
        'target_doc_id',
        'uuid',
        'The document that is linked to, where the memory has it.',
        '7d1f6f0e-6a0f-5c1b-9a55-1f6a7a9d3c11',
      ],
      ['target_ref', 'text', 'What the link says.', 'minutes-2025.md'],
      ['anchor_text', 'text', 'The words that carry it.', "last year's minutes"],
    ),
    select: `select c.citation_id, c.doc_id, c.version_id, t.doc_id as target_doc_id, c.target_ref, c.anchor_text
  from memory.citations c
  join memory.versions v on v.version_id = c.version_id
  join memory.documents d on d.doc_id = c.doc_id
  left join memory.documents t on t.doc_id = c.target_doc_id and t.deleted_at is null
  where ${testimonyIsCurrent}`,
  },
];
