/** `node operator/src/api/generate-crd.ts` writes `crds/` anew. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { crdFile, renderCrd } from './render-crd.ts';

mkdirSync(dirname(crdFile), { recursive: true });
writeFileSync(crdFile, renderCrd());
