import PostalMime, { type Address } from 'postal-mime';
import type { ConversionLimits } from '../../limits.ts';
import type { Message, Person } from './write-message.ts';

/** Reads a message in the Internet format; what it quotes as an attached message is named, not read. */
export async function readEml(bytes: Uint8Array, limits: ConversionLimits): Promise<Message> {
  const email = await PostalMime.parse(bytes, { maxNestingDepth: limits.nesting });
  return {
    subject: email.subject ?? null,
    from: email.from === undefined ? [] : flatten([email.from]),
    to: flatten(email.to ?? []),
    cc: flatten(email.cc ?? []),
    date: email.date ?? null,
    text: email.text ?? null,
    html: email.html ?? null,
    attachments: email.attachments
      .filter(({ related }) => related !== true)
      .map(({ filename, mimeType }) => filename ?? mimeType),
  };
}

function flatten(addresses: readonly Address[]): Person[] {
  return addresses.flatMap((one) => (one.group === undefined ? [one] : one.group));
}
