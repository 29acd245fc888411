import { limits } from '@memory/contract';
import * as grammar from '../manifest/grammar.ts';
import { manifest, surfaceManifestHash } from '../manifest/manifest.ts';
import type { PublishedExample, PublishedFunction, PublishedView } from '../manifest/types.ts';

export type SpaceDescription = Record<string, unknown>;

export type DescribeOptions = { pattern?: string | undefined; include_examples?: boolean | undefined };

/** The discovery payload: everything that is published, or what a pattern names, and the examples unless they are not wanted. */
export function describeSpace(deploymentId: string, options: DescribeOptions): SpaceDescription {
  const { pattern, include_examples: includeExamples = true } = options;
  const matches = matcherOf(pattern);
  return {
    deployment_id: deploymentId,
    query_space_schema: manifest.schema,
    surface_manifest_hash: surfaceManifestHash,
    query_language: 'sql',
    views: manifest.views.filter(({ name }) => matches(name)).map(describeView),
    functions: manifest.functions.filter(({ name }) => matches(name)).map(describeFunction),
    grammar: {
      statements: ['SELECT', 'VALUES', 'WITH'],
      rules: [
        'One statement, read-only; only the views and functions of memory_v1.',
        "Functions of memory_v1 stand in the statement's own FROM, with constants or parameters as arguments.",
        'Parameters are $1, $2 and so on, without gaps. There is no now(): give the moment as a parameter.',
        'Start present-tense questions from facts_current. Validity windows of claims are what sources say.',
        "Graph functions take this deployment's id as $1, and both clocks together or neither.",
      ],
      not_allowed: [
        'FOR UPDATE',
        'SELECT INTO',
        'TABLESAMPLE',
        'WITHIN GROUP',
        'ROWS FROM',
        'XML',
        'current_user',
        'now()',
      ],
      functions: {
        aggregate: grammar.aggregateFunctions,
        window: grammar.windowFunctions,
        scalar: grammar.scalarFunctions,
      },
      operators: grammar.operators,
      cast_types: grammar.castTypes,
      collations: grammar.collations,
      recursion: { template: grammar.recursionTemplate, max_bound: grammar.recursionBound },
    },
    limits: {
      row_cap: limits.sqlRows,
      byte_cap: limits.sqlResultBytes,
      statement_timeout_ms: limits.sqlStatementMs,
      lock_timeout_ms: limits.sqlLockMs,
      sql_text_bytes: limits.sqlTextBytes,
      parameters: limits.sqlParameters,
      parameter_bytes: limits.sqlParameterBytes,
      calls_per_category: limits.sqlCallsPerCategory,
      search_candidates: limits.sqlSearchCandidates,
      concurrent_per_caller: limits.sqlPerCaller,
      concurrent_per_deployment: limits.sqlPerDeployment,
      statement_ms_per_minute: limits.sqlMsPerMinute,
      analytical_tier: false,
    },
    examples: includeExamples
      ? manifest.examples
          .filter(({ sql }) => pattern === undefined || mentions(sql, matches))
          .map((example) => describeExample(example, deploymentId))
      : [],
  };
}

export function describeView({ name, grain, oneInstant, comment, columns }: PublishedView) {
  return {
    name,
    qualified_name: `${manifest.schema}.${name}`,
    grain,
    description: comment,
    answers_at_one_instant: oneInstant,
    columns: columns.map((column) => ({
      name: column.name,
      type: column.type,
      nullable: true,
      description: column.comment,
      example: column.example,
    })),
  };
}

export function signatureOf(published: PublishedFunction): string {
  const takes = published.arguments.map(({ name, type, default: value }) =>
    value === undefined ? `${name} ${type}` : `${name} ${type} default ${value}`,
  );
  return `${manifest.schema}.${published.name}(${takes.join(', ')})`;
}

function describeFunction(published: PublishedFunction) {
  const { name, grain, oneInstant, category, comment, columns } = published;
  return {
    name,
    qualified_name: `${manifest.schema}.${name}`,
    signature: signatureOf(published),
    grain,
    category,
    description: comment,
    answers_at_one_instant: oneInstant,
    arguments: published.arguments.map((argument) => ({
      name: argument.name,
      type: argument.type,
      required: argument.default === undefined,
      default: argument.default ?? null,
      description: argument.comment,
    })),
    columns: columns.map((column) => ({
      name: column.name,
      type: column.type,
      nullable: true,
      description: column.comment,
      example: column.example,
    })),
  };
}

export function describeExample({ question, sql, parameters = [] }: PublishedExample, deploymentId: string) {
  return {
    question,
    sql,
    parameters: parameters.map((value) => (value === '$deployment' ? deploymentId : value)),
  };
}

/** `*` and `%` in a pattern stand for anything; without them it may stand anywhere in a name. */
function matcherOf(pattern: string | undefined): (name: string) => boolean {
  if (pattern === undefined) return () => true;
  const asked = pattern.toLowerCase();
  if (!/[*%]/.test(asked)) return (name) => name.includes(asked);
  const parts = asked.split(/[*%]+/);
  return (name) => {
    let at = 0;
    for (const [index, part] of parts.entries()) {
      const found =
        index === parts.length - 1 && part !== '' ? name.lastIndexOf(part) : name.indexOf(part, at);
      if (found < at || (index === 0 && found !== 0)) return false;
      at = found + part.length;
    }
    return parts.at(-1) === '' || at === name.length;
  };
}

function mentions(sql: string, matches: (name: string) => boolean): boolean {
  return (sql.match(/\w+/g) ?? []).some((word) =>
    [...manifest.views, ...manifest.functions].some(({ name }) => name === word && matches(name)),
  );
}
