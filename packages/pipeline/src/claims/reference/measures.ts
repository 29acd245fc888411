import type { NounPhrase } from '../../language/analyze.ts';
import type { Reading } from '../reading.ts';
import { named } from '../rewordings/employers.ts';
import type { Entity } from './discourse.ts';

/** What only firms and clubs have, in figures. */
const ofFirms =
  /^(?:turnover|revenue|revenues|profit|workforce|headcount|share capital|net profit|annual turnover|annual revenue|operating profit|number of employees)$/;
const told =
  /^(?:be|rise|fall|grow|increase|decrease|drop|climb|reach|amount|stand|come|total|exceed|shrink|double)$/;

/** 'Orr is a firm in Ulm. The turnover was 3 million euros': of the one firm that the text speaks of. */
export function readMeasures(reading: Reading): void {
  const { analysis, edits } = reading;
  for (const { subjects, verb } of analysis.clauses) {
    const phrase = analysis.nounPhrases[subjects[0] ?? -1];
    if (phrase === undefined || subjects.length !== 1) continue;
    if (!told.test(analysis.verbGroups[verb]?.lemma ?? '') || !isMeasure(reading, phrase)) continue;
    const firm = onlyFirm(reading);
    const end = analysis.tokens[phrase.end - 1]?.end;
    if (firm !== null && end !== undefined) edits.push({ start: end, end, text: ` of ${named(firm)}` });
  }
}

function isMeasure({ analysis: { tokens, nounPhrases } }: Reading, phrase: NounPhrase): boolean {
  if (tokens[phrase.start]?.lower !== 'the' || phrase.possessor !== null) return false;
  if (nounPhrases.some(({ attachedTo, governor }) => attachedTo === phrase.index || governor === phrase.end))
    return false;
  const words = tokens.slice(phrase.start + 1, phrase.end).map(({ lower }) => lower);
  return ofFirms.test(words.join(' '));
}

/** The firm that the text began with, or the only one that it names; null where another could be meant. */
function onlyFirm({ discourse, entities }: Reading): Entity | null {
  const here = new Set(entities.values());
  const firms = discourse.entities.filter(
    (entity) => entity.proper && entity.kind === 'organization' && entity.section === discourse.section,
  );
  const [firm] = firms;
  return firm !== undefined && firms.length === 1 && !here.has(firm) ? firm : null;
}
