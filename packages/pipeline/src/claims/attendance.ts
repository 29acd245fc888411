import { isRole } from './entity-kinds.ts';

const NAME = String.raw`\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,2}`;
const attendant = new RegExp(
  String.raw`^(?:(?:the )?((?:Deputy )?Mayor|(?:Town |Parish |City )?Clerk|Treasurer|Secretary|Chair(?:man|woman)?) )?(${NAME})(?: \(([\p{L} -]+)\))?$`,
  'u',
);

/** The posts of those present: 'Mayor Ann Holt, Tom Hart (treasurer)' -> 'Ann Holt is mayor of …', 'Tom Hart is treasurer of …'. */
export function wordPosts(body: string | null, present: string): string[] {
  return present.split(/[,;] (?:and )?| and /).flatMap((part) => {
    const [, title, name, role = ''] = attendant.exec(part.trim().replace(/[.]$/, '')) ?? [];
    if (name === undefined) return [];
    const posts = [title?.toLowerCase() ?? '', role.toLowerCase()];
    return posts
      .filter((post) => isRole(post.split(' ').at(-1) ?? ''))
      .map((post) => {
        const of = /mayor$/.test(post) ? townOf(body) : body;
        return of === null ? `${name} is the ${post}` : `${name} is ${post} of ${of}`;
      });
  });
}

/** A mayor is that of a town: 'Town Council of Faro', 'Faro City Council' -> 'Faro'. */
function townOf(body: string | null): string | null {
  const [, of, before] =
    /^(?:\p{Lu}\p{Ll}+ )?Council of (\p{Lu}.*)$|^(.+?)(?: (?:Town|City|Borough|Village|Municipal))? Council$/u.exec(
      body ?? '',
    ) ?? [];
  return of ?? before ?? body;
}
