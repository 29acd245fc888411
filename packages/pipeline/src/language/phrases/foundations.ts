import { isCapital } from '../words/token-forms.ts';
import type { Token } from '../words/tokens.ts';

/** 'St. Mary's Hospital', 'King's College', 'the Orr Growers' Association': the possessor is part of the name. */
export function isFoundation(tokens: readonly Token[], start: number, mark: number, end: number): boolean {
  const [owner, head] = [tokens[mark - 1], tokens[mark + 1]];
  if (owner === undefined || head === undefined || tokens[start]?.pos === 'PRON' || !isCapital(owner.text))
    return false;
  const behind = tokens.slice(mark + 1, end);
  if (people.test(owner.text) && behind.length < 4 && behind.every(({ text }) => isCapital(text)))
    return foundations.test(behind.at(-1)?.text ?? '') || bodies.test(behind.at(-1)?.text ?? '');
  // 'King's College London', 'St John's School Leeds'
  if (
    behind.length < 4 &&
    /^(?:College|University|Hospital|School)$/.test(head.text) &&
    (/^(?:King|Queen|Christ|Trinity)$/.test(owner.text) || isSaint(tokens, mark)) &&
    behind.every(({ text }) => isCapital(text))
  )
    return true;
  return mark === end - 2 && (foundations.test(head.text) || (isSaint(tokens, mark) && isCapital(head.text)));
}

/** 'St Anne's Clinic': whatever is a saint's is called after them. */
function isSaint(tokens: readonly Token[], mark: number): boolean {
  return (
    /^(?:St|St\.|Saint|Saints|Sts)$/.test(tokens[mark - 2]?.text ?? '') || tokens[mark - 3]?.text === 'St'
  );
}

/** Whom a body is for, in the plural: 'Women', 'Growers', 'Pensioners'. */
const people =
  /^(?:\p{L}*men|Children|People|Girls|Boys|Ladies|Parents|Monks|Nuns|Friars|Pilgrims|Knights|Scouts|\p{L}+(?:er|or|ist|ent|ant|ian|an)s)$/iu;

const bodies =
  /^(?:Association|Union|Institute|Society|Federation|Guild|Club|League|Party|Council|Committee|Congress|Assembly|Collective|Cooperative|Co-operative|Co-op|Trust|Fund|Foundation|Network|Alliance|Bank|Centre|Center|Front|Home|Museum|Library|Choir|Company|Commission|Forum|Group|Team|Refuge|Charity|Exchange|House|Mission|Hostel)$/;

const foundations =
  /^(?:Hospital|School|College|Church|Cathedral|Day|Square|Bay|Park|Market|Palace|Theatre|Hall|Island|University|Point|Landing|Inn|Arms|Head|Tavern|Diner|Café|Cafe|Bakery|Kitchen|Bistro|Grill|Deli|Garage|Salon|Boatyard|Bookshop|Pharmacy|Gym|Nursery|Academy|Clinic|Hospice|Lodge|Cottage|Wharf|Rest|Way|Chapel|Street|Road|Lane|Gate|Terrace|Avenue|Bridge|Gardens|Green|Close|Court|Brewery|Brewhouse|Distillery|Winery|Dairy|Mill|Mills|Foundry|Forge|Tannery|Pottery|Library|Museum|Farm|Stores|Shop|Books|Records|Restaurant|Pizzeria|Brasserie|Pub|Bar|Hotel|Butchers|Bakers|Florists|Yard|Quay|Castle|Tower|Corner|Barn|Nurseries|Bakehouse|Laundry|Cinema|Playhouse|Gallery|Orchard|Vineyard|Circus)$/;
