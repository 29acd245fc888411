import { normalizeName } from '../../entities/names.ts';
import type { Drafts } from '../draft.ts';
import { predicateOf } from '../predicates.ts';

const apart =
  /^(?:sibling_of|parent_of|grandparent_of|relative_of|friend_of|colleague_of|neighbour_of|classmate_of|mentor_of|shares_home_with)$/;

/** 'Ann's mother', 'my son': no partner. */
const ofFamily =
  /(?:^|['’]s |\b(?:his|her|my|their) )(?:[\p{Ll}-]+ )?(?:grand)?(?:mother|father|mum|mom|dad|parents?|sons?|daughters?|child(?:ren)?|kids?|brothers?|sisters?|cousins?|nieces?|nephews?|aunts?|uncles?|ma|pa|granny|grandma|grandpa|friends?|flatmates?|roommates?)(?:-in-law)?$/u;

const measured =
  /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (?:years?|months?|weeks?|feet|foot|kilos?|kg|cm|inches|pounds|metres?)\b.*)?$/i;

/**
 * 'Ann's brother Bo lives with Ann': whoever is kin, a friend or a colleague shares a home, and no life; 'lives with his dog Burek' is
 * told by the dog's being his.
 */
export function keepHomesApart(drafts: Drafts): void {
  const home = predicateOf('shares_home_with');
  if (home === undefined) return;
  const pairOf = ({ subject, object }: (typeof drafts.all)[number]) =>
    object === null ? '' : [subject.name, object.name].map(normalizeName).sort().join('|');
  // 'Ann's cats are three', 'Ann's dog is three feet tall'
  for (const draft of drafts.all.filter(
    ({ predicate, text }) => predicate === 'has_pet' && measured.test(text ?? ''),
  ))
    drafts.all.splice(drafts.all.indexOf(draft), 1);
  const pets = new Set(drafts.all.filter(({ predicate }) => predicate === 'has_pet').map(pairOf));
  for (const draft of drafts.all.filter(({ predicate }) =>
    /^(?:partner_in_life|shares_home_with)$/.test(predicate),
  ))
    if (pets.has(pairOf(draft))) drafts.all.splice(drafts.all.indexOf(draft), 1);
  const pairs = new Set(drafts.all.filter(({ predicate }) => apart.test(predicate)).map(pairOf));
  for (const draft of drafts.all.filter(({ predicate }) => predicate === 'partner_in_life')) {
    const isKin = [draft.subject.name, draft.object?.name ?? ''].some((name) => ofFamily.test(name));
    if (draft.effect === 'end' || !(isKin || pairs.has(pairOf(draft)))) continue;
    drafts.all.splice(drafts.all.indexOf(draft), 1, { ...draft, predicate: home.name, spec: home });
  }
}
