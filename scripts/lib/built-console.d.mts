/** Builds the console's pages where they are not those of the sources. */
export function builtConsole(root: string, node: string): void;
