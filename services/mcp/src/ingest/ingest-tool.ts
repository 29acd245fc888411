import { contentTypeOf, type StreamedBody } from '@memory/client';
import { type IngestedVersion, type McpIngestInput, type McpIngestResult, mcpTools } from '@memory/contract';
import { checkArguments, invalidArguments } from '../tools/arguments.ts';
import { toolFailure } from '../tools/failures.ts';
import type { ApiRequest } from '../tools/memory-api.ts';
import type { Arguments } from '../tools/tool-calls.ts';
import { type OpenedFile, openAllowed, type PathRules } from './allowed-paths.ts';
import { decodeBase64 } from './decode-base64.ts';

/** One upload; `close` once the answer is there. */
export type Upload = { readonly request: ApiRequest; close(): Promise<void> };

const bodyNames = ['text', 'content_base64', 'path'] as const;

/**
 * Turns the arguments of `ingest` into an upload. `rules` is null where paths are not offered at all, as over HTTP.
 *
 * @throws ToolFailure for whatever is wrong with the arguments or the file; nothing has been sent then
 */
export async function prepareUpload(args: Arguments, rules: PathRules | null): Promise<Upload> {
  // An empty text is an empty body like any other, not a malformed argument.
  const checked = checkArguments(mcpTools.ingest.input, args.text === '' ? { ...args, text: ' ' } : args);
  const input: McpIngestInput = args.text === '' ? { ...checked, text: '' } : checked;
  const given = bodyNames.filter((name) => input[name] !== undefined);
  if (given.length !== 1) {
    throw invalidArguments(
      `exactly one of ${bodyNames.join(', ')} is needed, and ${given.length} were given`,
    );
  }
  if (input.path === undefined && input.filename === undefined) {
    throw invalidArguments(`filename is missing: ${given[0]} needs it`);
  }
  requirePair(input);
  if (input.path === undefined) {
    const bytes = input.text === undefined ? fromBase64(input.content_base64 ?? '') : encode(input.text);
    if (bytes.length === 0) throw toolFailure('empty_body', `${given[0]} is empty`);
    return { request: uploadRequest(args, input, input.filename ?? '', bytes), close: async () => {} };
  }
  if (rules === null) {
    throw toolFailure('path_not_allowed', 'path is not offered over the HTTP transport');
  }
  const file = await openAllowed(input.path, rules);
  return await uploadOf(file, args, input);
}

async function uploadOf(file: OpenedFile, args: Arguments, input: McpIngestInput): Promise<Upload> {
  if (file.body.length === 0) {
    await file.close();
    throw toolFailure('empty_body', 'the file is empty');
  }
  const request = uploadRequest(args, input, input.filename ?? file.name, file.body);
  return { request, close: () => file.close() };
}

/** What the service would refuse too: a source is named by its kind and its reference together. */
function requirePair(input: McpIngestInput): void {
  const { source_kind, source_ref } = input;
  if ((source_kind === undefined) !== (source_ref === undefined)) {
    throw toolFailure('source_lineage_pair', 'source_kind and source_ref must be given together');
  }
  const needsPair =
    input.source_modified_at !== undefined ||
    input.source_version_ref !== undefined ||
    input.versioning_mode === 'living';
  if (needsPair && source_kind === undefined) {
    throw toolFailure(
      'source_lineage_pair',
      'source_modified_at, source_version_ref and versioning_mode living need source_kind and source_ref',
    );
  }
}

function encode(text: string): Buffer {
  if (!text.isWellFormed()) {
    throw toolFailure('encoding_error', 'text holds an unpaired surrogate, which UTF-8 cannot encode');
  }
  return Buffer.from(text, 'utf8');
}

function fromBase64(text: string): Buffer {
  const bytes = decodeBase64(text);
  if (bytes === null) throw invalidArguments('content_base64 is no standard base64 with padding');
  return bytes;
}

const forwarded = [
  'title',
  'source_kind',
  'source_ref',
  'versioning_mode',
  'source_modified_at',
  'source_version_ref',
] as const;

function uploadRequest(
  args: Arguments,
  input: McpIngestInput,
  filename: string,
  bytes: Uint8Array | StreamedBody,
): ApiRequest {
  const query: Record<string, string> = { filename, mime: input.mime ?? contentTypeOf(filename).mime };
  for (const name of forwarded) {
    const value = args[name];
    if (typeof value === 'string') query[name] = value;
  }
  return { method: 'POST', path: '/ingest', query, body: { bytes } };
}

/** What an agent is told about a stored version: that it cannot be searched yet, and how to find out when it can. */
export function describeIngested(version: IngestedVersion): McpIngestResult {
  if (version.parked !== null) {
    return {
      ...version,
      pipeline: {
        status: 'parked_no_route',
        next_tool: null,
        poll_with: null,
        guidance: `Stored, but no converter of this memory reads ${version.mime ?? 'this type'}, so it will not become searchable. Do not poll. If the content is plain text or Markdown, ingest it again with mime text/markdown; otherwise tell the user.`,
      },
    };
  }
  const again = version.created ? '' : 'The same bytes were already stored, so nothing new was added. ';
  return {
    ...version,
    pipeline: {
      status: 'accepted_not_ready',
      next_tool: 'pipeline_readiness',
      poll_with: {
        version_ids: [version.version_id],
        require: { pipeline: true, p1: true, live_graph: true, p3: false },
      },
      guidance: `${again}Stored, not yet searchable. Call pipeline_readiness with poll_with about 30 s from now, then every 30 to 60 s until ready is true. Stop at once on a dead_letter stage; stop and report after 20 to 30 minutes without ready.`,
    },
  };
}
