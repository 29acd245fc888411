import { kindOfName } from '../reference/entity-kinds.ts';
import { isClub, isPostTitle } from './posts-told.ts';
import { DATE, NAME, type Rule, ruleHolding, YEAR } from './sentence-rule.ts';

const WHEN = `((?: (?:in|on|since|until|from|last|this) [^,;.]{2,40}?)?)`;
const LEAGUE = String.raw`(?:[\p{L}\p{N}'’-]+ ){0,3}(?:League|Division|Premiership|Conference|Liga|Bundesliga|Superliga|Championship|Serie [A-D]|[Dd]ivision|top flight|Ligaen)(?: (?:One|Two|Three|North|South|[A-D]|[1-4]))?`;
/** When a season brought it. */
const SEASON = String.raw`((?: (?:in|on|at the (?:start|end) of|last|this) (?:${DATE}|(?:the )?(?:season|year|summer|spring|autumn|winter|\p{Ll}+ of ${DATE}|${YEAR}[–/-]\d\d season)))?)`;
const POSITION =
  '(?:(?:striker|goalkeeper|midfielder|defender|winger|forward|full-back|centre-back|captain|player|veteran|newcomer)s? )?';
const PLAYER = String.raw`\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){1,2}`;
const WHO = `((?:(?:Striker|Goalkeeper|Midfielder|Defender|Winger|Forward|Captain) )?${PLAYER}|He|She)`;

const isBody = (name: string) => /^(?:organization|place)$/.test(kindOfName(name).kind);

/** Who plays for which club, and who looks after it, in the words of the sports pages. */
export const clubs: readonly Rule[] = [
  // 'is on loan at Tarn Rovers from Lund FC'
  ruleHolding(
    'on loan ',
    String.raw`^${WHO} (is|was|has been|spent [^,;.]{3,30}) (?:currently |now )?on loan (?:at|to|with) (${NAME})(?: from (${NAME}))?${WHEN}\.?$`,
    ([, who = '', be = '', club = '', home = '', when = '']) =>
      isClub(club) || isClub(home)
        ? [`${who} ${/^(?:is|has)/.test(be) ? 'plays' : 'played'} for ${club}${when}.`]
        : [],
  ),
  // 'has signed a new three-year contract with Tarn Rovers until 2027'
  ruleHolding(
    ' contract ',
    String.raw`^${WHO} (?:has )?(?:signed|agreed|extended) (?:an?|his|her) (?:new |improved |first |professional |\p{Ll}+-(?:year|month) )*(?:contract|deal) (?:with|at) (${NAME})(?:,? [^;.]{3,60})?\.?$`,
    ([, who = '', club = '']) => (isClub(club) ? [`${who} plays for ${club}.`] : []),
  ),
  // 'The Tarn Rovers squad includes goalkeeper Emil Berg and striker Paul Ode'
  ruleHolding(
    ' squad | side | line-up | team ',
    String.raw`^(?:The )?(${NAME}) (?:squad|side|line-up|team) (?:includes|features|consists of) (${POSITION}${PLAYER}(?:(?:, ${POSITION}${PLAYER})*,? and ${POSITION}${PLAYER})?)\.?$`,
    ([, club = '', list = '']) =>
      isClub(club)
        ? list
            .split(/, (?:and )?| and /)
            .map((one) => `${one.replace(/^(?:\p{Ll}[\p{Ll}-]* )+/u, '')} plays for ${club}.`)
        : [],
  ),
  // 'Tarn Rovers were promoted from the Second Division to the First Division in 2019', 'were relegated from the Premier League'
  ruleHolding(
    'promoted|relegated|demoted',
    String.raw`^((?:(?:In|At the end of) [^,;]{2,30}, )?)((?:The )?${NAME}|It|They|The (?:club|team|side)) (?:was|were|have been|has been|had been|got) (?:promoted|relegated|demoted)(?: from ((?:the )?${LEAGUE}))?(?: to ((?:the )?${LEAGUE}))?${SEASON}(?:,? after winning ((?:the|their|its) [^,;]{3,40}?))?(?:,? and ((?:have|has|was|were|\p{Ll}+ed) [^;]+?))?\.?$`,
    ([, front = '', who = '', from, to, when = '', won, rest]) =>
      kindOfName(who).kind === 'person' || (from ?? to) === undefined
        ? []
        : [
            ...(from === undefined ? [] : [`${front}${who} left ${from}${when}.`]),
            ...(to === undefined ? [] : [`${front}${who} joined ${to}${when}.`]),
            ...(won === undefined ? [] : [`${front}${who} won ${won}${when}.`]),
            ...(rest === undefined ? [] : [`${who} ${rest.replace(/\b(?:their|its)\b/, `${who}'s`)}.`]),
          ],
  ),
  // 'Tarn Rovers have signed goalkeeper Emil Berg on loan from Lund FC', 'signed Emil Berg from Lund FC'
  ruleHolding(
    'signed|loaned|borrowed',
    String.raw`^((?:The )?${NAME}) (?:has |have )?(signed|loaned|borrowed) (?:(?:[\p{L}-]+ ){0,2}(?:striker|goalkeeper|midfielder|defender|winger|forward|full-back|guard|centre|pitcher|quarterback) )(${PLAYER})( on loan)?(?: from (${NAME}))?((?:,? (?:until|for|on|in) [^;]+?)?)\.?$`,
    ([, club = '', verb = '', who = '', loan, home, rest = '']) => {
      const when = new RegExp(`^,? (?:on|in) ${DATE}`, 'u').exec(rest)?.[0] ?? '';
      return kindOfName(club).kind === 'person'
        ? []
        : [
            ...(home === undefined || loan !== undefined || verb !== 'signed'
              ? []
              : [`${who} left ${home}${when}.`]),
            `${who} signed for ${club.replace(/^The /, 'the ')}${when}.`,
          ];
    },
  ),
  // 'Tarn Rovers have parted company with Rhys Morgan'
  ruleHolding(
    'parted ',
    String.raw`^((?:The )?${NAME}) (?:has |have )?parted (?:ways|company) with (${PLAYER})${WHEN}\.?$`,
    ([, club = '', who = '', when = '']) =>
      isBody(who) ? [] : [`${who} left ${club.replace(/^The /, 'the ')}${when}.`],
  ),
  // 'Rhys Morgan returns to Tarn Rovers as head coach'
  ruleHolding(
    ' as ',
    String.raw`^(${PLAYER}|He|She) (?:returns|returned|has returned|joins|joined|has joined|comes back|came back|moves|moved) (?:to )?(${NAME}) as (?:their |its |the |an? )?(?:new )?(\p{Ll}+(?: \p{Ll}+){0,2}?)${WHEN}\.?$`,
    ([, who = '', club = '', post = '', when = '']) =>
      isClub(club) && isPostTitle(post) ? [`${who} became ${post} of ${club}${when}.`] : [],
  ),
  // 'retired from football in 2022'
  ruleHolding(
    'retired from ',
    String.raw`^${WHO} (?:has )?retired from (?:professional |competitive |active |top-level |all )?(?:football|soccer|rugby|tennis|cricket|basketball|hockey|handball|cycling|boxing|athletics|swimming|golf|racing|skiing|sports?|playing|politics|public life|teaching|acting|medicine|journalism|business|work)${WHEN}\.?$`,
    ([, who = '', when = '']) => [`${who} retired${when}.`],
  ),
  // 'After studying law at Lund University, Ann Lee joined Orr Ltd in 1998'
  ruleHolding(
    'After ',
    String.raw`^After (studying|training|graduating|working|playing|serving) ([^,;]{3,80}), (${PLAYER}|s?he) (\p{Ll}[^;]*\b(?:in|on) ${DATE}[^;]*)$`,
    ([, verb = '', what = '', who = '', rest = '']) => {
      const did =
        verb === 'studying'
          ? 'studied'
          : verb === 'serving'
            ? 'served'
            : verb === 'graduating'
              ? 'graduated'
              : `${verb.slice(0, -3)}ed`;
      const subject = who.charAt(0).toUpperCase() + who.slice(1);
      return /\b(?:for|since|until) /.test(what) ? [] : [`${subject} ${did} ${what}.`, `${subject} ${rest}`];
    },
  ),
];
