import { capital, DATE_BEHIND, NAME, type Rule, ruleHolding } from './sentence-rule.ts';

/** What a house has one of, in some room or other. */
const PART =
  '(?:reception|library|canteen|cafeteria|archives?|help ?desk|workshop|mail ?room|post ?room|cloakroom|box office|ticket office|secretariat|registry|gym|crèche|nursery|car park|server room|staff room|common room|print shop|bookshop|pharmacy|laboratory|lab|kitchen|information desk|lost property office|accounts department|sales department|[\\p{Ll}]+ department)';
const BODY = `(?:of (?:the )?${NAME})`;
const ROOM = `(?:(?:the |its |their )(?:[\\p{L}\\d’'-]+ ){0,3}[\\p{L}\\d’'-]+|${NAME})`;

const where = (room: string) =>
  `${/\b(?:floor|storey|campus|site|terrace)$/.test(room) ? 'on' : 'in'} ${room}`;

/** Where in a house its parts are, told by their moves: 'The library of Orr School moved from Room 4 to Room 9 in May.' */
export const rooms: readonly Rule[] = [
  ruleHolding(
    'moved|relocated|transferred',
    `^((?:The|Our) ${PART}(?: ${BODY})?|${NAME}['’]s? ${PART}) (?:(?:has|have|was|were|has been|have been|is) )?(?:(?:just|recently|now) )?(?:moved|relocated|transferred)(?: from (${ROOM}))? to (${ROOM})${DATE_BEHIND}\\.?$`,
    ([, what = '', before, now = '', when = '']) => {
      const since = when.replace(/^ (?:in|on|since|at)? ?/u, '');
      const isDated = since !== '' && !/\bago$/.test(since);
      return [
        ...(before === undefined
          ? []
          : [`${capital(what)} is no longer ${where(before)}${isDated ? ` since ${since}` : ''}.`]),
        isDated
          ? `${capital(what)} has been ${where(now)} since ${since}.`
          : `${capital(what)} is now ${where(now)}.`,
      ];
    },
  ),
];
