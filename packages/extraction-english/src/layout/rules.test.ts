import { describe, expect, test } from 'vitest';
import { claimsOf } from '../discourse/reading.fixture.ts';
import { layoutRules } from './rules.ts';

describe.each(layoutRules)('$id: $says', ({ id, yes, no }) => {
  test.each(yes.map(([document, ...facts]) => [document, facts] as const))('%j', async (document, facts) => {
    expect((await readBy(id, document)).sort()).toEqual([...facts].sort());
  });
  test.each(no)('says nothing: %j', async (document) => {
    expect(await readBy(id, document)).toEqual([]);
  });
});

/** What the rule of that id reads of a document. */
async function readBy(id: string, document: string): Promise<string[]> {
  const assertions = (await claimsOf(document)).flatMap((claim) => claim.assertions);
  return assertions
    .filter(({ rule }) => rule.endsWith(`/${id}`))
    .map(
      ({ subject, predicate, object, value }) =>
        `${subject.name} | ${predicate} | ${object?.name ?? JSON.stringify(value)}`,
    );
}
