export { createReader, type ReaderOptions } from './create-reader.ts';
