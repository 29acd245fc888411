import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { customResourceDefinition, structuralSchema } from './crd.ts';
import { Spec } from './memory-deployment.ts';
import { crdFile, renderCrd } from './render-crd.ts';
import { Status } from './status.ts';

test('crds/ is what the source says; else run node operator/src/api/generate-crd.ts', () => {
  expect(readFileSync(crdFile, 'utf8')).toBe(renderCrd());
});

type Node = {
  type?: string;
  description?: string;
  properties?: Record<string, Node>;
  items?: Node;
  additionalProperties?: Node | boolean;
};

function fieldsWithout(what: keyof Node, node: Node, path: string): string[] {
  return [
    ...Object.entries(node.properties ?? {}).flatMap(([name, field]) => [
      ...(field[what] === undefined ? [`${path}.${name}`] : []),
      ...fieldsWithout(what, field, `${path}.${name}`),
    ]),
    ...(node.items ? fieldsWithout(what, node.items, `${path}[]`) : []),
  ];
}

test.each([
  ['spec', Spec],
  ['status', Status],
] as const)('every field of %s has a description', (name, schema) => {
  expect(fieldsWithout('description', structuralSchema(schema), name)).toEqual([]);
});

test('no object is closed, and no integer is bounded by what JavaScript can count', () => {
  const text = JSON.stringify(customResourceDefinition());
  expect(text).not.toContain('"additionalProperties":false');
  expect(text).not.toContain('9007199254740991');
});

test('a minimal spec is filled by defaults', () => {
  const spec = Spec.parse({ database: { url: { name: 'acme-database' } } });
  expect(spec).toMatchObject({
    deletionPolicy: 'Retain',
    paused: false,
    database: { url: { name: 'acme-database', key: 'url' } },
    api: { replicas: 1 },
    worker: { replicas: 1 },
    graph: { enabled: true, replicas: 1 },
    exposure: { type: 'ClusterIP' },
    networkPolicy: { enabled: true },
  });
});
