import { cutCodePoints, type IssueParams, type ValidationEntry, wrongKind } from '@memory/contract';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;
type Loc = (string | number)[];
type Fault = { type: string; msg: string; ctx?: Record<string, unknown> };

export type Refused = {
  issues: readonly Issue[];
  /** What was validated, as it came. */
  value: unknown;
  /** Where it came from: the first part of every `loc`. */
  source: 'query' | 'path' | 'header' | 'body';
  /** Rewrites what is shown of the input. */
  show: (input: unknown, loc: Loc) => unknown;
};

/** A list that long says no more than its beginning. */
const mostEntries = 100;
/** Characters of a field's name that an error shows. */
const longestName = 200;

/** Renders what a schema refused as FastAPI does: pydantic v2's types, words and parameters. */
export function toEntries({ issues, value, source, show }: Refused): ValidationEntry[] {
  const entries: ValidationEntry[] = [];
  const seen = new Set<string>();
  const mistyped = new Set<string>();
  for (const issue of issues) {
    const place = JSON.stringify(issue.path);
    if (issue.code === 'invalid_type') mistyped.add(place);
    // zod goes on to measure a string that stands where a list belongs
    else if ((issue.code === 'too_small' || issue.code === 'too_big') && mistyped.has(place)) continue;
    for (const { at, input, fault } of faultsOf(issue, value, source)) {
      const loc = [
        source,
        ...at.map((part) => (typeof part === 'string' ? cutCodePoints(part, longestName) : part)),
      ];
      const key = JSON.stringify([loc, fault.type]);
      if (seen.has(key)) continue;
      seen.add(key);
      const { type, msg, ctx } = fault;
      entries.push({ type, loc, msg, input: show(input, loc), ...(ctx === undefined ? {} : { ctx }) });
      if (entries.length === mostEntries) return entries;
    }
  }
  return entries;
}

type Found = { at: Loc; input: unknown; fault: Fault };

function faultsOf(issue: Issue, value: unknown, source: Refused['source']): Found[] {
  const at = issue.path as Loc;
  const input = valueAt(value, at);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, mostEntries).map((key) => ({
      at: [...at, key],
      input: valueAt(input, [key]),
      fault: { type: 'extra_forbidden', msg: 'Extra inputs are not permitted' },
    }));
  }
  if (input === undefined && at.length > 0) {
    const parent = source === 'body' ? valueAt(value, at.slice(0, -1)) : null;
    return [{ at, input: parent, fault: { type: 'missing', msg: 'Field required' } }];
  }
  const fault = faultOf(issue, input);
  return fault === null ? [] : [{ at, input, fault }];
}

/** The value at a path, of its own properties only; undefined where there is none. */
function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  let inner = value;
  for (const key of path) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, key)) return undefined;
    inner = (inner as Record<string | number, unknown>)[key];
  }
  return inner;
}

function faultOf(issue: Issue, input: unknown): Fault | null {
  switch (issue.code) {
    case 'custom':
      return customFault(issue);
    case 'invalid_type':
      return typeFault(issue.expected, issue.message, input);
    case 'too_small':
      return sizeFault(issue.origin, 'least', Number(issue.minimum), input);
    case 'too_big':
      // zod says this beside the field's own limit, which is the one that callers are told.
      if ('note' in issue) return null;
      return sizeFault(issue.origin, 'most', Number(issue.maximum), input);
    case 'invalid_value': {
      const expected = listed(issue.values.map((value) => `'${String(value)}'`));
      return { type: 'enum', msg: `Input should be ${expected}`, ctx: { expected } };
    }
    case 'invalid_union':
      return unionFault(issue, input);
    case 'invalid_format': {
      const pattern = issue.pattern ?? issue.format;
      return {
        type: 'string_pattern_mismatch',
        msg: `String should match pattern '${pattern}'`,
        ctx: { pattern },
      };
    }
    default:
      return valueError(issue.message);
  }
}

function customFault(issue: Extract<Issue, { code: 'custom' }>): Fault {
  const params = issue.params as IssueParams | undefined;
  return params?.type === undefined ? valueError(issue.message) : params;
}

function valueError(error: string): Fault {
  return { type: 'value_error', msg: `Value error, ${error}`, ctx: { error } };
}

function typeFault(expected: string, message: string, input: unknown): Fault {
  for (const [type, msg] of Object.entries(wrongKind)) if (message === msg) return { type, msg };
  switch (expected) {
    case 'string':
      return { type: 'string_type', msg: 'Input should be a valid string' };
    case 'int':
    case 'number':
      return integerFault(input);
    case 'boolean':
      return { type: 'bool_type', msg: 'Input should be a valid boolean' };
    case 'array':
      return { type: 'list_type', msg: 'Input should be a valid list' };
    case 'record':
      return { type: 'dict_type', msg: 'Input should be a valid dictionary' };
    case 'object':
      return {
        type: 'model_attributes_type',
        msg: 'Input should be a valid dictionary or object to extract fields from',
      };
    default:
      return valueError(`expected ${expected}`);
  }
}

function integerFault(input: unknown): Fault {
  if (typeof input === 'number' && Number.isFinite(input)) {
    return {
      type: 'int_from_float',
      msg: 'Input should be a valid integer, got a number with a fractional part',
    };
  }
  if (typeof input === 'number') return { type: 'finite_number', msg: 'Input should be a finite number' };
  if (typeof input === 'string' && !/^\s*[+-]?\d+\s*$/.test(input)) {
    return {
      type: 'int_parsing',
      msg: 'Input should be a valid integer, unable to parse string as an integer',
    };
  }
  return { type: 'int_type', msg: 'Input should be a valid integer' };
}

function sizeFault(origin: string, end: 'least' | 'most', limit: number, input: unknown): Fault {
  if (origin === 'string') {
    const characters = `at ${end} ${limit} character${limit === 1 ? '' : 's'}`;
    return end === 'least'
      ? { type: 'string_too_short', msg: `String should have ${characters}`, ctx: { min_length: limit } }
      : { type: 'string_too_long', msg: `String should have ${characters}`, ctx: { max_length: limit } };
  }
  if (origin === 'array') {
    const actual = Array.isArray(input) ? input.length : 0;
    const items = `at ${end} ${limit} item${limit === 1 ? '' : 's'}`;
    return {
      type: end === 'least' ? 'too_short' : 'too_long',
      msg: `List should have ${items} after validation, not ${actual}`,
      ctx: {
        field_type: 'List',
        [end === 'least' ? 'min_length' : 'max_length']: limit,
        actual_length: actual,
      },
    };
  }
  return end === 'least'
    ? {
        type: 'greater_than_equal',
        msg: `Input should be greater than or equal to ${limit}`,
        ctx: { ge: limit },
      }
    : { type: 'less_than_equal', msg: `Input should be less than or equal to ${limit}`, ctx: { le: limit } };
}

function unionFault(issue: Extract<Issue, { code: 'invalid_union' }>, input: unknown): Fault {
  const discriminator = 'discriminator' in issue ? String(issue.discriminator) : null;
  if (discriminator === null) return valueError('matches none of the allowed forms');
  const options = 'options' in issue && Array.isArray(issue.options) ? issue.options : [];
  const expected = options.map((option) => `'${String(option)}'`).join(', ');
  return {
    type: 'union_tag_invalid',
    msg: `Input tag '${String(input)}' found using '${discriminator}' does not match any of the expected tags: ${expected}`,
    ctx: { discriminator: `'${discriminator}'`, tag: String(input), expected_tags: expected },
  };
}

/** `'a'`, `'a' or 'b'`, `'a', 'b' or 'c'`. */
function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
