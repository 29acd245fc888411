import { parseAllDocuments } from 'yaml';
import { ConversionError } from '../../conversion-error.ts';
import { charsetOf, decodeText } from '../../text/decode-text.ts';
import { type Format, plainDraft } from '../draft.ts';
import { type Data, writeData } from './write-data.ts';

/** Aliases that one document may resolve: more are a bomb. */
const MOST_ALIASES = 1_000;

/** One or more YAML documents. */
export const yaml: Format = {
  revision: 1,
  libraries: ['yaml'],
  read({ bytes, facts, limits }) {
    const documents = parseAllDocuments(decodeText(bytes, charsetOf(facts.mime)), {
      // Every scalar keeps its spelling: `1.20` is a version, `no` may be a country.
      schema: 'failsafe',
      uniqueKeys: false,
      logLevel: 'silent',
    });
    if ('empty' in documents) return plainDraft(null, '');
    const values = documents.map((document) => {
      const [error] = document.errors;
      if (error !== undefined)
        throw new ConversionError('malformed', error.message.split('\n', 1)[0] ?? 'no YAML');
      return resolve(() => document.toJS({ maxAliasCount: MOST_ALIASES }) as Data);
    });
    const [first] = values;
    const whole = values.length === 1 && first !== undefined ? first : values;
    return plainDraft(null, writeData(whole, limits));
  },
};

function resolve(read: () => Data): Data {
  try {
    return read();
  } catch (error) {
    if (error instanceof ReferenceError)
      throw new ConversionError('resource_limit', error.message, { cause: error });
    throw error;
  }
}
