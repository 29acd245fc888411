import type { Sql } from '@memory/database';
import type { CallContext, EntityCandidate, EntityQuestion, EntityResolver } from '@memory/extraction';
import type { EntityType } from '@memory/ontology';
import type { NormalizedRow } from './collect-knowledge.ts';
import type { VersionKnowledge } from './knowledge.ts';
import { nameInField } from './namesakes.ts';

/** Candidates of one name. */
const CANDIDATES = 8;
/** Names of one version that are asked about. */
const MAX_NAMES = 200;
/** Least trigram similarity of a candidate's name. */
const NEAR_SPELLING = 0.35;

type CandidateRow = { index: number; entity_id: string; name: string; type: EntityType; aliases: string[] };

/**
 * Asks which known entities the names of a version mean that no entity bears exactly, among those that are spelt alike or bear such a
 * name beside others; what is answered becomes a link of this version, as if its text had said so. Called outside any
 * transaction; a candidate that is gone by the time the links are written is left out.
 */
export async function linkKnownEntities(
  knowledge: VersionKnowledge,
  rows: readonly NormalizedRow[],
  { sql, resolve, calls }: { sql: Sql; resolve: EntityResolver; calls: CallContext },
): Promise<void> {
  const candidates = await loadCandidates(sql, knowledge);
  const texts = claimTexts(knowledge, rows);
  const asked = [...candidates].slice(0, MAX_NAMES);
  if (asked.length === 0) return;
  const questions = asked.map(([index, found]): EntityQuestion => {
    const thing = knowledge.things[index];
    const { name = '', type = 'thing', field = null } = thing ?? {};
    return {
      mention: {
        surface: name,
        name,
        type,
        isTypeCertain: type !== 'thing',
        isNamed: true,
        traits: field === null ? [] : [`field:${field}`],
      },
      claimText: texts.get(index) ?? name,
      candidates: found.map(
        (one, number): EntityCandidate => ({
          number,
          name: one.name,
          type: one.type,
          aliases: one.aliases,
          traits: [],
        }),
      ),
    };
  });
  const answers = await resolve(questions, calls);
  for (const [place, [index, found]] of asked.entries()) {
    const answer = answers[place];
    const chosen = answer?.decision === 'one' ? found[answer.candidate] : undefined;
    if (chosen === undefined) continue;
    const sameAs = knowledge.things.length;
    knowledge.things.push({
      norm: '',
      name: chosen.name,
      type: chosen.type,
      field: null,
      entityId: chosen.entity_id,
    });
    knowledge.links.push({ thing: index, sameAs, kind: 'synonym' });
  }
}

/** By trigram (entity_aliases_by_trigram), for the things that no entity bears the name and type of. */
async function loadCandidates(sql: Sql, { things }: VersionKnowledge): Promise<Map<number, CandidateRow[]>> {
  const given = things.map(({ norm, type, field }, index) => ({
    index,
    norm,
    type,
    name_norm: nameInField(norm, field),
  }));
  const rows = await sql<CandidateRow[]>`
    select t.index, e.entity_id, e.canonical_name as name, e.entity_type as type,
           array(select a.alias from memory.entity_aliases a
                  where a.entity_id = e.entity_id and a.live_mentions > 0 and a.alias <> e.canonical_name
                  order by a.live_mentions desc, a.alias limit 5) as aliases
      from jsonb_to_recordset(${sql.json(given)}) as t(index int, norm text, type text, name_norm text)
     cross join lateral (
       select coalesce(o.merged_into, o.entity_id) as entity_id, max(similarity(a.alias_norm, t.norm)) as nearness
         from memory.entity_aliases a join memory.entities o on o.entity_id = a.entity_id
        where (a.alias_norm || '') % t.norm and similarity(a.alias_norm, t.norm) >= ${NEAR_SPELLING} and a.live_mentions > 0
          and (o.entity_type = t.type or 'thing' in (o.entity_type, t.type))
        group by 1 order by 2 desc, 1 limit ${CANDIDATES}) near
      join memory.entities e on e.entity_id = near.entity_id
     where t.norm <> ''
       and not exists (select from memory.entities k where k.name_norm = t.name_norm and k.entity_type = t.type and k.live_mentions > 0)
     order by t.index, near.nearness desc, e.entity_id`;
  const found = new Map<number, CandidateRow[]>();
  for (const row of rows) {
    const list = found.get(row.index);
    if (list === undefined) found.set(row.index, [row]);
    else list.push(row);
  }
  return found;
}

/** A claim in which each thing is named. */
function claimTexts({ mentions }: VersionKnowledge, rows: readonly NormalizedRow[]): Map<number, string> {
  const byClaim = new Map(rows.map(({ claimId, text }) => [claimId, text]));
  const texts = new Map<number, string>();
  for (const { thing, claimId } of mentions) {
    const text = byClaim.get(claimId);
    if (text !== undefined && !texts.has(thing)) texts.set(thing, text);
  }
  return texts;
}
