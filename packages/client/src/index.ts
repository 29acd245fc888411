export * from './base-url.ts';
export * from './content-types.ts';
export * from './credentials.ts';
export * from './failures.ts';
export * from './retry-after.ts';
export * from './transport.ts';
