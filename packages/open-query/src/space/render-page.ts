import { limits } from '@memory/contract';
import * as grammar from '../manifest/grammar.ts';
import { manifest } from '../manifest/manifest.ts';
import type { PublishedColumn } from '../manifest/types.ts';
import { starterQueries } from '../saved/starter-queries.ts';
import { signatureOf } from './describe-space.ts';

/** The parts of docs/open-query.md that list what is published: the page holds this text, and a test says when it no longer does. */
export function renderLists(): string {
  return [
    '## Questions people ask first',
    '',
    ...manifest.examples.flatMap(({ question, sql, parameters = [] }) => [
      `**${question}**`,
      '',
      '```sql',
      ...(parameters.length === 0 ? [] : [`-- parameters: ${JSON.stringify(parameters)}`]),
      sql,
      '```',
      '',
    ]),
    '`$deployment` in parameters stands for the id of the deployment, which `GET /query/space` tells.',
    '',
    '## Views',
    '',
    ...manifest.views.flatMap(({ name, grain, comment, columns, oneInstant }) => [
      `### ${name}`,
      '',
      `${comment} Grain: ${grain}.${oneInstant ? ' Answers at one instant.' : ''}`,
      '',
      ...table(columns),
      '',
    ]),
    '## Functions',
    '',
    ...manifest.functions.flatMap((published) => [
      `### ${published.name}`,
      '',
      `\`${signatureOf(published)}\``,
      '',
      `${published.comment} Grain: ${published.grain}.`,
      '',
      ...published.arguments.map(({ name, comment }) => `- \`${name}\`: ${comment}`),
      '',
      ...table(published.columns),
      '',
    ]),
    '## What a statement may be made of',
    '',
    `- Aggregates: ${code(grammar.aggregateFunctions)}`,
    `- Window functions: ${code(grammar.windowFunctions)}`,
    `- Functions: ${code(grammar.scalarFunctions)}`,
    `- Operators: ${code(grammar.operators)}`,
    `- Casts: to ${code(grammar.castTypes)}, and arrays of them`,
    '',
    'A recursive query follows this template:',
    '',
    '```sql',
    grammar.recursionTemplate,
    '```',
    '',
    '## Limits',
    '',
    '| limit | value |',
    '|---|---|',
    `| text of a statement | ${limits.sqlTextBytes} bytes |`,
    `| parameters | ${limits.sqlParameters}, each ${limits.sqlParameterBytes} bytes as JSON |`,
    `| rows of a result | ${limits.sqlRows}, fewer with \`max_rows\` |`,
    `| bytes of its rows as JSON | ${limits.sqlResultBytes} |`,
    `| time of a statement | ${limits.sqlStatementMs / 1000} s; waiting for a lock ${limits.sqlLockMs / 1000} s |`,
    `| calls of one category of functions | ${limits.sqlCallsPerCategory} |`,
    `| candidates of search functions together | ${limits.sqlSearchCandidates} |`,
    `| statements at once | ${limits.sqlPerCaller} a caller, ${limits.sqlPerDeployment} a deployment |`,
    `| time of a caller's statements together | ${limits.sqlMsPerMinute / 1000} s a minute |`,
    '',
    '## The starter queries',
    '',
    '| name | parameters | answers |',
    '|---|---|---|',
    ...starterQueries.map(
      ({ namespace, name, parameters, description }) =>
        `| \`${namespace}/${name}\` | ${parameters.map((parameter) => `${parameter.name} ${parameter.type}`).join(', ')} | ${description} |`,
    ),
    '',
  ].join('\n');
}

function table(columns: readonly PublishedColumn[]): string[] {
  return [
    '| column | type | what it is | example |',
    '|---|---|---|---|',
    ...columns.map(
      ({ name, type, comment, example }) => `| \`${name}\` | ${type} | ${comment} | ${example} |`,
    ),
  ];
}

function code(words: readonly string[]): string {
  return words.map((word) => (word.includes('|') ? `\`\` ${word} \`\`` : `\`${word}\``)).join(' ');
}
