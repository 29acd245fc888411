import type { VerbPattern } from './predicates.ts';
import { headLemma, nameOf, rangeText, type Scene, termOf, valueText, verbOf } from './scene.ts';
import type { Frame } from './verb-relations.ts';

const schools =
  /\b(?:school|college|university|academy|primary|secondary|elementary|high|middle|grammar|kindergarten|nursery|polytechnic|seminary|institute|gymnasium|lyc[eé]e|conservatory|conservatoire|harvard|yale|oxford|cambridge|stanford|mit)\b/i;

/** 'ran a marathon' manages nothing, and 'makes me jittery' makes nobody. */
export function meansOtherwise(scene: Scene, frame: Frame, { verb, predicate }: VerbPattern): boolean {
  // 'the prize went to her', but 'she went to Berlin'
  if (verb === 'go' && predicate.name === 'won')
    return !frame.subjects.some((index) =>
      /\b(?:award|prize|medal|trophy|title|cup|oscar|victory|win|contract|seat|honou?r)s?$/i.test(
        rangeText(scene, termOf(scene, index).phrase.start, termOf(scene, index).phrase.end),
      ),
    );
  // 'took place on 4 May' is over
  if (/^(?:take|hold)$/.test(verb) && predicate.name === 'scheduled_for')
    return verbOf(scene, frame.clause).tense === 'past';
  // 'starts at 9:30' tells the hour, and neither the day nor a price
  if (/^(?:start|begin)$/.test(verb) && /^(?:scheduled_for|price)$/.test(predicate.name))
    return frame.prepositional.some(({ phrase }) =>
      /^\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?$/i.test(valueText(scene, phrase)),
    );
  // 'sees Dr. Rahman', but 'sees Anna'
  if (predicate.name === 'doctor_of' && verb === 'see')
    return (
      verbOf(scene, frame.clause).tense !== 'present' ||
      !frame.directs.some((index) => isDoctor(scene, index))
    );
  // who goes to the gym visits nothing
  if (verb === 'go' && predicate.name === 'visited')
    return (
      verbOf(scene, frame.clause).tense === 'present' &&
      frame.prepositional.every(({ phrase }) => nameOf(scene, phrase) === null)
    );
  // 'goes to Lincoln High School', but 'goes to Japan'; 'started at Humboldt Gymnasium', but 'at Acme'
  if (/^(?:go|start|transfer|move|switch)$/.test(verb) && predicate.name === 'studied_at')
    return frame.prepositional.every(({ word, phrase }) => {
      const place = nameOf(scene, phrase);
      return (
        word !== (verb === 'start' ? 'at' : 'to') ||
        place === null ||
        (!schools.test(place.name) && (verb !== 'go' || place.type !== 'organization'))
      );
    });
  const [direct] = frame.directs;
  if (direct === undefined) return false;
  if (verb === 'run' && predicate.name === 'manages')
    return /^(?:marathon|half-marathon|race|relay|lap|mile|kilomet(?:re|er)|km|k|sprint|errand|risk|fever|bath|test|late)$/.test(
      headLemma(scene, direct),
    );
  if (verb !== 'make' || predicate.name !== 'manufactures') return false;
  const { phrase } = termOf(scene, direct);
  return phrase.kind !== 'common' && /^(?:ADJ|VERB)$/.test(scene.analysis.tokens[phrase.end]?.pos ?? '');
}

/** 'Dr. Rahman', 'the vet Ida Moss'. */
function isDoctor(scene: Scene, index: number): boolean {
  const { descriptor, phrase } = termOf(scene, index);
  return (
    descriptor !== null &&
    scene.analysis.tokens
      .slice(phrase.start, descriptor.end)
      .some(({ lower }) =>
        /^(?:dr\.?|doctor|vet|dentist|therapist|physiotherapist|psychologist|psychiatrist|physician)$/.test(
          lower,
        ),
      )
  );
}
