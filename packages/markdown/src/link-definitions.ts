import { limits } from './limits.ts';

/** Where references lead, by normalised label; the first definition of a label holds. */
export type LinkDefinitions = Map<string, string>;

/** Labels match without regard to case and white space. */
export function normalizeLabel(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase();
}

const label = /\[((?:[^[\]\\]|\\[\s\S])+)\]:[ \t]*(?:\n[ \t]*)?/y;
const destination = /(?:<((?:[^<>\n\\]|\\.)*)>|([^\s<][^\s]*))/y;
const title =
  /(?:[ \t]+|[ \t]*\n[ \t]*)(?:"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\((?:[^()\\]|\\[\s\S])*\))[ \t]*(?:\n|$)/y;
const lineEnd = /[ \t]*(?:\n|$)/y;
const reach = 1_000;

/**
 * Reads the link reference definitions at the start of a paragraph's content into `definitions` and gives the length they
 * take. A label or title is at most 999 characters.
 */
export function readLinkDefinitions(content: string, definitions: LinkDefinitions): number {
  let at = 0;
  for (let count = 0; count < limits.linkDefinitions && content.charCodeAt(at) === 91; count++) {
    // Each expression sees a bounded window, so that many half-finished definitions stay linear.
    const window = content.slice(at, at + 4 * reach);
    label.lastIndex = 0;
    const head = label.exec(window);
    if (!head || head[0].length > reach || !head[1]?.trim()) break;
    destination.lastIndex = head[0].length;
    const target = destination.exec(window);
    if (!target || target[0].length > 2 * reach) break;
    const afterTarget = destination.lastIndex;
    title.lastIndex = afterTarget;
    const titled = title.exec(window);
    lineEnd.lastIndex = afterTarget;
    const end =
      titled && titled[0].length <= reach ? title.lastIndex : lineEnd.test(window) ? lineEnd.lastIndex : -1;
    if (end < 0) break;
    const key = normalizeLabel(head[1]);
    if (!definitions.has(key)) definitions.set(key, target[1] ?? target[2] ?? '');
    at += end;
  }
  return at;
}
