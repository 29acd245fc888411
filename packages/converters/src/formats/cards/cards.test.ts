import { expect, test } from 'vitest';
import { convertHere } from '../../testing/convert.ts';

test('events of a calendar', async () => {
  const file = [
    'BEGIN:VCALENDAR',
    'X-WR-CALNAME:Team',
    'BEGIN:VEVENT',
    'SUMMARY:Planning\\, part 1',
    'DTSTART;TZID=Europe/Oslo:20240502T100000',
    'DTEND:20240502T090000Z',
    'LOCATION:Room 1',
    'ORGANIZER;CN="Ada Berg":mailto:ada@example.org',
    'ATTENDEE:mailto:bo@example.org',
    'DESCRIPTION:First line\\nsecond li',
    ' ne',
    'BEGIN:VALARM',
    'DESCRIPTION:ring',
    'END:VALARM',
    'END:VEVENT',
    'BEGIN:VTODO',
    'DUE;VALUE=DATE:20240601',
    'END:VTODO',
    'END:VCALENDAR',
  ].join('\r\n');
  expect(await convertHere('ics', file)).toMatchObject({
    title: 'Team',
    markdown: `## Planning, part 1

- Start: 2024-05-02 10:00 Europe/Oslo
- End: 2024-05-02 09:00 UTC
- Location: Room 1
- Organizer: Ada Berg (ada@example.org)
- Attendees: bo@example.org

First line
second line

## To-do

- Due: 2024-06-01
`,
  });
});

test('contacts of several versions', async () => {
  const file = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'FN:Ada Berg',
    'ORG:Acme;Research',
    'item1.EMAIL;TYPE=work:ada@example.org',
    'BDAY:19800102',
    'PHOTO;ENCODING=b:AAAA',
    'END:VCARD',
    'BEGIN:VCARD',
    'VERSION:2.1',
    'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;Bo',
    'TEL;CELL:+47 1',
    'END:VCARD',
  ].join('\n');
  expect((await convertHere('vcf', file)).markdown).toBe(
    '## Ada Berg\n\n- Organization: Acme, Research\n- Email (work): ada@example.org\n- Birthday: 1980-01-02\n\n## Bo Müller\n\n- Phone (cell): +47 1\n',
  );
  await expect(convertHere('vcf', 'Hello')).rejects.toThrow(/^malformed: /);
});
