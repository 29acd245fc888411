import { type Token, textOf } from '../../language/analyze.ts';
import { coordinatedNames, coordinatedPhrases } from '../coordination.ts';
import { type Drafts, fitOf, objectFit, plainMood } from '../draft.ts';
import { holdersOf } from '../holders.ts';
import { classNounType, isDemonym, isOccupationNoun, typeOfName } from '../names/name-types.ts';
import type { Mention } from '../normalized-claim.ts';
import { publicOffices } from '../posts/post-holders.ts';
import { servesField } from '../posts/post-ranks.ts';
import { addPost, formerIn, titleOf } from '../posts/posts.ts';
import { isPost, type NounReading, predicateOf } from '../predicates.ts';
import { isFieldOf, mentionOfName, nameOf, possessorOf, rangeText, type Scene, termOf } from '../scene.ts';
import type { Effect } from '../verbs/patterns.ts';
import { nounLemma, type Span } from './relational-nouns.ts';

/** The reading of a relational noun whose signature fits best: `named` is the N of `holder`. */
export function fittingReading(
  readings: readonly NounReading[],
  named: Mention,
  holder: Mention,
): NounReading | null {
  let best: NounReading | null = null;
  let bestFit = 0;
  for (const reading of readings) {
    const { predicate, as } = reading;
    const [subject, object] = as === 'holder' ? [named, holder] : [holder, named];
    // a thing has a manager and a language, but reports to nobody and does not speak
    if (/^(?:reports_to|speaks)$/.test(predicate.name) && as === 'attribute' && subject.type !== 'person')
      continue;
    // 'his wife is Italian' names nobody
    const types = as === 'holder' ? predicate.subject : predicate.object;
    if (types.includes('person') && isDemonym(named.name.toLowerCase())) continue;
    const fit = predicate.object === 'value' ? 1 : objectFit(object, predicate.object);
    const subjectFit = fitOf(subject, predicate.subject);
    if (subjectFit === 0 || fit === 0) continue;
    if (subjectFit + fit > bestFit) {
      best = reading;
      bestFit = subjectFit + fit;
    }
  }
  return best;
}

/** 'Acme is led by CEO Jane Doe': the post is where she leads. */
export function ledBy(scene: Scene, index: number): Mention[] {
  const { clauses, verbGroups } = scene.analysis;
  const clause = clauses.find(
    (candidate) =>
      candidate.subjects.includes(index) ||
      candidate.objects.includes(index) ||
      candidate.prepositional.some(({ phrase }) => phrase === index),
  );
  const verb = clause === undefined ? undefined : verbGroups[clause.verb];
  if (
    clause === undefined ||
    verb === undefined ||
    !/^(?:lead|head|run|manage|found|represent|chair)$/.test(verb.lemma)
  )
    return [];
  const others = [...clause.subjects, ...clause.objects].filter((other) => other !== index);
  return others
    .flatMap((other) => nameOf(scene, other) ?? [])
    .filter((other) => fitOf(other, ['organization']) >= 2);
}

const isKin =
  /^(?:grand|step|god)?(?:mother|father|mum|mom|dad|ma|pa|parent|son|daughter|child|twin|uncle|niece|nephew|wife|husband|girlfriend|boyfriend|spouse|sibling|(?:brother|sister|cousin)(?=-))s?(?:-in-law)?$/;

/** What firms are called by what they do; a person with such a trade has a first name that tells it. */
const trading =
  /^(?:supplier|maker|manufacturer|producer|provider|retailer|distributor|carrier|lender|insurer|vendor|wholesaler|brewer|carmaker|chipmaker|drugmaker|subcontractor|reseller|utility|startup|start-up)$/;

/** What firms are called by their kind. */
const firmKinds =
  /^(?:chain|firm|company|start-?up|bank|brewery|bakery|airline|agency|consultancy|shipyard|foundry|distillery|dairy|winery|cooperative|co-op|publisher|group)$/;

/** Trades whose nouns also tell who made a thing; in front of them a name is rather where somebody works. */
const tradesOfMakers =
  /^(?:architect|builder|developer|designer|writer|playwright|songwriter|screenwriter|composer|painter|sculptor|inventor)$/;

/** Those who work for themselves as a rule. */
const ownTrades =
  /^(?:architect|builder|writer|playwright|songwriter|screenwriter|composer|painter|sculptor|inventor|novelist|poet|potter|farmer|baker|photographer)$/;

/** 'In 1950', 'in May 1950', but '3 May 2023' may be the day of the news. */
const ofHistory = /(?<!\d \p{Lu}\p{Ll}{2,9} )\b(?:1\d|20)\d\d\b/u;

/** 'Mayor Ann Lee opened the fair': of whatever town, as things stand. */
function isInOffice(scene: Scene, { start, end }: Span, { type, name }: Mention): boolean {
  return (
    type === 'person' &&
    /\S \S/.test(name) &&
    !ofHistory.test(scene.analysis.text) &&
    /^(?:(?:lord )?(?:mayor|headteacher|headmaster|headmistress|CEO|CFO|CTO|COO)|(?:[\p{L}-]+ ){1,2}(?:director|manager|officer|editor|secretary)|(?:deputy )?head of [\p{Ll} ]+)$/iu.test(
      rangeText(scene, start, end),
    )
  );
}

/** 'Leo' of 'her sons Tom and Leo founded Loom', and not Loom. */
function namesJoinedTo(scene: Scene, index: number): Mention[] {
  return termOf(scene, index).phrase.governor === null
    ? coordinatedPhrases(scene, index).flatMap((other) => nameOf(scene, other) ?? [])
    : coordinatedNames(scene, index);
}

/** 'Acme CEO Jane Doe', 'her husband Bob', 'the German painter Max Ernst'. */
export function readDescriptor(scene: Scene, index: number, drafts: Drafts): void {
  const term = termOf(scene, index);
  const { mention, relation, descriptor, phrase } = term;
  if (mention === null || descriptor === null) return;
  const { tokens } = scene.analysis;
  const effect: Effect = formerIn(tokens, phrase.start, descriptor.end) ? 'end' : 'state';
  const last = tokens[descriptor.end - 1] as Token;
  const own = typeOfName(mention.name);
  // 'the battery maker Ampere Nord', which might be somebody's name
  const isFirm = mention.type === 'organization' && own.type === 'person' && trading.test(nounLemma(last));
  if (relation !== null && relation.span.end <= descriptor.end) {
    const reading = relation.readings.find(({ predicate, as }) => as === 'holder' && isPost(predicate.name));
    const holders = holdersOf(scene, index);
    if (reading !== undefined) {
      const post = {
        phrase: index,
        // 'Orr's security chief Ann Lee': one of several there
        spec: servesField(tokens, relation.span) ? null : reading.predicate,
        title: titleOf(scene, relation.span),
        holders,
        effect,
        isFuture: false,
      };
      // 'Halm was founded by King Erik III', of whatever land he was king
      const isPublic = publicOffices.test(reading.predicate.name);
      const led = holders.length > 0 || isPublic ? [] : ledBy(scene, index);
      if (holders.length + led.length > 0)
        addPost(scene, mention, post, plainMood, effect, null, drafts, led);
      else if (isInOffice(scene, descriptor, mention))
        drafts.addValue('has_role', {
          subject: mention,
          text: rangeText(scene, descriptor.start, descriptor.end).replace(/\b\p{Lu}(?=\p{Ll})/gu, (letter) =>
            letter.toLowerCase(),
          ),
          effect,
          mood: plainMood,
          clause: null,
        });
      return;
    }
    // 'her sons Tom and Leo'
    const noun = tokens[relation.span.end - 1] as Token;
    // 'Sister Agnes of the convent': a title, and nobody's sister
    if (
      phrase.possessor === null &&
      phrase.determiner === null &&
      /^(?:Sister|Brother|Mother|Father)$/.test(noun.text)
    )
      return;
    const others = nounLemma(noun) === noun.lower ? [] : namesJoinedTo(scene, index);
    // 'Leeds architect Ann Poe' is an architect from Leeds, and 'Low Tide author Ann Poe' no author from Low Tide
    const isTrade = phrase.possessor === null && tradesOfMakers.test(nounLemma(noun));
    // "Orr's buyer Ann Poe" buys for Orr
    const isBuyer = relation.noun === 'buyer' && mention.type === 'person';
    const made = isBuyer
      ? []
      : isTrade
        ? holders.filter(({ type, isTypeCertain }) => isTypeCertain && /^(?:work|product)$/.test(type))
        : holders;
    for (const [holder, named] of made.flatMap((one) =>
      [mention, ...others].map((other) => [one, other] as const),
    )) {
      const fit = fittingReading(relation.readings, named, holder);
      if (fit === null) continue;
      // "Leeds's bus operator Orr" runs the buses there, and not Leeds
      if (
        fit.predicate.name === 'manages' &&
        holder.type === 'place' &&
        isOfField(tokens, { end: last.index + 1 })
      )
        continue;
      const [subject, object] = fit.as === 'holder' ? [named, holder] : [holder, named];
      drafts.add({
        predicate: fit.predicate.name,
        spec: fit.predicate,
        subject,
        object: fit.predicate.object === 'value' ? null : object,
        text: fit.predicate.object === 'value' ? object.name : null,
        effect,
        mood: plainMood,
        clause: null,
        isUnique: false,
      });
    }
    if (
      made.length > 0 ||
      !(isFirm || mention.type === 'person') ||
      relation.readings.some(({ as }) => as === 'attribute')
    )
      return;
  }
  // 'the bakery chain Kornblume', but 'the company Orr'
  if (
    mention.type === 'organization' &&
    relation === null &&
    last.pos === 'NOUN' &&
    firmKinds.test(last.lower) &&
    phrase.possessor === null &&
    effect === 'state' &&
    !/^(?:firm|company|group)$/.test(
      rangeText(scene, descriptor.start, descriptor.end).replace(/^the /i, ''),
    ) &&
    tokens.slice(descriptor.start, descriptor.end).every(({ pos }) => /^(?:NOUN|DET)$/.test(pos))
  ) {
    drafts.addValue('is_a', {
      subject: mention,
      text: calling(rangeText(scene, descriptor.start, descriptor.end).replace(/^(?:the|a|an)\s+/i, '')),
      effect,
      mood: plainMood,
      clause: null,
    });
    return;
  }
  // 'the tanker Hella', 'the cargo ship Ondine', 'the novel Salt Road'
  if (
    /^(?:product|work)$/.test(mention.type) &&
    relation === null &&
    phrase.possessor === null &&
    effect === 'state' &&
    mention.type === classNounType(last.lower) &&
    !/^(?:artwork|product|model|line|contract|plan|agreement|bill|version|series|server|service|system)$/.test(
      last.lower,
    ) &&
    /^[Tt]he /.test(textOf(scene.analysis, phrase.start, phrase.end)) &&
    tokens.slice(descriptor.start, descriptor.end).every(({ pos }) => /^(?:NOUN|DET)$/.test(pos))
  ) {
    drafts.addValue('is_a', {
      subject: mention,
      text: calling(rangeText(scene, descriptor.start, descriptor.end).replace(/^the\s+/i, '')),
      effect,
      mood: plainMood,
      clause: null,
    });
    return;
  }
  // 'the painter Max Ernst', 'Google engineer Ann Lee'
  // 'Lady McCrae'
  if (
    !(isFirm || mention.type === 'person') ||
    last.pos !== 'NOUN' ||
    /^(?:Lady|Lord|Dame|Sir)$/.test(last.text)
  )
    return;
  // 'On night trains Ana prefers the top bunk': several describe nobody, nor does what a preposition opens the sentence with
  const isSeveral = nounLemma(last) !== last.lower && namesJoinedTo(scene, index).length === 0;
  const isFronted = phrase.start === 1 && tokens[0]?.pos === 'ADP';
  if ((isSeveral || isFronted) && !isOccupationNoun(last.lower) && !isFirm) return;
  const text = rangeText(scene, descriptor.start, descriptor.end);
  const owner = possessorOf(scene, phrase) ?? leadingName(scene, descriptor.start, descriptor.end - 1);
  // 'the Leeds architect Ann Poe', 'the Norrby writer Carl Orr': rather where they are from
  const isFrom =
    owner !== null &&
    phrase.possessor === null &&
    (owner.type === 'place' || (!owner.isTypeCertain && ownTrades.test(nounLemma(last))));
  // 'Rafa's mate Iker' works nowhere that is told
  const isJob =
    phrase.possessor === null || isOccupationNoun(nounLemma(last)) || owner?.isTypeCertain === true;
  if (owner !== null && !isFrom && isJob && fitOf(owner, ['organization']) >= 2) {
    const works = predicateOf('works_at') ?? null;
    drafts.add({
      predicate: 'works_at',
      spec: works,
      subject: mention,
      object: owner,
      text: null,
      effect,
      mood: plainMood,
      clause: null,
      isUnique: false,
    });
    return;
  }
  // 'his aunt's mother Ana Reed': kin of somebody unnamed
  // 'Korean supplier Hanjin Cell'
  if (owner === null && trading.test(nounLemma(last)) && !own.isCertain) {
    drafts.addValue('is_a', {
      subject: { ...mention, type: 'organization' },
      text: calling(text.replace(/^(?:the|a|an)\s+/i, '')),
      effect,
      mood: plainMood,
      clause: null,
    });
    return;
  }
  // 'the host Hera-2': nobody has a figure in the name
  if (isFirm || /-\d/.test(mention.name)) return;
  if (
    (owner === null || isFrom) &&
    !isKin.test(nounLemma(last)) &&
    !/^(?:professor|prof|doctor|dr|captain|sister|brother|father|mr|mrs|ms|man|woman|girl|boy|guy|person|resident|user|member|colleague|friend|neighbour|neighbor|classmate|teammate|roommate|flatmate|partner|cousin|aunt|uncle|acquaintance|couple|pair|duo|trio|spouse|newlywed|side|outfit|arrival|signing|newcomer|addition|name|surname|nickname|forename|alias|alia|pseudonym|title|handle|username|word|code-?name)$/.test(
      nounLemma(last),
    )
  ) {
    drafts.add({
      predicate: 'occupation',
      spec: predicateOf('occupation') ?? null,
      subject: mention,
      object: null,
      text: calling(
        singular(
          (isFrom ? text.slice(text.indexOf(owner.name) + owner.name.length).trim() : text)
            .replace(/^(?:the|a|an|former|late|then)\s+/i, '')
            .replace(
              /^(?:\p{Lu}\S*-(?:born|based)|\d+-year-old|original|founding|current|new|long-?time|young|veteran)\s+/u,
              '',
            ),
        ),
      ),
      effect,
      mood: plainMood,
      clause: null,
      isUnique: false,
    });
  }
}

/** 'engineers' in front of two names: each is one. */
function singular(text: string): string {
  return text.replace(/\p{L}+$/u, (word) => nounLemma({ lower: word.toLowerCase(), pos: 'NOUN' }));
}

/** 'Novelist' -> 'a novelist', 'Spanish chef' -> 'a Spanish chef'. */
function calling(text: string): string {
  const [first = '', ...rest] = text.split(' ');
  const keeps = isDemonym(first.toLowerCase()) || /^\p{Lu}{2}|^\p{Lu}\p{L}+-/u.test(first);
  const opening = keeps ? first : first.toLowerCase();
  return `${/^[aeiou]/i.test(opening) ? 'an' : 'a'} ${[opening, ...rest].join(' ')}`;
}

function leadingName(scene: Scene, from: number, end: number): Mention | null {
  const { tokens } = scene.analysis;
  let start = from;
  // 'former Vexel executive'
  while (start < end && describes(tokens[start] as Token)) start++;
  let to = start;
  while (to < end && ((tokens[to] as Token).pos === 'PROPN' || (tokens[to] as Token).text === '&')) to++;
  if (to === start) return null;
  const isField = to === start + 1 && isFieldOf(tokens[start] as Token, nounLemma(tokens[end] as Token));
  if (isField) return null;
  const name = rangeText(scene, start, to);
  if (isDemonym(name.toLowerCase())) return null;
  return typeOfName(name).type === 'person' ? null : mentionOfName(name);
}

/** An adjective in front of a name that is none of its words: 'former', 'Senior' at the sentence's beginning. */
function describes({ index, lower, text, pos }: Token): boolean {
  if (!/^\p{Lu}/u.test(text)) return pos !== 'PROPN';
  return (
    index === 0 &&
    /^(?:former|ex|current|senior|junior|young|veteran|longtime|retired|late|acting|renowned|famous)$/.test(
      lower,
    )
  );
}

/** 'tram operator', 'the largest ferry operator': of what it runs. */
export function isOfField(tokens: readonly Token[], { end }: { end: number }): boolean {
  const field = tokens[end - 2];
  return field?.pos === 'NOUN' && field.text === field.lower;
}
