import { parseUuid } from '@memory/contract';
import { type ExplainedClaim, explainFact } from '@memory/database/operator';
import { type CliContext, printJson } from '../context.ts';
import { type ExitCode, exitCodes, usageError } from '../exit-codes.ts';
import type { Terminal } from '../output/terminal.ts';
import { withDatabase } from './open-database.ts';

/** `explain`: the sentences that a fact was made from, where they stand, and the rules that read them. */
export async function explain(
  context: CliContext,
  factId: string,
  options: { json?: boolean },
): Promise<ExitCode> {
  const { terminal } = context;
  const parsed = parseUuid(factId);
  if (!parsed.ok) throw usageError(`${factId} is no fact id`, 'memory ask --json shows ids.');
  const fact = await withDatabase(context, ({ sql }) => explainFact(sql, parsed.value));
  if (fact === null) throw usageError(`there is no fact ${factId}`, 'memory ask --json shows ids.');
  if (options.json) {
    printJson(terminal, fact);
    return exitCodes.ok;
  }
  terminal.print(`${fact.label}  (${fact.kind}, ${fact.predicate})`);
  if (fact.invalidated_at !== null) terminal.print(`closed ${fact.invalidated_at.toISOString()}`);
  for (const claim of fact.claims) printClaim(terminal, claim);
  return exitCodes.ok;
}

function printClaim(terminal: Terminal, claim: ExplainedClaim): void {
  const line = (name: string, value: string) =>
    terminal.print(`  ${terminal.style('dim', name.padEnd(9))} ${value}`);
  terminal.print();
  terminal.print(`${claim.stance}${claim.is_current ? '' : ', no longer said'}: ${claim.claim_text}`);
  line('source', JSON.stringify(claim.source_span));
  line('place', `${claim.title}, version ${claim.version_no}, ${claim.char_start}-${claim.char_end}`);
  line(
    'evidence',
    claim.evidence_spans.map(({ char_start, char_end }) => `${char_start}-${char_end}`).join(', '),
  );
  if (claim.said_at !== null) line('said', claim.said_at.toISOString());
  if (claim.rules.length > 0) line('rules', claim.rules.join(', '));
  for (const { rule, subject, words, object, polarity } of claim.assertions) {
    const said = [subject, polarity === 'negated' ? 'not' : '', words, object ?? '']
      .filter(Boolean)
      .join(' | ');
    line('asserts', `${said}  [${rule}]`);
  }
}
