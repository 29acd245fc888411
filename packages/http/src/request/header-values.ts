import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';

/** Every header of a (lower-case) name, in order; the request object would show several as one. */
export function headerValues(c: Context<AppEnv>, name: string): string[] {
  const raw = c.env?.incoming?.rawHeaders;
  if (raw === undefined) {
    const header = c.req.header(name);
    return header === undefined ? [] : [header];
  }
  return raw.filter((_value, index) => index % 2 === 1 && raw[index - 1]?.toLowerCase() === name);
}
