import { isCapital } from './token-forms.ts';
import type { Token } from './tokens.ts';

/** 'St. Mary's Hospital', 'King's College': the possessor is part of the name. */
export function isFoundation(tokens: readonly Token[], start: number, mark: number, end: number): boolean {
  const [owner, head] = [tokens[mark - 1], tokens[mark + 1]];
  if (mark !== end - 2 || owner === undefined || head === undefined || tokens[start]?.pos === 'PRON')
    return false;
  return isCapital(owner.text) && foundations.test(head.text);
}

const foundations =
  /^(?:Hospital|School|College|Church|Cathedral|Day|Square|Bay|Park|Market|Palace|Theatre|Hall|Island|University|Point|Landing|Inn|Arms|Head|Tavern|Diner|Café|Cafe|Bakery|Lodge|Cottage|Wharf)$/;
