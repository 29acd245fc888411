import { Link } from 'wouter-preact';
import { useQuery } from '../api/use-query.ts';
import { period } from '../format/dates.ts';
import { Empty, Failure, Loading } from '../shell/states.tsx';
import { type EntityFact, type EvidenceClaim, readEvidence } from './read-entity.ts';

/** The sides of each open contradiction, face to face, each with the words that it rests on. */
export function Contradictions({ facts }: { facts: readonly EntityFact[] }) {
  const open = facts.filter(
    ({ contradiction_group, invalidated_at }) => contradiction_group !== null && invalidated_at === null,
  );
  const groups = Map.groupBy(open, ({ contradiction_group }) => contradiction_group);
  const ids = open.map(({ fact_id }) => fact_id);
  const evidence = useQuery(ids.length === 0 ? null : ids.join(), (signal) => readEvidence(ids, signal));
  if (open.length === 0)
    return (
      <Empty title="Nothing contradicts">
        <p>What sources say about it fits together.</p>
      </Empty>
    );
  return (
    <>
      {evidence.error !== null && <Failure error={evidence.error} onRetry={evidence.reload} />}
      {evidence.isLoading && <Loading what="evidence" />}
      {[...groups].map(([group, sides]) => (
        <section key={group} class="sides">
          {sides.map((side) => (
            <Side
              key={side.fact_id}
              side={side}
              claims={evidence.data?.filter(({ fact_id }) => fact_id === side.fact_id) ?? []}
            />
          ))}
        </section>
      ))}
    </>
  );
}

function Side({ side, claims }: { side: EntityFact; claims: readonly EvidenceClaim[] }) {
  return (
    <article class="side">
      <h3>{side.label}</h3>
      <p class="quiet small">
        {period(side.valid_from, side.valid_until, side.valid_precision) ?? 'not known when'}
      </p>
      <ul class="evidence">
        {claims.map((claim) => (
          <li key={claim.claim_id + claim.stance} class="small">
            {claim.stance === 'contradicts' && <span class="tag warn">against</span>}{' '}
            <Link href={`/documents/${claim.doc_id}?claim=${claim.claim_id}`}>“{claim.source_span}”</Link>{' '}
            <span class="quiet">{claim.document_title}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}
