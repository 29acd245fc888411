import { type Tx, uuidv7 } from '@memory/database';
import { predicateOf } from '@memory/ontology';
import { recompute } from '../adjudication/recompute.ts';
import { statementGroups } from '../adjudication/statement-key.ts';
import { chooseRoot, type MergeNode } from './choose-root.ts';
import { withoutMiddleInitials } from './names.ts';
import { bareName, groupNamesakes, mayBeOne } from './namesakes.ts';

/** The name of whoever talks with an assistant and has not said who they are, as it is normalised. */
const USER = 'user';
/** Rounds of following links from name to name. */
const MAX_ROUNDS = 6;

type Link = { entity_id: string; same_as: string };

/**
 * Decides again which of some entities stand for which, from the links that are live: two names that a text says mean
 * the same are one entity, a bare name of which nothing is known joins the only thing of that name, and a short name
 * joins the only thing that is called so for short. The decision is
 * a function of what is live, so it is undone when the text that made it goes. Statements about entities whose
 * representative changed are decided on again.
 */
export async function mergeEntities(
  tx: Tx,
  entityIds: readonly string[],
  versionId: string | null,
): Promise<void> {
  const { nodes, links, owners } = await loadComponent(tx, entityIds);
  const changes = components(nodes, links, owners).flatMap((component) => {
    const root = chooseRoot(component, links);
    return component
      .map((node) => ({ node, mergedInto: node.entityId === root.entityId ? null : root.entityId }))
      .filter(({ node, mergedInto }) => node.mergedInto !== mergedInto);
  });
  if (changes.length === 0) return;
  const rows = changes.map(({ node, mergedInto }) => ({
    entry_id: uuidv7(),
    entity_id: node.entityId,
    merged_into: mergedInto,
    outcome: mergedInto === null ? 'separated' : 'merged',
    related_id: mergedInto ?? node.mergedInto,
  }));
  await Promise.all([
    tx`update memory.entities e set merged_into = r.merged_into
         from jsonb_to_recordset(${tx.json(rows)}) as r(entity_id uuid, merged_into uuid) where e.entity_id = r.entity_id`,
    tx`insert into memory.transcript (entry_id, subject_kind, subject_id, outcome, method, related_id, decided_by, decided_at, version_id)
       select entry_id, 'entity', entity_id, outcome, 'builtin/names', related_id, 'normalize_relations', clock_timestamp(), ${versionId}
         from jsonb_to_recordset(${tx.json(rows)}) as r(entry_id uuid, entity_id uuid, outcome text, related_id uuid)`,
  ]);
  await regroupStatements(
    tx,
    changes.map(({ node }) => node.entityId),
    versionId,
  );
}

/** An entity and a name other than its own that it goes by. */
type Owner = { aliasNorm: string; entityId: string };

/** The given entities, those that live links lead to, those of the same names, and those that bear them for short. */
async function loadComponent(
  tx: Tx,
  entityIds: readonly string[],
): Promise<{ nodes: MergeNode[]; links: Link[]; owners: Owner[] }> {
  const nodes = new Map<string, MergeNode>();
  const links = new Map<string, Link>();
  const owners = new Map<string, Owner>();
  let wanted = [...new Set(entityIds)];
  for (let round = 0; round < MAX_ROUNDS && wanted.length > 0; round++) {
    const [rows, found, bearing] = await Promise.all([
      tx<MergeNode[]>`
        select e.entity_id as "entityId", e.name_norm as "nameNorm", e.canonical_name as name, e.entity_type as type,
               e.merged_into as "mergedInto", e.live_mentions > 0 as live
          from memory.entities e
         where e.entity_id in (
                 select s.entity_id
                   from (select name_norm from memory.entities where entity_id = any(${wanted}::uuid[])
                         union
                         select alias_norm from memory.entity_aliases where entity_id = any(${wanted}::uuid[]) and origin = 'variant') n
                   join memory.entities s on s.name_norm = n.name_norm
                 union
                 select a.entity_id
                   from memory.entity_aliases w
                   join memory.entity_aliases a on a.alias_norm = w.alias_norm and a.origin = 'name'
                  where w.entity_id = any(${wanted}::uuid[]) and w.origin in ('name', 'variant'))`,
      tx<Link[]>`
        select distinct entity_id, same_as from memory.entity_links where entity_id = any(${wanted}::uuid[]) and is_live
        union
        select distinct entity_id, same_as from memory.entity_links where same_as = any(${wanted}::uuid[]) and is_live`,
      // A few are as good as all: a name that several bear is nobody's.
      tx<Owner[]>`
        select o.alias_norm as "aliasNorm", o.entity_id as "entityId"
          from (select distinct split_part(name_norm, ' (', 1) as name_norm from memory.entities where entity_id = any(${wanted}::uuid[])) n
         cross join lateral (
           select a.alias_norm, a.entity_id
             from memory.entity_aliases a join memory.entities e using (entity_id)
            where a.alias_norm = n.name_norm and split_part(e.name_norm, ' (', 1) <> a.alias_norm and e.live_mentions > 0
              and e.entity_type in ('organization', 'person')
              and (a.live_mentions > 0 or e.name_norm like a.alias_norm || ' %' or a.alias_norm ~ '^[[:alpha:]] [[:alpha:]] '
                   or regexp_replace(split_part(e.name_norm, ' (', 1), ' [[:alpha:]](?= )', '', 'g') = a.alias_norm)
            limit 6) o`,
    ]);
    const next = new Set<string>();
    for (const row of rows) {
      if (nodes.has(row.entityId)) continue;
      nodes.set(row.entityId, row);
      if (!wanted.includes(row.entityId)) next.add(row.entityId);
    }
    for (const link of found) {
      links.set(`${link.entity_id} ${link.same_as}`, link);
      for (const id of [link.entity_id, link.same_as]) if (!nodes.has(id)) next.add(id);
    }
    for (const owner of bearing) {
      owners.set(`${owner.aliasNorm} ${owner.entityId}`, owner);
      if (!nodes.has(owner.entityId)) next.add(owner.entityId);
    }
    wanted = [...next];
  }
  return { nodes: [...nodes.values()], links: [...links.values()], owners: [...owners.values()] };
}

function components(
  nodes: readonly MergeNode[],
  links: readonly Link[],
  owners: readonly Owner[],
): MergeNode[][] {
  const parent = new Map(nodes.map((node) => [node.entityId, node.entityId]));
  const find = (id: string): string => {
    let root = id;
    for (let up = parent.get(root); up !== undefined && up !== root; up = parent.get(root)) root = up;
    return root;
  };
  const join = (a: string, b: string) => {
    if (parent.has(a) && parent.has(b)) parent.set(find(a), find(b));
  };
  for (const link of links) join(link.entity_id, link.same_as);
  const byName = new Map<string, MergeNode[]>();
  for (const node of nodes) {
    const name = bareName(node.nameNorm);
    byName.set(name, [...(byName.get(name) ?? []), node]);
  }
  for (const named of byName.values()) {
    const live = named.filter((node) => node.live && node.type === 'person');
    for (const [first, ...others] of groupNamesakes(live))
      for (const other of others) if (first !== undefined) join(first.entityId, other.entityId);
  }
  for (const named of byName.values()) {
    const vague = named.filter((node) => node.type === 'thing' || node.type === 'concept');
    const known = named.filter((node) => node.live && !vague.includes(node));
    const certain = known.filter(
      (node, i) => known.findIndex((other) => find(other.entityId) === find(node.entityId)) === i,
    );
    const [only] = certain;
    const [first] = vague;
    if (certain.length === 1 && only !== undefined)
      for (const node of vague) join(node.entityId, only.entityId);
    else if (certain.length === 0 && first !== undefined)
      for (const node of vague) join(node.entityId, first.entityId);
    const bearer = onlyBearer(named, owners, nodes, find);
    const short = only ?? first;
    if (bearer === undefined || short === undefined || certain.length > 1) continue;
    // 'Jane' may be anybody, but a firm's short name is the firm's, and two initials with a surname are one person's, as is
    // a name that another has with a middle initial, and whoever talks with the assistant is the only one who said who they are
    const initials =
      only?.type === 'person' &&
      bearer.type === 'person' &&
      mayBeOne(only.nameNorm, bearer.nameNorm) &&
      (/^\p{L} \p{L} /u.test(only.nameNorm) ||
        withoutMiddleInitials(bareName(bearer.nameNorm)) === bareName(only.nameNorm));
    const isUser = only?.nameNorm === USER && bearer.type === 'person';
    if (
      certain.length === 0 ||
      initials ||
      isUser ||
      (only?.type === 'organization' && bearer.type === 'organization')
    )
      join(short.entityId, bearer.entityId);
  }
  const groups = new Map<string, MergeNode[]>();
  for (const node of nodes) {
    const root = find(node.entityId);
    groups.set(root, [...(groups.get(root) ?? []), node]);
  }
  return [...groups.values()];
}

/** The one thing that goes by a name for short; undefined where none or several do. */
function onlyBearer(
  named: readonly MergeNode[],
  owners: readonly Owner[],
  nodes: readonly MergeNode[],
  find: (id: string) => string,
): MergeNode | undefined {
  const name = bareName(named[0]?.nameNorm ?? '');
  const bearers = owners.filter((owner) => owner.aliasNorm === name);
  const [first] = bearers;
  const one = new Set(bearers.map((owner) => find(owner.entityId))).size === 1;
  return one ? nodes.find((node) => node.entityId === first?.entityId) : undefined;
}

/** Puts the statements about entities whose representative changed into their new groups, and decides on both. */
async function regroupStatements(
  tx: Tx,
  entityIds: readonly string[],
  versionId: string | null,
): Promise<void> {
  const ids = entityIds as string[];
  const rows = await tx<
    {
      statement_id: string;
      kind: 'relation' | 'observation';
      subject: string;
      predicate: string;
      object: string | null;
      object_key: string | null;
      is_unique: boolean;
      facet: string;
      groups: string[];
    }[]
  >`
    select s.statement_id, s.kind, coalesce(e.merged_into, e.entity_id) as subject, s.predicate,
           coalesce(o.merged_into, o.entity_id) as object, s.object_key, s.is_unique, s.facet, s.groups::text[] as groups
      from memory.statements s
      join memory.entities e on e.entity_id = s.subject_entity_id
      left join memory.entities o on o.entity_id = s.object_entity_id
     where s.is_live and (s.subject_entity_id = any(${ids}::uuid[]) or s.object_entity_id = any(${ids}::uuid[]))`;
  const moved = rows.flatMap((row) => {
    const { key, slots } = statementGroups(
      { ...row, objectKey: row.object_key, isUnique: row.is_unique },
      predicateOf(row.predicate),
    );
    const groups = [key, ...slots];
    return groups.join() === row.groups.join()
      ? []
      : [{ statement_id: row.statement_id, groups, before: row.groups }];
  });
  if (moved.length === 0) return;
  await tx`update memory.statements s set groups = m.groups
             from jsonb_to_recordset(${tx.json(moved)}) as m(statement_id uuid, groups bigint[]) where s.statement_id = m.statement_id`;
  await recompute(tx, [...new Set(moved.flatMap((row) => [...row.groups, ...row.before]))], {
    decidedBy: 'normalize_relations',
    versionId,
  });
}
