import { typeOfName } from '../../relations/names/name-types.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { PRICE } from '../rewordings/figures.ts';

const price = new RegExp(`^${PRICE}\\.?$`, 'u');
/** 'Velora X1', 'Tarn 200 Pro': a make and its model. */
const model =
  /^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)? (?:\p{Lu}{0,3}-?\d{1,4}\p{Lu}?|\p{Lu}\d{1,3})(?: \p{Lu}[\p{L}]*)?$/u;

/** 'Velora X1: 299 euros' in a list of prices; null for other lines. */
export function wordPrice(key: string, value: string): string | null {
  if (!price.test(value) || !model.test(key)) return null;
  const isWare =
    kindOfName(key).kind !== 'place' && !/^(?:organization|place|event)$/.test(typeOfName(key).type);
  return isWare ? `The ${key} costs ${value.replace(/\.$/, '')}` : null;
}
