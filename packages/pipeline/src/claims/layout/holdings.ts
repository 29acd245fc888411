import type { Block } from '@memory/markdown';
import { kindOfName } from '../reference/entity-kinds.ts';
import { isOwnName, isPersonsName } from './own-names.ts';
import { readLabel } from './wording.ts';

/** Whom a form or ticket is about, and the house that a lease is of. */
export type Parties = { readonly person: string | null; readonly house: string | null };

export const nobody: Parties = { person: null, house: null };

const ofWhom =
  /^(?:(?:full )?name|customer|client|member|patient|guest|applicant|requester|requested by|reporter|reported by|caller|policy ?holder|account holder|card ?holder|holder|claimant|insured|subscriber|contact(?: person| name)?|resident|tenant|lessee|donor|borrower|passenger|student|pupil|employee)$/i;
const surelyHome =
  /^(?:(?:current|present|new|home|previous|former|old|permanent|private|residential|last known) )+(?:address|residence)$|^residence$/i;
const ofHouse =
  /^(?:property|premises|address of (?:the )?property|(?:rented |let )?(?:flat|house|apartment|dwelling|unit))$/i;
const holders =
  /^(?:(?:registered|current|present|new|sole|joint|legal) )*(?:proprietors?|freeholders?|title holders?|registered owners?)$/i;
const dwellers =
  /^(?:(?:current|present|new|sitting) )?(?:tenants?|lessees?|occupants?|occupiers?|residents?|lodgers?|householders?)$/i;

const STREET =
  'Street|Road|Lane|Avenue|Way|Close|Drive|Row|Terrace|Crescent|Place|Court|Gardens|Grove|Hill|Quay|Square|Walk|Mews|Parade|St|Rd|Ave|Ln|Dr';
const houseAt = new RegExp(
  String.raw`^(?:(?:Flat|Unit|Apartment|Apt\.?|Room|Suite) \w{1,4}, )?(?:No\.? )?\d{1,4}[a-zA-Z]? (?:\p{Lu}[\p{L}'’.-]+ ){1,3}(?:${STREET})\b|^(?:\p{Lu}[\p{L}'’.-]+ ){0,3}(?:\p{Lu}[\p{L}'’.-]*(?:${STREET}|straße|strasse|gade|vej|gatan|vägen|weg|straat|laan)|(?:${STREET})) \d{1,4}[a-zA-Z]?(?:,|$)|^(?:\p{Lu}[\p{L}'’.-]+ ){1,3}(?:House|Cottage|Farm|Villa|Lodge|Manor|Flat|Bungalow)(?:,|$)`,
  'u',
);

/** '22 Elm Road', 'Mill Lane 4', 'Rose Cottage' */
export function isAddress(name: string): boolean {
  return houseAt.test(name);
}

/** 'Ticket 4471', 'HD-417': a paper by its number. */
const isPaper = (name: string) => /\d/.test(name) && !isAddress(name);

/** Whom the labels of a block are about, beside those of the items in front of it in one list. */
export function partiesAt(block: Block, before: Parties): Parties {
  const { kind, list, text, table } = block;
  const goesOn = kind === 'listItem' && (list?.item ?? 0) > 0;
  let { person, house } = goesOn ? before : nobody;
  if (table !== null || text.plain.length > 4_000) return { person, house };
  let start = 0;
  for (const end of [...text.lineEnds, text.plain.length]) {
    const label = readLabel(text.plain.slice(start, end).trim());
    start = end + 1;
    if (label === null) continue;
    const value = label.value.replace(/[.;]$/, '');
    if (ofWhom.test(label.key) && isSomebody(value)) person ??= value;
    if (ofHouse.test(label.key) && isAddress(value)) house ??= value;
  }
  return { person, house };
}

function isSomebody(name: string): boolean {
  return name.split(' ').length <= 4 && isPersonal(name) && / /.test(name);
}

function isPersonal(name: string): boolean {
  return isPersonsName(name) || (isOwnName(name) && kindOfName(name).kind === 'unknown');
}

/** 'Imran Sheikh and Beth Sheikh', 'Imran & Beth Sheikh' */
function peopleIn(value: string): string[] | null {
  const names = value.replace(/[.;]$/, '').split(/,? (?:and|&) |, /);
  return names.every(isPersonal) && names.some((name) => / /.test(name)) ? names : null;
}

/** Of whom a label tells that stands on a paper about somebody: 'Current address' of the customer of a ticket. */
export function ownerOfLabel(subject: string | null, key: string, { person }: Parties): string | null {
  if (person === null || person === subject) return subject;
  const isOfPaper = subject === null || isPaper(subject) || !isPersonal(subject);
  const isHome = surelyHome.test(key) || (/^address$/i.test(key) && subject !== null && isPaper(subject));
  return isHome && isOfPaper && kindOfName(subject ?? '').kind !== 'organization' ? person : subject;
}

/** 'Tenant: Yusuf Karim', 'Proprietor: Imran Sheikh and Beth Sheikh' of a house, 'Customer: Ana Ruiz' of a ticket, as sentences without a full stop; null for other labels. */
export function wordHolding(
  subject: string | null,
  key: string,
  value: string,
  { house }: Parties,
): string | null {
  const of = house ?? subject;
  if (of === null) return null;
  // of the entry in a register, and no day that is set for the house
  if (/^date(?: of (?:entry|issue|edition))?$/i.test(key) && isAddress(of))
    return `The ${key.toLowerCase()} is ${value}`;
  const names = holders.test(key) || dwellers.test(key) ? peopleIn(value) : null;
  const all = names?.join(' and ');
  if (names !== null && isAddress(of) && dwellers.test(key)) {
    const house = of.replace(/^(?:Flat|Unit|Apartment|Apt\.?|Room|Suite) \w{1,4}, /, '');
    return names.length > 1 ? `${all} live at ${house}` : `The residence of ${all} is ${house}`;
  }
  if (names !== null && holders.test(key)) return `${all} ${names.length > 1 ? 'own' : 'owns'} ${of}`;
  return subject !== null &&
    isPaper(subject) &&
    /^(?:customer|client|caller|requester)$/i.test(key) &&
    isSomebody(value)
    ? `${subject} is about ${value}`
    : null;
}
