import fc from 'fast-check';
import { aggregateFunctions, castTypes, operators, scalarFunctions } from '../manifest/grammar.ts';
import { manifest } from '../manifest/manifest.ts';
import { starterQueries } from '../saved/starter-queries.ts';
import { attackRows } from './attacks.ts';

/** Statements that are nearly right: what people ask and what attackers try, with words taken out, put in, or exchanged. */

const questions = [
  ...manifest.examples.map(({ sql }) => sql),
  ...starterQueries.map(({ statement }) => statement),
];
const bases = [
  ...questions,
  ...attackRows.map(([, statement]) => statement).filter((statement) => statement.length < 2_000),
];

const wordShape = /\$\d+|[\w.]+|'(?:[^']|'')*'|"[^"]*"|::|[<>=!~|@#&?*+/%-]+|[^\s\w]/g;

const words = [
  ...new Set([
    ...bases.flatMap((statement) => statement.match(wordShape) ?? []),
    ...manifest.views.flatMap(({ name, columns }) => [name, ...columns.map((column) => column.name)]),
    ...manifest.functions.map(({ name }) => name),
    ...aggregateFunctions,
    ...scalarFunctions,
    ...operators,
    ...castTypes.map((type) => `::${type}`),
    ...[
      'lateral',
      'with',
      'recursive',
      'union all',
      'intersect',
      'over ()',
      'filter (where true)',
      'distinct',
      'limit 1',
      'null',
    ],
    ...[
      'offset 1',
      'group by 1',
      'having true',
      'order by 1',
      'cross join',
      'natural join',
      'using (fact_id)',
      'exists (',
      'any (',
      ')',
    ],
  ]),
];

type Edit = { at: number; kind: 'delete' | 'insert' | 'replace' | 'double' | 'swap'; word: string };

const edit: fc.Arbitrary<Edit> = fc.record({
  at: fc.nat(200),
  kind: fc.constantFrom('delete', 'insert', 'replace', 'double', 'swap'),
  word: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...words) },
    { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
  ),
});

function apply(statement: string, edits: readonly Edit[]): string {
  const parts = statement.match(wordShape) ?? [];
  for (const { at, kind, word } of edits) {
    const index = parts.length === 0 ? 0 : at % parts.length;
    const here = parts[index] ?? '';
    if (kind === 'delete') parts.splice(index, 1);
    else if (kind === 'insert') parts.splice(index, 0, word);
    else if (kind === 'replace') parts.splice(index, 1, word);
    else if (kind === 'double') parts.splice(index, 0, here);
    else parts.splice(index, 2, parts[index + 1] ?? '', here);
  }
  return parts.join(' ');
}

/** One statement, or two put together. */
export const arbitraryStatement: fc.Arbitrary<string> = fc
  .record({
    base: fc.oneof(fc.constantFrom(...questions), fc.constantFrom(...bases)),
    other: fc.option(fc.constantFrom(...bases), { freq: 8 }),
    how: fc.constantFrom(' union all ', ' where exists (', ', (', ' ; '),
    edits: fc.array(edit, { maxLength: 3 }),
  })
  .map(({ base, other, how, edits }) => {
    const joined = other === null ? base : `${base}${how}${other}${how.endsWith('(') ? ')' : ''}`;
    return apply(joined, edits);
  });

/** How many statements a run of the fuzz tries: `MEMORY_FUZZ_STATEMENTS`, or few enough for every run of the tests. */
export function fuzzRuns(usual: number): number {
  return Number(process.env.MEMORY_FUZZ_STATEMENTS ?? usual);
}
