import type { NounPhrase, Token } from '../../language/analyze.ts';
import { wordTable } from '../../language/words/word-table.ts';
import { nounLemma, type Span } from '../nouns/relational-nouns.ts';
import { isTrade } from './occupations.ts';

/** Fields of work by their initials: no bodies, and no names. */
export const fieldInitials = /^(?:HR|IT|PR|QA|UX|AI|BI|R&D|M&A|CSR|HSE|CRM|SEO|ICT|EMEA|APAC)$/;

/** 'head of HR at Orr': what the post is for, rather than a body. */
export function isFieldOfPost(tokens: readonly Token[], { start, end, governor }: NounPhrase): boolean {
  return (
    end === start + 1 &&
    fieldInitials.test((tokens[start] as Token).text) &&
    tokens[governor ?? -1]?.lower === 'of' &&
    /^(?:head|director|chief|manager|vp|president|lead)$/.test(tokens[start - 2]?.lower ?? '')
  );
}

/** What a firm has a post for: 'HR', 'sales'. */
export function inField(token: Token | undefined): boolean {
  return token !== undefined && (fieldInitials.test(token.text) || fieldOfWork.test(token.lower));
}

/** What firms have departments for, as alternatives of a pattern. */
export const departments =
  'sales|marketing|operations|product|engineering|legal|research|technology|data|design|communications|procurement|logistics|production|security|infrastructure|recruitment|training|maintenance|quality';
const fieldOfWork = new RegExp(`^(?:${departments})$`);

/** Titles of posts below the one that the noun alone names. */
export const belowTheHead = new RegExp(`^(?:${departments}) (?:director|lead)$`);

/** Posts of those who lead one team or project of several in a firm. */
export const leadsTeam = /^(?:team|tech|project) lead(?:er)?$/;

/** What ministers are for, as alternatives of a pattern. */
export const portfolios =
  'finance|foreign|interior|defen[cs]e|health|education|transport|trade|energy|environment|agriculture|labou?r|justice|culture|economy|economics|home|housing|tourism|industry|science|immigration|infrastructure|development|fisheries|sports?|affairs|planning|research|water|family|climate|security';

/** What else there are posts for beside the one that the noun alone names, by the noun. */
const fields = wordTable<RegExp>({
  director:
    /^(?:artistic|creative|commercial|technical|financial|medical|clinical|nursing|sporting|sports|football|art|editorial|regional|area|country|digital|scientific|science|programmes?|development|legal|customer|brand|people|personnel|quality|site|plant|resources|affairs|relations|services|chain|campaign|policy|strategy|investment|planning|property|advertising|media|news|purchasing|export|innovation|education|events|account|sustainability|client|delivery)$/,
  editor:
    /^(?:managing|news|sports?|features?|foreign|political|literary|picture|photo|city|business|economics|culture|arts?|fashion|travel|food|science|health|education|environment|technology|digital|online|web|night|fiction|poetry|reviews?|commissioning|copy|senior|junior|contributing|story|script|production|style|weekend|section|opinion|comment|letters|diplomatic|acquisitions|desk|sub|film|video|sound|music|books?|audio)$/,
  coach:
    /^(?:goalkeeping|fitness|youth|batting|bowling|fielding|attacking|defensive|forwards|backs|scrum|conditioning|skills|swimming|team|academy|sprint|strength|throwing|vocal)$/,
  minister: new RegExp(`^(?:${portfolios})$`),
  secretary:
    /^(?:press|company|private|foreign|home|health|defen[cs]e|treasury|transport|education|social|membership|parliamentary|permanent|school|medical|legal|international|organi[sz]ing|personal|executive|travel)$/,
});

/** 'HR director', 'creative director', 'sports editor', 'IT lead', 'design chief': a post below or beside the one that the noun alone names. */
export function servesField(tokens: readonly Token[], { start, end }: Span): boolean {
  if (end !== start + 1) return false;
  const before = tokens[start - 1];
  const noun = nounLemma(tokens[start] as Token);
  return (
    (/^(?:director|lead)$/.test(noun) && inField(before)) ||
    (fields[noun]?.test(before?.lower ?? '') ?? false) ||
    (tokens[start]?.text === 'chief' && before?.pos === 'NOUN')
  );
}

/** The first word of what a post is for: 'human' in 'human resources director'; the post's own where it is for the whole. */
export function fieldStart(tokens: readonly Token[], { start, end }: Span): number {
  if (!inField(tokens[start - 1]) && !servesField(tokens, { start, end })) return start;
  return /^(?:human|public|investor|supply|customer|first|external|internal|foreign|managing|senior)$/.test(
    tokens[start - 2]?.lower ?? '',
  )
    ? start - 2
    : start - 1;
}

/** Posts of which a body has one, and that are no trade in town. */
const posted =
  /^(?:bursar|registrar|archivist|warden|steward|sexton|sheriff|constable|purser|bosun|boatswain|quartermaster|coxswain|concertmaster|organist|choirmaster|harbourmaster|harbormaster|stationmaster|postmaster|superintendent|commissioner|groundskeeper|housekeeper|foreman|forewoman|engineer|concierge|coordinator)$/;

/** 'the electrician', 'the chief engineer', 'the deputy mayor': what one person is known by where they work. */
export function isJobTitle(tokens: readonly Token[], { head, plural }: NounPhrase, noun: string): boolean {
  const rank = tokens[head - 1]?.lower ?? '';
  return (
    isTrade(noun) ||
    (!plural && (posted.test(noun) || /^(?:chief|deputy|head|assistant|associate|principal)$/.test(rank)))
  );
}

/** Posts of which a body may have several, and says so by 'a'. */
const oftenSeveral = /^(?:director|editor|curator|coach|captain|secretary|conductor|governor|dean)$/;

/** 'a director of Orr', 'an editor at the Mail', 'curators at the museum': one of those who have the post. */
export function isOneOfSeveral(
  tokens: readonly Token[],
  { determiner, head, plural, start }: NounPhrase,
): boolean {
  const article = tokens[determiner ?? -1]?.lower ?? '';
  return (
    oftenSeveral.test(nounLemma(tokens[head] as Token)) &&
    (plural ? article === '' : /^an?$/.test(article)) &&
    // 'a former editor of the Mail' was the one
    !tokens.slice(start, head).some(({ lower }) => /^(?:former|ex|past|previous|retired|new)$/.test(lower))
  );
}
