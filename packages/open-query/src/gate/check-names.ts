import {
  aggregateFunctions,
  castTypes,
  collations,
  operators,
  scalarFunctions,
  windowFunctions,
} from '../manifest/grammar.ts';
import { functionOf, manifest } from '../manifest/manifest.ts';
import { didYouMean, type Findings } from './refusal.ts';
import { constantOf, type Fields, listOf, placeOf, untagged, wordsOf } from './tree.ts';

const plainFunctions = [...aggregateFunctions, ...windowFunctions, ...scalarFunctions];
const isPlain: ReadonlySet<string> = new Set(plainFunctions);
const isOperator: ReadonlySet<string> = new Set(operators);
const isCastType: ReadonlySet<string> = new Set(castTypes);
const isCollation: ReadonlySet<string> = new Set(collations);
const publicNames = manifest.functions.map(({ name }) => name);

/** What stands for the present moment in a time that is written as text. */
const momentWords: ReadonlySet<string> = new Set(['now', 'today', 'tomorrow', 'yesterday']);
const timeTypes: ReadonlySet<string> = new Set(['date', 'time', 'timetz', 'timestamp', 'timestamptz']);

/** The published function that a call names; null for any other. */
export function publishedFunctionOf(call: Fields) {
  const words = wordsOf(listOf(call, 'funcname')) ?? [];
  if (words.length === 1) return functionOf(words[0] ?? '') ?? null;
  if (words.length === 2 && words[0] === manifest.schema) return functionOf(words[1] ?? '') ?? null;
  return null;
}

/** A function that is not published may only be one of Postgres' own that are in the list. */
export function checkFunctionName(call: Fields, findings: Findings): void {
  const words = wordsOf(listOf(call, 'funcname')) ?? [];
  const at = placeOf(call);
  const shown = words.join('.');
  const name = words.at(-1) ?? '';
  const qualifier = words.length === 1 ? 'pg_catalog' : words.slice(0, -1).join('.');
  if (qualifier === 'pg_catalog' && isPlain.has(name)) return;
  if (qualifier !== 'pg_catalog' && qualifier !== manifest.schema) {
    findings.add('function_not_allowed', at, `the function ${shown} is not of memory_v1 or pg_catalog`);
  } else if (name === 'now' || name.endsWith('_timestamp') || name === 'timeofday') {
    findings.add(
      'function_not_allowed',
      at,
      `the function ${shown} is not allowed; give the moment as a parameter, or read a view whose name ends in _current`,
    );
  } else {
    const known = qualifier === manifest.schema ? publicNames : [...plainFunctions, ...publicNames];
    findings.add(
      'function_not_allowed',
      at,
      `the function ${shown} is not allowed.${didYouMean(name, known)} GET /query/space lists what is`,
    );
  }
}

export function checkOperator(words: readonly string[] | null, at: number, findings: Findings): void {
  const operator = words?.at(-1) ?? '';
  const schema = words?.slice(0, -1).join('.') ?? '';
  if (isOperator.has(operator) && (schema === '' || schema === 'pg_catalog')) return;
  const shown = schema === '' ? operator : `${schema}.${operator}`;
  findings.add(
    'operator_not_allowed',
    at,
    `the operator ${shown} is not allowed; allowed are ${operators.join(' ')}`,
  );
}

/** The name of a type that may be cast to. */
export function checkType(type: Fields, at: number, findings: Findings): string {
  const words = wordsOf(listOf(type, 'names')) ?? [];
  const name = words.at(-1) ?? '';
  const schema = words.slice(0, -1).join('.');
  const isPlainName =
    type.setof !== true && type.pct_type !== true && (schema === '' || schema === 'pg_catalog');
  if (!isPlainName || !isCastType.has(name)) {
    findings.add(
      'operator_not_allowed',
      placeOf(type) || at,
      `a cast to ${words.join('.')} is not allowed; allowed are ${castTypes.join(', ')} and arrays of them`,
    );
  }
  return name;
}

/** Refuses 'now' and the like where they are cast to a time: what they mean changes with the clock. */
export function checkMomentText(value: unknown, type: string, findings: Findings): void {
  const constant = untagged(value, 'A_Const');
  if (constant === null || !timeTypes.has(type)) return;
  const text = constantOf(constant);
  if (typeof text !== 'string' || !momentWords.has(text.trim().toLowerCase())) return;
  findings.add(
    'function_not_allowed',
    placeOf(constant),
    `'${text}' is not allowed as a time; give the moment as a parameter`,
  );
}

export function checkCollation(clause: Fields, findings: Findings): void {
  const words = wordsOf(listOf(clause, 'collname')) ?? [];
  const name = words.at(-1) ?? '';
  const isKnown = words.length === 1 || (words.length === 2 && words[0] === 'pg_catalog');
  if (isKnown && isCollation.has(name)) return;
  findings.add(
    'statement_not_allowed',
    placeOf(clause),
    `the collation ${words.join('.')} is not allowed; allowed are ${collations.join(', ')}`,
  );
}
