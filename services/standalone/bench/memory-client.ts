import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Abstract } from './corpus.ts';

export type Ingested = { scifactId: string; docId: string; versionId: string };
export type ClaimHit = { doc_id: string; char_start: number; char_end: number };
export type ChunkHit = { doc_id: string; chunk_id: string };

export type MemoryClient = {
  ingestAll(abstracts: readonly Abstract[], concurrency: number): Promise<Ingested[]>;
  /** Finish times of all versions in milliseconds since the epoch. Rejects on a dead letter. */
  waitUntilReady(
    versionIds: readonly string[],
    progress: (ready: number, total: number) => void,
  ): Promise<number[]>;
  searchChunks(query: string, channel: 'bm25' | 'semantic', k: number): Promise<ChunkHit[]>;
  searchClaims(query: string, channel: 'bm25' | 'semantic', k: number): Promise<ClaimHit[]>;
  context(query: string): Promise<{ evidence: ClaimHit[]; chunks: ChunkHit[] }>;
};

type Readiness = {
  versions: {
    version_id: string;
    ready: boolean;
    stages: { stage: string; status: string; finished_at: string | null }[];
  }[];
};

/**
 * Versions whose readiness is asked for in one call. They become ready in the order of their arrival, so a second's worth
 * is enough; the report of a thousand, 1.5 MB, would be a twentieth of all the work that is measured.
 */
const ASKED_AT_ONCE = 64;

/** The few calls of the HTTP interface that the benchmark makes. */
export function createMemoryClient(baseUrl: string): MemoryClient {
  const agent = new Agent({ keepAlive: true });
  const post = async <T>(path: string, body: unknown): Promise<T> => {
    const { status, text } = await send(new URL(path, baseUrl), agent, JSON.stringify(body));
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
    return JSON.parse(text) as T;
  };
  return {
    async ingestAll(abstracts, concurrency) {
      const ingested: Ingested[] = [];
      const queue = abstracts.entries();
      const send = async () => {
        for (const [index, abstract] of queue) {
          const query = new URLSearchParams({
            filename: `${abstract.docId}.md`,
            mime: 'text/markdown',
            source_kind: 'scifact',
            source_ref: abstract.docId,
          });
          const response = await fetch(`${baseUrl}/ingest?${query}`, {
            method: 'POST',
            headers: { 'content-type': 'application/octet-stream' },
            body: abstract.markdown,
            signal: AbortSignal.timeout(60_000),
          });
          if (!response.ok) throw new Error(`ingest: ${response.status} ${await response.text()}`);
          const body = (await response.json()) as { doc_id: string; version_id: string };
          ingested[index] = { scifactId: abstract.docId, docId: body.doc_id, versionId: body.version_id };
        }
      };
      await Promise.all(Array.from({ length: concurrency }, send));
      return ingested;
    },
    async waitUntilReady(versionIds, progress) {
      const finished = new Map<string, number>();
      const deadline = Date.now() + 60 * 60_000;
      while (finished.size < versionIds.length) {
        if (Date.now() > deadline) throw new Error('the corpus was not ready within an hour');
        const waiting = versionIds.filter((id) => !finished.has(id)).slice(0, ASKED_AT_ONCE);
        const report = await post<Readiness>('/readiness', {
          version_ids: waiting,
          require: { pipeline: true, p1: true, live_graph: false, p3: false },
        });
        for (const version of report.versions) {
          const dead = version.stages.find((stage) => stage.status === 'dead_letter');
          if (dead !== undefined) throw new Error(`${version.version_id}: dead letter at ${dead.stage}`);
          if (!version.ready) continue;
          finished.set(
            version.version_id,
            Math.max(...version.stages.map((stage) => Date.parse(stage.finished_at ?? ''))),
          );
        }
        progress(finished.size, versionIds.length);
        if (report.versions.some((version) => !version.ready)) await sleep(1_000);
      }
      return [...finished.values()];
    },
    searchChunks: async (query, channel, k) =>
      (await post<{ chunks: ChunkHit[] }>('/search/chunks', { query, channel, k })).chunks,
    searchClaims: async (query, channel, k) =>
      (await post<{ evidence: ClaimHit[] }>('/search/claims', { query, channel, k })).evidence,
    context: (query) => post('/operations/claims_and_sources_context', { query }),
  };
}

/** Sends JSON. The client shares the processors with what it measures: `fetch` costs 0.8 ms of them a request, this 0.3. */
function send(url: URL, agent: Agent, json: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) };
    const asked = request(url, { method: 'POST', agent, headers, timeout: 60_000 }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(pieces).toString('utf8') }),
      );
    });
    asked.on('error', reject);
    asked.on('timeout', () => asked.destroy(new Error(`${url.pathname}: no answer in a minute`)));
    asked.end(json);
  });
}
