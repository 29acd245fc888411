import { thirdPerson } from '../talk/first-person.ts';
import type { Discourse } from './discourse.ts';

const PERSON = String.raw`\p{Lu}[\p{L}’'-]+(?: (?:(?:de|da|van|von|der|le|la|di|al) )*\p{Lu}[\p{L}’'.-]+){0,3}`;
const gaveUp = new RegExp(
  String.raw`^(?:${PERSON}|He|She) (?:used to (?!be\b|have\b|live\b)(\p{Ll}+)|(?:no longer|has stopped|stopped|does not|doesn['’]t) (\p{Ll}+)) ([^,;]{3,80}?)(?: any ?more| any longer)?\.?$`,
  'u',
);
const doesSo = new RegExp(
  String.raw`^(?:(?:Now|Today|Nowadays|These days),? (?:it is )?)?(${PERSON}) (now )?(?:does|does so|does it|does that)( now| instead| these days)?\.?$`,
  'u',
);

/** 'Ann used to lead the billing team. Now Bo Ek does.': what the sentence before told that another does no longer. */
export function whoDoesNow(text: string, discourse: Discourse): string {
  const [, who] = doesSo.exec(text) ?? [];
  const { givenUp } = discourse;
  if (who !== undefined && givenUp !== null && discourse.sentence - givenUp.sentence <= 1)
    return `${who} now ${givenUp.does}.`;
  const [, base, told, what = ''] = gaveUp.exec(text) ?? [];
  const does = base === undefined ? doing(told) : thirdPerson(base);
  discourse.givenUp = does === null ? null : { does: `${does} ${what}`, sentence: discourse.sentence };
  return text;
}

/** 'leads' of 'leads', 'runs' of 'running' is not told by its letters alone. */
function doing(told: string | undefined): string | null {
  return told === undefined || !/[^s]s$/.test(told) ? null : told;
}
