import type { Clause, Token } from '../../language/analyze.ts';
import { wordTable } from '../../language/words/word-table.ts';
import { type Drafts, fitOf, plainMood } from '../draft.ts';
import { holdersOf } from '../holders.ts';
import type { Mention } from '../normalized-claim.ts';
import { addPost, type Post, postOf } from '../posts/posts.ts';
import { patternsOf, predicateOf } from '../predicates.ts';
import { nameOf, possessorOf, type Scene, termOf, verbOf } from '../scene.ts';
import { moodOf } from '../verbs/moods.ts';
import type { Effect } from '../verbs/patterns.ts';

/** Nouns of actions, the verb that each stands for, and what its 'of' names: the verb's object or its subject. */
const actions = wordTable<{ verb: string; of: 'object' | 'subject' }>({
  acquisition: { verb: 'acquire', of: 'object' },
  purchase: { verb: 'purchase', of: 'object' },
  buyout: { verb: 'acquire', of: 'object' },
  takeover: { verb: 'acquire', of: 'object' },
  founding: { verb: 'found', of: 'object' },
  foundation: { verb: 'found', of: 'object' },
  creation: { verb: 'create', of: 'object' },
  development: { verb: 'develop', of: 'object' },
  invention: { verb: 'invent', of: 'object' },
  discovery: { verb: 'discover', of: 'object' },
  publication: { verb: 'publish', of: 'object' },
  release: { verb: 'release', of: 'object' },
  launch: { verb: 'launch', of: 'object' },
  adoption: { verb: 'adopt', of: 'object' },
  inhibition: { verb: 'inhibit', of: 'object' },
  activation: { verb: 'activate', of: 'object' },
  suppression: { verb: 'suppress', of: 'object' },
  stimulation: { verb: 'stimulate', of: 'object' },
  treatment: { verb: 'treat', of: 'object' },
  regulation: { verb: 'regulate', of: 'object' },
  marriage: { verb: 'marry', of: 'subject' },
  merger: { verb: 'merge', of: 'subject' },
  arrival: { verb: 'join', of: 'subject' },
  departure: { verb: 'leave', of: 'subject' },
});

/** Appointments and departures as nouns: what they do to the person's post. */
const postActions = wordTable<Effect>({
  appointment: 'start',
  election: 'start',
  promotion: 'start',
  hiring: 'start',
  nomination: 'start',
  return: 'start',
  resignation: 'end',
  retirement: 'end',
  dismissal: 'end',
  departure: 'end',
  removal: 'end',
  ouster: 'end',
  firing: 'end',
  exit: 'end',
  tenure: 'state',
  term: 'state',
  stint: 'state',
  leadership: 'state',
});

/** Verbs around a noun of action that leave open whether it came about. */
const unsettled =
  /^(?:reject|block|cancel|abandon|oppose|deny|consider|discuss|propose|plan|seek|want|delay|postpone|prevent|halt|stop|fear|expect|await|oppose|demand|request|approve|challenge|review|investigate|explore|rule|attempt|threaten|hope|allow|require|fail|collapse|fall_through|call_off|break_down|scrap|veto|abort|shelve|suspend|withdraw)$/;
/** 'the planned takeover of Loom by Acme': none yet, whatever became of it. */
const prospective =
  /^(?:planned|proposed|possible|potential|attempted|failed|intended|rumou?red|hostile|expected|prospective|imminent|pending|upcoming|alleged)$/;

/** 'the acquisition of A by B', 'Jane Doe's appointment as CEO of Acme', 'the merger between A and B'. */
export function readNominalizations(scene: Scene, drafts: Drafts): void {
  for (const term of scene.terms) {
    const { phrase, mention, noun } = term;
    if (mention !== null || phrase.kind !== 'common') continue;
    const action = actions[noun];
    const postEffect = postActions[noun];
    if (action === undefined && postEffect === undefined) continue;
    if (scene.analysis.tokens.slice(phrase.start, phrase.head).some(({ lower }) => prospective.test(lower)))
      continue;
    const clause = clauseAround(scene, phrase.start);
    if (clause !== null && !isSettled(scene, clause)) continue;
    const mood = clause === null ? plainMood : { ...moodOf(scene, clause), shift: null, isPast: false };
    if (mood.modality === 'hedged' || mood.polarity === 'negated') continue;
    const around = argumentsOf(scene, phrase.index);
    if (postEffect !== undefined) {
      const people = [...around.of, ...(around.owner === null ? [] : [around.owner])].filter(
        (person) => fitOf(person, ['person']) >= 1,
      );
      for (const person of people) {
        for (const post of around.as)
          addPost(
            scene,
            person,
            post,
            mood,
            postEffect,
            clause,
            drafts,
            [
              ...around.by,
              ...(around.owner !== null && fitOf(around.owner, ['organization']) >= 2 ? [around.owner] : []),
              ...announcers(scene, clause),
            ].slice(0, 1),
          );
        if (people.length > 0 && around.as.length === 0 && action !== undefined)
          leaveOrJoin(scene, action.verb, person, around.from, mood, clause, drafts);
      }
      if (people.length > 0) continue;
    }
    if (action === undefined) continue;
    const { of } = action;
    const objects = of === 'object' ? around.of : around.with;
    const subjects =
      of === 'object'
        ? around.by.length > 0
          ? around.by
          : around.owner === null
            ? []
            : [around.owner]
        : around.of.length > 0
          ? around.of
          : around.owner === null
            ? []
            : [around.owner];
    const [first, second] = around.between;
    if (first !== undefined && second !== undefined) link(action.verb, first, second, mood, clause, drafts);
    for (const subject of subjects)
      for (const object of objects) link(action.verb, subject, object, mood, clause, drafts);
    if (
      of === 'subject' &&
      objects.length === 0 &&
      around.of.length === 2 &&
      around.of[0] !== undefined &&
      around.of[1] !== undefined
    ) {
      link(action.verb, around.of[0], around.of[1], mood, clause, drafts);
    }
  }
}

/** 'Acme announced the appointment of Ann Orr', 'The board of Acme confirmed …': whose post it is where nothing else tells. */
function announcers(scene: Scene, clause: Clause | null): Mention[] {
  if (clause === null || !/^(?:announce|confirm|approve)$/.test(verbOf(scene, clause).lemma)) return [];
  return clause.subjects
    .flatMap((index): Mention[] => {
      const name = nameOf(scene, index);
      if (name !== null) return [name];
      // what has a board is no person, whatever its name looks like
      return holdersOf(scene, index).map((body) => (body.isTypeCertain ? body : { ...body, type: 'thing' }));
    })
    .filter((body) => fitOf(body, ['organization']) >= 2);
}

function leaveOrJoin(
  scene: Scene,
  verb: string,
  person: Mention,
  from: readonly Mention[],
  mood: typeof plainMood,
  clause: Clause | null,
  drafts: Drafts,
): void {
  void scene;
  for (const body of from) link(verb, person, body, mood, clause, drafts);
}

function link(
  verb: string,
  subject: Mention,
  object: Mention,
  mood: typeof plainMood,
  clause: Clause | null,
  drafts: Drafts,
): void {
  let best: { fit: number; index: number } | null = null;
  const patterns = patternsOf(verb);
  for (const [index, pattern] of patterns.entries()) {
    const { predicate } = pattern;
    if (predicate.object === 'value' || pattern.passive || pattern.words !== null) continue;
    if (pattern.direct === null && !(verb === 'merge')) continue;
    const [from, to] = pattern.left === 'S' ? [subject, object] : [object, subject];
    const fit = Math.min(fitOf(from, predicate.subject), fitOf(to, predicate.object));
    if (fit > (best?.fit ?? 0)) best = { fit, index };
  }
  const pattern = best === null ? undefined : patterns[best.index];
  if (pattern === undefined) return;
  const [from, to] = pattern.left === 'S' ? [subject, object] : [object, subject];
  drafts.add({
    predicate: pattern.predicate.name,
    spec: pattern.predicate,
    subject: from,
    object: to,
    text: null,
    effect: pattern.effect,
    mood,
    clause,
    isUnique: false,
  });
}

type Around = {
  of: Mention[];
  by: Mention[];
  with: Mention[];
  from: Mention[];
  between: Mention[];
  as: Post[];
  owner: Mention | null;
};

/** The phrases behind a noun of action, up to the next verb. */
function argumentsOf(scene: Scene, index: number): Around {
  const { analysis } = scene;
  const { phrase } = termOf(scene, index);
  const around: Around = {
    of: [],
    by: [],
    with: [],
    from: [],
    between: [],
    as: [],
    owner: possessorOf(scene, phrase),
  };
  let { end } = phrase;
  for (const other of analysis.nounPhrases.slice(index + 1)) {
    if (other.governor === null) break;
    if (analysis.verbGroups.some((verb) => verb.start >= end && verb.start < other.start)) break;
    if (other.start > end + 3 && other.kind !== 'time') break;
    end = other.end;
    const word = (analysis.tokens[other.governor] as Token).lower;
    if (word === 'as' || word === 'to') {
      const post = postOf(scene, other.index);
      if (post !== null) around.as.push(post);
      continue;
    }
    const mention = nameOf(scene, other.index);
    if (mention === null) continue;
    if (
      word === 'of' &&
      (other.attachedTo === index || analysis.nounPhrases[other.index - 1]?.attachedTo === index)
    )
      around.of.push(mention);
    else if (word === 'by') around.by.push(mention);
    else if (word === 'with' || word === 'to') around.with.push(mention);
    else if (word === 'from' || word === 'at') around.from.push(mention);
    else if (word === 'between') around.between.push(mention);
  }
  return around;
}

function clauseAround(scene: Scene, at: number): Clause | null {
  const { clauses } = scene.analysis;
  return clauses.find((clause) => at >= clause.start && at < clause.end) ?? clauses[0] ?? null;
}

function isSettled(scene: Scene, clause: Clause): boolean {
  const verb = verbOf(scene, clause);
  const particle = verb.particle === null ? '' : `_${scene.analysis.tokens[verb.particle]?.lower}`;
  return (
    !unsettled.test(`${verb.lemma}${particle}`) &&
    verb.modal === null &&
    verb.tense !== 'future' &&
    !verb.negated
  );
}

/** 'With offices in Graz and Linz, Acme …', 'Acme, with a plant in Oslo, …'. */
export function readSites(scene: Scene, drafts: Drafts): void {
  const { nounPhrases, tokens, clauses } = scene.analysis;
  const spec = predicateOf('has_office_in');
  for (const { phrase, noun } of scene.terms) {
    if (spec === undefined || phrase.governor === null || (tokens[phrase.governor] as Token).lower !== 'with')
      continue;
    if (!/^(?:office|branch|plant|factory|store|site|campus|warehouse|subsidiary|location|hub)$/.test(noun))
      continue;
    const before = nounPhrases[phrase.index - 1];
    // 'has become a firm of 600 people, with offices in Graz'
    const isApart = tokens[phrase.governor - 1]?.text === ',' && nameOf(scene, before?.index ?? -1) === null;
    const held =
      before !== undefined && before.end >= phrase.governor - 1 && !isApart
        ? before.index
        : clauses.find((clause) => clause.kind === 'main')?.subjects[0];
    const subject = held === undefined ? null : nameOf(scene, held);
    if (subject === null || fitOf(subject, ['organization']) < 2) continue;
    for (const other of nounPhrases.slice(phrase.index + 1)) {
      if (other.governor === null || !/^(?:in|at)$/.test((tokens[other.governor] as Token).lower)) break;
      const place = nameOf(scene, other.index);
      if (place === null || fitOf(place, ['place']) < 2) continue;
      drafts.add({
        predicate: spec.name,
        spec,
        subject,
        object: place,
        text: null,
        effect: 'state',
        mood: plainMood,
        clause: null,
        isUnique: false,
      });
    }
  }
}

/** 'Under the leadership of Jane Doe, Acme grew', 'under CEO Jane Doe': she leads it. */
export function readLeadership(scene: Scene, drafts: Drafts): void {
  const { analysis } = scene;
  for (const { phrase, mention, relation } of scene.terms) {
    if (phrase.governor === null || (analysis.tokens[phrase.governor] as Token).lower !== 'under') continue;
    const clause = analysis.clauses.find((candidate) => candidate.kind === 'main');
    const led = clause?.subjects.flatMap((index) => nameOf(scene, index) ?? []) ?? [];
    const leadership =
      /^(?:leadership|direction|chairmanship|presidency|stewardship|guidance|command|management)$/.test(
        (analysis.tokens[phrase.head] as Token).lower,
      );
    const inner = analysis.nounPhrases.find((other) => other.attachedTo === phrase.index);
    const leader = leadership
      ? inner === undefined
        ? possessorOf(scene, phrase)
        : nameOf(scene, inner.index)
      : relation?.readings.some(({ predicate: { subject } }) => subject.includes('person'))
        ? mention
        : null;
    if (leader === null || fitOf(leader, ['person']) === 0) continue;
    const predicate = predicateOf('leads');
    if (predicate === undefined) continue;
    for (const body of led) {
      if (fitOf(body, ['organization', 'place', 'event', 'product']) < 2) continue;
      drafts.add({
        predicate: predicate.name,
        spec: predicate,
        subject: leader,
        object: body,
        text: null,
        effect: 'state',
        mood: plainMood,
        clause: clause ?? null,
        isUnique: false,
      });
    }
  }
}
