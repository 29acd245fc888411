export { createNextReader, createReader, type ReaderOptions } from './create-reader.ts';
