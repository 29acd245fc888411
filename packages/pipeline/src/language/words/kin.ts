/** Nouns of kin that people have: an alternation for patterns. */
const FAMILY =
  'wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|spouse|ex-wife|ex-husband|ex|mother|mum|mom|dad|father|sister|brother|son|daughter|uncle|aunt|auntie|cousin|niece|nephew|' +
  'grandma|grandmother|granny|nan|grandpa|grandfather|grandad|granddad|stepmother|stepfather|stepson|stepdaughter|stepchild|stepkid|mother-in-law|father-in-law|sister-in-law|brother-in-law';

/** Nouns of kin and company that people have: an alternation for patterns. */
export const KIN =
  `${FAMILY}|` +
  'boss|manager|roommate|flatmate|housemate|neighbou?r|best friend|landlord|landlady|doctor|dentist|therapist|tutor|mentor|teacher';

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
