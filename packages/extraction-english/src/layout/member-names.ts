/** What a heading or the front of an item names of a piece of software: its name as it is told, and what kind of part it is. */
export type MemberName = { readonly name: string; readonly isCall: boolean };

const path =
  /^[@_$.]?[\p{L}_$][\p{L}\p{N}_$]*(?:(?:\.|::|#|\/|->|-)[\p{L}_$][\p{L}\p{N}_$]*|\[[\p{L}\p{N}_.'"]{1,30}\])*$/u;
const signature =
  /^(?:(?:(?:export|default|async|static|public|readonly|class|function|const|let|var|type|interface|method|property|get|set)\s+)*)(?:[\p{L}_$][\p{L}\p{N}_$.]*(?:\s*:\s*[\p{L}\p{N}_<>[\]|, ]{1,40})?\s*=\s*)?(?:await\s+)?(new\s+)?([@_$.]?[\p{L}_$][\p{L}\p{N}_$.:#/-]*?)(?:<[^()]{1,60}>)?(\(.*\))?\s*(?:(?::|->|=>|⇒|→|⇨)\s*\S.*)?;?$/su;
const flag = /^-{1,2}[\p{L}][\p{L}\p{N}-]*$/u;
const longestSignature = 160;
/** Names that stand for a type or a value and not for a part. */
const values =
  /^(?:true|false|null|undefined|nan|infinity|string|number|boolean|bool|object|function|array|any|void|regexp|date|symbol|bigint|buffer|promise|error|map|set|integer|int|float|node|npm|this|self)$/i;
const listening =
  /^([\p{L}_$][\p{L}\p{N}_$.]*)\.(?:on|once|addListener|addEventListener)\(\s*['"`]([^'"`]{1,40})['"`]/u;

/** The name that code stands for: 'rs.read()' of 'const data = rs.read([size])', '--watch' of '--watch <dir>'; null where it is no name. */
export function memberName(code: string): MemberName | null {
  const text = code.replace(/\s+/g, ' ').trim();
  if (text.length > longestSignature) return null;
  const [, emitter, event] = listening.exec(text.replace(/^.*=\s*/, '')) ?? [];
  if (event !== undefined) return { name: `'${event}' event of ${emitter}`, isCall: true };
  const [front = ''] = text.split(/[ ,=]/);
  if (flag.test(front)) return { name: front, isCall: false };
  const [, created, name = '', call] = signature.exec(text) ?? [];
  if (!path.test(name) || name.length > 60 || values.test(name)) return null;
  return call === undefined ? { name, isCall: false } : { name: `${created ?? ''}${name}()`, isCall: true };
}

const nouns: readonly (readonly [noun: string, pattern: RegExp])[] = [
  ['environment variable', /\b(?:environment|env) var(?:iable)?s?\b/i],
  ['flag', /\b(?:flags|command[- ]line (?:options|arguments)|cli options|cli)\b/i],
  ['option', /\b(?:options?|settings|config(?:uration)?(?: options)?|opts)\b/i],
  ['parameter', /\b(?:param(?:eter)?s?|arguments?|args)\b/i],
  ['event', /\bevents?\b/i],
  ['property', /\b(?:propert(?:y|ies)|props|attributes|fields|members)\b/i],
  ['', /\b(?:api|methods?|functions?|helpers|utilities)\b/i],
  ['header', /\bheaders\b/i],
  ['rule', /\brules\b/i],
  ['export', /\bexports\b/i],
  ['type', /\btypes\b/i],
  ['input', /\binputs\b/i],
];

/** The kind of parts that a heading, a table's header or the line in front of a list speaks of, '' where its parts need no noun; null where it tells none. */
export function kindOfParts(words: string): string | null {
  return nouns.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** A part's name with what it is part of: 'timeout option of got', 'rs.read() of streamx'. */
export function partName({ name, isCall }: MemberName, kind: string | null, owner: string): string {
  const isToldByName = isCall || kind === null || kind === '' || name.toLowerCase().endsWith(kind);
  return `${name}${isToldByName ? '' : ` ${kind}`} of ${owner}`;
}
