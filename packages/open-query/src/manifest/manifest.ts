import { createHash } from 'node:crypto';
import { publishedExamples } from './examples.ts';
import { publishedFunctions } from './functions.ts';
import * as grammar from './grammar.ts';
import type { PublishedExample, PublishedFunction, PublishedView } from './types.ts';
import { evidenceViews } from './views/evidence.ts';
import { factViews } from './views/facts.ts';
import { graphViews } from './views/graph.ts';

/** The query space: the one source of its views, grants, allowlists, documentation and hash. */
export type Manifest = {
  schema: 'memory_v1';
  views: readonly PublishedView[];
  functions: readonly PublishedFunction[];
  examples: readonly PublishedExample[];
};

export const manifest: Manifest = {
  schema: 'memory_v1',
  views: [...factViews, ...graphViews, ...evidenceViews],
  functions: publishedFunctions,
  examples: publishedExamples,
};

/** Hex SHA-256 over all that a statement's meaning depends on: views, functions and grammar, but no examples. */
export const surfaceManifestHash = createHash('sha256')
  .update(
    JSON.stringify({
      schema: manifest.schema,
      views: manifest.views.map(({ comment: _, ...view }) => ({
        ...view,
        columns: view.columns.map(({ name, type }) => [name, type]),
      })),
      functions: manifest.functions.map(({ comment: _, ...published }) => ({
        ...published,
        columns: published.columns.map(({ name, type }) => [name, type]),
        arguments: published.arguments.map(({ name, type, default: value }) => [name, type, value ?? null]),
      })),
      grammar: [
        grammar.aggregateFunctions,
        grammar.windowFunctions,
        grammar.scalarFunctions,
        grammar.operators,
        grammar.castTypes,
        grammar.collations,
        grammar.recursionBound,
        grammar.recursionTemplate,
      ],
    }),
  )
  .digest('hex');

export function viewOf(name: string): PublishedView | undefined {
  return manifest.views.find((view) => view.name === name);
}

export function functionOf(name: string): PublishedFunction | undefined {
  return manifest.functions.find((published) => published.name === name);
}
