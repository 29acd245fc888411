import type { Term } from '@memory/extraction';
import type { ReaderDocument } from './document.ts';
import { titleTerm } from './identifiers.ts';
import type { ReaderParts } from './parts.ts';

/** The named thing that each section is about: its heading where that is a name, else the one above it, else the title. */
export type SectionTopics = {
  of(section: number): Term | null;
  /** What the whole document is about, by its title. */
  readonly document: Term | null;
};

const nothing: ReadonlyMap<string, Term> = new Map();

export function createSectionTopics({ structure, title }: ReaderDocument, parts: ReaderParts): SectionTopics {
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
  const document =
    titleTerm(structure.title, parts.isWord) ??
    titleTerm(title, parts.isWord) ??
    (whole === null ? null : nameOf(whole));
  return {
    document,
    of(section) {
      const path = structure.sections[section]?.headingPath ?? [];
      for (const heading of [...path].reverse()) {
        const term = nameOf(heading);
        if (term !== null) return term;
      }
      return document;
    },
  };
}
