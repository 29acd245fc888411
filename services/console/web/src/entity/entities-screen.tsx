import type { Envelope } from '@memory/contract';
import { Link, useSearchParams } from 'wouter-preact';
import { useReader } from '../access/access-context.ts';
import { call } from '../api/call.ts';
import { selectRows } from '../api/sql.ts';
import { useQuery } from '../api/use-query.ts';
import { count } from '../format/numbers.ts';
import { Empty, Failure, Loading } from '../shell/states.tsx';
import { useTitle } from '../shell/use-title.ts';
import '../styles/entity.css';

type Listed = { entity_id: string; name: string; note: string };

const tiers: Readonly<Record<string, string>> = {
  T0: 'by this name',
  T1: 'by a similar spelling',
  T2: 'by a similar sound',
  T3: 'by meaning',
};

/** Entities by a name; without one, those that sources name most. */
export function EntitiesScreen() {
  useTitle('Entities');
  const { deployment } = useReader();
  const [address, setAddress] = useSearchParams();
  const name = (address.get('q') ?? '').slice(0, 4096);
  const canList = name !== '' || 'query_sql' in deployment.tools;
  const found = useQuery(canList ? `entities ${name}` : null, (signal) =>
    name === '' ? mostNamed(signal) : byName(name, signal),
  );
  return (
    <>
      <header class="screen-head">
        <h1>Entities</h1>
        <form
          class="filters"
          onSubmit={(event) => {
            event.preventDefault();
            const text = new FormData(event.currentTarget).get('name');
            setAddress(typeof text === 'string' && text.trim() !== '' ? { q: text.trim() } : {});
          }}
        >
          <label>
            <span class="visually-hidden">Name of an entity</span>
            <input name="name" type="search" placeholder="Find by name" defaultValue={name} key={name} />
          </label>
          <button type="submit">Find</button>
        </form>
      </header>
      {found.error !== null && <Failure error={found.error} onRetry={found.reload} />}
      {found.isLoading && found.data === null && <Loading what="entities" />}
      {found.data !== null && found.data.length === 0 && (
        <Empty title={name === '' ? 'No entities yet' : `Nobody and nothing is called “${name}”`}>
          <p>Entities come of the documents that name them.</p>
        </Empty>
      )}
      <ul class="entities">
        {found.data?.map((entity) => (
          <li key={entity.entity_id}>
            <Link href={`/entities/${entity.entity_id}`}>{entity.name}</Link>{' '}
            <span class="quiet small">{entity.note}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

async function mostNamed(signal: AbortSignal): Promise<Listed[]> {
  const rows = await selectRows<{
    entity_id: string;
    name: string;
    entity_type: string | null;
    mention_count: number;
  }>(
    `select entity_id, name, entity_type, mention_count from entities_live
      order by mention_count desc, name, entity_id limit 100`,
    [],
    signal,
  );
  return rows.map(({ entity_id, name, entity_type, mention_count }) => ({
    entity_id,
    name,
    note: `${entity_type ?? 'of no known kind'} · ${count(mention_count, 'mention')}`,
  }));
}

async function byName(name: string, signal: AbortSignal): Promise<Listed[]> {
  const { entities } = await call<Envelope>(`/resolve?${new URLSearchParams({ name })}`, { signal });
  return entities.map(({ entity_id, canonical_name, tier }) => ({
    entity_id,
    name: canonical_name,
    note: tiers[tier] ?? tier,
  }));
}
