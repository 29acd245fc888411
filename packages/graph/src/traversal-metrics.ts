import { type GraphAnswer, graphBusy, graphTimedOut, ServiceError } from '@memory/contract';
import { createCounter, createHistogram, type Registry } from '@memory/telemetry';

export type TraversalKind = 'neighborhood' | 'path' | 'citation_path';

/** Counts a traversal by how it ended, and how long it took. */
export type MeasureTraversal = (kind: TraversalKind, answer: Promise<GraphAnswer>) => Promise<GraphAnswer>;

/** Without a registry nothing is measured. */
export function createTraversalMetrics(registry: Registry | undefined): MeasureTraversal {
  if (registry === undefined) return (_kind, answer) => answer;
  const total = createCounter(registry, 'memory_graph_traversals_total');
  const duration = createHistogram(registry, 'memory_graph_traversal_duration_seconds');
  return async (kind, answer) => {
    const started = performance.now();
    const end = (outcome: string) => {
      total.inc({ kind, outcome });
      duration.observe({ kind }, (performance.now() - started) / 1000);
    };
    try {
      const { run, envelope } = await answer;
      end(run.truncated ? 'truncated' : 'complete');
      return { run, envelope };
    } catch (error) {
      end(outcomeOf(error));
      throw error;
    }
  };
}

function outcomeOf(error: unknown): string {
  if (!(error instanceof ServiceError)) return 'failed';
  if (error.detail === graphTimedOut().detail) return 'timed_out';
  return error.detail === graphBusy().detail || error.status < 500 ? 'refused' : 'failed';
}
