import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useQuery } from '../api/use-query.ts';
import { Failure } from '../shell/states.tsx';
import { spansWithin } from './code-points.ts';
import { type ChunkRow, type ClaimRow, readBodies } from './read-document.ts';
import { renderMarkdown } from './render-markdown.tsx';

/** Passages that are fetched and shown together. */
const GROUP = 50;

type ReadingTextProps = {
  chunks: readonly ChunkRow[];
  claims: readonly ClaimRow[];
  /** The claims to show as chosen. */
  chosen: ReadonlySet<string>;
  /** The claim to bring into view. */
  shown: string | null;
  onChoose: (claimIds: string[]) => void;
};

/** The text of a version, fetched a group of passages at a time as it comes into view. */
export function ReadingText({ chunks, claims, chosen, shown, onChoose }: ReadingTextProps) {
  const groups = useMemo(() => groupsOf(chunks, claims), [chunks, claims]);
  const root = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState(0);
  useEffect(() => {
    markChosen(root.current, chosen);
  }, [chosen, loaded]);
  useEffect(() => {
    if (shown === null) return;
    const claim = claims.find(({ claim_id }) => claim_id === shown);
    const mark = root.current?.querySelector(`mark[data-claims~="${CSS.escape(shown)}"]`);
    const group = groups.findIndex(({ end }) => claim !== undefined && claim.char_start < end);
    const target = mark ?? root.current?.querySelectorAll('.group')[group];
    target?.scrollIntoView({ block: mark === null ? 'start' : 'center', behavior: 'instant' });
  }, [shown, loaded]);

  function choose(event: MouseEvent): void {
    const mark = event.target instanceof Element ? event.target.closest('mark[data-claims]') : null;
    const ids = mark?.getAttribute('data-claims')?.split(' ') ?? [];
    if (ids.length > 0 && document.getSelection()?.isCollapsed !== false) onChoose(ids);
  }

  return (
    // Each mark can be reached from the list of claims, which is made of buttons.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list of claims is the way by keyboard.
    // biome-ignore lint/a11y/noStaticElementInteractions: the same.
    <div class="reading" ref={root} onClick={choose}>
      {groups.map((group, index) => (
        <Group
          key={group.start}
          group={group}
          isFirst={index === 0}
          onLoaded={() => setLoaded((n) => n + 1)}
        />
      ))}
    </div>
  );
}

type TextGroup = { start: number; end: number; chunks: ChunkRow[]; claims: ClaimRow[] };

function groupsOf(chunks: readonly ChunkRow[], claims: readonly ClaimRow[]): TextGroup[] {
  const groups: TextGroup[] = [];
  for (let at = 0; at < chunks.length; at += GROUP) {
    const part = chunks.slice(at, at + GROUP);
    const start = part[0]?.char_start ?? 0;
    const end = part.at(-1)?.char_end ?? start;
    const within = claims.filter(({ char_start, char_end }) => char_end > start && char_start < end);
    groups.push({ start, end, chunks: part, claims: within });
  }
  return groups;
}

/** Characters of a line, and pixels of its height, of a group that has not been fetched. */
const LINE = { characters: 75, height: 26 };
const STEPS = 20;

function Group({ group, isFirst, onLoaded }: { group: TextGroup; isFirst: boolean; onLoaded: () => void }) {
  const [isNear, setNear] = useState(isFirst);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNear || place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '800px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  const ids = group.chunks.map(({ chunk_id }) => chunk_id);
  const bodies = useQuery(isNear ? ids.join() : null, (signal) => readBodies(ids, signal));
  useEffect(() => {
    if (bodies.data !== null) onLoaded();
  }, [bodies.data]);
  const passages = useMemo(
    () =>
      bodies.data === null
        ? null
        : group.chunks.map((chunk) => (
            <Passage
              key={chunk.chunk_id}
              text={bodies.data?.get(chunk.chunk_id) ?? ''}
              start={chunk.char_start}
              claims={group.claims}
            />
          )),
    [bodies.data, group],
  );
  if (bodies.error !== null) return <Failure error={bodies.error} onRetry={bodies.reload} />;
  if (passages !== null) return <div class="group">{passages}</div>;
  const lines = (group.end - group.start) / LINE.characters;
  return (
    <div
      ref={place}
      class="group waiting"
      style={{ minHeight: `${Math.max(STEPS, Math.round(lines * LINE.height))}px` }}
      role="status"
      aria-label="Loading more of the text"
    />
  );
}

function Passage({
  text,
  start,
  claims,
}: {
  text: string;
  start: number;
  claims: readonly ClaimRow[];
}): VNode {
  return useMemo(
    () => <section class="passage">{renderMarkdown(text, spansWithin(text, start, claims))}</section>,
    [text, start, claims],
  );
}

/** Marks are not rendered again for a choice: a long text has thousands. */
function markChosen(root: HTMLElement | null, chosen: ReadonlySet<string>): void {
  for (const mark of root?.querySelectorAll('mark.chosen') ?? []) mark.classList.remove('chosen');
  for (const id of chosen)
    for (const mark of root?.querySelectorAll(`mark[data-claims~="${CSS.escape(id)}"]`) ?? [])
      mark.classList.add('chosen');
}
