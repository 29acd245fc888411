import { once } from 'node:events';
import { openSync, writeSync } from 'node:fs';
import { connect } from 'node:net';
import { exampleEnvelope } from '@memory/contract/examples';
import { type Listening, listen } from '@memory/http';
import {
  type Admission,
  createAdmission,
  createPerimeter,
  createSignedKeys,
  digestOf,
  type Perimeter,
} from '@memory/perimeter';
import {
  createIssuerKey,
  createMemoryKeyStore,
  revocationClaims,
  sessionClaims,
  signToken,
  startFakeIssuer,
} from '@memory/perimeter/testing';
import { createLogger, createRegistry } from '@memory/telemetry';
import { Hono } from 'hono';
import { createApi } from '../src/create-api.ts';
import { createFakeDeps, testDeploymentId } from '../src/testing/index.ts';
import { openPlainClient, type PlainClient, percentile, requestBytes } from './plain-client.ts';

const WARM_UP = 1_000;
const ROUNDS = 3_000;
const secret = 'a-secret-of-the-benchmark';

type Variant = {
  name: string;
  open: () => Promise<PlainClient>;
  headers: Record<string, string>;
};

/**
 * What perimeter, admission, validation and telemetry add to a route: the API's app beside the same route on a bare
 * Hono, over the same server and the same work behind them, asked in turns over one connection each.
 */
export async function measureOverhead(redisUrl: string | undefined): Promise<object> {
  const closing: (() => Promise<unknown>)[] = [];
  const sink = openSync('/dev/null', 'w');
  const log = createLogger({ service: 'api', destination: { write: (line) => writeSync(sink, line) } });
  const documents = { documents: [], cursor: null };
  const work = {
    documents: { listDocuments: async () => documents },
    retrieval: { searchClaims: async () => exampleEnvelope },
  };

  async function serve(app: Parameters<typeof listen>[0]['app']): Promise<Listening> {
    const listening = await listen({ app, address: '127.0.0.1', port: 0, log });
    closing.push(() => listening.close(1_000));
    return listening;
  }
  async function bare(): Promise<Listening> {
    const app = new Hono();
    app.get('/documents', async (c) => c.json(await work.documents.listDocuments()));
    app.post('/search/claims', async (c) => {
      await c.req.json();
      return c.json(await work.retrieval.searchClaims());
    });
    return serve(app);
  }
  async function whole(perimeter: Perimeter, admission?: Admission): Promise<Listening> {
    const { deps } = createFakeDeps();
    const app = createApi({
      ...deps,
      log,
      registry: createRegistry(),
      perimeter,
      documents: { ...deps.documents, ...work.documents },
      retrieval: { ...deps.retrieval, ...work.retrieval },
      ...(admission === undefined ? {} : { admission }),
    });
    return serve(app.hono);
  }
  async function limited(redis?: { url: string; prefix: string }): Promise<Admission> {
    const many = 100_000_000;
    const settings = {
      keyPerMinute: many,
      keyInFlight: many,
      deploymentPerMinute: many,
      deploymentInFlight: many,
    };
    const admission = await createAdmission({ settings, log, registry: createRegistry(), redis });
    closing.push(() => admission.close());
    return admission;
  }

  const open = {
    secret: null,
    loopback: true,
    browserOrigins: new Set<string>(),
    trustedPrincipalSource: false,
    ingestBodyMaxBytes: null,
  };
  const locked = { ...open, secret: { digest: digestOf(secret), deploymentId: null } };
  const { signedKeys, credential, close } = await startSignedKeys(log);
  closing.push(close);
  const deploymentId = testDeploymentId;
  const byKey = createPerimeter({ settings: open, deploymentId, signedKeys });
  const keyHeader = { Authorization: `Bearer ${credential}` };

  const variants: Variant[] = [
    { name: 'bare', open: clientOf(await bare()), headers: keyHeader },
    {
      name: 'open',
      open: clientOf(await whole(createPerimeter({ settings: open, deploymentId }))),
      headers: {},
    },
    {
      name: 'secret',
      open: clientOf(await whole(createPerimeter({ settings: locked, deploymentId }))),
      headers: { Authorization: `Bearer ${secret}` },
    },
    { name: 'signed_key', open: clientOf(await whole(byKey)), headers: keyHeader },
    {
      name: 'signed_key_admission',
      open: clientOf(await whole(byKey, await limited())),
      headers: keyHeader,
    },
  ];
  if (redisUrl !== undefined) {
    const admission = await limited({ url: redisUrl, prefix: `memory-bench:${process.pid}` });
    variants.push({ name: 'redis_ping', open: () => openPing(redisUrl), headers: {} });
    variants.push({
      name: 'signed_key_admission_redis',
      open: clientOf(await whole(byKey, admission)),
      headers: keyHeader,
    });
  }
  try {
    return {
      get_documents: await compare(variants, (headers) =>
        requestBytes('GET', '/documents?limit=50', headers),
      ),
      post_search_claims: await compare(variants, (headers) =>
        requestBytes('POST', '/search/claims', headers, { query: 'who leads Acme', k: 10 }),
      ),
    };
  } finally {
    for (const end of closing.reverse()) await end();
  }
}

/** p50 of each variant in milliseconds, and what it is above the bare one, all asked in turns. */
async function compare(
  variants: readonly Variant[],
  request: (headers: Record<string, string>) => Buffer,
): Promise<Record<string, { p50_ms: number; over_bare_ms: number }>> {
  const asked = await Promise.all(
    variants.map(async ({ name, open, headers }) => ({
      name,
      client: await open(),
      bytes: request(headers),
      times: [] as number[],
    })),
  );
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const { name, client, bytes, times } of asked) {
      const started = performance.now();
      const status = await client.send(bytes);
      const elapsed = performance.now() - started;
      if (status !== 200) throw new Error(`${name} answered ${status}`);
      if (round >= WARM_UP) times.push(elapsed);
    }
  }
  for (const { client } of asked) client.close();
  const bare = percentile(asked[0]?.times ?? [], 50);
  return Object.fromEntries(
    asked.map(({ name, times }) => {
      const p50 = percentile(times, 50);
      return [name, { p50_ms: rounded(p50), over_bare_ms: rounded(p50 - bare) }];
    }),
  );
}

const clientOf = (listening: Listening) => () => openPlainClient(listening.port);

/** A bare round trip to Redis: the least that counting across replicas can cost. */
async function openPing(redisUrl: string): Promise<PlainClient> {
  const { hostname, port } = new URL(redisUrl);
  const socket = connect({ host: hostname, port: Number(port || 6379), noDelay: true });
  await once(socket, 'connect');
  return {
    async send() {
      socket.write('PING\r\n');
      await once(socket, 'data');
      return 200;
    },
    close: () => socket.destroy(),
  };
}

const rounded = (ms: number) => Number(ms.toFixed(3));

async function startSignedKeys(log: ReturnType<typeof createLogger>) {
  const issuer = await startFakeIssuer();
  const signer = createIssuerKey('signer');
  issuer.keys = { keys: [signer.jwk] };
  issuer.revocation = signToken(
    signer,
    revocationClaims(issuer.issuer, testDeploymentId, { active_kids: [signer.kid] }),
    { typ: 'revocation+jwt' },
  );
  const signedKeys = createSignedKeys({
    settings: {
      issuer: issuer.issuer,
      tenantId: 'tenant-1',
      projectId: null,
      signingKeysUrl: issuer.keysUrl,
      revocationUrl: issuer.revocationUrl,
      refreshSeconds: 60,
      revocationMaxAgeSeconds: 3600,
    },
    deploymentId: testDeploymentId,
    store: createMemoryKeyStore(),
    log,
  });
  await signedKeys.start();
  return {
    signedKeys,
    credential: signToken(
      signer,
      sessionClaims(issuer.issuer, testDeploymentId, { permissions: ['memory:read'] }),
    ),
    close: async () => {
      await signedKeys.stop();
      await issuer.close();
    },
  };
}
