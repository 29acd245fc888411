import { kindOfName } from '../reference/entity-kinds.ts';
import {
  capital,
  DATE,
  DATE_BEHIND,
  DATE_IN_FRONT,
  NAME,
  type Rule,
  rule,
  ruleHolding,
} from './sentence-rule.ts';

const NOW = '(?: now| today| these days| nowadays| at present| at the moment)?';
/** 'Orr Ltd', 'The paper maker Orr' */
const FIRM = `((?:The (?:[\\p{Ll}-]+ ){1,2}(?=\\p{Lu}))?${NAME})`;
const SEAT =
  '(?:headquarters|head office|headquarter|main office|home base|base|seat|registered office|central office|corporate office|principal office|HQ)';
const OFFICE =
  '(?:office|branch|plant|factory|store|shop|site|location|warehouse|showroom|depot|lab|laboratory|outlet|studio|facility|hub|mill|workshop|clinic|operations)';

const isSomebody = (who: string) =>
  kindOfName(who).kind === 'person' || /^(?:The )?(?:He|She|I|They|We)$/.test(who);
/** 'Ghent', and 'Austin', which is somebody's name as well. */
const isPlace = (where: string) =>
  !(/ /.test(where) ? /^(?:organization|person)$/ : /^organization$/).test(kindOfName(where).kind);
const isSurelyPlace = (where: string) => kindOfName(where).kind === 'place';
/** 'Orr Ltd', and 'Tarnik', of which nothing is known. */
const isFirm = (who: string) => !isSomebody(who) && kindOfName(who).kind !== 'place';
/** What stands where it is, and has no seat there. */
const isHouse =
  /^[Tt]he |\b(?:Museum|University|College|School|Gallery|Library|Club|Cathedral|Church|Airport|Stadium|Theatre|Hospital|Festival|Zoo|Institute|Academy|Orchestra)\b/u;
const isSurelyFirm = (who: string) => kindOfName(who).kind === 'organization';
const bare = (firm: string) =>
  capital(firm.replace(/^The (?:[\p{Ll}-]+ ){1,2}(?=\p{Lu})/u, '').replace(/['’]s?$/u, ''));

const seated = (firm: string, where: string, front = '', since = ''): string[] =>
  isFirm(bare(firm)) && isPlace(where) ? [`${front}${bare(firm)} is headquartered in ${where}${since}.`] : [];
const ofKind = (who: string, what: string): string[] =>
  /^start-?up$/.test(what) && isFirm(bare(who)) ? [`${bare(who)} is a ${what}.`] : [];
const movedTo = (firm: string, where: string, when = '', front = ''): string[] =>
  isFirm(bare(firm)) && isPlace(where)
    ? [`${front}${bare(firm)} moved its headquarters to ${where}${when}.`]
    : [];
const closed = (firm: string, where: string, when = '', front = ''): string[] =>
  isFirm(bare(firm)) && isPlace(where) ? [`${front}${bare(firm)} closed its office in ${where}${when}.`] : [];

/** Where firms have their seat and their offices, told by other words than 'is headquartered in'. */
export const headquarters: readonly Rule[] = [
  // 'Loom is a Swedish paper maker with its headquarters in Falun'
  ruleHolding(
    ' with ',
    String.raw`^${FIRM} (is|was) (an? [^,;]{3,80}?) with (?:its |an? |their )?(?:main |global |principal )?${SEAT} (?:in|at) ([^,;]{2,40}?(?:, ${NAME})?)\.?$`,
    ([, who = '', be = '', what = '', where = '']) =>
      isSomebody(who)
        ? []
        : [`${capital(who)} ${be} ${what}.`, `${capital(who)} ${be} headquartered in ${where}.`],
  ),
  // 'Orr Ltd has upped and moved to Ghent', 'upped sticks and moved'
  ruleHolding(
    'upped|packed up|gave up|given up|left|quit|closed|traded|exchanged|swapped',
    String.raw`^${DATE_IN_FRONT}${FIRM} (?:has )?(?:upped(?: sticks)?|packed up|(?:gave up|given up|left|quit|closed)(?:(?: (?:its|the) (?:\p{Ll}+ ){0,2}?${SEAT} in)? (${NAME})| its ${NAME} ${SEAT}))${DATE_BEHIND} and (?:has )?(?:moved|relocated|set up (?:shop|base|home|its ${SEAT})|settled)(?: its ${SEAT})? (?:to|in) (${NAME})${DATE_BEHIND}\.?$`,
    ([, front = '', who = '', , left = '', where = '', when = '']) =>
      isSurelyFirm(bare(who)) || !/ /.test(bare(who)) ? movedTo(who, where, when || left, front) : [],
  ),
  // 'traded Lund for Ghent', 'swapped its Lund headquarters for an office in Ghent'
  ruleHolding(
    'traded|swapped|exchanged',
    String.raw`^${DATE_IN_FRONT}${FIRM} (?:has )?(?:traded|swapped|exchanged) (?:(?:its|the) (${NAME}) ${SEAT}|(${NAME})) for (?:(?:a|an|its) (?:new )?(?:${SEAT}|office) in )?(${NAME})${DATE_BEHIND}\.?$`,
    ([, front = '', who = '', seat, town = '', where = '', when = '']) =>
      (seat !== undefined || isSurelyPlace(town)) && (seat !== undefined || isSurelyPlace(where))
        ? movedTo(who, where, when, front)
        : [],
  ),
  // 'moved its operations from Lund to Ghent'
  ruleHolding(
    'operations|business',
    String.raw`^${DATE_IN_FRONT}${FIRM} (?:has )?(?:moved|relocated|transferred|shifted) (?:all )?(?:its|the) (?:whole |entire )?(?:operations|business) (?:over )?from (${NAME}) to (${NAME})${DATE_BEHIND}\.?$`,
    ([, front = '', who = '', , where = '', when = '']) => movedTo(who, where, when, front),
  ),
  // 'Orr Ltd left Lund in 2019'
  ruleHolding(
    'left|leaving|moved out of|moved away',
    String.raw`^${DATE_IN_FRONT}${FIRM} (?:has )?(?:left|moved out of|moved away from) (${NAME})${DATE_BEHIND}\.?$`,
    ([, front = '', who = '', where = '', when = '']) =>
      isSurelyFirm(bare(who)) && isSurelyPlace(where)
        ? [
            `${bare(who)} is no longer headquartered in ${where}${(front === '' ? when : ` ${front.trim().replace(/,$/, '')}`).replace(/^ (?:in|on|since) /i, ' since ')}.`,
          ]
        : [],
  ),
  // 'Orr Ltd has its home in Ghent', 'is now at home in Ghent', 'has been in Ghent since 2019'
  rule(
    String.raw`^${DATE_IN_FRONT}${FIRM} (?:now )?(?:(has) its (?:new )?home in|is (?:now )?at home in|is (?:now )?(?:managed|directed) from) (${NAME})${NOW}\.?$`,
    ([, front = '', who = '', , where = '']) =>
      isPlace(where) && isSurelyFirm(bare(who)) && !isHouse.test(who) ? seated(who, where, front) : [],
  ),
  rule(
    String.raw`^${FIRM} has been (?:in|at home in) (${NAME}) (since (?:${DATE}))\.?$`,
    ([, who = '', where = '', since = '']) =>
      isSurelyPlace(where) && isSurelyFirm(bare(who)) && !isHouse.test(who)
        ? [`${bare(who)} has been headquartered in ${where} ${since}.`]
        : [],
  ),
  // 'Orr Ltd, with headquarters in Ghent, makes sensors', 'Orr Ltd, a maker of sensors from Ghent, employs …'
  rule(
    String.raw`^${FIRM}, (?:with (?:its |an? )?(?:main )?${SEAT} in (${NAME})|(an? [^,]{3,60}?(?:firm|company|business|start-?up|manufacturer|maker|producer|supplier|group|brewery|bank|insurer|retailer|publisher)(?: of [\p{Ll} -]{3,40}?)?) (?:from|in) (${NAME})), (\p{Ll}.+)$`,
    ([, who = '', seat, what, town, rest = '']) => {
      const is = isSomebody(who) || !isPlace(seat ?? town ?? '') ? [] : seated(who, seat ?? town ?? '');
      if (is.length === 0 || (seat === undefined && !isSurelyPlace(town ?? ''))) return [];
      return [...is, ...(what === undefined ? [] : [`${who} is ${what}.`]), `${who} ${rest}`];
    },
  ),
  // 'Orr Ltd set up its headquarters in Ghent', 'picked Ghent as its new base and moved there in May'
  ruleHolding(
    'set up|established|picked|chose|made|selected|named|built|taken|took',
    String.raw`^${DATE_IN_FRONT}${FIRM} (?:has )?(?:set up|established|opened|built|taken|took) (?:its|a) (?:new )?${SEAT} in (${NAME})${DATE_BEHIND}\.?$`,
    ([, front = '', who = '', where = '', when = '']) => movedTo(who, where, when, front),
  ),
  ruleHolding(
    'picked|chose|made|selected|named',
    String.raw`^${DATE_IN_FRONT}${FIRM} (?:has )?(?:picked|chose|chosen|made|selected|named) (${NAME}) (?:as |for )?(?:its|the) (?:new )?(?:home|location|${SEAT})${DATE_BEHIND}(?:,? and (?:has )?moved (?:there|in))?${DATE_BEHIND}\.?$`,
    ([, front = '', who = '', where = '', first = '', when = '']) =>
      movedTo(who, where, when || first, front),
  ),
  // 'The head office of Orr Ltd is located in Ghent'
  rule(
    String.raw`^(?:The ${SEAT} of (${NAME})|(${NAME})['’]s? ${SEAT}) (?:is|are) (?:now )?(?:located|situated|to be found|found) in (${NAME})${NOW}\.?$`,
    ([, of, whose, where = '']) => seated(of ?? whose ?? '', where),
  ),
  // 'works out of Ghent', 'sits in Ghent', 'operates from its base in Ghent', 'maintains its head office in Ghent'
  rule(
    String.raw`^${DATE_IN_FRONT}${FIRM} (?:has )?(?:now )?(?:(?:works|operates|worked|operated|is run|been run|trades|does business) (?:out of|from)(?: (?:its|a) (?:${SEAT}|office) in)?|sits in|is (?:now )?domiciled in|resides in|(?:makes|made|has made) its home in|(?:keeps|maintains) its ${SEAT} in) (${NAME})${NOW}\.?$`,
    ([, front = '', who = '', where = '']) =>
      isSurelyFirm(bare(who)) || !/ /.test(who) ? seated(who, where, front) : [],
  ),
  // 'calls Ghent home', and so lives there
  rule(
    String.raw`^${FIRM} (?:now )?(?:(?:calls|considers) (${NAME}) (?:its )?home|lives in (${NAME}))${NOW}\.?$`,
    ([, who = '', home, where = '']) => (isSurelyFirm(bare(who)) ? seated(who, home ?? where) : []),
  ),
  // 'Orr Ltd has found a new home in Ghent'
  rule(
    String.raw`^${DATE_IN_FRONT}${FIRM} (?:has )?(?:found|got) (?:a|its) (?:new )?(?:home|base|seat) in (${NAME})${DATE_BEHIND}\.?$`,
    ([, front = '', who = '', where = '', when = '']) =>
      isSurelyFirm(bare(who)) || !/ /.test(who) ? movedTo(who, where, when, front) : [],
  ),
  // 'Ghent is home to Orr Ltd', 'Ghent became the seat of Orr Ltd in May'
  rule(
    String.raw`^(${NAME}) (?:is|has been) (?:now )?home to ${FIRM}${DATE_BEHIND}\.?$`,
    ([, where = '', who = '']) => (isSurelyFirm(bare(who)) && !isHouse.test(who) ? seated(who, where) : []),
  ),
  // 'Orr Ltd's home base is Ghent', 'Orr HQ: Ghent'
  rule(
    String.raw`^(?:The )?(?!(?:The|Its|His|Her|Our|Their|My|Your|This|That|New|Current|Company|Registered|Main|Group)\b)(${NAME}) (?:new )?${SEAT} (?:is|are) (?:now )?(?:in )?(${NAME})\.?$`,
    ([, who = '', where = '']) => (isSurelyPlace(where) ? seated(who, where) : []),
  ),
  // 'Orr Ltd, a Lund firm, makes sensors', 'The Lund company Orr makes sensors', 'Orr (Lund) makes sensors'
  rule(
    String.raw`^${FIRM}, an? (${NAME}) (firm|company|business|start-?up|enterprise|manufacturer|maker), (\p{Ll}.+)$`,
    ([, who = '', where = '', what = '', rest = '']) =>
      isSurelyPlace(where) ? [...ofKind(who, what), ...seated(who, where), `${who} ${rest}`] : [],
  ),
  rule(
    String.raw`^The (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) (?:firm|company|business|start-?up|enterprise) (${NAME}) (\p{Ll}.+)$`,
    ([, where = '', who = '', rest = '']) =>
      isSurelyPlace(where) ? [...seated(who, where), `${who} ${rest}`] : [],
  ),
  rule(
    String.raw`^${FIRM} \((\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)\) ((?:makes|sells|builds|produces|develops|offers|employs|designs|provides|supplies|has|is|was)\b.+)$`,
    ([, who = '', where = '', rest = '']) =>
      isSurelyPlace(where) && !isSomebody(who) ? [...seated(who, where), `${who} ${rest}`] : [],
  ),
  // 'is now a Ghent company', as it was none before
  rule(
    String.raw`^${FIRM} is (?:now )?an? (${NAME}) (firm|company|business|start-?up|enterprise)${NOW}\.?$`,
    ([, who = '', where = '', what = '']) =>
      isSurelyPlace(where) ? [...ofKind(who, what), ...seated(who, where)] : [],
  ),
  // 'From its headquarters in Lund, Orr serves all of Europe'
  rule(
    String.raw`^From (?:its|their) (?:\p{Ll}+ )?${SEAT} in (${NAME}), ${FIRM} (\p{Ll}.+)$`,
    ([, where = '', who = '', rest = '']) => {
      const is = seated(who, where);
      return is.length === 0 ? [] : [...is, `${who} ${rest}`];
    },
  ),
  // 'is registered in Lund and has its head office there'
  rule(
    String.raw`^${FIRM} (is (?:registered|incorporated|listed) in) (${NAME}),? (?:and|where it) (?:also )?has its ${SEAT}(?: there)?\.?$`,
    ([, who = '', verb = '', where = '']) => [`${who} ${verb} ${where}.`, ...seated(who, where)],
  ),
  // 'The relocation of Orr from Lund to Ghent was completed in May', 'Orr's move to Ghent took place in May'
  rule(
    String.raw`^(?:The (?:relocation|move|transfer) of (?:the ${SEAT} of )?(${NAME})|(${NAME})['’]s? (?:relocation|move))(?: from (${NAME}))? to (${NAME}) (?:(?:was|has been|is) (?:now )?(?:completed|finished|done|finalised|finalized|complete|over)|took place|happened|is behind it)${DATE_BEHIND}\.?$`,
    ([, firm, other, from, where = '', when = '']) => {
      const who = firm ?? other ?? '';
      if (!isPlace(where)) return [];
      return isSomebody(who)
        ? [`${who} moved${from === undefined ? '' : ` from ${from}`} to ${where}${when}.`]
        : movedTo(who, where, when);
    },
  ),
  // 'Since its move in May 2023, Orr has been headquartered in Ghent'
  rule(
    `^Since (?:its|his|her|their) (?:move|relocation)(?: (?:in|on) (${DATE}))?, ${FIRM} has (been .+|lived .+)$`,
    ([, when, who = '', rest = '']) => [
      `${when === undefined ? '' : `Since ${when}, `}${when === undefined ? capital(who) : who} has ${rest}`,
    ],
  ),
  // 'Orr no longer has its headquarters in Lund; they are in Ghent'
  rule(
    String.raw`^${FIRM} no longer has its ${SEAT} in ${NAME}[;,] (?:but )?(?:they|it) (?:are|is) (?:now )?in (${NAME})(?: now)?\.?$`,
    ([, who = '', where = '']) => seated(who, where),
  ),
  // 'One of the offices of Orr is in Lund', 'The Lund office of Orr has 20 staff'
  rule(
    String.raw`^One of (?:the )?(?:${OFFICE}e?s|branches|factories|laboratories|facilities) of ${FIRM} is in (${NAME})\.?$`,
    ([, who = '', where = '']) => (isPlace(where) ? [`${bare(who)} has an office in ${where}.`] : []),
  ),
  rule(
    String.raw`^(?:The (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) (${OFFICE}) of (${NAME})|(${NAME})['’]s? (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) (${OFFICE})) ((?:has|employs|is|serves|handles|looks|deals|runs)\b.+)$`,
    ([sentence, town, what, firm, other, place, kind, rest = '']) => {
      const [where, who] = [town ?? place ?? '', firm ?? other ?? ''];
      if (
        !isSurelyPlace(where) ||
        isSomebody(who) ||
        /^(?:is|has) (?:now |been |being )*(?:closed|closing|gone|shut)/.test(rest)
      )
        return [];
      const again = `The ${what ?? kind} of ${who} in ${where} ${rest}`;
      return sentence === again ? [] : [`${who} has an office in ${where}.`, again];
    },
  ),
  // 'Orr set up an office in Lund', 'runs a shop in Lund', 'established a branch in Lund'
  rule(
    String.raw`^${DATE_IN_FRONT}${FIRM} (?:has )?(?:set up|established|added|launched) (an?) (?:new |small |regional |local )?(${OFFICE}) in (${NAME})${DATE_BEHIND}\.?$`,
    ([, front = '', who = '', an = '', what = '', where = '', when = '']) =>
      isPlace(where) && isFirm(bare(who))
        ? [`${front}${bare(who)} opened ${an} ${what} in ${where}${when}.`]
        : [],
  ),
  // 'Orr shut down its operations in Lund', 'gave up its office in Lund', 'closed the doors of its Lund store'
  rule(
    String.raw`^${DATE_IN_FRONT}${FIRM} (?:has )?(?:gave up|given up|shut down|shut|closed down|shuttered|wound down|wound up|closed the doors of|pulled the plug on) (?:its|the|all its) (?:(?:last |only |local )?${OFFICE} in (${NAME})|(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) ${OFFICE})${DATE_BEHIND}\.?$`,
    ([, front = '', who = '', town, place, when = '']) => closed(who, town ?? place ?? '', when, front),
  ),
  // 'Orr pulled out of Lund in May', 'closed down in Lund'
  rule(
    String.raw`^${DATE_IN_FRONT}${FIRM} (?:has )?(?:pulled out of|withdrew from|withdrawn from|closed down in|shut down in|closed its doors in) (${NAME})${DATE_BEHIND}\.?$`,
    ([, front = '', who = '', where = '', when = '']) =>
      isSurelyPlace(where) && isFirm(bare(who)) ? closed(who, where, when, front) : [],
  ),
  // 'Orr's Lund office closed in May', 'The closure of Orr's Lund office took effect in May'
  rule(
    String.raw`^(?:The closure of )?(${NAME})['’]s? (?:(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) ${OFFICE}|${OFFICE} in (${NAME})) (?:(?:has |have )?(?:closed|shut)(?: down)?|(?:was|has been|is) (?:now )?(?:closed|shut|shut down|closed down)|took effect|took place)${DATE_BEHIND}\.?$`,
    ([sentence, who = '', town, place, when = '']) =>
      /took (?:effect|place)/.test(sentence) === /^The closure/.test(sentence)
        ? closed(who, town ?? place ?? '', when)
        : [],
  ),
];
