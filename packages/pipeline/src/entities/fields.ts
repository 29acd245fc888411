/** Fields of work that one person may well be in at once or in turn; any other two of one name are two people. */
const near = new Set([
  'arts politics',
  'faith politics',
  'law politics',
  'medicine politics',
  'military politics',
  'politics science',
  'politics sport',
  'arts science',
  'medicine science',
  'faith science',
  'law science',
  'law military',
]);

/** Whether people of one name in these two fields (`arts`, `faith`, `law` …) are more likely one than two. */
export function areNear(a: string, b: string): boolean {
  return a === b || near.has([a, b].sort().join(' '));
}
