import { charsetOf, decodeText } from '../../text/decode-text.ts';
import { type Format, plainDraft } from '../draft.ts';

/** Plain text is passed on as it is: what looks like Markdown in it was meant so, and spans stay verbatim. */
export const plainText: Format = {
  revision: 1,
  libraries: [],
  read: ({ bytes, facts }) => plainDraft(null, decodeText(bytes, charsetOf(facts.mime))),
};
