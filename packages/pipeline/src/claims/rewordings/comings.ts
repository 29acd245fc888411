import { KIN } from '../../language/words/kin.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { whoseOf } from './owners.ts';
import { isClub } from './posts-told.ts';
import {
  capital,
  DATE_IN_FRONT,
  NAME,
  type Rule,
  ruleHolding,
  uncapital,
  DATE_BEHIND as WHEN,
} from './sentence-rule.ts';

const WHO = `((?!(?:After|Before|Following|Since) )${NAME}|[Hh]e|[Ss]he|I)`;
const BODY = `((?:the )?${NAME})`;
const YEARS = String.raw`(?:(?:more than|over|almost|nearly|about|just|only|some|around|exactly) )?(?:[\p{L}-]+|\d{1,3})(?: [\p{L}-]+){0,2}? ?(?:years?|months|weeks|decades?|seasons|terms|quarter of a century|half a century)`;
/** 'twelve years', 'a short spell' */
const STAY = `(?:${YEARS}|an? (?:(?:short|brief|long|successful|unhappy) )?(?:spell|stint|period|time))`;
const AS = String.raw`((?: as (?:an? |the |its )?\p{Ll}[^,;.\d]{2,50}?)?)`;

const HANDED =
  '((?:has |had )?(?:handed|passed|turned|given|gave)(?: (?:the reins|the business|the baton))?)';
/** 'her daughter, Mia' */
const NEXT = `(?:(?:his|her) ((?:[\\p{Ll}-]+ )?(?:${KIN})),? )?(${NAME})`;

const isSomebody = (who: string) => !/^(?:organization|place)$/.test(kindOfName(who).kind);
const isFirm = (name: string) => kindOfName(name).kind === 'organization' && !isClub(name);
const mayBeFirm = (name: string) => /^(?:organization|unknown)$/.test(kindOfName(name).kind) && !isClub(name);
/** At a school one may learn, in a hospital lie and in a hotel sleep. */
const isWorkOnly = (name: string) =>
  !/\b(?:School|Academy|College|University|Institute|Hospital|Clinic|Infirmary|Home|Prison|Hall|House|Hotel|Inn|Court|Abbey)\b/.test(
    name,
  );
const left = (who: string, body: string, when: string) =>
  `${capital(who)} left ${who === 'I' ? 'my' : 'his'} post at ${body}${when}.`;

/** Who comes to a firm, comes back, stays there or is put at its head, in the words of notices and talk. */
export const comings: readonly Rule[] = [
  // 'has been handed the reins at Orr Foods', 'was given the top job at Orr', 'took over at Orr in 2020'
  ruleHolding(
    'reins|top job|helm|keys|took over|take over|takes over|taken over|leadership|hot seat|corner office',
    String.raw`^${DATE_IN_FRONT}${WHO} ((?:(?:has|have|had) been|was|is|is being|will be) (?:handed|given|passed|entrusted with|offered and (?:has )?accepted) (?:the (?:reins|top job|helm|leadership|keys))|(?:has |had |will |is to )?(?:t[ao]kes?|took|taken|lands?|landed|gets?|got|wins?|won|steps? (?:up )?into|stepped (?:up )?into|moves? into|moved into) (?:up |on |over )?(?:the (?:top job|hot seat|corner office|leadership|reins|helm))|(?:has |had |will |is to )?(?:takes?|took|taken) over) (?:at|of) ${BODY}${WHEN}\.?$`,
    ([, front = '', who = '', how = '', body = '', when = '']) => {
      const becomes = /^(?:will|is to)\b/.test(how)
        ? 'will become'
        : /^(?:is|takes|lands|gets|wins|steps|moves)\b/.test(how)
          ? 'becomes'
          : 'became';
      // 'took over of' nothing, 'took over at home'
      return isSomebody(who) && kindOfName(body).kind !== 'person' && kindOfName(body).kind !== 'place'
        ? [`${front}${who} ${becomes} the head of ${body}${when}.`]
        : [];
    },
  ),
  // 'Orr Foods has put Ann Lee in charge'
  ruleHolding(
    ' in charge',
    String.raw`^${DATE_IN_FRONT}${BODY} (?:has |had )?(?:put|placed) (${NAME}) in (?:overall )?charge${WHEN}\.?$`,
    ([, front = '', body = '', who = '', when = '']) =>
      isFirm(body) && isSomebody(who) ? [`${front}${who} became the head of ${body}${when}.`] : [],
  ),
  // 'Ann's tenure at Orr Foods ended in 2020'
  ruleHolding(
    ' tenure| stint| spell| time at| time with',
    String.raw`^(${NAME})['’]s? (?:[\p{Ll}-]+ ){0,2}(?:tenure|stint|spell|time) (?:at|with) ${BODY} (?:has |had )?(?:ended|finished|concluded|came to an end|come to an end|is coming to an end|ends|will end)${WHEN}\.?$`,
    ([said = '', who = '', body = '', when = '']) =>
      isSomebody(who) && mayBeFirm(body)
        ? [
            / (?:ends|is coming|will end)\b/.test(said)
              ? `${who} leaves his post at ${body}${when}.`
              : left(who, body, when),
          ]
        : [],
  ),
  // 'After 20 years at Orr Bank, Ann called it a day in 2021', 'called it a day in 2021 after 20 years at Orr Bank'
  ruleHolding(
    'it a day|it quits|moved on|bowed out|boots|hat|farewell|goodbye|packed it in',
    String.raw`^(?:After|Following) ${STAY} (?:at|with) ${BODY},? ${WHO} (?:has |had )?(?:decided to call it (?:a day|quits)|called it (?:a day|quits)|moved on|bowed out|packed it in|hung up (?:his|her|my) (?:boots|hat|apron|gloves)|said (?:goodbye|farewell)|handed in (?:his|her|my) notice)${WHEN}\.?$`,
    ([, body = '', who = '', when = '']) =>
      isSomebody(who) && mayBeFirm(body) ? [left(who, body, when)] : [],
  ),
  ruleHolding(
    'it a day|it quits|moved on|bowed out|boots|hat|packed it in',
    String.raw`^${WHO} (?:has |had )?(?:decided to call it (?:a day|quits)|called it (?:a day|quits)|moved on|bowed out|packed it in|hung up (?:his|her|my) (?:boots|hat|apron|gloves))${WHEN},? after ${STAY} (?:at|with) ${BODY}${WHEN}\.?$`,
    ([, who = '', early = '', body = '', late = '']) =>
      isSomebody(who) && mayBeFirm(body) ? [left(who, body, early === '' ? late : early)] : [],
  ),
  // 'stayed on at Orr Glass after the takeover', 'has stayed with Orr Bank', 'is staying on at Orr'
  ruleHolding(
    'stay|remain',
    String.raw`^${WHO} ((?:has |have |had |will |is |am )?(?:decided to |chose to |chosen to )?(?:stay(?:s|ed|ing)?|remain(?:s|ed|ing)?)) (on )?(?:at|with) ${BODY}${AS}((?:,? (?:after|when|even after|despite|following|during|throughout|under) [^,;]{3,60})?|${WHEN})\.?$`,
    ([, who = '', stays = '', on, body = '', as = '', , when = '']) => {
      const isWork = isFirm(body) || (on !== undefined && mayBeFirm(body));
      if (!isSomebody(who) || !isWork || !isWorkOnly(body)) return [];
      const isNow = /^(?:has|have|will|is|am)\b|s$/.test(stays);
      return [`${who} ${isNow ? (who === 'I' ? 'work' : 'works') : 'worked'} at ${body}${as}${when}.`];
    },
  ),
  // 'After two years at Tarn Travel, Ann is back at Orr Insurance', 'is back at Orr after a spell at Tarn'
  ruleHolding(
    ' back (?:at|with) | rejoin| returned to | returns to ',
    String.raw`^(?:After|Following) ${STAY} (?:at|with) ${BODY},? ${WHO} (is (?:now )?back (?:at|with)|(?:has )?rejoined|rejoins|(?:has )?returned to|returns to|has gone back to|went back to) ${BODY}${AS}${WHEN}\.?$`,
    ([, from = '', who = '', , body = '', as = '', when = '']) =>
      isSomebody(who) && [from, body].every(mayBeFirm)
        ? [left(who, from, when), `${capital(who)} rejoined ${body}${as}${when}.`]
        : [],
  ),
  ruleHolding(
    ' back (?:at|with) | rejoin| returned to | returns to ',
    String.raw`^${WHO} (is (?:now )?back (?:at|with)|(?:has )?rejoined|rejoins|(?:has )?returned to|returns to|has gone back to|went back to) ${BODY}${AS}${WHEN},? after ${STAY} (?:at|with) ${BODY}\.?$`,
    ([, who = '', , body = '', as = '', when = '', from = '']) =>
      isSomebody(who) && [from, body].every(mayBeFirm)
        ? [left(who, from, when), `${who} rejoined ${body}${as}${when}.`]
        : [],
  ),
  ruleHolding(
    ' back ',
    String.raw`^${WHO} is (?:now )?back (?:at|with) ${BODY}${AS}${WHEN}\.?$`,
    ([, who = '', body = '', as = '', when = '']) =>
      isSomebody(who) && isFirm(body) && isWorkOnly(body) ? [`${who} rejoined ${body}${as}${when}.`] : [],
  ),
  // 'Ann Lee joined Orr in 2024 after ten years at Tarn'
  ruleHolding(
    ' after ',
    String.raw`^${WHO} ((?:has |have )?joined|joins|is joining|will join|moved to|has moved to) ${BODY}${AS}${WHEN},? after ${STAY} (?:at|with) ${BODY}\.?$`,
    ([, who = '', joins = '', body = '', as = '', when = '', from = '']) =>
      isSomebody(who) && [from, body].every(mayBeFirm)
        ? [
            /^(?:joins|is|will)/.test(joins)
              ? `${who} leaves his post at ${from}${when}.`
              : left(who, from, when),
            `${who} ${joins.replace(/(?:has )?moved to/, 'joined')} ${body}${as}${when}.`,
          ]
        : [],
  ),
  // 'came over from Orr Telecom in 2018', 'signed from Orr United in 2021': where they were until then
  ruleHolding(
    ' from ',
    String.raw`^${DATE_IN_FRONT}${WHO} (?:has |had )?(came over|arrived|was recruited|was hired|was poached|was headhunted|transferred|signed)(?: us)? from (?:(?:its |the |their )?rivals? |competitors? )?${BODY}${AS}${WHEN}\.?$`,
    ([, front = '', who = '', how = '', body = '', , when = '']) => {
      if (!isSomebody(who)) return [];
      const isPlayer = how === 'signed' || isClub(body);
      if (!isPlayer && !mayBeFirm(body)) return [];
      return isPlayer
        ? [`${front}${who} stopped playing for ${body}${when}.`]
        : [`${front}${left(who, body, when)}`];
    },
  ),
  // 'Ann, who ran Orr Ferries for three decades, handed over to her daughter Mia in 2015'
  ruleHolding(
    ' to ',
    String.raw`^(${NAME}), who ((?:had |has )?(?:run|ran|led|headed|managed|owned|directed|built up)) ${BODY}((?: (?:for|since|from) [^,;]{3,40})?), ${HANDED}(?: over| on)? to ${NEXT},?${WHEN}\.?$`,
    ([, who = '', did = '', body = '', how = '', , kin, next = '', when = '']) =>
      isSomebody(who)
        ? [
            `${who} ${did} ${body}${how}.`,
            ...kinOf(who, kin, next),
            `${who} handed the running of ${body} to ${next}${when}.`,
          ]
        : [],
  ),
  // 'handed the firm over to her son, Leo, in 2015', 'passed Orr Ferries on to his niece Mia'
  ruleHolding(
    ' to his | to her ',
    String.raw`^${DATE_IN_FRONT}${WHO} ${HANDED} (?:(?:over |on )?((?:the (?:[\p{Ll}-]+ )?(?:business|company|firm|shop|farm|running|management)|(?:the )?${NAME})(?: of ${NAME})?) )?(?:over |on )?to ${NEXT},?${WHEN}\.?$`,
    ([, front = '', who = '', , what, kin, next = '', when = '']) => {
      if (!isSomebody(who) || kin === undefined) return [];
      // a house, or a watch, is its owner's
      if (what !== undefined && !/^the \p{Ll}/u.test(what) && !isFirm(what)) return [];
      const date = when === '' ? dateBehind(front) : when;
      const whole = what?.replace(/^the (?:running|management) of /, '');
      if (/^the (?:running|management)$/.test(whole ?? '')) return [];
      return [
        ...kinOf(who, kin, next),
        whole === undefined
          ? `${next} succeeded ${{ He: 'him', She: 'her', I: 'me' }[capital(who)] ?? who}${date}.`
          : `${who} handed the running of ${whole} to ${next}${date}.`,
      ];
    },
  ),
];

/** 'Her daughter is Mia.' */
const kinOf = (who: string, kin: string | undefined, name: string) =>
  kin === undefined ? [] : [`${whoseOf(capital(who))} ${kin} is ${name}.`];

/** 'In 2015, ' -> ' in 2015' */
const dateBehind = (front: string) => (front === '' ? '' : ` ${uncapital(front.replace(/,? $/, ''))}`);
