import type { Token } from '../../language/analyze.ts';
import type { Drafts } from '../draft.ts';
import { holdersOf, isOfPeople } from '../holders.ts';
import { isDemonym } from '../names/name-types.ts';
import { attributePredicate, nounReadings, otherPredicate } from '../predicates.ts';
import { aboutHolders, headLemma, nameOf, rangeText, type Scene, termOf } from '../scene.ts';
import type { Term } from '../term.ts';
import type { Meant } from '../verbs/meant.ts';
import { fittingReading } from './descriptors.ts';
import { attributeReading, isFavourite } from './noun-relations.ts';
import { relationAt } from './relational-nouns.ts';
import { sameAttribute } from './same-attributes.ts';

/**
 * 'The price of the plan is $20', 'Acme's CEO is Jane Doe', 'The colour of the door is blue': the subject is a relational
 * or any other noun with a holder, the predicate its value. True where it was one.
 */
export function readAttribute(
  scene: Scene,
  subject: number,
  objects: readonly number[],
  valueRange: string | null,
  said: Meant,
  drafts: Drafts,
): boolean {
  const term = termOf(scene, subject);
  if (term.mention !== null || term.phrase.kind === 'pronoun') return false;
  const { tokens } = scene.analysis;
  const meant = isOver(tokens, term) ? ({ ...said, effect: 'end' } as const) : said;
  const found = term.relation ?? relationAt(tokens, term.phrase.start, term.phrase.head + 1);
  // 'her job interview', 'his dentist appointment' tell no job and no dentist
  const isMeant = found !== null && found.span.end > term.phrase.head;
  const relation = isMeant && isPlain(tokens, term.phrase, found.span.start) ? found : null;
  let holders = holdersOf(scene, subject);
  // 'The owner of the hall is Ann Lee': of the hall, whatever the text is about
  const isOfOther = scene.analysis.nounPhrases.some(({ attachedTo }) => attachedTo === term.phrase.index);
  if (
    holders.length === 0 &&
    !isOfOther &&
    term.phrase.determiner !== null &&
    /^(?:the|our|its|their)$/.test((tokens[term.phrase.determiner] as Token).lower)
  )
    holders = aboutHolders(scene);
  if (holders.length === 0) return false;
  const named = objects.flatMap((index) => nameOf(scene, index) ?? []);
  if (named.length > 0 && relation !== null && relation.span.end === term.phrase.head + 1) {
    const told = holders.some((holder) =>
      named.some((mention) => fittingReading(relation.readings, mention, holder) !== null),
    );
    if (told) {
      for (const holder of holders) {
        for (const mention of named) {
          const reading = fittingReading(relation.readings, mention, holder);
          if (reading === null) continue;
          const { predicate, as } = reading;
          const [from, to] = as === 'holder' ? [mention, holder] : [holder, mention];
          const isValue = predicate.object === 'value';
          drafts.add({
            predicate: predicate.name,
            spec: predicate,
            subject: from,
            object: isValue ? null : to,
            text: isValue ? to.name : null,
            isUnique: false,
            ...meant,
          });
        }
      }
      return true;
    }
  }
  // 'The next meeting is on 12 June'
  const text =
    valueRange
      ?.replace(/^(?:on|in) (?=.*\d{4}\b)/, '')
      // 'was 11,900 at the 2010 census'
      .replace(
        /^([$€£]?\d[\d.,]*(?: (?:million|billion|thousand|percent|people|inhabitants))?) (?:at|in) the .*$/,
        '$1',
      ) ?? null;
  if (text === null || text.trim() === '') return false;
  const readings =
    headLemma(scene, subject) === 'number' && phoneNumber.test(text) && !countsFirms(scene, subject)
      ? nounReadings('phone number')
      : (relation?.readings ?? []);
  const whole = isFavourite(scene, subject)
    ? []
    : // 'her class is on Monday' tells no kind
      readings.filter(
        ({ predicate }) => predicate.name !== 'is_a' || !/^(?:on|at|in|from)\s/.test(valueRange ?? ''),
      );
  const valued = attributeReading(whole, holders) ?? null;
  for (const holder of holders) {
    // 'her three sons became teachers': what they are, not who
    // 'his parents were teachers': no firm's
    const isKin = valued !== null && (isOfPeople(valued) || valued.predicate.name === 'subsidiary_of');
    if (isKin && term.phrase.plural && named.length === 0) return false;
    // 'our baby is due in May', 'her kitten is eight weeks old'
    const isOfState =
      /^(?:due|here|home|away|out|back|overdue)\b|\b(?:years?|months?|weeks?|days?) old$/.test(text);
    if (valued !== null && valued.predicate.object !== 'value' && isOfState) return false;
    // 'her dog is old', 'its headquarters are huge': what a quality is said of is no value
    const takesText = valued?.predicate.object === 'value' || (named.length === 0 && objects.length > 0);
    if (valued !== null && takesText) {
      const isList = term.phrase.plural && valued.predicate.functional === undefined;
      for (const part of isList ? membersOf(text) : [text])
        drafts.add({
          predicate: valued.predicate.name,
          spec: valued.predicate,
          subject: holder,
          object: null,
          text: part,
          isUnique: false,
          ...meant,
        });
      continue;
    }
    const noun = headLemma(scene, subject);
    if (!/^\p{L}[\p{L}-]+$/u.test(noun) || /^(?:one|none|nobody|other|rest|some)$/.test(noun)) continue;
    // 'my car is in the garage at Dobson Motors': where it is, and no value of it
    const isPlaced =
      named.length > 0 && named.length < objects.length && /^(?:in|at|on|near)\s/.test(valueRange ?? '');
    const predicate = isPlaced
      ? otherPredicate('be')
      : attributePredicate(attributeName(scene, subject, noun).replace('favorite', 'favourite'));
    const [object] =
      /^(?:motto|slogan|tagline|password|nickname|message|subject|theme|greeting|signature|type|group)$/.test(
        noun,
      )
        ? []
        : named;
    if (object !== undefined && named.length === 1 && !term.phrase.plural && !isPlaced) {
      drafts.add({ predicate, spec: null, subject: holder, object, text: null, isUnique: true, ...meant });
    } else {
      drafts.add({
        predicate,
        spec: null,
        subject: holder,
        object: null,
        text: `${holder.name}'s ${attributeWords(scene, subject, term.phrase.plural ? (tokens[term.phrase.head] as Token).lower : noun)}${whereTo(scene, subject)} ${term.phrase.plural ? 'are' : 'is'}${meant.mood.polarity === 'negated' ? ' not' : ''} ${text}`,
        isUnique: !term.phrase.plural && !isPlaced,
        ...meant,
      });
    }
  }
  return true;
}

/** 'chess, pottery and climbing': a list of plain words, one by one; any other text whole. */
function membersOf(text: string): readonly string[] {
  const members = text.split(/,? and |, /);
  return members.every((member) => /^\p{Ll}[\p{Ll}-]*(?: [\p{Ll}-]+)?$/u.test(member)) ? members : [text];
}

/** '555 0199', '+49 30 5550199': a bare number that is called. */
/** 'The company number', 'the VAT number': by which a register knows it. */
function countsFirms({ analysis, terms }: Scene, subject: number): boolean {
  const head = terms[subject]?.phrase.head ?? 0;
  return /^(?:company|registration|registered|vat|tax|charity|account|order|invoice|ticket|serial|customer|membership|policy|reference|licence|license|case|part|model|identification|id|register)$/.test(
    analysis.tokens[head - 1]?.lower ?? '',
  );
}

const phoneNumber = /^\+?\d[\d ()/-]{5,18}\d$/;

/** 'The former CEO of Acme', 'the old price', 'Ann's ex-husband': what it tells is so no more. */
function isOver(tokens: readonly Token[], { phrase, relation }: Term): boolean {
  const words = tokens.slice(phrase.start, phrase.head + 1).map(({ lower }) => lower);
  // 'the old bridge' may stand yet
  const isOld = relation !== null && words[0] === 'the' && words.at(-2) === 'old';
  return (
    isOld ||
    words.some((word) => /^(?:former|previous|outgoing|onetime|one-time|erstwhile|ex)$|^ex-/.test(word))
  );
}

/** Whether nothing in front of a relational noun makes it another one ('favourite colour' is no colour). */
export function isPlain(
  tokens: readonly Token[],
  phrase: { readonly start: number; readonly possessor: { readonly end: number } | null },
  to: number,
): boolean {
  const from = phrase.possessor === null ? phrase.start : phrase.possessor.end + 1;
  return tokens
    .slice(from, to)
    .every(
      (token) =>
        /^(?:DET|PRON|PROPN|NUM|X)$/.test(token.pos) ||
        /^\p{Lu}/u.test(token.text) ||
        /^(?:new|current|present|latest|last|old|former|previous|outgoing|next|acting|interim|caretaker|founding|long-?time|long-serving|official|main|own|final|first|second|third|fourth|fifth|total|overall|estimated|regular|standard|annual|average|exact|original)$/.test(
          token.lower,
        ),
    );
}

/** The name of an attribute as it is written in a sentence: 'launch date', 'VAT number', 'GPA'. */
export function attributeWords(scene: Scene, index: number, noun: string): string {
  const { start, head } = termOf(scene, index).phrase;
  const letters = scene.analysis.tokens
    .slice(start, head + 1)
    .flatMap(({ text }) => (/^\p{Lu}{2,5}$/u.test(text) ? text : []));
  return attributeName(scene, index, noun)
    .split('_')
    .map((word) => letters.find((capitals) => capitals.toLowerCase() === word) ?? word)
    .join(' ');
}

/** Where a journey goes, or whom somebody meets: ' to Athens' of 'my flight to Athens is on Monday'; '' of anything else. */
export function whereTo(scene: Scene, index: number): string {
  const { tokens, nounPhrases } = scene.analysis;
  const { head, end } = termOf(scene, index).phrase;
  const noun = tokens[head]?.lower ?? '';
  const isJourney = /^(?:flight|train|ferry|bus|trip|journey|ride|cruise|ticket|tickets|crossing)$/.test(
    noun,
  );
  const isMeeting = /^(?:appointment|meeting|call|interview|session|lunch|dinner|date|lesson)$/.test(noun);
  const links = isJourney ? /^(?:to|from)$/ : isMeeting ? /^with$/ : null;
  if (links === null || !links.test(tokens[end]?.lower ?? '')) return '';
  const place = nounPhrases.find(({ governor, kind }) => governor === end && kind === 'proper');
  return place === undefined ? '' : ` ${rangeText(scene, end, place.end)}`;
}

/** The noun with its own adjectives and nouns: 'favourite colour', 'least favourite colour', 'launch date'. */
export function attributeName(scene: Scene, index: number, noun: string): string {
  const { tokens } = scene.analysis;
  const { phrase } = termOf(scene, index);
  let start = phrase.head;
  const isOwned = scene.analysis.nounPhrases.some(({ attachedTo }) => attachedTo === index);
  const floor = phrase.possessor === null ? phrase.start : phrase.possessor.end + 1;
  while (start > floor && phrase.head - start < 3) {
    const token = tokens[start - 1] as Token;
    const isDegree = /^(?:least|most)$/.test(token.lower);
    // 'her Italian class'
    const isName = token.pos === 'PROPN' && (isOwned || isDemonym(token.lower));
    if (!/^(?:NOUN|ADJ|VERB)$/.test(token.pos) && !isDegree && !isName) break;
    if (/^(?:new|current|present|latest|last|old|former|previous|next|official|main|own)$/.test(token.lower))
      break;
    start--;
  }
  const lead = start < phrase.head ? `${rangeText(scene, start, phrase.head).toLowerCase()} ` : '';
  const { inner } = termOf(scene, index);
  // 'its stake in Orr' is another than that in Tarn
  const held = /^(?:stake|share|shareholding|holding|interest)$/.test(noun)
    ? scene.analysis.nounPhrases.find(
        ({ governor }) => governor === phrase.end && tokens[governor]?.lower === 'in',
      )
    : undefined;
  const behind =
    inner === undefined
      ? held === undefined
        ? ''
        : ` in ${rangeText(scene, held.start, held.end)}`
      : ` of ${rangeText(scene, inner.start, inner.end).toLowerCase()}`;
  return sameAttribute(`${lead}${noun}${behind}`.replace(/\s+/g, '_'));
}
