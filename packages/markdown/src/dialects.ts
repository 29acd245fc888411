/*
 * Marks of Markdown's dialects that stand at the beginning of a line: boxes of Obsidian and GitHub (`> [!note]`), of Docusaurus and
 * VitePress (`:::note`), of MkDocs (`!!! note`), and terms with their definitions.
 */

/** A box around what follows; the range is that of its title, empty where it has none. */
export type Box = { readonly start: number; readonly end: number };

const longestMark = 400;

function titleOf(from: number, match: RegExpExecArray | null): Box | null {
  const groups = match?.indices?.slice(1).find((range) => range !== undefined);
  return match === null ? null : { start: from + (groups?.[0] ?? 0), end: from + (groups?.[1] ?? 0) };
}

function lineAt(text: string, from: number, to: number): string {
  return text.slice(from, Math.min(to, from + longestMark)).trimEnd();
}

/** `[!note]- Title` behind a quote's mark. */
export function calloutMark(text: string, from: number, to: number): Box | null {
  if (text.charCodeAt(from) !== 91 || text.charCodeAt(from + 1) !== 33) return null;
  return titleOf(
    from,
    /^\[![\p{L}][\p{L}\p{N} |_-]{0,40}\][-+]?(?:$|[ \t]+(.*)$)/du.exec(lineAt(text, from, to)),
  );
}

/** Whether the line behind one goes on in a quote with text. */
export function quoteGoesOn(text: string, to: number): boolean {
  return /^\n[ \t>]*>[ \t]*[^\s>]/.test(text.slice(to, to + longestMark));
}

/** `:::note Title`, `:::note[Title]`, `::: {.note title="Title"}`, and `:::` alone, which ends one. */
export function fencedBox(text: string, from: number, to: number): Box | null {
  if (!text.startsWith(':::', from)) return null;
  const mark =
    /^:{3,}[ \t]*(?:\{[^}\n]*?(?:title="([^"\n]*)"[^}\n]*)?\}|[\w-]+(?:\[([^\]\n]*)\])?(?:\{[^}\n]*\})?(?:[ \t]+(.+?))?(?:[ \t]*:{3,})?)?$/d;
  return titleOf(from, mark.exec(lineAt(text, from, to)));
}

/** `!!! note "Title"`, `???+ note`: what is indented below it is inside. */
export function indentedBox(text: string, from: number, to: number): Box | null {
  if (!text.startsWith('!!!', from) && !text.startsWith('???', from)) return null;
  if (!/^\n(?:[ \t]*\n)?(?: {4}| {0,3}\t)/.test(text.slice(to, to + longestMark))) return null;
  const mark = /^(?:!!!|\?\?\?\+?)[ \t]+[\w-]+(?:(?: [\w-]+)*[ \t]+"([^"\n]*)"| inline(?: end)?)?$/d;
  return titleOf(from, mark.exec(lineAt(text, from, to)));
}

/** `: definition` below its term. */
export function isDefinition(text: string, from: number, to: number): boolean {
  return (
    text.charCodeAt(from) === 58 && /^:[ \t]+[^\s:]/.test(text.slice(from, Math.min(to, from + longestMark)))
  );
}
