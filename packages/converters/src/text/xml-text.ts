const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** Text with the five entities of XML and numeric references resolved; others stay as they are. */
export function decodeReferences(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,6}));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    const code = hex !== undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : '\ufffd';
  });
}

/** The text of the first element of that local name in a small XML document, on one line; null where it is empty. */
export function elementText(xml: string, localName: string): string | null {
  const element = new RegExp(`<(?:[\\w-]+:)?${localName}(?:\\s[^>]{0,2000})?>([^<]{0,2000})<`).exec(xml)?.[1];
  const text = decodeReferences(element ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' ? null : text;
}
