export * from './fake-ports.ts';
export * from './test-client.ts';
