export { readBlob } from './read-blob.ts';
