import fc from 'fast-check';
import { expect, test } from 'vitest';
import { databaseRoles, kindOfRole, roleName, roleNames, withRoleNames } from './role-names.ts';

test('names are readable where the database’s is plain, and fit Postgres whatever it is', () => {
  expect(roleName('memory_app', 'acme_1')).toBe('memory_app_acme_1');
  expect(roleName('memory_owner', 'Acme-1')).toMatch(/^memory_owner_h-[0-9a-f]{40}$/);
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), fc.string({ maxLength: 80 }), (one, other) => {
      for (const [place, name] of roleNames(one).entries()) {
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(63);
        expect(kindOfRole(name)).toBe(databaseRoles[place]);
      }
      const all = new Set([...roleNames(one), ...roleNames(other)]);
      expect(all.size).toBe(one === other ? 4 : 8);
    }),
  );
});

test('a migration’s kinds become names, and nothing else does', () => {
  expect(withRoleNames('grant select on memory.x to memory_app, memory_query; -- memory_apps', 'a-b')).toBe(
    `grant select on memory.x to "${roleName('memory_app', 'a-b')}", "${roleName('memory_query', 'a-b')}"; -- memory_apps`,
  );
  expect(kindOfRole('memory_application')).toBeNull();
});
