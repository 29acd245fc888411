import { typeOfName } from '../../relations/names/name-types.ts';
import { capital } from '../rewordings/sentence-rule.ts';
import type { Layout } from './layout.ts';

/** Labels that only works have; two of them tell a work, whatever its title looks like. */
const ofWorks =
  /^(?:authors?|written by|publisher|published(?: by| in)?|publication(?: date| year)?|genre|starring|cast|directors?|directed by|running time|runtime|isbn|pages|number of pages|screenplay|screenwriter|illustrator|translator|composer|music|artist|medium|record label|label|producer|sequel|prequel|platforms?|developer|based on|premiere|release date|released|release|original title|series)$/i;
/** Labels of which one tells a kind of animal or plant. */
const ofLife =
  /^(?:(?:natural |preferred )?habitat|diet|prey|food|wingspan|conservation status|scientific name|latin name|clutch size|native range|predators|genus|flowering (?:time|season|period)|breeding season|nesting)$/i;

type Kind = 'work' | 'life' | null;
const kinds = new WeakMap<object, Kind>();
const READ_BLOCKS = 30;
const label = /(?<=^|[\s*])(\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2})\**:/gu;

/**
 * What the labels below a heading speak of, so that it is taken for what they tell: the title of a work in quotation marks
 * ('"Winter Orchard"' above 'Author' and 'Publisher'), a kind of animal as a name ('Marsh Glider' above 'Habitat').
 */
export function subjectByLabels({ structure, section, subject }: Layout): string | null {
  if (subject === null || section === undefined) return subject;
  const known = kinds.get(section);
  const kind = known === undefined ? kindBelow(structure, section) : known;
  kinds.set(section, kind);
  if (kind === 'life' && /^\p{Lu}[\p{Ll}-]+(?: [\p{Ll}-]+){1,2}$/u.test(subject))
    return subject.split(' ').map(capital).join(' ');
  const { type, isCertain } = typeOfName(subject);
  const isTitle = /^(?!["“])\p{Lu}[^"“”:]{1,60}$/u.test(subject) && !(isCertain && type === 'organization');
  return kind === 'work' && isTitle ? `"${subject}"` : subject;
}

function kindBelow({ blocks }: Layout['structure'], section: NonNullable<Layout['section']>): Kind {
  const keys = new Set<string>();
  for (const { table, text } of blocks.slice(section.firstBlock, section.lastBlock).slice(0, READ_BLOCKS)) {
    if (table !== null) {
      for (let row = 0; row < Math.min(table.rowCount, READ_BLOCKS); row++)
        keys.add(table.row(row)[0]?.plain.trim().toLowerCase() ?? '');
    } else for (const [, key = ''] of text.plain.slice(0, 2000).matchAll(label)) keys.add(key.toLowerCase());
  }
  const labels = [...keys];
  if (labels.some((key) => ofLife.test(key))) return 'life';
  const isWork = labels.some((key) => /^(?:artist|author|starring|screenplay|isbn)$/.test(key));
  return isWork || labels.filter((key) => ofWorks.test(key)).length > 1 ? 'work' : null;
}
