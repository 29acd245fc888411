import { ConversionError } from '../../conversion-error.ts';
import { type Format, plainDraft } from '../draft.ts';
import { readEml } from './read-eml.ts';
import { writeMessage } from './write-message.ts';

/** One message in the Internet format. */
export const eml: Format = {
  revision: 1,
  libraries: ['postal-mime', 'turndown'],
  async read({ bytes, limits }) {
    const message = await readEml(bytes, limits);
    if (message.from.length === 0 && message.subject === null && message.date === null)
      throw new ConversionError('malformed', 'no header of a message is in it');
    return plainDraft(message.subject, writeMessage(message, 1, limits));
  },
};
