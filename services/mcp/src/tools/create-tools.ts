import { type HttpAnswer, NoAnswer, UnreadableAnswer, UnreadableBody } from '@memory/client';
import {
  DeploymentBuildInfo,
  IngestedVersion,
  type McpToolName,
  mcpToolNames,
  mcpTools,
} from '@memory/contract';
import type { z } from 'zod';
import type { PathRules } from '../ingest/allowed-paths.ts';
import { describeIngested, prepareUpload } from '../ingest/ingest-tool.ts';
import type { Log } from '../log.ts';
import { describeTool, type ToolDescription } from './describe-tool.ts';
import { noAnswerFrom, refusedByService, toolFailure, unexpected } from './failures.ts';
import type { ApiRequest, Caller, MemoryApi } from './memory-api.ts';
import { type Arguments, toolCalls } from './tool-calls.ts';
import { ToolFailure } from './tool-error.ts';

export type ToolResult = { content: [{ type: 'text'; text: string }]; isError: boolean };

export type Tools = {
  /** The tools that the deployment serves at this server's versions. Rejects with `ToolFailure` where it cannot be asked. */
  list(caller: Caller): Promise<ToolDescription[]>;
  /** Runs one tool; a failure is a result as well. Rejects where the caller has cancelled. */
  call(name: string, args: Arguments, caller: Caller): Promise<ToolResult>;
};

export type ToolsOptions = {
  api: MemoryApi;
  readOnly: boolean;
  /** Null where `ingest` takes no paths, as over HTTP. */
  paths: PathRules | null;
  log: Log;
};

export function createTools({ api, readOnly, paths, log }: ToolsOptions): Tools {
  const isWithheld = (name: McpToolName) => readOnly && !mcpTools[name].annotations.readOnlyHint;

  /** Sends a request and holds its answer to a schema; answers it as it came. */
  async function ask(
    tool: string,
    request: ApiRequest,
    response: z.ZodType,
    caller: Caller,
    deadline: 'call' | 'list' | 'upload' = 'call',
  ): Promise<unknown> {
    let answer: HttpAnswer;
    try {
      answer = await api.send(request, caller, deadline);
    } catch (error) {
      if (error instanceof NoAnswer || error instanceof UnreadableAnswer)
        throw noAnswerFrom(tool, error, api.baseUrl);
      throw error;
    }
    if (answer.status !== 200) throw refusedByService(tool, answer);
    return readAnswer(answer, response);
  }

  async function run(name: string, args: Arguments, caller: Caller): Promise<unknown> {
    if (!isTool(name)) {
      throw toolFailure(
        'unknown_tool',
        `there is no tool ${JSON.stringify(name.slice(0, 100))}; there are ${mcpToolNames.join(', ')}`,
      );
    }
    if (isWithheld(name))
      throw toolFailure('read_only', `${name} changes the memory, and this server only reads`);
    if (Object.hasOwn(args, 'project')) {
      throw toolFailure('project_routing_unavailable', 'no tool takes a project argument');
    }
    if (name !== 'ingest') {
      const { request, response } = toolCalls[name];
      return await ask(name, request(args), response, caller);
    }
    const upload = await prepareUpload(args, paths);
    try {
      const version = await ask(name, upload.request, IngestedVersion, caller, 'upload');
      return describeIngested(version as IngestedVersion);
    } catch (error) {
      if (!(error instanceof UnreadableBody)) throw error;
      throw toolFailure('path_unreadable', error.message, { cause: error });
    } finally {
      await upload.close();
    }
  }

  return {
    async list(caller) {
      const request: ApiRequest = { method: 'GET', path: '/deployment' };
      const info = await ask('tools/list', request, DeploymentBuildInfo, caller, 'list');
      const { tools: served } = info as DeploymentBuildInfo;
      return mcpToolNames
        .filter(
          (name) =>
            Object.hasOwn(served, name) && served[name] === mcpTools[name].version && !isWithheld(name),
        )
        .map((name) => describeTool(name, { offersPath: paths !== null }));
    },
    async call(name, args, caller) {
      try {
        return resultOf(await run(name, args, caller), false);
      } catch (error) {
        caller.signal.throwIfAborted();
        const failure = error instanceof ToolFailure ? error : unexpected(error);
        const { code, status_code, request_id } = failure.shown;
        const level = code === 'internal_error' ? 'error' : 'info';
        log[level]('a tool failed', { tool: name.slice(0, 100), code, status_code, request_id });
        return resultOf({ error: failure.shown }, true);
      }
    },
  };
}

function isTool(name: string): name is McpToolName {
  return Object.hasOwn(mcpTools, name);
}

function resultOf(value: unknown, isError: boolean): ToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(value) }], isError };
}

/** The answer's JSON, unchanged, once it has the shape that the contract gives it. */
function readAnswer(answer: HttpAnswer, response: z.ZodType): unknown {
  const known = answer.requestId === null ? {} : { request_id: answer.requestId };
  let value: unknown;
  try {
    value = JSON.parse(answer.body);
  } catch (cause) {
    throw toolFailure('local_backend_error', 'the memory answered with something that is not JSON', {
      ...known,
      cause,
    });
  }
  const parsed = response.safeParse(value);
  if (parsed.success) return value;
  const [issue] = parsed.error.issues;
  const place = issue === undefined ? 'unknown' : `${issue.path.join('.') || 'the answer'}: ${issue.message}`;
  throw toolFailure('local_backend_error', `the memory answered in an unexpected shape (${place})`, {
    ...known,
    cause: parsed.error,
  });
}
