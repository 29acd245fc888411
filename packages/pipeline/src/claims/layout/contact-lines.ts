import { isOwnName } from './own-names.ts';

const contact =
  /^(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,2})(?:,| [–—-])? (?:\(?(?:e-?mail|tel(?:ephone)?|phone|mobile)\.?:? )?([^\s,;()]+@[^\s,;()]+\.\p{L}{2,}|\+?\d[\d ()/-]{6,20}\d)\)?\.?$/u;

/** 'Sales: Nina Olsen, nina@volt.no' -> 'Nina Olsen is the contact for sales' and 'The email of Nina Olsen is nina@volt.no'; empty for any other line. */
export function wordContact(key: string, value: string): string[] {
  const [, name = '', address = ''] = contact.exec(value) ?? [];
  if (name === '' || !isOwnName(name)) return [];
  const what = /^[\p{L} &-]{3,40}$/u.test(key) && !isOwnName(key) ? key.toLowerCase() : null;
  const isGeneral = what === null || /^(?:contact|contact person|name|phone|e-?mail|tel)$/.test(what);
  return [
    ...(isGeneral ? [] : [`${name} is the contact for ${what}`]),
    `The ${address.includes('@') ? 'email address' : 'phone number'} of ${name} is ${address}`,
  ];
}
