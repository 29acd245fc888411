/** Forms whose base no suffix tells. */
const irregular: ReadonlyMap<string, string> = new Map(
  (
    'led:lead ran:run made:make wrote:write written:write bought:buy sold:sell built:build held:hold went:go gone:go lived:live living:live ' +
    'lives:live spoke:speak spoken:speak taught:teach won:win met:meet left:leave began:begin begun:begin became:become grew:grow ' +
    'drew:draw knew:know paid:pay said:say sent:send spent:spend stood:stand thought:think took:take taken:take wore:wear ' +
    'people:people men:man women:woman children:child wives:wife headquartered:headquarters hq:headquarters has:have had:have does:do did:do ' +
    'chose:choose chosen:choose drove:drive driven:drive ate:eat eaten:eat fell:fall flew:fly found:found founder:found founders:found cofounded:found ' +
    'shot:shoot gave:give kept:keep lost:lose rose:rise sang:sing sat:sit slept:sleep swam:swim favourite:favorite colour:color died:die dying:die career:career using:use used:use uses:use'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** Endings of plural, tense and agent, and how many letters have to be left: 'intolerant' of 'intolerance', but no 'par' of 'parent'. */
const endings: readonly (readonly [string, number])[] = [
  ...['ing', 'ed', 'er', 'or', 'ment', 'ation', 'ion'].map((ending) => [ending, 3] as const),
  ...['ance', 'ence', 'ant', 'ent'].map((ending) => [ending, 5] as const),
];

/**
 * A word's stem, so that inflected forms meet: lower case without accents, the English endings of plural, tense and agent
 * taken off. Lighter than the index's stemmer and only for comparing a question with what it found.
 */
export function stem(word: string): string {
  const plain = /^[ -~]*$/.test(word) ? word : word.normalize('NFKD').replace(/\p{M}+/gu, '');
  const lower = plain.toLowerCase().replace(/['’]s?$/, '');
  const known = irregular.get(lower);
  if (known !== undefined) return bare(known);
  if (lower.length < 4 || /\d/.test(lower)) return lower;
  let base = lower;
  if (base.endsWith('ies') && base.length > 4) base = `${base.slice(0, -3)}y`;
  else if (/(?:ss|us|is)$/.test(base)) return base;
  else if (/(?:s|x|z|ch|sh)es$/.test(base)) base = base.slice(0, -2);
  else if (base.endsWith('s')) base = base.slice(0, -1);
  const known2 = irregular.get(base);
  if (known2 !== undefined) return bare(known2);
  for (const [suffix, least] of endings) {
    if (!base.endsWith(suffix) || base.length - suffix.length < least) continue;
    base = base.slice(0, -suffix.length);
    if (/([b-df-hj-np-tv-z])\1$/.test(base) && !/(?:ll|ss|zz)$/.test(base)) base = base.slice(0, -1);
    break;
  }
  return bare(base);
}

/** 'wrote' meets 'write' where both lose their last vowel. */
function bare(base: string): string {
  return base.length > 3 ? base.replace(/(?:e|i|y)$/, '') : base;
}
