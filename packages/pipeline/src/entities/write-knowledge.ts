import { type Tx, uuidv7 } from '@memory/database';
import { predicateOf } from '@memory/ontology';
import { statementGroups } from '../adjudication/statement-key.ts';
import type { VersionKnowledge } from './knowledge.ts';
import { mergeEntities } from './merge-entities.ts';
import { nameInField } from './namesakes.ts';

type Node = { entity_id: string; root_id: string };

/**
 * Writes what a version's claims say: entities by exact name and type (made where there are none), mentions, aliases,
 * statements, and names that mean the same. A fixed number of statements, whatever the version's size. Statements and
 * mentions are live as far as their claims are.
 */
export async function writeKnowledge(
  tx: Tx,
  version: { versionId: string; docId: string },
  knowledge: VersionKnowledge,
): Promise<void> {
  if (knowledge.things.length === 0) return;
  const nodes = await ensureEntities(tx, knowledge);
  const node = (index: number): Node => {
    const found = nodes[index];
    if (found === undefined) throw new Error(`no entity for thing ${index}`);
    return found;
  };
  const { versionId, docId } = version;
  const mentions = knowledge.mentions.map((mention) => ({
    claim_id: mention.claimId,
    chunk_id: mention.chunkId,
    entity_id: node(mention.thing).entity_id,
    role: mention.role,
    alias_norm: mention.aliasNorm,
    surface: mention.surface,
  }));
  const statements = knowledge.statements.map((statement, ordinal) => {
    const { key, slots } = statementGroups(
      {
        kind: statement.kind,
        subject: node(statement.subject).root_id,
        predicate: statement.predicate,
        object: statement.object === null ? null : node(statement.object).root_id,
        objectKey: statement.objectKey,
        isUnique: statement.isUnique,
        facet: statement.facet,
      },
      predicateOf(statement.predicate),
    );
    return {
      statement_id: uuidv7(),
      ordinal,
      claim_id: statement.claimId,
      kind: statement.kind,
      subject_entity_id: node(statement.subject).entity_id,
      predicate: statement.predicate,
      object_entity_id: statement.object === null ? null : node(statement.object).entity_id,
      object_text: statement.objectText,
      object_key: statement.objectKey,
      polarity: statement.polarity,
      modality: statement.modality,
      aspect: statement.aspect,
      is_attributed: statement.isAttributed,
      attributed_to: statement.attributedTo,
      is_past: statement.isPast,
      is_news: statement.isNews,
      is_unique: statement.isUnique,
      facet: statement.facet,
      is_correction: statement.isCorrection,
      valid_from: statement.validFrom,
      valid_until: statement.validUntil,
      valid_precision: statement.validPrecision,
      valid_kind: statement.validKind,
      groups: [key, ...slots],
    };
  });
  const aliases = knowledge.aliases.map((alias) => ({
    entity_id: node(alias.thing).entity_id,
    alias: alias.alias,
    alias_norm: alias.aliasNorm,
    origin: alias.origin,
  }));
  const links = knowledge.links
    .filter(({ sameAs }) => nodes[sameAs] !== undefined)
    .map((link) => ({
      entity_id: node(link.thing).entity_id,
      same_as: node(link.sameAs).entity_id,
      kind: link.kind,
    }));
  await Promise.all([
    tx`insert into memory.entity_mentions (claim_id, entity_id, role, alias_norm, surface, chunk_id, version_id, doc_id, is_live)
       select m.claim_id, m.entity_id, m.role, min(m.alias_norm), min(m.surface), m.chunk_id, ${versionId}, ${docId}, c.is_current
         from jsonb_to_recordset(${tx.json(mentions)}) as m(claim_id uuid, chunk_id uuid, entity_id uuid, role text, alias_norm text, surface text)
         join memory.claims c on c.claim_id = m.claim_id
        group by m.claim_id, m.entity_id, m.role, m.chunk_id, c.is_current`,
    tx`insert into memory.entity_aliases (alias_norm, entity_id, alias, origin, phonetic)
       select distinct on (a.alias_norm, a.entity_id) a.alias_norm, a.entity_id, a.alias, a.origin, dmetaphone(left(a.alias_norm, 200))
         from jsonb_to_recordset(${tx.json(aliases)}) as a(entity_id uuid, alias text, alias_norm text, origin text)
        order by a.alias_norm, a.entity_id, a.origin, a.alias collate "C"
       on conflict (alias_norm, entity_id) do nothing`,
    statements.length > 0
      ? tx`insert into memory.statements (statement_id, claim_id, version_id, doc_id, ordinal, kind, subject_entity_id, predicate, object_entity_id,
                  object_text, object_key, aspect, groups, polarity, modality, is_attributed, attributed_to, is_past, is_unique, facet, asserted_at,
                  valid_from, valid_until, valid_precision, valid_kind, effective_at, is_correction, is_live)
           select s.statement_id, s.claim_id, ${versionId}, ${docId}, s.ordinal, s.kind, s.subject_entity_id, s.predicate, s.object_entity_id,
                  s.object_text, s.object_key, s.aspect, s.groups, s.polarity, s.modality, s.is_attributed, s.attributed_to, s.is_past, s.is_unique,
                  s.facet, said.at, s.valid_from, s.valid_until, s.valid_precision, s.valid_kind,
                  coalesce(s.valid_from, s.valid_until, said.at), s.is_correction, c.is_current
             from jsonb_to_recordset(${tx.json(statements as never)}) as s(statement_id uuid, ordinal int, claim_id uuid, kind text, subject_entity_id uuid,
                  predicate text, object_entity_id uuid, object_text text, object_key text, polarity text, modality text, aspect text, groups bigint[],
                  is_attributed boolean, attributed_to text, is_past boolean, is_news boolean, is_unique boolean, facet text, is_correction boolean,
                  valid_from timestamptz, valid_until timestamptz, valid_precision text, valid_kind text)
             join memory.claims c on c.claim_id = s.claim_id
             join memory.versions v on v.version_id = ${versionId}
            -- What an undated source calls over, or new, was so when it came.
            cross join lateral (
              select coalesce(c.said_at, c.asserted_at,
                case when s.is_past or s.is_news or s.aspect = 'ends' then v.ingested_at end)) as said(at)`
      : null,
    links.length > 0
      ? tx`insert into memory.entity_links (version_id, entity_id, same_as, kind, is_live)
           select ${versionId}, l.entity_id, l.same_as, l.kind, v.testimony = 'current' and v.deleted_at is null
             from jsonb_to_recordset(${tx.json(links)}) as l(entity_id uuid, same_as uuid, kind text)
             join memory.versions v on v.version_id = ${versionId}
            where l.entity_id <> l.same_as
           on conflict do nothing`
      : null,
  ]);
  await countMentions(tx, [versionId], 1);
  await mergeEntities(
    tx,
    nodes.filter((one) => one !== undefined).map((one) => one.entity_id),
    versionId,
  );
}

/**
 * The entity of each thing, in the order of the things. Two writers of one name make one entity between them. A thing that was
 * chosen among known entities has none where that is gone.
 */
async function ensureEntities(tx: Tx, { things }: VersionKnowledge): Promise<(Node | undefined)[]> {
  const rows = things.flatMap((thing, index) =>
    thing.entityId === undefined
      ? [
          {
            index,
            entity_id: uuidv7(),
            name_norm: nameInField(thing.norm, thing.field),
            name: thing.name,
            type: thing.type,
          },
        ]
      : [],
  );
  const chosen = things.flatMap(({ entityId }) => (entityId === undefined ? [] : [entityId]));
  const given = tx.json(rows);
  const [, found, known] = await Promise.all([
    tx`insert into memory.entities (entity_id, canonical_name, name_norm, entity_type)
       select entity_id, name, name_norm, type
         from jsonb_to_recordset(${given}) as t(index int, entity_id uuid, name_norm text, name text, type text)
        order by name_norm collate "C", type
       on conflict (name_norm, entity_type) do nothing`,
    tx<(Node & { index: number })[]>`
       select t.index, e.entity_id, coalesce(e.merged_into, e.entity_id) as root_id
         from jsonb_to_recordset(${given}) as t(index int, name_norm text, type text)
         join memory.entities e on e.name_norm = t.name_norm and e.entity_type = t.type
        order by t.index`,
    chosen.length === 0
      ? []
      : tx<Node[]>`
          select entity_id, coalesce(merged_into, entity_id) as root_id from memory.entities
           where entity_id = any(${chosen}::uuid[])`,
  ]);
  const made = new Map(found.map(({ index, ...made }) => [index, made]));
  return things.map(({ entityId }, index) =>
    entityId === undefined ? made.get(index) : known.find((one) => one.entity_id === entityId),
  );
}

/**
 * Adds (`sign` 1) or takes away (-1) the live mentions of some versions from the counts of their entities and aliases.
 * Rows are locked in the order of their ids.
 */
export async function countMentions(tx: Tx, versionIds: readonly string[], sign: 1 | -1): Promise<void> {
  const ids = versionIds as string[];
  await Promise.all([
    tx`with counted as (
         select entity_id, count(*)::int as n from memory.entity_mentions
          where version_id = any(${ids}::uuid[]) and is_live group by entity_id
       ), locked as (
         select e.entity_id, c.n from memory.entities e join counted c using (entity_id) order by e.entity_id for no key update of e
       )
       update memory.entities e set live_mentions = e.live_mentions + ${sign} * l.n from locked l where e.entity_id = l.entity_id`,
    tx`with counted as (
         select alias_norm, entity_id, count(*)::int as n from memory.entity_mentions
          where version_id = any(${ids}::uuid[]) and is_live group by alias_norm, entity_id
       ), locked as (
         select a.alias_norm, a.entity_id, c.n from memory.entity_aliases a join counted c using (alias_norm, entity_id)
          order by a.alias_norm, a.entity_id for no key update of a
       )
       update memory.entity_aliases a set live_mentions = a.live_mentions + ${sign} * l.n
         from locked l where a.alias_norm = l.alias_norm and a.entity_id = l.entity_id`,
  ]);
}
