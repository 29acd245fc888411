import { verbShape } from '../../language/words/lexicon.ts';
import { isKnownWord } from '../../language/words/tokens.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { uncapital } from '../rewordings/sentence-rule.ts';
import { isPersonsName, isWeekday } from './own-names.ts';

const onPaper = /^(?:prepared|compiled|drawn up|written up|minuted|reported|submitted) by$/;
const minutes = /^(?:minutes|minute[- ]taker|notes|note[- ]taker|scribe|minutes (?:taken )?by)$/;

/** Labels that would say something else in the words of others: who wrote a report, when something was first built, weekdays; null for the rest. */
export function wordPlainLabel(subject: string | null, label: string, value: string): string | null {
  // 'Prepared by: Ana Ruiz' in a report on Orion, which she did not prepare
  // 'Store: Orr Books, Malmö' of Orr Books
  const town = subject !== null && value.startsWith(`${subject}, `) ? value.slice(subject.length + 2) : '';
  if (/^\p{Lu}[\p{L}-]+\.?$/u.test(town)) return `${subject} is based in ${town}`;
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
  // 'Market day: Tuesday' is every Tuesday
  if (/\bday$/.test(label) && /day$/.test(value) && isWeekday(value))
    return `The ${label}${subject === null ? '' : ` of ${subject}`} is ${value}s`;
  return null;
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
  return firm !== '' && kindOfName(firm).kind === 'organization' && isSeat ? firm : value;
}
