/** `node charts/generate.ts` writes what the charts take over from the code. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { chartFiles } from './render-files.ts';

for (const [file, content] of chartFiles()) {
  mkdirSync(new URL('./', file), { recursive: true });
  writeFileSync(file, content);
}
