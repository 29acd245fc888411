import type { Anchor } from '../converted.ts';
import type { Part } from './draft.ts';

/** The Markdown of all parts that have text, each behind its anchor's comment, and where the comments stand. */
export function joinParts(parts: readonly Part[]): { markdown: string; anchors: Anchor[] } {
  const pieces: string[] = [];
  const anchors: Anchor[] = [];
  let offset = 0;
  const add = (piece: string) => {
    pieces.push(piece);
    offset += codePoints(piece);
  };
  for (const { anchor, markdown } of parts) {
    const text = tidy(markdown);
    if (text === '') continue;
    if (offset > 0) add('\n\n');
    if (anchor !== null) {
      const name = commentText(anchor.name);
      anchors.push({ kind: anchor.kind, name, offset });
      add(`<!-- ${anchor.kind} ${name} -->\n\n`);
    }
    add(text);
  }
  if (offset > 0) add('\n');
  return { markdown: pieces.join(''), anchors };
}

/** Line ends as LF, no white space at line ends but a hard break's, no control characters, well-formed Unicode. */
function tidy(markdown: string): string {
  return markdown
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/\u0000/g, '\ufffd')
    .replace(/[\u0001-\u0008\u000b\u000e-\u001f\u007f]/g, '')
    .replace(/\f/g, '\n')
    .replace(/(\S)[ \t]$/gm, '$1')
    .replace(/^[ \t]+$/gm, '')
    .replace(/^\n+|\s+$/g, '');
}

/** A comment ends at `-->`, and one of Markdown's HTML blocks at its line. */
function commentText(name: string): string {
  return name.replace(/\s+/g, ' ').replace(/-{2,}/g, '-').replace(/[<>]/g, '').trim().slice(0, 200);
}

function codePoints(text: string): number {
  let pairs = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0xdc00 && code <= 0xdfff) pairs++;
  }
  return text.length - pairs;
}
