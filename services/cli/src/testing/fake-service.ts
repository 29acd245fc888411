import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { emptyEnvelope, stages } from '@memory/contract';

/*
 * A fake: the edge of a memory service, made for the client's tests. It keeps documents by source, walks every version through one stage
 * per readiness request, and answers what a test lays in front of it. It checks nothing that the tests do not look at.
 */

export type ReceivedRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
};

export type FakeAnswer = { status: number; body: unknown; headers?: Record<string, string> };

type Version = {
  docId: string;
  versionId: string;
  hash: string;
  mime: string;
  name: string;
  through: number;
  fails: boolean;
};

export type FakeService = {
  readonly baseUrl: string;
  readonly requests: ReceivedRequest[];
  /** Documents by `source_kind` and `source_ref`, newest version last. */
  readonly versions: Map<string, Version[]>;
  /** Answers laid in front of the next requests to a path, used up one by one. */
  answerNext(path: string, ...answers: FakeAnswer[]): void;
  /** Stages that a version advances at each readiness request. */
  speed: number;
  forget(): void;
  close(): Promise<void>;
};

const time = '2026-08-01T10:00:00.000Z';
export const fakeDeployment = '018f5e2a-7b1c-7d3e-8f4a-5b6c7d8e9f00';

export async function startFakeService(): Promise<FakeService> {
  const requests: ReceivedRequest[] = [];
  const versions = new Map<string, Version[]>();
  const planned = new Map<string, FakeAnswer[]>();
  let ids = 0;
  const newId = () => `018f5e2a-7b1c-7d3e-8f4a-${String(++ids).padStart(12, '0')}`;

  const ingest = ({ query, body }: ReceivedRequest): FakeAnswer => {
    const key = `${query.get('source_kind')} ${query.get('source_ref')}`;
    const hash = createHash('sha256').update(body).digest('hex');
    const known = versions.get(key) ?? [];
    const created = known.at(-1)?.hash !== hash;
    if (created) {
      const docId = known[0]?.docId ?? newId();
      const name = query.get('filename') ?? '';
      known.push({
        docId,
        versionId: newId(),
        hash,
        mime: query.get('mime') ?? '',
        name,
        through: 0,
        fails: body.includes('POISON'),
      });
      versions.set(key, known);
    }
    const version = known.at(-1) as Version;
    return {
      status: 200,
      body: {
        deployment_id: fakeDeployment,
        doc_id: version.docId,
        version_id: version.versionId,
        content_hash: hash,
        created,
        mime: version.mime,
        title: version.name,
        versioning_mode: query.get('versioning_mode'),
        parked: version.mime === 'text/markdown' ? null : 'no_route',
      },
    };
  };
  const readiness = ({ body }: ReceivedRequest): FakeAnswer => {
    const asked = (JSON.parse(body) as { version_ids: string[] }).version_ids;
    const all = [...versions.values()].flat();
    const capability = { required: true, ready: true, checked_at: time, reason: 'ready' };
    const reports = asked.map((id) => {
      const version = all.find(({ versionId }) => versionId === id);
      if (version)
        version.through = Math.min(version.fails ? 4 : stages.length, version.through + service.speed);
      return {
        version_id: id,
        ready: version?.through === stages.length,
        stages: stages.map((stage, at) => stageReport(stage, at, version)),
      };
    });
    return {
      status: 200,
      body: {
        ready: false,
        versions: reports,
        capabilities: {
          pipeline: capability,
          p1: capability,
          live_graph: { ...capability, ready: false, reason: 'graph_catalog_mismatch' },
          p3: { ...capability, version: null, built_at: null, published_at: null },
        },
        document_binding_generation: null,
        model_bindings: {},
        build_revision: 'fake',
      },
    };
  };
  const stageReport = (stage: string, at: number, version: Version | undefined) => {
    const status = !version
      ? 'missing'
      : at < version.through
        ? 'succeeded'
        : version.fails && at === 4
          ? 'dead_letter'
          : 'pending';
    return {
      stage,
      component_version: '1',
      status,
      finished_at: status === 'succeeded' ? time : null,
      defer_reason: null,
    };
  };
  const documents = (): FakeAnswer => {
    const listed = [...versions.values()].map((known) => {
      const latest = known.at(-1) as Version;
      const error = latest.fails ? 'it is poisoned' : null;
      return {
        doc_id: latest.docId,
        title: latest.name,
        source_kind: 'file',
        source_uri: null,
        first_seen_at: time,
        latest: {
          version_id: latest.versionId,
          version_no: known.length,
          status: error ? 'failed' : 'ready',
          ingested_at: time,
          error,
        },
        serving: true,
      };
    });
    return { status: 200, body: { documents: listed, cursor: null } };
  };
  const searchDocuments = ({ body }: ReceivedRequest): FakeAnswer => {
    const wanted = (JSON.parse(body) as { filters?: { doc_ids?: string[] } }).filters?.doc_ids;
    const found = [...versions.values()]
      .map((known) => known.at(-1) as Version)
      .filter(({ docId }) => !wanted || wanted.includes(docId))
      .map((version) => ({
        doc_id: version.docId,
        version_id: version.versionId,
        version_no: 1,
        status: 'ready',
        lineage_title: version.name,
        file_name: version.name,
        title: version.name,
        source_path: null,
        p3_path: `documents/${version.docId}`,
        family: 'markdown',
        created_at: null,
        modified_at: null,
        language: null,
        thread_ref: null,
        authors: [],
        recipients: [],
        extra: {},
        overview: 'What it is about.',
        other_matching_version_ids: [],
        matched_by: ['name'],
        score: 1,
      }));
    return { status: 200, body: { documents: found, cursor: null, as_of: time, people_matched: [] } };
  };
  const nothing = (): FakeAnswer => {
    const scope = {
      mode: 'current',
      evaluated_at: time,
      believed_at: time,
      identity_regime: 'current',
    } as const;
    const negative = { kind: 'known_empty', explanation: 'Nothing matches.', workaround: null } as const;
    return { status: 200, body: { ...emptyEnvelope('evidence', scope, time), negative } };
  };
  const routes: Record<string, (request: ReceivedRequest) => FakeAnswer> = {
    'GET /healthz': () => ({ status: 200, body: { status: 'ok' } }),
    'GET /deployment': () => ({
      status: 200,
      body: { build_revision: 'fake', model_bindings: {}, document_binding_generation: null, tools: {} },
    }),
    'POST /ingest': ingest,
    'POST /readiness': readiness,
    'GET /documents': documents,
    'POST /documents/search': searchDocuments,
    'POST /search/chunks': nothing,
    'POST /search/claims': nothing,
  };

  const server = createServer(async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const url = new URL(incoming.url ?? '/', 'http://fake');
    const request: ReceivedRequest = {
      method: incoming.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: incoming.headers,
      body: (await buffer(incoming)).toString('latin1'),
    };
    requests.push(request);
    const planned_ = planned.get(url.pathname)?.shift();
    const answer = planned_ ??
      routes[`${request.method} ${request.path}`]?.(request) ?? {
        status: 404,
        body: { detail: 'Not Found' },
      };
    outgoing.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    outgoing.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const service: FakeService = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    versions,
    answerNext: (path, ...answers) => planned.set(path, [...(planned.get(path) ?? []), ...answers]),
    speed: stages.length,
    forget: () => versions.clear(),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return service;
}
