import type { Envelope, FactResult } from '@memory/contract';
import { Link } from 'wouter-preact';
import type { Query } from '../api/use-query.ts';
import { period } from '../format/dates.ts';
import { count } from '../format/numbers.ts';
import { Empty, Failure, Loading } from '../shell/states.tsx';

/** What the memory holds true, each fact with the claims that it rests on. */
export function FactColumn({ facts }: { facts: Query<Envelope> }) {
  const { data } = facts;
  return (
    <section class="column" aria-labelledby="column-facts">
      <h2 id="column-facts">Facts</h2>
      <p class="quiet small">What the memory holds true.</p>
      {facts.error !== null && <Failure error={facts.error} onRetry={facts.reload} />}
      {data === null && facts.error === null && <Loading what="facts" />}
      {data?.negative != null && (
        <Empty title={data.negative.kind === 'boundary' ? 'No answer within its limits' : 'Nothing known'}>
          <p>{data.negative.explanation}</p>
        </Empty>
      )}
      <ol class="results">
        {data?.facts.map((fact, index) => (
          <Fact key={fact.fact_id} fact={fact} place={index + 1} envelope={data} />
        ))}
      </ol>
      {data !== null && data.dropped_by_hydration > 0 && (
        <p class="quiet small">
          {count(data.dropped_by_hydration, 'candidate')} no longer held and were dropped
        </p>
      )}
      {data?.truncation != null && (
        <p class="quiet small">
          {data.truncation.returned} of {data.truncation.total_is_exact ? '' : 'at least '}
          {data.truncation.estimated_total}
        </p>
      )}
    </section>
  );
}

function Fact({ fact, place, envelope }: { fact: FactResult; place: number; envelope: Envelope }) {
  const { validity } = fact;
  const links = envelope.fact_evidence.filter(({ fact_id }) => fact_id === fact.fact_id);
  return (
    <li>
      <span class="place">{place}</span>
      <div>
        <p class="fact">{fact.label}</p>
        <p class="quiet small">
          {[
            period(validity.valid_from, validity.valid_until, validity.valid_precision) ?? 'start not known',
            fact.temporal_match === 'possible' ? 'may hold then' : null,
            fact.support === 'withdrawn' ? 'withdrawn by its sources' : null,
          ]
            .filter((part) => part !== null)
            .join(' · ')}
        </p>
        {fact.contradiction !== null && (
          <p class="small">
            <span class="tag warn">contradicted</span>{' '}
            {fact.contradiction.co_members.map(({ label }) => label).join('; ')}
          </p>
        )}
        <ul class="evidence">
          {links.map(({ claim_id, stance }) => {
            const claim = envelope.evidence.find((item) => item.claim_id === claim_id);
            if (claim === undefined) return null;
            return (
              <li key={claim_id + stance} class="small">
                {stance === 'contradicts' && <span class="tag warn">against</span>}{' '}
                <Link href={`/documents/${claim.doc_id}?claim=${claim_id}`}>“{claim.source_span}”</Link>
              </li>
            );
          })}
        </ul>
      </div>
    </li>
  );
}
