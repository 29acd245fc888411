import { departments, portfolios } from './post-ranks.ts';

const field = `(?:${departments}|artistic|creative|commercial|technical|financial|medical|clinical|nursing|sporting|football|art|editorial|digital|scientific|people|personnel|(?:human )?resources|HR|IT)`;
const desk =
  '(?:managing|news|sports?|features?|foreign|political|literary|picture|photo|city|business|economics|culture|arts?|fashion|travel|food|science|health|education|environment|technology|digital|online|fiction|poetry|opinion|comment)';

/** Titles of which a body has one holder at a time, though the inventory lists no predicate for them. */
const single = new RegExp(
  `^(?:acting |interim |current |new )?((?:head|director|chief|manager) of [\\p{L} &-]{2,40}?|chief [\\p{Ll} ]{3,40}?|head (?:chef|cook|gardener|groundsman|librarian|nurse|porter|brewer|baker|ranger|conservator|teacher|keeper|archivist|guide|lifeguard)|(?:town|parish|council|borough|county|club|church|choir|school) (?:clerk|secretary)|(?:station|stage|warehouse|general|kit|estate|harbour|kitchen|office) manager|choir (?:director|leader|master)|clerk(?= \\S+ (?:the )?(?:\\S+ ){0,4}(?:Council|Parish|Vestry|Court|Assembly|Board)\\b)|conservator|caretaker|town crier|precentor|cantor|sacristan|beadle|${field} (?:director|chief)|${desk} editor|(?:${portfolios}) (?:minister|secretary)|company secretary|general counsel|chief of staff|warden|bursar|matron|registrar|archivist|organist|choirmaster|harbou?rmaster|stationmaster|postmaster|sexton|verger|housekeeper|groundsman|groundskeeper|concertmaster|poet laureate|master of ceremonies|sheriff|superintendent) (?:of|at|in|for) (?:the )?(\\S.*)$`,
  'iu',
);

/** What is one post with one holder: 'warden lowick hall' of 'a warden in Lowick Hall'; null where a body may have several such people. */
export function singlePostOf(role: string): string | null {
  const found = single.exec(role.replace(/^(?:the|an?) /i, ''));
  return found === null ? null : `${found[1] ?? ''} ${found[2] ?? ''}`.toLowerCase();
}

/** 'matron', 'clerk': whom a house has, one at a time in one of its posts, and who is nobody's without it. */
export function isHouseOffice(noun: string): boolean {
  return /^(?:warden|bursar|matron|registrar|archivist|organist|choirmaster|harbou?rmaster|stationmaster|postmaster|sexton|verger|housekeeper|groundsman|groundskeeper|clerk|conservator|librarian|caretaker|gardener|superintendent|precentor|cantor|sacristan|beadle|concertmaster)$/.test(
    noun,
  );
}
