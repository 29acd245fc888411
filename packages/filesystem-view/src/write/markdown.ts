import { toUtcString } from '@memory/contract';

/** Text as it stands in a line of Markdown: nothing in it is taken for markup, and it stays on its line. */
export function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#|~^$&]/g, '\\$&')
    .replace(/^([-+=]|\d+(?=[.)]))/, (start) =>
      start.length === 1 && /\D/.test(start) ? `\\${start}` : `${start}\\`,
    );
}

/** A link between pages: `to` is a path from the folder of the page, its parts not yet encoded. */
export function link(text: string, to: string, heading?: string): string {
  const path = to.split('/').map(encodePart).join('/');
  return `[${plain(text) || plain(to)}](${path}${heading === undefined ? '' : `#${heading}`})`;
}

function encodePart(part: string): string {
  return encodeURIComponent(part).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

/** The properties at the head of a page; JSON is YAML. */
export function frontMatter(properties: Record<string, unknown>): string {
  const lines = Object.entries(properties)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n`;
}

/** The heading of a claim on its document's page of claims: what facts link to, in Obsidian and on GitHub alike. */
export function claimHeading({ version_no, ordinal }: { version_no: number; ordinal: number }): string {
  return `claim-${version_no}-${ordinal}`;
}

/** When something holds, in words; empty where nothing is known. */
export function validity(from: Date | null, until: Date | null): string {
  const [start, end] = [toUtcString(from), toUtcString(until)];
  return [start && `from ${start}`, end && `until ${end}`].filter(Boolean).join(' ');
}
