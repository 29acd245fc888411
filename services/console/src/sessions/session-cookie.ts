import type { AppEnv } from '@memory/http';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

const NAME = 'memory_console';

export function readSessionCookie(c: Context<AppEnv>): string | null {
  return getCookie(c, NAME) ?? null;
}

export function setSessionCookie(c: Context<AppEnv>, token: string, lifetimeMs: number): void {
  setCookie(c, NAME, token, { ...attributes(c), maxAge: Math.floor(lifetimeMs / 1000) });
}

export function dropSessionCookie(c: Context<AppEnv>): void {
  deleteCookie(c, NAME, attributes(c));
}

/** Over https, which a proxy in front says, the cookie goes nowhere else; on loopback there is only http. */
function attributes(c: Context<AppEnv>) {
  const secure = c.req.header('x-forwarded-proto') === 'https';
  return { path: '/', httpOnly: true, sameSite: 'Strict', secure } as const;
}
