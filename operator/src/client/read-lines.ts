/** One line of JSON of a watch; the API server's own limit of an object is 1.5 MiB. */
const LONGEST = 16 << 20;

/** The lines of a stream, without waiting for its end. */
export async function* readLines(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of stream) {
    rest += decoder.decode(bytes, { stream: true });
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST) throw new Error('a line of a watch is too long');
    for (const line of lines) if (line !== '') yield line;
  }
  if (rest.trim() !== '') yield rest;
}
