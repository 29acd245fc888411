import type { Layout } from './layout.ts';
import { weekdayInFull } from './own-names.ts';

const DAY = '(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?s?\\.?';
const SPECIAL = '(?:(?:public |bank )?holidays|weekdays|weekends?|daily|every day)';
/** 'Monday to Friday', 'Mon–Fri', 'Sundays and public holidays' */
const days = new RegExp(
  `^(?:on )?(${DAY}|${SPECIAL})(?:( ?(?:to|through|till|until|[-–—]) ?)(${DAY}))?(?:(?:,| and|,? &)( ?)(${DAY}|${SPECIAL}))?$`,
  'iu',
);
const CLOCK = String.raw`\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?| ?h(?:rs)?)?`;
const clock = new RegExp(
  `^(?:from )?(${CLOCK}|noon) ?(?:to|until|till|[-–—]) ?(${CLOCK}|noon|midnight)\\.?$`,
  'iu',
);
const tellsOfHours = /\b(?:opening|hours|open|closed)\b/iu;

/** 'Mon' -> 'Monday', 'weekends' as it is */
function dayOf(written: string): string {
  return weekdayInFull(written) ?? written.toLowerCase();
}

/**
 * 'Mon–Fri: 9:00–18:00', 'Sundays: closed' below something that has opening hours: when it is open; null for other labels, and
 * where nothing around speaks of hours.
 */
export function wordOpening(
  { subject, section, structure }: Layout,
  written: string,
  behind: string,
  isOfHours = false,
): string | null {
  // 'Tue – Sun: 9:00–18:00' as a label that ends at the dash
  const [, lastDay = '', hours] = /^(\p{L}+): (.+)$/u.exec(behind) ?? [];
  const [key, value] = hours === undefined ? [written, behind] : [`${written} – ${lastDay}`, hours];
  const [, first = '', to, last = '', , also] = days.exec(key.trim()) ?? [];
  if (subject === null || first === '') return null;
  const [, from, until] = clock.exec(value.trim()) ?? [];
  const isClosed = /^(?:closed|shut)\.?$/iu.test(value.trim());
  if (from === undefined && !isClosed) return null;
  const around = structure.blocks
    .slice(
      section?.firstBlock ?? 0,
      Math.min(section?.lastBlock ?? 0, (section?.firstBlock ?? 0) + LOOKED_AT),
    )
    .map(({ text }) => text.plain.slice(0, 300));
  if (!isOfHours && ![section?.heading ?? '', key, value, ...around].some((text) => tellsOfHours.test(text)))
    return null;
  const start = dayOf(first);
  const several = /day$/u.test(start) ? `${start}s` : start;
  const when =
    to === undefined
      ? /^(?:daily|every day)$/u.test(start)
        ? start
        : `on ${several}`
      : `${start} to ${dayOf(last)}`;
  const more =
    also === undefined ? '' : ` and ${/day$/u.test(dayOf(also)) ? `${dayOf(also)}s` : dayOf(also)}`;
  return isClosed
    ? `${subject} is closed ${when}${more}`
    : `${subject} is open ${when}${more} from ${from} to ${until}`;
}

/** Blocks of a section that are looked at for words of hours. */
const LOOKED_AT = 20;
