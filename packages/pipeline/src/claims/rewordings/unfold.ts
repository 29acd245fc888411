import { PatternSet } from '../../language/patterns/pattern-set.ts';
import { takenBack } from '../certainty/corrections.ts';
import { both, cleft, opposed, putOff } from '../certainty/denials.ts';
import { found } from '../certainty/findings.ts';
import { spoken, unsure, untrue } from '../certainty/hearsay.ts';
import { neitherNor } from '../certainty/neither-nor.ts';
import { accordingTo, quoted, said, vouched } from '../certainty/said.ts';
import { outcomes, together, undone } from '../certainty/undone.ts';
import { formerly, tracked, tracking } from '../layout/tracking.ts';
import { isSentence } from '../layout/whole-sentences.ts';
import { described } from '../reference/described.ts';
import { everyday } from '../talk/everyday.ts';
import { announced, handedOn } from './announcements.ts';
import { appositions } from './appositions.ts';
import { beforeThat } from './before-that.ts';
import { belongings } from './belongings.ts';
import { besidePosts } from './beside-posts.ts';
import { careers, turnedRound } from './careers.ts';
import { changesTold, habitsChanged } from './changes-told.ts';
import { charges } from './charges.ts';
import { clients, clientsInTurn } from './clients.ts';
import { behindLabel, splitAtColon } from './colons.ts';
import { comings } from './comings.ts';
import { contracts } from './contracts.ts';
import { counts } from './counts.ts';
import { courses, courseWords } from './courses.ts';
import { kept } from './custody.ts';
import { terms, withDates } from './dates-set-apart.ts';
import { dealings, listings } from './dealings.ts';
import { decisions } from './decisions.ts';
import { doing } from './deeds.ts';
import { diets } from './diets.ts';
import { disposals } from './disposals.ts';
import { timedByEvents, untilEvents } from './durations.ts';
import { entries, packed } from './entries.ts';
import { expiries, stretchesOfPapers } from './expiries.ts';
import { compared, measured } from './figures.ts';
import { figuresInTurn } from './figures-in-turn.ts';
import { firmNews, firmNewsParts } from './firm-news.ts';
import { foundings } from './foundings.ts';
import { counted, eachYear, frontMarks } from './front-marks.ts';
import { fronted } from './fronted.ts';
import { gapped } from './gapped.ts';
import { givingUp } from './giving-up.ts';
import { goings } from './goings.ts';
import { handingOn } from './handing-on.ts';
import { headcountParts, headcounts } from './headcounts.ts';
import { headquarters } from './headquarters.ts';
import { homes } from './homes.ts';
import { households } from './households.ts';
import { order } from './inversions.ts';
import { jobs } from './jobs.ts';
import { kinAges } from './kin-ages.ts';
import { kinLists } from './kin-lists.ts';
import { lifeEvents } from './life-events.ts';
import { lives } from './lives.ts';
import { lodgings } from './lodgings.ts';
import { marriages } from './marriages.ts';
import { memberships } from './memberships.ts';
import { moves } from './moves.ts';
import { named } from './named.ts';
import { nested } from './nested.ts';
import { newHeads } from './new-heads.ts';
import { objectClauses } from './object-clauses.ts';
import { paired } from './paired-stretches.ts';
import { partings } from './partings.ts';
import { personalData } from './personal-data.ts';
import { plannedDays, plansAside } from './planned-days.ts';
import { possessions } from './possessions.ts';
import { postsApart, postsStraight } from './posts-told.ts';
import { prices, pricesStraight } from './prices.ts';
import { privateLives } from './private-lives.ts';
import { profiles } from './profiles.ts';
import { projectChanges } from './project-changes.ts';
import { promotions } from './promotions.ts';
import { reachable } from './reachable.ts';
import { formerNames, renamings } from './renamings.ts';
import { returned } from './returns.ts';
import { reword } from './rewordings.ts';
import { rooms } from './rooms.ts';
import { capital, NAME } from './sentence-rule.ts';
import { setOff } from './set-off.ts';
import { owningUp, shifted, stretched } from './shifts.ts';
import { structures } from './structures.ts';
import { superiors } from './superiors.ts';
import { teamChanges } from './team-changes.ts';
import { toldInTurn } from './told-in-turn.ts';
import { toldOfLives } from './told-of-lives.ts';
import { turnedClauses } from './turned-clauses.ts';
import { turnouts } from './turnouts.ts';
import { undergoneInTurn } from './undergone-in-turn.ts';
import { meetingPlaces, valuesTold } from './values-told.ts';
import { venues } from './venues.ts';
import { wareParts, wares } from './wares.ts';
import { workTold } from './work-told.ts';
import { workingHours } from './working-hours.ts';
import { worksInTurn } from './works-in-turn.ts';

const straightened = new PatternSet([
  ...changesTold,
  ...announced,
  ...undone,
  ...tracked,
  ...turnedRound,
  ...postsStraight,
  ...putOff,
  ...said,
  ...untrue,
  ...unsure,
  ...returned,
  ...order,
  ...doing,
  ...renamings,
  ...contracts,
  ...firmNews,
  ...foundings,
  ...dealings,
  ...valuesTold,
  ...pricesStraight,
  ...wares,
  ...headcounts,
  ...counted,
  ...counts,
  ...measured,
  ...found,
  ...courseWords,
  ...plannedDays,
  ...charges,
  ...clients,
  ...decisions,
  ...expiries,
  ...memberships,
  ...structures,
  ...turnouts,
  ...shifted,
]);

const parts = [
  ...habitsChanged,
  ...terms,
  ...untilEvents,
  ...accordingTo,
  ...quoted,
  ...vouched,
  ...spoken,
  ...both,
  ...neitherNor,
  ...cleft,
  ...eachYear,
  ...frontMarks,
  ...undergoneInTurn,
  ...worksInTurn,
  ...kinLists,
  ...turnedClauses,
  ...appositions,
  ...described,
  ...tracking,
  ...opposed,
  ...courses,
  ...stretched,
  ...together,
  ...outcomes,
  ...beforeThat,
  ...belongings,
  ...lodgings,
  ...besidePosts,
  ...everyday,
  ...givingUp,
  ...disposals,
  ...listings,
  ...newHeads,
  ...handingOn,
  ...teamChanges,
  ...projectChanges,
  ...workingHours,
  ...superiors,
  ...comings,
  ...toldOfLives,
  ...jobs,
  ...venues,
  ...meetingPlaces,
  ...headquarters,
  ...homes,
  ...moves,
  ...goings,
  ...rooms,
  ...partings,
  ...clientsInTurn,
  ...formerNames,
  ...prices,
  ...firmNewsParts,
  ...wareParts,
  ...headcountParts,
  ...gapped,
  ...toldInTurn,
  ...kept,
  ...handedOn,
  ...workTold,
  ...careers,
  ...postsApart,
  ...promotions,
  ...diets,
  ...privateLives,
  ...households,
  ...kinAges,
  ...marriages,
  ...lifeEvents,
  ...personalData,
  ...possessions,
  ...lives,
  ...paired,
  ...figuresInTurn,
  ...profiles,
  ...objectClauses,
  ...setOff,
  ...fronted,
  ...nested,
  ...plansAside,
  ...stretchesOfPapers,
  ...reachable,
  ...timedByEvents,
];

const parted = new PatternSet([...named, ...compared, ...parts]);

const unpacked = new PatternSet([...named, ...compared, ...entries, ...parts]);

/** 'It is in Graz that the servers stand, and the chair is Ann Lee': only the servers do. */
const cleftInFront =
  /^(It (?:is|was) (?:in|on|at|from|near|during|for) [^,]+? that [^,]+), (?:and|but) (.+)$/u;

/** 'Since March team Osprey uses GitLab': its name begins there. */
const smallTeam =
  /(?<!\b(?:the|our|my|his|her|its|their|an?|this|that|new|first|second|whole|which|what) )\bteam (?=\p{Lu}\p{Ll})/gu;

/**
 * The plain sentences that a claim's sentence is made of: inversions put straight, nouns of doing turned to verbs, and what stands in front or in between
 * as a description said on its own. The sentence itself where there is nothing to unfold. The last is what the sentence mainly says.
 */
export function unfold(said: string): string[] {
  if (said.length > 600) return [said];
  const sentence = withDates(said.replace(owningUp, '').replace(smallTeam, 'Team '));
  const [before] = [...takenBack, ...formerly].flatMap(([pattern, make]) => {
    const match = pattern.exec(sentence);
    const made = match === null ? [] : make(match);
    return made.length === 0 ? [] : [made];
  });
  if (before !== undefined) return before.flatMap(unfold);
  // 'Its head is Ann Lee; the previous head, Bob Ray, retired in 2019'
  const parts = sentence.split(
    /; (?!however\b|that is\b|[^;]{2,60} (?:does|do|did)(?: now)?\.?$|[^;]{2,40} is in\.?$|(?:and )?(?:s?he|it|they) (?:has|have) (?:done|been doing) (?:so|this|that) |[^;]{2,60} (?:his|her|their) successor\.?$|(?:his|her|their) successor (?:is|was) )/,
  );
  if (parts.length > 1 && parts.every(isSentence))
    return parts.flatMap((part, i) => unfold(i < parts.length - 1 ? `${part}.` : part));
  const [, cleft, rest] = cleftInFront.exec(sentence) ?? [];
  if (cleft !== undefined && rest !== undefined && isSentence(capital(rest)))
    return [...unfold(`${cleft}.`), ...unfold(capital(rest))];
  const labelled = behindLabel(sentence);
  if (labelled !== null) return unfold(labelled);
  const [front, behind] = splitAtColon(sentence) ?? [];
  if (front !== undefined && behind !== undefined) return [...unfold(front), ...unfold(behind)];
  const made = unnest(straighten(capital(reword(sentence))), 4);
  return made.length === 1 && made[0] === sentence ? (withoutRelative(sentence) ?? made) : made;
}

/** 'Orion stores its data in MongoDB 4.4, which gets no more fixes': the clause behind a name hides no wording of the rest. */
function withoutRelative(sentence: string): string[] | null {
  const [, front = '', name = '', rest = ''] = relativeBehind.exec(sentence) ?? [];
  if (front === '') return null;
  const main = `${front}.`;
  const made = unfold(main);
  return made.length === 1 && made[0] === main ? null : [`${name} ${rest}`, ...made];
}

const relativeBehind = new RegExp(
  String.raw`^([^,;:]{8,160} (${NAME}(?:\.\d[\d.]*)?)), (?:which|who) ((?:is|was|has|had|will|does|did|\p{Ll}{2,}(?:s|ed))\b[^,;:]{3,160})$`,
  'u',
);

function straighten(sentence: string): string {
  return straightened.rewrite(sentence, (crooked, [pattern, put]) => {
    const match = pattern.exec(crooked);
    return (match === null ? undefined : put(match)[0]) ?? crooked;
  });
}

function unnest(text: string, depth: number): string[] {
  if (depth === 0) return [text];
  for (const [pattern, put] of (packed.test(text) ? unpacked : parted).fitting(text)) {
    const match = pattern.exec(text);
    const made = match === null ? [] : put(match);
    if (made.length > 0) return made.flatMap((part) => unnest(straighten(part), depth - 1));
  }
  return [text];
}
