import type { Logger } from '@memory/telemetry';
import { fetchText } from './fetch-text.ts';
import { keySetRecord, readKeySet, type VerifyingKeys } from './key-set.ts';
import type { KeyStore } from './key-store.ts';
import {
  type DocumentRules,
  isFresh,
  judgeDocument,
  type RevocationDocument,
  readDocument,
  whyNotFollowing,
} from './revocation-document.ts';

/** What a fetch came to. */
export type FetchOutcome = 'accepted' | 'unchanged' | 'rejected' | 'failed';

export type IssuerOptions = {
  rules: DocumentRules;
  signingKeysUrl: string;
  revocationUrl: string;
  store: KeyStore;
  log: Logger;
  /** Milliseconds since the epoch. */
  now: () => number;
  onFetched?: ((document: 'keys' | 'revocation', outcome: FetchOutcome) => void) | undefined;
};

/** What this process knows of the issuer: its keys, and which of them and of the keys they signed still count. */
export type IssuerState = {
  readonly keys: VerifyingKeys;
  readonly document: RevocationDocument | null;
  /** The accepted document while it is fresh. */
  freshDocument(): RevocationDocument | null;
  /** Takes over what this deployment has kept, here or through another replica. */
  sync(): Promise<void>;
  /** Fetches both; answers whether both could be fetched and kept. */
  refresh(stop: AbortSignal): Promise<boolean>;
};

export function createIssuerState(options: IssuerOptions): IssuerState {
  const { rules, store, log, now, onFetched } = options;
  let keys: VerifyingKeys = new Map();
  let keysAreOwn = false;
  let document: RevocationDocument | null = null;
  let lastRejected = '';

  const nowSeconds = () => now() / 1000;

  function adopt(token: string): void {
    const read = readDocument(token);
    if (read === null) {
      log.error('the kept revocation document cannot be read; signed keys wait for a new one');
      return;
    }
    const { claims: _claims, ...adopted } = read;
    if (document !== null && adopted.seq <= document.seq) return;
    document = adopted;
    log.info({ seq: adopted.seq, revoked: adopted.revoked.size }, 'revocation document accepted');
  }

  async function sync(): Promise<void> {
    const kept = await store.read();
    if (!keysAreOwn && kept.keySet !== null) keys = (await readKeySet(kept.keySet, keys)) ?? keys;
    if (kept.document !== null && kept.document.seq > (document?.seq ?? Number.NEGATIVE_INFINITY)) {
      adopt(kept.document.token);
    }
  }

  async function takeKeys(text: string): Promise<FetchOutcome> {
    const read = await readKeySet(parse(text), keys);
    if (read === null) {
      log.warn({ reason: 'it has a bad key or is no key set' }, 'key set rejected; the last good one stays');
      return 'rejected';
    }
    const changed = !keysAreOwn || !sameKeys(read, keys);
    keys = read;
    keysAreOwn = true;
    if (changed) await store.keepKeySet(keySetRecord(keys));
    return changed ? 'accepted' : 'unchanged';
  }

  async function takeDocument(text: string): Promise<FetchOutcome> {
    const token = text.trim();
    if (token === document?.token) return 'unchanged';
    const judged = await judgeDocument(token, keys, rules, nowSeconds());
    const reason = judged.ok ? whyNotFollowing(document, judged) : judged.reason;
    if (!judged.ok || reason !== null) return rejectDocument(token, reason ?? '');
    const { seq, activeKids } = judged.document;
    const accepted = await store.acceptDocument({
      seq,
      token,
      activeKids: [...activeKids],
      signedBy: judged.signedBy,
    });
    await sync();
    if (accepted) return 'accepted';
    // Another replica was quicker, with this one or a later one.
    if (document?.token === token) return 'unchanged';
    return rejectDocument(token, `it does not follow the accepted one, whose seq is ${document?.seq}`);
  }

  /** Says why once, not at every fetch of the same document. */
  function rejectDocument(token: string, reason: string): FetchOutcome {
    if (token !== lastRejected) {
      log.warn({ reason }, 'revocation document rejected; the last accepted one stays');
    }
    lastRejected = token;
    return 'rejected';
  }

  async function take(
    which: 'keys' | 'revocation',
    fetched: Promise<string>,
    work: (text: string) => Promise<FetchOutcome>,
  ): Promise<FetchOutcome> {
    let outcome: FetchOutcome = 'failed';
    try {
      outcome = await work(await fetched);
    } catch (error) {
      log.warn({ err: error }, `${names[which]} could not be refreshed; the last good one stays`);
    }
    onFetched?.(which, outcome);
    return outcome;
  }

  return {
    get keys() {
      return keys;
    },
    get document() {
      return document;
    },
    freshDocument() {
      return document !== null && isFresh(document, rules.maxAgeSeconds, nowSeconds()) ? document : null;
    },
    sync,
    async refresh(stop) {
      const keySet = fetchText(options.signingKeysUrl, stop);
      const revocation = fetchText(options.revocationUrl, stop);
      // Taken one after the other, as a document may be signed by a new key; it may fail before its turn.
      revocation.catch(() => undefined);
      const keysOutcome = await take('keys', keySet, takeKeys);
      if (keysOutcome === 'failed' || keysOutcome === 'rejected') keysAreOwn = false;
      const documentOutcome = await take('revocation', revocation, takeDocument);
      return keysOutcome !== 'failed' && documentOutcome !== 'failed';
    },
  };
}

const names = { keys: 'the key set', revocation: 'the revocation document' } as const;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function sameKeys(a: VerifyingKeys, b: VerifyingKeys): boolean {
  return a.size === b.size && [...a.values()].every(({ kid, x }) => b.get(kid)?.x === x);
}
