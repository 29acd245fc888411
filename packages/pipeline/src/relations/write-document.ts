import { writeFileSync } from 'node:fs';
import { predicatesDocument } from './predicates-document.ts';

writeFileSync(new URL('../../../../docs/predicates.md', import.meta.url), predicatesDocument());
