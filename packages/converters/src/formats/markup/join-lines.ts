/** Lines and blocks of Markdown as one text, with no more than one empty line between them. */
export function joinLines(lines: readonly string[]): string {
  return lines.filter((line, at) => line !== '' || (at > 0 && lines[at - 1] !== '')).join('\n');
}
