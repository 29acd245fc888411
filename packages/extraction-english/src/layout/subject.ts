import type { Term } from '@memory/extraction';
import type { DocumentStructure } from '@memory/markdown';
import { identifierTerm } from '../discourse/identifiers.ts';
import { readVersion } from './versions.ts';

/** What a document of software is about: its term, the package that its commands install, and such a command. */
export type SoftwareSubject = {
  readonly term: Term;
  readonly install: Install | null;
};

export type Install = { readonly name: string; readonly command: string; readonly block: number };

const installer =
  /^\$?\s*((?:npm (?:install|i|add)|pnpm (?:add|i|install)|yarn (?:global )?add|bun (?:add|install|i)|deno add|pip3? install|cargo add|gem install|composer require|brew install)\s+(.*?))\s*(?:#.*)?$/;
const packageName =
  /^(?:npm:|jsr:)?(@?[\p{L}\p{N}][\p{L}\p{N}._-]*(?:\/[\p{L}\p{N}][\p{L}\p{N}._-]*)?)(?:@[\w.^~-]+)?$/u;
const repository =
  /^https?:\/\/(?:www\.)?(?:github|gitlab)\.com\/[\w.-]+\/([\w.-]+)\/(?:compare|commit|issues|pull|releases|tree)\b/;
const documentTitle =
  /^(?:change ?log|changes|history|release notes|releases|readme|news|installation|install|usage)$/i;

/** Whether a title says what kind of document it is and not what it is about. */
export function isTitleOfKind(title: string): boolean {
  return documentTitle.test(title.trim()) || readVersion(title, null) !== null;
}

/**
 * What a document of software is about: what its title and its first install command agree on; else what `named` by the title; else
 * what is installed, or, of a list of changes, the repository that its links lead to. Null where none tells.
 */
export function softwareSubject(structure: DocumentStructure, named: Term | null): SoftwareSubject | null {
  const { title } = structure;
  const install = findInstall(structure);
  const isOwnTitle = title !== null && !isTitleOfKind(title);
  if (install !== null && (!isOwnTitle || namesSame(title, install.name)))
    return { term: identifierTerm(install.name), install };
  if (named !== null && isOwnTitle && isSoftware(structure, named))
    return {
      term: install === null ? named : { ...named, type: 'product', isTypeCertain: true },
      install: null,
    };
  if (isOwnTitle) return null;
  const repositoryName = linkedRepository(structure);
  return repositoryName === null ? null : { term: identifierTerm(repositoryName), install: null };
}

/** Whether a title names a piece of software: by its looks, or beside code in the text. */
function isSoftware({ blocks }: DocumentStructure, { type, name, isTypeCertain }: Term): boolean {
  if (type === 'product' && /^[@\p{Ll}]/u.test(name)) return true;
  const isOfOtherKind = type !== 'product' && type !== 'thing' && isTypeCertain;
  return !isOfOtherKind && type !== 'person' && blocks.some(({ kind }) => kind === 'code');
}

/** The first command that installs one package and nothing else. */
function findInstall({ blocks }: DocumentStructure): Install | null {
  for (const [block, { kind, text }] of blocks.entries()) {
    if (kind !== 'code') continue;
    for (const line of text.plain.split('\n').slice(0, 30)) {
      const [, command, given] = installer.exec(line.trim()) ?? [];
      if (command === undefined || given === undefined) continue;
      const names = given.split(/\s+/).filter((word) => !word.startsWith('-'));
      const name = names.length === 1 ? packageName.exec(names[0] ?? '')?.[1] : undefined;
      if (name !== undefined) return { name, command, block };
    }
  }
  return null;
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Whether a title is the name of a package, as written or in words: 'JSON Schema Typed' and json-schema-typed. */
function namesSame(title: string, name: string): boolean {
  const said = letters(title);
  const own = letters(name.split('/').at(-1) ?? name);
  return (
    said === letters(name) ||
    said === own ||
    said === `${own}js` ||
    `${said}js` === own ||
    said === `node${own}`
  );
}

/** The repository of most links to commits, issues and comparisons; null where no two thirds agree. */
function linkedRepository({ links }: DocumentStructure): string | null {
  const counts = new Map<string, number>();
  let all = 0;
  for (const { href } of links) {
    const name = repository.exec(href)?.[1];
    if (name === undefined) continue;
    all++;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most !== undefined && most[1] >= 2 && most[1] >= (all * 2) / 3
    ? most[0].replace(/\.git$/, '')
    : null;
}
