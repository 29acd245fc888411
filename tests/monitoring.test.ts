import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { chartFiles } from '../charts/render-files.ts';
import { alerts } from '../monitoring/alerts.ts';
import { renderDashboard } from '../monitoring/dashboard.ts';
import { knownMetricNames } from '../monitoring/metric-names.ts';

const root = new URL('..', import.meta.url);
const path = (name: string) => fileURLToPath(new URL(name, root));
const rules = Object.values(alerts).flat();

/** Of these families no other name may appear in an expression. */
const SERIES =
  /\b(?:memory|kube|controller_runtime|workqueue|leader_election|rest_client|process|nodejs)_[a-z0-9_]+/g;

function seriesIn(expression: string): string[] {
  // Neither label names in `by (…)` nor label values are series.
  const bare = expression.replaceAll(/"[^"]*"/g, '').replaceAll(/\bby \([^)]*\)/g, '');
  return bare.match(SERIES) ?? [];
}

function expressions(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(expressions);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    (key === 'expr' || key === 'definition') && typeof entry === 'string' ? [entry] : expressions(entry),
  );
}

test('what the charts take over from the code is fresh: `node charts/generate.ts`', () => {
  for (const [file, content] of chartFiles()) {
    expect(readFileSync(file, 'utf8'), fileURLToPath(file)).toBe(content);
  }
});

test('no panel and no alert names a metric that does not exist', () => {
  const known = knownMetricNames();
  const shown = [...expressions(renderDashboard()), ...rules.map(({ expr }) => expr)];
  const named = shown.flatMap(seriesIn);
  expect(named.length).toBeGreaterThan(30);
  expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([]);
  const budget = readFileSync(path('charts/memory-deployment/templates/budget-alert.yaml'), 'utf8');
  const used = (/expr: .*$/m.exec(budget)?.[0] ?? '').match(/memory_budget_[a-z_]+/g) ?? [];
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((name) => !known.has(name))).toEqual([]);
});

test('every panel has a query, and a place of its own', () => {
  const { panels } = renderDashboard() as { panels: { id: number; type: string; targets?: unknown[] }[] };
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  for (const panel of panels.filter(({ type }) => type !== 'row')) {
    expect(panel.targets?.length).toBeGreaterThan(0);
  }
});

test('every alert has a section of a runbook page, every page an alert', () => {
  const pages = readdirSync(path('docs/runbooks')).map((name) => name.replace(/\.md$/, ''));
  expect([...new Set(rules.map(({ runbook }) => runbook))].sort()).toEqual(pages.sort());
  for (const { alert, runbook } of rules) {
    expect(readFileSync(path(`docs/runbooks/${runbook}.md`), 'utf8'), runbook).toContain(`\n## ${alert}\n`);
  }
});

const trials = ['monitoring/alerts.test.yaml', 'monitoring/isolation.test.yaml'];

test('every alert is tried: fires when it should and not before', () => {
  const tried = trials.map((file) => readFileSync(path(file), 'utf8')).join('\n');
  expect(rules.map(({ alert }) => alert).filter((name) => !tried.includes(name))).toEqual([]);
});

test.skipIf(!hasPromtool())(
  'promtool passes the rules',
  () => {
    const run = (...args: string[]) => execFileSync('promtool', args, { cwd: path('.'), encoding: 'utf8' });
    expect(run('check', 'rules', 'charts/memory-operator/files/alerts.yaml')).toContain('SUCCESS');
    for (const file of trials) expect(run('test', 'rules', file)).toContain('SUCCESS');
  },
  60_000,
);

function hasPromtool(): boolean {
  return (process.env.PATH ?? '').split(':').some((folder) => existsSync(`${folder}/promtool`));
}
