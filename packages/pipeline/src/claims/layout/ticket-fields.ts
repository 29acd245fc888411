import { verbShape } from '../../language/words/lexicon.ts';
import { isSentence } from './whole-sentences.ts';

const ticket =
  /^(?:\p{Lu}[\p{Lu}\p{N}]{1,9}-\d{1,7}|(?:[Tt]icket|[Ii]ssue|[Bb]ug|[Dd]efect|[Ii]ncident|[Cc]ase|[Tt]ask|[Ss]tory|[Rr]equest|[Cc]hange(?: request)?|[Pp]ull request)\b.*\d.*)$/u;
const day =
  /^(?:\d{1,2} \p{Lu}\p{Ll}+ \d{4}|\d{4}-\d\d-\d\d|\p{Lu}\p{Ll}+ \d{1,2}, \d{4})(?:[ T,].{0,20})?$/u;

/** 'Title: Disk full on db-02', 'Resolved: 2026-04-03', 'Component: Billing' of a ticket; null for other labels, and for what is no ticket. */
export function wordTicketField(subject: string | null, label: string, value: string): string | null {
  if (subject === null || !ticket.test(subject) || isSentence(value)) return null;
  if (/^(?:title|summary|subject)$/.test(label)) return `${subject}: ${value}`;
  if (
    /^(?:components?|areas?|modules?|systems?|affects|affected (?:systems?|components?|services?))$/.test(
      label,
    )
  )
    return `${subject} affects ${value}`;
  return verbShape(label, label).participle && day.test(value) ? `${subject} was ${label} on ${value}` : null;
}
