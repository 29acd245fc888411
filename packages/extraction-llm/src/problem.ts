/**
 * Why an item of an answer does not count. `form`: it is not in the form that was asked for; `place`: it names a sentence, number or
 * candidate that was not offered; `quote`: its quote does not stand in the text; `figure`, `name`: it says a figure or a name that
 * the text does not; `example`: it was copied out of the prompt.
 */
export type ProblemCode = 'form' | 'place' | 'quote' | 'figure' | 'name' | 'example';

export type Problem = { readonly code: ProblemCode; readonly words: string };
