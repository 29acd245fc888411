import { jsonRpcErrors } from '@memory/contract';

export type JsonRpcId = string | number;

export type JsonRpcError = { code: number; message: string; data?: unknown };
export type JsonRpcResponse =
  | { jsonrpc: '2.0'; id: JsonRpcId; result: Record<string, unknown> }
  | { jsonrpc: '2.0'; id: JsonRpcId | null; error: JsonRpcError };

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** What a client sent: something to answer, something to take note of, or no JSON-RPC request at all. */
export type Incoming =
  | { kind: 'request'; id: JsonRpcId; method: string; params: unknown }
  | { kind: 'notification'; method: string; params: unknown }
  | { kind: 'invalid'; response: JsonRpcResponse };

/**
 * Reads one message, given as text or as the bytes of it; bytes that are no UTF-8 are no JSON. A batch is no request: the
 * protocol revision has none.
 */
export function readMessage(message: string | Uint8Array): Incoming {
  let value: unknown;
  try {
    value = JSON.parse(typeof message === 'string' ? message : utf8.decode(message));
  } catch {
    return invalid(null, jsonRpcErrors.parseError, 'Parse error: the message is not JSON');
  }
  if (!isObject(value))
    return invalidRequest(null, 'a message is one JSON object; batches are not supported');
  const { jsonrpc, id, method, params } = value;
  const hasId = 'id' in value;
  const knownId = isId(id) ? id : null;
  if (jsonrpc !== '2.0') return invalidRequest(knownId, 'jsonrpc must be "2.0"');
  if (typeof method !== 'string') return invalidRequest(knownId, 'method must be a string');
  if (!hasId) return { kind: 'notification', method, params };
  if (knownId === null) return invalidRequest(null, 'id must be a string or a number');
  return { kind: 'request', id: knownId, method, params };
}

/** The error answer to a request. */
export function errorResponse(id: JsonRpcId | null, error: JsonRpcError): JsonRpcResponse {
  return { jsonrpc: '2.0', id, error };
}

/** The answer to a message that is no JSON-RPC request. */
export function invalidRequest(id: JsonRpcId | null, why: string): Incoming & { kind: 'invalid' } {
  return invalid(id, jsonRpcErrors.invalidRequest, `Invalid Request: ${why}`);
}

function invalid(id: JsonRpcId | null, code: number, message: string): Incoming & { kind: 'invalid' } {
  return { kind: 'invalid', response: errorResponse(id, { code, message }) };
}

function isId(value: unknown): value is JsonRpcId {
  return typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));
}

/** Whether a JSON value is an object, and neither null nor an array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
