import type { ComponentChildren } from 'preact';
import type { Query } from '../api/use-query.ts';
import { count } from '../format/numbers.ts';
import { Empty, Failure, Loading } from '../shell/states.tsx';
import type { askScores, Evidence, Ranked } from './ask-search.ts';

type Scores = Awaited<ReturnType<typeof askScores>>;

type ResultColumnProps<Item> = {
  title: string;
  about: string;
  state: Query<unknown>;
  evidence: Evidence<Item> | null;
  scores: Scores | null;
  render: (item: Item) => ComponentChildren;
};

/** Claims or passages in the order of the answer; below them what a channel named and the answer left out. */
export function ResultColumn<Item>({
  title,
  about,
  state,
  evidence,
  scores,
  render,
}: ResultColumnProps<Item>) {
  const heading = `column-${title.toLowerCase()}`;
  return (
    <section class="column" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <p class="quiet small">{about}</p>
      {state.error !== null && <Failure error={state.error} onRetry={state.reload} />}
      {evidence === null && state.error === null && <Loading what={title.toLowerCase()} />}
      {evidence !== null && evidence.shown.length === 0 && (
        <Empty title="Nothing found">
          <p>{evidence.negative ?? 'No channel named anything.'}</p>
        </Empty>
      )}
      {evidence?.isAnswered === false && evidence.shown.length > 0 && (
        <p class="quiet small">
          The context operation takes no filter; both channels are fused in this page.
        </p>
      )}
      <ol class="results">
        {evidence?.shown.map((ranked) => (
          <Result key={ranked.id} ranked={ranked} scores={scores}>
            {render(ranked.item)}
          </Result>
        ))}
      </ol>
      {evidence !== null && evidence.dropped > 0 && (
        <p class="quiet small">{count(evidence.dropped, 'candidate')} no longer held and were dropped</p>
      )}
      {evidence !== null && evidence.leftOut.length > 0 && (
        <details>
          <summary>{evidence.leftOut.length} named by a channel and left out</summary>
          <ol class="results">
            {evidence.leftOut.map((ranked) => (
              <Result key={ranked.id} ranked={ranked} scores={scores}>
                {render(ranked.item)}
              </Result>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

const channels = [
  ['semantic', 'meaning'],
  ['bm25', 'words'],
] as const;

function Result({
  ranked,
  scores,
  children,
}: {
  ranked: Ranked<unknown>;
  scores: Scores | null;
  children: ComponentChildren;
}) {
  return (
    <li>
      <span class="place">{ranked.fused ?? '–'}</span>
      <div>
        {children}
        <p class="quiet small channels">
          {channels.map(([name, word]) => {
            const place = ranked.places[name];
            const score = scores?.get(ranked.id)?.[name];
            return (
              <span key={name}>
                {word} {place === undefined ? '–' : `#${place.rank}`}
                {score !== undefined && ` (${score.toPrecision(3)})`}
              </span>
            );
          })}
          {ranked.note !== null && <span>{ranked.note}</span>}
        </p>
      </div>
    </li>
  );
}
