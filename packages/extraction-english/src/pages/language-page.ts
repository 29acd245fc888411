import { type LayoutRule, layoutRules } from '../layout/rules.ts';
import { type MeaningRule, meaningRules } from '../meaning/rules.ts';

/** The text of docs/language.md: the rules that make facts of clauses and of layout, each with what it reads and what it leaves alone. */
export function languagePage(): string {
  return [introduction, ...meaningRules.map(section), layout, ...layoutRules.map(layoutSection)].join('\n');
}

const introduction = `# How English is read

This page is written from the rule records of the builtin reader (\`rules.ts\` of meaning and layout in packages/extraction-english/src) by \`node packages/extraction-english/src/pages/write-pages.ts\`;
tests hold it equal, and the examples true. The words of each predicate are in [predicates.md](predicates.md).

A document is read in one pass: turns, sentences, tags, names, references, clauses, facts. A sentence that no rule
understands stays a claim, word for word, and gives no fact. Nor does a question, a condition, a wish, an order, a
heading, code, or what is said of nothing named. A fault in a rule costs one sentence its reading, and is counted
(\`memory_reader_faults_total\`).

Every fact names the rule that read it: \`<predicate>/<rule>:<words>\`, as in \`works_at/verb:S work|freelance at|for|with O\`.
\`memory explain <fact id>\` prints it beside the sentence, \`npm run bench -- rules\` how often each fires on text that
nobody tuned it to.

In brackets, \`not\` marks a denied fact, \`begins\` and \`ends\` what a sentence starts or stops, \`past\` what held once,
\`news\` what holds from the day on which it is told. A value stands in quotes; the rest are names.
`;

const layout = `# What layout says

Papers of software, notes of meetings and glossaries say much by where it stands. What a document is about comes from its
title and its install command, of a list of changes from the repository that its links lead to; where none tells, layout
gives no fact. A part of it is named with its whole: *timeout option of got*, *rs.read() of streamx*, *got 12.0.0*.
Below, \`⏎\` ends a line.
`;

function layoutSection({ id, says, yes, no }: LayoutRule): string {
  return section({
    id,
    says,
    yes: yes.map(([document, ...facts]) => [inCode(document), ...facts]),
    no: no.map(inCode),
  });
}

/** A document on one line of a table. */
function inCode(document: string): string {
  const line = document.replaceAll('|', '\\|').replace(/\n+/g, ' ⏎ ');
  return `\`\`\`\` ${line} \`\`\`\``;
}

function section({ id, says, yes, no }: MeaningRule): string {
  return [
    `## ${id}`,
    '',
    says,
    '',
    '| it reads | as |',
    '|---|---|',
    ...yes.map(([sentence, ...facts]) => `| ${sentence} | ${facts.map(cell).join('<br>')} |`),
    '',
    'It leaves alone:',
    '',
    ...no.map((sentence) => `- ${sentence}`),
    '',
  ].join('\n');
}

/** A fact in a cell of a table, where a bar would end the cell; its marks in brackets. */
function cell(fact: string): string {
  const [, said = fact, marks = ''] = /^(.*?)((?: (?:not|begins|ends|past|news))*)$/.exec(fact) ?? [];
  return `${said.replaceAll(' | ', ' · ')}${marks === '' ? '' : ` (${marks.trim().replaceAll(' ', ', ')})`}`;
}
