import { connect, type Socket } from 'node:net';

/** What came back over one connection: complete answers, in order, and whether the server closed it. */
export type RawAnswers = { answers: RawAnswer[]; text: string; closed: boolean };
export type RawAnswer = { status: number; headers: Record<string, string>; body: string };

/** Sends bytes as they are and collects what comes back until the server closes, or `ms` pass without a word. */
export async function sendRaw(
  port: number,
  bytes: string | Uint8Array | readonly (string | Uint8Array)[],
  { ms = 5_000, pauseMs = 0 }: { ms?: number; pauseMs?: number } = {},
): Promise<RawAnswers> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  const ended = new Promise<boolean>((resolve) => {
    socket.setTimeout(ms, () => resolve(false));
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('error', () => resolve(true));
    socket.on('close', () => resolve(true));
  });
  await write(socket, typeof bytes === 'string' || bytes instanceof Uint8Array ? [bytes] : bytes, pauseMs);
  const closed = await ended;
  socket.destroy();
  return { answers: readAnswers(text), text, closed };
}

async function write(
  socket: Socket,
  parts: readonly (string | Uint8Array)[],
  pauseMs: number,
): Promise<void> {
  for (const part of parts) {
    if (socket.destroyed) return;
    socket.write(typeof part === 'string' ? Buffer.from(part, 'latin1') : part);
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

function readAnswers(text: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  for (let rest = text; rest !== ''; ) {
    const end = rest.indexOf('\r\n\r\n');
    const status = /^HTTP\/1\.1 (\d{3})/.exec(rest)?.[1];
    if (end === -1 || status === undefined) throw new Error(`not an answer: ${rest.slice(0, 200)}`);
    const headers = Object.fromEntries(
      rest
        .slice(0, end)
        .split('\r\n')
        .slice(1)
        .map((line) => [
          line.slice(0, line.indexOf(':')).toLowerCase(),
          line.slice(line.indexOf(':') + 1).trim(),
        ]),
    );
    const length = Number(headers['content-length'] ?? 0);
    answers.push({ status: Number(status), headers, body: rest.slice(end + 4, end + 4 + length) });
    rest = rest.slice(end + 4 + length);
  }
  return answers;
}

/** A request head from its lines, with the blank line that ends it. */
export function head(...lines: string[]): string {
  return `${lines.join('\r\n')}\r\n\r\n`;
}
