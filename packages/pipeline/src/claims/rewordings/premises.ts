import type { Setting } from '../draft.ts';

const terms =
  /^((?:The )?(?:(?:monthly|weekly|annual|yearly|daily|hourly|nightly|current|basic) )?(?:rent|deposit|service charge|entrance fee|entry fee|admission fee|admission|membership fee|booking fee|room rate|hourly rate|daily rate|nightly rate|landlord|landlady|tenant|letting agent|caretaker))(?= (?:is|was|has been|rose|went|will be|increased) )/u;
const premises =
  /\b(?:flat|apartment|house|cottage|room|studio|shop|office|garage|villa|bungalow|cabin|plot|warehouse|workshop|pool|gym|hall|hotel|hostel|inn|museum|street|road|lane|avenue|suite|unit|campsite|cinema|theatre|zoo|gallery)\b/iu;

/** 'The rent is 900 euros' below the heading 'Flat in Elm Street': the rent of that; null for other sentences. */
export function ofPremises(text: string, { implied, speaker }: Setting): string | null {
  if (implied === null || speaker !== null || !premises.test(implied)) return null;
  const worded = text.replace(terms, (term) => `${term} of ${implied}`).replace(/\.$/, '');
  return terms.test(text) ? worded : null;
}
