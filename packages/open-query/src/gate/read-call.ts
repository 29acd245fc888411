import type { PublishedFunction } from '../manifest/types.ts';
import type { Findings } from './refusal.ts';
import type { ConstantArgument } from './statement.ts';
import { constantOf, type Fields, listOf, numberOf, placeOf, tagged, textOf } from './tree.ts';

/** What stands beside a call that only aggregates and window functions may have. */
const decorations = ['agg_order', 'agg_filter', 'over', 'agg_star', 'agg_distinct', 'func_variadic'];

/**
 * The arguments of a call of a published function, each a constant or a parameter; null, with the reason among the
 * findings, where they are not.
 */
export function readArguments(
  call: Fields,
  published: PublishedFunction,
  findings: Findings,
): ReadonlyMap<string, ConstantArgument> | null {
  const at = placeOf(call);
  const { name } = published;
  if (decorations.some((decoration) => decoration in call)) {
    findings.add(
      'function_placement_not_allowed',
      at,
      `${name} takes arguments alone: no DISTINCT, ORDER BY, FILTER or OVER`,
    );
    return null;
  }
  const given = new Map<string, ConstantArgument>();
  const names = published.arguments.map((argument) => argument.name);
  for (const [index, node] of listOf(call, 'args').entries()) {
    const named = tagged(node);
    const isNamed = named?.tag === 'NamedArgExpr';
    const argument = isNamed ? textOf(named.fields, 'name') : (names[index] ?? null);
    const value = readConstant(isNamed ? named.fields.arg : node);
    if (value === null) {
      findings.add(
        'function_placement_not_allowed',
        at,
        `${name} takes constants and parameters, no computed arguments`,
      );
      return null;
    }
    if (argument === null || !names.includes(argument) || given.has(argument)) {
      findings.add('invalid_parameter', at, `${name} takes ${names.join(', ')}, each once`);
      return null;
    }
    given.set(argument, value);
  }
  const missing = published.arguments.filter(
    (argument) => argument.default === undefined && !given.has(argument.name),
  );
  if (missing.length > 0) {
    findings.add(
      'invalid_parameter',
      at,
      `${name} lacks ${missing.map((argument) => argument.name).join(', ')}`,
    );
    return null;
  }
  return given;
}

/** A constant, a parameter, a cast of one, or an array of them; null for anything computed. */
function readConstant(node: unknown): ConstantArgument | null {
  const read = tagged(node);
  if (read === null) return null;
  const { tag, fields } = read;
  if (tag === 'ParamRef') return { kind: 'parameter', number: numberOf(fields, 'number') };
  if (tag === 'TypeCast') return readConstant(fields.arg);
  if (tag === 'A_Const') {
    const value = constantOf(fields);
    return value === undefined ? null : { kind: 'value', value };
  }
  if (tag !== 'A_ArrayExpr') return null;
  const items = listOf(fields, 'elements').map(readConstant);
  return items.every((item) => item !== null) ? { kind: 'list', items } : null;
}
