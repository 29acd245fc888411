import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { ConversionError } from '../../conversion-error.ts';
import { charsetOf, decodeText, tooDeep } from '../../text/decode-text.ts';
import { decodeReferences } from '../../text/xml-text.ts';
import { type Format, plainDraft } from '../draft.ts';
import { type Data, writeData } from './write-data.ts';

type Node = { [name: string]: Node[] | string | Record<string, string> };

const TEXT = '#text';
const ATTRIBUTES = ':@';

/** An XML document: elements with text alone are `name: text`, others are headed by their names. */
export const xml: Format = {
  revision: 1,
  libraries: ['fast-xml-parser'],
  read({ bytes, facts, limits }) {
    const text = decodeText(bytes, charsetOf(facts.mime) ?? declaredEncoding(bytes));
    if (/<!ENTITY\s/i.test(text))
      throw new ConversionError(
        'entity_declarations',
        'the document declares entities, which are not resolved',
      );
    const valid = XMLValidator.validate(text, { allowBooleanAttributes: true });
    if (valid !== true) throw new ConversionError('malformed', `line ${valid.err.line}: ${valid.err.msg}`);
    const parser = new XMLParser({
      preserveOrder: true,
      ignoreAttributes: false,
      attributeNamePrefix: '',
      ignoreDeclaration: true,
      ignorePiTags: true,
      parseTagValue: false,
      parseAttributeValue: false,
      processEntities: false,
      maxNestedTags: limits.nesting,
      trimValues: false,
    });
    return plainDraft(
      null,
      writeData(toData(parse(parser, text, limits.nesting), 0, limits.nesting), limits),
    );
  },
};

function parse(parser: XMLParser, text: string, nesting: number): Node[] {
  try {
    return parser.parse(text) as Node[];
  } catch (error) {
    if (error instanceof Error && /nested tags/i.test(error.message)) throw tooDeep(nesting);
    throw error;
  }
}

function declaredEncoding(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 200)).toString('latin1');
  return /^<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]+)/.exec(head)?.[1]?.toLowerCase() ?? null;
}

function toData(nodes: readonly Node[], depth: number, limit: number): Data {
  if (depth > limit) throw tooDeep(limit);
  const elements = nodes.filter((node) => !(TEXT in node));
  const hasText = nodes.some((node) => typeof node[TEXT] === 'string' && node[TEXT].trim() !== '');
  // Text with elements in it is prose with marks.
  if (elements.length === 0 || hasText) return textOf(nodes).trim();
  const object: { [key: string]: Data } = {};
  for (const element of elements) {
    const name = Object.keys(element).find((key) => key !== ATTRIBUTES) ?? '';
    const children = (element[name] ?? []) as Node[];
    const value = withAttributes(
      toData(children, depth + 1, limit),
      element[ATTRIBUTES] as Record<string, string>,
    );
    const before = Object.hasOwn(object, name) ? object[name] : undefined;
    if (before === undefined) define(object, name, value);
    else if (isRepeated(before)) before.push(value);
    else define(object, name, Object.assign([before, value], { [REPEATED]: true }));
  }
  return object;
}

/** Marks lists that are elements of one name, which a list of values never is. */
const REPEATED = Symbol('repeated');

function isRepeated(data: Data): data is Data[] {
  return Array.isArray(data) && REPEATED in data;
}

/** An element may be called `__proto__`. */
function define(object: { [key: string]: Data }, name: string, value: Data): void {
  Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
}

function withAttributes(value: Data, attributes: Record<string, string> | undefined): Data {
  const entries = Object.entries(attributes ?? {}).filter(([name]) => !/^xmlns(?::|$)/.test(name));
  if (entries.length === 0) return value;
  const object: { [key: string]: Data } = {};
  for (const [name, text] of entries) define(object, name, decodeReferences(String(text)));
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [name, child] of Object.entries(value)) define(object, name, child);
  } else if (value !== '' && value !== null) define(object, 'text', value);
  return object;
}

function textOf(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if (typeof node[TEXT] === 'string') return decodeReferences(node[TEXT]);
      const name = Object.keys(node).find((key) => key !== ATTRIBUTES) ?? '';
      return textOf((node[name] ?? []) as Node[]);
    })
    .join('');
}
