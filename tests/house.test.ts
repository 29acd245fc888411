import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

function trackedFiles(...patterns: string[]): string[] {
  return execFileSync('git', ['ls-files', '-z', '--', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '');
}

/** A tarball of the sources has no git; then there is nothing to hold against the rules. */
function isCheckout(): boolean {
  try {
    return (
      execFileSync('git', ['rev-parse', '--show-toplevel'], { cwd: root, encoding: 'utf8' }).trim() !== ''
    );
  } catch {
    return false;
  }
}

const sources = isCheckout() ? trackedFiles('*.ts', '*.mjs', '*.js') : [];

test('source files have names in kebab-case', () => {
  const named = sources.filter((file) => !/^[a-z0-9]+([.-][a-z0-9]+)*$/.test(file.split('/').at(-1) ?? ''));
  expect(named).toEqual([]);
});

test('nothing is left to do and nothing is switched off', () => {
  const found = sources
    .filter((file) => file !== 'tests/house.test.ts')
    .flatMap((file) =>
      readLines(file)
        .filter((line) =>
          /^\s*(\/\/|\/?\*).*\b(TODO|FIXME|XXX|HACK)\b|@ts-(ignore|nocheck)|\b(test|it|describe)\.only\(/.test(
            line,
          ),
        )
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});

test('the README says what every package and service is', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const rooms = [...new Set(sources.map((file) => /^(?:packages|services)\/[^/]+/.exec(file)?.[0] ?? ''))];
  expect(rooms.filter((room) => !new RegExp(`${room}\\s`).test(readme))).toEqual([]);
});

function readLines(file: string): string[] {
  return readFileSync(join(root, file), 'utf8').split('\n');
}
