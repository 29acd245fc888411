import { isKnownWord } from '../../language/words/tokens.ts';
import { capital, NAME } from '../rewordings/sentence-rule.ts';

/** '("Supplier")', '(the "Landlord")', '(hereinafter "the Buyer")' behind a name. */
const defined =
  /\s?\((?:(?:hereinafter|hereafter|together|referred to as|called|as)[ ,]+){0,3}(?:the )?["“'‘](?:[Tt]he )?(\p{Lu}\p{Ll}{2,20})["”'’]\)/gu;
const bearer = new RegExp(
  String.raw`(${NAME})(?:,? (?:an?|the|with|of|having|whose|registered|incorporated|residing|resident|represented|born)\b[^()]{2,160})?$`,
  'u',
);
const REACH = 240;
/** No contract has more parties: each sentence is searched for all of them. */
const MOST = 20;

/**
 * A sentence of a contract with its parties by name: 'Orr Ltd (the "Landlord")' tells whom it calls so, and 'The Landlord shall
 * insure the mill' is then said of Orr Ltd. `parties` remembers them.
 */
export function withPartiesNamed(text: string, parties: Map<string, string>): string {
  for (const match of text.matchAll(defined)) {
    const [, term = ''] = match;
    const [, name] = bearer.exec(text.slice(Math.max(0, match.index - REACH), match.index)) ?? [];
    const isRoom = parties.size < MOST || parties.has(term);
    if (name !== undefined && isRoom && isKnownWord(term.toLowerCase())) parties.set(term, name);
  }
  if (parties.size === 0) return text;
  const terms = [...parties.keys()].join('|');
  const called = new RegExp(
    String.raw`\b(?:[Tt]he (${terms})\b|^(${terms})(?= (?:shall|will|must|may|is|has|agrees|undertakes|warrants|pays)\b))(?! \p{Lu})`,
    'gu',
  );
  return capital(
    text
      .replace(defined, '')
      .replace(called, (whole, one?: string, other?: string) => parties.get(one ?? other ?? '') ?? whole),
  );
}
