import { Link, useSearchParams } from 'wouter-preact';
import { useReader } from '../access/access-context.ts';
import { useQuery } from '../api/use-query.ts';
import { atMinute } from '../format/dates.ts';
import { count } from '../format/numbers.ts';
import { Empty, Failure, Loading } from '../shell/states.tsx';
import { Tabs } from '../shell/tabs.tsx';
import { useTitle } from '../shell/use-title.ts';
import '../styles/search.css';
import '../styles/entity.css';
import { Contradictions } from './contradictions.tsx';
import { Decisions } from './decisions.tsx';
import { Neighborhood } from './neighborhood.tsx';
import { type EntityHead, type EntityName, readEntity, readEntityFacts } from './read-entity.ts';
import { TimeLine } from './time-line.tsx';

/** One person, place or thing: its names, its facts on two axes of time, and what is around it. */
export function EntityScreen({ id }: { id: string }) {
  const { deployment } = useReader();
  const isServed = 'query_sql' in deployment.tools;
  const entity = useQuery(isServed ? `entity ${id}` : null, (signal) => readEntity(id, signal));
  if (!isServed)
    return (
      <Empty title="Entities cannot be shown here">
        <p>This deployment does not serve the open query, by which an entity is read.</p>
      </Empty>
    );
  if (entity.error !== null && entity.data === null)
    return <Failure error={entity.error} onRetry={entity.reload} />;
  if (entity.isLoading) return <Loading what="the entity" lines={8} />;
  if (entity.data === null)
    return (
      <Empty title="There is no such entity">
        <p>
          No source names it now. It may have become a part of another one.{' '}
          <Link href="/entities">Find another</Link>
        </p>
      </Empty>
    );
  return <Known id={id} {...entity.data} />;
}

function Known({ id, head, names }: { id: string; head: EntityHead; names: readonly EntityName[] }) {
  useTitle(head.name);
  const [address, setAddress] = useSearchParams();
  const tab = address.get('show') ?? 'facts';
  const facts = useQuery(`facts ${id}`, (signal) => readEntityFacts(id, signal));
  const contradicted = new Set(
    facts.data
      ?.filter(({ invalidated_at }) => invalidated_at === null)
      .flatMap(({ contradiction_group }) => contradiction_group ?? []),
  ).size;
  const others = names.filter(({ name }) => name !== head.name);
  return (
    <>
      <header class="screen-head">
        <div>
          <p class="crumb">
            <Link href="/entities">Entities</Link>
          </p>
          <h1>{head.name}</h1>
          <p class="quiet">
            {head.entity_type !== null && `${head.entity_type} · `}
            {count(head.mention_count, 'mention')} · since {atMinute(head.first_seen_at)}
          </p>
          {others.length > 0 && (
            <p class="quiet">
              also{' '}
              {others.map(({ name, origin }) => (
                <span key={name + origin} class="tag" title={origin}>
                  {name}
                </span>
              ))}
            </p>
          )}
        </div>
        <Link href={`/search?entity=${id}&q=${encodeURIComponent(head.name)}`} class="as-button">
          Ask about it
        </Link>
      </header>
      <Tabs
        label="What is known"
        chosen={tab}
        onChoose={(name) => setAddress({ show: name }, { replace: true })}
        tabs={[
          { name: 'facts', title: `Facts ${facts.data?.length ?? ''}` },
          { name: 'contradictions', title: `Contradictions ${facts.data === null ? '' : contradicted}` },
          { name: 'around', title: 'Around it' },
          { name: 'decisions', title: 'Decisions' },
        ]}
      >
        {facts.error !== null && <Failure error={facts.error} onRetry={facts.reload} />}
        {(tab === 'facts' || tab === 'contradictions') && facts.data === null && facts.error === null && (
          <Loading what="facts" />
        )}
        {tab === 'facts' && facts.data !== null && <TimeLine facts={facts.data} now={Date.now()} />}
        {tab === 'contradictions' && facts.data !== null && <Contradictions facts={facts.data} />}
        {tab === 'around' && <Neighborhood id={id} />}
        {tab === 'decisions' && <Decisions id={id} />}
      </Tabs>
    </>
  );
}
