import { isTier, typeOfName } from '../../relations/names/name-types.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { PRICE } from '../rewordings/figures.ts';

const price = new RegExp(`^${PRICE}\\.?$`, 'u');
/** 'Velora X1', 'Tarn 200 Pro': a make and its model. */
const model =
  /^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)? (?:\p{Lu}{0,3}-?\d{1,4}\p{Lu}?|\p{Lu}\d{0,3})(?: \p{Lu}[\p{L}]*)?$/u;

/** 'Basic ticket', 'Pro plan': a grade of what is sold by grades. */
const graded = /^\p{Lu}[\p{L}-]+(?: [\p{L}-]+)? (\p{Ll}+)$/u;

/** 'Velora X1: 299 euros', 'Basic ticket: $20' in a list of prices; null for other lines. */
export function wordPrice(key: string, value: string): string | null {
  if (!price.test(value)) return null;
  const isGraded = isTier(graded.exec(key)?.[1] ?? '');
  const isModel =
    model.test(key) &&
    kindOfName(key).kind !== 'place' &&
    !/^(?:organization|place|event)$/.test(typeOfName(key).type);
  return isGraded || isModel ? `The ${key} costs ${value.replace(/\.$/, '')}` : null;
}
