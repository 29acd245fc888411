import type { Term, Validity } from '@memory/extraction';
import type { Block } from '@memory/markdown';
import {
  addTo,
  headingText,
  type LaidOutBlocks,
  type LaidOutDocument,
  partTerm,
  stated,
} from './laid-out.ts';
import { readVersion } from './versions.ts';

/** A release of what the document is about: the heading that names it, and its name. */
export type Release = {
  readonly block: number;
  readonly level: number;
  readonly term: Term;
};

const logTitle = /\b(?:change ?log|changes|history|releases?|release notes|what['’]?s new|versions)\b/i;
const open = /\b(?:unreleased|upcoming|unpublished|tbd|tba|yyyy|wip|in progress|next)\b|xx/i;
const fewest = 2;

/** The headings that name a release of the document's subject, where the document or a part of it is a list of releases. */
export function findReleases(
  { structure, subject, parts, guard }: LaidOutDocument,
  found: LaidOutBlocks,
): Release[] {
  const headings = [...structure.blocks.entries()].filter(
    ([, { kind, depth }]) => kind === 'heading' && depth === 0,
  );
  const named = headings.flatMap(([index, block]) => {
    const version = readVersion(headingText(block), subject.name);
    return version === null || open.test(version.rest) ? [] : [{ index, block, ...version }];
  });
  const level = Math.min(...named.map(({ block }) => block.level ?? 1));
  const beside = headings.filter(([, block]) => block.level === level);
  const isLog = named.length >= fewest && named.length >= beside.length * 0.7;
  const releases: Release[] = [];
  for (const { index, block, version, rest } of named) {
    const above = structure.sections[block.sectionIndex]?.headingPath.slice(0, -1) ?? [];
    if (!isLog && !above.some((heading) => logTitle.test(heading))) continue;
    const term = partTerm(`${subject.name} ${version}`);
    releases.push({ block: index, level: block.level ?? 1, term });
    const date = guard.run('release.date', () => dateIn(rest, parts), null);
    addTo(found, index, laidOut(block, subject, term, date));
  }
  return releases;
}

/** The day that stands behind a version: '(2023-01-12)', '/ 2015-05-07', 'May 9, 2019'. */
function dateIn(rest: string, parts: LaidOutDocument['parts']): Date | null {
  const text = rest
    .replace(/^[\s\-–—:/,([]+/, '')
    .replace(/[)\]\s]+$/, '')
    .trim();
  return text === '' ? null : (parts.parseStamp(text, null, null)?.at ?? parts.dayIn(text));
}

function laidOut(block: Block, subject: Term, term: Term, date: Date | null) {
  const day = date?.toISOString().slice(0, 10) ?? null;
  const validity = date === null ? null : onDay(date);
  return {
    start: 0,
    end: block.text.plain.length,
    text:
      day === null ? `${subject.name} has the release ${term.name}.` : `${term.name} was released on ${day}.`,
    assertions: [
      stated(subject, 'has_release', term, 'heading:version', validity),
      ...(day === null ? [] : [stated(term, 'released_on', day, 'heading:date', validity)]),
    ],
  };
}

function onDay(date: Date): Validity {
  const from = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()));
  return { from, until: new Date(from.getTime() + 86_400_000), precision: 'day', kind: 'event_time' };
}
