import type { Term } from '@memory/extraction';
import { isTitleOfKind, type SoftwareSubject, softwareSubject } from '../layout/index.ts';
import { wordSet } from '../word-set.ts';
import type { ReaderDocument } from './document.ts';
import type { Guard } from './faults.ts';
import { titleTerm } from './identifiers.ts';
import type { ReaderParts } from './parts.ts';

/** The named thing that each section is about: its heading where that is a name, else the one above it, else the title. */
export type SectionTopics = {
  of(section: number): Term | null;
  /** What the whole document is about, by its title. */
  readonly document: Term | null;
  /** The piece of software that the document is about, where it is about one. */
  readonly software: SoftwareSubject | null;
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

  /** What a title names, where it is plain that it names something. */
  const namedBy = (heading: string): Term | null => {
    const term = nameOf(heading);
    return term !== null && (isName(term, parts.isWord) || isTitled(heading)) ? term : null;
  };

  const own = structure.title === null || isTitleOfKind(structure.title) ? null : structure.title;
  const isFile = title !== null && /\.(?:md|markdown|txt|html?)$/i.test(title);
  const given = title === null || isFile || isTitleOfKind(title) ? null : title;
  const termOf = (text: string | null) =>
    titleTerm(text, parts.isWord) ?? (text === null ? null : namedBy(text));
  const titled = guard.run('title', () => termOf(own) ?? termOf(given), null);
  const software = structure.conversation
    ? null
    : guard.run('software', () => softwareSubject(structure, own === null ? titled : termOf(own)), null);
  const document = software?.term ?? titled;
  return {
    document,
    software,
    of(section) {
      const path = structure.sections[section]?.headingPath ?? [];
      for (const [index, heading] of [...path.entries()].reverse()) {
        const named = () => (index === 0 ? namedBy(heading) : nameOf(heading));
        const term = guard.run('heading', named, null);
        if (term !== null && (index === 0 || isName(term, parts.isWord))) return term;
        if (index > 0 && !general.test(heading)) return null;
      }
      return document;
    },
  };
}

/** What the title of a document may say of its kind rather than of its subject. */
const documentNouns = wordSet(`
  notes note guide report minutes overview changelog facts list agenda policy manual summary features options
  details contacts suppliers start reference documentation docs handbook faq questions answers introduction
  tutorial hours rules terms conditions plan log news update updates letter memo review register index
  glossary settings configuration usage examples page readme information data profile people team members
  events history schedule calendar menu recipes prices products services
`);

function isName({ isTypeCertain, name }: Term, isWord: (lower: string) => boolean): boolean {
  return isTypeCertain || !isPlain(name, isWord) || /^(?:Project|Operation|Mission|Camp) \p{Lu}/u.test(name);
}

/** Whether a title of several words, each with a capital, names something: 'Tarn Ferries', not 'Opening Hours'. */
function isTitled(title: string): boolean {
  const words = title.replace(/^The /, '').split(/\s+/);
  return (
    words.length > 1 &&
    words.every((word) => /^[\p{Lu}\d]/u.test(word)) &&
    words.every((word) => !documentNouns.has(word.toLowerCase()))
  );
}

/** Whether a heading is made of words of the dictionary alone ('Key Features'). */
function isPlain(name: string, isWord: (lower: string) => boolean): boolean {
  return name
    .toLowerCase()
    .split(' ')
    .every((word) => isWord(word) || isWord(word.replace(/s$/, '')));
}
