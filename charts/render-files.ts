import { readFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { renderAlerts } from '../monitoring/alerts.ts';
import { renderDashboard } from '../monitoring/dashboard.ts';
import { structuralSchema } from '../operator/src/api/crd.ts';
import { Spec } from '../operator/src/api/memory-deployment.ts';
import { renderCrd } from '../operator/src/api/render-crd.ts';
import { ownRules, tenantRules } from '../operator/src/rbac/rules.ts';
import { deploymentValues, operatorValues, type Schema } from './values-schemas.ts';
import { renderValuesPage } from './values-table.ts';

const folder = new URL('./', import.meta.url);

/** Files of the charts that follow from the code, by where they lie: `node charts/generate.ts` writes them. */
export function chartFiles(): Map<URL, string> {
  return new Map([
    [new URL('memory-operator/files/crd.yaml', folder), renderCrd()],
    [new URL('memory-operator/files/rules.yaml', folder), renderRules()],
    [new URL('memory-operator/files/alerts.yaml', folder), renderAlerts()],
    [new URL('memory-operator/files/dashboard.json', folder), json(renderDashboard())],
    [new URL('memory-operator/values.schema.json', folder), json(operatorValues)],
    [new URL('memory-deployment/values.schema.json', folder), json(deploymentValues(specSchema()))],
    [new URL('memory-operator/README.md', folder), valuesPage('memory-operator', operatorValues)],
    [
      new URL('memory-deployment/README.md', folder),
      valuesPage('memory-deployment', deploymentValues(specSchema())),
    ],
  ]);
}

function valuesPage(chart: string, schema: Schema): string {
  return renderValuesPage(chart, schema, readFileSync(new URL(`${chart}/values.yaml`, folder), 'utf8'));
}

/** The operator's rights, as its code uses them; the chart gives them for the cluster or for each namespace. */
function renderRules(): string {
  const heading = '# Written from operator/src/rbac/rules.ts by `node charts/generate.ts`; do not edit.\n';
  const rules = { tenants: tenantRules(), own: ownRules() };
  return heading + stringify(rules, { aliasDuplicateObjects: false });
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * The resource's own schema, so that a wrong value is refused before anything reaches the cluster. Stricter in one
 * point: an unknown field, which the API server would drop in silence, is most likely mistyped.
 */
function specSchema(): Schema {
  const schema = close(structuralSchema(Spec)) as Schema;
  // The chart fills these in from its Secrets.
  return { ...schema, required: [] };
}

/** Fields that the chart may fill in beside what is given, so that they may be missing within a given parent. */
const FILLED = new Set(['token']);

function close(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(close);
  if (value === null || typeof value !== 'object') return value;
  const node = value as Schema;
  const kept: Schema = {};
  for (const [key, entry] of Object.entries(node)) {
    if (key.startsWith('x-kubernetes-') || key === 'format' || key === 'default') continue;
    if (key === 'properties') {
      kept[key] = Object.fromEntries(Object.entries(entry as Schema).map(([name, of]) => [name, close(of)]));
    } else if (key === 'required' && Array.isArray(entry)) {
      kept[key] = entry.filter((name) => !FILLED.has(String(name)));
    } else if (key === 'exclusiveMinimum' && typeof entry === 'boolean') {
      // OpenAPI 3.0 marks the minimum as excluded; JSON Schema gives the bound itself.
      if (entry) kept[key] = node.minimum;
    } else if (!(key === 'minimum' && node.exclusiveMinimum === true)) {
      kept[key] = close(entry);
    }
  }
  const isOpen = 'additionalProperties' in node || node['x-kubernetes-preserve-unknown-fields'] === true;
  if (node.properties !== undefined && !isOpen) kept.additionalProperties = false;
  return kept;
}
