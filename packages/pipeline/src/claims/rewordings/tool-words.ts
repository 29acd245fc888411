import { typeOfName } from '../../relations/names/name-types.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { DATE, MONTH } from './sentence-rule.ts';

export const FRONT = `((?:(?:In|On|At the end of|Since) ${DATE},? )?)`;
/** When it came about, behind what is told: a day or a stretch, and nothing else behind 'in'. */
export const WHEN = String.raw`(?: (?:in|with|as of) (?:version|release) v?\d[\d.]*)?((?: (?:(?:in|on|at the (?:start|beginning|end) of|since|from|earlier|as of) (?=(?:the |early |late |mid-|this |last )*(?:\d|${MONTH}|spring|summer|autumn|fall|winter|week|weekend|month|year|quarter|sprint|Q\d|\p{Lu}\p{Ll}+day))|(?=(?:last|this) (?:week|weekend|month|year|quarter|spring|summer|autumn|winter|sprint|${MONTH}))|(?=yesterday|today))[^,;.]{2,30}?)?)`;
export const TOOL = String.raw`\p{Lu}[\p{L}\p{N}+#.-]*[\p{L}\p{N}+#](?: (?!${MONTH})[\p{Lu}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?){0,2}`;

/** What is built with tools and keeps its data in them: 'Orion', 'the billing service'. */
export const SYSTEM = String.raw`(?:[Tt]he (?:[\p{L}\p{N}-]+ ){1,3}?(?:service|api|API|app|application|platform|system|website|site|pipeline|backend|frontend|back-end|front-end|page|portal|shop|store|dashboard|module|component|server|job|worker|crawler|index|search|database|data|code|codebase|build|builds|deployment|stack|bot|tool|library|engine|wiki|blog|forum|intranet|tracker|scheduler|gateway|catalogue|catalog|inventory|ledger|archive|registry|console|client|cluster|helpdesk|toolkit|suite)|[Tt]he (?:wiki|blog|app|website|site|dashboard|portal|platform|API|backend|intranet|forum|shop|helpdesk)|(?:[Tt]he )?${TOOL}|It)`;

/** 'the Orbi' is a ware, an 'Ann' is somebody: neither is what a team works with. */
export function isTool(name: string): boolean {
  return (
    !/^(?:person|place)$/.test(kindOfName(name).kind) && !/^(?:person|place)$/.test(typeOfName(name).type)
  );
}

/** A thing that is made: no firm, no place and nobody by first name and surname. */
export function isSystem(what: string): boolean {
  const name = what.replace(/^[Tt]he /, '');
  if (/^(?:We|They|He|She|I|You|There|This|That|Who|Nobody|Everyone)$/.test(name)) return false;
  // 'We use Jenkins for CI': what is done with it
  if (
    /^(?:CI|CD|CI\/CD|QA|ETL|HR|PR|SSO|DNS|IT|SEO|OCR|VoIP|BI|ML|AI|UI|UX|2FA|MFA|Kanban|Scrum|Spanish|French|German|English|Italian|Japanese)$/.test(
      name,
    )
  )
    return false;
  const { kind } = kindOfName(name);
  return (
    /^(?:[Tt]he \p{Ll}|It$)/u.test(what) ||
    (!/^(?:organization|place)$/.test(kind) && (kind !== 'person' || !/ /.test(name)))
  );
}
