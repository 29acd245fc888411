/** Words that end or open names, and what the text goes on to call what is called so. */
const called: readonly (readonly [noun: RegExp, inName: RegExp])[] = [
  [
    /^(?:newspaper|paper)$/,
    /^(?:times|herald|gazette|courier|chronicle|tribune|echo|post|argus|mercury|examiner|observer|telegraph|inquirer|zeitung|tidende)$/,
  ],
  [
    /^(?:club|team|side)$/,
    /^(?:united|rovers|wanderers|athletic|albion|hotspurs?|rangers|harriers|corinthians|fc|afc|sc|rc|bc|hc|cf|sv|tsv|fk|sk|ik|bk|if|rfc|ravens|hawks|eagles|lions|tigers|bears|wolves|sharks|falcons|bulls|giants)$/,
  ],
  [/^(?:orchestra|ensemble)$/, /^(?:philharmonic|philharmonia|symphony|sinfonia|sinfonietta|camerata)$/],
  [/^(?:choir|chorus|ensemble)$/, /^(?:chorale|singers|voices|chor)$/],
  [/^bank$/, /^(?:banco|banca|banque|banka|sparkasse|sparebank|sparbank)$/],
];

/** Whether a name says that its bearer is what the noun says: 'the studio' of 'Skyforge Studios', 'the paper' of 'Norwell Times'. */
export function nameHolds(name: string, noun: string): boolean {
  const words = name.toLowerCase().split(/\s+/);
  if (noun.length > 2 && (words.includes(noun) || words.at(-1) === `${noun}s`)) return true;
  return called.some(
    ([nouns, inName]) => nouns.test(noun) && words.length > 1 && words.some((word) => inName.test(word)),
  );
}

/** 'The firm' is no hotel, school or church where something else was named that may be one. */
export function withoutHouses<T extends { readonly name: string }>(
  noun: string,
  bodies: readonly T[],
): readonly T[] {
  if (!/^(?:firm|company|business|corporation)$/.test(noun)) return bodies;
  const firms = bodies.filter(({ name }) => !house.test(name));
  return firms.length > 0 ? firms : bodies;
}

const house =
  /\b(?:Hotel|Hospital|School|College|University|Museum|Church|Library|Theatre|Theater|Gallery|Academy|Institute|Council|Ministry|Court|Party|Union)\b/;
