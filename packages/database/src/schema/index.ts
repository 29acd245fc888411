export * from './claims.ts';
export * from './deployment.ts';
export * from './documents.ts';
export * from './entities.ts';
export * from './facts.ts';
export * from './pipeline.ts';
export * from './search.ts';
export * from './text.ts';
