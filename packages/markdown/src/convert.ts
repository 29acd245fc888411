import { TextDecoder } from 'node:util';
import { createPace, type PaceOptions } from './pace.ts';
import { readTitle } from './structure.ts';

/** The Markdown that a document's bytes hold, and the title found in it. */
export type ConvertedMarkdown = { readonly markdown: string; readonly title: string | null };

/**
 * Decodes bytes to Markdown text. UTF-8, with a byte order mark dropped and whatever does not decode (surrogates included) turned into
 * U+FFFD, as NUL is; CR LF and CR become LF. A UTF-16 byte order mark is believed where the first 4 KiB then decode without
 * fault and hold a space or a line end, which no UTF-8 text that begins with those two bytes does.
 * The title is the first level-1 heading, else the front matter's; null where neither stands.
 */
export async function convertMarkdown(
  bytes: AsyncIterable<Uint8Array>,
  options: PaceOptions = {},
): Promise<ConvertedMarkdown> {
  const pace = createPace(options);
  const parts: string[] = [];
  const cleaner = createCleaner();
  let decoder: TextDecoder | null = null;
  let head: Uint8Array = new Uint8Array();
  const write = (decode: TextDecoder, chunk: Uint8Array) =>
    parts.push(cleaner.clean(decode.decode(chunk, { stream: true })));
  for await (const chunk of bytes) {
    for (let at = 0; at < chunk.length; at += slice) {
      const piece = chunk.subarray(at, at + slice);
      if (decoder) {
        write(decoder, piece);
      } else {
        head = join(head, piece);
        if (head.length >= sniffed) {
          decoder = chooseDecoder(head);
          write(decoder, head);
        }
      }
      if (pace.due(256)) await pace.rest();
    }
  }
  if (!decoder) {
    decoder = chooseDecoder(head);
    write(decoder, head);
  }
  parts.push(cleaner.clean(decoder.decode()), cleaner.finish());
  const markdown = parts.join('');
  return { markdown, title: await readTitle(markdown, options) };
}

const slice = 65_536;
const sniffed = 4_096;

function join(head: Uint8Array, piece: Uint8Array): Uint8Array {
  const joined = new Uint8Array(head.length + piece.length);
  joined.set(head);
  joined.set(piece, head.length);
  return joined;
}

function chooseDecoder(head: Uint8Array): TextDecoder {
  const [first, second] = head;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null;
  if (encoding && readsAs(encoding, head)) return new TextDecoder(encoding, { ignoreBOM: true });
  return new TextDecoder('utf-8', { ignoreBOM: true });
}

function readsAs(encoding: string, head: Uint8Array): boolean {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(head.subarray(0, sniffed), {
      stream: true,
    });
    return /[ \n\r\u3000\u3002]/.test(text) && !text.includes('\0');
  } catch {
    return false;
  }
}

/** Drops the byte order mark, replaces NUL, and joins line ends that stand astride two pieces. */
function createCleaner(): { clean(text: string): string; finish(): string } {
  let atStart = true;
  let heldReturn = false;
  return {
    clean(text) {
      if (text === '') return '';
      let piece = heldReturn ? `\r${text}` : text;
      if (atStart && piece.charCodeAt(0) === 0xfeff) piece = piece.slice(1);
      atStart = false;
      heldReturn = piece.endsWith('\r');
      if (heldReturn) piece = piece.slice(0, -1);
      if (piece.includes('\r')) piece = piece.replace(/\r\n?/g, '\n');
      // Splitting is four times as fast as replacing where every other character is NUL.
      return piece.includes('\0') ? piece.split('\0').join('\ufffd') : piece;
    },
    finish: () => (heldReturn ? '\n' : ''),
  };
}
