import { createHash } from 'node:crypto';
import { limits } from '@memory/contract';
import { hasSqlDetails, loadModule, parseSync, scanSync } from 'libpg-query';
import { planCalls } from '../functions/call-plan.ts';
import { functionOf, viewOf } from '../manifest/manifest.ts';
import { createFindings, type Findings, type Refusal } from './refusal.ts';
import type { Statement } from './statement.ts';
import { isFields, tagged } from './tree.ts';
import { type Met, walkStatement } from './walk-statement.ts';

export type Checked = { statement: Statement } | { refusal: Refusal; hash: string };

export type Gate = { check(text: string, parameters: readonly unknown[]): Checked };

/** Parentheses in parentheses; Postgres' own parser gives up at some thousands, and takes megabytes for them. */
const deepestNesting = 500;

/** Loads Postgres' parser. What the gate lets pass reads published views and functions, and does nothing else. */
export async function createGate(deploymentId: string): Promise<Gate> {
  await loadModule();
  return { check: (text, parameters) => checkStatement(text, parameters, deploymentId) };
}

/** Judges a statement by its text alone; `parse` has been loaded. */
function checkStatement(text: string, parameters: readonly unknown[], deploymentId: string): Checked {
  const findings = createFindings();
  if (text.includes('\0')) {
    findings.add(
      'parse_error',
      Buffer.byteLength(text.slice(0, text.indexOf('\0'))),
      'the statement contains a NUL byte',
    );
    return refused(findings, '');
  }
  if (Buffer.byteLength(text) > limits.sqlTextBytes) {
    findings.add('invalid_parameter', null, `the statement is longer than ${limits.sqlTextBytes} bytes`);
    return refused(findings, '');
  }
  const parsed = parse(text, findings);
  if (parsed === null) return refused(findings, '');
  const { trees, tokens } = parsed;
  const hash = hashOf(trees, parameters);
  if (trees.length === 0) findings.add('statement_not_allowed', null, 'there is no statement');
  if (trees.length > 1) findings.add('multiple_statements', null, 'only one statement at a time');
  let met: Met | null = null;
  for (const tree of trees) {
    const read = tagged(tree);
    if (read?.tag === 'SelectStmt') met = walkStatement(read.fields, findings);
    else
      findings.add(
        'statement_not_allowed',
        null,
        `${wordOf(read?.tag)} is not allowed; only SELECT, VALUES and WITH are`,
      );
  }
  const placeholders = tokens
    .filter((token) => /^\$\d+$/.test(token.text))
    .map(({ text: word, start, end }) => ({ number: Number(word.slice(1)), start, end }));
  checkParameters(placeholders, parameters, findings);
  const written = (met?.calls ?? []).map((call) => ({ ...call, end: endOfCall(tokens, call.start) }));
  const calls = planCalls(written, parameters, { deploymentId, findings });
  if (findings.first() !== null || met === null) return refused(findings, hash);
  const views = [...met.views];
  const functions = [...met.functions];
  const read = [...views.map(viewOf), ...functions.map(functionOf)].filter((part) => part !== undefined);
  return {
    statement: {
      text,
      hash,
      parameters,
      placeholders,
      semicolons: tokens.filter((token) => token.text === ';').map(({ start, end }) => ({ start, end })),
      calls,
      views,
      functions,
      grains: [...new Set(read.map(({ grain }) => grain))],
      oneInstant: read.length > 0 && read.every(({ oneInstant }) => oneInstant),
      isOrdered: isOrdered(trees[0]),
    },
  };
}

function refused(findings: Findings, hash: string): Checked {
  const refusal = findings.first();
  if (refusal === null) throw new Error('a statement was refused without a reason');
  return { refusal, hash };
}

type Token = { text: string; start: number; end: number };

function parse(text: string, findings: Findings): { trees: unknown[]; tokens: Token[] } | null {
  if (text.trim() === '') return { trees: [], tokens: [] };
  try {
    const tokens = scanSync(text).tokens;
    if (nestingOf(tokens) > deepestNesting) {
      findings.add('parse_error', null, `the statement is nested more than ${deepestNesting} deep`);
      return null;
    }
    const { stmts } = parseSync(text);
    return { trees: (stmts ?? []).map(({ stmt }) => stmt), tokens };
  } catch (error) {
    if (error instanceof RangeError) findings.add('parse_error', null, 'the statement is nested too deep');
    else if (hasSqlDetails(error)) findings.add('parse_error', placeOfError(error.sqlDetails), error.message);
    else if (error instanceof Error) findings.add('parse_error', null, error.message);
    else throw error;
    return null;
  }
}

function placeOfError(details: { cursorPosition: number } | undefined): number | null {
  return details === undefined || details.cursorPosition < 0 ? null : details.cursorPosition;
}

function nestingOf(tokens: readonly Token[]): number {
  let depth = 0;
  let deepest = 0;
  for (const { text } of tokens) {
    if (text === '(' || text === '[') deepest = Math.max(deepest, ++depth);
    else if (text === ')' || text === ']') depth--;
  }
  return deepest;
}

/** Over the tree without its places, so that blanks, comments and the case of keywords do not matter. */
function hashOf(trees: readonly unknown[], parameters: readonly unknown[]): string {
  const withoutPlaces = JSON.stringify(trees, (key, value) => (key === 'location' ? undefined : value));
  const kinds = parameters.map((value) =>
    value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value,
  );
  return createHash('sha256')
    .update(`${withoutPlaces}\n${kinds.join(',')}`)
    .digest('hex');
}

function checkParameters(
  placeholders: readonly { number: number; start: number }[],
  parameters: readonly unknown[],
  findings: Findings,
): void {
  const numbers = [...new Set(placeholders.map(({ number }) => number))].sort((a, b) => a - b);
  const gap = numbers.findIndex((number, index) => number !== index + 1);
  if (gap >= 0)
    findings.add(
      'invalid_parameter',
      null,
      `placeholders have to be numbered from $1 without gaps; $${gap + 1} is missing`,
    );
  else if (numbers.length !== parameters.length) {
    findings.add(
      'invalid_parameter',
      null,
      `the statement has ${numbers.length} placeholders, and ${parameters.length} parameters were given`,
    );
  }
  if (parameters.length > limits.sqlParameters) {
    findings.add('invalid_parameter', null, `at most ${limits.sqlParameters} parameters are allowed`);
  }
  for (const [index, value] of parameters.entries()) {
    if (Buffer.byteLength(JSON.stringify(value) ?? '') <= limits.sqlParameterBytes) continue;
    findings.add(
      'invalid_parameter',
      null,
      `parameter $${index + 1} is longer than ${limits.sqlParameterBytes} bytes`,
    );
  }
}

/** From the parenthesis after a call's name to the one that closes it. */
function endOfCall(tokens: readonly Token[], start: number): number {
  let depth = 0;
  for (const token of tokens) {
    if (token.start < start) continue;
    if (token.text === '(') depth++;
    else if (token.text === ')' && --depth === 0) return token.end;
  }
  throw new Error('a call without an end was parsed');
}

function isOrdered(tree: unknown): boolean {
  const read = tagged(tree);
  return read !== null && isFields(read.fields) && 'sortClause' in read.fields;
}

/** `InsertStmt` as INSERT. */
function wordOf(tag = ''): string {
  return tag
    .replace(/Stmt$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toUpperCase();
}
