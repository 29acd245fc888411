/** A version as a heading names it, and what stands behind it. */
export type NamedVersion = { readonly version: string; readonly rest: string };

const numbered =
  /^\[?(?:version\s+|release\s+)?v?(\d+\.\d+(?:\.\d+){0,2}(?:-[\p{L}\p{N}.-]+|\+[\p{L}\p{N}.-]+)?)\]?(?=$|[\s,:(/–—])\s*(.*)$/isu;

/** The version that a heading begins with, behind `name` where it has that; null where it has none. */
export function readVersion(heading: string, name: string | null): NamedVersion | null {
  const text = heading.replace(/^[^\p{L}\p{N}[@]+/u, '').trim();
  const own =
    name !== null && text.toLowerCase().startsWith(name.toLowerCase())
      ? text.slice(name.length).replace(/^[\s@:–—-]+/, '')
      : text;
  const [, version, rest = ''] = numbered.exec(own) ?? [];
  if (version === undefined || /^(?:19|20)\d\d[.](?:0?[1-9]|1[0-2])(?:\.|$)/.test(version)) return null;
  return { version: version.replace(/[.-]+$/, ''), rest };
}
