/** One line of a stream, without its end; or a line that was longer than allowed, whose bytes are lost. */
export type Line = { bytes: Uint8Array } | { tooLong: true };

/**
 * Cuts a byte stream into lines. A last line without an end counts too. A line that is longer than `maxBytes` is
 * skipped as it comes, so that it is never held.
 */
export async function* readLines(input: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Line> {
  let parts: Uint8Array[] = [];
  let size = 0;
  const take = (): Line => {
    const line: Line =
      size > maxBytes
        ? { tooLong: true }
        : { bytes: parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts) };
    parts = [];
    size = 0;
    return line;
  };
  const keep = (part: Uint8Array) => {
    size += part.length;
    if (size > maxBytes) parts = [];
    else if (part.length > 0) parts.push(part);
  };
  for await (const chunk of input) {
    let from = 0;
    for (let end = chunk.indexOf(0x0a); end >= 0; end = chunk.indexOf(0x0a, from)) {
      keep(chunk.subarray(from, end));
      yield take();
      from = end + 1;
    }
    keep(chunk.subarray(from));
  }
  if (size > 0) yield take();
}
