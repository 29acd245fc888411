import { guessNameType } from '../../language/phrases/names.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { isPersonsName } from './own-names.ts';

const mail = /^(?:e-?mail:? )?([^\s@]+@[^\s@]+\.\p{L}{2,})$/iu;
const phone = /^(?:(?:tel(?:ephone)?|phone|mobile|mob|t|m)\b\.?:? )?(\+?\(?\d[\d ()/-]{6,20}\d)$/iu;
const site = /^(?:https?:\/\/|www\.)\S+$/i;
const street = /^(?=[^:!?@]*\d)(?=[^:!?@]*\p{L}{3})[\p{L}\d][^:!?@]{3,60}$/u;
const town = /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)?(?:, \p{Lu}[\p{L} ]{2,30})?$/u;

/**
 * 'Orr Bakery · Linden Way 4 · Ghent · Tel. 0551 555 012', 'ana@orr.example | +44 20 5550 1100' under her name: how and where somebody
 * is reached, in stretches of one line that dots or bars part. Null for a line that has anything else in it.
 */
export function wordContacts(line: string, subject: string | null): string[] | null {
  const parts = line.trim().split(/\s+[·•|]\s+/u);
  if (line.length > 200 || parts.length > 6) return null;
  const [first = ''] = parts;
  const isOwner =
    first === subject ||
    kindOfName(first).kind === 'organization' ||
    (isPersonsName(first) && / /.test(first));
  const owner = isOwner ? first : subject;
  if (owner === null) return null;
  const isPerson = kindOfName(owner).kind === 'person' || isPersonsName(owner);
  const wordings: string[] = [];
  const address: string[] = [];
  let isReached = false;
  for (const part of isOwner ? parts.slice(1) : parts) {
    const [, email] = mail.exec(part) ?? [];
    const [, number] = phone.exec(part) ?? [];
    if (email !== undefined) wordings.push(`The email address of ${owner} is ${email}`);
    else if (number !== undefined) wordings.push(`The phone number of ${owner} is ${number}`);
    else if (site.test(part)) wordings.push(`The website of ${owner} is ${part}`);
    else if (street.test(part) || (town.test(part) && (address.length > 0 || isTown(part)))) {
      address.push(part);
      continue;
    } else return null;
    isReached = true;
  }
  if (!isReached) return null;
  if (address.length === 0) return wordings;
  const place = address.join(', ');
  return [
    ...wordings,
    isPerson && town.test(place) ? `${owner} lives in ${place}` : `The address of ${owner} is ${place}`,
  ];
}

/** 'Bergen', 'Bergen, Norway' */
function isTown(text: string): boolean {
  return text.split(', ').some((name) => guessNameType(name).type === 'place');
}
