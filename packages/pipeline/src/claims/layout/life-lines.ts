import { isPersonsName } from './own-names.ts';

const DAY = String.raw`(?:\d{1,2} )?(?:\p{Lu}\p{Ll}+ )?(?:1\d|20)\d\d`;
const PLACE = String.raw`(?:,? (?:in )?(\p{Lu}[\p{L}'’ -]{2,40}(?:, \p{Lu}[\p{L} -]{2,30})?))?`;
const lived = new RegExp(
  String.raw`^\(?(?:\*|[Bb]orn )? ?(${DAY})${PLACE}(?: [–—-] |[–—-])(?:†|[Dd]ied )? ?(${DAY})${PLACE}\)?\.?$`,
  'u',
);
const maker =
  /^((?:Co-)?(?:[Aa]uthor|[Ff]ounder|[Ee]ditor|[Ww]inner|[Tt]ranslator|[Ii]nventor|[Dd]esigner|[Cc]omposer|[Ii]llustrator)) of (?!.* (?:is|was|has|had) )(\p{Lu}[^.;]{2,60}?)(?: \(((?:1\d|20)\d\d)\))?\.?$/u;

/**
 * '15 May 1938, Lerwick – 28 September 2023, Aberdeen', 'Author of The Cold Shore (1981).' below somebody's name: what such lines tell of
 * whom the page is about; null for other lines.
 */
export function wordLifeLine(line: string, subject: string | null): string[] | null {
  if (subject === null || !isPersonsName(subject)) return null;
  const [, role = '', of = ''] = maker.exec(line) ?? [];
  if (role !== '') return [`${subject} is the ${role.toLowerCase()} of ${of}`];
  const [, born = '', from, died = '', at] = lived.exec(line) ?? [];
  const isLife = born !== '' && Number(died.slice(-4)) - Number(born.slice(-4)) > 15;
  if (!isLife || (/^\d{4}$/.test(born) && from === undefined)) return null;
  const when = (day: string, place: string | undefined) =>
    `${/^\d{1,2} /.test(day) ? 'on' : 'in'} ${day}${place === undefined ? '' : ` in ${place}`}`;
  return [`${subject} was born ${when(born, from)}`, `${subject} died ${when(died, at)}`];
}
