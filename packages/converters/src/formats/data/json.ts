import { ConversionError } from '../../conversion-error.ts';
import { charsetOf, decodeText } from '../../text/decode-text.ts';
import { type Format, plainDraft } from '../draft.ts';
import { writeTalk } from './chat-export.ts';
import { type Data, writeData } from './write-data.ts';

/** One JSON value. */
export const json: Format = {
  revision: 1,
  libraries: [],
  read({ bytes, facts, limits }) {
    const data = parse(decodeText(bytes, charsetOf(facts.mime)), 'the text');
    return plainDraft(titleOf(data), writeTalk(data) ?? writeData(data, limits));
  },
};

/** One JSON value a line. */
export const jsonLines: Format = {
  revision: 1,
  libraries: [],
  read({ bytes, facts, limits }) {
    const lines = decodeText(bytes, charsetOf(facts.mime)).split('\n');
    const data = lines.flatMap((line, at) => (line.trim() === '' ? [] : [parse(line, `line ${at + 1}`)]));
    return plainDraft(null, writeTalk(data) ?? writeData(data, limits));
  },
};

function titleOf(data: Data): string | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  return typeof data.title === 'string' ? data.title : null;
}

/** Numbers keep their digits: an id of 19 digits is no floating-point number. */
function parse(text: string, where: string): Data {
  try {
    return JSON.parse(text, (_, value: unknown, context?: { source?: string }) => {
      if (typeof value === 'number') return context?.source ?? String(value);
      return typeof value === 'boolean' ? String(value) : value;
    }) as Data;
  } catch (error) {
    if (error instanceof RangeError) throw error;
    throw new ConversionError('malformed', `${where} is no JSON`, { cause: error });
  }
}
