export { createApi } from './create-api.ts';
export type * from './deps.ts';
