export { createProtocol, type Protocol } from './json-rpc/protocol.ts';
export { createTools } from './tools/create-tools.ts';
export { createMemoryApi } from './tools/memory-api.ts';
export { listenHttp } from './transports/http/listen-http.ts';
export { serveStdio } from './transports/serve-stdio.ts';
