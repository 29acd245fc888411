const YEAR = String.raw`(?:1\d|20)\d\d`;
const spouse = new RegExp(
  String.raw`^(\p{Lu}[\p{L}.'’-]*(?: (?:(?:de|van|von|la|le) )?\p{Lu}[\p{L}.'’-]*){0,4}) \((?:m(?:arried)?\.? (?:in )?(${YEAR})|(${YEAR}))(?:(?:\s?[;,]? ?(?:d(?:iv(?:orced)?)?|sep(?:arated)?|died)\.? (?:in )?| ?[–-] ?)(${YEAR}))?\)$`,
  'u',
);
const award = new RegExp(String.raw`^(\p{Lu}[^(),;]{2,60}) \((${YEAR})\)$`, 'u');

/** The parts of a list, each of which ends in brackets: 'Ann Lee (m. 1919), Bo Orr (m. 1930)'. */
function partsOf(value: string): string[] {
  return value.replace(/\.$/, '').split(/(?<=\))[,;] (?=\p{Lu})/u);
}

/** 'Spouse: Bo Orr (m. 1919)', 'Awards: Arden Medal (1948)' in the box beside an entry: what happened when; null for other labels. */
export function wordBoxValue(subject: string | null, label: string, value: string): string | null {
  if (subject === null) return null;
  if (/^(?:spouses?|spouse\(s\)|husband|wife|partners?|married(?: to)?)$/i.test(label)) {
    const matches = partsOf(value).map((part) => spouse.exec(part));
    const told = matches.flatMap((match) => {
      const [, who = '', wed, from = wed, to] = match ?? [];
      if (who === '' || from === undefined) return [];
      return [
        to === undefined
          ? `${subject} married ${who} in ${from}`
          : `${subject} was married to ${who} from ${from} to ${to}`,
      ];
    });
    return told.length === 0 || told.length < matches.length ? null : told.join(', and ');
  }
  if (
    /^(?:(?:notable |main |major )?awards?|prizes?|hono(?:u)?rs|medals?|awards and hono(?:u)?rs)$/i.test(
      label,
    )
  ) {
    const matches = partsOf(value).map((part) => award.exec(part));
    const told = matches.flatMap((match) => {
      const [, what = '', when = ''] = match ?? [];
      return what === '' ? [] : [`${subject} won the ${what.replace(/^[Tt]he /, '')} in ${when}`];
    });
    return told.length === 0 || told.length < matches.length ? null : told.join(', and ');
  }
  return null;
}
