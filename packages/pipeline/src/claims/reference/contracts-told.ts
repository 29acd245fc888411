import { DATE_BEHIND, NAME } from '../rewordings/sentence-rule.ts';

/** What a text says that somebody or something has of a body by contract: 'Golf', 'insured with', 'Orr Mutual'. */
export type ToldContract = { readonly holder: string; readonly how: string; readonly body: string };

const had = new RegExp(
  `^(.{2,60}?) (?:is|are) (?:(?:also|still|now) )?((?:insured|covered|registered|enrolled|signed up|subscribed) (?:with|at|to|for)) (${NAME})[.!]*$`,
  'u',
);
const given = new RegExp(
  `^(?:I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|${NAME})(?: have| has|['’]ve|['’]s)? (?:(?:also|just|now|since|finally) )*(?:cancell?ed|terminated|dropped|got rid of) (?:(?:my|our|the|his|her|their) (?:\\p{Ll}+ )?(?:contract|policy|insurance|cover|subscription|membership|registration) (?:with|at|to|for) )?(${NAME})${DATE_BEHIND}[.!]*$`,
  'u',
);

/** The contract that a claim tells of; null where it tells of none. */
export function contractIn(claimText: string): ToldContract | null {
  const [, holder, how, body] = had.exec(claimText) ?? [];
  return holder === undefined || how === undefined || body === undefined ? null : { holder, how, body };
}

/** 'I cancelled Orr Mutual': what is no longer insured there, as the text told before; none where it told of nothing there. */
export function endedContracts(sentence: string, told: readonly ToldContract[]): string[] {
  const [, name, when = ''] = given.exec(sentence) ?? [];
  const since = when.replace(/^ (?:in|on|at|since) /u, ' since ');
  return told
    .filter(({ body }) => body === name)
    .map(({ holder, how, body }) => `${holder} is no longer ${how} ${body}${since}.`);
}
