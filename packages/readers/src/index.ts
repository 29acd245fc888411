export { createReader, type ReaderModels, type ReaderOptions, withModels } from './create-reader.ts';
