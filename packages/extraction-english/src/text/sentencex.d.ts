declare module 'sentencex' {
  /** Pieces of `text` in order; together they are the text. */
  export function segment(language: string, text: string): string[];
}
