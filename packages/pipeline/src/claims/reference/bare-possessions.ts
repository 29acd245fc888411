import type { Setting } from '../draft.ts';
import { UNIT } from '../rewordings/dealings.ts';
import { MONTH, uncapital } from '../rewordings/sentence-rule.ts';
import type { Entity } from './discourse.ts';

const FRONT = `((?:(?:In|On|By|At the end of|Since|As of) (?:\\d{1,2} )?(?:${MONTH} )?(?:19|20)\\d\\d,? |(?:Meanwhile|Today|Then|Later|Last year),? )?)`;

/** What nothing but a firm has, and does not say whose it is. */
const ofFirms = new RegExp(
  String.raw`^${FRONT}(?:[Tt]he )?((?:annual |net |gross |operating |total )?(?:[Rr]evenues?|[Tt]urnover|[Ss]ales|[Pp]rofits?)|(?<=[Tt]he )(?:shares|share price|stock|workforce|headcount|number of (?:employees|staff|workers)|registered office|head office|headquarters))(?= (?:(?:in|for) (?:19|20)\d\d )?(?:(?:has|have|had) )?(?:is|are|was|were|been|rose|risen|grew|grown|fell|fallen|dropped|climbed|increased|decreased|declined|reached|stood|doubled|traded|trade|moved)\b)`,
  'u',
);
/** What programs have. */
const ofPrograms =
  /^()(?:[Tt]he )((?:current|latest|newest|most recent) (?:stable )?(?:version|release))(?= (?:is|was) v?\d)/u;
/** 'The Bristol branch closed in 2019', 'the branch in Bristol was opened in 2006' */
const ofPremises = new RegExp(
  String.raw`^${FRONT}(?:[Tt]he )((?:\p{Lu}[\p{L}-]+ (?:${UNIT})|(?:${UNIT}) (?:in|at) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?))(?= (?:(?:was|has|has been) )?(?:closed|shut|opened)\b)`,
  'u',
);

/** 'revenue had grown to 71 million, and the headcount to 455' */
const besides =
  /(?<=, (?:and|while|but) )the (?=(?:number of (?:employees|staff|workers)|headcount|workforce) (?:has|had|is|was|rose|grew|fell|dropped|went|climbed)\b)/u;

/** 'Orr had 40 employees in 2019. The number of employees has risen to 60': Orr's, where a sentence just before was about a firm. */
export function ofThatFirm(text: string, { discourse, implied, speaker }: Setting): string {
  const [said, front = '', what] = ofPremises.exec(text) ?? ofPrograms.exec(text) ?? ofFirms.exec(text) ?? [];
  if (said === undefined || what === undefined) return text;
  const owner = ownerIn(discourse.entities, discourse.sentence, ofPrograms.test(text));
  const heading = owner === undefined && speaker === null ? implied : null;
  if (owner === null || (owner === undefined && heading === null)) return text;
  const article = owner?.article === true ? (front === '' ? 'The ' : 'the ') : '';
  const noun =
    front === '' && /^[RTSP]\p{Ll}+(?: |$)/u.test(what) && !ofPremises.test(text) ? uncapital(what) : what;
  const rest = text.slice(said.length).replace(besides, 'its ');
  return `${front}${heading ?? `${article}${owner?.name ?? ''}`}'s ${noun}${rest}`;
}

/** The one firm or program of which one of the two sentences before was told; null where there are two, undefined where there is none. */
function ownerIn(
  entities: readonly Entity[],
  sentence: number,
  isProgram: boolean,
): Entity | null | undefined {
  const kinds = isProgram ? /^(?:thing|unknown)$/ : /^(?:organization|unknown)$/;
  const near = entities.filter(
    ({ kind, plural, proper, role, sentence: last }) =>
      proper && !plural && kinds.test(kind) && /^(?:subject|heading)$/.test(role) && sentence - last <= 1,
  );
  return near.length > 1 ? null : near[0];
}
