export { createReader } from './create-reader.ts';
