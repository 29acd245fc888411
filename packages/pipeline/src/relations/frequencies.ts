const COUNT =
  'once|twice|thrice|(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (?:times|days?|hours?|nights?|mornings?|afternoons?|evenings?|shifts?))?';

/** 'three days a week', 'twice a month', '5 times per day' */
const often = new RegExp(
  `\\b(${COUNT}) (?:a|an|per|each|every) (day|week|fortnight|month|quarter|term|year)\\b`,
  'iu',
);

/**
 * What is done so and so often in a stretch of time, with the figure left out ('ann works in the office # days a week'): of two
 * figures for it only one can hold at a time. Empty where nothing tells how often.
 */
export function doneAsOftenAs(text: string): string {
  const [whole, count = '', period = ''] = often.exec(text) ?? [];
  if (whole === undefined) return '';
  const unit = / (\p{L}+)$/u.exec(count)?.[1]?.replace(/s$/, '') ?? 'time';
  return text
    .replace(whole, `# ${unit} ${period}`)
    .toLowerCase()
    .replace(/\b(?:now|still|currently|only|also) /g, '')
    .slice(0, 120);
}
