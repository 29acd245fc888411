import { stages } from '@memory/contract';
import { isNotOffered, type MemoryClient } from '../client/memory-client.ts';
import { type SourceOptions, sourceRef } from '../files/source-identity.ts';
import type { FoundFile, Walk } from '../files/walk-files.ts';
import type { Progress } from '../output/progress.ts';
import { formatBytes, plural } from '../output/terminal.ts';
import { failureReasons } from './failure-reasons.ts';
import type { SentFile, SentFiles } from './sent-files.ts';
import type { IngestSummary } from './summary.ts';
import { type Upload, uploadFiles } from './upload-files.ts';
import { type Outcome, waitForPipeline } from './wait-for-pipeline.ts';

export type IngestRun = {
  readonly client: MemoryClient;
  readonly walk: Walk;
  readonly sent: SentFiles;
  readonly source: SourceOptions;
  readonly concurrency: number;
  /** Send files even if nothing says that they changed. */
  readonly resend: boolean;
  readonly wait: boolean;
  readonly stallMs: number;
  readonly progress: Progress;
  readonly signal: AbortSignal;
  tell(line: string): void;
};

type Sent = { readonly file: FoundFile; readonly entry: SentFile; readonly created: boolean };

/**
 * Sends what is new or changed, waits for the pipeline, and says what came of it. Cheap to repeat: a file with the size and time at
 * which it was sent is not read again, provided that the service still has its document.
 */
export async function runIngest(run: IngestRun): Promise<IngestSummary> {
  const started = performance.now();
  const known = run.resend ? new Map<FoundFile, SentFile>() : await rememberedFiles(run);
  const toSend = run.walk.files.filter((file) => !known.has(file));
  const { sent, failed, bytes, deploymentId } = await upload(run, toSend);
  run.progress.finish();

  // Uploads end in any order; what is reported is in the order of the paths.
  const everything: Sent[] = [
    ...sent,
    ...[...known].map(([file, entry]) => ({ file, entry, created: false })),
  ].sort((a, b) => (a.file.path < b.file.path ? -1 : 1));
  const parked = everything.filter(({ entry }) => entry.parked);
  const open = everything.filter(({ entry }) => !entry.parked && !entry.ready);
  const outcomes = run.wait ? await pipeline(run, open) : new Map<string, Outcome>();
  run.progress.finish();

  const dead = open.filter(({ entry }) => outcomes.get(entry.version_id)?.state === 'dead');
  const reasons = await reasonsOf(run, dead);
  const shown = ({ file, entry }: Sent) => ({
    path: file.path,
    doc_id: entry.doc_id,
    version_id: entry.version_id,
  });
  const isUnfinished = ({ entry }: Sent) => {
    const state = outcomes.get(entry.version_id)?.state;
    return run.wait && (state === undefined || state === 'unknown');
  };
  const sound = everything.filter((item) => !item.entry.parked && !dead.includes(item));
  return {
    deployment_id: deploymentId,
    new: sound.filter(({ created }) => created).map(shown),
    unchanged: sound.filter(({ created }) => !created).length,
    parked: parked.map(shown),
    failed: [
      ...run.walk.unreadable.map(({ path, reason }) => ({ path, version_id: null, reason })),
      ...failed.map(({ file, failure }) => ({ path: file.path, version_id: null, reason: failure })),
      ...dead.map(({ file, entry }) => ({
        path: file.path,
        version_id: entry.version_id,
        reason:
          reasons.get(entry.version_id) ?? `gave up at stage ${stageOf(outcomes.get(entry.version_id))}`,
      })),
    ],
    unfinished: open.filter(isUnfinished).map(shown),
    skipped: { other_kinds: run.walk.otherKinds, empty: run.walk.empty },
    sent_bytes: bytes,
    seconds: Math.round((performance.now() - started) / 100) / 10,
    waited: run.wait,
  };
}

function stageOf(outcome: Outcome | undefined): string {
  return outcome?.state === 'dead' ? outcome.stage : 'unknown';
}

const documentsAtOnce = 200;

/** Files that were sent as they are now and whose documents the service still has. */
async function rememberedFiles({
  client,
  walk,
  sent,
  source,
  signal,
  tell,
}: IngestRun): Promise<Map<FoundFile, SentFile>> {
  const remembered = new Map<FoundFile, SentFile>();
  for (const file of walk.files) {
    const entry = sent.get(sourceKey(file, source));
    const same =
      entry?.size === file.size &&
      // What was parked may have a converter by now; sending it again sets it going.
      !entry.parked &&
      entry.modified_ms === file.modifiedAt.getTime() &&
      entry.mime === file.mime;
    if (entry && same) remembered.set(file, entry);
  }
  const docIds = [...new Set([...remembered.values()].map((entry) => entry.doc_id))];
  const there = new Set<string>();
  try {
    for (let at = 0; at < docIds.length; at += documentsAtOnce) {
      const ids = docIds.slice(at, at + documentsAtOnce);
      const page = await client.searchDocuments(
        { filters: { doc_ids: ids }, k: documentsAtOnce },
        { signal },
      );
      for (const { doc_id } of page.documents) there.add(doc_id);
    }
  } catch (error) {
    if (!isNotOffered(error)) throw error;
    tell('This credential cannot ask which documents the service has, so every file is sent.');
    return new Map();
  }
  return new Map([...remembered].filter(([, entry]) => there.has(entry.doc_id)));
}

function sourceKey(file: FoundFile, { kind, root }: SourceOptions): string {
  return `${kind}\0${sourceRef(file.path, root)}`;
}

async function upload(
  { client, sent: store, source, concurrency, signal, progress }: IngestRun,
  files: readonly FoundFile[],
) {
  const sent: Sent[] = [];
  const failed: { file: FoundFile; failure: string }[] = [];
  const totalBytes = files.reduce((sum, file) => sum + file.size, 0);
  let bytes = 0;
  let deploymentId: string | null = null;
  const show = () => {
    const done = sent.length + failed.length;
    const note = `${formatBytes(bytes)} of ${formatBytes(totalBytes)}`;
    progress.show(
      [{ label: 'upload', done, total: files.length, note }],
      `upload: ${done}/${files.length} files, ${note}`,
    );
  };
  const onUpload = (upload: Upload) => {
    if ('failure' in upload) {
      failed.push(upload);
    } else {
      const { file, answer } = upload;
      deploymentId = answer.deployment_id;
      const entry: SentFile = {
        source: sourceKey(file, source),
        size: file.size,
        modified_ms: file.modifiedAt.getTime(),
        mime: file.mime,
        doc_id: answer.doc_id,
        version_id: answer.version_id,
        parked: answer.parked !== null,
        ready: false,
      };
      store.put(entry);
      sent.push({ file, entry, created: answer.created });
    }
    show();
  };
  if (files.length > 0) {
    show();
    const onBytes = (count: number) => {
      bytes += count;
      show();
    };
    await uploadFiles(client, files, { source, concurrency, signal, onBytes, onUpload });
  }
  return { sent, failed, bytes, deploymentId };
}

async function pipeline({ client, sent, signal, stallMs, progress, tell }: IngestRun, open: readonly Sent[]) {
  if (open.length === 0) return new Map<string, Outcome>();
  const entries = new Map(open.map(({ entry }) => [entry.version_id, entry]));
  try {
    return await waitForPipeline(client, [...entries.keys()], {
      signal,
      stallMs,
      onOutcome(versionId, outcome) {
        const entry = entries.get(versionId);
        if (entry && outcome.state === 'ready') sent.put({ ...entry, ready: true });
      },
      onProgress({ total, finished, stages: through, waitingForBudget }) {
        const note = waitingForBudget > 0 ? `${plural(waitingForBudget, 'document')} wait for budget` : '';
        progress.show(
          stages.map((stage) => ({
            label: stage,
            done: through[stage],
            total,
            ...(stage === 'convert' ? { note } : {}),
          })),
          `pipeline: ${finished}/${total} finished${describe(through, total)}${note === '' ? '' : `, ${note}`}`,
        );
      },
    });
  } catch (error) {
    if (!isNotOffered(error)) throw error;
    tell('This credential may only upload; the pipeline goes on unwatched.');
    return new Map(open.map(({ entry }) => [entry.version_id, { state: 'ready' } as Outcome]));
  }
}

/** The first stage that is not through for all. */
function describe(through: Readonly<Record<string, number>>, total: number): string {
  const stage = stages.find((candidate) => (through[candidate] ?? 0) < total);
  return stage ? `, ${stage} ${through[stage] ?? 0}/${total}` : '';
}

async function reasonsOf({ client, signal }: IngestRun, dead: readonly Sent[]): Promise<Map<string, string>> {
  if (dead.length === 0) return new Map();
  return failureReasons(client, new Set(dead.map(({ entry }) => entry.version_id)), signal);
}
