export { findTimes } from './times.ts';
