import { NAME } from '../rewordings/sentence-rule.ts';

/** 'Suppose', 'Let's say', 'Imagine': the words behind are to be thought of, and told by nobody. */
const supposing =
  /^(?:(?:for (?:example|instance)|e\.g\.|so|now|just|well|and|but|ok(?:ay)?|say),? )*(?:(?:let['’]s|let us|(?:you|we) (?:can|could|might)) (?:just )?(?:suppose|imagine|assume|pretend|say)|suppose|supposing|let['’]s pretend|assume(?= that\b)|pretend(?= (?:that|you|I|we)\b)|imagine(?= (?:that|if|you|the|an?|your|my|our)\b)|picture this)(?:[:,]? that)?[:,]? \S/iu;
/** 'Let's meet at the Red Lion': what somebody would like to come about. */
const proposing =
  /^(?:(?:ok(?:ay)?|so|well|then|right|and|but|maybe|perhaps),? )*(?:let['’]s|let us|shall we|why (?:don['’]t|not)|how about|what about|what if)(?! (?:know|down|go of|off|out)\b) \p{Ll}/iu;
const welcoming = /^(?:please |let['’]s |let us )?(?:join|welcome)\b/iu;

/** Whether a sentence is only supposed or proposed, and tells nothing of what is so. */
export function isSupposed(text: string): boolean {
  if (supposing.test(text)) return true;
  return proposing.test(text) && !welcoming.test(text.replace(/^let(?:['’]s| us) /iu, ''));
}

const FICTION =
  '(?:novel|novella|short story|fairy[- ]tale|folk ?tale|fable|legend|myth|film|movie|thriller|play|drama|comedy|tragedy|opera|operetta|musical|sitcom|soap(?: opera)?|(?:TV|television) (?:series|drama|show)|comic(?: book)?|graphic novel|cartoon|anime|manga|video ?game|computer game|poem|ballad|dream|nightmare)';
/** 'In the novel The Salt Road, …', 'In Elsa Norling's film, …', 'In a dream last night …' */
const inFiction = new RegExp(
  `^In (?:(?:the|an?|one|another|this|that|his|her|its|their|my|our|${NAME}['’]s?) )(?:[\\p{Ll}\\d-]+ ){0,3}?${FICTION}\\b`,
  'u',
);
const onceUpon = /^(?:Once upon a time|There (?:was|lived) once (?:upon a time )?an?|Long,? long ago)\b/u;
/** What is done for a work rather than in it: 'In the film, Ann Lee plays a nurse.' */
const making =
  /\b(?:plays?|played|playing|stars?|starred|portrays?|portrayed|voices?|voiced|appears?|appeared|features?|featured|sings?|sang|dances?|cast|directs?|directed|wr(?:ote|ites?|itten)|describes?|described|explores?|explored|depicts?|depicted|argues?|argued|uses?|used|tells?|told|shows?|showed|film(?:s|ed)|shot|produced|composed|published|released|premiered|illustrated|set in|based on|about)\b/u;
const WORK = '(?:novel|film|movie|play|book|story|series|game|opera|musical|comic)';
/** 'Its hero, Duarte, …', 'The main character is Ada Finch': who is only in a book. */
const hero = new RegExp(
  `^(?:(?:Its|[Tt]he ${WORK}['’]s) (?:\\p{Ll}+ )?(?:hero|heroine|villain|narrator)|(?:(?:Its|The|[Tt]he ${WORK}['’]s) (?:\\p{Ll}+ )?(?:protagonist|antagonist|main character|central character|title character|anti-?hero))|The (?:hero|heroine|villain|narrator) of the ${WORK}(?: ${NAME})?)(?:,| is(?: called)?) (${NAME})`,
  'u',
);

/** Who is told of as the hero of a work, or of whom a novel tells, by name; null where a sentence tells of nobody so. */
export function inventedIn(text: string): string | null {
  return hero.exec(text)?.[1] ?? (isFiction(text) ? (someone.exec(behindFront(text))?.[1] ?? null) : null);
}

/** Whether a sentence tells what happens in a work of fiction or a dream, or of the hero of one. */
export function isFiction(text: string): boolean {
  return hero.test(text) || onceUpon.test(text) || (inFiction.test(text) && !making.test(behindFront(text)));
}

/** What stands behind 'In the novel', without clauses about the novel. */
function behindFront(text: string): string {
  return text.replace(inFiction, '').replace(/, (?:which|who|by) [^,]*(?=,)/u, '');
}

const someone = new RegExp(`(?:^|, )(${NAME}) \\p{Ll}`, 'u');

/** Whether what is said of somebody is who plays or made them up: 'Ada is played by Ann Lee.' */
export function isOfMaking(text: string): boolean {
  return making.test(behindFront(text));
}
