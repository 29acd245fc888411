/** Words whose full stop ends no sentence. */
const abbreviation =
  /(?:^|[\s([])(?:[\p{L}]|dr|mr|mrs|ms|prof|st|vs|etc|e\.g|i\.e|cf|al|fig|figs|eq|no|nos|vol|pp|approx|inc|ltd|co|corp|dept|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/iu;
// Only the first mark of a run starts a match, so that a long run stays linear.
const end = /(?<![.!?…])[.!?…]+["'”’)\]]*(?=\s+["'“‘([]*[\p{Lu}\p{N}])|[。！？]+[」』”’）]*/gu;

/**
 * Places right behind a sentence's end, for cutting and summarising: good enough to cut at, not a linguistic analysis. The
 * text's end is not among them.
 */
export function sentenceEnds(text: string): number[] {
  const ends: number[] = [];
  for (const match of text.matchAll(end)) {
    const place = match.index + match[0].length;
    if (match[0] === '.' && abbreviation.test(text.slice(Math.max(0, match.index - 12), match.index)))
      continue;
    if (place < text.length) ends.push(place);
  }
  return ends;
}
