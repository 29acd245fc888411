import { ConversionError } from '../../conversion-error.ts';
import type { Format, Part } from '../draft.ts';
import { readEml } from './read-eml.ts';
import { writeMessage } from './write-message.ts';

/** A folder of messages, each a section of its own. */
export const mbox: Format = {
  revision: 1,
  libraries: ['postal-mime', 'turndown'],
  async read({ bytes, limits }) {
    const messages = splitMessages(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    if (messages.length === 0) throw new ConversionError('malformed', "no line begins with 'From '");
    const parts: Part[] = [];
    for (const [at, message] of messages.entries()) {
      parts.push({
        anchor: { kind: 'message', name: String(at + 1) },
        markdown: writeMessage(await readEml(message, limits), 2, limits),
      });
    }
    return { title: null, parts };
  },
};

const SEPARATOR = 'From ';

/** The messages between lines that begin with 'From ' behind an empty line; `>From ` in a text is unquoted. */
function splitMessages(file: Buffer): Buffer[] {
  const starts: number[] = [];
  for (let at = file.indexOf(SEPARATOR); at >= 0; at = file.indexOf(SEPARATOR, at + 1)) {
    const before = file.toString('latin1', Math.max(0, at - 4), at);
    if (at === 0 || /\n\r?\n$/.test(before)) starts.push(at);
  }
  return starts.map((start, at) => {
    const message = file.subarray(start, starts[at + 1] ?? file.length);
    const head = message.indexOf('\n') + 1;
    const text = message.toString('latin1', head).replace(/^>(>*From )/gm, '$1');
    return Buffer.from(text, 'latin1');
  });
}
