/** `node operator/src/rbac/generate.ts` writes `crds/rbac/` anew. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rbacFolder, renderRbac } from './render.ts';

mkdirSync(rbacFolder, { recursive: true });
for (const [file, text] of Object.entries(renderRbac())) writeFileSync(join(rbacFolder, file), text);
