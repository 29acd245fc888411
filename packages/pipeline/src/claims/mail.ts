import type { Block } from '../markdown/types.ts';

/** The sender and the day of an e-mail, as its header lines tell. */
export type MailHeader = { readonly sender: string | null; readonly date: string | null };

const field = /^(?:\*\*)?(From|To|Cc|Bcc|Date|Sent|Subject|Reply-To)(?:\*\*)?:\s*(.*)$/i;

/** The header of an e-mail: lines of which all are fields, among them the sender; null for any other block. */
export function readMailHeader(block: Block): MailHeader | null {
  const { plain } = block.text;
  if (block.kind !== 'paragraph' || plain.length > 2_000 || !/^(?:From|To|Date|Sent|Subject)\b/i.test(plain))
    return null;
  let sender: string | null = null;
  let date: string | null = null;
  let fields = 0;
  let at = 0;
  for (const end of [...block.text.lineEnds, plain.length]) {
    const line = plain.slice(at, end);
    at = end + 1;
    const match = field.exec(line.trim());
    if (match === null) {
      if (line.trim() === '' || (fields > 0 && /^\s/.test(line))) continue;
      return null;
    }
    fields++;
    const value = (match[2] ?? '').trim();
    if (/^from$/i.test(match[1] ?? '')) sender = personOf(value);
    if (/^(?:date|sent)$/i.test(match[1] ?? '')) date = value;
  }
  return fields >= 2 && (sender !== null || date !== null) ? { sender, date } : null;
}

/** 'Ana Silva <ana@…>' and '"Ana Silva"' -> 'Ana Silva'; null for a bare address. */
function personOf(value: string): string | null {
  const name = value
    .replace(/<[^>]*>|\([^)]*\)|\S+@\S+/g, '')
    .replace(/["“”']/g, '')
    .trim();
  return /^\p{Lu}[\p{L}\p{N}_\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]+){0,4}$/u.test(name) ? name : null;
}
