const WHO = String.raw`@?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?`;
const TELLING =
  '(?:(?:did|do) you (?:know|hear)|have you heard|did I (?:tell you|mention)|guess what|can you believe)';

/** 'Omar has moved to Hull, did you know?' */
const behind = new RegExp(
  `^(?!(?:who|what|where|when|why|how|which|is|are|do|does|did|has|have|can|will|would)\\b)([^?]{8,}?),? ${TELLING}(?: that| it| about (?:it|that))?\\?+$`,
  'iu',
);
/** 'Did you know that Omar has moved to Hull?' */
const inFront = new RegExp(
  `^(?:(?:[Ss]o|[Aa]nd|[Hh]ey|[Oo]h|[Bb]tw|[Bb]y the way),? )*(?:${TELLING.replace('(?:did', '(?:[Dd]id').replace('|have', '|[Hh]ave').replace('|did I', '|[Dd]id I').replace('|guess', '|[Gg]uess').replace('|can', '|[Cc]an')})(?:,| that)? ((?:${WHO}|I|[Mm]y \\p{Ll}+) (?:has|have|is|are|was|were|got|lives|works|moved|left|joined|bought|married|had)\\b[^?]+)\\?+$`,
  'u',
);
/** 'Can you remember that my locker is number 12?' */
const entrusted =
  /^(?:(?:and|so|also|hey|please|ok(?:ay)?),? )*(?:can|could|will|would) you (?:please |also |just )*(?:remember|note(?: down)?|(?:keep|bear) in mind|make a note|write down)(?: for (?:me|later|next time))?,? that ((?:I|my|we|our|\p{Lu}[\p{L}'’-]+)(?:['’]\p{L}+)? [^?]+?)(?:,? please)?\?+$/iu;

/** 'I live in Hull, and you?' */
const handedOn =
  /^((?:(?:hi|hey|yes|yeah|no|well|oh|so),? )?(?:I(?:['’](?:m|ve|d))?|[Mm]y|[Ww]e(?:['’](?:re|ve))?) [^?]{4,}?)(?:,| [–—-]) (?:(?:and|but|so|what about|how about) ){0,2}(?:you|yours(?:elf)?)(?: (?:two|all|guys|then|lot))?\?+$/u;

/** News put as a question to whoever may have heard it or is to keep it, or with one behind it, as it is told; null for a question that asks. */
export function toldByAsking(text: string): string | null {
  const told =
    behind.exec(text)?.[1] ??
    inFront.exec(text)?.[1] ??
    entrusted.exec(text)?.[1] ??
    handedOn.exec(text)?.[1];
  return told === undefined ? null : `${told}.`;
}
