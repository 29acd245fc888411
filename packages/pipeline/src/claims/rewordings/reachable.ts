import { kindOfName } from '../reference/entity-kinds.ts';
import { capital, NAME, type Rule, rule, ruleHolding, TIME_BEHIND, TIME_IN_FRONT } from './sentence-rule.ts';

/** A number to call, and no years of a life: '555-0142', but not '1899-1971'. */
const PHONE = String.raw`(?!(?:1[5-9]|20)\d\d ?- ?(?:1[5-9]|20)\d\d\b)\+?\(?\d[\d ()/-]{4,18}\d`;
const MAIL = String.raw`[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,64}(?:\.[\p{L}\p{N}-]{1,32}){1,4}`;

const ROOM = String.raw`(?:[Rr]oom|[Oo]ffice|[Dd]esk) ((?=[\p{L}\d.-]*\d)\p{L}?[\d.-]{0,6}\d\p{L}?)`;
const NUMBER = String.raw`(?:(?:room|office|desk) )?((?=[\p{L}\d.-]*\d)\p{L}?[\d.-]{0,6}\d\p{L}?)`;
const HOURS = String.raw`((?:\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?) ?(?:to|till|until|[-–—]) ?(?:\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\b)?))`;
const HOUSE = `((?:The |the )?${NAME}|The \\p{Ll}+(?: \\p{Ll}+)?)`;

/** '3 Dock Road', 'Dock Road 3', with the town behind it. */
const STREET = String.raw`((?:\d{1,4}\p{L}? ${NAME}|${NAME} \d{1,4}\p{L}?)(?:,? (?:in )?${NAME})?)`;
/** Who or what is called, written to and found: 'us' of those whose page it is. */
const WHOM = `(us|(?:the )?${NAME})`;

/** By which number and address somebody is reached, in which room they sit and when a house is open, one sentence for each. */
export const reachable: readonly Rule[] = [
  // 'Ann can now be reached at 555-0142', 'Ann changed her number to 555-0142'
  rule(
    String.raw`^(${NAME}) (?:(?:can|may) now be (?:reached|called|contacted) (?:at|on|under|by phone at)|(?:has )?changed (?:his|her|their) (?:phone |mobile |telephone )?number to) (${PHONE})\.?$`,
    ([, who = '', phone = '']) => told(who, phone),
  ),
  // 'You can now reach Ann at 555-0142', 'Please use 555-0142 to call Ann; 555-0100 is out of service'
  rule(
    String.raw`^(?:From now on,? )?(?:[Yy]ou|[Ww]e) (?:can|may) now (?:reach|call|contact) (${NAME}) (?:at|on|under|by phone at) (${PHONE})\.?$`,
    ([, who = '', phone = '']) => told(who, phone),
  ),
  rule(
    String.raw`^(?:From now on,? |Please )?(?:[Uu]se|[Cc]all|[Dd]ial) (${PHONE}) (?:from now on )?to (?:call|reach|contact|ring) (${NAME})(?:[;,] (?:and )?(?:not )?${PHONE}(?: is (?:out of (?:service|use)|no longer (?:in use|valid)|dead|disconnected))?)?\.?$`,
    ([, phone = '', who = '']) => told(who, phone),
  ),
  // 'Ann has a new number: 555-0142', 'Ann switched to a new e-mail address, ann@orr.example', 'has the phone number 555-0142'
  rule(
    String.raw`^(${NAME}) (?:(?:now )?(?:has|got|has got|uses|is using)|(?:has )?(?:switched|changed|moved) to) (?:an?|the) (?:new )?(?:(?:phone |mobile |telephone )?number|(?:e-?mail )?address|e-?mail)(?::|,| [-–—]|) (${PHONE}|${MAIL})(?: now)?\.?$`,
    ([, who = '', way = '']) => told(who, way),
  ),
  // 'Ann is now reachable on 555-0142', 'answers the phone at 555-0142', 'reads mail at ann@orr.example'
  rule(
    String.raw`^(?:From now on,? )?(${NAME}) (?:is (?:now )?(?:reachable|available|contactable|to be reached)|(?:now )?(?:answers (?:the phone|calls)|takes calls|reads (?:his |her |their )?(?:e-?)?mail)) (?:at|on|under|via|by phone at|by e-?mail at) (${PHONE}|${MAIL})(?: from now on)?\.?$`,
    ([, who = '', way = '']) => told(who, way),
  ),
  // 'Call us on 555-0142 or write to desk@orr.example', 'You can reach us at desk@orr.example'
  rule(
    String.raw`^(?:For [^,;:]{3,40},? |To [^,;:]{3,40},? )?(?:(?:[Pp]lease )?(?:[Cc]all|[Rr]ing|[Pp]hone|[Cc]ontact|[Rr]each|[Ee]-?mail|[Tt]ext|[Ww]rite to)|[Yy]ou (?:can|may|will) (?:now )?(?:also )?(?:call|ring|phone|contact|reach|e-?mail|write to)) us (?:now )?(?:on|at|under|via) (${PHONE}|${MAIL})(?:,? or (?:(?:by e-?mail|write|e-?mail us|write to us) )?(?:at |on |to )?(${PHONE}|${MAIL}))?(?:[;,] (?:the|our) old (?:number|address)\b[^;]{0,60})?\.?$`,
    ([, one = '', other]) =>
      [one, other].flatMap((way) =>
        way === undefined
          ? []
          : [way.includes('@') ? `Our e-mail address is ${way}.` : `Our phone number is ${way}.`],
      ),
  ),
  // 'You will find us at 3 Dock Road', 'Visit us at Dock Road 3', 'Tarn Clinic has new premises at 3 Dock Road'
  rule(
    String.raw`^(?:(?:[Yy]ou (?:can|may|will) (?:now )?(?:also )?(?:find|visit)|[Ff]ind|[Vv]isit|[Cc]ome and see) ${WHOM} (?:now )?(?:at|in) ${STREET}|(We|${NAME}) (?:now )?(?:have|has|have moved into|has moved into|moved into|occupy|occupies) (?:new |our |its |their )?(?:new )?(?:premises|offices) at ${STREET})\.?$`,
    ([, found, there, whose = '', place = '']) => {
      const who = found ?? whose;
      return [`${/^us$|^We$/.test(who) ? 'We are' : `${capital(who)} is`} located at ${there ?? place}.`];
    },
  ),
  // 'The registered office of Orr Ltd is at 3 Dock Road, Hull', 'From 3 May Orr's offices will be at 3 Dock Road'
  ruleHolding(
    'ffices? ',
    String.raw`^${TIME_IN_FRONT}(?:[Tt]he (?:(?:new|old|former) )?((?:main |head |registered |central )?)offices? of ((?:the )?${NAME})|(${NAME})['’]s? (?:(?:new|old|former) )?((?:main |head |registered |central )?)offices?) (is|are|was|were|will be|has been|have been) (?:now )?at ${STREET}${TIME_BEHIND}\.?$`,
    ([, front = '', head, of, whose, rank, be = '', street = '', when = '']) => {
      const isSeat = (head ?? rank ?? '') !== '';
      const verb = /^w[ae]/.test(be) ? 'was' : /been/.test(be) ? 'has been' : 'is';
      const firm = of ?? whose ?? '';
      return kindOfName(firm).kind === 'person'
        ? []
        : [
            `${front}${front === '' ? capital(firm) : firm} ${verb} ${isSeat ? 'headquartered' : 'located'} at ${street}${when}.`,
          ];
    },
  ),
  rule(
    String.raw`^The number (?:to call|to ring|to dial|to use)? ?(?:for|of) (${NAME}) is (?:now )?(${PHONE})\.?$`,
    ([, who = '', way = '']) => told(who, way),
  ),
  // 'Ann now uses ann@orr.example instead of ann@tarn.example', 'switched from ann@tarn.example to ann@orr.example'
  rule(
    String.raw`^(${NAME}) (?:(?:has )?(?:switched|changed|moved) from (?:${MAIL}|${PHONE}) to|(?:now )?uses(?= .*@)) (${MAIL}|${PHONE})(?: now)?(?:,? (?:instead of|rather than|not) (?:${MAIL}|${PHONE}))?\.?$`,
    ([, who = '', way = '']) => told(who, way),
  ),
  // 'Ann's new address is ann@orr.example', where she is written to and does not live
  rule(
    String.raw`^(${NAME})['’]s? (?:new |current |work |private )?address (?:is|has changed to|changed to) (?:now )?(${MAIL})(?:,? not ${MAIL})?\.?$`,
    ([, who = '', way = '']) => told(who, way),
  ),
  // 'Ann Lee (phone 555-0142) is on call', 'Ann Lee (ann@orr.example) handles refunds'
  rule(
    String.raw`^(${NAME}) \((?:(?:tel|phone|mobile|e-?mail|mail)\b\.?:? )?(${PHONE}|${MAIL})\) (\p{Ll}.+)$`,
    ([, who = '', way = '', rest = '']) => [...told(who, way), `${who} ${rest}`],
  ),
  // 'Wes Tran, tel. 555-0171'
  rule(
    String.raw`^(${NAME}), (?:tel(?:ephone)?|phone|mobile|mob|cell|ph)\b\.?:? (${PHONE})(?:, (?:e-?mail:? )?(${MAIL}))?\.?$`,
    ([, who = '', one = '', other]) => told(who, one, other),
  ),
  // 'Ann now sits in room 214', 'You will find Ann in room 214', 'Ann has moved from room 105 to room 214'
  rule(
    String.raw`^(?:(${NAME}|He|She)(?:['’]s (?:new )?(?:office|desk))? (?:is (?:now )?(?:in|at)|(?:now )?(?:sits|works) (?:in|at)|(?:can (?:now )?be|is (?:now )?)?found in|has|has (?:his|her|their) (?:desk|office) in|is no longer in ${ROOM} but in|(?:has )?(?:moved|relocated|switched|changed)(?: from ${ROOM})? (?:in)?to|(?:has )?(?:swapped|exchanged|traded) ${ROOM} for|is no longer in ${ROOM}[;,] (?:but )?(?:s?he is )?(?:now )?in)|(?:You (?:will |can )?(?:now )?find|Find) (${NAME}) (?:now )?in) ${ROOM}(?: now| these days)?(?:,? (?:not|no longer|instead of|rather than)(?: in)? ${ROOM})?((?: (?:in|on|since|as of) [^,;.]{3,20})?)\.?$`,
    ([, who, , , , , found, number = '', , when = '']) => sitting(who ?? found ?? '', number, when),
  ),
  // 'Ann's office is room 214', 'The office of Ann is now in room 214', 'Ann has a new office: room 214'
  rule(
    String.raw`^(?:(${NAME})['’]s?|[Tt]he) (?:new )?(?:office|room|desk)(?: number)?(?: of (${NAME}))? (?:is (?:now )?(?:in |at )?|(?:has )?(?:moved|changed) (?:from ${ROOM} )?to )${NUMBER}(?: now)?(?:,? (?:not|instead of|rather than)(?: in)? ${NUMBER})?\.?$`,
    ([, owner, other, , number = '']) => sitting(owner ?? other ?? '', number, ''),
  ),
  rule(
    String.raw`^(${NAME}|He|She) (?:has|has got|got) a new (?:office|room|desk)(?::|,| [-–—]) ${NUMBER}\.?$`,
    ([, who = '', number = '']) => sitting(who, number, ''),
  ),
  rule(
    String.raw`^(${NAME}|He|She) (?:has )?(?:changed|switched|moved) (?:rooms?|offices?|desks?) and (?:is|sits) now in ${NUMBER}\.?$`,
    ([, who = '', number = '']) => sitting(who, number, ''),
  ),
  // 'Ann Lee: room 214'
  rule(String.raw`^(${NAME})(?:,|:| [-–—]) ${ROOM}\.?$`, ([, who = '', number = '']) =>
    sitting(who, number, ''),
  ),
  // 'The opening hours of the bakery have changed to 8:00 to 17:00', 'The bakery has new opening hours: 8:00 to 17:00'
  rule(
    String.raw`^(?:The )?(?:new )?(?:opening )?hours (?:of|for|at) ${HOUSE} (?:are (?:now )?(?:from )?|have (?:been )?changed (?:from ${HOURS} )?to |changed (?:from ${HOURS} )?to |were (?:changed|extended|cut) to )${HOURS}\.?$`,
    ([, house = '', , , hours = '']) => opened(house, hours),
  ),
  rule(
    String.raw`^${HOUSE} (?:(?:has|have) new (?:opening )?hours(?::|,| [-–—])|(?:has |have )?(?:changed|extended|shortened|cut|adjusted|moved) (?:its|their) (?:opening )?hours (?:from ${HOURS} )?to) (?:from )?${HOURS}\.?$`,
    ([, house = '', , hours = '']) => opened(house, hours),
  ),
  rule(
    String.raw`^(${NAME})['’]s? (?:new )?(?:opening )?hours are (?:now )?(?:from )?${HOURS}(?: now)?\.?$`,
    ([, house = '', hours = '']) => opened(house, hours),
  ),
  // 'The bakery opens daily from 8:00 to 17:00', 'is open from 8:00 to 17:00 instead of 9:00 to 16:00'
  rule(
    String.raw`^${HOUSE} (?:opens|is (?:now )?open(?= .*(?:instead of|rather than))|is (?:now )?open(?= \d)) (?:daily |every day )?(?:from )?${HOURS}(?: now)?(?:,? (?:instead of|rather than|not)(?: from)? ${HOURS})?\.?$`,
    ([, house = '', hours = '']) => opened(house, hours),
  ),
  rule(
    String.raw`^(?:Since|From|As of|Starting) [^,;]{3,20}?,? ${HOUSE} (?:has been|is|will be) (?:now )?open (?:daily )?(?:from )?${HOURS}\.?$`,
    ([, house = '', hours = '']) => opened(house, hours),
  ),
  // 'Zoe Marsh: zoe@fara.example'
  rule(
    String.raw`^(${NAME})(?:,|:| [-–—]) (?:e-?mail:? )?(${MAIL})(?:, (?:(?:tel|phone|mobile)\b\.?:? )?(${PHONE}))?\.?$`,
    ([, who = '', one = '', other]) => told(who, one, other),
  ),
];

function sitting(who: string, number: string, when: string): string[] {
  const since = when.replace(/^ (?:in|on|as of) /, ' since ');
  // what follows names a thing rather than somebody
  if (/^(?:He|She)$/.test(who)) return [`${who === 'He' ? 'His' : 'Her'} room is ${number}${since}.`];
  return /^(?:person|unknown)$/.test(kindOfName(who).kind) && !/^The\b/.test(who)
    ? [`The room of ${who.replace(/['’]s?$/, '')} is ${number}.`]
    : [];
}

const opened = (house: string, hours: string): string[] =>
  /^person$/.test(kindOfName(house).kind)
    ? []
    : [`${capital(house)} is open from ${hours.replace(/ ?[-–—] ?/, ' to ')}.`];

function told(who: string, ...ways: readonly (string | undefined)[]): string[] {
  const [first, ...rest] = who.split(' ');
  const whose = [/^The$/.test(first ?? '') ? 'the' : first, ...rest].join(' ');
  return ways.flatMap((way) =>
    way === undefined
      ? []
      : [
          way.includes('@')
            ? `The e-mail address of ${whose} is ${way}.`
            : `The phone number of ${whose} is ${way}.`,
        ],
  );
}
