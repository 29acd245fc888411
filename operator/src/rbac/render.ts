import { join } from 'node:path';
import { stringify } from 'yaml';
import { roleFiles } from './rules.ts';

/** Where the generated roles are checked in. */
export const rbacFolder = join(import.meta.dirname, '../../../crds/rbac');

/** The text of each file. */
export function renderRbac(): Record<string, string> {
  const heading =
    '# Generated from operator/src/rbac by `node operator/src/rbac/generate.ts`; do not edit.\n';
  return Object.fromEntries(
    Object.entries(roleFiles()).map(([file, role]) => [
      file,
      `${heading}${stringify(role, { aliasDuplicateObjects: false })}`,
    ]),
  );
}
