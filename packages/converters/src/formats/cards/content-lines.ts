import { ConversionError } from '../../conversion-error.ts';

/** A line of a calendar or contact file (RFC 5545, RFC 6350), its name and parameters in upper case. */
export type ContentLine = { name: string; parameters: Record<string, string>; value: string };

/** A component: what stands between BEGIN and END. */
export type Component = { name: string; lines: ContentLine[]; components: Component[] };

/** Unfolds and reads a file of components; throws where none begins, and past `nesting` levels. */
export function readComponents(file: string, nesting: number): Component[] {
  const root: Component = { name: '', lines: [], components: [] };
  const open = [root];
  for (const text of unfold(file).split('\n')) {
    const line = readLine(text);
    if (line === null) continue;
    const parent = open.at(-1) ?? root;
    if (line.name === 'BEGIN') {
      const component: Component = { name: line.value.trim().toUpperCase(), lines: [], components: [] };
      if (open.length > nesting)
        throw new ConversionError('resource_limit', `components are nested more than ${nesting} levels deep`);
      parent.components.push(component);
      open.push(component);
    } else if (line.name === 'END') {
      if (open.length > 1) open.pop();
    } else parent.lines.push(line);
  }
  if (root.components.length === 0) throw new ConversionError('malformed', 'no component begins in it');
  return root.components;
}

/** A line goes on where the next begins with white space; vCard 2.1 ends a quoted-printable one with `=`. */
function unfold(file: string): string {
  return file.replace(/\n[ \t]/g, '').replace(/(QUOTED-PRINTABLE[^\n]*)=\n/gi, '$1');
}

function readLine(text: string): ContentLine | null {
  const match = /^(?:[\w-]+\.)?([A-Za-z][\w-]*)((?:;(?:"[^"]*"|[^":;])*)*):(.*)$/.exec(text);
  if (match === null) return null;
  const parameters: Record<string, string> = {};
  for (const part of match[2]?.match(/;(?:"[^"]*"|[^";])*/g) ?? []) {
    const [name = '', value] = part.slice(1).split(/=(.*)/s);
    const key = value === undefined ? 'TYPE' : name.toUpperCase();
    parameters[key] = [parameters[key], (value ?? name).replaceAll('"', '')].filter(Boolean).join(',');
  }
  const value = match[3] ?? '';
  const isQuoted = parameters.ENCODING?.toUpperCase() === 'QUOTED-PRINTABLE';
  return { name: (match[1] ?? '').toUpperCase(), parameters, value: isQuoted ? decodeQuoted(value) : value };
}

function decodeQuoted(value: string): string {
  const bytes = Buffer.from(
    value.replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
  return bytes.toString('utf8');
}

/** A text value with its escapes resolved. */
export function textValue(value: string): string {
  return value.replace(/\\([nN\\;,])/g, (_, escaped: string) => (/n/i.test(escaped) ? '\n' : escaped));
}

/** The first line of that name. */
export function lineOf(component: Component, name: string): ContentLine | undefined {
  return component.lines.find((line) => line.name === name);
}
