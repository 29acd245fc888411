import type { NounPhrase, SentenceAnalysis } from '../../language/analyze.ts';
import { capital } from '../rewordings/sentence-rule.ts';
import type { Discourse } from './discourse.ts';

/** 'Adults are about 14 cm long' in a text on the tawny skerrit: tawny skerrits are; null of any other phrase. */
export function ofKind(
  { tokens }: SentenceAnalysis,
  { start, end, plural }: NounPhrase,
  { entities, section }: Discourse,
): string | null {
  if (start !== 0 || end !== 1 || !plural || !/^(?:adults|males|females)$/.test(tokens[0]?.lower ?? ''))
    return null;
  const kind = entities.findLast(
    (entity) => !entity.proper && entity.section === section && entity.nouns.has('species'),
  );
  return kind === undefined ? null : `${capital(kind.name.replace(/^the /, ''))}s`;
}
