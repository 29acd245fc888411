export * from './fake-ports.ts';
export * from './schema-requests.ts';
export * from './strange-requests.ts';
export * from './test-client.ts';
