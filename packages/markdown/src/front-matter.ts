import { limits } from './limits.ts';

/** Metadata in front of a document: YAML between `---` lines (or up to `...`), TOML between `+++` lines. */
export type FrontMatter = { readonly end: number; readonly title: string | null };

/**
 * The front matter at the very start of a text, `end` being the place behind its last line's text. A pair of rules with prose
 * between them is none: the first line inside must be a key, a comment or nothing but white space up to the end.
 */
export function readFrontMatter(text: string): FrontMatter | null {
  const open = /^(---|\+\+\+)[ \t]*\n/.exec(text);
  if (!open) return null;
  const toml = open[1] === '+++';
  const close = toml ? /^\+\+\+[ \t]*$/m : /^(?:---|\.\.\.)[ \t]*$/m;
  const window = text.slice(open[0].length, limits.frontMatter);
  const match = close.exec(window);
  if (!match) return null;
  const body = window.slice(0, match.index);
  const first = body.trimStart();
  const keyed = toml ? /^(?:[\w."' -]+\s*=|\[|#)/ : /^(?:[\p{L}_"'][^\n:]{0,80}:(?:\s|$)|#|-\s)/u;
  if (first !== '' && !keyed.test(first)) return null;
  return { end: open[0].length + match.index + match[0].trimEnd().length, title: readTitle(body, toml) };
}

function readTitle(body: string, toml: boolean): string | null {
  const match = toml ? /^title[ \t]*=[ \t]*(.+)$/im.exec(body) : /^title[ \t]*:[ \t]+(.+)$/im.exec(body);
  const value = match?.[1]?.trim() ?? '';
  const quoted = /^(["'])(.*)\1(?:\s+#.*)?$/.exec(value);
  const title = (quoted ? unquote(quoted[2] ?? '', quoted[1] ?? '') : value.replace(/\s+#.*$/, '')).trim();
  return title === '' || /^[|>][+-]?$/.test(title) ? null : title.slice(0, limits.heading);
}

function unquote(value: string, quote: string): string {
  return quote === '"' ? value.replace(/\\(["\\])/g, '$1') : value.replaceAll("''", "'");
}
