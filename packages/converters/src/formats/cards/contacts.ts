import { charsetOf, decodeText } from '../../text/decode-text.ts';
import { escapeText, heading, oneLine } from '../../text/write-markdown.ts';
import type { Format, Part } from '../draft.ts';
import { type Component, lineOf, readComponents, textValue } from './content-lines.ts';

/** Labels of the fields that are shown, by property. */
const FIELDS: Readonly<Record<string, string>> = {
  NICKNAME: 'Nickname',
  ORG: 'Organization',
  TITLE: 'Title',
  ROLE: 'Role',
  EMAIL: 'Email',
  TEL: 'Phone',
  ADR: 'Address',
  BDAY: 'Birthday',
  ANNIVERSARY: 'Anniversary',
  URL: 'Link',
  NOTE: 'Note',
};

/** Contacts: each card as a heading with its fields as a list. */
export const contacts: Format = {
  revision: 1,
  libraries: [],
  read({ bytes, facts, limits }) {
    const cards = readComponents(decodeText(bytes, charsetOf(facts.mime)), limits.nesting);
    const parts = cards
      .filter(({ name }) => name === 'VCARD')
      .map((card): Part => ({ anchor: null, markdown: writeCard(card) }));
    return { title: null, parts };
  },
};

function writeCard(card: Component): string {
  const fields = card.lines.flatMap(({ name, value, parameters }) => {
    const label = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
    const text = joined(value);
    if (label === undefined || text === '') return [];
    const kinds = (parameters.TYPE ?? '').toLowerCase().split(',');
    const kind = kinds.find((one) => /^(?:home|work|cell|mobile|fax)$/.test(one));
    return [`- ${label}${kind === undefined ? '' : ` (${kind})`}: ${escapeText(day(name, text))}`];
  });
  return [heading(2, nameOf(card)), fields.join('\n')].filter((part) => part !== '').join('\n\n');
}

function nameOf(card: Component): string {
  const shown = oneLine(textValue(lineOf(card, 'FN')?.value ?? ''));
  if (shown !== '') return shown;
  const [family = '', given = '', middle = ''] = (lineOf(card, 'N')?.value ?? '').split(/(?<!\\);/);
  return oneLine([given, middle, family].map(textValue).join(' ')) || 'Contact';
}

/** The components of a structured value, on one line. */
function joined(value: string): string {
  return value
    .split(/(?<!\\);/)
    .map((part) => oneLine(textValue(part)))
    .filter((part) => part !== '')
    .join(', ');
}

function day(name: string, text: string): string {
  return name === 'BDAY' || name === 'ANNIVERSARY'
    ? text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
    : text;
}
