import { manifest, surfaceManifestHash } from './manifest.ts';
import type { PublishedFunction, PublishedView } from './types.ts';

/**
 * The statements that make `memory_v1` anew in a database: its views and functions, who may read them, and the hash by
 * which a service knows them. A migration holds this text; a test says when it no longer does.
 */
export function renderMigration(): string {
  return `${[
    `-- Made from the manifest of packages/open-query: the query space with the hash ${surfaceManifestHash.slice(0, 12)}.`,
    'drop schema if exists memory_v1 cascade;',
    'create schema memory_v1;',
    `comment on schema memory_v1 is 'The query space. ${surfaceManifestHash}';`,
    'revoke all on schema memory_v1 from public;',
    'grant usage on schema memory_v1 to memory_query;',
    ...manifest.views.map(renderView),
    ...manifest.functions.flatMap(renderFunction),
    'grant select on all tables in schema memory_v1 to memory_query;',
  ].join('\n--> statement-breakpoint\n')}\n`;
}

function renderView({ name, comment, columns, select }: PublishedView): string {
  const comments = columns.map(
    (column) => `comment on column memory_v1.${name}.${column.name} is ${literal(column.comment)};`,
  );
  return [
    `create view memory_v1.${name} with (security_barrier = true) as\n  ${select};`,
    `comment on view memory_v1.${name} is ${literal(comment)};`,
    ...comments,
  ].join('\n');
}

/** Those that Postgres runs; it may put the body of such a function into the statement that calls it. */
function renderFunction(published: PublishedFunction): string[] {
  const { name, comment, columns, run } = published;
  if (run.by !== 'database') return [];
  const takes = published.arguments.map((argument) => `${argument.name} ${argument.type}`).join(', ');
  const types = published.arguments.map((argument) => argument.type).join(', ');
  const gives = columns.map((column) => `${column.name} ${column.type}`).join(', ');
  return [
    [
      `create function memory_v1.${name}(${takes})\n  returns table (${gives})\n  language sql stable parallel safe\nbegin atomic\n  ${run.body};\nend;`,
      `comment on function memory_v1.${name}(${types}) is ${literal(comment)};`,
      `revoke all on function memory_v1.${name}(${types}) from public;`,
      `grant execute on function memory_v1.${name}(${types}) to memory_query;`,
    ].join('\n'),
  ];
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
