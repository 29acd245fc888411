import { parser as commonMark, type Element, GFM, InlineContext, type MarkdownParser } from '@lezer/markdown';
import { decodeReference } from './character-references.ts';
import { hiddenLength } from './hidden.ts';
import { type LinkDefinitions, normalizeLabel } from './link-definitions.ts';

/** An inline element; its children are not in the library's published types (they are in every 1.x). */
export type Inline = Element & { readonly children: readonly Inline[] };

/** What a `Link` or `Image` element shows and where it leads; `href` is null for a footnote's mark. */
export type LinkTarget = {
  readonly href: string | null;
  readonly textStart: number;
  readonly textEnd: number;
};

/** Reads inline markup; `targets` knows every link and image among the elements. */
export type InlineParser = {
  parse(content: string): readonly Inline[];
  readonly targets: WeakMap<Element, LinkTarget>;
};

const base = commonMark.configure([GFM, { remove: ['LinkEnd'] }]);
/** Type names of the elements' numbers. */
export const typeNames: readonly string[] = base.nodeSet.types.map((type) => type.name);

/** The library's stack of open delimiters and finished elements, which its types keep to itself. */
type Part = { readonly from: number; readonly to: number; type: unknown; side?: number } | null;

/**
 * The library's inline parser with CommonMark's rule for the closing bracket: brackets are a link only where an address
 * follows or a definition exists (the library, made for editors, takes any brackets for one). Adds footnote marks and wiki links,
 * `[[page]]` and `[[page|shown]]`. Made once per document, in microseconds.
 */
export function createInlineParser(definitions: LinkDefinitions): InlineParser {
  const targets = new WeakMap<Element, LinkTarget>();
  const parser: MarkdownParser = base.configure({
    parseInline: [
      {
        name: 'Template',
        parse: (cx, next, at) => {
          const length =
            next === 123 || next === 37 ? hiddenLength(cx.slice(at, Math.min(cx.end, at + 2_100))) : 0;
          return length === 0 ? -1 : cx.addElement(cx.elt('Comment', at, at + length));
        },
        before: 'Escape',
      },
      {
        name: 'ClosingBracket',
        parse: (cx, next, at) => (next === 93 ? closeBracket(cx, at, definitions, targets) : -1),
        after: 'Image',
      },
    ],
  });
  return { parse: (content) => parser.parseInline(content, 0) as Inline[], targets };
}

function closeBracket(
  cx: InlineContext,
  at: number,
  definitions: LinkDefinitions,
  targets: WeakMap<Element, LinkTarget>,
): number {
  const parts = (cx as InlineContext & { parts: Part[] }).parts;
  const index = parts.findLastIndex(
    (part) =>
      part !== null && (part.type === InlineContext.linkStart || part.type === InlineContext.imageStart),
  );
  const open = parts[index];
  if (!open) return -1;
  const image = open.type === InlineContext.imageStart;
  const shown = cx.slice(open.to, at);
  const mark = () =>
    finish(
      cx,
      index,
      { from: open.from, to: at + 1 },
      { href: null, textStart: open.to, textEnd: at },
      targets,
    );
  if (!image && open.side !== inactive) {
    if (/^\^[^\s\]]{1,100}$/.test(shown)) return mark();
    const outer = parts[index - 1];
    const wiki = outer?.type === InlineContext.linkStart && outer.to === open.from && isWikiEnd(cx, at);
    if (wiki && !definitions.has(normalizeLabel(shown))) {
      const bar = shown.indexOf('|');
      const href = (bar < 0 ? shown : shown.slice(0, bar)).trim();
      const textStart = bar < 0 ? open.to : open.to + bar + 1;
      if (href !== '')
        return finish(
          cx,
          index - 1,
          { from: outer.from, to: at + 2 },
          { href, textStart, textEnd: at },
          targets,
        );
    }
  }
  const target =
    open.side === inactive ? null : (addressAt(cx, at + 1) ?? referenceAt(cx, at + 1, shown, definitions));
  if (!target) {
    if (!image && isNoteMark(cx, open.from, shown)) return mark();
    parts[index] = null;
    return -1;
  }
  const end = finish(
    cx,
    index,
    { from: open.from, to: target.end, image },
    { href: target.href, textStart: open.to, textEnd: at },
    targets,
  );
  if (!image) {
    // A link holds no other: what is still open in front of it can only be text or an image.
    for (const part of parts.slice(0, index))
      if (part?.type === InlineContext.linkStart) part.side = inactive;
  }
  return end;
}

const noteMark = /^(?:[1-9]\d{0,2}|(?:note|nb|n) \d{1,3}|[\p{Ll} ]{3,20} needed|by whom\?|when\?|who\?)$/u;
const behindNoted = /[\p{L}\p{N}.,;:!?%"'”’)](?:\[[1-9]\d{0,2}\])*$/u;

/** 'a geologist.[2][3]', 'owns it[citation needed]': the mark of a note as encyclopaedias print it, right behind what it notes. */
function isNoteMark(cx: InlineContext, from: number, shown: string): boolean {
  return noteMark.test(shown) && behindNoted.test(cx.slice(Math.max(cx.offset, from - 24), from));
}

const inactive = 0;

/** `]]` with no address or label behind it. */
function isWikiEnd(cx: InlineContext, at: number): boolean {
  return cx.char(at + 1) === 93 && cx.char(at + 2) !== 40 && cx.char(at + 2) !== 91 && cx.char(at + 2) !== 93;
}

function finish(
  cx: InlineContext,
  index: number,
  range: { from: number; to: number; image?: boolean },
  target: LinkTarget,
  targets: WeakMap<Element, LinkTarget>,
): number {
  const content = cx.takeContent(index);
  const element = cx.elt(range.image ? 'Image' : 'Link', range.from, range.to, content);
  targets.set(element, target);
  return cx.addElement(element);
}

/** Destination and title in parentheses, `[text](here "title")`; `end` is the place behind them. */
function addressAt(cx: InlineContext, at: number): { href: string; end: number } | null {
  const { text } = cx;
  if (text.charCodeAt(at) !== 40) return null;
  let place = skipSpace(text, at + 1);
  let href = '';
  const angled = text.charCodeAt(place) === 60;
  const end = angled ? angledEnd(text, place) : destinationEnd(text, place);
  if (end < 0) return null;
  href = angled ? text.slice(place + 1, end - 1) : text.slice(place, end);
  place = skipSpace(text, end);
  if (place > end) {
    title.lastIndex = place;
    const match = title.exec(text);
    if (match) place = skipSpace(text, title.lastIndex);
  }
  return text.charCodeAt(place) === 41 ? { href: plainAddress(href), end: place + 1 } : null;
}

const title = /"(?:[^"\\]|\\[\s\S]){0,999}"|'(?:[^'\\]|\\[\s\S]){0,999}'|\((?:[^()\\]|\\[\s\S]){0,999}\)/y;
const label = /\[((?:[^[\]\\]|\\[\s\S]){0,999})\]/y;
const longestAddress = 2_048;

function skipSpace(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 9 || text.charCodeAt(at) === 10) at++;
  return at;
}

function angledEnd(text: string, from: number): number {
  for (let at = from + 1; at < Math.min(text.length, from + longestAddress); at++) {
    const code = text.charCodeAt(at);
    if (code === 62) return at + 1;
    if (code === 60 || code === 10) return -1;
    if (code === 92) at++;
  }
  return -1;
}

function destinationEnd(text: string, from: number): number {
  let depth = 0;
  let at = from;
  for (; at < text.length; at++) {
    if (at - from > longestAddress) return -1;
    const code = text.charCodeAt(at);
    if (code <= 32) break;
    if (code === 92 && text.charCodeAt(at + 1) > 32) at++;
    else if (code === 40) depth++;
    else if (code === 41 && depth-- === 0) break;
  }
  return depth > 0 ? -1 : at;
}

/** A full, collapsed or shortcut reference to a definition. */
function referenceAt(
  cx: InlineContext,
  at: number,
  shown: string,
  definitions: LinkDefinitions,
): { href: string; end: number } | null {
  label.lastIndex = at;
  const match = label.exec(cx.text);
  const wanted = match?.[1]?.trim() ? match[1] : shown;
  const href = wanted.length < 1_000 ? definitions.get(normalizeLabel(wanted)) : undefined;
  return href === undefined ? null : { href: plainAddress(href), end: match ? label.lastIndex : at };
}

function plainAddress(address: string): string {
  return address
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(
      /&(?:#[xX]?[0-9a-fA-F]{1,7}|[a-zA-Z][a-zA-Z0-9]{1,31});/g,
      (reference) => decodeReference(reference) ?? reference,
    );
}
