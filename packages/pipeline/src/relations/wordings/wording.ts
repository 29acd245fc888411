/** What is put for a turn of phrase: a replacement text, or what makes one of the match and its groups. */
export type Put = string | ((whole: string, ...groups: string[]) => string);

/** A turn of phrase, and the plain words that statements are read from. */
export type Wording = readonly [RegExp, Put];

/** A word that begins with a capital, or an initial. */
export const WORD = String.raw`(?:(?:St|Mt|\p{Lu})\.(?= )|\p{Lu}[\p{L}\p{N}&’-]*(?:['.][\p{L}\p{N}&’-]+){0,4})`;

/** A name as sentences have it, with its article. */
export const NAMED = `(?:[Tt]he )?${WORD}(?: (?:of (?:the )?|the )?${WORD}){0,5}`;
