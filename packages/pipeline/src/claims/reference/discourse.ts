import { isCalling } from '../../language/repair/repair-phrase.ts';
import { KIN } from '../../language/words/kin.ts';
import { isUndertaking, typeOfName } from '../../relations/names/name-types.ts';
import { isOfLife } from '../../relations/names/species.ts';
import type { ToldPost } from '../rewordings/posts.ts';
import type { ToldContract } from './contracts-told.ts';
import {
  coversNoun,
  type EntityKind,
  fitsPlace,
  type Gender,
  genderOfNoun,
  isPet,
  isRole,
  kindOfName,
  kindOfNoun,
} from './entity-kinds.ts';
import { nameHolds, withoutHouses } from './held-nouns.ts';
import type { Newborn } from './newborns.ts';
import type { ToldFigure } from './retold.ts';
import { isWithMiddleInitial, sameLetters, shortens } from './short-names.ts';
import type { Workplace } from './workplaces.ts';

/** Something that the text speaks of, as far as it has been read. */
export type Entity = {
  /** As it is to be named where a pronoun stood: 'Jane Doe', 'the museum'. */
  name: string;
  /** What it is called for short: 'WHO'. */
  short: string | null;
  /** 'the' belongs in front of the name ('the Treaty of Malvern'). */
  article: boolean;
  /** One of many of its name when it was first spoken of: 'a VW Golf', 'her Alfa Romeo Giulia'. */
  one: boolean;
  /** A title with an owner in it ("The Painter's Room"), which stands in quotation marks. */
  quoted: boolean;
  kind: EntityKind;
  gender: Gender;
  /** Spoken of as 'it': nobody, whatever else it is. */
  neuter: boolean;
  readonly plural: boolean;
  /** A name rather than a description. */
  readonly proper: boolean;
  /** What it has been called: 'company', 'ceo'. */
  readonly nouns: Set<string>;
  /** Members, of 'Alice and Bob'. */
  readonly members: readonly Entity[];
  section: number;
  /** Sentence of the last mention, counted over the document. */
  sentence: number;
  role: Role;
  /** A machine in a talk, of whom no one speaks. */
  mute: boolean;
  /** Last taken up by a pronoun: what the text goes on about. */
  continued: boolean;
  /** The last sentence whose subject was told by whose it is ('Her boss is …'). */
  listedIn: number | null;
  /** The sentence that tells of its founding: 'left Orr to found Loom', of which 'the company' speaks next. */
  foundedIn: number | null;
  /** Position of the last mention in its sentence (token index). */
  place: number;
  /** Named by the title or a heading: what a text speaks of when nothing nearer is meant. */
  heading: boolean;
};

export type Role = 'subject' | 'object' | 'predicate' | 'other' | 'heading';

export type Wanted = {
  readonly kinds: readonly EntityKind[];
  readonly gender: Gender;
  readonly plural: boolean;
  /** How many sentences back an antecedent may stand. */
  readonly reach: number;
};

/** 'My brother Karel': nobody but a person is that. */
const kin = new RegExp(`^(?:${KIN})$`);

/** 'The tool maker Orsa': what is made on this scale, no one person makes. */
function isFirm(noun: string): boolean {
  return (
    /(?:maker|manufacturer|retailer|insurer|supplier|operator)$/.test(noun) &&
    kindOfNoun(noun) === 'organization'
  );
}

/** What nobody is. */
const body =
  /^(?:company|firm|business|start-?up|bank|airline|charity|foundation|agency|university|school|hospital|brewery|bakery|retailer|consultancy|nonprofit|cooperative)$/;

/** How far the first candidate must lead the second to be clear. */
const clearLead = 8;
/** Entities kept; older ones are forgotten. */
const memory = 60;
/** Posts kept, likewise. */
const postsKept = 240;

/** The entities of a document, most recent last, and where reading is. */
export class Discourse {
  entities: Entity[] = [];
  /** Where people were said to be: what they joined, work at or are members of. */
  readonly joined: {
    readonly holder: Entity;
    readonly body: string;
    readonly section: number;
    readonly isAgain: boolean;
  }[] = [];
  /** Who left where they were, and has not been said to be anywhere since. */
  readonly formerly = new Set<Entity>();
  posts: readonly ToldPost[] = [];
  /** Who left a post last, and when, as it is written. */
  departure: { readonly holder: Entity; readonly when: string; readonly sentence: number } | null = null;
  /** Who was last said to have begun in a post, and when, as it is written. */
  arrival: { readonly holder: Entity; readonly when: string; readonly sentence: number } | null = null;
  /** Who was last said to work for a firm no longer. */
  leftJob: { readonly holder: Entity; readonly sentence: number } | null = null;
  /** What somebody was last said to do no longer, 'leads the team', for 'Now Bo does'. */
  givenUp: { readonly does: string; readonly sentence: number } | null = null;
  /** Who does what the sentence before told, by a noun, and on what: 'sponsor' and 'the Hull Run'. */
  acted: { readonly doer: string; readonly on: string; readonly sentence: number } | null = null;
  /** What the sentence before told of somebody, 'is' and 'allergic to nuts', for 'Bo isn't'. */
  toldWhole: { readonly verb: string; readonly rest: string; readonly sentence: number } | null = null;
  /** The post that somebody was last said to have held, 'the team lead', for 'Now it's Bo'. */
  wasHeld: { readonly post: string; readonly sentence: number } | null = null;
  /** Whom somebody was last said to leave. */
  firmLeft: { readonly name: string; readonly sentence: number } | null = null;
  /** What a contract calls its parties, 'Supplier', and their names. */
  readonly parties = new Map<string, string>();
  /** Where who was last said to work, study or play. */
  readonly workplaces = new Map<Entity, Workplace>();
  /** The title that somebody gave up last, for whoever is then elected. */
  vacancy: { readonly title: string; readonly section: number } | null = null;
  /** The two that 'the former' and 'the latter' were last said of. */
  spokenOf: { readonly members: readonly Entity[]; sentence: number } | null = null;
  /** What somebody was last said to have or not to have, 'a licence', for 'Gus has one'. */
  had: { readonly what: string; readonly sentence: number } | null = null;
  /** The figure that the sentence before gave. */
  figure: ToldFigure | null = null;
  /** The exchange that shares were last said to be traded on. */
  exchange: string | null = null;
  /** What was last asked or told to be somebody's own in a talk ('your birthday'), for 'mine'. */
  owned: string | null = null;
  /** Whose child was last said to be born. */
  newborn: Newborn | null = null;
  /** What was said to be had by contract, and of whom. */
  contracts: readonly ToldContract[] = [];
  /** Who was last said to have said something, and in which sentence: hardly what 'it' means in what was said. */
  teller: { readonly who: Entity; readonly sentence: number } | null = null;
  /** Who is only in a novel or a film, by name. */
  readonly invented = new Set<string>();
  sentence = 0;
  section = -1;
  /** The first name that was the subject of a sentence of its section. */
  topic: Entity | null = null;

  /** Who spoke before whoever speaks now: 'you', rather than 'he' or 'she'. */
  addressee: Entity | null = null;
  private speaker: Entity | null = null;

  /** Who speaks next need not go on about the same. */
  enterTurn(speaker: Entity): void {
    for (const entity of this.entities) entity.continued = false;
    if (speaker === this.speaker) return;
    this.addressee = this.speaker;
    this.speaker = speaker;
  }

  /** A new section: what stood before it can no longer be meant by a pronoun. */
  enterSection(index: number): void {
    if (index === this.section) return;
    this.section = index;
    this.topic = null;
    this.sentence += 10;
  }

  nextSentence(): void {
    this.sentence++;
  }

  /** Remembers who was told to hold which post; the oldest is forgotten. */
  notePost(post: ToldPost): void {
    this.posts = [...this.posts.slice(1 - postsKept), post];
  }

  /** Records a mention of a name or a description; an entity known by it is met again. */
  mention(name: string, options: MentionOptions): Entity {
    const known = options.proper ? this.byName(name) : undefined;
    // 'The vessel Clara Hume is named after the chemist Clara Hume'
    if (known !== undefined && isNamesake(known, options.nouns)) return known;
    if (known !== undefined) {
      // 'INES FALK' in a heading is Ines Falk
      if (known.name === known.name.toUpperCase() && name !== known.name && sameLetters(name, known.name))
        known.name = name;
      if (name.length > known.name.length && options.proper && known.kind !== 'organization')
        known.name = name;
      this.touch(known, options.role, options.place);
      for (const noun of options.nouns) this.describe(known, noun);
      return known;
    }
    const guess = options.proper
      ? kindOfName(name)
      : { kind: kindOfNoun(options.nouns.at(-1) ?? ''), gender: genderOfNoun(options.nouns.at(-1) ?? '') };
    const entity: Entity = {
      name,
      short: null,
      article: false,
      one: false,
      quoted: false,
      kind: guess.kind,
      gender: guess.gender,
      neuter: false,
      plural: options.plural,
      proper: options.proper,
      nouns: new Set(),
      members: options.members ?? [],
      section: this.section,
      sentence: this.sentence,
      role: options.role,
      mute: false,
      continued: false,
      listedIn: null,
      foundedIn: null,
      place: options.place,
      heading: options.heading ?? false,
    };
    for (const noun of options.nouns) this.describe(entity, noun);
    if (options.proper && /^(?:MV|MS|MY|MT|HMS|HMCS|HMAS|USS|SS|RMS|RRS|RV)\s/.test(name))
      this.describe(entity, 'ship');
    this.entities.push(entity);
    if (this.entities.length > memory) this.entities.shift();
    return entity;
  }

  touch(entity: Entity, role: Role, place: number): void {
    const isSame = entity.sentence === this.sentence;
    entity.sentence = this.sentence;
    entity.section = this.section;
    // 'He worked in Oslo, where he met Ann': still what the sentence is about
    if (!isSame || entity.role !== 'subject') entity.role = role;
    entity.continued = false;
    entity.place = place;
  }

  /** What the sentence read last is about; null where it has no subject that is known. */
  subjectNow(): Entity | null {
    const subjects = this.entities.filter(
      ({ role, sentence }) => role === 'subject' && sentence === this.sentence,
    );
    return subjects.length === 1 ? (subjects[0] ?? null) : null;
  }

  /** Comes back to what a sentence is about, behind what was told beside it. */
  goOnAbout(entity: Entity): void {
    for (const other of this.entities)
      if (other !== entity && other.sentence === this.sentence && other.role === 'subject')
        other.role = 'other';
    this.touch(entity, 'subject', 0);
    entity.continued = true;
  }

  /** 'Acme is a bank': Acme can now be called the bank. */
  describe(entity: Entity, noun: string): void {
    entity.nouns.add(noun);
    // 'Jorin Obermayr is a beekeeper': may be a person, and a pronoun will tell; so with a pet
    const isSure = !entity.proper || !(isCalling(noun) || isPet(noun)) || kin.test(noun) || isFirm(noun);
    // 'Harald Vik was director of the museum': nobody but a person is, and a name of two words is one's
    const isPost =
      entity.proper && !entity.article && isRole(noun) && /^\p{Lu}\S+ \p{Lu}\S+$/u.test(entity.name);
    if (entity.kind === 'unknown' && isSure) entity.kind = kindOfNoun(noun);
    else if (entity.kind === 'unknown' && isPost && kindOfNoun(noun) === 'person') entity.kind = 'person';
    // 'Marlin is a software firm': though people are called Marlin as well
    if (entity.proper && entity.kind === 'person' && !/\s/.test(entity.name) && body.test(noun)) {
      entity.kind = 'organization';
      entity.gender = null;
    }
    // 'Idris is the largest moon of Corva', 'Talia is a database'
    if (entity.proper && entity.kind === 'person' && !/\s/.test(entity.name) && nobodys.test(noun)) {
      entity.kind = kindOfNoun(noun) === 'place' ? 'place' : 'thing';
      entity.gender = null;
    }
    // 'the research vessel Clara Hume' is 'it', though her name is a woman's
    if (entity.proper && entity.kind === 'person' && coversNoun('vessel', noun)) {
      entity.kind = 'thing';
      entity.gender = null;
    }
    // 'his girlfriend Sam': the noun knows better than the name
    if (entity.kind === 'person') entity.gender = genderOfNoun(noun) ?? entity.gender;
  }

  /** The entity of that name, or whose name a shorter form of it is ('Doe', 'Acme'); undefined where none or several fit. */
  byName(name: string): Entity | undefined {
    const lower = name.toLowerCase();
    const same = this.entities.findLast(
      (entity) => entity.proper && (entity.name.toLowerCase() === lower || entity.short === name),
    );
    if (same !== undefined) return same;
    const initialled = this.entities.filter(
      ({ name: other, kind }) => kind === 'person' && isWithMiddleInitial(other, name),
    );
    if (initialled.length === 1) return initialled[0];
    // 'The Hull Hawks are based in Hull': the town is no short name of the team
    const isTownOf = ({ article, name: team }: Entity) =>
      article && /\p{L} \p{Lu}\p{Ll}+[^s\P{Ll}]s$/u.test(team) && !lower.endsWith('s');
    const fits = this.entities.filter(
      (entity) =>
        entity.proper && entity.members.length === 0 && shortens(lower, entity) && !isTownOf(entity),
    );
    if (fits.length === 1) return fits[0];
    // 'Tarn ran it alone', of 'Tarn & Wick': one of those whom the firm is called after
    const bearers = fits.filter(({ kind, name: other }) => kind === 'person' || !/ (?:&|and) /.test(other));
    if (bearers.length === 1 && bearers[0]?.kind === 'person') return bearers[0];
    // 'Her father, Leon Doe, was a mason. Doe studied …', under the title 'Jane Doe'
    const titled = fits.filter(({ heading, kind }) => heading && kind === 'person');
    return titled.length === 1 && !/\s/.test(lower) ? titled[0] : undefined;
  }

  /** What 'the Golf' is, once a text has spoken of 'a VW Golf'; undefined where nothing fits, or several do. */
  byModel(name: string): Entity | undefined {
    const fits = this.entities.filter(
      ({ one, kind, name: full }) =>
        one && /^(?:unknown|thing)$/.test(kind) && full.endsWith(` ${name}`) && full.split(' ').length <= 3,
    );
    return fits.length === 1 ? fits[0] : undefined;
  }

  /** The clear antecedent of a pronoun; null where there is none or two are as likely. */
  antecedent(wanted: Wanted, excluded: readonly (Entity | undefined)[] = []): Entity | null {
    let best: Entity | null = null;
    let bestScore = 0;
    let second = 0;
    for (const entity of this.entities) {
      if (excluded.includes(entity) || entity.mute) continue;
      const score = this.score(entity, wanted);
      if (score <= 0) continue;
      if (score > bestScore) {
        second = bestScore;
        best = entity;
        bestScore = score;
      } else if (score > second) second = score;
    }
    return best !== null && bestScore - second >= clearLead ? best : null;
  }

  private score(entity: Entity, { kinds, gender, plural, reach }: Wanted): number {
    if (entity.plural !== plural) return 0;
    if (!kinds.includes(entity.kind)) return 0;
    if (gender !== null && entity.gender !== null && entity.gender !== gender) return 0;
    const distance = this.sentence - entity.sentence;
    const near = entity.section === this.section && distance <= reach && entity.role !== 'heading';
    if (!near) return entity.heading ? (entity.kind === 'unknown' ? 18 : 20) : 0;
    let score = 100 - 14 * Math.min(distance, 5);
    if (entity.role === 'subject') score += 20;
    else if (entity.role === 'object') score += 8;
    if (entity.continued) score += 10;
    if (entity.proper) score += 8;
    if (entity.kind !== 'unknown') score += 10;
    if (gender !== null && entity.gender === gender) score += 16;
    return score;
  }

  /** The entity that 'the <noun>' stands for, none of `others`: one that was called so, or the only one of its kind that can be. */
  described(noun: string, generic: boolean, others: readonly Entity[] = []): Entity | null {
    const kind = this.entities.findLast(
      ({ name, nouns, proper, section }) =>
        !proper &&
        section === this.section &&
        (nouns.has('species') ? nouns.has(noun) : noun === 'species' && isOfLife(name)),
    );
    if (kind !== undefined) return kind;
    const here = this.entities.filter(
      (entity) => entity.proper && entity.members.length === 0 && !others.includes(entity),
    );
    const same = here.filter((entity) => entity.nouns.has(noun) || nameHolds(entity.name, noun));
    const called =
      same.length > 0
        ? same
        : here.filter((entity) => [...entity.nouns].some((known) => coversNoun(noun, known)));
    const near = called.filter((entity) => entity.section === this.section || entity.heading);
    const said = near.length > 0 ? near : called;
    // 'Vantage Pharma bought Orsa, a Dublin firm. The company …': rather what the text is about
    const about = same.length === 0 && generic ? this.topic : null;
    const isBeside = about?.kind === 'organization' && kindOfNoun(noun) === 'organization';
    const pool = isBeside && said.length > 0 && !said.includes(about) ? [...said, about] : said;
    if (pool.length === 1) return pool[0] ?? null;
    // 'Orley United have named Ann coach. She comes from FC Tarn. The club …': what the text began with
    const isOfTopic = generic || kindOfNoun(noun) === 'organization';
    if (pool.length > 1) return this.mostRecent(pool) ?? (isOfTopic ? this.topicOf(pool) : null);
    if (!generic && !isUndertaking(noun)) return null;
    // 'The Lantern project replaces Harbour. The project …', 'The Halifax outage began at noon. The outage …'
    const titled = this.entities.filter(
      ({ proper, name, nouns, plural, section }) =>
        !proper && !plural && section === this.section && nouns.has(noun) && /\p{Lu}/u.test(name),
    );
    if (titled.length > 0) return titled.length === 1 ? (titled[0] ?? null) : this.mostRecent(titled);
    if (!generic) return null;
    // 'The project is now called Orda', under the heading of a release without a name
    if (here.some(isRelease) && !/^(?:version|release|update)$/.test(noun)) return null;
    const sort = kindOfNoun(noun);
    const fits = here.filter((entity) => {
      if (sort === 'place' && !fitsPlace(entity.name, noun)) return false;
      // 'The Sigrid sails for the Baltic Star Line. The ship …': not what is named beside her
      if (coversNoun('vessel', noun) && entity.kind === 'unknown' && entity.role === 'other') return false;
      const fit =
        entity.kind === sort ||
        // 'Karlow is quiet. The library …': a house for readers, rather than what Karlow is
        (entity.kind === 'unknown' &&
          (noun !== 'library' || entity.heading) &&
          entity.nouns.size === 0 &&
          (sort === 'organization' || sort === 'thing' || entity.heading));
      return (
        fit && (entity.section === this.section || entity.heading) && this.sentence - entity.sentence <= 14
      );
    });
    const sure = fits.filter((entity) => entity.kind === sort);
    const candidates = withoutHouses(noun, sure.length > 0 ? sure : fits);
    if (candidates.length === 1) return candidates[0] ?? null;
    return this.mostRecent(candidates) ?? this.topicOf(candidates);
  }

  /** What the section began with, where no other of its kind has been the subject of a sentence since it was spoken of last. */
  private topicOf(candidates: readonly Entity[]): Entity | null {
    const { topic } = this;
    if (topic === null || topic.section !== this.section || !candidates.includes(topic)) return null;
    const isLeft = candidates.some(({ role, sentence }) => role === 'subject' && sentence > topic.sentence);
    return isLeft || this.sentence - topic.sentence > 5 ? null : topic;
  }

  /** The two that 'both firms' are: the last named together of whom neither is of another kind. */
  pairOf(noun: string): Entity | null {
    const pair = this.entities.findLast(
      ({ members, sentence }) => members.length === 2 && this.sentence - sentence <= 3,
    );
    const kind = kindOfNoun(noun);
    const fits = pair?.members.every(
      (member) => member.kind === kind || member.kind === 'unknown' || member.nouns.has(noun),
    );
    return fits === true ? (pair ?? null) : null;
  }

  /** 'Kestrel bought Osprey. The latter …': the only two names of the sentence before, in order, if they can be of one kind. */
  twoBefore(): readonly Entity[] {
    const all = this.entities.filter(
      ({ proper, members, sentence }) => proper && members.length === 0 && sentence === this.sentence - 1,
    );
    // 'Tom Reed met Al Hart in Boston. The latter …'
    // 'Karel Vos sold the Red Mill to Jan Smit. The latter …'
    const people = all.filter(
      ({ kind, name }) => kind === 'person' || (kind === 'unknown' && typeOfName(name).type === 'person'),
    );
    const named =
      all.length > 2
        ? people.length === 2
          ? people
          : all.filter(({ kind, role }) => kind !== 'place' || role !== 'other')
        : all;
    const [one, other] = named.sort((a, b) => a.place - b.place);
    const isPair =
      named.length === 2 && (one?.kind === other?.kind || named.some(({ kind }) => kind === 'unknown'));
    return isPair ? named : [];
  }

  /** The last mentioned of several, if it leads clearly: as a subject, or by a sentence. */
  private mostRecent(entities: readonly Entity[]): Entity | null {
    const value = (entity: Entity) =>
      entity.sentence * 2 +
      (entity.role === 'subject' || entity.foundedIn === entity.sentence ? 3 : 0) -
      (entity.role === 'heading' ? 100 : 0);
    const isObject = ({ role }: Entity) => Number(role === 'object');
    const sorted = [...entities].sort((a, b) => value(b) - value(a) || isObject(b) - isObject(a));
    const [first, second] = sorted;
    if (first === undefined) return null;
    // 'worked at Beta Bank', 'founded Acme with a loan from Gamma': what follows goes on about Acme
    const isForemost = first.role === 'object' && second?.role === 'other';
    return second === undefined || isForemost || value(first) - value(second) >= 3 ? first : null;
  }
}

export type MentionOptions = {
  readonly proper: boolean;
  readonly plural: boolean;
  readonly nouns: readonly string[];
  readonly role: Role;
  readonly place: number;
  readonly members?: readonly Entity[];
  readonly heading?: boolean;
};

/** Whether the nouns in front of a name tell of somebody whom a ship is called after. */
function isNamesake(known: Entity, nouns: readonly string[]): boolean {
  return (
    [...known.nouns].some((noun) => coversNoun('vessel', noun)) &&
    nouns.some((noun) => kindOfNoun(noun) === 'person')
  );
}

function isRelease({ name, heading }: Entity): boolean {
  return heading && /^Version \d[\d.]*$/.test(name);
}

/** How an entity is named in the middle of a sentence. */
export function nameOf(entity: Entity): string {
  if (entity.quoted) return `"${entity.name}"`;
  // 'the ferry Lady Morag' is no lady
  const ship = isTitled.test(entity.name)
    ? [...entity.nouns].find((noun) => coversNoun('vessel', noun))
    : undefined;
  if (ship !== undefined) return `the ${ship} ${entity.name}`;
  // 'the novel Low Water', which its last word would make a firm
  const work = [...entity.nouns].find((noun) =>
    /^(?:novel|book|film|movie|album|song|play|poem|opera|memoir)$/.test(noun),
  );
  if (work !== undefined && /^(?:organization|place)$/.test(kindOfName(entity.name).kind))
    return `the ${work} ${entity.name}`;
  return entity.article ? `the ${entity.name}` : entity.name;
}

const isTitled = /^(?:Lady|Lord|Sir|Dame|King|Queen|Prince|Princess|Duke|Duchess|Captain|Admiral) /;

/** What nobody is, whatever the name that it is said of: bodies of the sky, landscapes and settlements, programs. */
const nobodys =
  /^(?:moon|planet|comet|asteroid|galaxy|constellation|crater|river|lake|island|mountain|volcano|glacier|valley|village|hamlet|town|city|suburb|district|municipality|database|framework|library|compiler|app|application|plugin|plug-in|platform|microservice|website|spacecraft|typeface|font|hurricane|typhoon|cyclone|apple|rose|cheese|wine|beer|dialect)$/;
