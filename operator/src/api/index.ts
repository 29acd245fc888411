export * from './crd.ts';
export * from './memory-deployment.ts';
export * from './render-crd.ts';
export * from './status.ts';
