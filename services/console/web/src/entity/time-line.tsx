import { Link } from 'wouter-preact';
import { atMinute, period } from '../format/dates.ts';
import { Empty } from '../shell/states.tsx';
import type { EntityFact } from './read-entity.ts';

/** A stretch of one axis; its ends as milliseconds. */
type Axis = { from: number; to: number };

/** Each fact twice: when it held in the world, and when the memory believed it. */
export function TimeLine({ facts, now }: { facts: readonly EntityFact[]; now: number }) {
  if (facts.length === 0)
    return (
      <Empty title="No facts">
        <p>Sources name it, and nothing that they say about it became a fact.</p>
      </Empty>
    );
  const world = axisOf(
    facts.flatMap(({ valid_from, valid_until }) => [valid_from, valid_until]),
    now,
  );
  const belief = axisOf(
    facts.map(({ ingested_at }) => ingested_at),
    now,
  );
  return (
    <table class="time-line">
      <caption class="visually-hidden">
        Facts, when they held in the world, and when they were believed
      </caption>
      <thead>
        <tr>
          <th scope="col">Fact</th>
          <th scope="col">
            In the world <Scale axis={world} />
          </th>
          <th scope="col">
            In the memory <Scale axis={belief} />
          </th>
        </tr>
      </thead>
      <tbody>
        {facts.map((fact) => (
          <Row key={fact.fact_id} fact={fact} world={world} belief={belief} now={now} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = { fact: EntityFact; world: Axis; belief: Axis; now: number };

function Row({ fact, world, belief, now }: RowProps) {
  const held = period(fact.valid_from, fact.valid_until, fact.valid_precision);
  return (
    <tr class={fact.invalidated_at === null ? '' : 'ended'}>
      <th scope="row">
        {fact.label}
        <span class="quiet small notes">
          {fact.contradiction_group !== null && <span class="tag warn">contradicted</span>}
          {fact.support === 'withdrawn' && <span class="tag">withdrawn</span>}
          {fact.closed_reason !== null && <span class="tag">{fact.closed_reason.replaceAll('_', ' ')}</span>}
          <span>{fact.evidence_count} for it</span>
          {fact.object_entity_id !== null && <Ends fact={fact} />}
        </span>
      </th>
      <td>
        <Bar axis={world} from={fact.valid_from} to={fact.valid_until} now={now} />
        <span class="small">{held ?? 'not known when'}</span>
      </td>
      <td>
        <Bar axis={belief} from={fact.ingested_at} to={fact.invalidated_at} now={now} />
        <span class="small">
          since {atMinute(fact.ingested_at)}
          {fact.invalidated_at !== null && `, until ${atMinute(fact.invalidated_at)}`}
        </span>
      </td>
    </tr>
  );
}

function Ends({ fact }: { fact: EntityFact }) {
  return (
    <>
      <Link href={`/entities/${fact.subject_entity_id}`}>{fact.subject_name}</Link>
      <Link href={`/entities/${fact.object_entity_id}`}>{fact.object_name}</Link>
    </>
  );
}

/** From the earliest time to now, with some room. */
function axisOf(times: readonly (string | null)[], now: number): Axis {
  const known = times.filter((time) => time !== null).map((time) => Date.parse(time));
  const from = Math.min(now, ...known);
  const to = Math.max(now, ...known);
  const room = Math.max((to - from) * 0.02, 60_000);
  return { from: from - room, to: to + room };
}

function Bar({ axis, from, to, now }: { axis: Axis; from: string | null; to: string | null; now: number }) {
  const width = axis.to - axis.from;
  const share = (time: number) => `${(((time - axis.from) / width) * 100).toFixed(2)}%`;
  if (from === null && to === null) return <span class="bar-place unknown" aria-hidden="true" />;
  const start = from === null ? axis.from : Date.parse(from);
  const end = to === null ? Math.max(now, start) : Date.parse(to);
  const openness = `${from === null ? ' open-start' : ''}${to === null ? ' open-end' : ''}`;
  return (
    <span class="bar-place" aria-hidden="true">
      <span
        class={`bar${openness}`}
        style={{ left: share(start), width: `${Math.max(1.2, ((end - start) / width) * 100).toFixed(2)}%` }}
      />
    </span>
  );
}

function Scale({ axis }: { axis: Axis }) {
  const shown = (time: number) => {
    const iso = new Date(time).toISOString();
    return axis.to - axis.from > 3 * 365 * 86_400_000 ? iso.slice(0, 4) : iso.slice(0, 10);
  };
  return (
    <span class="scale small">
      <span>{shown(axis.from)}</span>
      <span>{shown(axis.to)}</span>
    </span>
  );
}
