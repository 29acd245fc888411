import { isBoilerplate } from './certainty/screen.ts';
import { claimFromWording, type Draft, type Setting } from './draft.ts';
import { toldBeside } from './rewordings/told-beside.ts';
import type { SourceText } from './source-text.ts';

/** The claims of a sentence, and behind them what its noun phrases tell besides; of what a machine says, nothing more. */
export function besideClause(source: SourceText, setting: Setting, drafts: readonly Draft[]): Draft[] {
  if (setting.tentative || (drafts.length === 0 && isBoilerplate(source.text))) return [...drafts];
  const told = drafts.flatMap(({ modality, claimText }) => (modality === 'asserted' ? [claimText] : []));
  const whole = [{ start: 0, end: source.text.length }];
  const beside = toldBeside(source.text, told, setting.speaker?.entity.name ?? null);
  return [
    ...drafts,
    ...beside
      .filter(({ text }) => !drafts.some(({ claimText }) => claimText === text))
      .flatMap(({ who, text }) => claimFromWording(source, text, whole, setting, who)),
  ];
}
