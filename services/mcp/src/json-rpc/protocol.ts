import { jsonRpcErrors, mcpProtocolVersion } from '@memory/contract';
import { abortedWith } from '../aborted-with.ts';
import type { Log } from '../log.ts';
import type { Caller } from '../tools/memory-api.ts';
import type { Incoming } from './message.ts';
import {
  errorResponse,
  isObject,
  type JsonRpcError,
  type JsonRpcId,
  type JsonRpcResponse,
} from './message.ts';

/** What stands behind the methods `tools/list` and `tools/call`. */
export type ServedTools = {
  list(caller: Caller): Promise<readonly object[]>;
  call(
    name: string,
    args: Readonly<Record<string, unknown>>,
    caller: Caller,
  ): Promise<Record<string, unknown>>;
};

export type ProtocolOptions = { tools: ServedTools; serverInfo: { name: string; version: string }; log: Log };

/** One client's conversation: a stdio server has one, an HTTP server one per session. */
export type Conversation = {
  /** The response to a message; null for a notification, and for a request that the client has cancelled. */
  handle(message: Incoming, caller: Caller): Promise<JsonRpcResponse | null>;
};

export type Protocol = { open(): Conversation };

/** A refusal that becomes the `error` of a JSON-RPC response. */
class RpcFailure extends Error {
  override readonly name = 'RpcFailure';
  readonly error: JsonRpcError;

  constructor(code: number, message: string) {
    super(message);
    this.error = { code, message };
  }
}

const invalidParams = (why: string) => new RpcFailure(jsonRpcErrors.invalidParams, `Invalid params: ${why}`);

/**
 * The four methods of the interface. Whatever fails outside a tool is a JSON-RPC error; what fails inside one is a
 * normal result with `isError`.
 */
export function createProtocol({ tools, serverInfo, log }: ProtocolOptions): Protocol {
  type Method = (params: unknown, caller: Caller) => Promise<Record<string, unknown>>;
  const methods: Record<string, Method> = {
    async initialize(params) {
      if (!isObject(params) || typeof params.protocolVersion !== 'string') {
        throw invalidParams('protocolVersion must be a string');
      }
      return { protocolVersion: mcpProtocolVersion, capabilities: { tools: {} }, serverInfo };
    },
    ping: async () => ({}),
    'tools/list': async (_params, caller) => ({ tools: await tools.list(caller) }),
    async 'tools/call'(params, caller) {
      if (!isObject(params)) throw invalidParams('an object with name and arguments is needed');
      const { name, arguments: args = {} } = params;
      if (typeof name !== 'string') throw invalidParams('name must be a string');
      if (!isObject(args)) throw invalidParams('arguments must be an object');
      return await tools.call(name, args, caller);
    },
  };

  async function answer(request: Incoming & { kind: 'request' }, caller: Caller): Promise<JsonRpcResponse> {
    const { id, method, params } = request;
    try {
      const run = Object.hasOwn(methods, method) ? methods[method] : undefined;
      if (run === undefined)
        throw new RpcFailure(jsonRpcErrors.methodNotFound, `Method not found: ${method.slice(0, 200)}`);
      return { jsonrpc: '2.0', id, result: await run(params, caller) };
    } catch (error) {
      if (error instanceof RpcFailure) return errorResponse(id, error.error);
      const message = error instanceof Error ? error.message : String(error);
      if (!caller.signal.aborted) log.warn('a request failed', { method, error: message });
      const data = isObject(error) && 'shown' in error ? { data: error.shown } : {};
      return errorResponse(id, {
        code: jsonRpcErrors.internalError,
        message: `Internal error: ${message}`,
        ...data,
      });
    }
  }

  return {
    open() {
      const underWay = new Map<JsonRpcId, AbortController>();
      return {
        async handle(message, caller) {
          if (message.kind === 'invalid') return message.response;
          if (message.kind === 'notification') {
            if (message.method === 'notifications/cancelled' && isObject(message.params)) {
              underWay
                .get(message.params.requestId as JsonRpcId)
                ?.abort(new Error('cancelled by the client'));
            }
            return null;
          }
          const cancelling = new AbortController();
          underWay.set(message.id, cancelling);
          using work = abortedWith(caller.signal, cancelling.signal);
          try {
            const response = await answer(message, { ...caller, signal: work.signal });
            return cancelling.signal.aborted ? null : response;
          } finally {
            if (underWay.get(message.id) === cancelling) underWay.delete(message.id);
          }
        },
      };
    },
  };
}
