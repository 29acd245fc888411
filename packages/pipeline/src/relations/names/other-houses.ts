/** Bodies and houses that are called by what they are: words of one line are said of one of them. */
const alike: readonly (readonly string[])[] = [
  ['museum', 'gallery'],
  ['school', 'academy', 'college', 'university', 'institute', 'seminary'],
  ['hospital', 'clinic', 'infirmary', 'surgery'],
  ['church', 'chapel', 'cathedral', 'abbey', 'priory', 'minster', 'mosque', 'synagogue', 'temple'],
  ['library', 'archive'],
  ['hotel', 'inn', 'hostel', 'pub', 'restaurant', 'café', 'cafe', 'bistro', 'tavern'],
  ['theatre', 'theater', 'cinema', 'opera'],
  ['bank'],
  ['brewery', 'distillery', 'winery'],
  ['bakery'],
  ['airline', 'airways'],
  ['airport', 'aerodrome'],
  ['club', 'team'],
  ['court', 'tribunal'],
];

const lines = new Map(alike.flatMap((words, line) => words.map((word) => [word, line] as const)));

/** Whether a name tells that it is of another kind than a noun: 'the museum' is not the Hull Club, though it may be the Orr Foundation. */
export function isOtherHouse(name: string, noun: string): boolean {
  const line = lines.get(noun);
  if (line === undefined) return false;
  const told = name
    .toLowerCase()
    .split(/[\s-]+/)
    .flatMap((word) => lines.get(word) ?? []);
  return told.length > 0 && !told.includes(line);
}
