export * from './fake-issuer.ts';
export { createMemoryKeyStore } from './memory-key-store.ts';
