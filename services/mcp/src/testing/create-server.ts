import { createTransport } from '@memory/client';
import type { PathRules } from '../ingest/allowed-paths.ts';
import { createProtocol, type Protocol } from '../json-rpc/protocol.ts';
import { createLog } from '../log.ts';
import { createTools, type Tools } from '../tools/create-tools.ts';
import { createMemoryApi, type Deadlines, defaultDeadlines } from '../tools/memory-api.ts';
import type { ToolErrorFields } from '../tools/tool-error.ts';

export type TestServer = {
  tools: Tools;
  protocol: Protocol;
  /** What was logged. */
  logged: string[];
  /** Calls a tool and answers the JSON of its one text. */
  call(name: string, args?: object): Promise<{ isError: boolean; value: Record<string, unknown> }>;
  /** The `error` of a call that has to fail. */
  fail(name: string, args?: object): Promise<ToolErrorFields>;
  close(): void;
};

export type TestServerOptions = {
  baseUrl: string;
  readOnly?: boolean;
  paths?: PathRules | null;
  deadlines?: Partial<Deadlines>;
  key?: string;
};

/** The server without a transport, put together as `main.ts` does it. */
export function createTestServer(options: TestServerOptions): TestServer {
  const { baseUrl, readOnly = false, paths = null, deadlines = {}, key = 'test-key' } = options;
  const logged: string[] = [];
  const log = createLog('debug', { write: (text) => logged.push(text) });
  const transport = createTransport();
  const api = createMemoryApi({
    baseUrl,
    transport,
    userAgent: 'test',
    deadlines: { ...defaultDeadlines, ...deadlines },
  });
  const tools = createTools({ api, readOnly, paths, log });
  const caller = { authorization: [`Bearer ${key}`], signal: new AbortController().signal };
  const call: TestServer['call'] = async (name, args = {}) => {
    const { content, isError } = await tools.call(name, args as Record<string, unknown>, caller);
    return { isError, value: JSON.parse(content[0].text) as Record<string, unknown> };
  };
  return {
    tools,
    protocol: createProtocol({ tools, serverInfo: { name: 'memory-service', version: '1' }, log }),
    logged,
    call,
    async fail(name, args = {}) {
      const { isError, value } = await call(name, args);
      if (!isError) throw new Error(`${name} did not fail: ${JSON.stringify(value)}`);
      return value.error as ToolErrorFields;
    },
    close: () => transport.close(),
  };
}
