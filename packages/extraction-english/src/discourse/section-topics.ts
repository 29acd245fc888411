import type { Term } from '@memory/extraction';
import type { ReaderDocument } from './document.ts';
import type { Guard } from './faults.ts';
import { titleTerm } from './identifiers.ts';
import type { ReaderParts } from './parts.ts';

/** The named thing that each section is about: its heading where that is a name, else the one above it, else the title. */
export type SectionTopics = {
  of(section: number): Term | null;
  /** What the whole document is about, by its title. */
  readonly document: Term | null;
};

/** Headings that name no thing of their own: what stands below them is about the heading above. */
const general =
  /^(?:(?:key |basic |quick |general )?(?:facts|details|data|info|information|overview|profile|about|summary|contact))$/i;

const nothing: ReadonlyMap<string, Term> = new Map();

export function createSectionTopics(
  { structure, title }: ReaderDocument,
  parts: ReaderParts,
  guard: Guard,
): SectionTopics {
  const known = new Map<string, Term | null>();

  const nameOf = (heading: string): Term | null => {
    const cached = known.get(heading);
    if (cached !== undefined) return cached;
    const tokens = heading.length > 80 ? [] : parts.tag(heading);
    const words = tokens.filter(({ tag, lower }) => tag !== 'PUNCT' && lower !== 'the').length;
    const [name, ...others] = parts.findNames(tokens, [], nothing);
    const isWhole = name !== undefined && others.length === 0 && name.last - name.first >= words;
    const term = isWhole ? name.term : null;
    known.set(heading, term);
    return term;
  };

  const whole = structure.title ?? title;
  const document = guard.run(
    'title',
    () =>
      titleTerm(structure.title, parts.isWord) ??
      titleTerm(title, parts.isWord) ??
      (whole === null ? null : nameOf(whole)),
    null,
  );
  return {
    document,
    of(section) {
      const path = structure.sections[section]?.headingPath ?? [];
      for (const [index, heading] of [...path.entries()].reverse()) {
        const term = guard.run('heading', () => nameOf(heading), null);
        const isName = term !== null && (term.isTypeCertain || !isPlain(term.name, parts.isWord));
        if (isName) return term;
        if (index > 0 && !general.test(heading)) return null;
      }
      return document;
    },
  };
}

/** Whether a heading is made of words of the dictionary alone ('Key Features'). */
function isPlain(name: string, isWord: (lower: string) => boolean): boolean {
  return name
    .toLowerCase()
    .split(' ')
    .every((word) => isWord(word) || isWord(word.replace(/s$/, '')));
}
