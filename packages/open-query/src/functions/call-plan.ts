import {
  GraphCitationPathRequest,
  GraphNeighborhoodRequest,
  GraphPathRequest,
  limits,
  parseUuid,
} from '@memory/contract';
import type { Findings } from '../gate/refusal.ts';
import type { ConstantArgument, PublishedCall } from '../gate/statement.ts';
import type { NominatedKind } from '../manifest/types.ts';
import { type ArgumentValues, argumentValues } from './argument-values.ts';

export type GraphRequest =
  | { function: 'graph_neighborhood'; request: GraphNeighborhoodRequest }
  | { function: 'graph_path'; request: GraphPathRequest }
  | { function: 'graph_citation_path'; request: GraphCitationPathRequest };

/** What the service runs for a call before the statement; `database` stands for nothing. */
export type CallPlan =
  | { by: 'database' }
  | {
      by: 'search';
      kind: NominatedKind;
      channel: 'semantic' | 'bm25';
      query: string;
      k: number;
      filters: unknown;
      confirmedBy: string;
      key: string;
    }
  | { by: 'bodies'; chunkIds: readonly string[] }
  | ({ by: 'graph' } & GraphRequest);

class ArgumentRefused extends Error {}

type Unplanned = Omit<PublishedCall, 'plan'>;

/**
 * Reads what the calls of a statement ask for. What is wrong with them is among the findings: arguments first, then too
 * many calls of a category, or more candidates than a statement may ask for.
 */
export function planCalls(
  calls: readonly Unplanned[],
  parameters: readonly unknown[],
  { deploymentId, findings }: { deploymentId: string; findings: Findings },
): PublishedCall[] {
  const planned = calls.map((call): PublishedCall => {
    const refuse = (message: string): never => {
      throw new ArgumentRefused(`${call.published.name}: ${message}`);
    };
    try {
      const values = argumentValues(call.arguments, parameters, refuse);
      return { ...call, plan: planOf(call, values, { parameters, deploymentId, refuse }) };
    } catch (error) {
      if (!(error instanceof ArgumentRefused)) throw error;
      findings.add('invalid_parameter', call.start, error.message);
      return { ...call, plan: { by: 'database' } };
    }
  });
  checkBudgets(planned, findings);
  return planned;
}

function checkBudgets(calls: readonly PublishedCall[], findings: Findings): void {
  const counts = new Map<string, number>();
  let candidates = 0;
  for (const { published, plan, start } of calls) {
    const { category } = published;
    const count = (counts.get(category) ?? 0) + 1;
    counts.set(category, count);
    if (count > limits.sqlCallsPerCategory) {
      findings.add(
        'quota_exceeded',
        start,
        `a statement may call ${limits.sqlCallsPerCategory} ${category} functions at most`,
      );
    }
    if (plan.by === 'search') candidates += plan.k;
    if (candidates > limits.sqlSearchCandidates) {
      findings.add(
        'quota_exceeded',
        start,
        `the search functions of a statement share ${limits.sqlSearchCandidates} candidates`,
      );
    }
  }
}

type PlanContext = {
  parameters: readonly unknown[];
  deploymentId: string;
  refuse: (message: string) => never;
};

function planOf(call: Unplanned, values: ArgumentValues, context: PlanContext): CallPlan {
  const { run } = call.published;
  if (run.by === 'database') return { by: 'database' };
  if (run.by === 'bodies') {
    const chunkIds = idsOf(values.texts('chunk_ids') ?? [], context.refuse);
    if (chunkIds.length > limits.sqlChunkBodies)
      context.refuse(`at most ${limits.sqlChunkBodies} ids at a time`);
    return { by: 'bodies', chunkIds };
  }
  if (run.by === 'graph') return { by: 'graph', ...graphRequest(call, run.function, values, context) };
  const query = values.text('query') ?? '';
  const length = [...query].length;
  if (length < limits.searchQuery.min || length > limits.searchQuery.max) {
    context.refuse(`query has to have ${limits.searchQuery.min} to ${limits.searchQuery.max} characters`);
  }
  const k = values.integer('k') ?? limits.searchK.default;
  if (k < 1) context.refuse('k has to be at least 1');
  const { kind, channel, confirmedBy, key } = run;
  return { by: 'search', kind, channel, query, k, filters: values.json('filters'), confirmedBy, key };
}

function idsOf(texts: readonly string[], refuse: (message: string) => never): string[] {
  return texts.map((text) => {
    const parsed = parseUuid(text);
    return parsed.ok ? parsed.value : refuse(`${text} is no UUID`);
  });
}

const requests = {
  graph_neighborhood: GraphNeighborhoodRequest,
  graph_path: GraphPathRequest,
  graph_citation_path: GraphCitationPathRequest,
} as const;

function graphRequest(
  call: Unplanned,
  name: GraphRequest['function'],
  values: ArgumentValues,
  { parameters, deploymentId, refuse }: PlanContext,
): GraphRequest {
  if (!isDeployment(call.arguments.get('deployment_id'), parameters, deploymentId)) {
    refuse("deployment_id has to be the parameter $1, and $1 this deployment's id");
  }
  const clocks = { valid_at: values.moment('valid_at'), believed_at: values.moment('believed_at') };
  if ((clocks.valid_at === undefined) !== (clocks.believed_at === undefined)) {
    refuse('valid_at and believed_at have to be given together, or neither');
  }
  const common = {
    hops: values.integer('hops'),
    direction: values.text('direction'),
    ...clocks,
    result_budget: values.integer('result_budget'),
    expansion_budget: values.integer('expansion_budget'),
    frontier_budget: values.integer('frontier_budget'),
    time_budget_ms: values.integer('time_budget_ms'),
  };
  const ends = () => ({
    source: values.text('source_id'),
    target: values.text('target_id'),
    paths: values.text('paths'),
  });
  const asked = {
    ...common,
    ...(name === 'graph_neighborhood' ? { anchors: [values.text('entity_id')] } : ends()),
    ...(name === 'graph_citation_path' ? {} : { predicates: values.texts('predicates') }),
  };
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
  const parsed = requests[name].safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    refuse(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not valid'}`);
  }
  return { function: name, request: parsed.data } as GraphRequest;
}

function isDeployment(
  argument: ConstantArgument | undefined,
  parameters: readonly unknown[],
  id: string,
): boolean {
  if (argument?.kind !== 'parameter' || argument.number !== 1) return false;
  const [value] = parameters;
  const parsed = typeof value === 'string' ? parseUuid(value) : null;
  return parsed?.ok === true && parsed.value === id;
}
