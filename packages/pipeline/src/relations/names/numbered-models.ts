import type { Token } from '../../language/analyze.ts';
import { lookUp } from '../../language/words/lexicon.ts';
import { isKnownWord } from '../../language/words/tokens.ts';

/** 'Orbit 7 is', 'Orbit 3.0 requires': a noun with a number that begins the sentence is a name, where it numbers nothing ('Chapter 7'). */
export function isNumberedModel(tokens: readonly Token[], head: number): boolean {
  const [first] = tokens;
  return (
    head === 1 &&
    first?.pos === 'NOUN' &&
    /^\p{Lu}\p{Ll}+$/u.test(first.text) &&
    /^\d{1,4}(?:\.\d{1,4}){0,3}$/.test(tokens[1]?.text ?? '') &&
    /^(?:VERB|AUX|ADV)$/.test(tokens[2]?.pos ?? '') &&
    !/(?:s|tion|ment)$/.test(first.lower) &&
    !numbered.test(first.lower)
  );
}

/** 'depends on libflux 2.0': a lower-case word that no text uses, with a version behind it, is what software is called. */
export function isVersionedModel(tokens: readonly Token[], head: number): boolean {
  const [name, version] = [tokens[head - 1], tokens[head]];
  return (
    name?.pos === 'NOUN' &&
    /^\p{Ll}[\p{Ll}\d-]{2,40}$/u.test(name.text) &&
    /^\d{1,4}(?:\.\d{1,4}){1,3}$/.test(version?.text ?? '') &&
    lookUp(name.lower) === 0 &&
    !isKnownWord(name.lower)
  );
}

/** 'order 88-1207', 'invoice 4471', 'ticket #482': a paper or a case that is called by its number. */
export function isNumberedPaper(tokens: readonly Token[], head: number): boolean {
  const [paper, number] = [tokens[head - 1], tokens[head]];
  return filed.test(paper?.lower ?? '') && /^#?\d[\d/-]{1,20}\d$/.test(number?.text ?? '');
}

const filed =
  /^(?:order|invoice|ticket|bug|claim|shipment|booking|quote|quotation|batch|incident|permit|patent|consignment|po)$/;

/** What is counted off in a text, a house or a calendar. */
const numbered =
  /^(?:chapter|section|figure|table|page|part|step|item|line|row|column|note|appendix|annex|article|rule|clause|paragraph|phase|stage|level|grade|class|year|week|day|round|game|match|set|act|scene|episode|season|volume|book|track|lesson|unit|module|room|gate|platform|terminal|route|bus|tram|flight|seat|floor|hall|lane|exit|junction|highway|road|case|group|team|lot|order|invoice|ticket|issue|bug|task|number|version|release|sample|patient|type|category|zone|district|ward|question|answer|problem|exercise|goal|priority|tier|sprint|quarter|half|age|area|block|door|shift|window|counter|about|nearly|almost|under|over|around)$/;
