import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';

/** A catalog's row was changed by another, is there already, or is gone; two waited for each other. */
const COLLISIONS = new Set(['XX000', '23505', '42710', '42704', '40P01']);
const MAX_ATTEMPTS = 8;
const PAUSE_MS = 50;

/**
 * Runs `work`, and again where it met another session in what belongs to the whole server: roles, logins and databases.
 * `work` begins by looking at what is there. Rejects with the last error after eight attempts, which take 1.4 s.
 */
export async function retryCollisions(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isCollision = error instanceof postgres.PostgresError && COLLISIONS.has(error.code);
      if (!isCollision || attempt === MAX_ATTEMPTS) throw error;
      await sleep(PAUSE_MS * attempt * (0.5 + Math.random()));
    }
  }
}
