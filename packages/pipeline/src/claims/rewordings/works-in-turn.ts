import { kindOfName } from '../reference/entity-kinds.ts';
import { isRelativeYear, RELATIVE_YEAR, yearsAfter } from './relative-years.ts';
import { capital, NAME, type Rule, rule, YEAR } from './sentence-rule.ts';
import { goesOn } from './word-kinds.ts';

const PLACE =
  '(?:first|second|third|fourth|fifth|debut|latest|newest|last|final|next|new|only|best-known|most famous|most recent|follow-up|current|former|old|own)';
const TITLE = `((?:[Tt]he )?["“‘']?${NAME}["”’']?)`;
const printed =
  /^(?:novel|novella|book|memoir|poem|play|story|collection|anthology|cookbook|biography|magazine)$/;

/** What is made by somebody, or sold, and has a name of its own. */
const madeOrSold =
  /^(?:novel|novella|book|memoir|biography|cookbook|collection|poem|play|opera|musical|symphony|album|single|song|film|movie|documentary|series|show|podcast|magazine|product|model|game|app|phone|smartphone|tablet|camera|scooter|car|bike|bicycle|boat|yacht|ship|ferry|satellite|drug|vaccine|brand|restaurant|shop|café|cafe|hotel|exhibition|painting|sculpture)$/;

/** 'came out' said of what is printed, of what is played or sold, or of neither. */
function appeared(noun: string, told: string): string {
  const word = printed.test(noun) ? 'published' : 'released';
  return told.replace(/^(?:came out|appeared|was out)\b/, `was ${word}`);
}

/** What somebody made or has, told with its name behind it: 'Ann Lee's first novel, Low Water, came out in 2009'. */
export const worksInTurn: readonly Rule[] = [
  // '…; her second, Harbour Lights, four years later'
  rule(
    String.raw`^(${NAME})['’]s? (${PLACE}) (?<noun>\p{Ll}+),? ${TITLE},? (came out|appeared|was \p{Ll}+) (in ${YEAR})(?:[,;]| and|, and|; and) (?:his|her|its|their|the) (${PLACE})(?: \k<noun>)?,? ${TITLE},? (?:followed )?(in ${YEAR}|${RELATIVE_YEAR})\.?$`,
    ([
      ,
      who = '',
      place = '',
      noun = '',
      one = '',
      told = '',
      year = '',
      next = '',
      other = '',
      later = '',
    ]) => {
      const then = isRelativeYear(later) ? yearsAfter(later, year) : later;
      const done = appeared(noun, told);
      return [
        `${capital(one)} is ${who}'s ${place} ${noun}.`,
        `${capital(one)} ${done} ${year}.`,
        `${capital(other)} is ${who}'s ${next} ${noun}.`,
        `${capital(other)} ${done} ${then ?? later}.`,
      ];
    },
  ),
  // 'Loom's first product, the Kestrel 1, was launched in 2009 and sold well'
  rule(
    String.raw`^((?:${NAME}\.?['’]s?|His|Her|Its|Their|Our|My) (?:${PLACE} )?(?:\p{Ll}+ )?(\p{Ll}+)), ${TITLE}, ((\p{Ll}+)\b[^;]+?)\.?$`,
    ([, whose = '', noun = '', name = '', told = '', verb = '']) =>
      !madeOrSold.test(noun) || kindOfName(name).kind === 'person' || !(goesOn(verb) || verb === 'came')
        ? []
        : [
            `${capital(name)} is ${whose.replace(/^(?:His|Her|Its|Their|Our|My)\b/, (own) => own.toLowerCase())}.`,
            `${capital(name)} ${appeared(noun, told)}.`,
          ],
  ),
  // 'The follow-up, Harbour Lights, came out in 2013'
  rule(
    String.raw`^The (?:follow-up|sequel|second one|next one|successor|second|third), ${TITLE}, ((\p{Ll}+)\b[^;]+?)\.?$`,
    ([, name = '', told = '', verb = '']) =>
      goesOn(verb) || verb === 'came' ? [`${capital(name)} ${appeared('', told)}.`] : [],
  ),
];
