export { questionWords } from './question-words.ts';
