/** Nouns of kin and company that people have: an alternation for patterns. */
export const KIN =
  'wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|spouse|ex-wife|ex-husband|ex|mother|mum|mom|dad|father|sister|brother|son|daughter|uncle|aunt|auntie|cousin|niece|nephew|' +
  'grandma|grandmother|granny|nan|grandpa|grandfather|grandad|granddad|stepmother|stepfather|stepson|stepdaughter|mother-in-law|father-in-law|sister-in-law|brother-in-law|' +
  'boss|manager|roommate|flatmate|housemate|neighbou?r|best friend|landlord|landlady|doctor|dentist|therapist|tutor|mentor|teacher';

const ofSomebody = new RegExp(`['’]s? (?:${KIN})$`, 'iu');

/** Whether a name is a person's by whose they are: "Ana's grandmother". */
export function isSomebodysKin(name: string): boolean {
  return ofSomebody.test(name);
}
