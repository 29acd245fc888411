import { isRole } from '../reference/entity-kinds.ts';

const officeList =
  /^(?:(?:[Ll]ist of|[Tt]he|[Oo]ur|[Pp]ast|[Ff]ormer|[Pp]revious) )*(\p{L}+(?: \p{L}+)?) of ((?:the )?\p{Lu}.{1,50}?)(?: (?:since|from|between) [^:]*?)?(?: (?:is|are|were|include|included|have been))?:?$/u;

const bodyFirst =
  /^((?:The )?\p{Lu}[^.:;]{2,60}?)(?:, [^.:;]{2,40})?(?:[.:;] | [–—-] )(\p{L}+(?: \p{L}+)?):?$/u;

export type Office = { readonly title: string; readonly body: string };

/** The office that a list is of: 'Mayors of Lund', 'Tern School, Lund. Head teachers:'; null where it is of none. */
export function officeOf(text: string): Office | null {
  const line = text.trim();
  const [, titles, body] = officeList.exec(line) ?? [];
  const [, front, office] = titles === undefined ? (bodyFirst.exec(line) ?? []) : [];
  const title = (titles ?? office ?? '')
    .toLowerCase()
    .replace(/men$/, 'man')
    .replace(/ies$/, 'y')
    .replace(/s$/, '');
  const whose = body ?? front;
  return whose !== undefined && isRole(title.split(' ').at(-1) ?? '') ? { title, body: whose } : null;
}

const termItem =
  /^(\p{Lu}[\p{L}\p{N}_.'’-]*(?: \p{L}[\p{L}\p{N}_.'’-]*){1,4})(?:,? \(|, |: | [–—-] )((?:1[5-9]|20)\d\d)\s?[–—-]\s?((?:1[5-9]|20)\d\d|present|now|today)\)?\.?$/u;
const openTerm =
  /^(\p{Lu}[\p{L}\p{N}_.'’-]*(?: \p{L}[\p{L}\p{N}_.'’-]*){1,4})(?:,? \(|, )(?:since|from) ((?:\p{Lu}\p{Ll}+ )?(?:1[5-9]|20)\d\d)\)?\.?$/u;

/** 'Ann Bell (2010–2014)', 'Bo Orr, since 2014' below 'Mayors of Lund': who had the office when; null for other lines, and below other lines. */
export function termOf(
  text: string,
  above: string,
): { readonly wording: string; readonly name: string } | null {
  const [, name, from, to = ''] = termItem.exec(text) ?? openTerm.exec(text) ?? [];
  const { title, body } = officeOf(above) ?? {};
  if (name === undefined || body === undefined) return null;
  const wording = /^\d/.test(to)
    ? `${name} was the ${title} of ${body} from ${from} to ${to}`
    : `${name} has been the ${title} of ${body} since ${from}`;
  return { wording, name };
}
