import type {
  ChunkEvidenceResult,
  ContextBundle,
  DocumentSearchPage,
  Envelope,
  EvidenceResult,
  FactResult,
  Precision,
  Validity,
} from '@memory/contract';
import { cut, plain, plural, type Terminal, wrap } from './terminal.ts';

/** What a search found, or why it found nothing. */
export function renderEvidence(terminal: Terminal, envelope: Envelope): void {
  if (renderNegative(terminal, envelope)) return;
  for (const [index, claim] of envelope.evidence.entries()) renderClaim(terminal, index + 1, claim);
  for (const [index, chunk] of envelope.chunks.entries()) renderChunk(terminal, index + 1, chunk);
}

/** Facts first, then what sources say. */
export function renderContext(
  terminal: Terminal,
  bundle: ContextBundle,
  most: { facts: number; claims: number; chunks: number },
): void {
  const { facts, claims_and_sources: sources } = bundle;
  terminal.print(terminal.style('bold', `What the memory holds true${whenHeld(facts.temporal_scope)}`));
  if (!renderNegative(terminal, facts)) {
    terminal.print();
    const shown = facts.facts.slice(0, most.facts);
    for (const [index, fact] of shown.entries()) renderFact(terminal, index + 1, fact, facts);
    renderLeft(terminal, [[facts.facts.length - shown.length, 'more fact']]);
  }
  terminal.print();
  terminal.print(terminal.style('bold', 'What sources say'));
  if (renderNegative(terminal, sources)) return;
  terminal.print();
  for (const [index, claim] of sources.evidence.slice(0, most.claims).entries())
    renderClaim(terminal, index + 1, claim);
  const passages = sources.chunks.slice(0, most.chunks);
  if (passages.length > 0) {
    terminal.print(terminal.style('bold', 'Passages'));
    terminal.print();
    for (const [index, chunk] of passages.entries()) renderChunk(terminal, index + 1, chunk);
  }
  renderLeft(terminal, [
    [sources.evidence.length - most.claims, 'more claim'],
    [sources.chunks.length - passages.length, 'more passage'],
  ]);
}

/** Of which time facts are: a question that names a year is not thereby asked of that year. */
function whenHeld(scope: Envelope['temporal_scope']): string {
  switch (scope.mode) {
    case 'current':
      return ' now (--at and --history look at other times)';
    case 'at':
      return ` at ${scope.at}`;
    case 'as_of':
      return ` at ${scope.valid_at}`;
    case 'overlap':
      return ` from ${scope.from} to ${scope.to}`;
    case 'history':
      return ', at any time';
  }
}

/** What is in the answer and not shown. */
function renderLeft(terminal: Terminal, counts: readonly [count: number, what: string][]): void {
  const left = counts.filter(([count]) => count > 0).map(([count, what]) => plural(count, what));
  if (left.length > 0)
    terminal.print(terminal.style('dim', `${left.join(' and ')}: -k shows more, --json all.`));
}

/** Found documents, one paragraph each. */
export function renderDocuments(terminal: Terminal, page: DocumentSearchPage): void {
  if (page.documents.length === 0) terminal.print('No document matches.');
  for (const [index, found] of page.documents.entries()) {
    const title = found.title ?? found.lineage_title ?? found.file_name ?? 'untitled';
    terminal.print(`${number(index + 1)} ${terminal.style('bold', plain(cut(title, 200)))}`);
    if (found.overview !== '') terminal.print(wrap(plain(cut(found.overview, 300)), terminal.width, '    '));
    const matched = found.matched_by.length > 0 ? `matched by ${found.matched_by.join(' and ')}` : '';
    source(terminal, [
      found.source_path ?? found.file_name,
      found.status,
      matched,
      `document ${found.doc_id}`,
    ]);
  }
}

function renderNegative(terminal: Terminal, { negative }: Envelope): boolean {
  if (!negative) return false;
  terminal.print(wrap(plain(negative.explanation), terminal.width, '  '));
  if (negative.workaround) terminal.print(wrap(plain(negative.workaround), terminal.width, '  '));
  return true;
}

function renderFact(terminal: Terminal, place: number, fact: FactResult, envelope: Envelope): void {
  const { style, width } = terminal;
  terminal.print(hang(place, plain(fact.label), width));
  const notes = [
    plural(fact.evidence_count, 'supporting claim'),
    describeValidity(fact.validity),
    fact.temporal_match === 'possible' ? 'time not certain' : '',
    fact.support === 'withdrawn' ? style('yellow', 'its sources no longer say so') : '',
  ];
  terminal.print(`    ${style('dim', notes.filter((note) => note !== '').join(' · '))}`);
  for (const { claim_id, stance } of envelope.fact_evidence.filter(
    ({ fact_id }) => fact_id === fact.fact_id,
  )) {
    const claim = envelope.evidence.find((candidate) => candidate.claim_id === claim_id);
    if (!claim) continue;
    const sign = stance === 'supports' ? style('green', '+') : style('red', '-');
    terminal.print(`    ${sign} ${plain(cut(claim.source_span, width - 6))}`);
    terminal.print(`      ${style('dim', plain(whereFrom(claim)))}`);
  }
  for (const side of fact.contradiction?.co_members ?? []) {
    terminal.print(`    ${style('yellow', 'against it:')} ${plain(cut(side.label, width - 16))}`);
  }
  terminal.print();
}

function renderClaim(terminal: Terminal, place: number, claim: EvidenceResult): void {
  const { style, width } = terminal;
  terminal.print(hang(place, plain(claim.claim_text), width));
  if (claim.source_span.replace(/\s+/g, ' ').trim() !== claim.claim_text.trim()) {
    terminal.print(style('dim', wrap(`“${plain(cut(claim.source_span, 400))}”`, width, '    ')));
  }
  const valid = describeRange(claim.claim_valid_from, claim.claim_valid_until, claim.claim_valid_precision);
  const others = (claim.corroboration_count ?? 1) - 1;
  source(terminal, [
    whereFrom(claim),
    claim.asserted_at === null ? '' : `said ${claim.asserted_at.slice(0, 10)}`,
    valid === '' ? '' : `holds ${valid}`,
    claim.is_attributed ? 'reports what someone else says' : '',
    claim.is_current_testimony ? '' : 'no longer said',
    others > 0 ? `said ${plural(others, 'more time')}` : '',
  ]);
}

function renderChunk(terminal: Terminal, place: number, chunk: ChunkEvidenceResult): void {
  const { style, width } = terminal;
  const context = chunk.context_prefix === null ? '' : plain(cut(chunk.context_prefix, width - 8));
  terminal.print(
    `${number(place)} ${style('bold', context === '' ? plain(chunk.document_title ?? 'untitled') : context)}`,
  );
  const lines = plain(chunk.chunk_text).split('\n');
  for (const line of lines.slice(0, 12)) {
    const indent = /^\s{0,16}/.exec(line)?.[0] ?? '';
    terminal.print(wrap(line.trim(), width, `    ${indent.replaceAll('\t', '  ')}`));
  }
  if (lines.length > 12) terminal.print(style('dim', `    … ${lines.length - 12} more lines`));
  source(terminal, [
    `${chunk.document_title ?? 'untitled'}, characters ${chunk.char_start} to ${chunk.char_end}`,
    chunk.section_role === null || chunk.section_role === 'body'
      ? ''
      : chunk.section_role.replaceAll('_', ' '),
    chunk.source_modified_at === null ? '' : chunk.source_modified_at.slice(0, 10),
    `document ${chunk.doc_id}`,
  ]);
}

function whereFrom(claim: EvidenceResult): string {
  return `${claim.document_title ?? 'untitled'}, characters ${claim.char_start} to ${claim.char_end}, document ${claim.doc_id}`;
}

function source(terminal: Terminal, parts: readonly (string | null)[]): void {
  const line = parts.filter((part) => part !== null && part !== '').join(' · ');
  terminal.print(terminal.style('dim', wrap(plain(line), terminal.width, '    ')));
  terminal.print();
}

function number(place: number): string {
  return `${place}.`.padStart(3);
}

function hang(place: number, text: string, width: number): string {
  return wrap(text, width, '    ').replace(/^ {4}/, `${number(place)} `);
}

/** When a fact holds, in words; empty where nothing is known. */
export function describeValidity(validity: Validity): string {
  const range = describeRange(validity.valid_from, validity.valid_until, validity.valid_precision);
  return range === '' ? '' : `holds ${range}`;
}

function describeRange(from: string | null, until: string | null, precision: Precision): string {
  if (from === null && until === null) return '';
  const start = from === null ? null : shownDate(from, precision);
  const end = until === null ? null : shownDate(until, precision);
  if (start !== null && end !== null) return start === end ? `in ${start}` : `from ${start} until ${end}`;
  return start !== null ? `since ${start}` : `until ${end}`;
}

const shownLength: Readonly<Partial<Record<Precision, number>>> = {
  year: 4,
  quarter: 7,
  month: 7,
  day: 10,
  open: 10,
  unknown: 10,
};

function shownDate(time: string, precision: Precision): string {
  return time.slice(0, shownLength[precision] ?? 16).replace('T', ' ');
}
