import type { InlineText } from '@memory/markdown';

const isFrom = (header: string) => /^(?:from|origin|departure station)$/i.test(header);
/** Whether a column says where something runs to. */
export const isTo = (header: string) => /^(?:to|destination|arrival station)$/i.test(header);

/** 'IC 204 runs from Bern to Geneva' of the columns 'From' and 'To' with places. */
export function journeyOf(
  name: string,
  cells: readonly InlineText[],
  headers: readonly string[],
): { wording: string; from: number; to: InlineText } | null {
  const from = headers.findIndex(isFrom);
  const to = cells[headers.findIndex(isTo)];
  const [start = '', end = ''] = [cells[from]?.plain.trim(), to?.plain.trim()];
  const isPlace = (cell: string) => /^\p{Lu}[\p{L} .'’-]{1,40}$/u.test(cell);
  if (to === undefined || !isPlace(start) || !isPlace(end) || monthName.test(`${start} ${end}`)) return null;
  return { wording: `${name} runs from ${start} to ${end}`, from, to };
}

const monthName = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b/;
