/** A line that is nothing but somebody and what they say: 'Ana said, "I moved to Hull."'; offsets are those of the line. */
export type SaidTurn = {
  readonly speaker: string;
  readonly start: number;
  readonly end: number;
};

const longest = 20_000;
const wholly =
  /^\s*(\p{Lu}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]*){0,2}) (?:said|says|asked|replied|answered|wrote)\s?[,:]\s(?:"([^"]+)"|“([^”]+)”)\s*$/du;

/** Reads such a line of a talk that is written down; null where more than one sentence's quotation stands in it. */
export function readSaidTurn(line: string): SaidTurn | null {
  const match = line.length > longest ? null : wholly.exec(line);
  const said = match?.indices?.[2] ?? match?.indices?.[3];
  return match?.[1] === undefined || said === undefined
    ? null
    : { speaker: match[1], start: said[0], end: said[1] };
}
