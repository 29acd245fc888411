import { type MeaningRule, meaningRules } from '../meaning/rules.ts';

/** The text of docs/language.md: the rules that make facts of clauses, each with sentences that it reads and that it leaves alone. */
export function languagePage(): string {
  return [introduction, ...meaningRules.map(section)].join('\n');
}

const introduction = `# How English is read

This page is written from the rule records of the builtin reader (packages/extraction-english/src/meaning/rules.ts) by \`node packages/extraction-english/src/pages/write-pages.ts\`;
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
