/**
 * The Porter stemmer (M. F. Porter, "An algorithm for suffix stripping", Program 14(3), 1980), for lower-case
 * ASCII words. Words shorter than three letters, or with anything but letters, are returned as they are.
 */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  let w = stepPlurals(word);
  w = stepPastAndProgressive(w);
  if (w.endsWith('y') && hasVowel(w.slice(0, -1))) w = `${w.slice(0, -1)}i`;
  w = replaceFirst(w, DOUBLE_SUFFIXES, 0);
  w = replaceFirst(w, DERIVED_SUFFIXES, 0);
  w = dropResidual(w);
  return tidyEnd(w);
}

const DOUBLE_SUFFIXES: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['abli', 'able'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['eli', 'e'],
  ['ousli', 'ous'],
  ['ization', 'ize'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
];

const DERIVED_SUFFIXES: readonly (readonly [string, string])[] = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
];

const RESIDUAL_SUFFIXES: readonly string[] = [
  'ement',
  'ance',
  'ence',
  'able',
  'ible',
  'ment',
  'ant',
  'ent',
  'ism',
  'ate',
  'iti',
  'ous',
  'ive',
  'ize',
  'ion',
  'al',
  'er',
  'ic',
  'ou',
];

function isConsonant(w: string, i: number): boolean {
  const c = w.charCodeAt(i);
  if (c === 97 || c === 101 || c === 105 || c === 111 || c === 117) return false;
  if (c === 121) return i === 0 || !isConsonant(w, i - 1);
  return true;
}

/** The number of vowel-consonant sequences: Porter's m. */
function measure(w: string): number {
  let m = 0;
  let previousVowel = false;
  for (let i = 0; i < w.length; i++) {
    const vowel = !isConsonant(w, i);
    if (previousVowel && !vowel) m++;
    previousVowel = vowel;
  }
  return m;
}

function hasVowel(w: string): boolean {
  for (let i = 0; i < w.length; i++) if (!isConsonant(w, i)) return true;
  return false;
}

function endsDoubleConsonant(w: string): boolean {
  const n = w.length;
  return n > 1 && w[n - 1] === w[n - 2] && isConsonant(w, n - 1);
}

function endsConsonantVowelConsonant(w: string): boolean {
  const n = w.length;
  if (n < 3 || !isConsonant(w, n - 1) || isConsonant(w, n - 2) || !isConsonant(w, n - 3)) return false;
  const last = w[n - 1];
  return last !== 'w' && last !== 'x' && last !== 'y';
}

function stepPlurals(w: string): string {
  if (w.endsWith('sses') || w.endsWith('ies')) return w.slice(0, -2);
  if (w.endsWith('s') && !w.endsWith('ss')) return w.slice(0, -1);
  return w;
}

function stepPastAndProgressive(w: string): string {
  if (w.endsWith('eed')) return measure(w.slice(0, -3)) > 0 ? w.slice(0, -1) : w;
  const cut = w.endsWith('ed') ? 2 : w.endsWith('ing') ? 3 : 0;
  if (cut === 0) return w;
  const base = w.slice(0, -cut);
  if (!hasVowel(base)) return w;
  if (base.endsWith('at') || base.endsWith('bl') || base.endsWith('iz')) return `${base}e`;
  if (endsDoubleConsonant(base) && !/[lsz]$/.test(base)) return base.slice(0, -1);
  if (measure(base) === 1 && endsConsonantVowelConsonant(base)) return `${base}e`;
  return base;
}

function replaceFirst(w: string, suffixes: readonly (readonly [string, string])[], minimum: number): string {
  for (const [suffix, replacement] of suffixes) {
    if (!w.endsWith(suffix)) continue;
    const base = w.slice(0, -suffix.length);
    return measure(base) > minimum ? base + replacement : w;
  }
  return w;
}

function dropResidual(w: string): string {
  for (const suffix of RESIDUAL_SUFFIXES) {
    if (!w.endsWith(suffix)) continue;
    const base = w.slice(0, -suffix.length);
    if (measure(base) <= 1) return w;
    if (suffix === 'ion' && !/[st]$/.test(base)) return w;
    return base;
  }
  return w;
}

function tidyEnd(w: string): string {
  let out = w;
  if (out.endsWith('e')) {
    const base = out.slice(0, -1);
    const m = measure(base);
    if (m > 1 || (m === 1 && !endsConsonantVowelConsonant(base))) out = base;
  }
  if (out.endsWith('ll') && measure(out) > 1) out = out.slice(0, -1);
  return out;
}
