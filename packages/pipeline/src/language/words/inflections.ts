import { wordTable } from './word-table.ts';

const irregular = wordTable<string>({
  make: 'made',
  build: 'built',
  put: 'put',
  set: 'set',
  let: 'let',
  cut: 'cut',
  split: 'split',
  rewrite: 'rewrote',
  write: 'wrote',
  take: 'took',
  give: 'gave',
  get: 'got',
  keep: 'kept',
  bring: 'brought',
  speed: 'sped',
  send: 'sent',
  rebuild: 'rebuilt',
  read: 'read',
  run: 'ran',
  show: 'showed',
  hide: 'hid',
  find: 'found',
  drop: 'dropped',
  stop: 'stopped',
  ship: 'shipped',
  swap: 'swapped',
  wrap: 'wrapped',
  trim: 'trimmed',
  skip: 'skipped',
  map: 'mapped',
  bump: 'bumped',
  pin: 'pinned',
  strip: 'stripped',
  plan: 'planned',
  begin: 'began',
  go: 'went',
  throw: 'threw',
  do: 'did',
  forbid: 'forbade',
  understand: 'understood',
  permit: 'permitted',
  prefer: 'preferred',
  become: 'became',
  come: 'came',
  leave: 'left',
  win: 'won',
  lose: 'lost',
  sell: 'sold',
  buy: 'bought',
  meet: 'met',
  have: 'had',
  hold: 'held',
  pay: 'paid',
  lead: 'led',
  know: 'knew',
  teach: 'taught',
  speak: 'spoke',
  rise: 'rose',
  fall: 'fell',
  grow: 'grew',
  shrink: 'shrank',
  wed: 'wed',
  see: 'saw',
  hear: 'heard',
  say: 'said',
  tell: 'told',
  think: 'thought',
  stand: 'stood',
  sit: 'sat',
  sing: 'sang',
  sink: 'sank',
  swim: 'swam',
  fly: 'flew',
  drive: 'drove',
  break: 'broke',
  choose: 'chose',
  wear: 'wore',
  eat: 'ate',
  drink: 'drank',
  quit: 'quit',
  hit: 'hit',
  feel: 'felt',
  spend: 'spent',
  draw: 'drew',
  sleep: 'slept',
  fight: 'fought',
  catch: 'caught',
  seek: 'sought',
});

/** The past of a verb's base form: 'fixed', 'became', 'moved', 'carried'. */
export function pastOf(verb: string): string {
  const known = irregular[verb];
  if (known !== undefined) return known;
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return `${verb}ed`;
}

const baseByPast = wordTable<string>(
  Object.fromEntries(Object.entries(irregular).map(([base, past]) => [past, base])),
);

/** The base form of an irregular past: 'eat' of 'ate'; undefined for other words. */
export function baseOfIrregular(past: string): string | undefined {
  return baseByPast[past];
}

/** A verb's base form as a single person or thing has it: 'moves', 'carries', 'goes'. */
export function thirdOf(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}
