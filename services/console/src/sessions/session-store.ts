import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

export type SessionStore = {
  /** Keeps a credential; answers the token that the browser gets. */
  open(credential: string): string;
  /** The credential of a token that is known and has not expired; else null. Counts as use. */
  read(token: string): string | null;
  close(token: string): void;
};

export type SessionLimits = {
  /** A session ends this long after it was opened. */
  lifetimeMs: number;
  /** A session ends when it was not used for this long. */
  idleMs: number;
  /** The least recently used ones end when there are more. */
  sessions: number;
};

export const defaultSessionLimits: SessionLimits = {
  lifetimeMs: 12 * 3_600_000,
  idleMs: 2 * 3_600_000,
  sessions: 1_000,
};

type Session = { nonce: Buffer; sealed: Buffer; tag: Buffer; openedAt: number; usedAt: number };

const ID_BYTES = 16;
const KEY_BYTES = 32;
const NONCE_BYTES = 12;

/**
 * Credentials of signed-in browsers, in memory and encrypted: the key of each is in its token alone, so neither the
 * store nor a token gives a credential away. They end with the process.
 */
export function createSessionStore(
  limits: SessionLimits = defaultSessionLimits,
  now: () => number = Date.now,
): SessionStore {
  /** In order of use, the least recent first. */
  const sessions = new Map<string, Session>();

  function evict(): void {
    for (const [id, session] of sessions) if (isOver(session)) sessions.delete(id);
    for (const id of sessions.keys()) {
      if (sessions.size < limits.sessions) return;
      sessions.delete(id);
    }
  }

  function isOver({ openedAt, usedAt }: Session): boolean {
    return now() - openedAt >= limits.lifetimeMs || now() - usedAt >= limits.idleMs;
  }

  return {
    open(credential) {
      evict();
      const id = randomBytes(ID_BYTES);
      const key = randomBytes(KEY_BYTES);
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      cipher.setAAD(id);
      const sealed = Buffer.concat([cipher.update(credential, 'utf8'), cipher.final()]);
      const session = { nonce, sealed, tag: cipher.getAuthTag(), openedAt: now(), usedAt: now() };
      sessions.set(id.toString('base64url'), session);
      return Buffer.concat([id, key]).toString('base64url');
    },
    read(token) {
      const parts = splitToken(token);
      if (parts === null) return null;
      const session = sessions.get(parts.name);
      if (session === undefined) return null;
      if (isOver(session)) {
        sessions.delete(parts.name);
        return null;
      }
      const credential = unseal(session, parts);
      if (credential === null) return null;
      session.usedAt = now();
      sessions.delete(parts.name);
      sessions.set(parts.name, session);
      return credential;
    },
    close(token) {
      const parts = splitToken(token);
      const session = parts === null ? undefined : sessions.get(parts.name);
      if (parts !== null && session !== undefined && unseal(session, parts) !== null)
        sessions.delete(parts.name);
    },
  };
}

type TokenParts = { name: string; id: Buffer; key: Buffer };

function splitToken(token: string): TokenParts | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== ID_BYTES + KEY_BYTES) return null;
  const id = bytes.subarray(0, ID_BYTES);
  return { name: id.toString('base64url'), id, key: bytes.subarray(ID_BYTES) };
}

function unseal({ nonce, sealed, tag }: Session, { id, key }: TokenParts): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce);
    decipher.setAAD(id);
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
