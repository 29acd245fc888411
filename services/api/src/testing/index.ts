export * from './fake-ports.ts';
export * from './strange-requests.ts';
export * from './test-client.ts';
