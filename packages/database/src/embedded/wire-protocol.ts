/** What the wire server has to understand of the PostgreSQL frontend/backend protocol, version 3. */

const PROTOCOL_3 = 196_608;
const CANCEL_REQUEST = 80_877_102;
const SSL_REQUEST = 80_877_103;
const GSS_REQUEST = 80_877_104;

/** A length beyond this is no message of a client of ours, but a stream that is out of step. */
const LARGEST_MESSAGE = 512 * 1024 * 1024;
/** Nor does a stranger have as much to say: PostgreSQL's own limit for start-up packets. */
const LARGEST_OF_STRANGERS = 10_000;

export type ClientMessage =
  | { kind: 'startup'; parameters: Map<string, string>; bytes: Buffer }
  | { kind: 'encryption' }
  | { kind: 'cancel' }
  | { kind: 'message'; type: string; bytes: Buffer };

/**
 * Cuts what a client sends into messages, however the socket cut it up. Throws on a message larger than any of ours, or
 * than what is taken from a client that is not admitted yet.
 */
export function createClientMessageReader(isAdmitted: () => boolean): (data: Buffer) => ClientMessage[] {
  let parts: Buffer[] = [];
  let size = 0;
  let started = false;

  // Joined only once the message at its head is whole, so that a large message is copied once.
  let needed = 8;

  return (data) => {
    parts.push(data);
    size += data.length;
    const messages: ClientMessage[] = [];
    if (size < needed) {
      return messages;
    }
    let buffer = parts.length === 1 ? data : Buffer.concat(parts);
    for (;;) {
      const length = messageLength(buffer, started, isAdmitted() ? LARGEST_MESSAGE : LARGEST_OF_STRANGERS);
      needed = length ?? (started ? 5 : 8);
      if (buffer.length < needed) {
        break;
      }
      const bytes = buffer.subarray(0, needed);
      buffer = buffer.subarray(needed);
      const message: ClientMessage = started
        ? { kind: 'message', type: String.fromCharCode(bytes.readUInt8(0)), bytes }
        : parseFirst(bytes);
      started ||= message.kind === 'startup';
      messages.push(message);
      needed = started ? 5 : 8;
    }
    parts = buffer.length > 0 ? [buffer] : [];
    size = buffer.length;
    return messages;
  };
}

function messageLength(buffer: Buffer, started: boolean, largest: number): number | null {
  const header = started ? 5 : 8;
  if (buffer.length < header) {
    return null;
  }
  const length = started ? buffer.readInt32BE(1) + 1 : buffer.readInt32BE(0);
  if (length < header || length > largest) {
    throw new Error(`a message of ${length} bytes is out of bounds`);
  }
  return length;
}

function parseFirst(bytes: Buffer): ClientMessage {
  const code = bytes.readInt32BE(4);
  if (code === SSL_REQUEST || code === GSS_REQUEST) {
    return { kind: 'encryption' };
  }
  if (code === CANCEL_REQUEST) {
    return { kind: 'cancel' };
  }
  if (code !== PROTOCOL_3) {
    throw new Error(`protocol ${code >> 16}.${code & 0xffff} is not spoken here`);
  }
  const words = bytes.subarray(8).toString('utf8').split('\0');
  const parameters = new Map<string, string>();
  for (let at = 0; at + 1 < words.length && words[at] !== ''; at += 2) {
    parameters.set(words[at] ?? '', words[at + 1] ?? '');
  }
  return { kind: 'startup', parameters, bytes };
}

/** The statement that a Parse message names; the empty string is the unnamed one. */
export function parsedStatementName(parse: Buffer): string {
  return parse.toString('utf8', 5, parse.indexOf(0, 5));
}

/** The SQL of a Query or Parse message. */
export function statementText(message: Buffer): string {
  const start = message[0] === 0x50 ? message.indexOf(0, 5) + 1 : 5;
  return message.toString('utf8', start, message.indexOf(0, start));
}

export type ServerAnswer = {
  /** The transaction status of the last ReadyForQuery: idle, in a transaction, failed; null when there was none. */
  status: 'I' | 'T' | 'E' | null;
  /** Whether a command ran that may have changed the session's role or settings, or put them back to the login's. */
  touchedSession: 'set' | 'reset' | null;
};

/** Reads along as the server answers, in pieces that need not end where a message ends. */
export function createServerAnswerReader(): { read(data: Uint8Array): void; answer(): ServerAnswer } {
  const answer: ServerAnswer = { status: null, touchedSession: null };
  let rest: Buffer = Buffer.alloc(0);
  let skip = 0;

  function read(data: Uint8Array): void {
    let buffer = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
    if (skip > 0) {
      const skipped = Math.min(skip, buffer.length);
      skip -= skipped;
      buffer = buffer.subarray(skipped);
    }
    if (rest.length > 0) {
      buffer = Buffer.concat([rest, buffer]);
    }
    let at = 0;
    while (buffer.length - at >= 5) {
      const type = buffer[at];
      const end = at + 1 + buffer.readInt32BE(at + 1);
      const matters = type === 0x5a || type === 0x43;
      if (end > buffer.length) {
        if (matters) {
          break;
        }
        skip = end - buffer.length;
        at = buffer.length;
        break;
      }
      if (type === 0x5a) {
        answer.status = String.fromCharCode(buffer.readUInt8(at + 5)) as 'I' | 'T' | 'E';
      } else if (type === 0x43) {
        const tag = buffer.toString('latin1', at + 5, end - 1);
        if (tag === 'SET') {
          answer.touchedSession = 'set';
        } else if (tag === 'RESET' || tag.startsWith('DISCARD')) {
          answer.touchedSession = 'reset';
        }
      }
      at = end;
    }
    rest = Buffer.from(buffer.subarray(at));
  }

  return { read, answer: () => answer };
}

/** What the first ErrorResponse of an answer says; null where there is none. */
export function errorText(answer: Buffer): string | null {
  for (let at = 0; answer.length - at >= 5; at += 1 + answer.readInt32BE(at + 1)) {
    if (answer[at] === 0x45) {
      const fields = answer.toString('utf8', at + 5, at + 1 + answer.readInt32BE(at + 1)).split('\0');
      return fields.find((field) => field.startsWith('M'))?.slice(1) ?? 'refused';
    }
  }
  return null;
}

/** A simple Query message. */
export function queryMessage(sql: string): Buffer {
  return message('Q', Buffer.from(`${sql}\0`));
}

/** Close, for a prepared statement. */
export function closeStatementMessage(name: string): Buffer {
  return message('C', Buffer.from(`S${name}\0`));
}

export function syncMessage(): Buffer {
  return message('S', Buffer.alloc(0));
}

export function errorMessage(severity: 'ERROR' | 'FATAL', code: string, text: string): Buffer {
  return message('E', Buffer.from(`S${severity}\0V${severity}\0C${code}\0M${text}\0\0`));
}

/** Asks for the password in clear text, which stays on this machine. */
export function passwordRequest(): Buffer {
  return message('R', Buffer.from([0, 0, 0, 3]));
}

/** The password that a client answers with; null when it says something else. */
export function presentedPassword(type: string, bytes: Buffer): string | null {
  const end = bytes.indexOf(0, 5);
  return type === 'p' && end !== -1 ? bytes.toString('utf8', 5, end) : null;
}

export function readyMessage(status: 'I' | 'T' | 'E'): Buffer {
  return message('Z', Buffer.from(status));
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, 0, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
