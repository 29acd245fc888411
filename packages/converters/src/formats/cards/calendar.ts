import { charsetOf, decodeText } from '../../text/decode-text.ts';
import { escapeText, heading, oneLine } from '../../text/write-markdown.ts';
import type { Format, Part } from '../draft.ts';
import { type Component, type ContentLine, lineOf, readComponents, textValue } from './content-lines.ts';

const KINDS: Readonly<Record<string, string>> = { VEVENT: 'Event', VTODO: 'To-do', VJOURNAL: 'Note' };

/** A calendar: each event, to-do and note as a heading with its fields as a list. */
export const calendar: Format = {
  revision: 1,
  libraries: [],
  read({ bytes, facts, limits }) {
    const calendars = readComponents(decodeText(bytes, charsetOf(facts.mime)), limits.nesting);
    const title = calendars.map((one) => lineOf(one, 'X-WR-CALNAME')).find((line) => line !== undefined);
    const parts = calendars
      .flatMap((one) => (one.name === 'VCALENDAR' ? one.components : [one]))
      .filter(({ name }) => Object.hasOwn(KINDS, name))
      .map((entry): Part => ({ anchor: null, markdown: writeEntry(entry) }));
    return { title: title === undefined ? null : textValue(title.value), parts };
  },
};

function writeEntry(entry: Component): string {
  const text = (name: string) => oneLine(textValue(lineOf(entry, name)?.value ?? ''));
  const time = (name: string) => {
    const line = lineOf(entry, name);
    return line === undefined ? '' : readTime(line);
  };
  const people = (name: string) =>
    entry.lines
      .filter((line) => line.name === name)
      .map(readPerson)
      .join(', ');
  const fields = [
    ['Start', time('DTSTART')],
    ['End', time('DTEND')],
    ['Duration', text('DURATION')],
    ['Due', time('DUE')],
    ['Completed', time('COMPLETED')],
    ['Repeats', text('RRULE')],
    ['Location', text('LOCATION')],
    ['Organizer', people('ORGANIZER')],
    ['Attendees', people('ATTENDEE')],
    ['Status', text('STATUS').toLowerCase()],
    ['Categories', text('CATEGORIES')],
    ['Link', text('URL')],
  ].filter(([, value]) => value !== '');
  const description = textValue(lineOf(entry, 'DESCRIPTION')?.value ?? '').trim();
  return [
    heading(2, text('SUMMARY') || (KINDS[entry.name] ?? 'Entry')),
    fields.map(([name, value]) => `- ${name}: ${escapeText(value ?? '')}`).join('\n'),
    description.split('\n').map(escapeText).join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** `20240502T100000Z` as `2024-05-02 10:00 UTC`, with the zone's name where the calendar names one. */
function readTime({ value, parameters }: ContentLine): string {
  const match = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})\d{2}(Z?))?/.exec(value.trim());
  if (match === null) return oneLine(value);
  const [, year, month, day, hour, minute, utc] = match;
  const date = `${year}-${month}-${day}`;
  if (hour === undefined) return date;
  const zone = utc === 'Z' ? 'UTC' : (parameters.TZID ?? '');
  return `${date} ${hour}:${minute} ${zone}`.trim();
}

function readPerson({ value, parameters }: ContentLine): string {
  const address = value.replace(/^mailto:/i, '').trim();
  const name = parameters.CN === undefined ? '' : oneLine(parameters.CN);
  return name === '' || name === address ? address : `${name} (${address})`;
}
