import type { ContextBundle, DocumentSearchPage, Envelope } from '@memory/contract';
import { exampleAnswers, exampleEnvelope } from '@memory/contract/examples';
import { expect, test } from 'vitest';
import { describeValidity, renderContext, renderDocuments, renderEvidence } from './render-answers.ts';
import { createTerminal, cut, formatBytes, wrap } from './terminal.ts';

function shown(
  render: (terminal: ReturnType<typeof createTerminal>) => void,
  env: Record<string, string> = {},
): string {
  let out = '';
  render(createTerminal({ write: (text) => (out += text) }, { write: () => {} }, env));
  return out;
}

test('claims are shown with their source and its place', () => {
  const out = shown((terminal) =>
    renderEvidence(terminal, { ...exampleEnvelope, negative: null, chunks: [] }),
  );
  expect(out).toContain(' 1. Ada Lovelace worked with Charles Babbage.');
  expect(out).toContain('“She worked with Charles Babbage.”');
  expect(out).toContain('Ada Lovelace, characters 10 to 42, document 018f5e2a');
});

test('an answer shows facts with their claims, then what sources say', () => {
  const facts: Envelope = { ...exampleEnvelope, grain: 'fact', negative: null };
  const bundle = {
    contract: 'ContextBundle/v2',
    facts,
    claims_and_sources: { ...exampleEnvelope, negative: null },
  } as ContextBundle;
  const out = shown((terminal) => renderContext(terminal, bundle, { facts: 3, claims: 5, chunks: 2 }));
  expect(out.indexOf('What the memory holds true')).toBeLessThan(out.indexOf('What sources say'));
  expect(out).toContain(`+ ${exampleEnvelope.evidence[0]?.source_span}`);
});

test('facts are headed by the time that they are of', () => {
  const heading = (temporal_scope: Envelope['temporal_scope']) =>
    shown((terminal) =>
      renderContext(
        terminal,
        {
          facts: { ...exampleEnvelope, negative: null, temporal_scope },
          claims_and_sources: exampleEnvelope,
        } as ContextBundle,
        { facts: 1, claims: 1, chunks: 1 },
      ),
    ).split('\n')[0];
  const at = '2021-06-01T00:00:00.000Z';
  const clocks = { evaluated_at: at, believed_at: at, identity_regime: 'current' } as const;
  expect(heading({ mode: 'current', ...clocks })).toMatch(/ now \(--at and --history /);
  expect(heading({ mode: 'at', at, ...clocks })).toBe(`What the memory holds true at ${at}`);
  expect(heading({ mode: 'history', ...clocks })).toBe('What the memory holds true, at any time');
});

test('a no is said in its own words', () => {
  const negative = {
    kind: 'known_empty',
    explanation: 'Nothing matches.',
    workaround: 'Try other words.',
  } as const;
  const out = shown((terminal) => renderEvidence(terminal, { ...exampleEnvelope, negative }));
  expect(out).toBe('  Nothing matches.\n  Try other words.\n');
});

test('what documents say cannot steer the terminal', () => {
  const claim = {
    ...exampleEnvelope.evidence[0],
    claim_text: 'a\u001b[2J\u001b]0;title\u0007b',
  } as Envelope['evidence'][number];
  const envelope = { ...exampleEnvelope, negative: null, evidence: [claim], chunks: [] };
  for (const env of [{}, { FORCE_COLOR: '1' }]) {
    const out = shown((terminal) => renderEvidence(terminal, envelope), env as Record<string, string>);
    expect(out).not.toMatch(/\u001b\[2J|\u001b\]|\u0007/);
    expect(out).toContain('\ufffd[2J');
  }
});

test('found documents have their title, overview and what matched', () => {
  const page = exampleAnswers.documentSearch as DocumentSearchPage;
  const out = shown((terminal) => renderDocuments(terminal, page));
  expect(out).toContain(page.documents[0]?.overview ?? 'no overview');
});

test.each([
  [
    { valid_from: '2019-05-01T00:00:00Z', valid_until: null, valid_precision: 'month' },
    'holds since 2019-05',
  ],
  [
    { valid_from: '2019-01-01T00:00:00Z', valid_until: '2019-12-31T00:00:00Z', valid_precision: 'year' },
    'holds in 2019',
  ],
  [
    { valid_from: null, valid_until: '2021-03-04T05:06:07Z', valid_precision: 'instant' },
    'holds until 2021-03-04 05:06',
  ],
  [{ valid_from: null, valid_until: null, valid_precision: 'unknown' }, ''],
] as const)('%j', (validity, words) => {
  expect(describeValidity({ ...validity, ingested_at: '', invalidated_at: null })).toBe(words);
});

test('text is wrapped, cut and counted', () => {
  expect(wrap('one two three four', 12, '  ')).toBe('  one two\n  three four');
  expect(cut('one\n two three', 9)).toBe('one two…');
  expect([999, 1_500, 12_345_678].map(formatBytes)).toEqual(['999 B', '1.5 kB', '12 MB']);
});
