import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pages } from './pages.ts';

test.each(pages)(
  'docs/$file is as the code writes it (node packages/extraction-english/src/pages/write-pages.ts)',
  ({ file, write }) => {
    expect(readFileSync(new URL(`../../../../docs/${file}`, import.meta.url), 'utf8')).toBe(write());
  },
);
