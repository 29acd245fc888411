import { randomUUID } from 'node:crypto';
import { limits } from '@memory/contract';
import type { Conversation } from '../../json-rpc/protocol.ts';

type Session = { conversation: Conversation; usedAt: number };

export type Sessions = {
  /** Opens one and answers its id. */
  open(conversation: Conversation): string;
  /** The conversation of a session, which counts as a use; null where there is none, or no longer. */
  use(id: string): Conversation | null;
  /** Whether there was one to end. */
  end(id: string): boolean;
};

/** So many are kept; the one unused for longest makes room. */
const mostSessions = 10_000;

/** The sessions of an HTTP server. One that nobody has used for an hour is gone. */
export function createSessions(now: () => number = () => performance.now()): Sessions {
  // In the order of their last use.
  const sessions = new Map<string, Session>();
  const idleMs = limits.mcp.sessionIdleSeconds * 1_000;
  const expire = () => {
    for (const [id, { usedAt }] of sessions) {
      if (now() - usedAt < idleMs && sessions.size <= mostSessions) break;
      sessions.delete(id);
    }
  };
  return {
    open(conversation) {
      const id = randomUUID();
      sessions.set(id, { conversation, usedAt: now() });
      expire();
      return id;
    },
    use(id) {
      expire();
      const session = sessions.get(id);
      if (session === undefined) return null;
      sessions.delete(id);
      sessions.set(id, { ...session, usedAt: now() });
      return session.conversation;
    },
    end(id) {
      expire();
      return sessions.delete(id);
    },
  };
}
