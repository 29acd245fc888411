/** The last part of a path, whichever slash its system writes; the whole where there is none. */
export function baseName(path: string): string {
  const trimmed = path.replace(/[/\\]+$/, '');
  return trimmed.slice(Math.max(trimmed.lastIndexOf('/'), trimmed.lastIndexOf('\\')) + 1) || path;
}

/** The base name without its last suffix: `a.tar.gz` gives `a.tar`, `.env` and `notes.` stay whole. */
export function stem(filename: string): string {
  const base = baseName(filename);
  const dot = suffixDot(base);
  return dot < 0 ? base : base.slice(0, dot);
}

/** The last suffix in lower case without its dot, or `''`: `A.TAR.GZ` gives `gz`, `.env` gives `''`. */
export function suffix(filename: string): string {
  const base = baseName(filename);
  const dot = suffixDot(base);
  return dot < 0 ? '' : base.slice(dot + 1).toLowerCase();
}

function suffixDot(base: string): number {
  const dot = base.lastIndexOf('.');
  const leadingDots = base.length - base.replace(/^\.+/, '').length;
  return dot < leadingDots || dot === base.length - 1 ? -1 : dot;
}
