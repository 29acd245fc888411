import type { Pace } from '../pace.ts';
import { type JsonValue, parseJson } from './json-values.ts';
import { capital, isPart } from './labels.ts';
import type { PackedText } from './packed-text.ts';

/** Keys of who speaks; the second row alone names things as well as people, so that a time must stand beside it. */
const speakers = ['speaker', 'sender_name', 'sender', 'author', 'from', 'role'];
const namers = ['name', 'username', 'user', 'nick', 'login'];
const profiles = ['real_name', 'display_name', 'displayName', 'name', 'username', 'login', 'role'];
const texts = ['content', 'text', 'message', 'value', 'body', 'msg', 'parts'];
const times = 'timestamp ts time date datetime created_at createdAt create_time sent_at timestamp_ms'.split(
  ' ',
);
/** What wraps a message in logs of agents and exports: `{"type": "user", "message": {…}}`. */
const wraps = ['message', 'payload'];
const shownParts = /^(?:text|(?:in|out)put_text|plain|bold|italic|link|mention|paragraph)$/;

/** Reads the messages of a JSON text: arrays, objects or lines of objects with somebody and what they say. */
export async function unpackJson(file: string, from: number, out: PackedText, pace: Pace): Promise<void> {
  const whole = await parseJson(file, from, file.length, pace);
  if (whole !== null) return unpackValue(file, whole, out, pace);
  for (let at = from; at < file.length; ) {
    const feed = file.indexOf('\n', at);
    const end = feed < 0 ? file.length : feed;
    const open = /^\s*(?:\[\s*(?=\{))?/.exec(file.slice(at, Math.min(end, at + 200)))?.[0].length ?? 0;
    const close =
      file.slice(Math.max(at, end - 20), end).search(/[\s,]*(?:\][\s,]*)?$/) + Math.max(at, end - 20);
    const value = file[at + open] === '{' ? await parseJson(file, at + open, close, pace) : null;
    if (value !== null) await unpackValue(file, value, out, pace);
    else if (/[^\s[\]{},]/.test(file.slice(at, end))) {
      out.open(null, null, true);
      out.copy(file, at, end);
    }
    at = end + 1;
  }
}

async function unpackValue(file: string, root: JsonValue, out: PackedText, pace: Pace): Promise<void> {
  const waiting = [root];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (pace.due()) await pace.rest();
    if (value.kind === 'object' && unpackMessage(file, value, out)) continue;
    const inner = value.kind === 'object' ? [...value.entries.values()] : value.items;
    for (let i = inner.length - 1; i >= 0; i--) {
      const child = inner[i] as JsonValue;
      if (child.kind === 'object' || child.kind === 'array') waiting.push(child);
    }
  }
}

/** Writes the message that an object is; false where it is none. */
function unpackMessage(file: string, outer: JsonValue, out: PackedText): boolean {
  const inner = wraps.map((key) => outer.entries.get(key)).find((value) => value?.kind === 'object') ?? outer;
  const when = whenOf(file, inner) ?? whenOf(file, outer);
  const speaker = speakerOf(file, inner, when !== null) ?? speakerOf(file, outer, when !== null);
  if (speaker === null) return false;
  const said: JsonValue[] = [];
  for (const key of texts) {
    const value = key === 'value' && !inner.entries.has('from') ? undefined : inner.entries.get(key);
    if (value !== undefined && collectTexts(file, value, said)) break;
  }
  if (said.length === 0) return false;
  out.open(speaker, when);
  for (const [i, { start, end }] of said.entries()) {
    if (i > 0) out.write('\n', start - 1);
    copyString(file, start, end, out);
  }
  return true;
}

function speakerOf(file: string, value: JsonValue, isStamped: boolean): string | null {
  const profile = value.entries.get('user_profile');
  const named = profile === undefined ? null : nameIn(file, profile);
  if (named !== null) return named;
  let part: string | null = null;
  for (const key of [...speakers, ...namers]) {
    const found = value.entries.get(key);
    const name = found === undefined ? null : nameIn(file, found);
    if (name === null) continue;
    if (key === 'role' ? isPart(name) : isStamped || !namers.includes(key) || value.entries.has('role')) {
      if (!isPart(name)) return name;
      part ??= name;
    }
  }
  return part;
}

function nameIn(file: string, value: JsonValue): string | null {
  if (value.kind === 'object') {
    for (const key of profiles) {
      const inner = value.entries.get(key);
      const name = inner?.kind === 'string' ? nameIn(file, inner) : null;
      if (name !== null) return name;
    }
    return null;
  }
  const name = value.kind === 'string' ? unescaped(file.slice(value.start, value.end)).trim() : '';
  return /^[\p{L}\p{N}+~][\p{L}\p{M}\p{N}\p{Extended_Pictographic} ._@+()'’#-]{0,59}$/u.test(name)
    ? capital(name)
    : null;
}

/** Collects the strings of what is said; a part that is thought, or of a tool, is not said. */
function collectTexts(file: string, value: JsonValue, said: JsonValue[], depth = 0): boolean {
  if (value.kind === 'string') said.push(value);
  else if (value.kind === 'array') for (const item of value.items) collectTexts(file, item, said, depth + 1);
  else if (value.kind === 'object' && depth < 4) {
    const type = value.entries.get('type');
    const isShown = type === undefined || shownParts.test(file.slice(type.start, type.end));
    for (const key of ['text', 'content', 'parts']) {
      const inner = value.entries.get(key);
      if (isShown && inner !== undefined && collectTexts(file, inner, said, depth + 1)) break;
    }
  }
  return said.length > 0;
}

/** The time as written; seconds or milliseconds since 1970 as an ISO moment. */
function whenOf(file: string, { entries }: JsonValue): string | null {
  for (const key of times) {
    const value = entries.get(key);
    if (value === undefined || value.kind === 'object' || value.kind === 'array') continue;
    const written = file.slice(value.start, value.end);
    if (/^1\d{9}(?:\d{3}|\.\d{1,9})?$/.test(written)) {
      const ms = /^\d{13}$/.test(written) ? Number(written) : 1_000 * Number(written);
      return new Date(ms).toISOString();
    }
    if (/\d/.test(written) && written.length < 60) return written;
  }
  return null;
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: ' ', b: ' ', f: ' ' };
const escaped = /\\(?:u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|[\s\S])/g;

function decode(written: string): string {
  if (written[1] !== 'u' || written.length < 6) return escapes[written[1] ?? ''] ?? written[1] ?? '';
  return written
    .replace(/\\u(.{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .toWellFormed();
}

function unescaped(text: string): string {
  return text.replace(escaped, decode);
}

/** Writes what a string between quotes says, escapes decoded; JSON's and YAML's are alike. */
export function copyString(file: string, from: number, to: number, out: PackedText): void {
  const text = file.slice(from, to);
  let at = 0;
  for (const match of text.matchAll(escaped)) {
    out.copy(file, from + at, from + match.index);
    out.write(decode(match[0]), from + match.index, match[0].length);
    at = match.index + match[0].length;
  }
  out.copy(file, from + at, to);
}
