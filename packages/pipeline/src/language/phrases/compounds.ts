import { lookUp, lookUpVerb, verbShape, Word } from '../words/lexicon.ts';
import { isCapital } from '../words/token-forms.ts';
import type { Pos, Token } from '../words/tokens.ts';
import { bodies, isGerundOfTrade } from './joined-trades.ts';

function isEndOf(lower: string): boolean {
  return /^(?:back|front|rear)$/.test(lower);
}

/**
 * Tags of words that make one noun with their neighbours where wink-nlp sees a verb or an adverb: 'the oil services company', 'a former brine works',
 * 'his firm, Nimbly,', "Ana's start-up". Null where the tag may stay.
 */
export function compoundTag(tokens: readonly Token[], i: number): Pos | null {
  const token = tokens[i] as Token;
  const [previous, next] = [tokens[i - 1], tokens[i + 1]];
  const { lower, pos, text } = token;
  // 'Corvus plc'
  if (text === 'plc' && previous?.pos === 'PROPN') return 'PROPN';
  // 'Minimum Go version is 1.21', 'Maximum upload size: 25 MB'
  const isBound = /^(?:minimum|maximum)$/;
  // 'the password minimum length'
  if (isBound.test(lower) && previous?.pos === 'NOUN' && next?.pos === 'NOUN') return 'NOUN';
  if (
    isBound.test(lower) &&
    /^(?:PROPN|NOUN|VERB)$/.test(pos) &&
    /^(?:PROPN|NOUN|VERB|ADJ)$/.test(next?.pos ?? '')
  )
    return 'ADJ';
  if (isBound.test(previous?.lower ?? '') && pos === 'VERB' && verbShape(lower, token.lemma).base)
    return 'NOUN';
  if (previous === undefined) return null;
  // 'The log level is warn.': a base form that nothing governs
  const shape = pos === 'VERB' ? verbShape(lower, token.lemma) : null;
  if (
    shape?.base &&
    !shape.participle &&
    !shape.past &&
    /^(?:is|are|was|were|been|now)$/.test(previous.lower) &&
    (previous.lower !== 'now' || /^(?:is|are)$/.test(tokens[i - 2]?.lower ?? '')) &&
    (next === undefined || /^(?:[.!;]|since|until)$/.test(next.text))
  )
    return 'NOUN';
  // 'They are engineers.'
  if (
    pos === 'VERB' &&
    /^(?:are|were)$/.test(previous.lower) &&
    (lookUpVerb(lower) & Word.verbThird) !== 0 &&
    (lookUp(lower.replace(/s$/, '')) & Word.actor) !== 0 &&
    (next === undefined || /^(?:PUNCT|ADP|CCONJ|SCONJ|PRON)$/.test(next.pos))
  )
    return 'NOUN';
  if (pos === 'VERB' && isGerundOfTrade(tokens, i)) return 'NOUN';
  // 'is a bit deep'
  if (
    (lower === 'bit' && isMeasure(tokens, i)) ||
    (lower === 'a' && next?.lower === 'bit' && isMeasure(tokens, i + 1))
  )
    return 'ADV';
  // 'a public, co-educational high school'
  if (
    pos === 'NOUN' &&
    /^\p{Ll}+-\p{Ll}+(?:al|ive|ous|ic)$/u.test(text) &&
    /^(?:ADJ|NOUN)$/.test(next?.pos ?? '')
  )
    return 'ADJ';
  if (next === undefined) return namesKindBehind(tokens, i) ? 'NOUN' : null;
  // 'his firm, Nimbly, is …'
  if (
    pos === 'ADV' &&
    /^\p{Lu}\p{Ll}{3,}$/u.test(text) &&
    previous.text === ',' &&
    tokens[i - 2]?.pos === 'NOUN' &&
    /^(?:PUNCT|VERB|AUX)$/.test(next.pos)
  )
    return 'PROPN';
  // 'Orr, the oil services company, reported revenue of …': the sentence's only verb
  if (
    /^(?:ADJ|VERB)$/.test(pos) &&
    previous.text === ',' &&
    next.pos === 'NOUN' &&
    verbShape(lower, token.lemma).past &&
    tokens.slice(0, i - 1).some(({ text: mark }) => mark === ',') &&
    !tokens.some((other, at) => at !== i && /^(?:AUX|VERB)$/.test(other.pos))
  )
    return 'VERB';
  // 'Ana's start-up, Orr,'
  if (
    pos === 'ADJ' &&
    /^\p{Ll}+-(?:up|off|out|in|over|down)$/u.test(lower) &&
    (/^(?:PUNCT|AUX|VERB)$/.test(next.pos) ||
      // 'bought Oslo start-up Fabel'
      (/^start-up$/.test(lower) && previous.pos === 'PROPN' && next.pos === 'PROPN'))
  )
    return 'NOUN';
  // 'Ida and Tom co-own the inn'
  if (
    pos === 'NOUN' &&
    /^co-\p{Ll}/u.test(lower) &&
    (lookUpVerb(lower) & (Word.verbBase | Word.verbThird)) !== 0 &&
    previous.pos === 'PROPN' &&
    /^(?:DET|NUM|PROPN|PRON)$/.test(next.pos)
  )
    return 'VERB';
  // 'BUG-7 was patched in Lark 2.7': done to it, and no quality that it has there
  if (
    pos === 'ADJ' &&
    previous.lemma === 'be' &&
    /^(?:patched|triaged|tagged|backported|refactored|deployed|cached|mirrored|sharded|throttled)$/.test(
      lower,
    ) &&
    next.pos === 'ADP'
  )
    return 'VERB';
  // 'on the back end'
  if (pos !== 'NOUN' && lower === 'end' && isEndOf(previous.lower) && tokens[i - 2]?.lower === 'the')
    return 'NOUN';
  if (pos !== 'ADJ' && next.lower === 'end' && isEndOf(lower) && previous.lower === 'the') return 'ADJ';
  // 'Bo's pull request was merged', 'the Hull data centre hosts it'
  if (
    pos === 'VERB' &&
    ((/^(?:pull|merge|change)$/.test(lower) &&
      /^requests?$/.test(next.lower) &&
      /^['’]s?$/.test(previous.text)) ||
      (/^(?:centre|center)s?$/.test(lower) && previous.lower === 'data'))
  )
    return 'NOUN';
  // 'Lark's launch date is 3 June'
  if (
    pos === 'VERB' &&
    /^(?:launch|release|start|finish)$/.test(lower) &&
    /^['’]s?$/.test(previous.text) &&
    /^(?:date|day)$/.test(next.lower)
  )
    return 'NOUN';
  // 'the Orvo API key expires', 'wrote the Orvo user manual'
  if (
    pos === 'ADJ' &&
    /^(?:key|manual)$/.test(lower) &&
    /^(?:NOUN|PROPN)$/.test(previous.pos) &&
    !/^(?:NOUN|PROPN|ADJ)$/.test(next.pos)
  )
    return 'NOUN';
  // 'the Orvo mobile app', 'the Orvo annual report': which of Orvo's it is
  if (
    pos === 'ADJ' &&
    /^(?:mobile|internal|public|native|technical|digital|annual|quarterly|monthly|weekly|daily|nightly|legal|medical|interactive)$/.test(
      lower,
    ) &&
    previous.pos === 'PROPN' &&
    next.pos === 'NOUN' &&
    tokens.slice(Math.max(0, i - 3), i - 1).some((token) => token.lower === 'the')
  )
    return 'NOUN';
  // 'Orr's wholly owned subsidiary'
  if (
    pos === 'VERB' &&
    lower === 'owned' &&
    /^(?:wholly|fully|majority|partly|jointly)$/.test(previous.lower)
  )
    return next.pos === 'NOUN' ? 'ADJ' : null;
  // 'founded by Scottish immigrant Peter Orr'
  if (
    pos === 'ADJ' &&
    /^(?:immigrant|emigrant|expatriate|native|national)$/.test(lower) &&
    isCapital(previous.text) &&
    next.pos === 'PROPN'
  )
    return 'NOUN';
  // 'is marketing lead at Orr'
  if (
    pos === 'VERB' &&
    /^(?:marketing|engineering|training|recruiting|accounting)$/.test(lower) &&
    /^(?:is|was|as|to)$/.test(previous.lower) &&
    /^(?:lead|manager|director|assistant|officer|head)$/.test(next.lower)
  )
    return 'NOUN';
  // 'was promoted to purchasing manager', 'the new catering officer': a field, and no doing
  if (
    pos === 'VERB' &&
    /^\p{Ll}{4,}ing$/u.test(text) &&
    /^(?:to|as|a|an|the|its|their|our|new|former|deputy|senior|junior|assistant|chief|became|becomes|become|been)$/.test(
      previous.lower,
    ) &&
    /^(?:manager|director|assistant|officer|supervisor|coordinator|clerk|specialist|analyst|consultant)$/.test(
      next.lower,
    )
  )
    return 'NOUN';
  if (!isCapital(text) && namesKindBehind(tokens, i)) return 'NOUN';
  if (isCapital(text) || !/[^s]s$/.test(lower)) return null;
  // 'the oil services company, …'
  if (pos === 'VERB' && previous.pos === 'NOUN' && bodies.test(next.lower)) {
    const behind = tokens[i + 2];
    return behind === undefined || /^(?:PUNCT|AUX|VERB|ADP|CCONJ|PROPN)$/.test(behind.pos) ? 'NOUN' : null;
  }
  // 'is housed in a former brine works'
  return pos === 'VERB' && lower === 'works' && next.pos === 'PUNCT' && endsPlace(tokens, i) ? 'NOUN' : null;
}

/** 'a bit deep', not 'a bit of luck': how deep. */
function isMeasure(tokens: readonly Token[], i: number): boolean {
  return /^(?:ADJ|ADV)$/.test(tokens[i + 1]?.pos ?? '') && tokens[i - 1]?.lower === 'a';
}

/** 'The price of Omni watch is', 'is IT lead at Orr', 'Hydra pump costs £40': a base form behind one name, where the verb is another word. */
function namesKindBehind(tokens: readonly Token[], i: number): boolean {
  const { pos, lower, lemma } = tokens[i] as Token;
  const next = tokens[i + 1];
  const shape = verbShape(lower, lemma);
  if (pos !== 'VERB' || !shape.base || shape.past || (lookUpVerb(lower) & Word.noun) === 0) return false;
  let at = i - 1;
  while (at > i - 4 && tokens[at]?.pos === 'PROPN') at--;
  if (at < i - 1 && tokens[at]?.lower === 'the' && next?.lower === 'cost')
    return /^(?:NUM|SYM)$/.test(tokens[i + 2]?.pos ?? '');
  const front = tokens[at];
  if (front === tokens[i - 1]) return false;
  if (/^(?:is|was|are|were)$/.test(front?.lower ?? ''))
    return at > 0 && (next === undefined || /^(?:PUNCT|ADP|CCONJ)$/.test(next.pos));
  if (front?.lower === 'of') return /^(?:is|was|has|costs|weighs)$/.test(next?.lower ?? '');
  return (
    front === undefined &&
    ((/^(?:is|was|has)$/.test(next?.lower ?? '') && tokens.length > i + 2) ||
      (verbShape(next?.lower ?? '', next?.lemma ?? '').third &&
        /^(?:DET|NUM|SYM|PRON)$/.test(tokens[i + 2]?.pos ?? '')))
  );
}

/** Whether what a preposition and an article begin ends there, behind a verb of the sentence: 'was built at the old salt works'. */
function endsPlace(tokens: readonly Token[], end: number): boolean {
  let at = end - 1;
  while (at > end - 5 && /^(?:NOUN|ADJ|PROPN)$/.test(tokens[at]?.pos ?? '')) at--;
  if (at === end - 1 || tokens[at]?.pos !== 'DET' || tokens[at - 1]?.pos !== 'ADP') return false;
  for (let i = at - 2; i >= 0 && !/^[,;:–—]$/.test(tokens[i]?.text ?? ''); i--)
    if (/^(?:AUX|VERB)$/.test(tokens[i]?.pos ?? '')) return true;
  return false;
}
