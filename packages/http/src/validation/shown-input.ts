import { cutCodePoints } from '@memory/contract';

/** Characters of an input that an error shows. */
const mostShown = 200;
const hidden = '[hidden]';
/** Names of parameters and fields whose value may be a credential, sent in the wrong place. */
const credentialName =
  /(^|[_\-.])(token|secret|password|passwd|pwd|credentials?|authorization|auth|bearer|jwt|signature|sig|cookie|session|api[_\-.]?key|access[_\-.]?key|key)($|[_\-.])/i;
/** Values that look like one whatever their name: JWTs, and `Bearer …`. */
const credentialShape = /\beyJ[\w-]{4,}\.[\w-]*\.?[\w-]*|\bbearer\s+\S+/gi;

/**
 * What an error shows of an input: at most 200 characters, and never a credential. Takes the credential that came with
 * the request, if one did, to take it out wherever it stands.
 */
export function createShow(presented: string | null) {
  const known = presented !== null && presented.length >= 4 ? presented : null;

  function clean(text: string): string {
    // Cut generously first, so that a long text costs little and a credential across the final cut is still whole.
    const near = cutCodePoints(text, mostShown * 10).toWellFormed();
    return (known === null ? near : near.replaceAll(known, hidden)).replace(credentialShape, hidden);
  }

  return function show(input: unknown, loc: readonly (string | number)[]): unknown {
    const name = loc.at(-1) ?? '';
    if (typeof input === 'string') return cutCodePoints(isSecret(name) ? hidden : clean(input), mostShown);
    if (typeof input !== 'object' || input === null) return input ?? null;
    const text = preview(input, name, clean);
    return text.length > mostShown ? cutCodePoints(text, mostShown) : JSON.parse(text);
  };
}
export type Show = ReturnType<typeof createShow>;

function isSecret(name: string | number): boolean {
  return typeof name === 'string' && credentialName.test(name);
}

/** The JSON of a value, cleaned; not written on once it is longer than what is shown. */
function preview(value: unknown, name: string | number, clean: (text: string) => string): string {
  let out = '';

  function write(inner: unknown, key: string | number): void {
    if (out.length > mostShown) return;
    if (isSecret(key)) out += JSON.stringify(hidden);
    else if (typeof inner === 'string') out += JSON.stringify(clean(inner));
    else if (Array.isArray(inner)) writeItems(inner);
    else if (typeof inner === 'object' && inner !== null) writeFields(inner as Record<string, unknown>);
    else out += JSON.stringify(inner ?? null);
  }

  function writeItems(items: readonly unknown[]): void {
    out += '[';
    for (const [index, item] of items.entries()) {
      if (out.length > mostShown) return;
      if (index > 0) out += ',';
      write(item, index);
    }
    out += ']';
  }

  function writeFields(fields: Record<string, unknown>): void {
    out += '{';
    let first = true;
    for (const key in fields) {
      if (out.length > mostShown) return;
      out += `${first ? '' : ','}${JSON.stringify(clean(key))}:`;
      first = false;
      write(fields[key], key);
    }
    out += '}';
  }

  write(value, name);
  return out;
}
