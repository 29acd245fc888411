import type { NounPhrase, Token } from '../../language/analyze.ts';

/** 'The OS of the server', 'the RAM': capitals that name no one thing. */
const letters =
  /^(?:OS|IP|RAM|CPU|GPU|SSD|URL|SKU|ISBN|VIN|ABV|MAC|DNS|SSID|IBAN|BIC|RRP|ETA|ETD|PIN|ZIP|ID|UUID|GPA|IQ|BMI|PB|NPS|TTL|SLA|RPO|RTO|MTTR|CAC|AOV)$/;

/** 'Ana's RHR is 52', 'Orr's ARPU was $4': whatever it stands for is counted. */
function isFigure(tokens: readonly Token[], { possessor, head }: NounPhrase): boolean {
  const value = tokens[head + 2];
  return (
    possessor?.end === head - 1 &&
    /^\p{Lu}{2,5}$/u.test(tokens[head]?.text ?? '') &&
    /^(?:is|was)$/.test(tokens[head + 1]?.lower ?? '') &&
    (value?.pos === 'NUM' || /^[$€£]/.test(value?.text ?? ''))
  );
}

/** 'The ETA is led by Colm Byrne', 'Ida joined the PIN', 'a member of the ETA': what has a head or members is a body. */
function isBody(tokens: readonly Token[], { start, end }: NounPhrase): boolean {
  const [first, second] = [tokens[end]?.lower ?? '', tokens[end + 1]?.lower ?? ''];
  const before = tokens[start - 1];
  return (
    (/^(?:is|was)$/.test(first) && /^(?:led|chaired|headed|founded|directed|governed)$/.test(second)) ||
    /^(?:lead|chair|head|join|found)$/.test(before?.pos === 'VERB' ? before.lemma : '') ||
    (before?.lower === 'of' &&
      /^(?:member|leader|chair|president|director|founder|head)s?$/.test(tokens[start - 2]?.lower ?? ''))
  );
}

/** Whether capitals say of whom or what they stand behind what is counted or stored, rather than name a thing of their own. */
export function namesNoThing(tokens: readonly Token[], phrase: NounPhrase): boolean {
  const { head, determiner, possessor } = phrase;
  return (
    (letters.test(tokens[head]?.text ?? '') || isFigure(tokens, phrase)) &&
    !isBody(tokens, phrase) &&
    tokens[head + 1]?.lower !== 'and' &&
    (determiner ?? possessor) !== null
  );
}
