import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rbacFolder, renderRbac } from './render.ts';
import { ownRules, tenantRules } from './rules.ts';

test.each(Object.entries(renderRbac()))(
  'crds/rbac/%s is what the source says; else run node operator/src/rbac/generate.ts',
  (file, text) => {
    expect(readFileSync(join(rbacFolder, file), 'utf8')).toBe(text);
  },
);

test('no right is for everything', () => {
  for (const { apiGroups, resources, verbs } of [...tenantRules(), ...ownRules()]) {
    expect([...apiGroups, ...resources, ...verbs]).not.toContain('*');
  }
});
