import type { ChunkEvidenceResult, Envelope, EvidenceResult } from '@memory/contract';
import { call } from '../api/call.ts';
import { selectRows } from '../api/sql.ts';

/** What is asked, as the address of the screen has it. */
export type Question = {
  query: string;
  mode: 'current' | 'at' | 'history';
  /** A day, for mode `at`. */
  at: string;
  family: string;
  entityId: string | null;
};

/** Results shown of each kind, and candidates that each channel names. */
export const SHOWN = 10;
const CANDIDATES = 50;
/** The constant of reciprocal rank fusion. */
const FUSION = 60;

type Channel = 'semantic' | 'bm25';
export type Place = { rank: number; score: number | null };

/** One claim or passage with its place in each channel and in the answer. */
export type Ranked<Item> = {
  id: string;
  item: Item;
  places: Partial<Record<Channel, Place>>;
  /** From 1; null where the answer left it out. */
  fused: number | null;
  /** Why it stands where it stands. */
  note: string | null;
};

export type Evidence<Item> = {
  shown: Ranked<Item>[];
  leftOut: Ranked<Item>[];
  dropped: number;
  negative: string | null;
  /** Whether the order is the answer's own, or made here of the two channels. */
  isAnswered: boolean;
};

export function timeOf({ mode, at }: Question): object {
  return mode === 'at' ? { mode, at: `${at}T00:00:00Z` } : { mode };
}

/** What the memory holds true about the question. */
export async function askFacts(question: Question, signal: AbortSignal): Promise<Envelope> {
  return await call<Envelope>('/operations/facts_context', {
    method: 'POST',
    body: factsBody(question),
    signal,
  });
}

export function factsBody(question: Question): object {
  return {
    query: question.query,
    k: SHOWN,
    time: timeOf(question),
    ...(question.entityId === null ? {} : { entity_ids: [question.entityId] }),
  };
}

export function contextBody(question: Question): object {
  return {
    query: question.query,
    k: SHOWN,
    candidate_k: CANDIDATES,
    ...(question.entityId === null ? {} : { entity_ids: [question.entityId] }),
  };
}

export type Answers = { claims: Evidence<EvidenceResult>; chunks: Evidence<ChunkEvidenceResult> };

/**
 * What sources say: each channel of claims and of passages on its own, and the fused answer. The context operation
 * takes no filter of documents; with one, the order is made here by the same formula.
 */
export async function askEvidence(question: Question, signal: AbortSignal): Promise<Answers> {
  const isFiltered = question.family !== '';
  const channel = (kind: 'claims' | 'chunks', name: Channel) =>
    call<Envelope>(`/search/${kind}`, { method: 'POST', body: channelBody(question, name), signal });
  const [semanticClaims, wordClaims, semanticChunks, wordChunks, context] = await Promise.all([
    channel('claims', 'semantic'),
    channel('claims', 'bm25'),
    channel('chunks', 'semantic'),
    channel('chunks', 'bm25'),
    isFiltered
      ? null
      : call<Envelope>('/operations/claims_and_sources_context', {
          method: 'POST',
          body: contextBody(question),
          signal,
        }),
  ]);
  const claims = (envelope: Envelope) => envelope.evidence.map((item) => [item.claim_id, item] as const);
  const chunks = (envelope: Envelope) => envelope.chunks.map((item) => [item.chunk_id, item] as const);
  return {
    claims: rank(claims(semanticClaims), claims(wordClaims), context, context && claims(context)),
    chunks: rank(chunks(semanticChunks), chunks(wordChunks), context, context && chunks(context)),
  };
}

export function channelBody({ query, family }: Question, channel: Channel): object {
  return { query, k: CANDIDATES, channel, ...(family === '' ? {} : { documents: { family: [family] } }) };
}

type Listed<Item> = readonly (readonly [id: string, item: Item])[];

/** Joins the channels with the answer. Exported for its test. */
export function rank<Item extends object>(
  semantic: Listed<Item>,
  words: Listed<Item>,
  context: Envelope | null,
  answered: Listed<Item> | null,
): Evidence<Item> {
  const all = new Map<string, Ranked<Item>>();
  const known = (id: string, item: Item) => {
    const found = all.get(id) ?? { id, item, places: {}, fused: null, note: null };
    all.set(id, found);
    return found;
  };
  semantic.forEach(([id, item], index) => {
    known(id, item).places.semantic = { rank: index + 1, score: null };
  });
  words.forEach(([id, item], index) => {
    known(id, item).places.bm25 = { rank: index + 1, score: null };
  });
  const order =
    answered ??
    [...all.values()]
      .sort((a, b) => reciprocal(b) - reciprocal(a) || (a.id < b.id ? -1 : 1))
      .slice(0, SHOWN)
      .map(({ id, item }) => [id, item] as const);
  order.forEach(([id, item], index) => {
    const found = known(id, item);
    found.item = item;
    found.fused = index + 1;
    const grouped = groupedIds(item);
    if (grouped.length > 1) found.note = `stands for ${grouped.length} claims of the same words`;
    for (const other of grouped) {
      const member = all.get(other);
      if (member !== undefined && other !== id) member.note = `the same words as number ${index + 1}`;
    }
  });
  const ranked = [...all.values()];
  const leftOut = ranked.filter(({ fused }) => fused === null).sort((a, b) => reciprocal(b) - reciprocal(a));
  for (const left of leftOut) left.note ??= `after the first ${order.length}`;
  return {
    shown: ranked.filter(({ fused }) => fused !== null).sort((a, b) => (a.fused ?? 0) - (b.fused ?? 0)),
    leftOut,
    dropped: context?.dropped_by_hydration ?? 0,
    negative: context?.negative?.explanation ?? null,
    isAnswered: answered !== null,
  };
}

/** The claims that one stands for, itself among them. */
function groupedIds(item: object): readonly string[] {
  if (!('grouped_claim_ids' in item && 'claim_id' in item)) return [];
  return [...new Set([String(item.claim_id), ...(item.grouped_claim_ids as string[])])];
}

function reciprocal({ places }: Ranked<unknown>): number {
  return Object.values(places).reduce((sum, place) => sum + 1 / (FUSION + place.rank), 0);
}

/** The scores of both channels by id; the search routes tell ranks alone. */
export async function askScores(
  kind: 'claims' | 'chunks',
  query: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Record<Channel, number | undefined>>> {
  const id = kind === 'claims' ? 'claim_id' : 'chunk_id';
  const rows = await selectRows<{ id: string; semantic: number | null; bm25: number | null }>(
    `select coalesce(s.${id}, l.${id}) as id, s.score as semantic, l.score as bm25
       from semantic_${kind}($1, ${CANDIDATES}) s full join lexical_${kind}($1, ${CANDIDATES}) l on l.${id} = s.${id}`,
    [query],
    signal,
  );
  return new Map(
    rows.map((row) => [row.id, { semantic: row.semantic ?? undefined, bm25: row.bm25 ?? undefined }]),
  );
}
