import type { Clause, NounPhrase, SentenceAnalysis, VerbGroup } from '../../language/analyze.ts';
import { timeUnits } from '../../language/times/month-names.ts';
import type { Reading } from '../reading.ts';
import type { ToldPost } from '../rewordings/posts.ts';
import { onlyPostOf, onlyPostTold } from './successions.ts';

const leaving = /^(?:leave|quit|vacate|relinquish|give|lose)$/;
const holding = /^(?:hold|keep|retain)$/;
const taking = /^(?:take|assume|accept)$/;

/** 'She left the post in 2021', 'he held the position until 2015', 'who took office in 2019': which post. */
export function nameThePost(reading: Reading, clause: Clause): void {
  const { analysis, edits } = reading;
  const { tokens, nounPhrases, verbGroups } = analysis;
  const [phrase, ...others] = clause.objects.flatMap((index) => {
    const object = nounPhrases[index];
    return object === undefined || timeUnits.test(tokens[object.head]?.lower ?? '') ? [] : [object];
  });
  const group = verbGroups[clause.verb];
  if (group === undefined) return;
  if (group.lemma === 'serve') nameTheService(reading, clause, group);
  if (nameTheCharge(reading, clause, group) || others.length > 0) return;
  if (phrase === undefined) {
    nameThePostWithin(reading, clause, group);
    return;
  }
  if (!isBare(analysis, phrase) || tokens[phrase.end]?.lower === 'of') return;
  const [first, last, verb] = [tokens[phrase.start], tokens[phrase.head], tokens[group.end - 1]];
  if (first === undefined || last === undefined || verb === undefined) return;
  const isHeld = holding.test(group.lemma);
  const own = onlyPostOf(reading, holderOf(reading, clause));
  const post = own ?? (isHeld ? onlyPostTold(reading) : null);
  if (post === null) return;
  // 'took up the post in May', 'took office': became what they are
  if (isTaken(group)) {
    becomes(reading, group, last.end, post);
    return;
  }
  if (!(leaving.test(group.lemma) || isHeld) || last.lower === 'charge') return;
  const noun = first === last && last.lower === 'office' ? 'office' : last.text;
  edits.push({ start: first.start, end: last.end, text: `the ${noun} of ${nameOf(post)}` });
}

/** 'has been in the post since 2014', 'was in office until 2020', 'took up the post in May': as what. */
function nameThePostWithin(reading: Reading, clause: Clause, group: VerbGroup): void {
  const { analysis, edits } = reading;
  const { tokens, nounPhrases } = analysis;
  const isGivenUp = group.lemma === 'give' && group.voice === 'active' && group.tense === 'past';
  const isKept = /^(?:be|stay|remain)$/.test(group.lemma);
  const within = isKept ? /^in$/ : isGivenUp ? /^up$/ : isTaken(group) ? /^(?:up|on|over)$/ : null;
  const found = clause.prepositional.find(({ preposition, phrase }) => {
    const noun = nounPhrases[phrase];
    return within?.test(tokens[preposition]?.lower ?? '') && noun !== undefined && isBare(analysis, noun);
  });
  const phrase = nounPhrases[found?.phrase ?? -1];
  const [start, end] = [tokens[found?.preposition ?? -1]?.start, tokens[phrase?.head ?? -1]?.end];
  const post = onlyPostOf(reading, holderOf(reading, clause));
  if (post === null || start === undefined || end === undefined) return;
  const verb = tokens[group.end - 1];
  if (group.lemma === 'stay' && verb !== undefined && verb.text === 'stayed')
    edits.push({ start: verb.start, end, text: `remained ${nameOf(post)}` });
  else if (isKept) edits.push({ start, end, text: nameOf(post) });
  else becomes(reading, group, end, post, isGivenUp);
}

const isTaken = ({ lemma, voice, negated, tense }: VerbGroup) =>
  taking.test(lemma) && voice === 'active' && !negated && tense === 'past';

function becomes(
  { analysis, edits }: Reading,
  group: VerbGroup,
  end: number,
  post: ToldPost,
  isGivenUp = false,
): void {
  const start = analysis.tokens[group.start]?.start;
  const verb = isGivenUp ? 'stepped down as' : 'became';
  if (start !== undefined && !group.negated) edits.push({ start, end, text: `${verb} ${nameOf(post)}` });
}

/** 'Bo Orr was sacked as manager of the club. Ann Lee has been put in charge', 'takes charge until May': of what. */
function nameTheCharge(reading: Reading, clause: Clause, group: VerbGroup): boolean {
  const { analysis, edits, entities } = reading;
  const { text, tokens } = analysis;
  const start = tokens[group.start]?.start ?? 0;
  const [said] =
    /^(?:(?:is|was|has been|will be) (?:put |placed )?in charge|(?:takes|took|has taken|will take) (?:over )?(?:temporary |interim )?charge)(?! of\b)(?=[.,;]|$| (?:in|on|until|for|from|as of|after|with)\b)/u.exec(
      text.slice(start),
    ) ?? [];
  const post = onlyPostTold(reading);
  const who = entities.get(clause.subjects[0] ?? -1);
  if (said === undefined || post === null || who === undefined || group.negated || post.holder === who)
    return false;
  edits.push({
    start,
    end: start + said.length,
    text: `${/^(?:is|takes)/.test(said) ? 'becomes' : 'became'} ${nameOf(post)}`,
  });
  return true;
}

/** 'Ann Lee succeeded him as mayor of Osby and served until 2015': as what. */
function nameTheService(reading: Reading, clause: Clause, group: VerbGroup): void {
  const { analysis, edits } = reading;
  const { tokens, nounPhrases } = analysis;
  const isTimed =
    clause.prepositional.length > 0 &&
    clause.prepositional.every(
      ({ preposition, phrase }) =>
        nounPhrases[phrase]?.kind === 'time' &&
        /^(?:until|till|from|to|since|between)$/.test(tokens[preposition]?.lower ?? ''),
    );
  const end = tokens[group.end - 1]?.end;
  const post = onlyPostOf(reading, holderOf(reading, clause));
  if (!isTimed || group.voice === 'passive' || group.negated || post === null || end === undefined) return;
  edits.push({ start: end, end, text: ` as ${nameOf(post)}` });
}

const nameOf = ({ title, body }: ToldPost) => `${title} of ${body}`;

function holderOf({ entities }: Reading, { kind, head, subjects }: Clause) {
  return entities.get(subjects[0] ?? -1) ?? (kind === 'relative' ? entities.get(head ?? -1) : undefined);
}

/** 'the post', 'her job', 'office' */
function isBare({ tokens }: SentenceAnalysis, { start, head, end }: NounPhrase): boolean {
  const noun = tokens[head]?.lower ?? '';
  if (end - start === 1) return /^(?:office|post)$/.test(noun);
  const isTold = /^(?:the|that|this|his|her)$/.test(tokens[start]?.lower ?? '');
  return end - start === 2 && isTold && /^(?:post|position|role|job|office)$/.test(noun);
}
