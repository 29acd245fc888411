import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { renderLists } from './render-page.ts';

const page = fileURLToPath(new URL('../../../../docs/open-query.md', import.meta.url));
const mark =
  '<!-- What follows is made from the manifest of packages/open-query (MEMORY_WRITE_DOCS=1 npm test -- render-page). -->\n';

test('docs/open-query.md lists what the manifest publishes', () => {
  const [written = ''] = readFileSync(page, 'utf8').split(mark);
  const wanted = `${written}${mark}\n${renderLists()}`;
  if (process.env.MEMORY_WRITE_DOCS === '1') writeFileSync(page, wanted);
  expect(readFileSync(page, 'utf8')).toBe(wanted);
});
