import { isRole, kindOfName } from '../reference/entity-kinds.ts';
import { isPostTitle } from './posts-told.ts';
import { NAME, type Rule, ruleHolding } from './sentence-rule.ts';

const PERSON = String.raw`\p{Lu}[\p{L}’'-]+(?: (?:(?:de|da|van|von|der|ter|le|la|di) )*\p{Lu}(?:[\p{L}’'-]+|\.)){1,2}`;
const TITLE = String.raw`((?:acting |interim )?(?:C[A-Z]O|MD|[\p{Ll}-]+)(?: (?!of (?:the )?\p{Lu}|(?:and|at|in|with|to|when|after|as|on|for|is|was) )[\p{Ll}-]+){0,3})`;
const FRONT = '((?:(?:In|On|Since|As of|Effective) [^,;]{3,24}?,? )?)';
const WHEN =
  '((?: (?:in|on|as of|from|since|last|this|effective|at the (?:start|end|beginning) of) [^,;.]{3,24}?)?)';
const BODY = `(?:[Tt]he )?${NAME}`;
const OUT =
  '(?:fired|fires|dismissed|dismisses|sacked|sacks|ousted|ousts|removed|removes|axed|dropped|parted (?:ways|company) with|let go(?: of)?|got rid of|pushed out|forced out|said goodbye to|lost)';
const IN =
  '(?:put|placed|installed|installs|appointed|appoints|named|names|hired|hires|made|brought in|promoted|chose|picked|elected|selected|tapped|recruited)';

/** What somebody does at work, which another may take over. */
const OWN = '(?:post|job|role|position|duties|responsibilities|place|desk)';

/** What whoever has been in charge does. */
const DOES: Readonly<Record<string, string>> = {
  led: 'leads',
  headed: 'heads',
  run: 'runs',
  managed: 'manages',
  chaired: 'chairs',
  directed: 'directs',
  edited: 'edits',
  coached: 'coaches',
};

const isBody = (name: string) => kindOfName(name).kind !== 'person';
const isPost = (title: string) =>
  isPostTitle(title.replace(/^(?:acting|interim) /, '')) ||
  isRole((title.split(' of ')[0] ?? '').split(' ').at(-1) ?? '');
const firm = (body: string) =>
  body.replace(/^(?:[Tt]he board of |The (?=\p{Lu}))/u, (front) => (front === 'The ' ? 'the ' : ''));
/** 'CEO of Orr', 'head of sales at Orr' */
const postAt = (title: string, body: string) => `${title} ${/ of /.test(title) ? 'at' : 'of'} ${firm(body)}`;

/** Who is put at the head of a firm, or in another of its posts, and who was there before: of the firm, the post or the person. */
export const newHeads: readonly Rule[] = [
  // 'Bo Ek is out as CEO of Orr', 'Bo Ek's time as CEO of Orr is over', 'Bo Ek made way as CEO of Orr'
  ruleHolding(
    ' out as | time as | reign as | tenure as | stint as | days as | bowed out | made way | stood aside ',
    String.raw`^${FRONT}(${PERSON}|[Hh]e|[Ss]he)(?:['’]s? (?:time|reign|tenure|stint|spell|days|term) as ${TITLE} (?:of|at) (${BODY}) (?:is over|are over|has ended|have ended|ended|is at an end|came to an end|has come to an end|are numbered)| (?:is|was|has been) (?:out|gone) as ${TITLE} (?:of|at) (${BODY})| (?:has )?(?:bowed out|made way|stood aside|moved aside|moved out|checked out) as ${TITLE} (?:of|at) (${BODY}))${WHEN}\.?$`,
    ([, front = '', who = '', t1, b1, t2, b2, t3, b3, when = '']) => {
      const title = t1 ?? t2 ?? t3 ?? '';
      const body = b1 ?? b2 ?? b3 ?? '';
      return isPost(title) ? [`${front}${who} stepped down as ${postAt(title, body)}${when}.`] : [];
    },
  ),
  // 'Bo Ek is out as CEO of Orr and Cy Moe is in', 'Bo Ek out, Cy Moe in as CEO of Orr', 'made way for Cy Moe as CEO of Orr'
  ruleHolding(
    ' in| for ',
    String.raw`^${FRONT}(${PERSON}) (?:(?:is )?out as ${TITLE} (?:of|at) (${BODY})(?:,|;| and|, and) (${PERSON}) (?:is )?in|(?:is )?out(?:,|;| and|, and) (${PERSON}) (?:is )?in as ${TITLE} (?:of|at) (${BODY})|(?:has )?(?:made way for|made room for|ceded to|handed over to|passed the (?:torch|baton) to|given way to|gave way to) (${PERSON}) as ${TITLE} (?:of|at) (${BODY}))${WHEN}\.?$`,
    ([, front = '', gone = '', t1, b1, n1, n2, t2, b2, n3, t3, b3, when = '']) => {
      const title = t1 ?? t2 ?? t3 ?? '';
      return isPost(title)
        ? [
            `${front}${n1 ?? n2 ?? n3 ?? ''} replaced ${gone} as ${postAt(title, b1 ?? b2 ?? b3 ?? '')}${when}.`,
          ]
        : [];
    },
  ),
  // 'The new CTO, Bo Ek, started on 3 May 2021', 'Orr's new head of sales, Bo Ek, took up her post in May'
  ruleHolding(
    'new ',
    String.raw`^${FRONT}(?:[Tt]he|[Oo]ur|[Ii]ts|[Tt]heir|(${BODY})['’]s?) new ${TITLE}(?: (?:of|at) (${BODY}))?,? (${PERSON}),? (?:has |had )?(?:starts?|started|begins?|began|begun|joins?|joined|arrives?|arrived|took up (?:(?:his|her|the) (?:post|duties|role|job|position|work)|office)|started work|took office|took over|will start|will take over|will take office|takes over|takes office|came on board|comes on board)((?: (?:in|on|as of|last|this) [^,;.]{3,24}?)|(?: (?:today|yesterday|tomorrow)))\.?$`,
    ([said, front = '', whose, title = '', at, who = '', when = '']) => {
      const body = whose ?? at;
      const becomes = / (?:will|starts?|begins|joins|takes|arrives|comes) /.test(
        said.slice(said.indexOf(who)),
      )
        ? 'will become'
        : 'became';
      return !isPost(title) || (body !== undefined && !isBody(body))
        ? []
        : [`${front}${who} ${becomes} ${body === undefined ? title : postAt(title, body)}${when}.`];
    },
  ),
  // 'Her post at Orr School has gone to Bo Ek', 'Ann Lee's job went to Bo Ek'
  ruleHolding(
    ' to ',
    String.raw`^${FRONT}(His|Her|${PERSON}['’]s?) (?:old |former )?(?:post|job|role|position|place)(?: as ${TITLE})?(?: (?:at|with|in) (${BODY}))? (?:has gone|went|goes|has passed|passed|was given|has been given|fell) to (${PERSON})${WHEN}\.?$`,
    ([, front = '', whose = '', title, body, next = '', when = '']) => {
      const gone = whose
        .replace(/['’]s?$/, '')
        .replace('His', 'him')
        .replace('Her', 'her');
      if (title !== undefined && !isPost(title)) return [];
      const post = title === undefined ? '' : ` as ${body === undefined ? title : postAt(title, body)}`;
      return [
        `${front}${next} succeeded ${gone}${post}${when}.`,
        ...(body === undefined || !isBody(body) ? [] : [`${next} works at ${firm(body)}.`]),
      ];
    },
  ),
  // 'She follows Bo Ek, who has led the company for ten years': no longer
  ruleHolding(
    ', who has ',
    String.raw`^${FRONT}(${PERSON}|He|She) ((?:is )?(?:follows|succeeds|replaces|takes over from|succeeded|replaced|followed|took over from|succeeding|replacing|following)) (${PERSON}), who has (led|headed|run|managed|chaired|directed|edited|coached) ([^,;]{2,60}?) ((?:since|for) [^,;]{3,30}?)\.?$`,
    ([, front = '', next = '', follows = '', gone = '', done = '', what = '', since = '']) => [
      `${front}${next} ${follows} ${gone}.`,
      `${gone} has ${done} ${what} ${since}.`,
      `${gone} no longer ${DOES[done] ?? ''} ${what}.`,
    ],
  ),
  // 'Orr now has Bo Ek as CEO', 'Orr has Bo Ek as its chief executive', 'Orr has a new CEO, Bo Ek'
  ruleHolding(
    ' as | new ',
    String.raw`^${FRONT}(${BODY}) (?:now |currently )?(?:has|have)(?: had)? (?:now )?(?:(${PERSON}) as (?:its |their |the )?(?:new )?${TITLE}|(?:an? )?new ${TITLE}(?:,| in|:) (${PERSON}))(?: now)?${WHEN}\.?$`,
    ([, front = '', body = '', one, t1, t2, other, when = '']) => {
      const title = t1 ?? t2 ?? '';
      return isBody(body) && isPost(title)
        ? [
            `${front}${one ?? other ?? ''} ${/^ since|^ for/.test(when) || front.startsWith('Since') ? 'has been' : 'is'} ${postAt(title, body)}${when}.`,
          ]
        : [];
    },
  ),
  // 'At Orr, Bo Ek is CEO', 'At Orr, Bo Ek serves as head of sales'
  ruleHolding(
    '^At ',
    String.raw`^At (${BODY}), (${PERSON}) (is|was|has been|serves as|works as|acts as|served as|became) (?:the |its |an? )?(?:new )?${TITLE}${WHEN}\.?$`,
    ([, body = '', who = '', be = '', title = '', when = '']) =>
      isBody(body) && isPost(title)
        ? [
            `${who} ${be.replace(/^(?:serves|works|acts) as/, 'is').replace(/^served as/, 'was')} ${/^(?:C[A-Z]O|head|chief|director|president|chair)/.test(title) ? '' : /^[aeiou]/.test(title) ? 'an ' : 'a '}${title} ${kindOfName(body).kind === 'place' ? 'in' : 'at'} ${firm(body)}${when}.`,
          ]
        : [],
  ),
  // 'Orr fired its CEO, Bo Ek, and put Cy Moe in charge as CEO', 'The board of Orr removed Bo Ek as CEO and installed Cy Moe'
  ruleHolding(
    ' and ',
    String.raw`^${FRONT}((?:[Tt]he board of )?${BODY}) (?:has |have )?${OUT} (?:(?:its |their |the )?(?:current |longtime |long-time )?${TITLE},? (${PERSON}),?|(${PERSON}) as (?:its |their |the )?${TITLE},?|(${PERSON}),?)((?: (?:on|in|last|this) [^,;.]{3,24}?)?) and (?:has |have )?(?:(?:now )?${IN}) (${PERSON})(?: (?:in (?:charge|(?:his|her) place|(?:his|her) stead|the job|the post)|to replace (?:him|her)|instead))?(?: as (?:its |their |the )?(?:new )?${TITLE}| (?:its |their |the )?(?:new )?${TITLE})?${WHEN}\.?$`,
    ([, front = '', body = '', t1, g1, g2, t2, g3, then = '', next = '', t3, t4, late = '']) => {
      const title = t1 ?? t2 ?? t3 ?? t4 ?? '';
      const gone = g1 ?? g2 ?? g3 ?? '';
      return isBody(firm(body)) && isPost(title)
        ? [
            `${front}${next} replaced ${gone} as ${postAt(title.replace(/^(?:acting|interim) /, ''), body)}${late === '' ? then : late}.`,
          ]
        : [];
    },
  ),
  // 'Orr parted ways with its CEO, Bo Ek', 'The board of Orr removed Bo Ek as CEO'
  ruleHolding(
    'fire|dismiss|sack|oust|remove|axed|dropped|parted |let go|got rid|pushed|forced|goodbye|lost ',
    String.raw`^${FRONT}((?:[Tt]he board of )?${BODY}) (?:has |have )?${OUT} (?:(?:its |their |the )(?:current |longtime |long-time )?${TITLE},? (${PERSON})|(${PERSON}) as (?:its |their |the )?${TITLE})${WHEN}\.?$`,
    ([, front = '', body = '', t1, g1, g2, t2, when = '']) => {
      const title = t1 ?? t2 ?? '';
      return isBody(firm(body)) && isPost(title)
        ? [`${front}${g1 ?? g2 ?? ''} was dismissed as ${postAt(title, body)}${when}.`]
        : [];
    },
  ),
  // 'Orr has lost its chief designer, Ann Lee, to Tarn'
  ruleHolding(
    ' to ',
    String.raw`^${FRONT}(${BODY}) (?:has |have )?lost (?:its |their )${TITLE},? (${PERSON}),? to (${BODY})${WHEN}\.?$`,
    ([, front = '', body = '', title = '', gone = '', next = '', when = '']) =>
      isBody(body) && isBody(next) && isPost(title)
        ? [`${front}${gone} left ${firm(body)} as ${title}${when}.`, `${front}${gone} joined ${next}${when}.`]
        : [],
  ),
  // 'Orr has made Ann Lee redundant'
  ruleHolding(
    'redundant',
    String.raw`^${FRONT}(${BODY}) (?:has |have )?made (?:its (?:[\p{Ll}-]+ ){1,3})?(${PERSON}) redundant${WHEN}\.?$`,
    ([, front = '', body = '', gone = '', when = '']) =>
      isBody(body) ? [`${front}${gone} was dismissed by ${firm(body)}${when}.`] : [],
  ),
  // 'After 20 years as head of Orr School, Ann Lee handed over to Bo Ek in July 2022'
  ruleHolding(
    '^After ',
    String.raw`^After [^,;]{2,40}? as (?:the |an? )?${TITLE} (?:of|at) (${BODY}), (${PERSON}) (?:has |is )?(?:handed|handing|passed|hands|passes) (?:over|the baton|the reins|on the baton) to (${PERSON})${WHEN}\.?$`,
    ([, title = '', body = '', gone = '', next = '', when = '']) =>
      isPost(title) ? [`${next} succeeded ${gone} as ${postAt(title, body)}${when}.`] : [],
  ),
  // 'Ann Lee's job was taken over by Bo Ek', 'Bo Ek has taken over Ann Lee's duties'
  ruleHolding(
    'taken over|took over|takes over|filled',
    String.raw`^${FRONT}(?:(${PERSON})['’]s? (?:old |former )?${OWN} (?:was|were|has been|have been|is|are|is being) (?:now )?(?:taken over|filled) by (${PERSON})|(${PERSON}) (?:has taken|took|takes|has now taken) over (${PERSON})['’]s? (?:old |former )?${OWN})${WHEN}\.?$`,
    ([, front = '', gone, next, other, left, when = '']) => [
      `${front}${next ?? other ?? ''} succeeded ${gone ?? left ?? ''}${when}.`,
    ],
  ),
  // 'The CEO job at Orr went from Bo Ek to Cy Moe in May'
  ruleHolding(
    ' from ',
    String.raw`^${FRONT}[Tt]he (C[A-Z]O|[\p{Ll}-]+(?: [\p{Ll}-]+){0,2}) (?:job|post|role|position|seat|office) (?:at|of) (${BODY}) (?:has |have )?(?:went|gone|passed|moved|was (?:passed|handed|transferred)) from (${PERSON}) to (${PERSON})${WHEN}\.?$`,
    ([, front = '', title = '', body = '', gone = '', next = '', when = '']) =>
      isPost(title) ? [`${front}${next} replaced ${gone} as ${postAt(title, body)}${when}.`] : [],
  ),
  // 'New CEO at Orr: Bo Ek replaces Cy Moe', 'New CEO for Orr: Bo Ek'
  ruleHolding(
    '^(?:New|Change)',
    String.raw`^(?:New|Change of|A new|Change in) ${TITLE} (?:at|for|of|in) (${BODY}):? (${PERSON})(?: (?:replaces|succeeds|follows|takes over from|has replaced|replaced|for|comes in for|steps in for) (${PERSON}))?${WHEN}((?:, who [^;]{3,80}?)?)\.?$`,
    ([, title = '', body = '', next = '', gone, when = '', who = '']) => {
      if (!isPost(title)) return [];
      return gone === undefined
        ? [`${next} is the new ${postAt(title, body)}${when}.`]
        : [
            ...(who === '' ? [] : [`${gone} ${who.slice(6)}.`]),
            `${next} replaced ${gone} as ${postAt(title, body)}${when}.`,
          ];
    },
  ),
  // 'Orr is under new leadership: Bo Ek is CEO', 'Change at the top of Orr: Bo Ek is the new CEO'
  ruleHolding(
    'leadership|management|at the top',
    String.raw`^(?:(${BODY}) (?:is under|has|gets|got) (?:new|different|fresh) (?:leadership|management)|Change at the top of (${BODY})):? (${PERSON}) (?:is|was named|becomes|became|takes over as|took over as) (?:now )?(?:the |its )?(?:new )?${TITLE}(?: now)?${WHEN}\.?$`,
    ([, b1, b2, who = '', title = '', when = '']) =>
      isPost(title) ? [`${who} is the new ${postAt(title, b1 ?? b2 ?? '')}${when}.`] : [],
  ),
  // 'The position of press officer at Orr is vacant after Ann Lee left'
  ruleHolding(
    'vacant|open|unfilled|empty',
    String.raw`^[Tt]he (?:post|position|role|job|office|seat) of ${TITLE} (?:at|of) (${BODY}) (?:is|has been|remains|became|fell) (?:now )?(?:vacant|open|unfilled|empty) (?:after|since|following|because|as) (${PERSON}) (?:has |had )?(?:left|resigned|retired|quit|stepped down|moved on|departed|died)${WHEN}\.?$`,
    ([, title = '', body = '', gone = '', when = '']) =>
      isPost(title) ? [`${gone} stepped down as ${postAt(title, body)}${when}.`] : [],
  ),
  // 'was promoted to CEO of Orr when Bo Ek moved to the board'
  ruleHolding(
    ' when | after ',
    String.raw`^(${PERSON}) ((?:was|has been) (?:promoted (?:from [\p{Ll} -]{3,30} )?to|appointed|named|made)|became|took over as) (?:the )?${TITLE} (?:of|at) (${BODY})${WHEN},? (?:when|after|because) (${PERSON}) (?:had )?(?:moved (?:up )?to the board|left|resigned|retired|stepped down|quit|moved on|died|joined \p{Lu}[^,;.]{1,40}?)${WHEN}\.?$`,
    ([, who = '', , title = '', body = '', when = '', gone = '', late = '']) =>
      isPost(title) ? [`${who} replaced ${gone} as ${postAt(title, body)}${when === '' ? late : when}.`] : [],
  ),
];
