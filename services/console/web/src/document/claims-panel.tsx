import { useEffect, useRef } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { period } from '../format/dates.ts';
import { count } from '../format/numbers.ts';
import { Empty } from '../shell/states.tsx';
import type { ClaimRow, DocumentFact } from './read-document.ts';

type ListProps = { chosen: ReadonlySet<string>; onChoose: (id: string) => void };

/** Rows shown at once; a long document has thousands of claims. */
const SHOWN = 400;

/** What the text claims, in its order. A choice is shown in the text, and the other way round. */
export function ClaimList({
  claims,
  facts,
  chosen,
  onChoose,
}: ListProps & { claims: readonly ClaimRow[]; facts: readonly DocumentFact[] }) {
  if (claims.length === 0)
    return (
      <Empty title="No claims">
        <p>The reader found no statement in this text that it could take on its own.</p>
      </Empty>
    );
  const first = claims.findIndex(({ claim_id }) => chosen.has(claim_id));
  const from = Math.max(0, Math.min(first - SHOWN / 2, claims.length - SHOWN));
  return (
    <>
      {claims.length > SHOWN && (
        <p class="quiet">
          {from + 1} to {Math.min(from + SHOWN, claims.length)} of {count(claims.length, 'claim')}; choose one
          in the text to come to its place
        </p>
      )}
      <ol class="claims">
        {claims.slice(from, from + SHOWN).map((claim) => (
          <ClaimItem
            key={claim.claim_id}
            claim={claim}
            facts={facts.filter(({ claimIds }) => claimIds.includes(claim.claim_id))}
            isChosen={chosen.has(claim.claim_id)}
            onChoose={onChoose}
          />
        ))}
      </ol>
    </>
  );
}

type ClaimItemProps = {
  claim: ClaimRow;
  facts: readonly DocumentFact[];
  isChosen: boolean;
  onChoose: (id: string) => void;
};

function ClaimItem({ claim, facts, isChosen, onChoose }: ClaimItemProps) {
  const item = useChosenItem(isChosen);
  const validity = period(claim.claim_valid_from, claim.claim_valid_until, claim.claim_valid_precision);
  return (
    <li ref={item} class={isChosen ? 'chosen' : ''}>
      <button type="button" aria-pressed={isChosen} onClick={() => onChoose(claim.claim_id)}>
        {claim.claim_text}
      </button>
      <p class="quiet notes">
        {claim.polarity === 'negated' && <span class="tag">denied</span>}
        {claim.modality === 'hedged' && <span class="tag">hedged</span>}
        {claim.attributed_to !== null && <span>said by {claim.attributed_to}</span>}
        {validity !== null && <span>{validity}</span>}
      </p>
      {isChosen && (
        <div class="rests">
          {facts.length === 0 ? (
            <p class="quiet">No fact rests on it: it stays a statement of the source.</p>
          ) : (
            <>
              <p class="quiet">{facts.length === 1 ? 'The fact' : 'The facts'} it speaks for or against</p>
              <ul>
                {facts.map((fact) => (
                  <li key={fact.fact_id + fact.stance}>
                    {fact.stance === 'contradicts' && <span class="tag">against</span>} {fact.label}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </li>
  );
}

/** What the memory holds true because of this document, or in spite of it. */
export function FactList({ facts, chosen, onChoose }: ListProps & { facts: readonly DocumentFact[] }) {
  if (facts.length === 0)
    return (
      <Empty title="No facts">
        <p>No statement of this document became a fact. What it says is still found as claims.</p>
      </Empty>
    );
  return (
    <ol class="claims">
      {facts.map((fact) => (
        <FactItem
          key={fact.fact_id + fact.stance}
          fact={fact}
          isChosen={chosen.has(fact.fact_id)}
          onChoose={onChoose}
        />
      ))}
    </ol>
  );
}

function FactItem({
  fact,
  isChosen,
  onChoose,
}: {
  fact: DocumentFact;
  isChosen: boolean;
  onChoose: (id: string) => void;
}) {
  const item = useChosenItem(isChosen);
  const validity = period(fact.valid_from, fact.valid_until, fact.valid_precision);
  return (
    <li ref={item} class={isChosen ? 'chosen' : ''}>
      <button type="button" aria-pressed={isChosen} onClick={() => onChoose(fact.fact_id)}>
        {fact.label}
      </button>
      <p class="quiet notes">
        {fact.stance === 'contradicts' && <span class="tag">against</span>}
        {fact.contradiction_group !== null && <span class="tag warn">contradicted</span>}
        {fact.support === 'withdrawn' && <span class="tag">withdrawn</span>}
        {validity !== null && <span>{validity}</span>}
        <span>{count(fact.evidence_count, 'claim')} in all</span>
        <Link href={`/entities/${fact.subject_entity_id}`}>{fact.subject_name}</Link>
        {fact.object_entity_id !== null && (
          <Link href={`/entities/${fact.object_entity_id}`}>{fact.object_name ?? 'its other end'}</Link>
        )}
      </p>
    </li>
  );
}

function useChosenItem(isChosen: boolean) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) item.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [isChosen]);
  return item;
}
