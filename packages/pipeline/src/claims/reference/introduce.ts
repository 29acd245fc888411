import type { Discourse, Entity } from './discourse.ts';

/** What 'Who owns Marlin?' asks about is nobody, unlike 'Who is Marlin?'. */
export function introduceAsked(discourse: Discourse, name: string, question: string): void {
  const asked = introduce(discourse, name, 'subject');
  const isOwned =
    /^(?:who|which \p{Ll}+) (?:owns|makes|made|built|sells|runs|publishes|maintains|develops|uses|designed|wrote) /iu;
  if (isOwned.test(question) && !/\s/.test(name)) asked.kind = 'thing';
  else if (asked.kind === 'unknown' && !/^(?:who|whom|whose) (?:is|was|are|were)\b/i.test(question))
    asked.kind = 'thing';
}

/** Somebody named in passing, whom a name may mean again, but no pronoun. */
export function noteAside(discourse: Discourse, name: string): void {
  if (discourse.byName(name) !== undefined) return;
  const noted = discourse.mention(name, { proper: true, plural: false, nouns: [], role: 'other', place: 0 });
  noted.kind = 'person';
  noted.sentence -= 6;
}

export function introduce(
  discourse: Discourse,
  name: string,
  role: 'heading' | 'subject' = 'heading',
): Entity {
  return discourse.mention(name, {
    proper: true,
    plural: false,
    nouns: [],
    role,
    place: 0,
    heading: true,
  });
}
