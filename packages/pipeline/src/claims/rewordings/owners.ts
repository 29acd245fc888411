/** Who is meant by whose something is: 'His' -> 'He', 'Petra's' -> 'Petra'. */
export function ownerOf(whose: string): string {
  return (
    { His: 'He', Her: 'She', Their: 'They', My: 'I', Our: 'We' }[whose] ??
    whose.replace(/['’]s$/, '').replace(/(?<=s)['’]$/, '')
  );
}

/** Whose something is of whom a sentence speaks: 'She' -> 'Her', 'Petra' -> 'Petra's'. */
export function whoseOf(who: string): string {
  return { He: 'His', She: 'Her', They: 'Their', We: 'Our', I: 'My' }[who] ?? `${who}'s`;
}
