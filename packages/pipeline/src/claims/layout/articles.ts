/** Posts that one alone has. */
export const chief =
  /^(?:ceo|cto|cfo|coo|cmo|cio|chair|chairman|chairwoman|president|director|head|chief|founder|co-founder|owner|mayor|governor|king|queen|editor-in-chief|captain|coach|leader|lead|treasurer|secretary)\b/i;

/** 'an ' of 'an engineer'; none in front of 'head of design', 'the mayor'. */
export function articleOf(role: string): string {
  if (chief.test(role) || /^(?:the|an?|our|its)\b/i.test(role)) return '';
  return /^[aeiou]/i.test(role) ? 'an ' : 'a ';
}
