import { bodyTooLarge, validationFailed } from '@memory/contract';
import type { AppEnv } from '@memory/http';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { Forwarder } from '../forwarding/create-forwarder.ts';
import { dropSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie.ts';
import type { SessionStore } from './session-store.ts';

/** The longest signed key is a few KiB. */
const LONGEST_BODY = 32 * 1024;

const SignIn = z.strictObject({ credential: z.string().regex(/^[\x21-\x7e]+$/) });

export type SessionDeps = { sessions: SessionStore; lifetimeMs: number; forwarder: Forwarder };

/**
 * `GET /session` says whether the browser is signed in, `POST` signs in with a credential that the API takes, `DELETE`
 * signs out. Nothing answers with a credential.
 */
export function serveSessions(app: Hono<AppEnv>, { sessions, lifetimeMs, forwarder }: SessionDeps): void {
  app.get('/session', (c) => c.json({ signed_in: currentCredential(c, sessions) !== null }));

  app.post('/session', bodyLimit({ maxSize: LONGEST_BODY, onError: refuseLength }), async (c) => {
    const credential = await readCredential(c);
    const answer = await forwarder.probe(credential);
    if (!isAccepted(answer.status, answer.detail)) {
      for (const [name, value] of Object.entries(answer.headers)) c.header(name, value);
      return c.json({ detail: answer.detail }, answer.status as 401);
    }
    closeCurrent(c);
    setSessionCookie(c, sessions.open(credential), lifetimeMs);
    return c.json({ signed_in: true });
  });

  app.delete('/session', (c) => {
    closeCurrent(c);
    dropSessionCookie(c);
    return c.json({ signed_in: false });
  });

  function closeCurrent(c: Context<AppEnv>): void {
    const token = readSessionCookie(c);
    if (token !== null) sessions.close(token);
  }
}

function refuseLength(): never {
  throw bodyTooLarge();
}

/** The credential of the browser's session; null where it has none. */
export function currentCredential(c: Context<AppEnv>, sessions: SessionStore): string | null {
  const token = readSessionCookie(c);
  return token === null ? null : sessions.read(token);
}

/** A credential that may only ingest is refused the probe by its scope, and is a credential all the same. */
function isAccepted(status: number, detail: unknown): boolean {
  return status === 200 || (status === 403 && detail === 'credential may not perform this operation');
}

async function readCredential(c: Context<AppEnv>): Promise<string> {
  const parsed = SignIn.safeParse(await c.req.json().catch(() => null));
  if (parsed.success) return parsed.data.credential;
  throw validationFailed([
    {
      type: 'value_error',
      loc: ['body', 'credential'],
      msg: 'Value error, a credential is one word of printable ASCII',
      input: null,
    },
  ]);
}
