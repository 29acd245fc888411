import type { KinNames } from './kin.ts';

/** What two do together who are or were a couple. */
const together = String.raw`(?:(?:just |finally |recently |only |first )?(?:got|getting|are getting|are|were|['’]re getting) (?:just )?(?:married|engaged|divorced)|(?:just |finally |recently |only |first )?(?:married|divorced|separated|split(?: up)?|broke up|broken up|met|tied the knot|eloped|wed|called off (?:our|the) (?:engagement|wedding)))\b`;
const ofCouple = new RegExp(`^we(['’](?:ve|re)| have)? ${together}`, 'iu');
const pair = /^(?:I and (\p{Lu}[\p{L}'’-]+)|(\p{Lu}[\p{L}'’-]+) and I)\b/u;
const partner = /^(?:ex-)?(?:wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|spouse|ex)$/;

/** 'We got married in 2016' as 'I and Kalle got married in 2016', where the speaker has told whom they mean: in front, or anywhere as the one partner they have. */
export function withPartner(sentence: string, before: string | undefined, kin: KinNames): string {
  const match = ofCouple.exec(sentence);
  if (match === null) return sentence;
  const [, first, other] = pair.exec(before ?? '') ?? [];
  const name = first ?? other ?? partnerOf(kin, /divorc|separat|split|br[oe]ke/i.test(match[0]));
  if (name === null) return sentence;
  const help = match[1] === undefined ? '' : / have|ve$/.test(match[1]) ? ' have' : ' are';
  return `I and ${name}${help}${sentence.slice(2 + (match[1]?.length ?? 0))}`;
}

/** The name of the only one whom a speaker calls theirs, or, of those who are parted, the one who was. */
function partnerOf(kin: KinNames, isParted: boolean): string | null {
  const partners = [...kin].filter(([noun]) => partner.test(noun));
  const formers = partners.filter(([noun]) => noun.startsWith('ex'));
  const meant =
    isParted && formers.length > 0 ? formers : partners.filter(([noun]) => !noun.startsWith('ex'));
  const names = new Set(meant.map(([, name]) => name));
  return names.size === 1 ? ([...names][0] ?? null) : null;
}
