import { inputSchemaOf, type McpToolName, mcpTools } from '@memory/contract';
import { isObject } from '../json-rpc/message.ts';
import { argumentTexts, toolTexts } from './tool-texts.ts';

export type ToolDescription = {
  name: McpToolName;
  description: string;
  inputSchema: Record<string, unknown>;
  annotations: { readOnlyHint: boolean; destructiveHint: boolean };
};

/** One entry of `tools/list`. Where paths are not offered, `ingest` has no `path`. */
export function describeTool(name: McpToolName, { offersPath }: { offersPath: boolean }): ToolDescription {
  const { input, annotations } = mcpTools[name];
  const schema = inputSchemaOf(input);
  const properties = Object.entries(isObject(schema.properties) ? schema.properties : {})
    .filter(([argument]) => offersPath || name !== 'ingest' || argument !== 'path')
    .map(([argument, value]) => [argument, describeArgument(name, argument, value)]);
  const required = requiredOf(input);
  return {
    name,
    description: toolTexts[name],
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries(properties),
      ...(required.length === 0 ? {} : { required }),
      additionalProperties: false,
    },
    annotations: { ...annotations },
  };
}

function describeArgument(tool: McpToolName, argument: string, schema: unknown): unknown {
  const text = argumentTexts[tool]?.[argument];
  const plain = simplify(schema);
  return text === undefined || !isObject(plain) ? plain : { ...plain, description: text };
}

/** What the schema refuses when nothing is given; JSON Schema made of a preprocessed list would call it optional. */
function requiredOf(input: (typeof mcpTools)[McpToolName]['input']): string[] {
  const issues = input.safeParse({}).error?.issues ?? [];
  return [...new Set(issues.filter(({ path }) => path.length === 1).map(({ path }) => String(path[0])))];
}

/**
 * Says the same in fewer words: an optional value that may also be null reads as optional, and bounds or defaults that
 * say nothing are left out. The checks themselves stay as they are.
 */
function simplify(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(simplify);
  if (!isObject(schema)) return schema;
  const entries = Object.entries(schema).filter(([key, value]) => !saysNothing(key, value));
  const kept: Record<string, unknown> = Object.fromEntries(
    entries.map(([key, value]) => [key, simplify(value)]),
  );
  if (Array.isArray(kept.type)) {
    const types = kept.type.filter((type) => type !== 'null');
    kept.type = types.length === 1 ? types[0] : types;
  }
  if (!Array.isArray(kept.anyOf)) return kept;
  const { anyOf, ...rest } = kept;
  const choices = anyOf.filter((choice) => !(isObject(choice) && choice.type === 'null'));
  const [only] = choices;
  return choices.length === 1 && isObject(only) ? { ...rest, ...only } : { ...rest, anyOf: choices };
}

function saysNothing(key: string, value: unknown): boolean {
  if (key === 'maximum') return value === Number.MAX_SAFE_INTEGER;
  return key === 'default' && Array.isArray(value) && value.length === 0;
}
