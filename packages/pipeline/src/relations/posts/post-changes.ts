import type { Token } from '../../language/analyze.ts';
import { coordinatedPhrases } from '../coordination.ts';
import { type Drafts, fitOf } from '../draft.ts';
import { holdersOf } from '../holders.ts';
import type { Mention } from '../normalized-claim.ts';
import { isPost, predicateOf } from '../predicates.ts';
import { headLemma, nameOf, type Scene, termOf, verbOf } from '../scene.ts';
import type { Frame } from '../verbs/frame.ts';
import type { Effect } from '../verbs/patterns.ts';
import { managerPost } from './managers.ts';
import { officeOf } from './offices.ts';
import { bodiesOf, contextHolders } from './post-holders.ts';
import { addPost, inFirm, type Post, postOf, titleText } from './posts.ts';

const stating = /^(?:be|serve|work|act|remain|continue|stay|function|hold|occupy|have)$/;

const taking =
  /^(?:become|join|rejoin|start|begin|return|assume|move|transfer|switch|step|take|succeed|replace|rise)$/;

/** 'moved to Tarn AG as an analyst': where one goes is where one has the post. */
const going = /^(?:move|return|transfer|switch)$/;

const giving =
  /^(?:appoint|name|elect|promote|hire|make|designate|select|install|choose|pick|tap|recruit|confirm|crown|swear|re-elect|reelect|reappoint|re-appoint|bring|announce|introduce|employ|engage|assign|vote|inaugurate|co-opt|coopt)$/;

const leaving = /^(?:resign|retire|quit|leave|depart|step|stand|cease|stop|finish|relinquish|abdicate|give)$/;

const removing =
  /^(?:fire|dismiss|sack|oust|remove|replace|succeed|follow|depose|suspend|demote|relieve|force)$/;

/**
 * Appointments, departures and successions: who takes or leaves which post, whoever is subject or object. True where the
 * clause was about a post.
 */
export function readPostChange(scene: Scene, frame: Frame, drafts: Drafts): boolean {
  const { lemma, clause, mood } = frame;
  const verb = verbOf(scene, clause);
  const posts = postsIn(scene, frame);
  if (posts.length === 0) return readExchange(scene, frame, drafts) || readSuccession(scene, frame, drafts);
  const names = (indices: readonly number[]) => indices.flatMap((index) => nameOf(scene, index) ?? []);
  const subjects = names(frame.subjects);
  const postPhrases = new Set(posts.map((post) => post.phrase));
  const objects = names(
    clause.objects.filter((index) => !postPhrases.has(index) || termOf(scene, index).mention !== null),
  );
  const people = (mentions: readonly Mention[]) =>
    mentions.filter((mention) => fitOf(mention, ['person']) >= 1);
  const bodies = (mentions: readonly Mention[]) =>
    mentions
      // 'Tallis Rail-4d appointed Ann its CEO': a figure in the name of who gives posts makes no model of it
      .map(
        (mention): Mention =>
          mention.type === 'product' && !mention.isTypeCertain ? { ...mention, type: 'thing' } : mention,
      )
      .filter((mention) => fitOf(mention, ['organization', 'place']) >= 2);
  const others = bodies(
    names(
      frame.prepositional
        .filter(
          ({ word, phrase }) =>
            (/^(?:at|of|for|with|in)$/.test(word) || (word === 'to' && going.test(lemma))) &&
            !postPhrases.has(phrase) &&
            !(word === 'in' && isWithinPost(scene, phrase, posts)) &&
            !isParted(scene, phrase, postPhrases),
        )
        .map(({ phrase }) => phrase),
    ),
  );
  // 'Probert replaces Ann Lee as head' of neither
  const exchanged = /^(?:replace|succeed|follow)$/.test(lemma) ? [...subjects, ...objects] : [];
  const hinted = contextHolders(scene, posts).filter(
    (holder) => !exchanged.some(({ name }) => name === holder.name),
  );
  // 'replaced Bo as Acme's head of design'
  const owners = posts.map((post) =>
    bodies(bodiesOf(scene, post, [])).filter(
      (owner) => ![...subjects, ...exchanged].some(({ name }) => name === owner.name),
    ),
  );
  const add = (persons: readonly Mention[], effect: Effect, fallback: readonly Mention[]) => {
    const around = fallback.length > 0 ? fallback : hinted;
    for (const person of people(persons))
      for (const [index, post] of posts.entries()) {
        const own = owners[index] ?? [];
        addPost(scene, person, post, mood, effect, clause, drafts, [
          ...(own.length > 0 ? own : around).filter(({ name }) => name !== person.name),
        ]);
      }
    return people(persons).length > 0;
  };
  // 'Ann succeeded Bob as chair': whom she followed is told beside the post
  const follow = (next: readonly Mention[], gone: readonly Mention[]) => {
    const spec = predicateOf('succeeded');
    const [subject] = people(next);
    const [object] = people(gone);
    if (spec === undefined || subject === undefined || object === undefined) return;
    const common = { text: null, effect: 'state', mood, clause, isUnique: false } as const;
    drafts.add({ ...common, predicate: spec.name, spec, subject, object });
  };
  const agents = names(frame.prepositional.filter(({ word }) => word === 'by').map(({ phrase }) => phrase));
  if (frame.passive) {
    // 'is employed as a nurse'
    const effect: Effect = /^(?:employ|engage)$/.test(lemma) ? 'state' : 'start';
    if (lemma === 'vote' && isVotedOut(scene, frame)) return add(subjects, 'end', others);
    if (giving.test(lemma)) return add(subjects, effect, [...others, ...bodies(agents)]);
    if (removing.test(lemma)) {
      const done = add(subjects, 'end', others);
      if (/^(?:replace|succeed|follow)$/.test(lemma)) {
        add(agents, 'start', others.length > 0 ? others : holdersElsewhere(scene, subjects));
        follow(agents, subjects);
      }
      return done;
    }
    return false;
  }
  // 'voted Ann out as captain'
  if (lemma === 'vote' && isVotedOut(scene, frame))
    return add(objects, 'end', [...bodies(subjects), ...others]);
  if (giving.test(lemma) && objects.length > 0)
    return add(objects, 'start', [...bodies(subjects), ...others]);
  if (lemma === 'replace' && bodies(subjects).length > 0 && people(subjects).length === 0)
    return readExchange(scene, frame, drafts);
  if (/^(?:replace|succeed|follow)$/.test(lemma) && objects.length > 0) {
    add(objects, 'end', others);
    follow(subjects, objects);
    return add(subjects, 'start', others);
  }
  if (removing.test(lemma) && objects.length > 0)
    return add(objects, 'end', [...bodies(subjects), ...others]);
  // 'refused to stand again as chair': whether she is chair it does not say
  if (lemma === 'stand' && frame.particle !== 'down' && frame.particle !== 'aside' && frame.particle !== 'in')
    return true;
  // 'stepped in as interim head'
  const isComing = /^(?:in|up|into)$/.test(frame.particle ?? scene.analysis.tokens[verb.end]?.lower ?? '');
  if (lemma === 'step' || lemma === 'stand') return add(subjects, isComing ? 'start' : 'end', others);
  if (lemma === 'give') return frame.particle === 'up' ? add(subjects, 'end', others) : false;
  if (lemma === 'take') {
    const gone = frame.prepositional.filter(({ word }) => word === 'from').map(({ phrase }) => phrase);
    if (frame.particle === 'over' && objects.length === 0) {
      add(names(gone), 'end', others);
      follow(subjects, names(gone));
    }
    return add(subjects, 'start', others);
  }
  if (/^(?:join|rejoin|start|begin)$/.test(lemma))
    return add(subjects, 'start', [...bodies(objects), ...others]);
  if (leaving.test(lemma)) return add(subjects, 'end', [...bodies(objects), ...others]);
  if (taking.test(lemma)) return add(subjects, 'start', [...others, ...bodies(objects)]);
  if (stating.test(lemma) && verb.lemma !== 'be') return add(subjects, 'state', others);
  return false;
}

/** 'voted Ann out as captain', 'was voted out as chair' */
function isVotedOut(scene: Scene, { clause, particle }: Frame): boolean {
  const { tokens } = scene.analysis;
  const [object] = clause.objects;
  const behind = object === undefined ? undefined : tokens[termOf(scene, object).phrase.end];
  return particle === 'out' || behind?.lower === 'out' || tokens[verbOf(scene, clause).end]?.lower === 'out';
}

/** 'appointed director of the museum in Leeds': where the museum is, behind the post's own phrase. */
function isWithinPost(scene: Scene, index: number, posts: readonly Post[]): boolean {
  const { governor } = termOf(scene, index).phrase;
  return posts.some(({ phrase, holders }) =>
    scene.analysis.nounPhrases.some(
      ({ attachedTo, end, kind }) =>
        attachedTo === phrase && end === governor && kind === 'common' && holders.length === 0,
    ),
  );
}

/** 'appointed Ann, previously at Beta, as CEO': a phrase that a comma parts from the post says nothing of it. */
function isParted(scene: Scene, index: number, posts: ReadonlySet<number>): boolean {
  const { end } = termOf(scene, index).phrase;
  return [...posts].some((post) => {
    const { start } = termOf(scene, post).phrase;
    return start > end && scene.analysis.tokens.slice(end, start).some((token) => token.text === ',');
  });
}

/** The posts that a clause speaks of: 'as CEO', 'to chief executive', 'the role of CTO', a second object. */
function postsIn(scene: Scene, frame: Frame): Post[] {
  const found: Post[] = [];
  const take = (index: number) => {
    const post = managerPost(scene, frame, index) ?? postOf(scene, index);
    const { mention, relation, phrase } = termOf(scene, index);
    if (post !== null && (mention === null || relation?.span.end === phrase.head + 1)) found.push(post);
    else if (post === null && mention === null && isNamedPost(scene, frame, index))
      found.push({
        phrase: index,
        spec: null,
        title: titleText(scene, index),
        holders: [],
        effect: 'state',
        isFuture: false,
      });
  };
  const rises = frame.prepositional.some(({ word }) => word === 'to');
  for (const { word, phrase } of frame.prepositional) {
    // 'promoted from analyst to partner': the post behind 'to' is the one that begins
    if (word === 'from' && rises && giving.test(frame.lemma)) continue;
    const office = /^(?:to|from|over)$/.test(word) ? officeOf(scene, phrase) : null;
    if (office !== null) found.push(office);
    else if (word === 'as' || word === 'to' || word === 'from') {
      if (isPostNoun(scene, phrase)) for (const inner of ofPhrases(scene, phrase)) take(inner);
      else for (const index of [phrase, ...coordinatedPhrases(scene, phrase)]) take(index);
    }
  }
  for (const index of frame.directs)
    found.push(...[officeOf(scene, index)].filter((office) => office !== null));
  for (const index of frame.clause.objects) {
    if (isPostNoun(scene, index)) for (const inner of ofPhrases(scene, index)) take(inner);
    else if (
      /^(?:become|make|name|appoint|elect|re-elect|reelect|reappoint|re-appoint|be|remain|designate|crown|choose)$/.test(
        frame.lemma,
      )
    )
      take(index);
  }
  if (found.length > 1) {
    // 'CEO and president of Acme': the last one's holder is everybody's
    const holders = found.find((post) => post.holders.length > 0)?.holders ?? [];
    return found.map((post) => (post.holders.length > 0 ? post : { ...post, holders }));
  }
  return found;
}

/** 'promoted to partner', 'hired as a buyer', 'made Ann a partner': what somebody is promoted to is a post, whatever it is called. */
function isNamedPost(
  scene: Scene,
  { lemma, passive, prepositional, directs }: Frame,
  index: number,
): boolean {
  const { phrase } = termOf(scene, index);
  const { tokens } = scene.analysis;
  if (phrase.kind !== 'common' || phrase.possessor !== null) return false;
  const isSecond = passive || (directs.length > 0 && directs[0] !== index);
  if (giving.test(lemma) && isSecond && inFirm.test(headLemma(scene, index)))
    // 'made Orr Mills a partner in the venture'
    return tokens[phrase.end]?.lower !== 'in' || tokens[phrase.end + 1]?.pos !== 'DET';
  if (phrase.plural) return false;
  const word = prepositional.find((other) => other.phrase === index)?.word;
  if (word === 'as') return /^(?:appoint|hire|recruit|elect|promote|designate|nominate)$/.test(lemma);
  return word === 'to' && lemma === 'promote' && phrase.determiner === null;
}

function isPostNoun(scene: Scene, index: number): boolean {
  const { phrase } = termOf(scene, index);
  return /^(?:post|position|role|job|title|office|rank|place|seat|reins|helm|duties|duty)s?$/.test(
    (scene.analysis.tokens[phrase.head] as Token).lower,
  );
}

function ofPhrases(scene: Scene, index: number): number[] {
  return scene.analysis.nounPhrases
    .filter(
      (phrase) =>
        phrase.attachedTo === index ||
        (phrase.index === index + 1 &&
          phrase.governor !== null &&
          /^(?:as|of)$/.test((scene.analysis.tokens[phrase.governor] as Token).lower)),
    )
    .map((phrase) => phrase.index);
}

/** 'Acme replaced its CEO, Ann, with Bob': who goes and who comes, in the post that the object names. */
function readExchange(scene: Scene, frame: Frame, drafts: Drafts): boolean {
  const [object] = frame.clause.objects;
  if (frame.lemma !== 'replace' || frame.passive || object === undefined) return false;
  const post = postOf(scene, object);
  const comers = frame.prepositional
    .filter(({ word }) => word === 'with')
    .flatMap(({ phrase }) => nameOf(scene, phrase) ?? [])
    // 'replaced the old parser with Beak'
    .filter((comer) => fitOf(comer, ['person']) >= (post?.spec == null ? 3 : 2));
  if (post === null || comers.length === 0) return false;
  const bodies = frame.subjects.flatMap((index) => nameOf(scene, index) ?? []);
  const gone = nameOf(scene, object);
  const { mood, clause } = frame;
  if (gone !== null) addPost(scene, gone, post, mood, 'end', clause, drafts, bodies);
  for (const comer of comers) addPost(scene, comer, post, mood, 'start', clause, drafts, bodies);
  return true;
}

/** 'Bob replaced Ann' right behind Ann's post in the same sentence: 'Ann, the CEO of Acme, was succeeded by Bob'. */
function readSuccession(scene: Scene, frame: Frame, drafts: Drafts): boolean {
  if (!/^(?:replace|succeed)$/.test(frame.lemma)) return false;
  const names = (indices: readonly number[]) => indices.flatMap((index) => nameOf(scene, index) ?? []);
  const agents = frame.passive
    ? names(frame.prepositional.filter(({ word }) => word === 'by').map(({ phrase }) => phrase))
    : names(frame.subjects);
  const gone = frame.passive ? names(frame.subjects) : names(frame.directs);
  const held = drafts.all.filter(
    (draft) =>
      draft.spec !== null &&
      isPost(draft.spec.name) &&
      gone.some((person) => person.name === draft.subject.name),
  );
  for (const draft of held) {
    drafts.add({ ...draft, effect: 'end', mood: frame.mood, clause: frame.clause });
    for (const agent of agents)
      if (fitOf(agent, ['person']) > 0)
        drafts.add({ ...draft, subject: agent, effect: 'start', mood: frame.mood, clause: frame.clause });
  }
  return held.length > 0 && agents.length > 0;
}

function holdersElsewhere(scene: Scene, people: readonly Mention[]): Mention[] {
  const names = new Set(people.map((person) => person.name));
  return scene.terms.flatMap((term) =>
    term.mention !== null && names.has(term.mention.name) && term.relation !== null
      ? holdersOf(scene, term.phrase.index)
      : [],
  );
}
