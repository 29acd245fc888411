import { authenticationFailed, limits, revocationTokenType, wrongDeployment } from '@memory/contract';
import { createCounter, createGauge, type Logger, type Registry } from '@memory/telemetry';
import type { Caller } from '../caller.ts';
import { createIssuerState } from './issuer-state.ts';
import { type JudgedClaims, judgeClaims } from './judge-claims.ts';
import type { KeyStore } from './key-store.ts';
import { refreshDelay } from './refresh-delay.ts';
import type { RevocationDocument } from './revocation-document.ts';
import { keyForm, parseObject, readToken, verifySignature } from './signed-token.ts';
import { createVerifiedTokens } from './verified-tokens.ts';

export type SignedKeySettings = {
  issuer: string;
  tenantId: string;
  /** The deployment's id where null. */
  projectId: string | null;
  signingKeysUrl: string;
  revocationUrl: string;
  refreshSeconds: number;
  revocationMaxAgeSeconds: number;
};

export type SignedKeysOptions = {
  settings: SignedKeySettings;
  deploymentId: string;
  store: KeyStore;
  log: Logger;
  registry?: Registry | undefined;
  /** Milliseconds since the epoch. */
  now?: () => number;
};

export type SignedKeys = {
  /** Says who shows a key. @throws ServiceError 401 or 403 */
  authenticate(credential: string): Promise<Caller>;
  /** Takes over what was kept, fetches once, and goes on refreshing in the background. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** How often at least a replica looks at what the others have accepted. */
const syncMs = 5_000;

/** Signed keys of one issuer: an issuer's keys and revocation document, kept fresh, and the keys judged by them. */
export function createSignedKeys(options: SignedKeysOptions): SignedKeys {
  const { settings, deploymentId, store, log, registry, now = Date.now } = options;
  const { issuer, tenantId, revocationMaxAgeSeconds } = settings;
  const keyRules = { issuer, tenantId, deploymentId, projectId: settings.projectId ?? deploymentId };
  const refreshMs = settings.refreshSeconds * 1000;
  const fetches = registry === undefined ? null : createCounter(registry, 'memory_signing_fetches_total');
  const state = createIssuerState({
    rules: { issuer, deploymentId, maxAgeSeconds: revocationMaxAgeSeconds },
    signingKeysUrl: settings.signingKeysUrl,
    revocationUrl: settings.revocationUrl,
    store,
    log,
    now,
    onFetched: (document, outcome) => fetches?.inc({ document, outcome }),
  });
  if (registry !== undefined) {
    createGauge(registry, 'memory_revocation_age_seconds', (gauge) => {
      gauge.set(now() / 1000 - (state.document?.issuedAt ?? Number.NaN));
    });
  }
  const verified = createVerifiedTokens();
  const stopping = new AbortController();
  let failures = 0;
  let saidStale = false;
  let running: Promise<void> = Promise.resolve();

  /** What only the moment can tell, asked at every request. */
  function admit(claims: JudgedClaims, document: RevocationDocument): Caller {
    const seconds = now() / 1000;
    const { keyLeewaySeconds: leeway } = limits;
    if (seconds >= claims.expires + leeway || seconds < claims.notBefore - leeway)
      throw authenticationFailed();
    if (document.revoked.has(claims.jti)) throw authenticationFailed();
    if (!claims.isOurs) throw wrongDeployment();
    return { scope: claims.scope, credential: claims.credential };
  }

  async function authenticate(credential: string): Promise<Caller> {
    const document = state.freshDocument();
    if (document === null) throw authenticationFailed();
    if (credential.length > keyForm.maxLength + 64) throw authenticationFailed();
    const digest = verified.digest(credential);
    const known = verified.get(digest);
    if (known !== undefined && counts(known.key.kid, document) === known.key) {
      return admit(known.claims, document);
    }
    verified.drop(digest);
    const token = readToken(credential, keyForm);
    if (token === null || token.typ === revocationTokenType) throw authenticationFailed();
    const key = counts(token.kid, document);
    if (key === undefined) throw authenticationFailed();
    if (!(await verifySignature(token, key.key))) throw authenticationFailed();
    const claims = judgeClaims(parseObject(token.payload), keyRules);
    if (claims === null) throw authenticationFailed();
    verified.add(digest, { key, claims });
    return admit(claims, document);
  }

  /** A key of the issuer that is both fetched and active. */
  function counts(kid: string, document: RevocationDocument) {
    return document.activeKids.has(kid) ? state.keys.get(kid) : undefined;
  }

  async function refresh(): Promise<void> {
    failures = (await state.refresh(stopping.signal)) ? 0 : failures + 1;
    const isStale = state.freshDocument() === null;
    if (isStale && !saidStale) log.warn('no fresh revocation document: signed keys are refused');
    saidStale = isStale;
  }

  async function sync(): Promise<void> {
    try {
      await state.sync();
    } catch (error) {
      log.warn({ err: error }, 'what other replicas accepted could not be read');
    }
  }

  /** Refreshes when it is time to, and looks at the store in between. */
  async function run(): Promise<void> {
    const { signal } = stopping;
    while (!signal.aborted) {
      const due = performance.now() + refreshDelay(failures, refreshMs, Math.random());
      for (let left = due - performance.now(); left > 0; left = due - performance.now()) {
        await pause(Math.min(left, syncMs), signal);
        if (signal.aborted) return;
        if (due - performance.now() > 0) await sync();
      }
      await refresh();
      await sync();
    }
  }

  return {
    authenticate,
    async start() {
      await state.sync();
      await refresh();
      running = run();
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

function pause(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    timer.unref();
    stop.addEventListener('abort', end);
  });
}
