import { writeFileSync } from 'node:fs';
import { pages } from './pages.ts';

for (const { file, write } of pages) {
  writeFileSync(new URL(`../../../../docs/${file}`, import.meta.url), write());
}
