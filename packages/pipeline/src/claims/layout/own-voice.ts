import type { Block } from '@memory/markdown';

/** What only those say of themselves who run what a page is about: 'our customers', 'we were founded', 'visit us'. */
const own =
  /\b(?:our (?:(?:new|own|main|head|full|small|friendly|current) )?(?:customers?|clients?|guests?|members?|patients?|pupils|students|visitors|readers|residents|team|staff|crew|story|history|mission|services|products?|range|menu|shops?|stores?|offices?|premises|headquarters|doors|revenues?|turnover|sales|(?:operating |net |gross )?profits?|workforce|employees|headcount|shareholders|director|manager|founders?|owner|chef|ceo|head(?:teacher|master)?|address|website|phone|telephone|e-?mail|opening (?:hours|times)|prices|rates|fees|terms)|we (?:(?:now|also|still|currently) )?(?:offer|provide|supply|sell|make|brew|bake|roast|grow|produce|build|design|publish|teach|train|treat|serve|deliver|ship|run|operate|employ(?:ed)?|speciali[sz]e|opened (?:an? |our |the )|acquired|are (?:an? |based|located|open|closed|at \d)|were (?:founded|established|set up)|have (?:been (?:making|selling|serving|brewing|baking|building|in business|here|open)|moved|\d))|(?:call|contact|visit|reach|ring|phone|e-?mail|follow|find|write to|drop in on|join) us|about us)\b/i;
/** What somebody says who is only passing: a guest, a buyer. */
const passing =
  /\b(?:I|my|me)\b|\bwe (?:stayed|visited|booked|ordered|went|arrived|were (?:served|told|seated)|had (?:dinner|lunch|breakfast)|ate|recommend)\b/;

/** Whether a page is written by those whom it is about, so that its 'we' is what its title names. */
export function speaksForItself(blocks: readonly Block[]): boolean {
  const told = blocks.filter(({ kind }) => kind !== 'quote' && kind !== 'code').map(({ text }) => text.plain);
  return told.some((text) => own.test(text)) && !told.some((text) => passing.test(text));
}
