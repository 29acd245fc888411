import type { Clause, SentenceAnalysis, Token } from '../../language/analyze.ts';
import type { Edit } from '../reading.ts';
import { isRole } from '../reference/entity-kinds.ts';
import { possessiveOf } from '../reference/pronouns.ts';
import { agreed } from './first-person.ts';

/** What 'our' tells of the firm in whose name a letter is written, rather than of those who work together. */
const ofFirm =
  /^(?:headquarters|hq|offices?|branch(?:es)?|shops?|stores?|showroom|warehouse|factory|plant|depot|premises|address|website|phone|telephone|number|hotline|switchboard|opening|office|business|suppliers?|provider|vendor|bank|insurer|auditors?|landlord|parent|subsidiary|brand|revenue|turnover|headcount|workforce|prices?|fees?|rates?|delivery|payment|minimum|registered|head|chief|ceo|cto|cfo|coo|founder)$/;
/** 'joins us as our new head of sales': of a part of the firm, and not of all of it. */
const headOf = /^as our (?:new |interim |acting )*head of\b/u;
/** Who may be called 'our' by colleagues as well: the post must say that there is one. */
const soleHolder = /^(?:managing|finance|general|sales|account|contact|customer|plant|branch|office)$/;

/** What a firm does that its letters tell as 'we'. */
const dealings =
  /^(?:terminate|cancel|sign|renew|extend|end|move|relocate|open|close|raise|increase|lower|reduce|change|switch|hire|appoint|acquire|sell|buy|launch|release|discontinue|supply|offer|deliver|employ|use|purchase|merge|rename|found|stock|charge)$/;

/** What people do, also where they speak for the house that they run: 'We hope to see you', 'We believe in quality'. */
const ofPeople =
  /^(?:believe|hope|think|feel|know|want|wish|love|like|care|understand|see|hear|need|try|aim|strive|look|invite|welcome|thank|apologi[sz]e|ask|value|recommend|reserve|regret|remember|forget|mean|say|talk|meet|enjoy|expect|suggest|encourage|promise|do|go|come|get|let)$/;

/** Whom a firm's letter calls 'your' to its readers. */
const yours =
  /^your (?:new |personal |current |local |former )?(?:contact(?: person)?|account manager|key account manager|sales (?:contact|manager|representative)|customer adviser|customer advisor|adviser|advisor|agent|technician)\b/;

/** In whose name it is written, and whether all of it is about them: a page of their own rather than a letter. */
export type Firm = { readonly name: string; readonly isPage: boolean };

/** 'Our head office is in Hull', 'We have ended the contract with Orr' in a letter that a firm's name stands below, or on its page. */
export function namesForOurFirm(analysis: SentenceAnalysis, { name: firm, isPage }: Firm): Edit[] {
  const { tokens } = analysis;
  const own = tokens
    .filter(
      ({ lower }, i) =>
        lower === 'our' &&
        isOfFirm(tokens.slice(i + 1, i + 5), isPage) &&
        !headOf.test(wordsFrom(tokens, i - 1)),
    )
    .map(({ start, end }) => ({ start, end, text: possessiveOf(firm) }));
  const yourOwn = tokens
    .filter(({ lower }, i) => lower === 'your' && yours.test(wordsFrom(tokens, i)))
    .map(({ start, end }) => ({ start, end, text: possessiveOf(firm) }));
  const us = tokens
    .filter(
      ({ lower }, i) =>
        lower === 'us' &&
        (/^(?:join|joins|joined|leave|leaves|left|joining|leaving)$/.test(tokens[i - 1]?.lower ?? '') ||
          (isPage && /^(?:reach|call|contact|ring|phone|find|visit)$/.test(tokens[i - 1]?.lower ?? ''))),
    )
    .map(({ start, end }) => ({ start, end, text: firm }));
  return [
    ...own,
    ...us,
    ...yourOwn,
    ...analysis.clauses.flatMap((clause) => dealing(analysis, clause, firm, isPage)),
  ];
}

function wordsFrom(tokens: readonly Token[], at: number): string {
  return tokens
    .slice(Math.max(at, 0), at + 5)
    .map(({ lower }) => lower)
    .join(' ');
}

function isOfFirm(words: readonly Token[], isPage: boolean): boolean {
  const rest = words.slice(/^(?:new|main|current|former|old|local|own)$/.test(words[0]?.lower ?? '') ? 1 : 0);
  const [first, second] = rest;
  if (first === undefined) return false;
  if (ofFirm.test(first.lower)) return true;
  // 'our director is Ana', but 'our managers love it'
  if (isPage && rest.slice(0, 2).some(({ lower }) => isRole(lower) && !/[^s]s$/.test(lower))) return true;
  if (soleHolder.test(first.lower)) return isRole(second?.lower ?? '') || second?.lower === 'person';
  // 'our paper supplier', 'our annual revenue'
  return /^(?:NOUN|ADJ)$/.test(first.pos) && second?.pos === 'NOUN' && ofFirm.test(second.lower);
}

/** 'We have ended' -> 'Orr Ltd has ended' */
function dealing(
  { tokens, nounPhrases, verbGroups }: SentenceAnalysis,
  clause: Clause,
  firm: string,
  isPage: boolean,
): Edit[] {
  const subject = nounPhrases[clause.subjects[0] ?? -1];
  const verb = verbGroups[clause.verb];
  const we = tokens[subject?.head ?? -1];
  if (verb === undefined || we?.lower !== 'we' || verb.form !== 'finite') return [];
  if (isPage ? ofPeople.test(verb.lemma) : verb.voice === 'passive' || !dealings.test(verb.lemma)) return [];
  const edits: Edit[] = [{ start: we.start, end: we.end, text: firm }];
  const token = tokens.slice(verb.start, verb.head + 1).find(({ pos }) => pos === 'AUX' || pos === 'VERB');
  const text = token === undefined ? null : agreed(token, tokens[token.index - 1], verb.tense);
  if (token !== undefined && text !== null) edits.push({ start: token.start, end: token.end, text });
  return edits;
}
