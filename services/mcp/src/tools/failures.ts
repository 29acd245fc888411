import { type HttpAnswer, type NoAnswer, retryAfterMs, UnreadableAnswer } from '@memory/client';
import { type McpErrorCode, mcpErrorCodes, type SqlErrorCode, sqlErrorStatus } from '@memory/contract';
import { isObject } from '../json-rpc/message.ts';
import { agentActions, sqlActions, unknownOutcomes } from './agent-actions.ts';
import { type ToolErrorFields, ToolFailure } from './tool-error.ts';

type Extra = Partial<Pick<ToolErrorFields, 'retry_after' | 'reason_code' | 'request_id' | 'agent_action'>> & {
  status_code?: number | null;
  cause?: unknown;
};

/** A failure with one of the codes of the interface; without a status the call did not reach the service. */
export function toolFailure(code: McpErrorCode, detail: unknown, extra: Extra = {}): ToolFailure {
  const { status_code = null, agent_action = agentActions[code], cause, ...known } = extra;
  const { retryable } = mcpErrorCodes[code];
  return new ToolFailure({ code, status_code, detail, retryable, agent_action, ...known }, cause);
}

/** The failure that an error answer of the service means for a tool. */
export function refusedByService(tool: string, answer: HttpAnswer): ToolFailure {
  const { status } = answer;
  const detail = readDetail(answer.body);
  const ownCode = isObject(detail) && typeof detail.code === 'string' ? detail.code : null;
  const wait = retryAfterMs(answer.retryAfter);
  const known: Extra = {
    status_code: status,
    ...(wait === null ? {} : { retry_after: Math.ceil(wait / 1_000) }),
    ...(answer.requestId === null ? {} : { request_id: answer.requestId }),
    ...reasonCode(detail),
  };
  const code = codeOf(tool, status, detail);
  if (code === 'local_backend_error') {
    return toolFailure(code, `the memory answered with status ${status}`, { ...known, status_code: null });
  }
  if (ownCode === null) {
    const unknown = code === 'engine_unavailable' ? unknownOutcomes[tool] : undefined;
    const action = unknown === undefined ? {} : { agent_action: `${agentActions[code]} ${unknown}` };
    return toolFailure(code, detail, { ...known, ...action });
  }
  if (Object.hasOwn(mcpErrorCodes, ownCode)) return toolFailure(ownCode as McpErrorCode, detail, known);
  const sql = Object.hasOwn(sqlErrorStatus, ownCode) ? sqlActions[ownCode as SqlErrorCode] : null;
  const { cause: _cause, ...fields } = known;
  return new ToolFailure({
    ...fields,
    code: ownCode,
    status_code: status,
    detail,
    retryable: sql?.retryable ?? mcpErrorCodes[code].retryable,
    agent_action: sql?.action ?? agentActions[code],
  });
}

/** By the status, where the service gave no code of its own. */
function codeOf(tool: string, status: number, detail: unknown): McpErrorCode {
  if (status === 404 && tool === 'delete_document' && detail === 'document_not_found')
    return 'document_not_found';
  if (status === 422 && tool === 'ingest' && isMissingBody(detail)) return 'empty_body';
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'insufficient_permission';
  if (status === 413) return 'body_too_large';
  if (status === 429) return 'rate_limited';
  if (status >= 400 && status < 500) return 'engine_client_error';
  return status >= 500 && status < 600 ? 'engine_unavailable' : 'local_backend_error';
}

function isMissingBody(detail: unknown): boolean {
  if (!Array.isArray(detail)) return false;
  return detail.some(
    (entry) => isObject(entry) && JSON.stringify(entry.loc) === '["body"]' && entry.type === 'missing',
  );
}

/** The machine-readable word among what the service said. */
function reasonCode(detail: unknown): { reason_code?: string } {
  const word = isObject(detail) ? detail.code : detail;
  return typeof word === 'string' && /^[a-z][a-z0-9_]*$/.test(word) ? { reason_code: word } : {};
}

/** The `detail` of an error body; a body in another form is quoted. */
function readDetail(body: string): unknown {
  try {
    const value: unknown = JSON.parse(body);
    if (isObject(value) && 'detail' in value) return value.detail;
  } catch {
    // Quoted below.
  }
  return body.replace(/\s+/g, ' ').trim().slice(0, 500);
}

/** The failure of a call that ended without a readable answer. */
export function noAnswerFrom(tool: string, error: NoAnswer | UnreadableAnswer, baseUrl: string): ToolFailure {
  if (error instanceof UnreadableAnswer)
    return toolFailure('local_backend_error', error.message, { cause: error });
  const unknown = error.maybeSent ? unknownOutcomes[tool] : undefined;
  return toolFailure('transport_error', `no answer from ${baseUrl}: ${error.message}`, {
    status_code: 0,
    cause: error,
    ...(error.reason === 'unknown' ? {} : { reason_code: error.reason.toLowerCase() }),
    ...(unknown === undefined ? {} : { agent_action: unknown }),
  });
}

/** Whatever else went wrong inside this program; the log has the rest. */
export function unexpected(error: unknown): ToolFailure {
  const message = error instanceof Error ? error.message : String(error);
  return toolFailure('internal_error', `the MCP server failed: ${message}`, { cause: error });
}
