import { guessNameType } from '../../language/phrases/names.ts';
import { pastOf, thirdOf } from '../../language/words/inflections.ts';
import { KIN } from '../../language/words/kin.ts';
import { lookUp, lookUpVerb, Word } from '../../language/words/lexicon.ts';
import { isRole } from '../reference/entity-kinds.ts';
import { capital, NAME, type Rule, rule } from './sentence-rule.ts';

const PICKED =
  '(?:elected|re-elected|reelected|appointed|named|made|chose|chosen|nominated|promoted|voted|hired)';
const ROLE = String.raw`(?:(?:as|to) )?(?:(?:an?|the|its|their|our|his|her) )?(?:\p{Ll}[\p{L}-]+|\p{Lu}{2,4})(?: (?!and\b|in\b|on\b)(?:\p{Ll}[\p{L}-]+|\p{Lu}{2,4}))*`;
const WHEN = String.raw`( (?:in|on|at|last|yesterday|today|this)\b[^.]*)?`;
/** Verbs whose place or body stands behind a preposition. */
const SITUATED =
  '(?:(?:now |still )?(?:lives?|lived|works?|worked|teaches|taught|studies|studied|resides?|stays?|plays?|played|died|grew up|moved|went|comes|came|belongs?|retired)|(?:is|are|was|were) (?:born|based|headquartered|located|situated|registered|buried|raised|educated|working|from)|is|are)';

/** 'Bridget Mair chair' */
const pair = new RegExp(`^(${NAME}) (${ROLE})$`, 'u');

/** 'named Petra Hahn chair and Otto Ley left': a verb of its own instead of a post. */
function happens(post: string, forms: number = Word.verbPast): boolean {
  return (lookUpVerb(post.split(' ')[0] ?? '') & forms) !== 0;
}

/** Makings that two people share, each with a verb of his own. */
const MADE =
  '(?:wrote|illustrated|translated|edited|composed|directed|produced|designed|built|founded|owned|ran|bought|sold|owns|runs|makes|made|painted|published|printed|engraved|filmed)';

const DET = '(?:an?|its|his|her|their|the|one|two|three|four|five|several|another|\\d+)';
/** 'a branch in Vaduz', 'another in Hull in 2014' */
const situated = new RegExp(String.raw`^(${DET})( [^,]*?)? ((?:in|at|near|on) (?:the )?\p{Lu}[^,]*)$`, 'u');

/** 'Plus 34 euros', 'Loom Pro $9' */
const measured =
  /^((?:the )?\p{Lu}\S*(?: [\p{Lu}\d]\S*)*?) ((?:about |around )?[$€£]?\d[\d.,]* ?[\p{L}%²³/]*(?: [\p{L}%²³/]+)*)$/u;
const told =
  /^(.+) (costs?|weighs?|weighed|measures|employs|employed|seats|holds|sold|earned|scored) ((?:about |around )?[$€£]?\d[\d.,]* ?[\p{L}%²³/]*(?: [\p{L}%²³/]+)*)$/u;

/** '$1,200', '4 million' */
const FIGURE = String.raw`[$€£]?\d[\d.,]*(?: (?:thousand|million|billion))?%?`;
/** ' euros in 2021', ' two years ago': the unit, and when. */
const DATED =
  /^(.*?)( (?:in (?:the )?(?:\p{L}+ )*\d{4}|(?:at|by) the end of .+|on .+|last .+|(?:a|one|two|three|four|five|six|ten|\d+) (?:years?|months?) (?:ago|earlier|before)|(?:in )?the (?:previous|preceding) year))$/u;
const pastVerbs: Readonly<Record<string, string>> = {
  is: 'was',
  are: 'were',
  has: 'had',
  have: 'had',
  employs: 'employed',
  employ: 'employed',
  costs: 'cost',
};

const STRETCH =
  '(?:(?:between|from|until|till|since|in) [^,;]{0,30}?(?:1[5-9]|20)\\d\\d(?: (?:and|to|until|till) [^,;]{0,20}?(?:1[5-9]|20)\\d\\d)?)';

/** 'in Rome but in Milan' behind 'not' */
const OPPOSED = String.raw`(?<word>in|at|on|to|from|for|by|with|near) ([^,;]+?)(?:, (?:as|which|contrary to|despite) [^,;]{3,60},)?,? but (?:rather )?\k<word> ([^,;]+?)\.?`;

const own: Readonly<Record<string, string>> = { mine: 'my', ours: 'our' };

/** ' of Orr' of 'not the owner of Orr but the manager': of what both are. */
function bodyBehind(wrong: string, right: string): string {
  if (!/^\p{L}+$/u.test(right) || !isRole(right.toLowerCase())) return '';
  return /^\p{L}+( (?:of|at) (?:the )?\p{Lu}.*)$/u.exec(wrong)?.[1] ?? '';
}

/** ' euros' of 'not 40 but 45 euros': the unit of both. */
function unitBehind(wrong: string, right: string): string {
  return /^\d[\d.,]*$/.test(wrong) ? (/^\d[\d.,]*( \p{Ll}+)$/u.exec(right)?.[1] ?? '') : '';
}

/** 'works at Orr' of 'work at Orr', as it is said of one. */
function agreeing(done: string): string {
  const [verb = ''] = done.split(' ', 1);
  const one = { are: 'is', were: 'was', have: 'has' }[verb];
  if (one !== undefined) return `${one}${done.slice(verb.length)}`;
  return /^(?:work|live|play|sit|serve|own|hold|use|belong)$/.test(verb)
    ? `${verb}s${done.slice(verb.length)}`
    : done;
}

/** What a sentence leaves out because it has said it already, said again: each part as a sentence of its own. */
export const gapped: readonly Rule[] = [
  // 'Ann works at Orr, as does Bo', 'Ann works at Orr and so does Bo', 'Ann works at Orr, and Bo does too', 'Ann works at Orr, and Bo also'
  rule(
    `^(${NAME}) (?=\\p{Ll})((?!and\\b|or\\b|of\\b|nor\\b)[^;]{4,120}?),? (?:(?:(?:just )?as|and so) (?:does|do|did|is|are|was|were|has|have) (?:(?:her|his|its|their) \\p{Ll}+,? )?(${NAME})|and (${NAME}) (?:(?:does|did|is|was|has)(?: so)?,? )?(?:too|as well|also))\\.?$`,
    ([, one = '', done = '', so, too]) => [`${one} ${done}.`, `${so ?? too} ${done}.`],
  ),
  // 'Ann, like Bo, works at Orr', 'Ann as well as Bo works at Orr', 'Like Bo, Ann works at Orr'
  rule(
    `^(${NAME})(?:, (?:just )?like (${NAME}),|,? (?:as well as|along with|together with|in addition to) (${NAME}),?) ((?:works?|lives?|plays?|sits?|serves?|teaches|studies|owns?|holds?|uses?|is|are|was|were|has|joined|left|bought|founded|moved|became|worked|lived|studied|belongs?) .+)$`,
    ([, one = '', like, with_, done = '']) =>
      / (?:and|or) /.test(one) ? [] : [`${one} ${agreeing(done)}`, `${like ?? with_} ${agreeing(done)}`],
  ),
  // 'The owner is Bo Lund and not Ann Lee, as stated earlier', 'and not, as reported, Ann Lee'
  rule(
    String.raw`^([^;]+? and not)(,? as [^,;]{4,40},)? ([^,;]{2,60}?)(,? as (?:we |was |had been |has been )?(?:(?:earlier|previously|wrongly|originally|first) )?(?:stated|reported|said|wrote|written|claimed|announced|printed)[^,;]{0,30})?\.?$`,
    ([, front = '', between, wrong = '', behind]) =>
      between === undefined && behind === undefined ? [] : [`${front} ${wrong}.`],
  ),
  // 'Ida Moss wrote and Bo Ek illustrated The Last Tram'
  rule(
    `^(${NAME}) (${MADE}),? and (${NAME}) (${MADE}) (.+)$`,
    ([, one = '', first = '', other = '', second = '', what = '']) => [
      `${one} ${first} ${what}`,
      `${other} ${second} ${what}`,
    ],
  ),
  // 'Not only Orr but also Tarn sponsors the fair'
  rule(
    String.raw`^Not only (${NAME}),? but (?:also )?(${NAME}) (\p{Ll}.+)$`,
    ([, one = '', other = '', rest = '']) => [`${capital(one)} ${rest}`, `${capital(other)} ${rest}`],
  ),
  // 'sold the boat to Felix Orr and the house to Nora Ek'
  rule(
    String.raw`^(${NAME}|S?[Hh]e|They|It|The \p{Ll}+) ((?:sold|sells|gave|gives|lent|lends|leased|leases|rented|rents|donated|left|bequeathed|sent|sends|supplie[sd]|shipped|ships|awarded|transferred|handed|assigned|exported|exports) )([^,;]{1,50}?) to (${NAME}),? and ((?:(?:the|an?|his|her|its|their) )?(?:[\p{Ll}\d-]+ ){0,3}[\p{Ll}-]+) to (${NAME})((?: (?:in|on) [^,;]{4,20})?)\.?$`,
    ([, who = '', verb = '', one = '', first = '', other = '', second = '', when = '']) => [
      `${who} ${verb}${one} to ${first}${when}.`,
      `${who} ${verb}${other} to ${second}${when}.`,
    ],
  ),
  // 'was designed by Ada Krag in 1931 and by Bo Orr in 1950'
  rule(
    String.raw`^([^,;]{2,80}? (?:was|were|is|are|has been|have been) \p{Ll}+) by (${NAME}) ((?:in|on) [^,;]{0,20}\d{4}),? and (?:again |later |then )?by (${NAME}) ((?:in|on) [^,;]{0,20}\d{4})\.?$`,
    ([, what = '', one = '', first = '', other = '', second = '']) => [
      `${what} by ${one} ${first}.`,
      `${what} by ${other} ${second}.`,
    ],
  ),
  // 'was founded and run by Ada Krag until 2010'
  rule(
    String.raw`^(${NAME}|The (?:\p{Ll}+ )?\p{Ll}+|It) was (founded|established|started|opened|built|created|set up|launched) and (?:then |later |also )?(led|run|managed|headed|owned|edited|directed|chaired|operated) by ([^,;]{2,60}?)((?: (?:until|till|from|for) [^,;]{3,40}?)?)\.?$`,
    ([, what = '', founded = '', led = '', who = '', when = '']) => [
      `${what} was ${founded} by ${who}.`,
      `${what} was ${led} by ${who}${when}.`,
    ],
  ),
  // 'Ann reports to Bo and Bo to Cy'
  rule(
    String.raw`^(${NAME}) (reports?|reported|answers?|answered) to (${NAME})(?:,? and|,|,? while) (${NAME}) to (${NAME})\.?$`,
    ([, one = '', verb = '', boss = '', other = '', chief = '']) => [
      `${one} ${verb} to ${boss}.`,
      `${other} ${verb} to ${chief}.`,
    ],
  ),
  // 'Taking over the helpdesk from today: Ann Holt'
  rule(
    String.raw`^(Taking over|Leading|Running|Heading|Chairing|Joining|Leaving|Managing) ([^:,]+): (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2})\.?$`,
    ([, verb = '', what = '', who = '']) => [`${who} is ${verb.toLowerCase()} ${what}.`],
  ),
  // 'The choir elected Ines Bell chair, Tom Ray treasurer and Ute Kay secretary'
  rule(
    String.raw`^(.+? ${PICKED}) (\p{Lu}[^.;]*? and \p{Lu}[^.;]*?)${WHEN}\.?$`,
    ([, front = '', list = '', when = '']) => {
      const pairs = list.split(/,? and (?=\p{Lu})|, (?=\p{Lu})/u).map((item) => pair.exec(item));
      return pairs.some((found) => found === null || happens(found[2] ?? ''))
        ? []
        : pairs.map((found) => `${front} ${found?.[1] ?? ''} ${found?.[2] ?? ''}${when}.`);
    },
  ),
  // 'Ines Bell was elected chair and Ute Kay secretary', 'Ines is the chair and Ute the secretary'
  rule(
    String.raw`^(${NAME}) ((?:(?:was|were|has been|have been) ${PICKED}|is|was|became)) (${ROLE}),? and (${NAME}) (${ROLE}?)${WHEN}\.?$`,
    ([, first = '', verb = '', post = '', second = '', other = '', when = '']) =>
      / /.test(verb) ||
      (/^(?:an?|the|its|their|our)\b/.test(post) && /^(?:an?|the|its|their|our)\b/.test(other))
        ? [`${first} ${verb} ${post}${when}.`, `${second} ${verb} ${other}${when}.`]
        : [],
  ),
  // 'Ines Bell was elected chair, Ute Kay secretary', 'was elected chair; Ute Kay treasurer'
  rule(
    String.raw`^(${NAME}) ((?:was|were|has been|have been) ${PICKED}) (${ROLE})[,;] (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2}) (${ROLE}?)${WHEN}\.?$`,
    ([, first = '', verb = '', post = '', second = '', other = '', when = '']) =>
      happens(other) ? [] : [`${first} ${verb} ${post}${when}.`, `${second} ${verb} ${other}${when}.`],
  ),
  // 'Ines is the chair, Ute the treasurer', 'Ines is the chair of Loom, Ute its treasurer'
  rule(
    String.raw`^(${NAME}) (is|was) ((?:the|its|our|their) [\p{Ll}-]+(?: [\p{Ll}-]+){0,2})((?: (?:of|at) (?:the )?${NAME})?)[,;] (${NAME}),? ((?:the|its|our|their) [\p{Ll}-]+(?: [\p{Ll}-]+){0,2})((?: (?:of|at) (?:the )?${NAME})?)\.?$`,
    ([, first = '', verb = '', post = '', body = '', second = '', other = '', there = '']) => {
      const isPost = (words: string) => {
        const last = words.split(' ').at(-1) ?? '';
        return isRole(last) || /^(?:sponsor|lead|host|patron|owner|contact|deputy)$/.test(last);
      };
      if (!isPost(post) || !isPost(other)) return [];
      const where = there === '' && body !== '' && !/^its /.test(other) ? body : there;
      return [`${first} ${verb} ${post}${body}.`, `${second} ${verb} ${other}${where}.`];
    },
  ),
  // 'Ines is a chef, Ute a waiter', 'Ines was a teacher; Ute, a nurse'
  rule(
    String.raw`^(${NAME}) (is|was|became) (an? \p{Ll}[\p{Ll}-]*(?: \p{Ll}[\p{Ll}-]*){0,2})(?:[,;]|,? while) (${NAME}),? (an? \p{Ll}[\p{Ll}-]*(?: \p{Ll}[\p{Ll}-]*){0,2})\.?$`,
    ([, first = '', verb = '', what = '', second = '', other = '']) => [
      `${first} ${verb} ${what}.`,
      `${second} ${verb} ${other}.`,
    ],
  ),
  // 'Ines is a pilot and Ute studies law'
  rule(
    String.raw`^(${NAME}|He|She|I) (is|was|am) (an? \p{Ll}[\p{Ll}-]*(?: \p{Ll}[\p{Ll}-]*){0,3}),? (?:and|while|but) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) (studies|teaches|works|lives|runs|plays|drives|owns|makes|sells|writes) (?!and\b)(.+)$`,
    ([, first = '', verb = '', what = '', second = '', other = '', rest = '']) => [
      `${first} ${verb} ${what}.`,
      `${second} ${other} ${rest}`,
    ],
  ),
  // 'Ines lives in Rome and Ute in Oslo', but 'Ines lived in Rome and Perugia in Italy'
  rule(
    String.raw`^(${NAME}) (${SITUATED}) (in|at|on|for|to|from|near|with) ((?:the )?\p{Lu}[^,]*?)(?:,? and|,) ((?:(?:his|her) (?:${KIN}) )?${NAME}) \3 ((?:the )?\p{Lu}[^,]*?)\.?$`,
    ([, first = '', verb = '', word = '', place = '', second = '', other = '']) =>
      /^(?:his|her) /.test(second) ||
      (first.split(' ').length === second.split(' ').length && guessNameType(second).type !== 'place')
        ? [`${first} ${verb} ${word} ${place}.`, `${capital(second)} ${verb} ${word} ${other}.`]
        : [],
  ),
  // 'Loom is run by Ines, the mill by Ute', 'Ines is responsible for dyeing, Ute for weaving'
  rule(
    String.raw`^((?:The )?[^,;]{2,40}? (?:is|was|are|were) \p{Ll}+) by (${NAME})(?:[,;]| and)(?: and)? ((?:the|its|his|her|their) [^,;]{2,30}?|${NAME}) by (${NAME})\.?$`,
    ([, done = '', one = '', what = '', other = '']) => {
      const verb = / (?:is|was|are|were) \p{Ll}+$/u.exec(done)?.[0] ?? '';
      return /\b(?:in|on|by|and|from|until|later|then|again)\b/.test(what)
        ? []
        : [`${done} by ${one}.`, `${capital(what)}${verb} by ${other}.`];
    },
  ),
  rule(
    String.raw`^(.*?)(${NAME}) is (responsible for|in charge of) ([^,;]{2,40}?)(?:[,;]| and)(?: and)? (${NAME}) (?:for|of) ([^,;]{2,40}?)\.?$`,
    ([, front = '', one = '', verb = '', first = '', other = '', second = '']) => [
      `${front}${one} is ${verb} ${first}.`,
      `${front}${other} is ${verb} ${second}.`,
    ],
  ),
  // 'Ines works in Rome; Ute, in Oslo', 'Ines plays the cello; Ute, the viola'
  rule(
    String.raw`^(${NAME}) (${SITUATED}) (in|at|for|to|from|near) ([^,;]+?)(?:;| and) (${NAME}), \3 ([^,;]+?)\.?$`,
    ([, first = '', verb = '', word = '', place = '', second = '', other = '']) => [
      `${first} ${verb} ${word} ${place}.`,
      `${second} ${verb} ${word} ${other}.`,
    ],
  ),
  rule(
    String.raw`^(${NAME}) ((?:plays|speaks|teaches|studies|owns|drives|sells|makes|likes|prefers|runs|chairs|coaches|played|taught|owned|drove|designed|wrote|painted) (?:(?:the|an?) )?)([^,;]+?)(?:;| and) (${NAME}), ((?:(?:the|an?) )?[^,;]+?)\.?$`,
    ([, first = '', verb = '', what = '', second = '', other = '']) => [
      `${first} ${verb}${what}.`,
      `${second} ${verb.split(' ')[0]} ${other}.`,
    ],
  ),
  // 'He died in 1988, and my grandmother, Rose, in 1995'
  rule(
    String.raw`^([^,;:]{2,60}) (died|was born|married|retired|left|joined|arrived|returned|graduated|opened|closed|was (?:founded|built|opened|closed|established|launched|published|released|completed)) ((?:in|on) [^,;:]{0,20}\d{4})(?:,? (?:and|but)|[,;]) ((?:my|his|her|their|our) (?:${KIN})(?:, ${NAME},)?|${NAME}|the (?:other|second|latter)),? ((?:in|on) [^,;:]{0,20}\d{4})\.?$`,
    ([, first = '', verb = '', when = '', second = '', then = '']) => [
      `${first} ${verb} ${when}.`,
      `${capital(second)} ${verb} ${then}.`,
    ],
  ),
  // 'The manager is Ines Bell, the captain Tom Ray', 'Its chair was Ines Bell and its treasurer Tom Ray'
  rule(
    String.raw`^((?:The|Its|Our|Their|My) \p{Ll}[\p{Ll}-]*(?: \p{Ll}[\p{Ll}-]*){0,2}) (is|was) (${NAME})(?:[,;]|,? and|,? while)(?: and)? ((?:the|its|our|their|my) \p{Ll}[\p{Ll}-]*(?: \p{Ll}[\p{Ll}-]*){0,2}) (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2})(?<!['’]s)\.?$`,
    ([, what = '', verb = '', who = '', other = '', second = '']) =>
      // 'The manager is Ines Bell, the captain of Loom'
      / (?:of|at|for|in|from|with|to|by|on)$/.test(other)
        ? []
        : [`${what} ${verb} ${who}.`, `${capital(other)} ${verb} ${second}.`],
  ),
  // 'The free plan allows 60 requests a minute, the Business plan 600', 'The small hall seats 80 and the large hall 200'
  rule(
    String.raw`^((?:The|Our|An?) [^,;\d]{2,40}?) (costs|allows|seats|holds|takes|employs|weighs|measures|lasts|includes) ([€£$]?\d+(?:[.,]\d+)*)( [^,;\d]{1,40})?(?:[,;]|,? and|,? while) ((?:the|our|an?) [^,;\d]{2,40}?) ([€£$]?\d+(?:[.,]\d+)*)( [^,;\d]{1,40})?\.?$`,
    ([, what = '', verb = '', figure = '', unit = '', other = '', second = '', ofSecond]) => [
      `${what} ${verb} ${figure}${unit}.`,
      `${capital(other)} ${verb} ${second}${ofSecond ?? unit}.`,
    ],
  ),
  // 'My number is 555 0148, Garo's is 555 0171'
  rule(
    String.raw`^((?:${NAME}['’]s?|[Mm]y|[Hh]is|[Hh]er|[Oo]ur|[Tt]heir) )((?:[\p{Ll}-]+ ){1,3})(is|was) ([^,;]+?)(?:,|;|,? and|,? but|,? while) (${NAME}['’]s|mine|ours) (is|was) ([^,;]+?)\.?$`,
    ([, first = '', what = '', verb = '', value = '', second = '', other = '', rest = '']) => [
      `${first}${what}${verb} ${value}.`,
      `${capital(own[second] ?? second)} ${what}${other} ${rest}.`,
    ],
  ),
  // 'has its head office in Basel and a branch in Vaduz', 'opened a shop in Hull in 2010 and another in York in 2014'
  rule(
    String.raw`^(${NAME}|S?he|It|They|The \p{Ll}+) ((?:has |have |had |also |now |still )*(?:has|have|had|owns?|owned|runs?|ran|operates?|operated|opened|opens|built|keeps?|kept|bought)) (${DET} [^;:()]*?,? and ${DET} [^;:()]*?)\.?$`,
    ([, who = '', verb = '', list = '']) => {
      const items = list
        .split(new RegExp(`,? and (?=${DET} )|, (?=${DET} )`, 'u'))
        .map((item) => situated.exec(item));
      const noun = items[0]?.[2]?.trim().split(' ').at(-1) ?? '';
      return items.some((found) => found === null) || noun === ''
        ? []
        : items.map((found) => {
            const [, word = '', what = ` ${noun}`, where = ''] = found ?? [];
            return `${who} ${verb} ${word}${what.replace(/ one$/, ` ${noun}`)} ${where}.`;
          });
    },
  ),
  // 'Basic costs 19 euros, Plus 34 euros and Studio 79 euros a month'
  rule(
    String.raw`^((?:(?:From|Since|In|On|As of) [^,]*?\d{4},? )?)(\p{Lu}[^,;:]*? (?:costs?|cost|weighs?|weighed|measures|employs|employed|seats|holds|sold|earned|scored) [^,;:]*?(?:,|,? and) (?:the )?\p{Lu}[^;:]*?)\.?$`,
    ([, when = '', list = '']) => {
      const [first = '', ...others] = list.split(/,? and (?=(?:the )?\p{Lu})|, (?=(?:the )?\p{Lu})/u);
      const [, who = '', verb = '', amount = ''] = told.exec(first) ?? [];
      const rest = others.map((item) => measured.exec(item));
      if (who === '' || rest.length === 0 || rest.some((found) => found === null)) return [];
      const last = rest.at(-1)?.[2] ?? '';
      const per = / (?:a|an|per) (?:month|year|week|day|night|hour|head|person|piece)$/.exec(last)?.[0] ?? '';
      return [[who, amount], ...rest.map((found) => [found?.[1] ?? '', found?.[2] ?? ''])].map(
        ([name = '', value = '']) =>
          `${when}${when === '' ? capital(name) : name} ${verb} ${value}${value.endsWith(per) ? '' : per}.`,
      );
    },
  ),
  // 'owns two shops: Ley and Moe', 'publishes the following papers: …'
  rule(
    String.raw`^(.+? (?:owns?|owned|runs?|ran|operates?|operated|manages?|managed|leads?|makes?|made|sells?|sold|buys|bought|acquired?|publish(?:es|ed)?|supervises?|uses?|employs?|teaches|speaks?|supports?|serves?|coaches|edits?)) (?:(?:the following|these|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) )(?:\p{Ll}[\p{Ll}-]* ){0,2}\p{Ll}+: ((?:the )?\p{Lu}[^:;]*?)\.?$`,
    ([, front = '', list = '']) => [`${front} ${list}.`],
  ),
  // 'has 40 employees, down from 60 in 2019': what it was before, where it says when
  rule(
    String.raw`^(.+?)(?: now)? (is|was|are|were|has|had|have|employs?|employed|costs?|sold|earned|made) ([^,]*?)(${FIGURE})([^,;]*?),? (?:up|down|compared (?:with|to))(?: from)? (${FIGURE})([^,;]*?)\.?$`,
    ([, who = '', verb = '', about = '', amount = '', rest = '', before = '', behind = '']) => {
      const [, unit = behind, when = ''] = DATED.exec(behind) ?? [];
      const own = unit === '' ? (DATED.exec(rest)?.[1] ?? rest) : unit;
      const now = `${who} ${verb} ${about}${amount}${rest}.`;
      // 'Profit for 2023 was 14 million, up from 11 million a year earlier': of another year than the one named
      const isOther = /\b(?:1[5-9]|20)\d\d\b/.test(who) && !/\d{4}/.test(when);
      return when === '' || isOther
        ? [now]
        : [now, `${who} ${pastVerbs[verb] ?? verb} ${before}${own}${when}.`];
    },
  ),
  // 'The former is now its head, the latter left in 2014'
  rule(
    String.raw`^(The former (?=\p{Ll})[^,;]+?)(?:[,;]| and|, and|, while|, whereas|, but) (the latter (?:(?:now|still|later|also|then) )?(?:is|was|has|had|became|\p{Ll}+(?:s|ed)|left|ran|led|took|went|made|wrote|built|bought|sold|won|died|taught|began|grew) .+)$`,
    ([, former = '', latter = '']) => [`${former}.`, capital(latter)],
  ),
  // 'The former lives in Rome, the latter in Oslo', 'The former is a cook and the latter a baker'
  rule(
    String.raw`^(The former) ((?:now |still )?(?:${SITUATED}|(?:was|is|had been|has been) (?:founded|built|opened|born|elected|closed|sold|launched|published|established)|became|was|were|has|had))( (?:in|at|for|to|from|near|an?|the)\b)( [^,;]*?)(?:[,;]| and|, and|, while)? the latter(\3| an?)( [^,;]*?)\.?$`,
    ([, former = '', verb = '', word = '', first = '', other = '', second = '']) =>
      other === word || / an?$/.test(word)
        ? [`${former} ${verb}${word}${first}.`, `The latter ${verb}${other}${second}.`]
        : [],
  ),
  // 'Ana hasn't been to Japan, but her brother has'
  rule(
    String.raw`^([^,;]{1,40}?) (is|was|are|were|has|have|had|can|could|will|would)(n['’]t| not| never) ([^;]{2,120}?),? but ((?:(?:the|my|his|her|their|our|its) )?[^,;.]{2,40}?) (is|was|are|were|has|have|had|can|could|will|would)\.?$`,
    ([, who = '', verb = '', not = '', what = '', other = '', second = '']) => [
      `${who} ${verb}${not} ${what}.`,
      `${capital(other)} ${second} ${what.replace(/^(?:yet|ever) /, '')}.`,
    ],
  ),
  // 'Ben isn't on the team any longer, and neither is Priya'
  rule(
    String.raw`^([^,;]{2,40}?) ((?:is|was|are|were|has|have|had|does|do|did|can|could|will|would)(?:n['’]t| not)) ([^;]{2,120}?)(?:,? and|[,;]) (?:neither|nor) (is|was|are|were|has|have|had|does|do|did|can|could|will|would) ((?:(?:the|my|his|her|their|our|its) )?(?!(?:he|she|it|they|we|you|I|the|my|his|her|their|our|its)\b)[^\s,;.]+(?: \p{Lu}[^\s,;.]*)*)\.?$`,
    ([, who = '', not = '', what = '', verb = '', other = '']) => [
      `${who} ${not} ${what}.`,
      `${capital(other)} ${verb} not ${what}.`,
    ],
  ),
  // 'does not drink, nor does he smoke', 'Nor has she ever owned a car'
  rule(
    String.raw`^(?:(.+?)[,;]? (?:and )?)?(?:nor|neither|Nor|Neither) (do|does|did|is|are|was|were|has|have|had|can|could|will|would|should) (${NAME}|s?he|it|they|we|I|the \p{Ll}+) (?:ever )?(.+?)\.?$`,
    ([, before, verb = '', who = '', rest = '']) => [
      ...(before === undefined ? [] : [`${before}.`]),
      `${capital(who)} ${verb} not ${rest}.`,
    ],
  ),
  // 'is not only a doctor but also a dentist', 'not only paints but also writes'
  rule(
    String.raw`^(.+? (?:is|was|are|were)) not (?:only|just|merely) ([^,]+?),? but (?:also |even )?(.+?)\.?$`,
    ([, front = '', first = '', second = '']) => [`${front} ${first}.`, `${front} ${second}.`],
  ),
  rule(
    String.raw`^(${NAME}|S?he|It|They|I) not only (\p{Ll}+ [^,]+?|\p{Ll}+s),? but (?:(?:s?he|it|they|I) )?(?:also )?(\p{Ll}+ [^,]+?|\p{Ll}+s)\.?$`,
    ([, who = '', first = '', second = '']) => [`${who} ${first}.`, `${who} ${second}.`],
  ),
  // 'The owner is not Ann Lee but her brother, Bo Lee'
  rule(
    String.raw`^(.+? (?:is|was)) not (${NAME}),? but (?:rather )?((?:(?:his|her|their|its|the) (?:[\p{Ll}-]+ ){0,3}[\p{Ll}-]+),? ${NAME})\.?$`,
    ([, front = '', wrong = '', right = '']) => {
      const [, aside = '', name = ''] = new RegExp(`^(.+?),? (${NAME})$`, 'u').exec(right) ?? [];
      return [
        `${front} not ${wrong}.`,
        `${front} ${name}.`,
        ...(/^(?:his|her) /.test(aside)
          ? [`${name} is ${wrong}'s ${aside.replace(/^(?:his|her) /, '')}.`]
          : []),
      ];
    },
  ),
  // 'The author is not Leon Vass but Irina Vass', 'The office is no longer in Rome but in Milan'
  rule(
    String.raw`^(.+? (?:is|was|are|were))( not|n['’]t| no longer) ((?:(?:an?|the|in|at|on|from|for) )?)((?:[^,]|,(?=\d))+?),? but (?:rather |now )?(\3|an? |the )([\p{L}\d$€£](?:[^,]|,(?=\d))*?)\.?$`,
    ([, front = '', not = '', word = '', wrong = '', other = '', right = '']) =>
      (word !== other && !/^(?:an?|the) $/.test(word)) ||
      (word === '' &&
        ![wrong, right].every((part) => /^\p{Lu}/u.test(part)) &&
        ![wrong, right].every((part) => /^[$€£]?\d/u.test(part)) &&
        ![wrong, right].every((part) => (lookUp(part) & Word.adjective) !== 0)) ||
      /\b(?:is|was|are|were|has|have|had|does|did|do|can|could|will|would|should|may|might|he|she|it|they|I|we)\b/.test(
        right,
      )
        ? []
        : [
            `${front}${/^n/.test(not) ? ' not' : not} ${word}${wrong}${unitBehind(wrong, right)}${bodyBehind(right, wrong)}.`,
            `${front} ${other}${right}${bodyBehind(wrong, right)}.`,
          ],
  ),
  // 'did not buy the mill but the farm'
  rule(
    String.raw`^(${NAME}|I|He|She|It|They|We) (?:did|does|do)(?: not|n['’]t) (\p{Ll}+) ((?:the|an?|his|her|its|their) [^,;]+?|${NAME}),? but (?:rather )?((?:the|an?|his|her|its|their) [^,;]+?|${NAME})\.?$`,
    ([said, who = '', verb = '', wrong = '', right = '']) => {
      const isNamed = [wrong, right].map((part) => /^\p{Lu}/u.test(part));
      if (isNamed[0] !== isNamed[1] || / (?:is|was|are|were|has|had|did|does|do|\p{Ll}+ed)\b/u.test(right))
        return [];
      const done = / did(?:n['’]t| not) /.test(said)
        ? pastOf(verb)
        : / does/.test(said)
          ? thirdOf(verb)
          : verb;
      return [said.replace(/,? but .+$/, '.'), `${who} ${done} ${right}.`];
    },
  ),
  // 'Not Leon Vass but Irina Vass is the author', 'Not Leon but Irina wrote it'
  rule(
    String.raw`^Not (${NAME}),? but (?:rather )?(${NAME}) (?:(is|was|are|were) (.+?)|((?:has |have |had )?\p{Ll}+ .+?))\.?$`,
    ([, wrong = '', right = '', verb, what = '', done = '']) =>
      verb === undefined
        ? [`It is not true that ${wrong} ${done}.`, `${right} ${done}.`]
        : [`${wrong} ${verb} not ${what}.`, `${right} ${verb} ${what}.`],
  ),
  // 'My favourite tea is Assam these days, no longer Darjeeling', 'Ines is a potter now, not a nurse any more'
  rule(
    String.raw`^(.+? )(is|are) ([^,;]+?),? (?:and |but )?(?:no longer ([^,;]+?)|not ([^,;]+?) any ?(?:more|longer))\.?$`,
    ([, who = '', verb = '', now = '', gone, old = gone ?? '']) =>
      / (?:and|but|who|which|that|is|are)$/.test(now) || happens(old, Word.verbThird | Word.verbPast)
        ? []
        : [`${who}${verb} no longer ${old}.`, `${who}${verb} ${now}.`],
  ),
  // 'Ines lives in Rome now, no longer in Oslo'
  rule(
    String.raw`^(${NAME}|I|He|She|It|They|We) (${SITUATED}) (in|at|for|to|from|near|with) ([^,;]+?),? (?:and |but )?(?:no longer \3 ([^,;]+?)|not \3 ([^,;]+?) any ?(?:more|longer))\.?$`,
    ([, who = '', verb = '', word = '', now = '', gone, old = gone ?? '']) => [
      `${who} no longer ${verb.replace(/^(?:now|still) /, '')} ${word} ${old}.`,
      `${who} ${verb} ${word} ${now}.`,
    ],
  ),
  // 'played for Lyn between 2010 and 2014, then for Brann until 2019, and now plays for Vard'
  rule(
    String.raw`^((${NAME}|He|She|It) (played|worked|wrote|sailed|rode|drove|lived|taught|studied) (for|at|in|with) (?!the years)[^,;\d]{2,40}? ${STRETCH}), (?:and )?(?:then|later|afterwards) \4 ([^,;\d]{2,40}? ${STRETCH})((?:,? and [^;]{4,80}?)?)\.?$`,
    ([, first = '', who = '', verb = '', word = '', second = '', more = '']) => [
      `${first}.`,
      `${who} ${verb} ${word} ${second}.`,
      ...(more === '' ? [] : [`${who} ${more.replace(/^,? and /, '')}.`]),
    ],
  ),
  // 'was born not in Rome but in Milan', 'does not work for Loom but for Orr Ltd.'
  rule(
    String.raw`^(.+? (?:is|was|are|were|does|do|did)) (?:(\p{Ll}+) not|not (\p{Ll}+)) ${OPPOSED}$`,
    ([, front = '', first, verb = first ?? '', word = '', wrong = '', right = '']) => [
      `${front} not ${verb} ${word} ${wrong}.`,
      `${front} ${verb} ${word} ${right}.`,
    ],
  ),
  // 'Ines no longer works for Loom but for Orr Ltd.'
  rule(
    String.raw`^(.+?) no longer (\p{Ll}+) ${OPPOSED}$`,
    ([, who = '', verb = '', word = '', wrong = '', right = '']) => [
      `${who} no longer ${verb} ${word} ${wrong}.`,
      `${who} ${verb} ${word} ${right}.`,
    ],
  ),
  // 'The founder is Irina Vass and not Leon Vass', 'The office is in Milan and not in Rome'
  rule(
    String.raw`^(.+? (?:is|was|are|were)) ((?:(?:an?|the|in|at|on|from|for|by) )?)([^,]+?) and not (\2)([^,]+?)\.?$`,
    ([, front = '', word = '', right = '', , wrong = '']) =>
      word === '' && ![wrong, right].every((part) => /^(?:\p{Lu}|[$€£]?\d)/u.test(part))
        ? []
        : [`${front} not ${word}${wrong}.`, `${front} ${word}${right}.`],
  ),
  // 'was born in Milan and not in Rome'
  rule(
    String.raw`^(.+? \p{Ll}+) (in|at|from|for|by|with) ([^,;]+?),? and not \2 [^,;]+?\.?$`,
    ([, front = '', word = '', right = '']) => [`${front} ${word} ${right}.`],
  ),
  rule(
    String.raw`^(${NAME}|S?he|It|They) (\p{Ll}+) not ${OPPOSED}$`,
    ([, who = '', verb = '', word = '', , right = '']) => [`${who} ${verb} ${word} ${right}.`],
  ),
];
