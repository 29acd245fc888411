import { isMap, parseDocument } from 'yaml';
import { limits } from './limits.ts';

/** Metadata in front of a document: YAML between `---` lines (or up to `...`), TOML between `+++` lines. */
export type FrontMatter = { readonly end: number; readonly title: string | null };

/**
 * The front matter that begins at `from`, `end` being the place behind its last line's text. Only a mapping is front matter: prose, a list
 * or slides between two rules are text, and so is all that follows a rule with a blank line behind it.
 */
export function readFrontMatter(text: string, from = 0): FrontMatter | null {
  const window = text.slice(from, from + limits.frontMatter);
  const open = /^(---|\+\+\+)[ \t]*\n/.exec(window);
  if (!open) return null;
  const isToml = open[1] === '+++';
  const inner = window.slice(open[0].length);
  const match = (isToml ? /^\+\+\+[ \t]*$/m : /^(?:---|\.\.\.)[ \t]*$/m).exec(inner);
  if (!match) return null;
  const body = inner.slice(0, match.index);
  if (!(isToml ? isTomlTable(body) : isYamlMapping(body))) return null;
  return {
    end: from + open[0].length + match.index + match[0].trimEnd().length,
    title: readTitle(body, isToml),
  };
}

/** Tools that each put a head in front leave several. */
const mostHeads = 4;

/** The heads of a text, one right behind the other, with nothing but blank lines between them. */
export function readHeads(text: string): (FrontMatter & { readonly start: number })[] {
  const heads: (FrontMatter & { readonly start: number })[] = [];
  for (let start = 0; heads.length < mostHeads; ) {
    const head = readFrontMatter(text, start);
    if (head === null) break;
    heads.push({ start, ...head });
    const gap = /\n\s*/y;
    gap.lastIndex = head.end;
    const match = gap.exec(text);
    if (match === null) break;
    start = text.lastIndexOf('\n', head.end + match[0].length - 1) + 1;
  }
  return heads;
}

/** Where the text behind the heads begins. */
export function endOfHeads(text: string): number {
  return readHeads(text).at(-1)?.end ?? 0;
}

/** A key alone of its line is none of prose: 'title', 'due date', '"a b"'; nothing of more than four words. */
const yamlKey = /^(?:"[^"\n]{1,80}"|'[^'\n]{1,80}'|[\p{L}\p{N}_$@.][^\s:]*(?: [^\s:]+){0,3}) ?:(?:\s|$)/u;

/** 'Note: the mill closed in 1990.' */
const labelledSentence = /: +\p{L}\S*(?: \S+){3,}[.!?]$/u;

/** Whether a YAML mapping stands there; where it has errors, as templates and loose titles do, whether its lines are those of one. */
function isYamlMapping(body: string): boolean {
  if (body.trim() === '') return true;
  if (/^(?:#[^\n]*\n)?[ \t]*\n/.test(body)) return false;
  const outer = body.split('\n').filter((line) => /^[^\s#]/.test(line));
  const keyed = outer.filter((line) => yamlKey.test(line));
  if (keyed.length === 0 || !yamlKey.test(outer[0] ?? '')) return false;
  if (keyed.every((line) => /^\p{Lu}/u.test(line)) && keyed.some((line) => labelledSentence.test(line)))
    return false;
  const document = parseDocument(body, { schema: 'failsafe', logLevel: 'silent', uniqueKeys: false });
  if (document.errors.length === 0) return isMap(document.contents);
  return outer.every((line) => yamlKey.test(line) || /^(?:- |-$|[\]}{%])/.test(line));
}

function isTomlTable(body: string): boolean {
  return body.trim() === '' || /^(?:\s*#.*\n)*\s*(?:[\w."' -]+\s*=|\[)/.test(body);
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
