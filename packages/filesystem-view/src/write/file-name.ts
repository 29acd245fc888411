/** Bytes of a name; file systems take 255. */
const MAX_BYTES = 180;
const TAKEN: ReadonlySet<string> = new Set(['index.md', 'claims.md', 'facts.md']);

/**
 * The name of the file that holds a document's text: the original's, without what file systems, Obsidian's links or
 * Windows do not take, and ending in `.md`.
 */
export function textFileName(filename: string): string {
  const base = filename.split(/[/\\]/).at(-1) ?? '';
  const clean = base
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufffd:*?"<>|#^[\]%]/g, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const stem = /\.(?:md|markdown)$/i.test(clean) ? clean.replace(/\.[^.]*$/, '') : clean;
  const name = `${cut(stem.normalize('NFC')) || 'text'}.md`;
  return TAKEN.has(name.toLowerCase()) ? `text-${name}` : name;
}

function cut(text: string): string {
  let bytes = 0;
  let kept = '';
  for (const sign of text.toWellFormed()) {
    bytes += Buffer.byteLength(sign);
    if (bytes > MAX_BYTES) break;
    kept += sign;
  }
  return kept.trimEnd();
}
