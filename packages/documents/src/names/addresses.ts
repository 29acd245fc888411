import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { baseName } from './stem.ts';

/**
 * Addresses: how a link in one document names another. They are kept in memory.name_terms beside the words of a name,
 * and found by equality. An address holds `/` or `:`, a word never does, so the two cannot meet.
 *
 * - `/docs/setup.md`: where a file lies, always from the root;
 * - `https://example.org/a?b`: a URL without its fragment;
 * - a file name under any folder: `*` + `/setup.md`.
 */

const MAX_ADDRESS_LENGTH = 512;
const URL_START = /^[a-z][a-z0-9+.-]*:\/\//i;
const SCHEME = /^[a-z][a-z0-9+.-]+:/i;
const DRIVE = /^[a-z]:[/\\]/i;

/** What a link is relative to: where the document that holds it lies. */
export type Location = { filename: string; source_path: string | null; source_ref: string | null };

/** The addresses that a file name gives; its own path counts where the source has not said another. */
export function filenameAddresses(filename: string, pathKnown: boolean): string[] {
  return pathKnown ? [fileAddress(filename)] : [fileAddress(filename), pathAddress(filename)];
}

/** The address of a source path or source reference: either may be a URL, a path, or opaque. */
export function sourceAddress(source: string): string {
  return URL_START.test(source) ? urlAddress(source) : pathAddress(source);
}

/**
 * The address that a link in a document at `from` points to; null for one that leaves no document to find (`#top`,
 * `mailto:…`).
 */
export function linkAddress(href: string, from: Location): string | null {
  const link = href.trim();
  if (URL_START.test(link)) return urlAddress(link);
  if (SCHEME.test(link) && !DRIVE.test(link)) return null;
  const path = decoded(link.replace(/[?#].*$/s, ''));
  if (path === '') return null;
  const base = from.source_path ?? from.source_ref ?? from.filename;
  if (URL_START.test(base)) return URL.canParse(link, base) ? urlAddress(new URL(link, base).href) : null;
  if (/^[/\\]/.test(path) || DRIVE.test(path)) return pathAddress(path);
  return pathAddress(posix.join(posix.dirname(slashed(base)), slashed(path)));
}

/** The address by file name alone of what a link's address points to. */
export function fileAddress(pathOrAddress: string): string {
  return bounded(`*/${baseName(pathOrAddress).normalize('NFC')}`);
}

function pathAddress(path: string): string {
  const normal = posix.normalize(`/${slashed(path)}`).normalize('NFC');
  return bounded(normal.length > 1 ? normal.replace(/\/$/, '') : normal);
}

function urlAddress(url: string): string {
  if (!URL.canParse(url)) return bounded(url);
  const parsed = new URL(url);
  parsed.hash = '';
  return bounded(parsed.href);
}

function slashed(path: string): string {
  return path.replaceAll('\\', '/');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** An index entry has to fit into a third of a page. */
function bounded(address: string): string {
  if (address.length <= MAX_ADDRESS_LENGTH) return address;
  return `sha256:${createHash('sha256').update(address).digest('hex')}`;
}
