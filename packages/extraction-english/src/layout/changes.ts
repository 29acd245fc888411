import type { Assertion, Term } from '@memory/extraction';
import type { Block } from '@memory/markdown';
import { identifierTerm } from '../discourse/identifiers.ts';
import {
  breakingHeadings,
  changeOpenings,
  changeVerbs,
  dependencyHeadings,
  entryLabels,
  houseHeadings,
  housekeeping,
} from './change-words.ts';
import { addTo, headingText, type LaidOutBlocks, type LaidOutDocument, stated } from './laid-out.ts';
import type { Release } from './releases.ts';
import { bare, isEntry } from './wording.ts';

type Kind = 'change' | 'breaking' | 'dependency' | 'house';

/** What refers to where a change was made or discussed, at the end of an entry. */
const reference =
  /[\s,;–—-]*[([{]*\s*(?:\b(?:closes?|closed|fixe?[sd]?|refs?|see|via|by|in|thanks(?: to)?|gh|pr|issue|resolves?|from|cc)[\s:]+)*(?:[\w./-]*#\d+|@[\w-]+(?:\[bot\])?|\b[0-9a-f]{7,40}\b|https?:\/\/\S+|GH-\d+)(?:\s*(?:,|and|&|in|by|\/)\s*(?:[\w./-]*#\d+|@[\w-]+|[0-9a-f]{7,40}|https?:\/\/\S+))*\s*[)\]}]*[.!]?$/i;
const commitLabel = /^[0-9a-f]{7,40}:?\s+/;
const bracketLabel = /^\[([\p{L}][\p{L} ._/-]{0,24})\]:?\s+/u;
const conventional = /^([a-z]+)(?:\s?\(([^)]{1,40})\))?(!)?:\s+/;
const bumped =
  /^(?:bump|bumped|update|updated|upgrade|upgraded)s?\s+(\S+)\s+(?:from\s+\S+\s+)?to\s+v?(\d\S*)$/i;
const longestEntry = 600;

/** Reads the entries below each release: what it adds, fixes, removes, deprecates or changes, and the dependencies that it updates. */
export function readChanges(
  document: LaidOutDocument,
  releases: readonly Release[],
  found: LaidOutBlocks,
): void {
  const { structure, parts, guard } = document;
  const byBlock = new Map(releases.map((release) => [release.block, release]));
  let release: Release | null = null;
  let kind: Kind = 'change';
  for (const [index, block] of structure.blocks.entries()) {
    if (block.kind === 'heading' && block.depth === 0) {
      const next = byBlock.get(index);
      if (next !== undefined) release = next;
      else if (release !== null && (block.level ?? 1) <= release.level) release = null;
      kind = next === undefined ? kindOfHeading(headingText(block)) : 'change';
    }
    if (release === null || block.kind !== 'listItem' || block.list?.depth !== 1) continue;
    const { term } = release;
    const [first] = parts.splitSentences(block.text.plain, 'en');
    if (first === undefined || first.end - first.start > longestEntry) continue;
    const entry = block.text.plain.slice(first.start, first.end);
    const assertions = guard.run('change', () => readEntry(term, withoutReferences(entry), kind, block), []);
    addTo(found, index, { ...first, text: `${term.name}: ${entry.replace(/\s+/g, ' ').trim()}`, assertions });
  }
}

function kindOfHeading(heading: string): Kind {
  if (houseHeadings.test(heading)) return 'house';
  if (breakingHeadings.test(heading)) return 'breaking';
  return dependencyHeadings.test(heading) ? 'dependency' : 'change';
}

/** An entry without what refers to commits, issues and people at its end. */
function withoutReferences(entry: string): string {
  let text = entry.replace(/\s+/g, ' ').trim();
  for (let cuts = 0; cuts < 5; cuts++) {
    const cut = text.replace(reference, '').trim();
    if (cut === text || cut === '') break;
    text = cut;
  }
  return bare(text);
}

/** What one entry says of its release; nothing where it does not stand alone or is of the project's house. */
function readEntry(
  release: Term,
  entry: string,
  section: Kind,
  block: Pick<Block, 'text'> | null,
): Assertion[] {
  const { text, kind, scope } = cutLabels(entry, section);
  if (kind === 'house' || !isEntry(text)) return [];
  if (kind === 'dependency') return readDependencies(release, text, block);
  const bump = bumped.exec(text);
  if (bump !== null) return [];
  if (housekeeping.test(text) || (scope !== null && housekeeping.test(scope))) return [];
  const [first = '', ...rest] = text.split(' ');
  const opening = first.toLowerCase();
  const value = rest.join(' ');
  if (rest.length === 0 || text.includes(';')) return [];
  const scoped = scope === null ? text : `${scope}: ${text}`;
  if (kind === 'breaking')
    return isClause(opening) ? [stated(release, 'breaking_change', scoped, 'entry:breaking')] : [];
  for (const [predicate, verbs] of changeVerbs) {
    if (!verbs.has(opening)) continue;
    if (!isObject(value) || (predicate === 'fixes' && rest.length < 2)) return [];
    return [stated(release, predicate, scope === null ? value : `${value} (${scope})`, `entry:${predicate}`)];
  }
  return isClause(opening) && rest.length > 1 ? [stated(release, 'change', scoped, 'entry:change')] : [];
}

function isClause(opening: string): boolean {
  return changeOpenings.has(opening) || changeVerbs.some(([, verbs]) => verbs.has(opening));
}

/** Whether what stands behind 'add' or 'fix' is a thing: not 'fixes when the list is empty', 'added by'. */
function isObject(value: string): boolean {
  return !/^(?:when|if|where|by|in|on|at|to|with|for|from|so|because|back|it|them|this|that|up|some|more|various|several|things?|stuff)\b/i.test(
    value,
  );
}

/** Takes off the labels in front of an entry: '[Fix]', 'feat(core):', 'locale:'. */
function cutLabels(entry: string, section: Kind): { text: string; kind: Kind; scope: string | null } {
  let text = entry.replace(commitLabel, '').replace(/^[^\p{L}\p{N}`'"@([{<._$-]+/u, '');
  let kind = section;
  let scope: string | null = null;
  const meant = (label: string): Kind => entryLabels.get(label.toLowerCase()) ?? 'house';
  const bracket = bracketLabel.exec(text);
  if (bracket !== null) {
    kind = meant(bracket[1] ?? '');
    text = text.slice(bracket[0].length);
  }
  const commit = conventional.exec(text);
  if (
    commit !== null &&
    (entryLabels.has(commit[1] ?? '') || commit[2] !== undefined || commit[3] !== undefined)
  ) {
    kind = commit[3] === '!' ? 'breaking' : meant(commit[1] ?? '');
    scope = commit[2] ?? null;
    text = text.slice(commit[0].length);
  } else {
    const front = /^([\p{L}\p{N}][\p{L}\p{N}._/@-]{0,30}(?:, [\p{L}\p{N}._/@-]{1,30})?): (?=\S)/u.exec(text);
    if (front !== null) {
      const label = front[1] ?? '';
      if (entryLabels.has(label.toLowerCase())) kind = meant(label);
      else scope = label;
      text = text.slice(front[0].length);
    }
  }
  return { text, kind, scope };
}

/** '[Deps] update `a`, `b`': the names in code, or what is brought to a version. */
function readDependencies(release: Term, text: string, block: Pick<Block, 'text'> | null): Assertion[] {
  const updates = /^(?:bump|update|upgrade)[sd]?\b/i.test(text);
  if (!updates || block === null) return [];
  const { plain, code } = block.text;
  const names = code.map(({ start, end }) => plain.slice(start, end)).filter((name) => text.includes(name));
  const rest = names.reduce((left, name) => left.replace(name, ''), text.replace(/^\p{L}+/u, ''));
  if (names.length === 0 || /[\p{L}\p{N}]/u.test(rest.replace(/\band\b/g, ''))) return [];
  return names
    .filter((name) => /^@?[\p{L}\p{N}][\p{L}\p{N}._/-]*$/u.test(name))
    .map((name) => stated(release, 'updates_dependency', identifierTerm(name), 'entry:dependency'));
}
