import type { Clause, NounPhrase, Token } from '../../language/analyze.ts';
import type { Reading } from '../reading.ts';
import type { Discourse, Entity } from './discourse.ts';
import { nameOf } from './discourse.ts';

/** What only a plan, a product or a piece of work has, so that it is of the one that a text speaks of, wherever it stands in a sentence. */
const planned =
  /^(?:deadline|due date|launch date|release date|go-live(?: date)?|start date|end date|completion date|delivery date|target date|cut-off date|budget|rollout|roll-out|beta(?: release| test| phase)?|pilot(?: phase)?|headcount|code ?name|list price|current version|latest version)$/;
/** What other things have as well: told of the one spoken of where a sentence is about it or names it. */
const told =
  /^(?:price|status|priority|severity|version|database|data store|datastore|back-?end|front-?end|back end|front end|web client|message broker|search engine|hosting provider|codebase|source code|(?:(?:maximum|minimum|default|token|session|request|upload|connection|cache|rate) )?(?:limit|quota|payload|lifetime|time-?out|retention(?: period)?|throughput|latency)|cause|root cause|scope|venue|location|licen[cs]e|repository|maintainer|sponsor|capacity|contact person|point of contact|music|score|soundtrack|screenplay|script|libretto|cinematography|choreography|cast|toll)$/;
/** Those who keep up the program that a page is about. */
const several = /^(?:maintainers|core developers|lead developers|contributors)$/;
/** Posts that are of a plan or a product. */
const posts =
  /^(?:project|product|service|process|programme|program) (?:owner|manager|lead|leader|coordinator|sponsor|director)$/;
/** Words in front of such a noun that leave it the same. */
const leaving =
  /^(?:new|current|old|final|original|revised|next|latest|official|planned|total|overall|annual|main|initial|actual|agreed)$/;

/**
 * 'Larkspur is on track. The deadline is 31 May, and Ann Lee is the project owner': of what, where a text has spoken of one
 * thing only that may have it.
 */
export function nameTopicOf(reading: Reading): void {
  const { analysis, discourse, edits, roles } = reading;
  for (const phrase of analysis.nounPhrases) {
    const noun = attributeIn(reading, phrase);
    if (noun === null) continue;
    const role = roles.get(phrase.index);
    if (told.test(noun) && role !== 'subject' && role !== 'predicate') continue;
    // 'The price is high' tells no price
    if (
      analysis.clauses.some((clause) => clause.subjects.includes(phrase.index) && isJudging(reading, clause))
    )
      continue;
    const topic = thingSpokenOf(discourse);
    const end = analysis.tokens[phrase.end - 1]?.end;
    // 'Ann joined Heron as product manager'
    const isBeside = posts.test(noun) && topic?.sentence === discourse.sentence;
    if (topic === null || end === undefined || isBeside) continue;
    // 'The default language was English': what it is, rather than what has it
    if (analysis.text.indexOf(topic.name) >= end) continue;
    if (several.test(noun) && !topic.heading) continue;
    // 'the sponsor', of whom it may have been told already whose it is
    if (edits.some((edit) => edit.start === end && edit.end === end)) continue;
    edits.push({ start: end, end, text: ` of ${nameOf(topic)}` });
  }
}

function isJudging({ analysis }: Reading, { adjective, verb, objects }: Clause): boolean {
  const isState = /^(?:due|planned|set|fixed|scheduled)$/.test(analysis.tokens[adjective ?? -1]?.lower ?? '');
  return adjective !== null && !isState && objects.length === 0 && analysis.verbGroups[verb]?.copula === true;
}

/** 'deadline' of 'the new deadline'; null of what is told to be somebody's or something's, and of any other noun. */
function attributeIn({ analysis }: Reading, phrase: NounPhrase): string | null {
  const { tokens, nounPhrases } = analysis;
  const { start, end, head, plural, possessor, kind, determiner, governor } = phrase;
  if (
    kind !== 'common' ||
    (plural && !several.test(tokens[head]?.lower ?? '')) ||
    possessor !== null ||
    head !== end - 1
  )
    return null;
  const isPost = determiner === null && tokens[governor ?? -1]?.lower === 'as';
  if (tokens[start]?.lower !== 'the' && !isPost) return null;
  if (/^(?:of|for|on|in|at|from|with|between|that|which|who|whose)$/.test(tokens[end]?.lower ?? ''))
    return null;
  if (nounPhrases.some(({ attachedTo }) => attachedTo === phrase.index)) return null;
  const words = tokens.slice(isPost ? start : start + 1, end) as Token[];
  while (words.length > 1 && leaving.test(words[0]?.lower ?? '')) words.shift();
  const noun = words.map(({ lower }) => lower).join(' ');
  // 'the default port', of whatever has it
  if (!isPost && words.length > 1 && words[0]?.lower === 'default') return 'version';
  if (isPost) return posts.test(noun) ? noun : null;
  return planned.test(noun) || told.test(noun) || several.test(noun) || posts.test(noun) ? noun : null;
}

/** How many sentences back the thing may have been named that a text speaks of. */
const reach = 6;

/** The thing that a section has spoken of: the only one named in it, or the one that it began with; null where it is not clear. */
function thingSpokenOf({ entities, section, sentence, topic }: Discourse): Entity | null {
  const things = entities.filter(
    (entity) =>
      (entity.heading || (entity.section === section && sentence - entity.sentence <= reach)) &&
      mayBeTopic(entity),
  );
  const said = things.filter(({ role }) => role === 'subject');
  if (said.length === 1 && things.every((thing) => thing === said[0] || thing.heading))
    return said[0] ?? null;
  if (things.length === 1) return things[0] ?? null;
  const isLeft = said.some((other) => topic !== null && other !== topic && other.sentence >= topic.sentence);
  return topic !== null && things.includes(topic) && !isLeft ? topic : null;
}

/** A name of something that is made, planned or run, and of nobody. */
function mayBeTopic({ proper, kind, members, name, mute, plural }: Entity): boolean {
  if (plural || mute || members.length > 0 || measure.test(name)) return false;
  if (!proper) return described.test(name);
  if (kind === 'thing') return true;
  // 'Hedda Vinter' may be anybody
  return (
    kind === 'unknown' &&
    (!/ /.test(name) || /^(?:Project|Operation) |\d|\b\p{Ll}| (?:API|SDK|CLI|UI|DB)$/u.test(name))
  );
}

/** '11:06 UTC', '5 MB' */
const measure = /^\d{1,2}[:.]\d\d\b|^\d[\d.,]* ?\p{L}{1,3}$/u;

/** 'the Rostrum project' */
const described =
  /^(?:the|our) (?:\p{Lu}\S* ){1,3}(?:project|programme|program|app|platform|service|system|tool|product|rollout|migration|campaign|portal|website|initiative|feature|module|library|release)$/u;
