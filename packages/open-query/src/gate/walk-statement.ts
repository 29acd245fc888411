import { reservedPrefix } from '../manifest/grammar.ts';
import { functionOf, manifest, viewOf } from '../manifest/manifest.ts';
import {
  checkCollation,
  checkFunctionName,
  checkMomentText,
  checkOperator,
  checkType,
  publishedFunctionOf,
} from './check-names.ts';
import { countReferences, whatRecursionLacks } from './check-recursion.ts';
import { readArguments } from './read-call.ts';
import { didYouMean, type Findings } from './refusal.ts';
import { outermost, type Scope, sees, within } from './scope.ts';
import type { PublishedCall } from './statement.ts';
import {
  type Fields,
  fieldsOf,
  isFields,
  listOf,
  numberOf,
  placeOf,
  tagged,
  textOf,
  untagged,
  wordsOf,
} from './tree.ts';

/** What a walk through a statement has met. */
export type Met = {
  views: Set<string>;
  functions: Set<string>;
  calls: Omit<PublishedCall, 'end' | 'plan'>[];
  placeholders: { number: number; at: number }[];
};

/** Where in a statement the walk is: what its names mean, and whether its FROM is the statement's own. */
type Place = { scope: Scope; isTop: boolean };

const viewNames = manifest.views.map(({ name }) => name);
const publicNames = manifest.functions.map(({ name }) => name);
const columnNames: ReadonlySet<string> = new Set(
  [...manifest.views, ...manifest.functions].flatMap(({ columns }) => columns.map(({ name }) => name)),
);

/** Clauses of a SELECT that hold expressions. */
const expressionClauses = [
  'targetList',
  'groupClause',
  'windowClause',
  'valuesLists',
  'sortClause',
  'distinctClause',
];
const singleClauses = ['whereClause', 'havingClause', 'limitOffset', 'limitCount'];
const knownClauses: ReadonlySet<string> = new Set([
  ...expressionClauses,
  ...singleClauses,
  'fromClause',
  'withClause',
  'groupDistinct',
  'limitOption',
  'op',
  'all',
  'larg',
  'rarg',
  'intoClause',
  'lockingClause',
]);
/** Expressions that are allowed as they are, once what they hold is. */
const plainExpressions: ReadonlySet<string> = new Set([
  'BoolExpr',
  'NullTest',
  'BooleanTest',
  'CaseExpr',
  'CaseWhen',
  'CoalesceExpr',
  'MinMaxExpr',
  'A_ArrayExpr',
  'RowExpr',
  'A_Indices',
  'GroupingFunc',
  'GroupingSet',
  'ResTarget',
  'WindowDef',
  'List',
  'A_Star',
  'String',
  'Integer',
  'A_Const',
]);

/**
 * Walks a SELECT by the allowlist: what is in none of the lists is a finding. Names are resolved as Postgres does it with
 * `pg_catalog, memory_v1` as its search path.
 */
export function walkStatement(select: Fields, findings: Findings): Met {
  const met: Met = { views: new Set(), functions: new Set(), calls: [], placeholders: [] };
  let recursions = 0;
  refuseReservedNames(select);
  walkSelect(select, { scope: outermost, isTop: true });
  return met;

  function walkSelect(fields: Fields, place: Place): void {
    const inner = walkWith(fieldsOf(fields, 'withClause'), place);
    if ('intoClause' in fields) findings.add('statement_not_allowed', null, 'SELECT INTO is not allowed');
    if ('lockingClause' in fields) {
      findings.add('statement_not_allowed', null, 'row locks (FOR UPDATE, FOR SHARE) are not allowed');
    }
    for (const clause of Object.keys(fields)) {
      if (!knownClauses.has(clause))
        findings.add('statement_not_allowed', null, `${clause} is not part of the grammar`);
    }
    for (const arm of ['larg', 'rarg']) {
      const armFields = fieldsOf(fields, arm);
      if (armFields !== null) walkSelect(armFields, inner);
    }
    for (const item of listOf(fields, 'fromClause')) walkFrom(item, inner);
    const nested = { scope: inner.scope, isTop: false };
    for (const clause of expressionClauses) for (const node of listOf(fields, clause)) walk(node, nested);
    for (const clause of singleClauses) walk(fields[clause], nested);
  }

  function walkWith(clause: Fields | null, place: Place): Place {
    if (clause === null) return place;
    const isRecursive = clause.recursive === true;
    const ctes = listOf(clause, 'ctes').map((node) => untagged(node, 'CommonTableExpr') ?? {});
    const names = ctes.map((cte) => textOf(cte, 'ctename'));
    let scope = isRecursive ? within(place.scope, names) : place.scope;
    for (const cte of ctes) {
      const name = textOf(cte, 'ctename');
      const query = untagged(cte.ctequery, 'SelectStmt');
      if (query === null) {
        findings.add('statement_not_allowed', placeOf(cte), `${name} has to be a SELECT`);
        continue;
      }
      for (const part of ['search_clause', 'cycle_clause']) {
        if (part in cte)
          findings.add('statement_not_allowed', placeOf(cte), 'SEARCH and CYCLE are not part of the grammar');
      }
      if (isRecursive && countReferences(query, name) > 0) {
        recursions += 1;
        const lack = recursions > 1 ? 'a statement may hold one recursive query' : whatRecursionLacks(cte);
        if (lack !== null) findings.add('unbounded_recursion', placeOf(cte), `${name}: ${lack}`);
      }
      walkSelect(query, { scope, isTop: false });
      if (!isRecursive) scope = within(scope, [name]);
    }
    return { scope, isTop: place.isTop };
  }

  function walkFrom(item: unknown, place: Place): void {
    const read = tagged(item);
    if (read === null) return;
    const { tag, fields } = read;
    if (tag === 'RangeVar') walkRelation(fields, place.scope);
    else if (tag === 'RangeSubselect') {
      const query = untagged(fields.subquery, 'SelectStmt');
      if (query !== null) walkSelect(query, { scope: place.scope, isTop: false });
    } else if (tag === 'JoinExpr') {
      walkFrom(fields.larg, place);
      walkFrom(fields.rarg, place);
      walk(fields.quals, { scope: place.scope, isTop: false });
    } else if (tag === 'RangeFunction') walkRangeFunction(fields, place);
    else if (tag === 'RangeTableSample') {
      findings.add('statement_not_allowed', placeOf(fields), 'TABLESAMPLE is not allowed');
      walkFrom(fields.relation, place);
    } else if (tag === 'RangeTableFunc' || tag === 'JsonTable') {
      findings.add('function_not_allowed', placeOf(fields), 'XMLTABLE and JSON_TABLE are not allowed');
    } else findings.add('statement_not_allowed', placeOf(fields), `${tag} is not part of the grammar`);
  }

  function walkRelation(fields: Fields, scope: Scope): void {
    const name = textOf(fields, 'relname');
    const schema = textOf(fields, 'schemaname');
    const catalog = textOf(fields, 'catalogname');
    if (fields.inh !== true)
      findings.add('statement_not_allowed', placeOf(fields), 'ONLY is not part of the grammar');
    if (schema === '' && sees(scope, name)) return;
    if (catalog === '' && (schema === '' || schema === manifest.schema) && viewOf(name) !== undefined) {
      met.views.add(name);
      return;
    }
    const shown = [catalog, schema, name].filter((word) => word !== '').join('.');
    const hint =
      functionOf(name) === undefined
        ? didYouMean(name, viewNames)
        : ` ${name} is a function: write ${name}(…).`;
    findings.add(
      'relation_not_allowed',
      placeOf(fields),
      `${shown} is not part of memory_v1.${hint} GET /query/space lists what is`,
    );
  }

  function walkRangeFunction(fields: Fields, place: Place): void {
    const functions = listOf(fields, 'functions').map(
      (node) => listOf(untagged(node, 'List') ?? {}, 'items')[0],
    );
    for (const node of functions) {
      const call = untagged(node, 'FuncCall');
      const published = call === null ? null : publishedFunctionOf(call);
      if (call === null || published === null) {
        const at = call === null ? null : placeOf(call);
        const name = call === null ? 'a table function' : (wordsOf(listOf(call, 'funcname')) ?? []).join('.');
        const hint = didYouMean(name, publicNames);
        findings.add(
          'function_not_allowed',
          at,
          `${name} may not stand in FROM; only the functions of memory_v1 may.${hint}`,
        );
        if (call !== null)
          for (const argument of listOf(call, 'args')) walk(argument, { ...place, isTop: false });
        continue;
      }
      met.functions.add(published.name);
      const isAlone =
        place.isTop && fields.is_rowsfrom !== true && fields.ordinality !== true && !('coldeflist' in fields);
      if (!isAlone) {
        const why = place.isTop
          ? 'may not be packed in ROWS FROM or WITH ORDINALITY'
          : "may only stand in the statement's own FROM";
        findings.add('function_placement_not_allowed', placeOf(call), `${published.name} ${why}`);
      }
      for (const argument of listOf(call, 'args')) {
        const named = untagged(argument, 'NamedArgExpr');
        walk(named === null ? argument : named.arg, { ...place, isTop: false });
      }
      const given = readArguments(call, published, findings);
      if (given === null || !isAlone) continue;
      met.calls.push({ published, arguments: given, start: placeOf(call), hasAlias: 'alias' in fields });
    }
  }

  function walk(node: unknown, place: Place): void {
    const read = tagged(node);
    if (read === null) return;
    const { tag, fields } = read;
    if (plainExpressions.has(tag)) walkInside(fields, place);
    else if (tag === 'ColumnRef') return;
    else if (tag === 'ParamRef')
      met.placeholders.push({ number: numberOf(fields, 'number'), at: placeOf(fields) });
    else if (tag === 'A_Expr') walkOperator(fields, place);
    else if (tag === 'FuncCall') walkCall(fields, place);
    else if (tag === 'TypeCast') walkCast(fields, place);
    else if (tag === 'SubLink') walkSubquery(fields, place);
    else if (tag === 'SortBy') {
      if (listOf(fields, 'useOp').length > 0)
        checkOperator(wordsOf(listOf(fields, 'useOp')), placeOf(fields), findings);
      walk(fields.node, place);
    } else if (tag === 'CollateClause') {
      checkCollation(fields, findings);
      walk(fields.arg, place);
    } else if (tag === 'A_Indirection') walkIndirection(fields, place);
    else if (tag === 'SQLValueFunction') {
      findings.add(
        'function_not_allowed',
        placeOf(fields),
        'current_user, current_date, current_timestamp and their like are not allowed; give the value as a parameter',
      );
    } else if (tag.startsWith('Xml'))
      findings.add('function_not_allowed', placeOf(fields), 'XML expressions are not allowed');
    else if (tag.startsWith('Json')) {
      findings.add(
        'function_not_allowed',
        placeOf(fields),
        'SQL/JSON constructors are not allowed; use jsonb_build_object and -> instead',
      );
    } else findings.add('statement_not_allowed', placeOf(fields), `${tag} is not part of the grammar`);
  }

  function walkInside(fields: Fields, place: Place): void {
    for (const value of Object.values(fields)) {
      for (const child of Array.isArray(value) ? value : [value])
        if (isFields(child)) walkChild(child, place);
    }
  }

  /** Children that are expressions have a tag; plain structures, such as the value of a constant, hold none. */
  function walkChild(child: Fields, place: Place): void {
    const [key] = Object.keys(child);
    if (key !== undefined && /^[A-Z]/.test(key)) walk(child, place);
  }

  function walkOperator(fields: Fields, place: Place): void {
    const kind = textOf(fields, 'kind');
    if (!kind.includes('BETWEEN')) checkOperator(wordsOf(listOf(fields, 'name')), placeOf(fields), findings);
    walk(fields.lexpr, place);
    walk(fields.rexpr, place);
  }

  function walkCall(fields: Fields, place: Place): void {
    const published = publishedFunctionOf(fields);
    if (published !== null) {
      met.functions.add(published.name);
      findings.add(
        'function_placement_not_allowed',
        placeOf(fields),
        `${published.name} may only stand in the statement's own FROM`,
      );
    } else checkFunctionName(fields, findings);
    if (fields.agg_within_group === true) {
      findings.add('statement_not_allowed', placeOf(fields), 'WITHIN GROUP is not allowed');
    }
    if (fields.func_variadic === true)
      findings.add('statement_not_allowed', placeOf(fields), 'VARIADIC is not allowed');
    for (const part of ['args', 'agg_order']) for (const node of listOf(fields, part)) walk(node, place);
    walk(fields.agg_filter, place);
    const over = fieldsOf(fields, 'over');
    if (over !== null) walkInside(over, place);
  }

  function walkCast(fields: Fields, place: Place): void {
    const type = fieldsOf(fields, 'typeName') ?? {};
    const name = checkType(type, placeOf(fields), findings);
    checkMomentText(fields.arg, name, findings);
    for (const modifier of listOf(type, 'typmods')) walk(modifier, place);
    walk(fields.arg, place);
  }

  function walkSubquery(fields: Fields, place: Place): void {
    if (listOf(fields, 'operName').length > 0)
      checkOperator(wordsOf(listOf(fields, 'operName')), placeOf(fields), findings);
    walk(fields.testexpr, place);
    const query = untagged(fields.subselect, 'SelectStmt');
    if (query === null)
      findings.add('statement_not_allowed', placeOf(fields), 'a subquery has to be a SELECT');
    else walkSelect(query, { scope: place.scope, isTop: false });
  }

  /** `(x).name` is a call of the function `name` where it is no column, so only known columns may be taken. */
  function walkIndirection(fields: Fields, place: Place): void {
    walk(fields.arg, place);
    for (const step of listOf(fields, 'indirection')) {
      const name = untagged(step, 'String');
      if (name !== null && !columnNames.has(textOf(name, 'sval'))) {
        findings.add(
          'function_not_allowed',
          null,
          `.${textOf(name, 'sval')} is no column of memory_v1, and a function may not be called so`,
        );
      } else walk(step, place);
    }
  }

  function refuseReservedNames(node: unknown): void {
    if (Array.isArray(node)) for (const item of node) refuseReservedNames(item);
    if (!isFields(node)) return;
    if (untagged(node, 'A_Const') !== null) return;
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'string' && key !== 'kind' && value.startsWith(reservedPrefix)) {
        findings.add('statement_not_allowed', null, `names that begin with ${reservedPrefix} are reserved`);
      } else if (typeof value === 'object') refuseReservedNames(value);
    }
  }
}
