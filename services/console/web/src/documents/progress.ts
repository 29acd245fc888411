import type { DocumentVersionSummary, VersionPipelineReadiness } from '@memory/contract';

/** How far a version is, in words a person reads first. */
export type Progress = {
  tone: 'done' | 'busy' | 'waiting' | 'failed';
  label: string;
  /** What to know or do about it. */
  detail: string | null;
};

const stageWords: Readonly<Record<string, string>> = {
  convert: 'converting',
  structure: 'finding sections',
  chunk: 'cutting passages',
  embed_chunk: 'indexing passages',
  extract_claims: 'reading claims',
  ground_claims: 'checking claims against the text',
  normalize_relations: 'resolving names',
  adjudicate_observations: 'deciding facts',
  adjudicate_supersession: 'deciding what replaces what',
  embed_claim: 'indexing claims',
  reconcile: 'comparing with earlier versions',
  label_relation: 'naming facts',
};

export function stageLabel(stage: string): string {
  return stageWords[stage] ?? stage;
}

export function progressOf(
  latest: Pick<DocumentVersionSummary, 'status' | 'error'>,
  readiness: VersionPipelineReadiness | undefined,
): Progress {
  if (readiness === undefined)
    return latest.status === 'failed'
      ? { tone: 'failed', label: 'Failed', detail: latest.error }
      : { tone: 'waiting', label: '…', detail: null };
  if (readiness.ready) return { tone: 'done', label: 'Ready', detail: null };
  const { stages } = readiness;
  const dead = stages.find(({ status }) => status === 'dead_letter');
  if (dead !== undefined)
    return {
      tone: 'failed',
      label: `Stopped while ${stageLabel(dead.stage)}`,
      detail: latest.error ?? 'All attempts are used up; an operator can replay it (memory admin work).',
    };
  const current = stages.find(({ status }) => status !== 'succeeded' && status !== 'skipped');
  if (current === undefined) return { tone: 'busy', label: 'Finishing', detail: null };
  if (current.defer_reason === 'no_route')
    return {
      tone: 'waiting',
      label: 'Parked: no converter',
      detail: 'The bytes are kept; nothing reads files of this type yet.',
    };
  if (current.defer_reason === 'budget')
    return {
      tone: 'waiting',
      label: 'Waiting for budget',
      detail: 'It goes on when the budget’s day is over.',
    };
  if (current.status === 'failed' || current.defer_reason === 'retry_backoff')
    return { tone: 'busy', label: `Trying again: ${stageLabel(current.stage)}`, detail: latest.error };
  const done = stages.filter(({ status }) => status === 'succeeded' || status === 'skipped').length;
  const verb = stageLabel(current.stage);
  return {
    tone: 'busy',
    label: current.status === 'running' || done > 0 ? `${verb[0]?.toUpperCase()}${verb.slice(1)}` : 'Queued',
    detail: `${done} of ${stages.length} stages are done`,
  };
}
