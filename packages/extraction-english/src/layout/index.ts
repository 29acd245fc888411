import type { DocumentStructure } from '@memory/markdown';
import type { Guard } from '../discourse/faults.ts';
import type { ReaderParts } from '../discourse/parts.ts';
import { readAbout } from './about.ts';
import { readChanges } from './changes.ts';
import { readGlossary } from './glossary.ts';
import type { LaidOutBlocks } from './laid-out.ts';
import { readMeeting } from './meetings.ts';
import { readMembers } from './members.ts';
import { readNamedSections } from './named-sections.ts';
import { findReleases } from './releases.ts';
import type { SoftwareSubject } from './subject.ts';

export type { LaidOut, LaidOutBlocks } from './laid-out.ts';
export { isTitleOfKind, type SoftwareSubject, softwareSubject } from './subject.ts';

/**
 * What a document says by its layout: of a piece of software its releases and their changes, what it is, its licence and its parts
 * with their types and defaults; the notes of a meeting; a glossary. Linear in the document; a step that throws costs what it reads.
 */
export function readLaidOut(
  structure: DocumentStructure,
  about: SoftwareSubject | null,
  parts: ReaderParts,
  guard: Guard,
): LaidOutBlocks {
  const found: LaidOutBlocks = new Map();
  if (structure.conversation) return found;
  const paper = { structure, parts, guard };
  guard.run('meeting', () => readMeeting(paper, structure.title, found), undefined);
  guard.run('glossary', () => readGlossary(paper, found), undefined);
  if (about === null) return found;
  const document = { structure, subject: about.term, parts, guard };
  const releases = guard.run('releases', () => findReleases(document, found), []);
  guard.run('changes', () => readChanges(document, releases, found), undefined);
  guard.run('about', () => readAbout(document, about.install, found), undefined);
  guard.run('sections', () => readNamedSections(document, found), undefined);
  guard.run('members', () => readMembers(document, found), undefined);
  return found;
}
