import { isCallingOff, isClosing, isIn } from '@memory/ontology';
import { literalKey } from './statement-key.ts';
import type { PredicateBehaviour, Statement } from './types.ts';

/** What adjudication needs of a statement, or of a stretch of time, to compare jobs. */
export type Job = Pick<Statement, 'key' | 'subject' | 'slots' | 'predicate' | 'object'>;

/** How the jobs of one person bear on each other. */
export type Jobs = {
  /** Whether `later` ends `earlier` although no value of theirs excludes another: a death a job, a wedding an engagement. */
  ends(later: Statement, earlier: Statement): boolean;
  /** Whether no value of two excludes another: they share but the life, or the engagement, that both bear on. */
  areApart(a: Job, b: Job): boolean;
  /** Whether both speak of one post, or of the same thing. */
  areSame(a: Statement, b: Statement): boolean;
  /** Whether both speak of one person's working life. */
  areBoth(a: Job, b: Job): boolean;
  /** Whether `later` ends `earlier`: another employer, another post at the same one, leaving the employer or the same post, leaving any job. */
  displaces(later: Statement, earlier: Statement): boolean;
  /** Whether two that share nothing but the person can be had at one time: a post and its employer, posts in two places. */
  coexist(a: Job, b: Job): boolean;
};

/** The place of work itself, as against a post in it. */
export const EMPLOYMENT = 'works_at';
const MEMBERSHIP = 'member_of';
const OWNERSHIP = 'owns';
const RESPONSIBILITY = 'responsible_for';
/** What somebody has of a thing that is in their hands. */
const held = /^(?:owns|responsible_for|maintainer_of|manages|leads)$/;
const PET = 'has_pet';
const USE = 'uses';
const LANGUAGE = 'written_in';
const SUBSIDIARY = 'subsidiary_of';
const SPIN_OFF = 'spun_off_from';
const SUPPLY = 'supplies';
const PARTNERSHIP = 'partner_of';

/**
 * Reads the jobs of some statements. Where a post has no employer of its own ('software engineer'), the employer that the
 * same claim names counts ('joined Acme as a software engineer').
 */
export function createJobs(
  statements: readonly Statement[],
  behaviour: (predicate: string) => PredicateBehaviour,
): Jobs {
  const isJob = (predicate: string) => behaviour(predicate).isJob === true;
  const byClaim = new Map<string, Set<string>>();
  const byKey = new Map<string, Set<string>>();
  for (const { claimId, predicate, object, key } of statements) {
    if (!isJob(predicate) || object === null) continue;
    note(byClaim, claimId, object);
    note(byKey, key, object);
  }
  for (const { claimId, predicate, object, key } of statements) {
    if (!isJob(predicate) || object !== null) continue;
    for (const employer of byClaim.get(claimId) ?? []) note(byKey, key, employer);
  }
  const atOne = (a: Job, b: Job) => {
    const [left, right] = [byKey.get(a.key), byKey.get(b.key)];
    return left === undefined || right === undefined || [...left].some((employer) => right.has(employer));
  };
  const areBoth = (a: Job, b: Job) => a.subject === b.subject && isJob(a.predicate) && isJob(b.predicate);
  const leaves = (later: Statement, earlier: Statement) =>
    later.subject === earlier.subject && isSamePost(later.objectText, earlier.objectText);
  const said = new Set(statements.filter(({ aspect }) => aspect !== 'ends').map(({ key }) => key));
  /** 'stepped down as head of Orr' ends her leading it, 'sold the car' her driving it; who sells a hotel may go on managing it. */
  const givesUp = (later: Statement, earlier: Statement) => {
    if (later.subject !== earlier.subject || !areOfOneThing(later, earlier)) return false;
    if (behaviour(later.predicate).isHeadship === true || later.predicate === EMPLOYMENT)
      return /^(?:leads|manages)$/.test(earlier.predicate);
    // 'has led Orr since 2010', and then 'handed the running of Orr to Bo'
    if (/^(?:leads|manages)$/.test(later.predicate) && later.predicate !== earlier.predicate)
      return /^(?:leads|manages)$/.test(earlier.predicate);
    // 'gave her dog away': it is her dog no longer
    if (later.predicate === OWNERSHIP && earlier.predicate === PET) return true;
    if (later.predicate === OWNERSHIP)
      return earlier.predicate !== 'manages' && held.test(earlier.predicate) && !said.has(later.key);
    // 'Orion was migrated from MySQL' ends that it runs on it
    if (later.predicate === USE) return earlier.predicate !== USE && isIn('use', earlier.predicate);
    // 'took over the rota from Katja', who was only ever said to own it or to lead it: that was all she had of it
    return later.predicate === RESPONSIBILITY && held.test(earlier.predicate) && !said.has(later.key);
  };
  return {
    ends(later, earlier) {
      if (later.aspect !== 'ends' && passes(later, earlier)) return true;
      if (later.aspect === 'ends' && (givesUp(later, earlier) || partsWith(later, earlier))) return true;
      if (later.aspect === 'ends' && isIn('couple', later.predicate) && isIn('couple', earlier.predicate))
        return isSameCouple(later, earlier);
      // 'moved from Leeds to York' of a firm that was said to be in Leeds, or to have an office there
      if (later.aspect === 'ends' && isIn('seat', later.predicate) && isIn('seat', earlier.predicate))
        return later.subject === earlier.subject && thingOf(later) === thingOf(earlier);
      // who leaves a club leaves the posts there
      if (later.aspect === 'ends' && later.predicate === MEMBERSHIP && later.object === earlier.object)
        return isJob(earlier.predicate) || behaviour(earlier.predicate).isPost === true;
      if (later.aspect === 'ends') return leaves(later, earlier);
      // 'moved to the Data team', of who was in the Search team
      if (later.predicate === MEMBERSHIP && earlier.predicate === MEMBERSHIP)
        return later.aspect === 'begins' && later.object !== earlier.object && areBothTeams(later, earlier);
      if (isIn('setDay', later.predicate) && isIn('setDay', earlier.predicate))
        return later.predicate !== earlier.predicate && later.aspect === 'begins';
      if (isIn('setDay', earlier.predicate) && isCallingOff(later.predicate, later.objectText))
        return later.polarity === 'affirmed';
      if (isIn('use', later.predicate) && isIn('use', earlier.predicate))
        return (
          thingOf(later) !== thingOf(earlier) && (later.aspect === 'begins' || later.precision === 'open')
        );
      if (isClosing(later.predicate, later.objectText) && isIn('trading', earlier.predicate))
        return later.polarity === 'affirmed';
      // 'was rewritten in Rust'
      if (later.predicate === LANGUAGE && earlier.predicate === LANGUAGE)
        return later.aspect === 'begins' && thingOf(later) !== thingOf(earlier);
      if (areOfOneCare(later, earlier)) return later.aspect === 'begins' && takesOver(later, earlier);
      const { ends } = behaviour(later.predicate);
      if (ends === undefined || later.predicate === earlier.predicate) return false;
      if (ends === OWNERSHIP)
        return earlier.predicate === SUBSIDIARY
          ? later.object === earlier.subject && later.subject !== earlier.object
          : earlier.predicate === OWNERSHIP && later.subject !== earlier.subject;
      if (ends !== 'life') return earlier.predicate === ends;
      const { isOfBothLives, isOfLife, ends: endsToo } = behaviour(earlier.predicate);
      return isOfBothLives === true || (isOfLife === true && endsToo !== 'life' && endsToo !== 'stay');
    },
    areApart(a, b) {
      // who has come to like what they disliked
      if (isIn('taste', a.predicate) && isIn('taste', b.predicate)) return false;
      if (a.predicate !== b.predicate) return !isJob(a.predicate) || !isJob(b.predicate);
      // clubs and teams may be several
      if (a.predicate === MEMBERSHIP && a.subject === b.subject) return true;
      // two may be responsible for one thing, unless one comes after the other
      if (areOfOneCare(a, b) && a.slots.filter((slot) => b.slots.includes(slot)).length === 1) return true;
      if (a.predicate === LANGUAGE || isIn('trading', a.predicate)) return shareOnlyOne(a, b);
      // two databases are had at one time, unless one comes after the other
      if (isIn('use', a.predicate)) return true;
      // what was bought may be sold and bought again
      if (behaviour(a.predicate).ends === OWNERSHIP) return true;
      // each may supply the other
      if (a.predicate === SUPPLY && a.subject === b.object && a.object === b.subject) return true;
      const { isOfBothLives, isOfLife } = behaviour(a.predicate);
      // two with one dog share its life alone, and two who are engaged to one are rivals as well
      const isHis = a.subject === b.subject && !isJob(a.predicate) && isOfLife === true;
      return (
        (isOfBothLives === true || isHis) && a.slots.filter((slot) => b.slots.includes(slot)).length === 1
      );
    },
    areSame: (a, b) => a.key === b.key || (areBoth(a, b) && leaves(a, b)),
    areBoth,
    displaces(later, earlier) {
      if (behaviour(later.predicate).shape === 'event') return true;
      if (later.aspect === 'ends' && later.predicate === EMPLOYMENT)
        return earlier.predicate !== EMPLOYMENT && atOne(later, earlier);
      if (later.aspect === 'ends') return leaves(later, earlier);
      if (!atOne(later, earlier)) return true;
      return later.predicate !== EMPLOYMENT && earlier.predicate !== EMPLOYMENT;
    },
    coexist(a, b) {
      if (!areBoth(a, b) || a.key === b.key) return false;
      if (a.slots.filter((slot) => b.slots.includes(slot)).length !== 1) return false;
      return a.predicate !== EMPLOYMENT || b.predicate !== EMPLOYMENT;
    },
  };
}

/** Memberships share the life of who has them, and those in teams of a firm one thing more. */
function areBothTeams(a: Job, b: Job): boolean {
  return a.subject === b.subject && a.slots.filter((slot) => b.slots.includes(slot)).length > 1;
}

/** Two languages, wares or trades are had at one time, unless another slot of theirs holds one value alone. */
function shareOnlyOne(a: Job, b: Job): boolean {
  return a.slots.filter((slot) => b.slots.includes(slot)).length === 1;
}

/** 'Ann owns Orion', 'Bo is responsible for Orion': one thing in the care of two. */
function areOfOneCare(a: Job, b: Job): boolean {
  return (
    isIn('care', a.predicate) && isIn('care', b.predicate) && a.object === b.object && a.subject !== b.subject
  );
}

/** Whether both tell of the same thing; of things without a name, where both tell in whose care they are. */
function areOfOneThing(a: Statement, b: Statement): boolean {
  if (a.object !== null || b.object !== null) return a.object === b.object;
  return (
    isIn('care', a.predicate) && isIn('care', b.predicate) && thingOf(a) !== '' && thingOf(a) === thingOf(b)
  );
}

/** 'Bo now maintains Orion' ends that Ann does, or looks after it, not that she owns it. */
function takesOver(later: Job, earlier: Job): boolean {
  return earlier.predicate === OWNERSHIP
    ? later.predicate === OWNERSHIP
    : later.predicate !== OWNERSHIP || earlier.predicate !== 'manages';
}

/** 'treasurer' and 'treasurer of the club' are one post where only one of them says whose. */
function isSamePost(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return false;
  const [left = '', right = ''] = [literalKey(a), literalKey(b)].sort((x, y) => x.length - y.length);
  return right.startsWith(left) && /^ (?:of|at|for|in|with) /.test(right.slice(left.length));
}

/** 'Ann and Bo', 'Bo and Ann' */
function isSameCouple(a: Job, b: Job): boolean {
  return (
    (a.subject === b.subject && a.object === b.object) || (a.subject === b.object && a.object === b.subject)
  );
}

const thingOf = ({ object, objectText }: Statement) => object ?? literalKey(objectText ?? '');

function note(map: Map<string, Set<string>>, key: string, value: string): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, new Set([value]));
  else known.add(value);
}

/** 'is now a subsidiary of Tarn AG' ends that Orr owns it, and the other way round; what was spun off is its parent's no longer. */
function passes(later: Statement, earlier: Statement): boolean {
  const [child, parent] =
    later.predicate === OWNERSHIP ? [later.object, later.subject] : [later.subject, later.object];
  const [before, whose] =
    earlier.predicate === OWNERSHIP ? [earlier.object, earlier.subject] : [earlier.subject, earlier.object];
  if (
    child === null ||
    child !== before ||
    (earlier.predicate !== OWNERSHIP && earlier.predicate !== SUBSIDIARY)
  )
    return false;
  if (later.predicate === SPIN_OFF) return parent === whose;
  const isOther = later.predicate !== earlier.predicate && parent !== whose;
  return isOther && (later.predicate === SUBSIDIARY || later.predicate === OWNERSHIP);
}

/** 'ended its contract with Orr' ends that Orr supplies it, 'sold Loom' that Loom is its subsidiary. */
function partsWith(later: Statement, earlier: Statement): boolean {
  if (later.predicate === PARTNERSHIP) return earlier.predicate === SUPPLY;
  const [owner, child] = [OWNERSHIP, SUBSIDIARY];
  return (
    ((later.predicate === owner && earlier.predicate === child) ||
      (later.predicate === child && earlier.predicate === owner)) &&
    earlier.object === later.subject &&
    earlier.subject === later.object
  );
}
