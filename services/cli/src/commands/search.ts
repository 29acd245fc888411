import type { SearchChannel } from '@memory/contract';
import { type CliContext, type CommonOptions, printJson } from '../context.ts';
import { renderContext, renderDocuments, renderEvidence } from '../output/render-answers.ts';

export type SearchOptions = CommonOptions & {
  readonly what: 'chunks' | 'claims' | 'documents';
  readonly channel: SearchChannel;
  readonly k?: number;
  readonly documents: readonly string[];
};

/** Shows the passages, claims or documents that fit a query best. */
export async function search(context: CliContext, query: string, options: SearchOptions): Promise<void> {
  const { terminal, signal } = context;
  const client = context.connect(options.baseUrl ?? null);
  const k = options.k === undefined ? {} : { k: options.k };
  const filter = options.documents.length > 0 ? { doc_ids: options.documents } : null;
  if (options.what === 'documents') {
    const page = await client.searchDocuments(
      { query, ...k, ...(filter ? { filters: filter } : {}) },
      { signal },
    );
    if (options.json) printJson(terminal, page);
    else renderDocuments(terminal, page);
    return;
  }
  const body = { query, channel: options.channel, ...k, ...(filter ? { documents: filter } : {}) };
  const envelope = await (options.what === 'claims' ? client.searchClaims : client.searchChunks)(body, {
    signal,
  });
  if (options.json) printJson(terminal, envelope);
  else renderEvidence(terminal, envelope);
}

export type AskOptions = CommonOptions & {
  readonly k: number;
  readonly hops?: number;
  readonly predicate?: string;
  readonly at?: string;
  readonly history?: boolean;
};

/** Shows what the memory holds true about a question and what sources say. */
export async function ask(context: CliContext, question: string, options: AskOptions): Promise<void> {
  const { terminal, signal } = context;
  const time = options.history
    ? { mode: 'history' }
    : options.at === undefined
      ? null
      : { mode: 'at', at: options.at };
  const bundle = await context.connect(options.baseUrl ?? null).combinedContext(
    {
      query: question,
      ...(options.hops === undefined ? {} : { hops: options.hops }),
      ...(options.predicate === undefined ? {} : { predicate: options.predicate }),
      ...(time === null ? {} : { time }),
    },
    { signal },
  );
  if (options.json) printJson(terminal, bundle);
  else
    renderContext(terminal, bundle, {
      facts: options.k,
      claims: options.k,
      chunks: Math.ceil(options.k / 3),
    });
}
