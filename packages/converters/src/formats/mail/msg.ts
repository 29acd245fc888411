import msgreader from '@kenjiuno/msgreader';
import { ConversionError } from '../../conversion-error.ts';
import { type Format, plainDraft } from '../draft.ts';
import { type Message, type Person, writeMessage } from './write-message.ts';

// A CommonJS package: Node's default import is its exports, of which the class is the `default`.
const MsgReader = msgreader.default;

/** A message as Outlook stores it. */
export const msg: Format = {
  revision: 1,
  libraries: ['@kenjiuno/msgreader', 'turndown'],
  read({ bytes, limits }) {
    const fields = new MsgReader(bytes.slice().buffer as ArrayBuffer).getFileData();
    if (fields.error !== undefined) throw new ConversionError('malformed', fields.error);
    const recipients = fields.recipients ?? [];
    const byKind = (kind: string): Person[] =>
      recipients
        .filter(({ recipType }) => (recipType ?? 'to') === kind)
        .map(({ name, smtpAddress, email }) => ({ name: name ?? '', address: smtpAddress ?? email ?? '' }));
    const html =
      fields.bodyHtml ?? (fields.html === undefined ? null : new TextDecoder().decode(fields.html));
    const message: Message = {
      subject: fields.subject ?? null,
      from: [
        { name: fields.senderName ?? '', address: fields.senderSmtpAddress ?? fields.senderEmail ?? '' },
      ],
      to: byKind('to'),
      cc: byKind('cc'),
      date: isoDate(fields.clientSubmitTime ?? fields.messageDeliveryTime),
      text: fields.body ?? null,
      html,
      attachments: (fields.attachments ?? []).map(({ fileName, name }) => fileName ?? name ?? 'unnamed'),
    };
    if (message.subject === null && message.text === null && message.html === null)
      throw new ConversionError('malformed', 'no message is in the container');
    return plainDraft(message.subject, writeMessage(message, 1, limits));
  },
};

function isoDate(text: string | undefined): string | null {
  const date = new Date(text ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
