/** Characters as the interface counts them: Unicode code points, not UTF-16 units. */
export function countCodePoints(text: string): number {
  let count = text.length;
  for (let index = 0; index < text.length - 1; index++) {
    const unit = text.charCodeAt(index);
    if (unit < 0xd800 || unit > 0xdbff) continue;
    const next = text.charCodeAt(index + 1);
    if (next >= 0xdc00 && next <= 0xdfff) {
      count--;
      index++;
    }
  }
  return count;
}

/** The first `limit` code points; the same string where it is no longer than that. */
export function cutCodePoints(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let index = 0;
  for (let count = 0; count < limit && index < text.length; count++) {
    index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
  }
  return index >= text.length ? text : text.slice(0, index);
}
