import { isKnownWord } from '../../language/words/tokens.ts';
import { isRole, kindOfName } from '../reference/entity-kinds.ts';
import { dateWordings } from './date-wordings.ts';
import { deadlines } from './deadlines.ts';
import { durations } from './durations.ts';
import { epithets } from './epithets.ts';
import { jobWords } from './jobs.ts';
import { MONTH, NAME } from './sentence-rule.ts';
import { teamWords } from './team-changes.ts';
import { titles } from './titles.ts';

/** What is done at one place for a while, so that years behind the place are when. */
const STAYED =
  '(?:(?:worked|works|working|lived|lives|living|served|serves|studied|studies|taught|teaches|played|plays|trained|practi[sc]ed) (?:[\\p{Ll}-]+ )*?(?:at|in|for|with|of|on|as)|chaired|led|headed|ran|managed|attended|directed|coached|edited)(?: the)?';

const YEAR = String.raw`(?:${MONTH} )?(?:1[5-9]|20)\d\d`;

const sports: Readonly<Record<string, string>> = {
  running: 'run',
  swimming: 'swim',
  cycling: 'cycle',
  jogging: 'jog',
  hiking: 'hike',
  climbing: 'climb',
  skiing: 'ski',
  sailing: 'sail',
  dancing: 'dance',
  rowing: 'row',
  surfing: 'surf',
};

/** Durations from a start and 'at Acme (2010–2015)', as the stretch that they are, and what else takes a look to put. */
export const spans: readonly (readonly [RegExp, (match: string[]) => string])[] = [
  ...deadlines,
  ...titles,
  ...epithets,
  ...teamWords,
  ...jobWords,
  // 'became widely known'
  [
    /\b(became|becomes|become) (\p{Ll}+ly|well|better|best) known\b/u,
    ([, verb = '', how = '']) => `${verb} ${how}-known`,
  ],
  // 'acquired Corn Sweeteners, Inc., in 1971'
  [
    /(?<=\p{Lu}[\p{L}\p{N}&.'’-]*), (Inc|LLC|L\.L\.C|Ltd|Corp|Co|LP|PLC|plc|GmbH|AG|N\.V|S\.A)\b(\.?)(?:,(?= \p{Ll}))?/gu,
    ([, form = '', stop = '']) => ` ${form}${stop}`,
  ],
  // ', who founded Orr in 2010 and who now lives in Lima': one description
  [
    /, (who|which) ([^,;.]{3,120}?),? (and|but) \1 (?=\p{Ll})/u,
    ([, marker = '', first = '', joint = '']) => `, ${marker} ${first} ${joint} `,
  ],
  // 'the Hale brothers, Simon and Giles,'
  [
    /\b[Tt]he (\p{Lu}[\p{L}’-]+) (?:brothers|sisters|siblings|twins)(?:,? |, )(\p{Lu}\p{Ll}+(?:, \p{Lu}\p{Ll}+)*) and (\p{Lu}\p{Ll}+)(?:,(?= (?:who|in|on|at|and)\b)|(?=\.|$| (?:in|on)\b)|(?=,))/u,
    ([, name = '', first = '', last = '']) =>
      `${first
        .split(', ')
        .map((one) => `${one} ${name}`)
        .join(', ')} and ${last} ${name}`,
  ],
  // 'opened a Ghent office'
  [
    new RegExp(
      String.raw`\b((?:opened|opens|closed|closes|shut|shuts|has|have|will open|will close) (?:its|their|an?|the) (?:new |only |first )?)(\p{Lu}\p{L}+) (office|branch|plant|factory|store|shop|showroom|depot)\b(?! (?:of|for|in|at) (?!${MONTH}|the (?:end|start|beginning) of )\p{L})`,
      'u',
    ),
    ([said = '', front = '', where = '', unit = '']) =>
      isSeat(where, unit) ? `${front}${unit} in ${where}` : said,
  ],
  // 'The Federal Office for Dykes, abbreviated FOD, reports to …'
  [
    /(?<=\p{L}), (?:abbreviated|shortened|abbr\.)(?: (?:as|to))? ["“]?(\p{Lu}[\p{L}\d&.-]{1,9})["”]?(?:,|(?=\.$))/u,
    ([, short = '']) => ` (${short})`,
  ],
  [
    /(?<=\p{L}), (?:or (?:simply |just )?)?["“]?(\p{Lu}[\p{L}\d&.-]{1,9})["”]? for short(?:,|(?=\.$))/u,
    ([, short = '']) => ` (${short})`,
  ],
  // 'Bombay, now Mumbai, is …'
  [
    new RegExp(`^(${NAME}), (now|formerly|previously|originally) (${NAME}), (?=\\p{Ll})`, 'u'),
    ([said = '', name = '', when = '', other = '']) =>
      [name, other].every((word) => /^(?:place|unknown)$/.test(kindOfName(word).kind)) &&
      !other.split(/[ -]/).some((word) => isRole(word.toLowerCase()))
        ? `${name} (${when} ${other}) `
        : said,
  ],
  // 'Reed was previously with Sunvolt Power'
  [
    new RegExp(
      `^(${NAME}|He|She) (?:was|had been) (previously|formerly|earlier|most recently|until recently) (?:with|at) ((?:the )?${NAME})`,
      'u',
    ),
    ([said = '', who = '', when = '', firm = '']) =>
      kindOfName(firm).kind === 'place'
        ? said
        : `${who} ${/recently/.test(when) ? 'formerly' : when} worked at ${firm}`,
  ],
  // 'everybody calls him Barty'
  [
    /\b(?:everyone|everybody|most people|(?:all )?(?:his|her|their) (?:friends|family|colleagues|students|pupils|patients|neighbours|neighbors|teammates|fans|followers|grandchildren|siblings|classmates)) (?:call(?:s|ed)?|nicknamed) (him|her) (?=["“‘]?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?["”’]?[.!]?$)/iu,
    ([, whom]) => `${whom === 'him' ? 'he' : 'she'} is nicknamed `,
  ],
  // 'was appointed Bishop of Orra'
  [
    /(?<=\b(?:appointed|named|elected|consecrated|installed|made|became|becomes) (?:as |the )?)(Bishop|Archbishop|Abbot|Abbess|Dean|Rector|Mayor|Governor|Ambassador|President|Chair|Chairman|Chairwoman|Director|Head|Professor|Principal|Provost|Warden|Commander|Editor|Curator|Chancellor)(?= (?:of|to|at) )/u,
    ([, title = '']) => title.toLowerCase(),
  ],
  [
    new RegExp(String.raw`\b(go|goes) (${Object.keys(sports).join('|')})\b`, 'u'),
    ([, verb = '', sport = '']) => `${sports[sport]}${verb === 'goes' ? 's' : ''}`,
  ],
  ...dateWordings,
  ...durations,
  [
    new RegExp(
      String.raw`^(.*\b(?:${STAYED}|(?:was|were|is|are) (?:the |an? )?(?:[\p{L}-]+ ){1,4}(?:of|at|for|in|to)) \p{Lu}[^(),;]*?)(?<! since)(?: ?\(|,? )(?:(?:from|in|during) )?(${YEAR})\s?(?:[-–—]|to)\s?(${YEAR}|\d\d|present|now|today)\)?(?=\.?$)`,
      'u',
    ),
    ([, what = '', from = '', to = '']) => {
      if (/^\p{Ll}/u.test(to)) return `${what} since ${from}`;
      return `${what} from ${from} to ${/^\d\d$/.test(to) ? `${from.slice(-4, -2)}${to}` : to}`;
    },
  ],
];

/** 'its Ghent office': offices are called by their towns, shops also by their brands. */
function isSeat(where: string, unit: string): boolean {
  const { kind } = kindOfName(where);
  return (
    kind === 'place' ||
    (kind === 'unknown' &&
      /^(?:office|branch|factory|plant|depot)$/.test(unit) &&
      !isKnownWord(where.toLowerCase()))
  );
}
