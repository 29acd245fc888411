import { recursionBound } from '../manifest/grammar.ts';
import {
  constantOf,
  type Fields,
  fieldsOf,
  isFields,
  listOf,
  tagged,
  textOf,
  untagged,
  wordsOf,
} from './tree.ts';

/**
 * Whether a common table expression that refers to itself follows the template of the grammar: a UNION whose first arm
 * begins a column with an integer constant, whose second arm reads the expression once, adds one to that column, and
 * goes on only where it is below a constant. Answers what is missing; null when nothing is.
 */
export function whatRecursionLacks(cte: Fields): string | null {
  const name = textOf(cte, 'ctename');
  const query = untagged(cte.ctequery, 'SelectStmt');
  if (query === null || textOf(query, 'op') !== 'SETOP_UNION') return 'it has to be a UNION of two SELECTs';
  const outside = ['withClause', 'sortClause', 'limitCount', 'limitOffset'].find((part) => part in query);
  if (outside !== undefined) return 'it may not be ordered, limited, or have a WITH of its own';
  const [first, second] = [fieldsOf(query, 'larg'), fieldsOf(query, 'rarg')];
  if (first === null || second === null) return 'it has to be a UNION of two SELECTs';
  if (countReferences(first, name) > 0) return 'its first arm may not read itself';
  if (textOf(second, 'op') !== 'SETOP_NONE' || countReferences(second, name) !== 1) {
    return 'its second arm has to be one SELECT that reads itself once';
  }
  const self = referenceInFrom(listOf(second, 'fromClause'), name);
  if (self === null) return 'its second arm has to read itself in FROM, not in a subquery or an outer join';
  const firstTargets = listOf(first, 'targetList');
  const secondTargets = listOf(second, 'targetList');
  const columns = columnNames(cte, firstTargets);
  const depth = columns.findIndex(
    (column, at) =>
      column !== null &&
      isInteger(targetValue(firstTargets[at])) &&
      isOneMore(targetValue(secondTargets[at]), self, column) &&
      conjuncts(second.whereClause).some((condition) => isBound(condition, self, column)),
  );
  if (depth >= 0) return null;
  return `a column has to begin with an integer, grow by 1, and stay below a constant of at most ${recursionBound} in WHERE`;
}

/** How often a name is read as an unqualified relation anywhere below a node. */
export function countReferences(node: unknown, name: string): number {
  if (Array.isArray(node)) return node.reduce((sum: number, item) => sum + countReferences(item, name), 0);
  if (!isFields(node)) return 0;
  const relation = untagged(node, 'RangeVar');
  if (relation !== null) return textOf(relation, 'relname') === name && !('schemaname' in relation) ? 1 : 0;
  return Object.values(node).reduce((sum: number, value) => sum + countReferences(value, name), 0);
}

/** The name by which the arm calls the expression itself. */
function referenceInFrom(items: readonly unknown[], name: string): string | null {
  for (const item of items) {
    const read = tagged(item);
    if (read?.tag === 'RangeVar' && textOf(read.fields, 'relname') === name) {
      return textOf(fieldsOf(read.fields, 'alias') ?? {}, 'aliasname') || name;
    }
    if (read?.tag === 'JoinExpr' && textOf(read.fields, 'jointype') === 'JOIN_INNER') {
      const found = referenceInFrom([read.fields.larg, read.fields.rarg], name);
      if (found !== null) return found;
    }
  }
  return null;
}

function columnNames(cte: Fields, targets: readonly unknown[]): (string | null)[] {
  const aliases = wordsOf(listOf(cte, 'aliascolnames')) ?? [];
  return targets.map((target, at) => {
    const fields = untagged(target, 'ResTarget') ?? {};
    return aliases[at] ?? (textOf(fields, 'name') || (columnOf(fields.val)?.column ?? null));
  });
}

function targetValue(target: unknown): unknown {
  return untagged(target, 'ResTarget')?.val;
}

function isInteger(node: unknown): boolean {
  const read = tagged(node);
  if (read?.tag === 'TypeCast') return isInteger(read.fields.arg);
  return read?.tag === 'A_Const' && 'ival' in read.fields;
}

function columnOf(node: unknown): { relation: string | null; column: string } | null {
  const words = wordsOf(listOf(untagged(node, 'ColumnRef') ?? {}, 'fields'));
  if (words === null || words.length === 0 || words.length > 2) return null;
  const [relation, column] = words.length === 2 ? words : [null, words[0]];
  return column === undefined ? null : { relation: relation ?? null, column };
}

function isColumn(node: unknown, self: string, column: string): boolean {
  const read = columnOf(node);
  return read !== null && read.column === column && (read.relation === null || read.relation === self);
}

function operatorOf(node: unknown): { operator: string; left: unknown; right: unknown } | null {
  const fields = untagged(node, 'A_Expr');
  if (fields === null || textOf(fields, 'kind') !== 'AEXPR_OP') return null;
  const operator = (wordsOf(listOf(fields, 'name')) ?? []).at(-1) ?? '';
  return { operator, left: fields.lexpr, right: fields.rexpr };
}

function integerValue(node: unknown): number | null {
  const fields = untagged(node, 'A_Const');
  const value = fields === null ? null : constantOf(fields);
  return typeof value === 'number' ? value : null;
}

function isOneMore(node: unknown, self: string, column: string): boolean {
  const sum = operatorOf(node);
  if (sum?.operator !== '+') return false;
  return (
    (isColumn(sum.left, self, column) && integerValue(sum.right) === 1) ||
    (integerValue(sum.left) === 1 && isColumn(sum.right, self, column))
  );
}

function conjuncts(node: unknown): unknown[] {
  const all = untagged(node, 'BoolExpr');
  if (all !== null && textOf(all, 'boolop') === 'AND_EXPR') return listOf(all, 'args').flatMap(conjuncts);
  return [node];
}

function isBound(node: unknown, self: string, column: string): boolean {
  const comparison = operatorOf(node);
  if (comparison === null) return false;
  const { operator, left, right } = comparison;
  const [side, limit] =
    operator === '<' || operator === '<='
      ? [left, right]
      : operator === '>' || operator === '>='
        ? [right, left]
        : [null, null];
  const bound = integerValue(limit);
  return side !== null && isColumn(side, self, column) && bound !== null && bound <= recursionBound;
}
