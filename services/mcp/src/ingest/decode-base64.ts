/** The bytes of standard base64 with its padding; null where the text is anything else. */
export function decodeBase64(text: string): Buffer | null {
  if (text.length % 4 !== 0) return null;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  if (!/^[A-Za-z0-9+/]*$/.test(padding === 0 ? text : text.slice(0, -padding))) return null;
  return Buffer.from(text, 'base64');
}
