import { GFM, parser } from '@lezer/markdown';
import type { ComponentChild, VNode } from 'preact';
import type { Span } from './code-points.ts';

const markdown = parser.configure(GFM);
type SyntaxNode = ReturnType<typeof markdown.parse>['topNode'];

/** Deeper nesting is shown as the text that it is. */
const DEEPEST = 48;

/**
 * A passage of Markdown as elements, with the spans of claims marked in it. No HTML is made of any text: what the
 * passage holds can only become text of an element of this file, HTML in it is shown as it is written, links lead to web
 * and mail addresses alone, and images are named, not fetched.
 */
export function renderMarkdown(text: string, spans: readonly Span[]): VNode {
  const context: Context = { text, spans };
  return <>{renderChildren(markdown.parse(text).topNode, context, 0)}</>;
}

type Context = { text: string; spans: readonly Span[] };

/** Text as it stands, each part of a claim in a mark that names the claims. */
function leaf(from: number, to: number, { text, spans }: Context): ComponentChild[] {
  if (from >= to) return [];
  const here = spans.filter((span) => span.from < to && span.to > from);
  if (here.length === 0) return [text.slice(from, to)];
  const inside = here.flatMap((span) => [span.from, span.to]).filter((cut) => cut > from && cut < to);
  const edges = [...new Set([from, ...inside, to])].sort((a, b) => a - b);
  return edges.slice(1).map((end, index) => {
    const start = edges[index] ?? from;
    const claims = here.filter((span) => span.from <= start && span.to >= end).map(({ id }) => id);
    const part = text.slice(start, end);
    return claims.length === 0 ? (
      part
    ) : (
      <mark key={start} data-claims={claims.join(' ')}>
        {part}
      </mark>
    );
  });
}

/** Characters that say how something is meant, and are not part of what is said. */
const MARKS = new Set([
  'HeaderMark',
  'EmphasisMark',
  'StrikethroughMark',
  'CodeMark',
  'LinkMark',
  'QuoteMark',
  'ListMark',
  'TableDelimiter',
  'CodeInfo',
  'LinkTitle',
  'SubscriptMark',
  'SuperscriptMark',
]);

function renderChildren(node: SyntaxNode, context: Context, depth: number): ComponentChild[] {
  if (depth > DEEPEST) return leaf(node.from, node.to, context);
  const parts: ComponentChild[] = [];
  let at = node.from;
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    parts.push(...leaf(at, child.from, context));
    if (!MARKS.has(child.name)) parts.push(renderNode(child, context, depth + 1));
    at = child.to;
  }
  parts.push(...leaf(at, node.to, context));
  return parts;
}

const ELEMENTS: Readonly<Record<string, string>> = {
  Paragraph: 'p',
  Blockquote: 'blockquote',
  BulletList: 'ul',
  OrderedList: 'ol',
  ListItem: 'li',
  Emphasis: 'em',
  StrongEmphasis: 'strong',
  Strikethrough: 's',
  InlineCode: 'code',
  Task: 'span',
};

function renderNode(node: SyntaxNode, context: Context, depth: number): ComponentChild {
  const { name } = node;
  const heading = /^(?:ATX|Setext)Heading([1-6])$/.exec(name)?.[1];
  // The page has its own first heading; those of the text stand below it.
  const Tag = heading === undefined ? ELEMENTS[name] : `h${Math.min(6, Number(heading) + 1)}`;
  if (Tag !== undefined) {
    const Element = Tag as 'p';
    return <Element key={node.from}>{renderChildren(node, context, depth)}</Element>;
  }
  const render = RENDERERS[name];
  if (render !== undefined) return render(node, context, depth);
  return <span key={node.from}>{renderChildren(node, context, depth)}</span>;
}

type Render = (node: SyntaxNode, context: Context, depth: number) => ComponentChild;

const whole: Render = (node, context) => (
  <code key={node.from} class="as-written">
    {leaf(node.from, node.to, context)}
  </code>
);

/** The lines of code without their fences, and without the indent that makes them code. */
const codeBlock: Render = (node, context) => (
  <pre key={node.from} tabIndex={0}>
    <code>
      {node.getChildren('CodeText').map(({ from, to }) => (
        <span key={from}>{leaf(from, to, context)}</span>
      ))}
    </code>
  </pre>
);

const RENDERERS: Readonly<Record<string, Render>> = {
  FencedCode: codeBlock,
  CodeBlock: codeBlock,
  HorizontalRule: (node) => <hr key={node.from} />,
  HardBreak: (node) => <br key={node.from} />,
  HTMLBlock: (node, context) => (
    <pre key={node.from} class="as-written" tabIndex={0}>
      {leaf(node.from, node.to, context)}
    </pre>
  ),
  HTMLTag: whole,
  Comment: whole,
  CommentBlock: whole,
  ProcessingInstruction: whole,
  ProcessingInstructionBlock: whole,
  Escape: (node, context) => <span key={node.from}>{leaf(node.from + 1, node.to, context)}</span>,
  TaskMarker: (node, { text }) => (
    <span key={node.from}>{/x/i.test(text.slice(node.from, node.to)) ? '☑' : '☐'}</span>
  ),
  Table: (node, context, depth) => (
    <section key={node.from} class="wide" tabIndex={0} aria-label="Table">
      <table>
        <tbody>{renderChildren(node, context, depth)}</tbody>
      </table>
    </section>
  ),
  TableHeader: (node, context, depth) => <tr key={node.from}>{cells('th', node, context, depth)}</tr>,
  TableRow: (node, context, depth) => <tr key={node.from}>{cells('td', node, context, depth)}</tr>,
  Link: (node, context, depth) => link(node, context, depth),
  Autolink: (node, context, depth) => link(node, context, depth),
  URL: (node, context) =>
    anchor(node, context.text.slice(node.from, node.to), leaf(node.from, node.to, context)),
  Image: (node, context) => (
    <span key={node.from} class="image">
      Image: {leaf(node.from, node.to, context)}
    </span>
  ),
  LinkReference: whole,
};

function cells(tag: 'th' | 'td', row: SyntaxNode, context: Context, depth: number): VNode[] {
  const Cell = tag;
  return row
    .getChildren('TableCell')
    .map((cell) => <Cell key={cell.from}>{renderChildren(cell, context, depth + 1)}</Cell>);
}

/** The words of a link without its brackets and its address. */
function link(node: SyntaxNode, context: Context, depth: number): ComponentChild {
  const { text } = context;
  const url = node.getChild('URL');
  const address = url === null ? '' : text.slice(url.from, url.to);
  const marks = node.getChildren('LinkMark');
  const [open, close] = marks;
  if (node.name === 'Autolink' || open === undefined || close === undefined)
    return anchor(
      node,
      address,
      url === null ? renderChildren(node, context, depth) : leaf(url.from, url.to, context),
    );
  const parts: ComponentChild[] = [];
  let at = open.to;
  for (let child = open.nextSibling; child !== null && child.from < close.from; child = child.nextSibling) {
    parts.push(...leaf(at, child.from, context), renderNode(child, context, depth + 1));
    at = child.to;
  }
  parts.push(...leaf(at, close.from, context));
  return anchor(node, address, parts);
}

function anchor(node: SyntaxNode, address: string, words: ComponentChild[]): VNode {
  const href = safeAddress(address);
  if (href === null) return <span key={node.from}>{words}</span>;
  return (
    <a key={node.from} href={href} target="_blank" rel="noopener noreferrer nofollow">
      {words}
    </a>
  );
}

/** A web or mail address; null for every other, such as `javascript:`. */
export function safeAddress(address: string): string | null {
  const bare = address.replace(/^<(.*)>$/s, '$1');
  // An address may hold what a browser drops before it reads the scheme; with that it is none.
  if (/[\u0000-\u0020\u007f-\u00a0\u2028\u2029]/.test(bare)) return null;
  const candidate = /^www\./i.test(bare) ? `https://${bare}` : bare;
  if (!/^(https?:\/\/|mailto:)/i.test(candidate) || !URL.canParse(candidate)) return null;
  const { protocol, href, username, password } = new URL(candidate);
  if (protocol === 'mailto:') return href;
  return username === '' && password === '' ? href : null;
}
