import type { SentenceAnalysis, Token } from '../../language/analyze.ts';
import { isDemonym } from '../names/name-types.ts';
import type { Mention } from '../normalized-claim.ts';
import type { Span } from '../nouns/relational-nouns.ts';
import type { Term } from '../term.ts';

/** Teams that every text means others by: of a sport, of a study, of a firm's head. */
const anyTeam =
  /^(?:national|home|away|guest|visiting|local|whole|entire|same|project|research|study|review|author|writing|rescue|medical|care|film|camera|production|leadership|management|executive|senior|winning|losing|rival|opposing|sports?|football|soccer|rugby|basketball|baseball|cricket|hockey|volleyball|handball|netball|swimming|relay|racing|cycling|ski|chess|debate|quiz|olympic|school|college|university|club|dream|start-?up|youth|junior|reserve|men|women|boys|girls|company|founding|founder)$/;

/** 'the payments team', 'search squad' of a table: a team by the field that it works in, which a firm knows it by. */
export function plainTeam({ tokens, nounPhrases }: SentenceAnalysis, bare: Term, core: Span): Term | null {
  const { phrase } = bare;
  // 'the sales team of Acme' is Acme's
  const behind = nounPhrases[phrase.index + 1];
  const isPart =
    behind?.governor === phrase.end &&
    behind.kind !== 'time' &&
    // 'moved to the data team in the week of 6 May'
    !/^(?:day|week|weekend|month|quarter|year|morning|afternoon)$/.test((tokens[behind.head] as Token).lower);
  if (isPart && /^(?:of|at|for|in|with)$/.test((tokens[phrase.end] as Token).lower)) return null;
  const article = phrase.determiner === null ? 'the' : (tokens[phrase.determiner] as Token).lower;
  if (article !== 'the' || phrase.possessor !== null || phrase.plural) return null;
  if (!/^(?:team|squad)$/.test((tokens[phrase.head] as Token).lower)) return null;
  const field = tokens.slice(core.start, phrase.head);
  if (field.length === 0 || field.length > 3) return null;
  if (!field.every(({ pos, lower }) => /^(?:NOUN|PROPN|X)$/.test(pos) || isFieldWord(lower))) return null;
  if (field.some(({ lower }) => anyTeam.test(lower) || isDemonym(lower))) return null;
  const name = tokens
    .slice(core.start, phrase.head + 1)
    // 'the Harbor legal team'
    .map(({ lower, pos, text }) => (pos === 'PROPN' ? text : lower))
    .join(' ');
  return { ...bare, mention: { surface: name, name, type: 'organization', isTypeCertain: true, traits: [] } };
}

/** Words for a field of work that may be read as adjectives or verbs. */
function isFieldWord(lower: string): boolean {
  return /^(?:mobile|legal|finance|design|search|support|sales|research|test|build|release|web|social|internal|digital|content|risk|fraud|edge|core|billing|pricing|onboarding|testing|shipping|trading|licensing|hosting)$/.test(
    lower,
  );
}

/** 'the Identity team', 'the SRE squad', 'the payments team', 'Team Marble' */
export function isTeam(mention: Mention | null): boolean {
  return mention !== null && /^[\p{L}\p{N}].* (?:team|squad)$|^Team \p{Lu}/u.test(mention.name);
}
