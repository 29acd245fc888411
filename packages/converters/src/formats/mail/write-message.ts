import type { ConversionLimits } from '../../limits.ts';
import { escapeText, oneLine } from '../../text/write-markdown.ts';
import { tryHtml } from '../html/html-to-markdown.ts';

export type Person = { name: string; address: string };

/** One message, whatever it was stored as. */
export type Message = {
  subject: string | null;
  from: Person[];
  to: Person[];
  cc: Person[];
  date: string | null;
  text: string | null;
  html: string | null;
  /** Names of attached files; what is in them is not read. */
  attachments: string[];
};

/** A message as Markdown: its subject as a heading, the header lines that people read, the text, the attachments' names. */
export function writeMessage(message: Message, level: 1 | 2, limits: ConversionLimits): string {
  const { subject, text, html, attachments } = message;
  const fields = [
    ['From', people(message.from)],
    ['To', people(message.to)],
    ['Cc', people(message.cc)],
    ['Date', message.date ?? ''],
    ['Subject', oneLine(subject ?? '')],
  ].filter(([, value]) => value !== '');
  const body =
    text !== null && text.trim() !== '' ? text : html === null ? '' : (tryHtml(html, limits) ?? '');
  return [
    subject === null || oneLine(subject) === '' ? '' : `${'#'.repeat(level)} ${escapeText(oneLine(subject))}`,
    fields.map(([name, value]) => `${name}: ${escapeText(value ?? '')}`).join('\n'),
    body.replaceAll('\r', '').trim(),
    attachments.length === 0
      ? ''
      : `Attachments: ${attachments.map((name) => escapeText(oneLine(name))).join(', ')}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function people(list: readonly Person[]): string {
  return list
    .map(({ name, address }) => {
      const known = oneLine(name);
      if (known === '' || known === address) return address;
      return address === '' ? known : `${known} (${address})`;
    })
    .filter((person) => person !== '')
    .join(', ');
}
