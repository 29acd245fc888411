import { holdersOf } from './holders.ts';
import { type KnownKind, knownPhrase } from './names/known-things.ts';
import type { Mention } from './normalized-claim.ts';
import { aboutHolders, rangeText, type Scene, termOf, valueText } from './scene.ts';

/** '9:15', '10 am', 'noon' */
export const hourOfDay =
  /^(?:\d{1,2}[:.][0-5]\d(?: ?[ap]\.?m\.?)?|\d{1,2} ?[ap]\.?m\.?|\d{1,2}|noon|midday|midnight)$/iu;
/** 'Fridays', 'Friday evenings', 'the first Monday of the month' */
export const weekDays =
  /^(?:(?:every|each) )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?: (?:morning|afternoon|evening|night|lunchtime)s?)?(?: and (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)?(?: at \d[\d:.]*(?: ?[ap]\.?m\.?)?)?$/iu;

/** What is known by a phrase that names nothing, and what for. */
export type KnownThing = { readonly mention: Mention; readonly kind: KnownKind | null };

/** What is known to those who write of it by its words alone, where the text around is about nothing that could have it. */
export function knownThing(scene: Scene, index: number): KnownThing | null {
  const { mention, phrase } = termOf(scene, index);
  const { tokens, verbGroups } = scene.analysis;
  const next = verbGroups.find(({ start }) => start >= phrase.end)?.start ?? phrase.end;
  const until = /^(?:now|currently|still|also|always)$/.test(tokens[next - 1]?.lower ?? '') ? next - 1 : next;
  const found = knownPhrase(tokens, phrase, until);
  if (found === null) return null;
  const name = rangeText(scene, found.start, found.end);
  // 'the Orr office'
  if (mention !== null && /\p{Lu}/u.test(mention.name) && mention.name !== name) return null;
  const isOwned = holdersOf(scene, index).some(
    (holder) => holder.name !== mention?.name && !name.includes(holder.name),
  );
  const isOfText = aboutHolders(scene).some(
    (holder) => holder.name !== name && holder.name !== tokens[phrase.head]?.text,
  );
  if (isOwned || isOfText) return null;
  return {
    mention: { surface: name, name, type: 'concept', isTypeCertain: true, traits: [] },
    kind: found.kind,
  };
}

/** The value that a phrase is, a day of the week with the hour behind it: 'Tuesdays at 14:00'. */
export function timesTold(scene: Scene, index: number): string {
  const value = wholeWord(scene, index);
  const next = scene.analysis.nounPhrases[index + 1];
  const { phrase } = termOf(scene, index);
  const isAt = next?.governor === phrase.end && scene.analysis.tokens[phrase.end]?.lower === 'at';
  const hour = isAt ? valueText(scene, next.index) : '';
  return weekDays.test(value) && hourOfDay.test(hour) ? `${value} at ${hour}` : value;
}

/** '#ops-fire', whatever its marks are taken for. */
function wholeWord(scene: Scene, index: number): string {
  const { tokens, text } = scene.analysis;
  const { phrase } = termOf(scene, index);
  const first = tokens[phrase.start];
  const value = valueText(scene, index);
  const [word = ''] = /^\S*[\p{L}\p{N}]/u.exec(text.slice(first?.start ?? 0)) ?? [];
  return phrase.end === phrase.start + 1 && word.startsWith(value) ? word : value;
}
