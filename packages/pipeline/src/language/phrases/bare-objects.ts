import { lookUp, lookUpVerb, verbShape, Word } from '../words/lexicon.ts';
import { isCapital, isModal } from '../words/token-forms.ts';
import type { Pos, Token } from '../words/tokens.ts';
import { interfering } from '../words/verb-classes.ts';

/** Verbs of what one thing does to another, where what ends in -ing is suffered rather than done. */
const affecting =
  /^(?:reduce|increase|cause|prevent|decrease|induce|improve|relieve|ease|inhibit|limit|lessen|trigger|worsen|suppress|diminish)$/;
/** Verbs of who has a field of work in hand, and such fields that end in -ing. */
const managing = /^(?:run|lead|head|manage|oversee|handle|supervise|direct|coordinate|own|do)$/;
const fields =
  /^(?:purchasing|invoicing|recruiting|billing|accounting|marketing|sourcing|scheduling|testing|training|staffing|hiring|bookkeeping|catering|cleaning|engineering|fundraising|onboarding|packaging|planning|pricing|printing|publishing|shipping|trading|reporting|lending|underwriting|merchandising|branding|advertising|licensing|forecasting|dispatching|housekeeping|gardening|coaching|ticketing|budgeting|filing|tutoring|mentoring|streaming|lettings?)$/;
/** What is tied to something with 'to', and words that are followed by 'to' as a preposition. */
const tying =
  /^(?:link|tie|connect|attribute|relate|lead|contribute|point|ascribe|thanks|due|owing|compared?|prior|response)$/;

/**
 * Tags of nouns without an article behind their verb or preposition, where wink-nlp sees a second verb: 'does not prevent falls', 'reduced
 * swelling', 'was linked to lower IQ'. Null where the tag may stay.
 */
export function bareObjectTag(tokens: readonly Token[], i: number): Pos | null {
  const token = tokens[i] as Token;
  const [previous, next] = [tokens[i - 1], tokens[i + 1]];
  if (isInterfering(tokens, i)) return 'ADJ';
  // '900 m2'
  if (/^(?:[kcm]?m|ft)[23²³]$/.test(token.text) && previous?.pos === 'NUM') return 'NOUN';
  if (token.pos !== 'VERB' || previous === undefined || isCapital(token.text)) return null;
  const { lower } = token;
  if (previous.lower === 'to') {
    const before = tokens[i - 2];
    const isTied = tying.test(before?.lemma ?? '') || tying.test(before?.lower ?? '');
    const describes = (lookUpVerb(lower) & Word.adjective) !== 0 || lower === 'lower';
    if (!isTied || !describes || !/^(?:ADJ|NOUN|PROPN)$/.test(next?.pos ?? '')) return null;
    previous.pos = 'ADP';
    return 'ADJ';
  }
  if (previous.pos !== 'VERB' || !(next === undefined || /^(?:PUNCT|ADP|CCONJ|PART)$/.test(next.pos)))
    return null;
  const shape = verbShape(lower, token.lemma);
  if (shape.gerund && affecting.test(previous.lemma)) return 'NOUN';
  // 'runs purchasing', 'handles invoicing'
  if (shape.gerund && managing.test(previous.lemma) && fields.test(lower)) return 'NOUN';
  // 'makes paint': no second verb without 'to' behind one of the present
  const isBase = lower === token.lemma && (lookUp(lower) & Word.noun) !== 0;
  const isPresent =
    verbShape(previous.lower, previous.lemma).third &&
    !/^(?:help|dare|need|let|go|come)$/.test(previous.lemma);
  if (isBase && isPresent && isOnlyVerb(tokens, i - 1)) return 'NOUN';
  const isPlural = shape.third && /[^s]s$/.test(lower) && (lookUp(lower.slice(0, -1)) & Word.noun) !== 0;
  return isPlural && isOnlyVerb(tokens, i - 1) ? 'NOUN' : null;
}

/** 'Blocking ST2 reduced swelling', 'In mice, deleting GRX1 slowed growth': the two words are the subject. */
function isInterfering(tokens: readonly Token[], i: number): boolean {
  const { lower, pos } = tokens[i] as Token;
  if (!/^(?:VERB|PROPN|NOUN)$/.test(pos) || !interfering.test(lower)) return false;
  if (i > 0 && !/^(?:,|that)$/.test(tokens[i - 1]?.lower ?? '')) return false;
  let end = i + 1;
  while (end < i + 4 && tokens[end]?.pos === 'PROPN') end++;
  const verb = tokens[end];
  if (end === i + 1 || verb === undefined || !/^(?:VERB|AUX)$/.test(verb.pos)) return false;
  return (
    verb.pos === 'AUX' || verbShape(verb.lower, verb.lemma).past || verbShape(verb.lower, verb.lemma).third
  );
}

/** Whether the verb there is the first of its sentence and has its subject right in front: not 'the man she loves works in Bonn'. */
function isOnlyVerb(tokens: readonly Token[], at: number): boolean {
  let from = at;
  while (from > 0 && (tokens[from - 1]?.pos === 'ADV' || isHelp(tokens[from - 1]))) from--;
  const before = tokens.slice(0, from);
  return (
    before.length > 0 &&
    before.every(
      ({ pos, lower }) => /^(?:DET|ADJ|NOUN|PROPN|NUM|ADP)$/.test(pos) && !/^(?:wh|that)/.test(lower),
    ) &&
    !before.some(({ pos }, i) => pos === 'NOUN' && /^(?:PROPN|DET)$/.test(before[i + 1]?.pos ?? ''))
  );
}

function isHelp(token: Token | undefined): boolean {
  return token !== undefined && (isModal(token) || /^(?:do|does|did|not|n['’]t)$/.test(token.lower));
}
