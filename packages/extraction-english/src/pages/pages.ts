import { languagePage } from './language-page.ts';
import { predicatesPage } from './predicates-page.ts';

/** The pages of docs/ that are written from the code. */
export const pages: readonly { readonly file: string; readonly write: () => string }[] = [
  { file: 'predicates.md', write: predicatesPage },
  { file: 'language.md', write: languagePage },
];
