import type { NounPhrase, Token } from '../../language/analyze.ts';
import type { Span } from '../nouns/relational-nouns.ts';
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

const fieldOfWork =
  /^(?:sales|marketing|operations|product|engineering|legal|research|technology|data|design|communications|procurement|logistics|production|security|infrastructure|recruitment|training|maintenance|quality)$/;

/** Titles of posts below the one that the noun alone names. */
export const belowTheHead = new RegExp(`^(?:${fieldOfWork.source.slice(4, -2)}) (?:director|lead)$`);

/** Posts of those who lead one team or project of several in a firm. */
export const leadsTeam = /^(?:team|tech|project) lead(?:er)?$/;

/** 'HR director', 'sales director', 'IT lead', 'design chief': a post below the one that the noun alone names. */
export function servesField(tokens: readonly Token[], { start, end }: Span): boolean {
  return (
    end === start + 1 &&
    ((/^(?:director|lead)$/.test(tokens[start]?.lower ?? '') && inField(tokens[start - 1])) ||
      (tokens[start]?.text === 'chief' && tokens[start - 1]?.pos === 'NOUN'))
  );
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
