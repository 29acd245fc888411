export { DocumentsError, type DocumentsErrorCode } from './errors.ts';
export type * from './types.ts';
