import { join } from 'node:path';
import { stringify } from 'yaml';
import { customResourceDefinition } from './crd.ts';

/** Where the generated definition is checked in. */
export const crdFile = join(import.meta.dirname, '../../../crds/memorydeployments.memoryservice.dev.yaml');

/** The text of that file. */
export function renderCrd(): string {
  const heading =
    '# Generated from operator/src/api by `node operator/src/api/generate-crd.ts`; do not edit.\n';
  return `${heading}${stringify(customResourceDefinition(), { lineWidth: 110, aliasDuplicateObjects: false })}`;
}
