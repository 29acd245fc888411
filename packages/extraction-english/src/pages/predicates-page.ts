import { type PredicateSpec, themes } from '@memory/ontology';
import { predicateWords } from '../meaning/vocabulary.ts';

const words = new Map(predicateWords.map((entry) => [entry.predicate, entry]));

/** The text of docs/predicates.md: the ontology as tables, one a theme. */
export function predicatesPage(): string {
  const count = themes.reduce((sum, { predicates }) => sum + predicates.length, 0);
  const parts = [
    `# Canonical predicates

This page is written from the code (packages/ontology, packages/extraction-english/src/lexicon) by \`node packages/extraction-english/src/pages/write-pages.ts\`;
a test holds it equal. ${count} predicates; what none of them fits is \`other:<lemma>\` of the verb or noun that says it,
of a passive \`other:be_towed_to\`.

How to read the tables

- **signature**: types of subject and object; \`value\` makes an observation, as does an object that is no named thing.
- **time**: a *state* holds over an interval and may end; an *event* happens and stays true; a *constant* has one value for ever.
- **single**: whose value is single at a time. *object*: a subject has one object (a person lives in one place); *subject*: an object has one
  subject (a company has one CEO); *both*. A later statement ends the earlier, statements of the same time contradict each other. Without it a
  predicate takes many values. *job*: besides, a new employer, or another such post at the same one, ends it. *life*: a death ends it, as it does jobs; *both lives*: the
  death of either does. *once*: two dates contradict each other.
- **verbs**: \`S\` subject, \`O\` object, \`V\` value, \`X\` a third party, \`(verb)\` the past participle; \`+\` begins the relation, \`-\` ends it. A pattern with a direct
  object holds in the passive too.
- **nouns**: 'S is the N of O', 'O's N, S', 'O N S'. **attributes**: 'the N of S is O', 'S's N is O', 'N: O' under the heading S.

Posts share their verbs: *be, serve as, work as, act as, hold the post of* state one; *become, be appointed / named / elected / promoted / hired as, take over as,
join as, start as, replace or succeed somebody as* begin one; *step down / resign / retire / leave / be dismissed / be replaced as*, *former*, *no longer* end one.
`,
  ];
  for (const { title, predicates } of themes) {
    parts.push(`## ${title}\n`);
    parts.push('| predicate | signature | time | single | verbs | nouns | attributes |');
    parts.push('|---|---|---|---|---|---|---|');
    for (const spec of predicates) parts.push(row(spec));
    parts.push('');
  }
  return parts.join('\n');
}

function row(spec: PredicateSpec): string {
  const said = words.get(spec.id);
  const object = spec.object === 'value' ? 'value' : spec.object.join(', ');
  const cells = [
    `\`${spec.id}\`${spec.symmetric ? ', symmetric' : ''}${spec.inverse === undefined ? '' : `, inverse \`${spec.inverse}\``}`,
    `${spec.subject.join(', ')} → ${object}`,
    `${spec.shape}${spec.once ? ', once' : ''}`,
    [
      single(spec),
      spec.employment ? 'job' : spec.ofLife ? 'life' : spec.ofBothLives ? 'both lives' : '',
      spec.ends === undefined ? '' : `ends ${spec.ends === 'life' ? 'a life' : `\`${spec.ends}\``}`,
    ]
      .filter((part) => part !== '')
      .join(', '),
    (said?.verbs ?? []).map((notation) => notation.replaceAll('|', '/')).join('; '),
    (said?.nouns ?? []).join(', '),
    (said?.attributes ?? []).join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

function single(spec: PredicateSpec): string {
  if (spec.functional === undefined) return '';
  return { subject: 'object', object: 'subject', both: 'both' }[spec.functional];
}
