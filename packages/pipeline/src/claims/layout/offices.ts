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
