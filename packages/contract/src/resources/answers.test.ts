import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { ErrorBody } from '../errors/error-body.ts';
import { CostExportPage } from './cost-export.ts';
import { DeploymentBuildInfo } from './deployment.ts';
import { DocumentSearchPage } from './document-search.ts';
import { DocumentDeletion, DocumentsPage } from './documents.ts';
import { ContextBundle, Envelope } from './envelope.ts';
import { exampleAnswers } from './examples.ts';
import { GraphAnswer } from './graph-service.ts';
import { IngestedVersion } from './ingest.ts';
import { ToolDescriptor } from './operations.ts';
import { QueryResult } from './query-result.ts';
import { PipelineReadinessReport } from './readiness.ts';
import { RecipeDescriptor } from './recipes.ts';

const answers: [string, z.ZodType, unknown][] = [
  ['Envelope', Envelope, exampleAnswers.envelope],
  ['ContextBundle', ContextBundle, exampleAnswers.contextBundle],
  ['IngestedVersion', IngestedVersion, exampleAnswers.ingested],
  ['DocumentsPage', DocumentsPage, exampleAnswers.documents],
  ['DocumentSearchPage', DocumentSearchPage, exampleAnswers.documentSearch],
  ['DocumentDeletion', DocumentDeletion, exampleAnswers.deletion],
  ['PipelineReadinessReport', PipelineReadinessReport, exampleAnswers.readiness],
  ['DeploymentBuildInfo', DeploymentBuildInfo, exampleAnswers.deployment],
  ['ToolDescriptor', ToolDescriptor, exampleAnswers.toolDescriptor],
  ['RecipeDescriptor', RecipeDescriptor, exampleAnswers.recipe],
  ['GraphAnswer', GraphAnswer, exampleAnswers.graphAnswer],
  ['QueryResult', QueryResult, exampleAnswers.queryResult],
  ['CostExportPage', CostExportPage, exampleAnswers.costExport],
  ['ErrorBody', ErrorBody, exampleAnswers.errorList],
];

/** Keys whose value is any JSON object, so that anything may stand in it. */
const open = new Set(['extra', 'features', 'signals', 'model_bindings', 'tools', 'input_schema', 'ctx']);

type Path = (string | number)[];

function objectPaths(value: unknown, at: Path = []): Path[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => objectPaths(item, [...at, index]));
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, item]) =>
    open.has(key) ? [] : objectPaths(item, [...at, key]),
  );
  return [at, ...inner];
}

function keyPaths(value: unknown): Path[] {
  return objectPaths(value).flatMap((at) => Object.keys(target(value, at)).map((key) => [...at, key]));
}

function target(value: unknown, at: Path): Record<string, unknown> {
  return at.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value) as Record<
    string,
    unknown
  >;
}

describe.each(answers)('%s', (_name, schema, example) => {
  test('accepts a full example', () => {
    expect(schema.safeParse(example).error).toBeUndefined();
  });

  test('refuses an undeclared key at every depth', () => {
    for (const at of objectPaths(example)) {
      const changed = structuredClone(example);
      target(changed, at).undeclared = 1;
      expect(schema.safeParse(changed).success, `undeclared at /${at.join('/')}`).toBe(false);
    }
  });

  test('wants every key to be there, nullable ones too', () => {
    for (const path of keyPaths(example)) {
      if (path.at(-1) === 'ctx') continue;
      const changed = structuredClone(example);
      delete target(changed, path.slice(0, -1))[String(path.at(-1))];
      expect(schema.safeParse(changed).success, `without /${path.join('/')}`).toBe(false);
    }
  });

  test('wants timestamps in UTC and ids in canonical spelling', () => {
    const text = JSON.stringify(example);
    if (text.includes('2026-08-01T')) {
      const offset = JSON.parse(text.replaceAll('10:00:00.000Z', '10:00:00.000+00:00'));
      expect(schema.safeParse(offset).success).toBe(false);
    }
    if (text.includes('018f5e2a')) {
      expect(schema.safeParse(JSON.parse(text.replaceAll('018f5e2a', '018F5E2A'))).success).toBe(false);
    }
  });
});
