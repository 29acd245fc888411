import {
  type AdjacentRequest,
  type ContextBundle,
  concurrencyLimited,
  type Envelope,
  type LookupObservationsQuery,
  type LookupRelationsQuery,
  limits,
  type OperationArguments,
  type OperationName,
  type ResolveQuery,
  type SearchRequest,
  type ToolDescriptor,
} from '@memory/contract';
import { createDatabase, createSlots, snapshotsOf } from '@memory/database';
import { createReceiptLog } from '@memory/database/receipts';
import type { Graph } from '@memory/graph';
import { createEmbedder, type Embedder, type ProviderSettings } from '@memory/models';
import { createLogger, type Logger, Registry } from '@memory/telemetry';
import { claimsAndSourcesContext } from './context/claims-and-sources.ts';
import { resolveEntity } from './entities/resolve-entity.ts';
import { factsContext } from './facts/facts-context.ts';
import type { QuestionWords } from './facts/fit-question.ts';
import { createNearest } from './facts/nearest-fact.ts';
import { hydrateRelation } from './lookup/hydrate-relation.ts';
import { lookupObservations } from './lookup/lookup-observations.ts';
import { lookupRelations } from './lookup/lookup-relations.ts';
import { relationTranscript } from './lookup/relation-transcript.ts';
import { resolve } from './lookup/resolve.ts';
import { measureAnswers } from './measure-answers.ts';
import { meterQuestions } from './meter-questions.ts';
import { createNominate } from './nominate.ts';
import { describeOperations } from './operations/plans.ts';
import { createQueryVectors } from './query-vectors.ts';
import { createRank } from './ranking.ts';
import { adjacentChunks } from './search/adjacent-chunks.ts';
import {
  type ChunkBody,
  type ItemNomination,
  type ItemNominationRequest,
  nominateItems,
  readChunkBodies,
} from './search/nominate-items.ts';
import { searchChunks } from './search/search-chunks.ts';
import { searchClaims } from './search/search-claims.ts';
import type { MatchVersion } from './search/search-deps.ts';

export type RetrievalOptions = {
  databaseUrl: string;
  /** Connections at most, and how long a question waits for one. */
  poolSize: number;
  poolWaitMs: number;
  /** Questions answered at once: 4, or as many as there are connections. */
  maxConcurrency?: number | undefined;
  modelsDir: string;
  /** `SERVICE_MODEL_P1_EMBEDDING`: opened at once, so that a missing or damaged model refuses the start. */
  binding?: string | undefined;
  /** How `openrouter/…` models are called. */
  provider?: ProviderSettings | undefined;
  /** An open model that its owner shares and closes, in place of `binding`. */
  embedder?: Embedder;
  /** The normal form under which names of entities are kept. */
  normalizeName: (name: string) => string;
  /** The words by which a question may ask for a predicate; without them only the words of a statement count. */
  questionWords?: QuestionWords;
  /** Predicates whose relations hold in either direction; none where nothing is said. */
  symmetricPredicates?: readonly string[];
  /** How a documents filter is held against versions. */
  matchVersion: MatchVersion;
  /** Where facts_context finds the entities around its anchors. */
  graph: Pick<Graph, 'expand'>;
  /** Where questions, slots and model calls are measured; nowhere by default. */
  registry?: Registry;
  log?: Logger;
  now?: () => Date;
};

/** The reads of a deployment that nominate, confirm and answer in envelopes. `signal` is aborted when the caller has gone. */
export type Retrieval = {
  searchClaims(request: SearchRequest, signal?: AbortSignal): Promise<Envelope>;
  searchChunks(request: SearchRequest, signal?: AbortSignal): Promise<Envelope>;
  adjacentChunks(request: AdjacentRequest, signal?: AbortSignal): Promise<Envelope>;
  resolve(query: ResolveQuery, signal?: AbortSignal): Promise<Envelope>;
  lookupRelations(query: LookupRelationsQuery, signal?: AbortSignal): Promise<Envelope>;
  lookupObservations(query: LookupObservationsQuery, signal?: AbortSignal): Promise<Envelope>;
  hydrateRelation(relationId: string, signal?: AbortSignal): Promise<Envelope>;
  relationTranscript(relationId: string, signal?: AbortSignal): Promise<Envelope>;
  /** Ids that the search index names for a text, to be confirmed by whoever asks. */
  nominateItems(request: ItemNominationRequest, signal?: AbortSignal): Promise<ItemNomination>;
  /** The texts of passages, whether they may be shown or not. */
  chunkBodies(chunkIds: readonly string[]): Promise<ChunkBody[]>;
  /** The four descriptors, with the hashes of their plans. */
  describeOperations(): ToolDescriptor[];
  runOperation<Name extends OperationName>(
    name: Name,
    args: OperationArguments<Name>,
    signal?: AbortSignal,
  ): Promise<Envelope | ContextBundle>;
  close(): Promise<void>;
};

/**
 * - `hnsw.*`: a recall of 0.95 at ten of 50,000 (0.89 at the default 40; 200 gives 0.97 at twice the time), and more where a limit or
 *   dropped rows ask for more; relaxed, because a strict order drops what the next batch finds too late: 200 of a million in 10 ms and
 *   not 16, three times as many of them right
 * - `enable_seqscan`: a plan is kept for the life of a connection, and one that was made while a table was empty would
 *   read the whole of it for ever
 * - `random_page_cost`: what is read is in memory or on a disk without heads, and an index that gives rows in the wanted
 *   order is then cheaper than to read and sort them: 100 relations of a hub of 2,500 in 1.6 ms and not 47
 * - `plan_cache_mode`: planning anew for each question costs 1 ms, and its values change nothing
 * - `jit`: compiling costs 50 times what these statements take
 */
export const RETRIEVAL_SETTINGS = {
  'hnsw.ef_search': '100',
  'hnsw.iterative_scan': 'relaxed_order',
  enable_seqscan: 'off',
  jit: 'off',
  random_page_cost: '1.1',
  plan_cache_mode: 'force_generic_plan',
  statement_timeout: '30000',
};

/** Opens a pool of its own and, where a binding is given, its model. Close it to free both. */
export async function createRetrieval(options: RetrievalOptions): Promise<Retrieval> {
  const {
    graph,
    modelsDir,
    normalizeName,
    matchVersion,
    questionWords = () => [],
    symmetricPredicates = [],
    registry = new Registry(),
    log = createLogger({ service: 'retrieval' }),
    now = () => new Date(),
  } = options;
  const database = createDatabase({
    url: options.databaseUrl,
    poolSize: options.poolSize,
    applicationName: 'memory-retrieval',
    role: 'memory_app',
    settings: RETRIEVAL_SETTINGS,
  });
  const { sql } = database;
  const snapshot = snapshotsOf(sql);
  const slots = createSlots({
    size: Math.min(options.maxConcurrency ?? limits.retrievalPool.concurrency, options.poolSize),
    waitMs: options.poolWaitMs,
    busy: concurrencyLimited,
    measured: { registry, pool: 'retrieval' },
  });
  const answer = measureAnswers(slots, registry);
  const receipts = createReceiptLog({ sql, log, registry });
  const meter = meterQuestions(receipts, registry);
  const vectors = createQueryVectors({
    sql,
    openEmbedder: async (model) =>
      meter(await createEmbedder({ binding: model, modelsDir, provider: options.provider })),
    shared: options.embedder === undefined ? null : meter(options.embedder),
  });
  if (options.binding !== undefined) {
    await vectors.open(options.binding).catch(async (error) => {
      await database.close();
      throw error;
    });
  }
  const rank = createRank(sql, vectors);
  const nominate = createNominate(sql, rank);
  const searchDeps = { sql, rank, matchVersion, now };
  const descriptors = describeOperations();

  const claimsDeps = { sql, rank, log };
  const nearest = createNearest(sql, vectors);
  const factsDeps = { sql, nominate, nearest, questionWords, normalizeName, graph, log };

  /** Side by side, so that each child has the whole of its own budget. */
  async function combined(
    args: OperationArguments<'combined_context'>,
    at: Date,
    signal?: AbortSignal,
  ): Promise<ContextBundle> {
    const { query, entity_ids } = args;
    const [claimsAndSources, facts] = await Promise.all([
      claimsAndSourcesContext(
        claimsDeps,
        { query, entity_ids, k: limits.claimsK.default, candidate_k: limits.candidateK.default },
        at,
        signal,
      ),
      factsContext(
        factsDeps,
        { ...args, k: limits.factsK.default, evidence_per_fact: limits.evidencePerFact.default },
        at,
      ),
    ]);
    return {
      contract: 'ContextBundle/v2',
      claims_and_sources: { ...claimsAndSources, grain: 'evidence' },
      facts: { ...facts, grain: 'fact' },
    };
  }

  const runners: {
    [Name in OperationName]: (
      args: OperationArguments<Name>,
      at: Date,
      signal?: AbortSignal,
    ) => Promise<Envelope | ContextBundle>;
  } = {
    resolve_entity: (args, at) => resolveEntity({ sql, nominate, normalizeName }, args.name, at),
    claims_and_sources_context: (args, at, signal) => claimsAndSourcesContext(claimsDeps, args, at, signal),
    facts_context: (args, at) => factsContext(factsDeps, args, at),
    combined_context: combined,
  };

  return {
    searchClaims: (request, signal) =>
      answer('searchClaims', () => searchClaims(searchDeps, request, signal), signal),
    searchChunks: (request, signal) =>
      answer('searchChunks', () => searchChunks(searchDeps, request, signal), signal),
    adjacentChunks: (request, signal) =>
      answer('adjacentChunks', () => adjacentChunks(searchDeps, request), signal),
    resolve: (query, signal) =>
      answer('resolve', () => resolve({ sql, nominate, normalizeName }, query, now()), signal),
    lookupRelations: (query, signal) =>
      answer('lookupRelations', () => lookupRelations({ sql, symmetricPredicates }, query, now()), signal),
    lookupObservations: (query, signal) =>
      answer('lookupObservations', () => lookupObservations({ sql, rank }, query, now(), signal), signal),
    hydrateRelation: (relationId, signal) =>
      answer('hydrateRelation', () => snapshot((tx) => hydrateRelation(tx, relationId, now())), signal),
    relationTranscript: (relationId, signal) =>
      answer('relationTranscript', () => relationTranscript(sql, relationId, now()), signal),
    nominateItems: (request, signal) =>
      slots.run(() => nominateItems({ sql, rank, matchVersion, vectors }, request, signal), signal),
    chunkBodies: (chunkIds) => slots.run(() => readChunkBodies(sql, chunkIds)),
    describeOperations: () => descriptors,
    runOperation: (name, args, signal) => answer(name, () => runners[name](args, now(), signal), signal),
    async close() {
      await receipts.close();
      await database.close();
      await vectors.close();
    },
  };
}
