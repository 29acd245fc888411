/** Nouns of kin that people have: an alternation for patterns. */
const FAMILY =
  'wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|spouse|ex-wife|ex-husband|ex|mother|mum|mom|dad|father|sister|brother|son|daughter|uncle|aunt|auntie|cousin|niece|nephew|' +
  'grandma|grandmother|granny|nan|grandpa|grandfather|grandad|granddad|stepmother|stepfather|stepson|stepdaughter|stepchild|stepkid|mother-in-law|father-in-law|sister-in-law|brother-in-law';

/** Nouns of kin and company that people have: an alternation for patterns. */
export const KIN =
  `${FAMILY}|` +
  'boss|manager|roommate|flatmate|housemate|neighbou?r|best friend|landlord|landlady|doctor|dentist|therapist|tutor|mentor|teacher';

/** Words of kin that stand in front of a name as a title does: 'Aunt Rosa', 'Grandad Karl'. */
export const KIN_TITLE =
  '(?:Great-)?(?:Aunt|Auntie|Aunty|Uncle|Cousin|Grandad|Granddad|Grandpa|Gramps|Grandfather|Grandma|Granny|Gran|Nan|Nana|Nanna|Grandmother)';

/** 'Auntie', 'Grandad' -> 'aunt', 'grandfather' */
export function plainKinTitle(title: string): string {
  const lower = title.toLowerCase();
  return lower
    .replace(/auntie|aunty/, 'aunt')
    .replace(/grandad|granddad|grandpa|gramps/, 'grandfather')
    .replace(/grandma|granny|\b(?:gran|nanna|nana|nan)$/, 'grandmother');
}

const family = new RegExp(
  `^(?:${FAMILY}|parents?|child|children|kids?|bab(?:y|ies)|twins?|triplets?|siblings?|grandchild|grandchildren|grandson|granddaughter|grandparents?|in-laws?)s?$`,
);

/** Whether a noun, in the singular or plural, is one of family: only people have a sister or children. */
export function isFamily(noun: string): boolean {
  return family.test(noun);
}

const ofSomebody = new RegExp(`['’]s? (?:${KIN})$`, 'iu');

/** Whether a name is a person's by whose they are: "Ana's grandmother". */
export function isSomebodysKin(name: string): boolean {
  return ofSomebody.test(name);
}
