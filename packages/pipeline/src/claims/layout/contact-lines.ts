import { typeOfName } from '../../relations/names/name-types.ts';
import { isOwnName } from './own-names.ts';

const contact =
  /^(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,2})(?:,| [–—-])? (?:\(?(?:e-?mail|tel(?:ephone)?|phone|mobile)\.?:? )?([^\s,;()]+@[^\s,;()]+\.\p{L}{2,}|\+?\d[\d ()/-]{6,20}\d)\)?\.?$/u;

/** 'Nina Olsen, Volt Foods, tel. 555 0101' */
const ofFirm = /^(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,2}), (\p{Lu}[^,;@\d]{2,40})(?:[,;] .*)?$/u;

function isFirm(name: string): boolean {
  const { type, isCertain } = typeOfName(name);
  return type === 'organization' && isCertain;
}

/** 'Sales: Nina Olsen, nina@volt.no' -> 'Nina Olsen is the contact for sales' and 'The email of Nina Olsen is nina@volt.no'; empty for any other line. */
export function wordContact(key: string, value: string): string[] {
  const [, name = '', address = ''] = contact.exec(value) ?? [];
  const [, who = '', firm = ''] = ofFirm.exec(value) ?? [];
  if (/^(?:contact|contact person|enquiries|inquiries|press)$/i.test(key) && isOwnName(who) && isFirm(firm))
    return [`${who} works at ${firm}`];
  if (name === '' || !isOwnName(name)) return [];
  const what = /^[\p{L} &-]{3,40}$/u.test(key) && !isOwnName(key) ? key.toLowerCase() : null;
  const isGeneral = what === null || /^(?:contact|contact person|name|phone|e-?mail|tel)$/.test(what);
  return [
    ...(isGeneral ? [] : [`${name} is the contact for ${what}`]),
    `The ${address.includes('@') ? 'email address' : 'phone number'} of ${name} is ${address}`,
  ];
}
