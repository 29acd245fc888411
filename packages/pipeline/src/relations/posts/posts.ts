import type { Clause, NounPhrase, Token } from '../../language/analyze.ts';
import { type Drafts, fitOf } from '../draft.ts';
import { holdersOf, isOnlyOfWorks } from '../holders.ts';
import type { PredicateSpec } from '../inventory/shape.ts';
import { isOccupationNoun, isProgram } from '../names/name-types.ts';
import type { Mention } from '../normalized-claim.ts';
import { isDeputizing, isRankOfPartner, nounLemma, type Span } from '../nouns/relational-nouns.ts';
import { isPost, nounReadings, predicateOf } from '../predicates.ts';
import { headLemma, nameOf, rangeText, type Scene, termOf } from '../scene.ts';
import { conceptNamed } from '../things.ts';
import { isForSystem } from '../verbs/kinds-of-objects.ts';
import type { Mood } from '../verbs/moods.ts';
import type { Effect } from '../verbs/patterns.ts';
import { isPastime } from './occupations.ts';
import {
  bodiesOverLead,
  employerBehind,
  isSomewhere,
  leadingEmployer,
  seatOf,
  servedEnd,
} from './post-holders.ts';
import {
  belowTheHead,
  fieldInitials,
  fieldStart,
  isOneOfSeveral,
  leadsTeam,
  servesField,
} from './post-ranks.ts';
import { isTeam } from './teams.ts';

/** A post or occupation that a phrase names: 'CEO of Acme', 'software engineer at Google', 'physicist'. */
export type Post = {
  readonly phrase: number;
  /** Null for one that the inventory does not list. */
  readonly spec: PredicateSpec | null;
  readonly title: string;
  readonly holders: readonly Mention[];
  /** 'former', 'ex-', 'acting', 'next'. */
  readonly effect: Effect;
  readonly isFuture: boolean;
};

/** What people are in a firm or college, and firms to each other. */
export const inFirm = /^(?:developer|producer|partner|associate|fellow|principal)$/;

/** The post that a phrase names, if it names one. */
export function postOf(scene: Scene, index: number): Post | null {
  const { tokens } = scene.analysis;
  const { phrase, relation, mention } = termOf(scene, index);
  if (isForSystem(scene, phrase.end)) return null;
  const head = tokens[phrase.head] as Token;
  // 'a message broker', 'a text editor'
  if (phrase.head > 0 && isProgram(tokens[phrase.head - 1]?.lower ?? '', nounLemma(head))) return null;
  // 'Ida is Olaf's boss' tells whom Olaf reports to
  const isPersonal = tokens[phrase.head]?.lower === 'boss';
  if (isPersonal && holdersOf(scene, index).some(({ type }) => type === 'person')) return null;
  // 'whose last director', 'its last mayor'
  const isLast = tokens.slice(phrase.start, phrase.head).some(({ lower }) => lower === 'last');
  const former = isLast || formerIn(tokens, phrase.start, phrase.head + 1);
  const isFuture = isSupposed(tokens, phrase);
  const effect: Effect = former ? 'end' : 'state';
  const reading = relation?.readings.find(
    ({ predicate, as }) =>
      as === 'holder' &&
      isPost(predicate.name) &&
      // 'a product manager at Acme' leads a product, not Acme
      !(
        /^(?:leader|product_manager)_of$/.test(predicate.name) &&
        bodiesOverLead(scene, index).length === 0 &&
        !servesField(tokens, relation.span) &&
        isJobThere(scene, index)
      ) &&
      // 'Ann's boss'
      !(relation.noun === 'boss' && holdersOf(scene, index).some(({ type }) => type === 'person')),
  );
  const bodies = bodiesOverLead(scene, index);
  if (relation !== null && reading !== undefined && bodies.length > 0)
    return {
      phrase: index,
      spec: null,
      title: titleOf(scene, relation.span),
      holders: bodies,
      effect,
      isFuture,
    };
  if (relation !== null && reading !== undefined && employerBehind(scene, index) !== null) {
    return {
      phrase: index,
      spec: reading.predicate,
      title: rangeText(scene, relation.span.start, relation.span.end),
      holders: [fieldOf(scene, index)],
      effect,
      isFuture,
    };
  }
  if (relation !== null && reading !== undefined) {
    const holders = hasField(scene, index) && isSomewhere(scene, index) ? [] : holdersOf(scene, index);
    return {
      phrase: index,
      spec: reading.predicate,
      title: titleOf(scene, relation.span),
      holders: holders.length === 0 && hasField(scene, index) ? [fieldOf(scene, index)] : holders,
      effect,
      isFuture,
    };
  }
  if (mention !== null) return null;
  const listed = relation?.readings.some(({ predicate }) => predicate.name === 'works_at') ?? false;
  const before = phrase.head > phrase.start ? (tokens[phrase.head - 1]?.lower ?? '') : '';
  const isDeputy =
    isDeputizing(before) ||
    /^vice-/.test(head.lower) ||
    // 'master printer', but 'master bedroom'
    (/^(?:master|apprentice|trainee)$/.test(before) &&
      phrase.determiner === null &&
      /(?:[eo]r|smith|wright)$/.test(head.lower));
  const isPartner = isRankOfPartner(before, head.lower);
  const isInFirm = isPartner || (inFirm.test(head.lower) && tokens[phrase.end]?.lower === 'at');
  if (!listed && !isOccupation(head) && !isDeputy && !isInFirm) return null;
  if (relation !== null && !listed && !isJobThere(scene, index) && tellsMore(scene, index)) return null;
  // 'chief engineer of Sturm Motoren': nobody has one, whatever the name looks like
  const isOfBody = /^(?:chief|head|deputy|senior)$/.test(before) || isPartner;
  const own = holdersOf(scene, index)
    .map((holder) =>
      isOfBody && holder.type === 'person' && !holder.isTypeCertain
        ? { ...holder, type: 'thing' as const }
        : holder,
    )
    .filter((holder) => fitOf(holder, ['organization', 'place']) >= 2);
  const front = own.length > 0 ? null : leadingEmployer(scene, index);
  return {
    phrase: index,
    spec: null,
    title: front === null ? titleText(scene, index) : rangeText(scene, front.end, phrase.head + 1),
    holders: front === null ? own : [front.employer],
    effect,
    isFuture,
  };
}

/** 'IT director' with the field in front that is no body. */
export function titleOf(scene: Scene, { start, end }: Span): string {
  return rangeText(scene, fieldStart(scene.analysis.tokens, { start, end }), end);
}

/** 'head of research', 'head of the lab', but 'head of the company'. */
function hasField(scene: Scene, index: number): boolean {
  const field = scene.analysis.nounPhrases.find(({ attachedTo }) => attachedTo === index);
  if (field?.kind !== 'common' || field.possessor !== null) return false;
  return (
    field.determiner === null ||
    /^(?:lab|laboratory|department|division|team|section|unit|branch)$/.test(headLemma(scene, field.index))
  );
}

/** The field that a post is for: 'research' in 'head of research at Acme', which is no body. */
function fieldOf(scene: Scene, index: number): Mention {
  const field = scene.analysis.nounPhrases.find(({ attachedTo }) => attachedTo === index);
  return conceptNamed(field === undefined ? '' : rangeText(scene, field.start, field.end));
}

/** 'future', 'would-be', 'alleged' in front of what somebody is: not yet, or by hearsay. */
export function isSupposed(tokens: readonly Token[], { start, head }: NounPhrase): boolean {
  return tokens.slice(start, head).some(({ lower }) => supposed.test(lower));
}

const supposed =
  /^(?:next|incoming|future|designate|designated|prospective|would-be|aspiring|potential|possible|alleged|supposed|presumed|suspected|reputed|putative|rumou?red|likely)$/;

/** Who is somewhere without working there. */
const customers =
  /^(?:guest|visitor|passenger|customer|client|tenant|lodger|inmate|prisoner|spectator|participant|attendee|regular)$/;

const spouse = /^(?:husband|wife|spouse|partner|fianc[eé]e?|boyfriend|girlfriend)$/;

/** 'former', 'ex-CEO', 'then', 'retired', 'late husband'. */
export function formerIn(tokens: readonly Token[], from: number, to: number): boolean {
  // 'formerly chair', 'formerly chief executive'
  if (
    tokens
      .slice(Math.max(0, from - 1), from + 1)
      .some(({ lower }) => /^(?:formerly|previously|once)$/.test(lower))
  )
    return true;
  for (let i = Math.max(0, from - 1); i < to; i++) {
    const { lower } = tokens[i] as Token;
    if (
      /^(?:former|ex|onetime|one-time|erstwhile|outgoing|ousted|departing|retired|previous|past)$/.test(
        lower,
      ) ||
      /^ex-/.test(lower) ||
      // 'Ann's late husband, Bo': who died is married to nobody
      (lower === 'late' && spouse.test(tokens[i + 1]?.lower ?? '')) ||
      // "the paper's last owner, Orr Press": nobody owned it behind them
      (lower === 'last' && [i + 1, i + 2].some((at) => at < to && endedPosts.test(tokens[at]?.lower ?? '')))
    )
      return true;
  }
  return false;
}

const endedPosts =
  /^(?:owner|proprietor|keeper|tenant|king|queen|emperor|empress|tsar|sultan|abbot|editor|publisher|employer|boss|manager|director|executive|chairman|chairwoman|chair|mayor|governor)$/;

/** 'dentist', 'mentor', 'friend': of people alone. */
export function isBetweenPeople({ subject, object }: PredicateSpec): boolean {
  return [subject, object].every((types) => types !== 'value' && types.every((type) => type === 'person'));
}

/**
 * 'a manager at Acme', 'sales manager at Acme', 'a designer at Acme': one of those who work there, not who runs it or made
 * it.
 */
export function isJobThere(scene: Scene, index: number): boolean {
  const { phrase, relation } = termOf(scene, index);
  const { nounPhrases, tokens } = scene.analysis;
  if (relation !== null && servesField(tokens, relation.span) && holdersOf(scene, index).length > 0)
    return true;
  const isAt = tokens[phrase.end]?.lower === 'at' && nounPhrases[index + 1]?.governor === phrase.end;
  if (isAt && (bodiesOverLead(scene, index).length > 0 || inFirm.test(headLemma(scene, index)))) return true;
  // 'a freelance designer for Acme': Acme is no work of hers
  const isOfStaff =
    isAt ||
    (/^(?:for|with)$/.test(tokens[phrase.end]?.lower ?? '') &&
      /^an?$/.test(tokens[phrase.determiner ?? -1]?.lower ?? '') &&
      holdersOf(scene, index).every(({ type }) => /^(?:organization|thing|person)$/.test(type)));
  if (isOfStaff && relation?.readings.every(({ predicate }) => isOnlyOfWorks(predicate))) return true;
  // 'an intern at Acme'
  if (isAt && relation?.noun === 'intern') return true;
  // 'a buyer at Acme', "Acme's buyer", but 'the buyer of the mill'
  const isOfWhole = tokens[phrase.end]?.lower === 'of';
  if (relation?.noun === 'buyer' && !isOfWhole && holdersOf(scene, index).length > 0) return true;
  // 'a dentist in Lugano'
  const isIn = /^(?:at|in|near)$/.test(tokens[phrase.end]?.lower ?? '');
  if (isIn && relation?.readings.every(({ predicate }) => isBetweenPeople(predicate))) return true;
  const determiner = phrase.determiner === null ? '' : (tokens[phrase.determiner] as Token).lower;
  const before = tokens[phrase.head - 1];
  const isField = before?.pos === 'NOUN' || fieldInitials.test(before?.text ?? '');
  const isOfKind = isField && relation?.noun === 'manager';
  const attached = nounPhrases.filter((other) => other.attachedTo === index);
  // 'store manager of Acme Foods', but 'line manager of Ann'
  const isOfFirm = (other: number) => {
    const { mention } = termOf(scene, other);
    return isOfKind && mention !== null && mention.type !== 'person' && fitOf(mention, ['organization']) >= 2;
  };
  return (
    /^(?:manager|supervisor|assistant|owner)$/.test((tokens[phrase.head] as Token).lower) &&
    phrase.possessor === null &&
    (/^an?$/.test(determiner) || isField) &&
    attached.every((other) => isOfFirm(other.index))
  );
}

/** 'the designer of the tower': with a thing that it made, the noun is more than an occupation. */
function tellsMore(scene: Scene, index: number): boolean {
  const { phrase, relation } = termOf(scene, index);
  if (relation === null) return false;
  // 'the builder of the Solbris' may be a yard
  const isThe = scene.analysis.tokens[phrase.determiner ?? -1]?.lower === 'the';
  return holdersOf(scene, index).some((holder) =>
    relation.readings.some(
      ({ predicate }) =>
        predicate.object !== 'value' &&
        fitOf(holder, predicate.object) >= (isThe && predicate.subject.includes('organization') ? 1 : 2) &&
        !predicate.object.includes('organization'),
    ),
  );
}

function isOccupation(head: Token): boolean {
  return head.pos === 'NOUN' && isOccupationNoun(nounLemma(head));
}

export function titleText(scene: Scene, index: number): string {
  const { phrase } = termOf(scene, index);
  const attached = scene.analysis.nounPhrases.filter(
    (other) => other.attachedTo === index && other.kind === 'common',
  );
  const end = attached.at(-1)?.end ?? servedEnd(scene, phrase.index) ?? phrase.end;
  const start = phrase.possessor === null ? phrase.start : phrase.possessor.end + 1;
  const text = phrase.plural
    ? `${rangeText(scene, start, phrase.head)} ${headLemma(scene, index)} ${rangeText(scene, phrase.head + 1, end)}`.trim()
    : rangeText(scene, start, end);
  return text
    .replace(/^(?:the|a|an|its|their|his|her|our)\s+/i, '')
    .replace(/^(?:former|new|next|incoming|outgoing)\s+/i, '');
}

/** A person in a post: the relation to its holder, or what the person is where no holder is named. */
export function addPost(
  scene: Scene,
  person: Mention,
  post: Post,
  mood: Mood,
  effect: Effect,
  clause: Clause | null,
  drafts: Drafts,
  fallback: readonly Mention[] = [],
): void {
  if (fitOf(person, ['person']) === 0) return;
  const settled: Effect = post.effect === 'end' ? 'end' : effect;
  // 'chose Ann as its next chair', 'was elected the next mayor': settled, though she is none yet
  const isSettled =
    settled === 'start' &&
    /^(?:choose|elect|appoint|name|pick|select)$/.test(
      scene.analysis.verbGroups[clause?.verb ?? -1]?.lemma ?? '',
    );
  const shifted: Mood = post.isFuture && !isSettled ? { ...mood, modality: 'hedged' } : mood;
  const holders = post.holders.length > 0 ? post.holders : fallback;
  const common = { subject: person, effect: settled, mood: shifted, clause, isUnique: false } as const;
  // 'the poet and wife of Jules Amiot': nobody's poet
  const isTrade =
    post.spec === null && holders.every(({ type, isTypeCertain }) => type === 'person' && isTypeCertain);
  let bodies = isTrade ? [] : holders;
  // 'Orr named Ana sales director': one of several there
  const isBelow =
    isBesideTheHead(scene, post) ||
    (post.holders.length === 0 &&
      (belowTheHead.test(post.title) || (leadsTeam.test(post.title) && !fallback.some(isTeam))));
  if (post.spec !== null && !isBelow) {
    const { spec } = post;
    // the chancellor of a university governs no country
    const fits = (holder: Mention) =>
      spec.object !== 'value' &&
      fitOf(holder, spec.object) > 0 &&
      !(
        spec.name === 'prime_minister_of' &&
        /\b(?:University|College|Institute|Academy|Universit\p{L}+)\b/u.test(holder.name)
      );
    const fitting = holders.map((holder) => seatOf(spec, holder)).filter(fits);
    for (const holder of fitting)
      drafts.add({ ...common, predicate: spec.name, spec, object: holder, text: null });
    if (fitting.length > 0) return;
    // 'head of marketing' at Acme: a job there, not the head of it
    bodies = fallback.filter(fits);
  }
  // 'an engineer in the Payments team' is one of it, wherever the team is
  const member = predicateOf('member_of') ?? null;
  for (const team of bodies.filter(isTeam))
    drafts.add({ ...common, predicate: 'member_of', spec: member, object: team, text: null });
  bodies = bodies
    .filter((body) => !isTeam(body) && !isOrigin(scene, post.phrase, body))
    .map((body) => (isWhere(scene, post.phrase, body) ? { ...body, type: 'place' as const } : body));
  const works = predicateOf('works_at') ?? null;
  // 'an account manager for Drayton' works with Drayton, not there
  const isServed = ({ name }: Mention) =>
    /^(?:[\p{Ll}-]+ )*(?:account|client|customer) \p{Ll}+ for /u.test(post.title) &&
    post.title.endsWith(name);
  const isOffice = isUnpaid(post);
  const employers = bodies.filter(
    (candidate) =>
      // 'the goalkeeping coach of Brom Town'
      fitOf(candidate, ['organization']) >= (/\bcoach$/.test(post.title) ? 1 : 2) &&
      !isOffice &&
      !isServed(candidate) &&
      !customers.test(headLemma(scene, post.phrase)),
  );
  // who is promoted was there before
  const isRise = scene.analysis.verbGroups[clause?.verb ?? -1]?.lemma === 'promote';
  const working = isRise && settled === 'start' ? 'state' : settled;
  for (const holder of employers)
    drafts.add({
      ...common,
      effect: working,
      predicate: 'works_at',
      spec: works,
      object: holder,
      text: null,
    });
  const isJob = post.spec !== null || bodies.length > 0 || effect !== 'state';
  const full = post.spec === null ? post.title : withHolder(scene, post);
  // 'a former Alitour manager': a manager at Alitour
  const front = bodies.find((body) => full.startsWith(`${body.name} `));
  // 'is its manager', of what nothing tells
  const name = (front === undefined ? full : full.slice(front.name.length + 1)).replace(
    /^(?:its|their|our|your) (?=\p{Ll})/u,
    '',
  );
  const named = bodies.filter(
    (holder) => holder.type !== 'concept' && holder.name !== person.name && !name.endsWith(holder.name),
  );
  const isIn = named.every((holder) => holder.type === 'place');
  const link = isOffice ? 'of' : isIn ? 'in' : 'at';
  const title = withArticle(
    named.length > 0 ? `${name} ${link} ${named.map((holder) => holder.name).join(' and ')}` : name,
    isOneOfSeveral(scene.analysis.tokens, termOf(scene, post.phrase).phrase),
  );
  const predicate = isJob ? 'has_role' : isPastime(title) ? 'is_a' : 'occupation';
  drafts.add({ ...common, predicate, spec: predicateOf(predicate) ?? null, object: null, text: title });
}

/** 'the vice-chair of the club', 'the finance minister of Norland': an office, and no job with whom it is of. */
function isUnpaid({ spec, title }: Post): boolean {
  const noun = title.split(/[ -]/).at(-1) ?? '';
  const own =
    spec ?? nounReadings(noun.toLowerCase()).find(({ predicate }) => isPost(predicate.name))?.predicate;
  if (own === undefined || own.employment === true) return false;
  // 'a secretary at Orr', 'press secretary of Orr'
  if (own.name === 'secretary_of')
    return /^(?:honorary|vice|shadow|social|membership|foreign|home|health|defen[cs]e|transport|education) /.test(
      title,
    );
  return !/^(?:leader_of|product_manager_of|advisor_to|maintainer_of|priest_of)$/.test(own.name);
}

/** 'the creative director of Orr', 'a director of Orr': not the one who directs it. */
function isBesideTheHead(scene: Scene, { phrase: index, spec }: Post): boolean {
  const { phrase, relation } = termOf(scene, index);
  const { tokens } = scene.analysis;
  return (
    spec !== null &&
    relation !== null &&
    relation.span.end === phrase.head + 1 &&
    (servesField(tokens, relation.span) || isOneOfSeveral(tokens, phrase))
  );
}

/** 'a nurse from Linz': where somebody comes from is no place of work. */
function isOrigin(scene: Scene, index: number, { name, type }: Mention): boolean {
  const { end } = termOf(scene, index).phrase;
  const behind = scene.analysis.nounPhrases.find(({ governor }) => governor === end);
  return (
    type === 'place' &&
    behind !== undefined &&
    scene.analysis.tokens[end]?.lower === 'from' &&
    nameOf(scene, behind.index)?.name === name
  );
}

/** 'a dentist in Aachen': an unknown name behind 'in' is where somebody is it, not for whom. */
function isWhere(scene: Scene, index: number, { name, isTypeCertain }: Mention): boolean {
  const { end } = termOf(scene, index).phrase;
  const behind = scene.analysis.nounPhrases.find(({ governor }) => governor === end);
  return (
    !isTypeCertain &&
    behind !== undefined &&
    scene.analysis.tokens[end]?.lower === 'in' &&
    nameOf(scene, behind.index)?.name === name
  );
}

/** 'a nurse', 'an analyst at Delta', but 'head of marketing' and 'CEO'. */
function withArticle(told: string, isOne: boolean): string {
  // 'is now senior analyst'
  const title = told.replace(/^(?:now|currently|still|already|also|again) (?=\p{L})/u, '');
  if (/^(?:a|an|the)\s/i.test(title) || /^\p{Lu}{2,}/u.test(title)) return title;
  // 'the best cook in Porto': there is one
  if (/^(?:best|worst|most|least|(?!hon)\p{L}{3,}est)\s/iu.test(title)) return `the ${title}`;
  if (!isOne && /^(?:head|chief|vice|deputy|president|chair|managing|director|lead)\b/i.test(title))
    return title;
  return `${/^(?:[aeiou]|hono|heir)/i.test(title) ? 'an' : 'a'} ${title}`;
}

function withHolder(scene: Scene, post: Post): string {
  const { tokens } = scene.analysis;
  const { phrase, relation } = termOf(scene, post.phrase);
  const attached = scene.analysis.nounPhrases.filter((other) => other.attachedTo === post.phrase);
  const end = attached.at(-1)?.end;
  let start = phrase.head;
  const field = relation === null ? start : fieldStart(tokens, relation.span);
  while (
    start > phrase.start &&
    (start > field ||
      tokens[start - 1]?.pos === 'NOUN' ||
      /^(?:vice|deputy|assistant|associate|senior|junior|executive|managing|acting|interim|co|chief|general|regional|foreign|prime|financial|medical|technical|legal|artistic|musical)$/.test(
        (tokens[start - 1] as Token).lower,
      ))
  )
    start--;
  const told = `${rangeText(scene, start, phrase.head)} ${headLemma(scene, post.phrase)}`.trim();
  if (end !== undefined)
    return phrase.plural ? `${told} ${rangeText(scene, phrase.head + 1, end)}` : rangeText(scene, start, end);
  return start < phrase.head || phrase.plural ? told : post.title;
}
