import type { NounPhrase, SentenceAnalysis, Token } from '../../language/analyze.ts';
import type { Span } from '../nouns/relational-nouns.ts';
import type { Term } from '../term.ts';
import { isNameToken, nameText } from './name-runs.ts';
import { classNounType, isDemonym, isUndertaking } from './name-types.ts';

/** What software has, and what is done to it, that goes by its name and by its own: 'the Harrow website', 'the Harrow API key'. */
const belongings =
  /^(?:web-?site|homepage|wiki|handbook|documentation|docs|intranet|mailbox|sandbox|newsletter|changelog|back-?log|helpdesk|hotline)$/;
const belongingsOfParts =
  /^(?:page|app|client|key|password|token|certificate|job|script|worker|service|server|site|module|plugin|extension|widget|bot|database|bucket|manual|guide|environment|instance|timeout|limit|quota|policy|portal|engine|system|tool|licen[cs]e|console|interface|process|procedure|report)$/;

/** Whether a noun goes by the name of what it belongs to; with another noun between them many do ('the Harrow login page'). */
function isBelonging(lower: string, hasNounBetween: boolean): boolean {
  return belongings.test(lower) || (hasNounBetween && belongingsOfParts.test(lower));
}

/** 'the Harrow website', 'the Harrow login page', 'the Harrow database migration': what is Harrow's, and not Harrow itself. */
export function belongingOf(
  analysis: SentenceAnalysis,
  bare: Term,
  core: Span,
  titles: ReadonlyMap<string, string>,
): Term | null {
  const { tokens } = analysis;
  const { head, determiner, possessor, plural } = bare.phrase;
  if (tokens[determiner ?? -1]?.lower !== 'the' || possessor !== null || plural) return null;
  const { lower, pos } = tokens[head] as Token;
  const start = /^(?:new|current|existing)$/.test(tokens[core.start]?.text ?? '')
    ? core.start + 1
    : core.start;
  let end = start;
  while (end < head && isNameToken(tokens[end] as Token)) end++;
  const between = tokens.slice(end, head);
  const isCalled = isBelonging(lower, between.length > 0) || (between.length > 0 && isUndertaking(lower));
  if (pos !== 'NOUN' || end === start || between.length > 2 || !isCalled) return null;
  if (!between.every((token) => token.pos === 'NOUN') || tokens.slice(start, end).some(isCommonCapital))
    return null;
  const name = nameText(analysis, { start, end: head + 1 }, titles);
  const type = classNounType(lower) ?? (isUndertaking(lower) ? 'event' : 'product');
  return { ...bare, mention: { surface: name, name, type, isTypeCertain: true, traits: [] } };
}

/** Letters that say what kind of thing something is, and name none. */
export function isAbbreviation(name: string): boolean {
  return /^(?:API|SDK|CLI|UI|GUI|VPN|CMS|CRM|ERP|DB|CI|CD|QA|DNS|SSO|SQL|SMTP|FTP|LDAP|ETL|GPU|CDN|SSH|TLS|SSL|HTTP|NTP|OCR|GPS|POS|HR)$/.test(
    name,
  );
}

/** 'Orvo's API': called by Orvo's name, as every program has one. */
export function ownAbbreviation(
  tokens: readonly Token[],
  { possessor, head }: NounPhrase,
  { start, end }: Span,
): string | null {
  if (possessor === null || start !== head || end !== head + 1) return null;
  const owner = tokens.slice(possessor.start, possessor.end);
  const isNamed = owner.length > 0 && owner.every((token) => isNameToken(token));
  const { text } = tokens[head] as Token;
  return isNamed && isAbbreviation(text) ? `${owner.map((token) => token.text).join(' ')} ${text}` : null;
}

/** 'the old API', 'the legacy SDK': one of two that are called by the same letters. */
export function oneOfSeveral(
  tokens: readonly Token[],
  { determiner, head }: NounPhrase,
  { start, end }: Span,
): string | null {
  const [which, what] = [tokens[start - 1]?.text ?? '', tokens[start]?.text ?? ''];
  const isOne =
    /^(?:old|new|legacy|previous|public|private|internal|external)$/.test(which) && isAbbreviation(what);
  return isOne && start === head && end === head + 1 && tokens[determiner ?? -1]?.lower === 'the'
    ? `${which} ${what}`
    : null;
}

/** 'the Danish login page', 'the 2023 annual report', 'the Monday status report': whose it is stays unsaid. */
function isCommonCapital({ lower, text }: Token): boolean {
  return (
    isDemonym(lower) ||
    /^\d/.test(text) ||
    /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)$/.test(
      lower,
    )
  );
}
