import { verbShape } from '../../language/words/lexicon.ts';
import { isKnownWord } from '../../language/words/tokens.ts';
import { isPaperNoun } from '../../relations/names/name-types.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { capital, uncapital } from '../rewordings/sentence-rule.ts';
import { isPersonsName, isWeekday } from './own-names.ts';
import { wordProfile } from './profile-labels.ts';
import { wordTicketField } from './ticket-fields.ts';

const onPaper = /^(?:prepared|compiled|drawn up|written up|minuted|reported|submitted) by$/;
const minutes = /^(?:minutes|minute[- ]taker|notes|note[- ]taker|scribe|minutes (?:taken )?by)$/;

/** Labels that would say something else in the words of others: who wrote a report, when something was first built, weekdays; null for the rest. */
export function wordPlainLabel(subject: string | null, label: string, value: string): string | null {
  const own =
    wordProfile(subject, label, value) ??
    wordTicketField(subject, label, value) ??
    wordRun(subject, label, value);
  if (own !== null) return own;
  // 'Address: Flat 3' of a tenancy, which lives nowhere
  if (subject !== null && /^(?:postal )?address$/.test(label) && isPaperNoun(subject.toLowerCase()))
    return `${subject}: ${value}`;
  // 'Position: Quality Engineer' of a contract, which is in no place
  const words = (subject ?? '').toLowerCase().split(/[^\p{L}-]+/u);
  if (/^(?:position|post)$/.test(label) && words.some((word) => isPaperNoun(word)))
    return `${subject}: ${value}`;
  // 'Serves: 8' of a recipe
  if (subject !== null && label === 'serves' && /^(?:about )?\d/.test(value))
    return `${subject} serves ${value}`;
  // 'Effective: 1 July 2026' of nobody knows what
  if (subject === null && /^(?:effective|in force)(?: (?:date|from|since|as of))?$/.test(label))
    return `${capital(label)}: ${value}`;
  // 'Store: Orr Books, Malmö' of Orr Books
  const town = subject !== null && value.startsWith(`${subject}, `) ? value.slice(subject.length + 2) : '';
  if (/^\p{Lu}[\p{L}-]+\.?$/u.test(town)) return `${subject} is based in ${town}`;
  // 'Prepared by: Ana Ruiz' in a report on Orion, which she did not prepare
  if (onPaper.test(label))
    return `The report${subject === null ? '' : ` on ${subject}`} was ${label} ${value}`;
  if (minutes.test(label) && isPersonsName(value)) return `${value} took the minutes`;
  if (/^on[- ](?:call|duty)$/.test(label) && isPersonsName(value))
    return `${value} is ${label.replace('-', ' ')}${subject === null ? '' : ` for ${subject}`}`;
  if (
    /^(?:office|reception|front desk|box office|enquiries|bookings|switchboard)$/.test(label) &&
    /^\+?\d[\d ()/-]{6,20}\d$/.test(value)
  )
    return `The phone number${subject === null ? ` of the ${label}` : ` of ${subject}`} is ${value}`;
  const [, order, done = ''] = /^(first|last|originally|newly) (\p{Ll}+)$/u.exec(label) ?? [];
  const isYear = /^(?:\p{Lu}\p{Ll}+ )?\d{4}\.?$/u.test(value);
  if (subject !== null && order !== undefined && isYear && verbShape(done, done).participle)
    return `${subject} was ${label} in ${value}`;
  // 'Release date: 3 May 2024' in the notes on Orion 2.3, which are written once it is out
  if (
    subject !== null &&
    label === 'release date' &&
    / v?\d+(?:\.\d+)+$/u.test(subject) &&
    /\d{4}/.test(value)
  )
    return `${subject} was released ${/^\d|, \d{4}/.test(value) ? 'on' : 'in'} ${value}`;
  // 'In operation since: 1957'
  if (
    subject !== null &&
    /^(?:in (?:operation|service|use|business|force|print|production)|open|active|closed|vacant) since$/.test(
      label,
    )
  )
    return `${subject} has been ${label} ${value}`;
  // 'Market day: Tuesday' is every Tuesday
  if (/\bday$/.test(label) && /day$/.test(value) && isWeekday(value))
    return `The ${label}${subject === null ? '' : ` of ${subject}`} is ${value}s`;
  return null;
}

const aDay =
  /^(?:\d{1,2} \p{Lu}\p{Ll}{2,8} \d{4}|\p{Lu}\p{Ll}{2,8} \d{1,2}, \d{4}|\d{4}-\d\d-\d\d|\d{1,2}\.\d{1,2}\.\d{4})\.?$/u;

/** 'From: 1 May 2026', 'To: 30 April 2027' of what runs for a time, where 'From: Ann Lee' is the head of a mail. */
export function startsOrEnds(key: string, value: string): boolean {
  return /^(?:from|to)$/i.test(key) && aDay.test(value);
}

/** 'Start: 1 May 2026', 'To: 30 April 2027' of a contract, lease or the like: when it begins and is over; null for other labels. */
function wordRun(subject: string | null, label: string, value: string): string | null {
  if (subject === null || !aDay.test(value)) return null;
  const isPaper = subject
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .some((word) => isPaperNoun(word));
  if (/^(?:from|to)$/.test(label)) {
    if (!isPaper) return `The ${label === 'from' ? 'start' : 'end'} date of ${subject} is ${value}`;
  } else if (!isPaper) return null;
  if (/^(?:from|start|begins?|beginning|commencement)$/.test(label)) return `${subject} starts on ${value}`;
  return /^(?:to|end|ends|until|termination|expiry)$/.test(label) ? `${subject} expires on ${value}` : null;
}

const settledChoice =
  /^(?:rejected|accepted|chosen|selected|discarded|dismissed|ruled out|not (?:chosen|selected|considered)|considered|turned down|out of scope)(?=$|[.,;]| (?:because|for|as|since|due|in favou?r) )/i;

/** 'Kafka: rejected, because it needs three machines' in a paper on what was chosen: of the thing, and no property of the page's subject; null for other labels. */
export function wordChoice(key: string, value: string): string | null {
  const isName =
    /^\p{Lu}[\p{L}\p{N}.+#-]*(?: [\p{L}\p{N}.+#-]+){0,3}$/u.test(key) &&
    key.split(' ').some((word) => !isKnownWord(word.toLowerCase()));
  return isName && settledChoice.test(value)
    ? `${key} was ${uncapital(value)
        .replace(/^([\p{L} ]+), (?=(?:because|as|since) )/u, '$1 ')
        .replace(/\.$/, '')}`
    : null;
}

const ofSomebody =
  /^(?:owner|keeper|tenant|landlord|landlady|carer|guardian|next of kin|contact|emergency contact)$/i;

/** 'Ann Lee' of 'Owner: Ann Lee, 5 Mill Lane': the person without the address; the value of any other label as it is. */
export function personAlone(key: string, value: string): string {
  const [, who] =
    (ofSomebody.test(key) &&
      /^(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}'’-]+)+), \d{1,4}[a-z]? \p{Lu}[\p{L}'’ ]{2,30}(?:, .{2,60})?$/u.exec(
        value,
      )) ||
    [];
  return who ?? value;
}

const ofMaker =
  /^(?:builder|built by|maker|made by|manufacturer|manufactured by|producer|publisher|brewer|yard|shipyard|developer|distributor|supplier|importer|operator)$/i;

/** 'Orr AG' of 'Maker: Orr AG, Kassel': the firm without its seat; the value of any other label as it is. */
export function firmAlone(key: string, value: string): string {
  const [, firm = '', seat = ''] =
    (ofMaker.test(key) && /^(\p{Lu}[^,;]+), (\p{Lu}[\p{L}.-]+(?: \p{Lu}[\p{L}.-]+)?)\.?$/u.exec(value)) || [];
  const isSeat = kindOfName(seat).kind !== 'organization' && !isPersonsName(seat);
  // 'Hansa Yard, Rostock', but 'Ann Lee, Bo Orr'
  const isFirm =
    kindOfName(firm).kind === 'organization' || (/ /.test(firm) && !/ /.test(seat) && !isPersonsName(firm));
  return firm !== '' && isFirm && isSeat ? firm : value;
}
