/** Words of talk as they are typed in haste, and as they are written. */
const written: Readonly<Record<string, string>> = {
  im: "I'm",
  ive: "I've",
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  werent: "weren't",
  havent: "haven't",
  hasnt: "hasn't",
  cant: "can't",
  couldnt: "couldn't",
  shouldnt: "shouldn't",
  wouldnt: "wouldn't",
};
const word = /(?<![\p{L}\p{N}'’_-])\p{L}{2,8}(?![\p{L}\p{N}'’_-])/gu;

/** A line of talk with its apostrophes: 'i dont eat meat' says no other than "I don't eat meat". */
export function withApostrophes(text: string): string {
  return text.replace(word, (typed) => written[typed.toLowerCase()] ?? typed);
}
