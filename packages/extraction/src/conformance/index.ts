/** For tests of readers, and of what holds one. */
export { describeReader } from './describe-reader.ts';
export { createPairsReader } from './pairs-reader.ts';
export { createCallContext, inputOf, readText } from './read-text.ts';
export { oddTexts, plainDocument } from './sample-documents.ts';
