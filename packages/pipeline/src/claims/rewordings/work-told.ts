import { kindOfName } from '../reference/entity-kinds.ts';
import { GONE } from './deeds.ts';
import { isCalling } from './jobs.ts';
import { isClub, isPostTitle } from './posts-told.ts';
import { capital, DATE, MONTH, NAME, NAMES, type Rule, ruleHolding } from './sentence-rule.ts';

const PERSON = String.raw`(?!The |At |In |On )\p{Lu}[\p{L}’'-]*(?: (?:(?:de|da|van|von|der|ter|le|la|di) )*\p{Lu}(?:[\p{L}’'-]+|\.)){0,2}`;
const WHO = `(${PERSON}|He|She)`;
/** The same, the speaker and their kin included. */
const TELLER = String.raw`I|My [\p{Ll}-]{3,16}(?: \p{Lu}[\p{L}’'-]+)?|(?!I['’])${PERSON}|He|She`;
/** When it was, behind what is told; one group, empty where nothing tells. */
const WHEN = `((?: (?:in|on|at the (?:start|end|beginning) of|as of|effective|from|since|until|between|last|this|earlier this) [^,;.]{3,30}?)?)`;
/** What a post is called: 'CFO', 'chief executive', 'head of design'. */
const TITLE = String.raw`(?!an? )(?:[\p{Ll}-]+|[A-Z]{2,4}|R&D)(?: (?!(?:of|at|for|in|is|was|from|to|by|with|and|while) (?:the )?\p{Lu})(?:(?!and |while )[\p{Ll}-]+|[A-Z]{2,4}|R&D)){0,4}`;
const BE = '(?:(?:was|has been) (?:appointed|named|elected|made)|is|was|becomes|became|has been|has become)';
/** 'became', 'was named', 'joins Orr as': how somebody comes to a post. */
const COMES = `(?:(?:was|is|has been|will be) (?:appointed as|named as|elected as|appointed|named|elected|chosen|made|promoted to|hired as|sworn in as)|is|was|becomes|became|has been|has become|will become|(?:took|takes|has taken|will take) over as|starts? as|started as|(?:joined|joins|has joined|will join) (?:the )?${NAME} as)`;
/** Posts of which a town or land has one: no firm in the same sentence does. */
const civil = /\b(?:mayor|king|queen|minister|president|premier|chancellor|governor|bishop|senator|MP)\b/;
const PART = '(?:department|team|office|branch|division|desk|unit|section|site|plant|warehouse|store)';
const LEADS = '(?:run|lead|head up|head|manage|oversee)(?! (?:of|at)\\b)';
const DOES =
  '(?:runs|ran|leads|led|heads|headed|manages|managed|oversees|oversaw|handles|handled|supervises|looks after|takes care of|is responsible for|is in charge of|was responsible for|was in charge of|works as|worked as)';

/** A field of work that a part of a firm is called by. */
const FIELD =
  '(?:sales|marketing|finance|engineering|support|operations|legal|product|design|logistics|purchasing|accounting|accounts|research|communications|customer (?:service|support)|procurement|production|payroll|tax|audit|compliance|recruiting|IT|HR|PR|R&D|QA)';

const isFirm = (name: string) => kindOfName(name).kind === 'organization';
const mayBeFirm = (name: string) => /^(?:organization|unknown)$/.test(kindOfName(name).kind);
const isSomebody = (name: string) => /^(?:person|unknown)$/.test(kindOfName(name).kind);

const isTeller = (who: string) => /^(?:I$|My )/.test(who) || isSomebody(who);

/** 'CFO', 'head of sales' of 'the new CFO of Tarvik', and where. */
function titleOf(post: string): readonly [string, string] {
  const [, title = post, where = ''] = /^(.+?)( (?:of|at) (?:the )?\p{Lu}.*)$/u.exec(post) ?? [];
  return [title.replace(/^(?:the |its |their |an? )?(?:new |next |incoming |acting )?/, ''), where];
}

/** ' at Orr' in front of when it was: 'ran marketing at Orr from 2010 to 2015'. */
function placed(what: string, body: string): string {
  const [, deed = what, when = ''] =
    /^(.+?)((?: (?:from|since|until|in|between) (?:\p{Lu}|\d|the |early |late ).*)?)$/u.exec(what) ?? [];
  return `${deed} at ${body}${when}`;
}

/** Who works where as what, told of several at once or by who comes and goes. */
export const workTold: readonly Rule[] = [
  // 'Ann Lee is the new CFO of Orr, replacing Bo Ek', 'joins Orr as head of sales, succeeding Bo Ek, who retired'
  ruleHolding(
    'replacing |succeeding |taking over from |in succession to ',
    String.raw`^${WHO} (${COMES}) ((?:the |its |their |an? )?[^,;.\d]{2,70}?)${WHEN},? (?:replacing|succeeding|taking over from|in succession to) (${PERSON})(?: as [^,;]{3,60}?)?(?:, (?:who|and) ([^,;]{3,80}?))?\.?$`,
    ([, who = '', comes = '', post = '', when = '', gone = '', rest]) => {
      const [title, own] = titleOf(post);
      const joined = /^(?:joined|joins|has joined|will join) (.+) as$/.exec(comes)?.[1];
      const where =
        own === '' && joined !== undefined ? ` ${/ of /.test(title) ? 'at' : 'of'} ${joined}` : own;
      if (!isPostTitle(title) || !isSomebody(who) || !isSomebody(gone) || isClub(where.slice(4))) return [];
      // 'takes up her post on 1 September, succeeding Bo Ek': of a day to come
      const isAhead = /^(?:becomes|takes|joins|starts|begins)\b/.test(comes) && when !== '';
      const follows = comes.startsWith('will') ? 'will succeed' : isAhead ? 'succeeds' : 'succeeded';
      return [
        ...(rest === undefined ? [] : [`${gone} ${rest}.`]),
        `${who} ${comes} ${post}${when}.`,
        `${who} ${follows} ${gone} as ${title}${where}${/^ (?:from|since)/.test(when) ? '' : when}.`,
      ];
    },
  ),
  // 'Ann Lee is CEO and Bo Ek is CFO of Orr': both there
  ruleHolding(
    ' and | while |, ',
    String.raw`^(${PERSON}) (${BE}) ((?:the )?${TITLE})(?:,? and|,? while|,) (${PERSON}) (?:(${BE}) )?((?:the )?${TITLE}) ((?:of|at) ${NAME})${WHEN}\.?$`,
    ([, one = '', be = '', first = '', other = '', otherBe = be, second = '', where = '', when = '']) =>
      [first, second].every((title) => isPostTitle(title) && !civil.test(title)) &&
      [one, other].every(isSomebody)
        ? [`${one} ${be} ${first} ${where}${when}.`, `${other} ${otherBe} ${second} ${where}${when}.`]
        : [],
  ),
  // 'worked at Orr, first as a driver and then as head of logistics'
  ruleHolding(
    'first as |initially as |originally as ',
    String.raw`^(${TELLER})((?:['’](?:ve|s)| has| have| had)? (?:worked|works?|been working|been|was|served|stayed|spent [^,;]{3,20}?)) (at|for|with|in) ((?:the )?${NAME})${WHEN},? (?:at first|first|initially|originally) as ([^,;]{3,50}?),? (?:and )?((?:then|later|afterwards|subsequently|eventually|finally|now|(?:from|since|in) ${DATE}) (?:as )?[^;]{2,120}?)\.?$`,
    ([, who = '', verb = '', word = '', body = '', when = '', first = '', rest = '']) => {
      const where = `${word === 'in' ? 'in' : 'at'} ${body}`;
      const [have, am] = who === 'I' ? ['have', 'am'] : ['has', 'is'];
      const works = /^(?:['’](?:ve|s)| has| have| works?\b)/.test(verb) ? `${have} worked` : 'worked';
      const steps = rest
        .split(/,? (?:and )?(?=(?:then|later|afterwards|subsequently|eventually|finally|now) as )/)
        .map((step) => {
          const [, word = '', post = ''] =
            /^(then|later|afterwards|subsequently|eventually|finally|now|(?:from|since|in) .*?\d{4}) (?:as )?(.+)$/u.exec(
              step,
            ) ?? [];
          const time = /\d/.test(word) ? ` ${word}` : '';
          const be = word === 'now' ? am : /^since/.test(word) ? `${have} been` : 'was';
          return `${who} ${be} ${post} ${where}${time}.`;
        });
      return isTeller(who)
        ? [`${who} ${works} ${where}${when}.`, `${who} was ${first} ${where}.`, ...steps]
        : [];
    },
  ),
  // 'has worked at Orr since 2017, now as office manager': what she is now she was not all the time
  ruleHolding(
    'now as |currently as |most recently as |these days as ',
    String.raw`^(${TELLER})(?:['’](?:ve|s)| has| have) ((?:been working|worked|been)) (at|for|with) ((?:the )?${NAME})${WHEN},? (?:and )?(now|currently|most recently|these days) as ((?:an? |the )?[^,;.]{3,50}?)\.?$`,
    ([, who = '', , at = '', body = '', when = '', word = '', post = '']) => {
      const have = who === 'I' ? 'have' : 'has';
      const be = word === 'most recently' ? 'was' : who === 'I' ? 'am' : 'is';
      return isTeller(who)
        ? [`${who} ${have} worked ${at} ${body}${when}.`, `${who} ${be} ${post} at ${body}.`]
        : [];
    },
  ),
  // 'At Orr & Sons, Ann Lee runs purchasing and Bo Ek runs sales'
  ruleHolding(
    '^At ',
    String.raw`^At ((?:the )?${NAME}),? (${PERSON}|s?he) ((?:now |also |currently )?${DOES} [^,;]{3,80}?)(?:(?:,? and|,? while|;) (${PERSON}) (${DOES} [^,;]{3,80}?))?\.?$`,
    ([, body = '', who = '', does = '', other, otherDoes = '']) =>
      mayBeFirm(body) &&
      isSomebody(who) &&
      !/ at /.test(does) &&
      !/ (?:and|while) \p{Lu}.* \p{Ll}+s /u.test(does)
        ? [
            `${capital(who)} ${placed(does, body)}.`,
            ...(other === undefined ? [] : [`${other} ${placed(otherDoes, body)}.`]),
          ]
        : [],
  ),
  // 'is in charge of security at Orr': works there
  ruleHolding(
    'in charge of |responsible for ',
    String.raw`^${WHO} ((?:is|was|has been) (?:now |also )?(?:in charge of|responsible for) (?:the |all )?[\p{Ll}&-]+(?: [\p{Ll}&-]+){0,3}) at ((?:the )?${NAME})((?: (?:from|since|until|between) [^,;]{4,40})?)\.?$`,
    ([, who = '', is = '', body = '', when = '']) => {
      const works = is.startsWith('was') ? 'worked' : is.startsWith('is') ? 'works' : 'has worked';
      return mayBeFirm(body) && !/\b(?:Church|Chapel|Club|Choir)$/.test(body) && isSomebody(who)
        ? [
            `${who} ${works} at ${body}${when}.`,
            `${who} ${is.replace('in charge of', 'responsible for')}${when}.`,
          ]
        : [];
    },
  ),
  // 'Three people report to Ann Lee: Bo Ek, Cy Moe and Di Orr', 'Ann Lee has two direct reports: Bo Ek and Cy Moe'
  ruleHolding(
    'report| answer ',
    String.raw`^(?:The following|These|[\p{L}\d]+|The) (?:[\p{Ll}-]+ )?(?:people|colleagues|employees|\p{Ll}+s)(?: at ${NAME})? (?:now |currently )?(?:report|answer) (?:directly )?to (${PERSON}): (${NAMES})\.?$`,
    ([, boss = '', names = '']) => [`${names} report to ${boss}.`],
  ),
  ruleHolding(
    'direct reports',
    String.raw`^(${PERSON}) (?:has|leads|manages) (?:[\p{L}\d]+ )?direct reports: (${NAMES})\.?$`,
    ([, boss = '', names = '']) => [`${names} report to ${boss}.`],
  ),
  // 'The CTO, Ann Lee, reports directly to the CEO, Bo Ek'
  ruleHolding(
    ' reports | answers ',
    String.raw`^(?:The (${TITLE}), )?(${PERSON}),? (reports|answers) (?:directly |straight )?to (?:the )?(${TITLE}),? (${PERSON})\.?$`,
    ([, own, who = '', verb = '', title = '', boss = '']) =>
      isPostTitle(title) && (own === undefined || isPostTitle(own))
        ? [
            ...(own === undefined ? [] : [`${who} is the ${own}.`]),
            `${boss} is the ${title}.`,
            `${who} ${verb} to ${boss}.`,
          ]
        : [],
  ),
  // 'Ann Lee joined us from Orr Labs in June', 'joins Loom from Orr Labs'
  ruleHolding(
    ' from ',
    String.raw`^${WHO} ((?:will be |is |has been )?joining|joined|joins|has joined|will join) (us|the (?:company|firm|team|bank|agency)|${NAME})((?: as [^,;]{3,40}?)?) from ((?:the )?${NAME})${WHEN}\.?$`,
    ([, who = '', joins = '', body = '', as = '', old = '', when = '']) => {
      if (!isSomebody(who) || !isFirm(old) || kindOfName(body).kind === 'place') return [];
      const left = /^(?:will|is|joins)/.test(joins) ? 'leaves' : 'left';
      return [`${who} ${left} ${old}${when}.`, `${who} ${joins} ${body}${as}${when}.`];
    },
  ),
  // 'accepted an offer from Orr', 'took up a role at Orr'
  ruleHolding(
    'accepted |has accepted |took |took up ',
    String.raw`^${WHO} (?:has )?(?:accepted|took|took up) (?:an offer|a job offer|an offer of employment|a position|a post|a role)((?: as [^,;]{3,40}?)?) (?:from|at|with) ((?:the )?${NAME})${WHEN}\.?$`,
    ([, who = '', as = '', body = '', when = '']) =>
      isSomebody(who) && mayBeFirm(body) ? [`${who} joined ${body}${as}${when}.`] : [],
  ),
  // 'Orr hired Ann Lee from Tarn Foods to run its HR department'
  ruleHolding(
    ' to (?:run|lead|head|manage|oversee) ',
    String.raw`^((?:The )?${NAME}) (?:has |have )?(?:hired|recruited|brought in|appointed|taken on|took on|chose|picked|poached) (${PERSON})(?: (?:away )?from ((?:the )?${NAME}))? to ${LEADS} ((?:its |the |their )?[^,;.]{2,50}?)${WHEN}\.?$`,
    ([, body = '', who = '', old, what = '', when = '']) =>
      mayBeFirm(body) && isSomebody(who)
        ? [
            ...(old === undefined ? [] : [`${who} left ${old}${when}.`]),
            `${who} joined ${body.replace(/^The /, 'the ')}${when}.`,
            `${who} ${isUnit(what) ? 'became head of' : 'leads'} ${unit(what)}${/ (?:at|of|for) /.test(what) ? '' : ` at ${body}`}${when}.`,
          ]
        : [],
  ),
  // 'was brought in from Orr Labs to lead HR at Tarn Foods', 'was appointed to head the Hull office'
  ruleHolding(
    ' to (?:run|lead|head|manage|oversee) ',
    String.raw`^${WHO} (?:was|has been) (?:hired|recruited|brought in|appointed|named|chosen|picked|poached|taken on|promoted)(?: by ((?:the )?${NAME}))?(?: from ((?:the )?${NAME}))? to ${LEADS} ((?:its |the |their )?[^,;.]{2,50}?)(?: (?:at|of|for) ((?:the )?${NAME}))?${WHEN}\.?$`,
    ([, who = '', hirer, old, what = '', at, when = '']) => {
      const body = at ?? hirer;
      if (!isSomebody(who) || !isUnit(what) || (body !== undefined && !mayBeFirm(body))) return [];
      return [
        ...(old === undefined ? [] : [`${who} left ${old}${when}.`]),
        ...(hirer === undefined && old === undefined
          ? []
          : body === undefined
            ? []
            : [`${who} joined ${body}${when}.`]),
        `${who} became head of ${unit(what)}${body === undefined ? '' : ` at ${body}`}${when}.`,
      ];
    },
  ),
  // 'Ann Lee, ex-Orr, is a partner at Loom'
  ruleHolding(
    ', ex-',
    String.raw`^(${PERSON}), ex-(${NAME}), (\p{Ll}.+)$`,
    ([, who = '', old = '', rest = '']) =>
      isSomebody(who) && mayBeFirm(old) ? [`${who} formerly worked at ${old}.`, `${who} ${rest}`] : [],
  ),
  // 'Formerly at Orr, Ann Lee now works for Loom'
  ruleHolding(
    'ormerly |reviously |recently |nce ',
    String.raw`^(?:Formerly|Previously|Until recently|Once)(?: employed)? (?:at|with|by) ((?:the )?${NAME}), ${WHO} (\p{Ll}.+)$`,
    ([, old = '', who = '', rest = '']) =>
      isSomebody(who) && mayBeFirm(old) ? [`${who} formerly worked at ${old}.`, `${who} ${rest}`] : [],
  ),
  // 'was at Google before'
  ruleHolding(
    ' at ',
    String.raw`^${WHO} (?:was|had been) (?:(?:previously|formerly|earlier) )?at ((?:the )?${NAME})((?: (?:before|previously|before that|(?:from|until|between) [^,;]{4,40}?))?)\.?$`,
    ([, who = '', firm = '', when = '']) =>
      isFirm(firm) &&
      !/\b(?:University|College|School|Academy|Institute|Hospital|Hotel|Museum|Prison|Church|Club)\b/.test(
        firm,
      )
        ? [`${who} worked at ${firm}${/ (?:from|until|between)/.test(when) ? when : ''}.`]
        : [],
  ),
  // 'Under Ann Lee, CEO since 2021, Orr has doubled its sales'
  ruleHolding(
    '^Under ',
    `^Under (${PERSON}), (?:its |the |their )?(${TITLE})((?: since ${DATE})?), ((?:the )?${NAME}) (\\p{Ll}.+)$`,
    ([, who = '', title = '', since = '', body = '', rest = '']) =>
      isPostTitle(title) && isSomebody(who) && mayBeFirm(body)
        ? [
            `${who} ${since === '' ? 'is' : 'has been'} ${title} of ${body}${since}.`,
            `${capital(body)} ${rest}`,
          ]
        : [],
  ),
  // 'Ann Lee advises Orr on hiring'
  ruleHolding(
    'advise',
    String.raw`^${WHO} (advises|advised|has advised) ((?:the )?${NAME})(?: on \p{Ll}[^,;.]{2,40}?)?((?: (?:from|since|until) [^,;]{4,40})?)\.?$`,
    ([, who = '', verb = '', body = '', when = '']) => {
      const be = verb === 'advises' ? 'is' : verb === 'advised' ? 'was' : 'has been';
      return isSomebody(who) && mayBeFirm(body) ? [`${who} ${be} an adviser to ${body}${when}.`] : [];
    },
  ),
  // 'Ann Lee is on sick leave, so Bo Ek is running the shop'
  ruleHolding(
    ' leave| sabbatical| holiday',
    String.raw`^${WHO} ((?:is|was|has been|will be) (?:currently |now |still )?on (?:an? |her |his )?(?:[\p{Ll}-]+ ){0,2}(?:leave|sabbatical|holiday|secondment)[^,;]{0,40}?)(?:, so|,? because|, and|,? while|, but) ((?:${PERSON}|s?he|the) [^;]{5,120})$`,
    ([, who = '', leave = '', rest = '']) =>
      /^\P{L}*\d/u.test(rest) ? [] : [`${who} ${leave}.`, capital(rest)],
  ),
  // 'Ann Lee met Bo Ek at Orr, where both worked as lawyers'
  ruleHolding(
    'where ',
    String.raw`^(${PERSON}) (\p{Ll}[^,;]{2,40}?) (${PERSON}) at ((?:the )?${NAME}), where (?:they )?(?:both |both of them )(worked|taught|work|teach)((?: as [\p{Ll} -]{3,30})?)\.?$`,
    ([, one = '', met = '', other = '', body = '', verb = '', as = '']) => [
      `${one} ${met} ${other} at ${body}.`,
      `${one} ${verb === 'work' ? 'works' : verb === 'teach' ? 'teaches' : verb} at ${body}${oneOf(as)}.`,
      `${other} ${verb === 'work' ? 'works' : verb === 'teach' ? 'teaches' : verb} at ${body}${oneOf(as)}.`,
    ],
  ),
  // 'Ann Lee is Bo Ek's colleague at Orr', 'works with Bo Ek at Orr'
  ruleHolding(
    'colleague|co-worker|coworker|workmate| works with ',
    String.raw`^(${PERSON}|I) (?:(?:is|am) (?:(${PERSON})['’]s? (?:colleague|co-worker|coworker|workmate)|an? (?:colleague|co-worker|coworker|workmate) of (${PERSON}))|works? with (${PERSON})) at ((?:the )?${NAME})\.?$`,
    ([, one = '', whose, of, partner, body = '']) => {
      const other = whose ?? of ?? partner ?? '';
      return mayBeFirm(body) && isSomebody(other)
        ? [
            `${one} ${one === 'I' ? 'am' : 'is'} a colleague of ${other}.`,
            `${one} ${one === 'I' ? 'work' : 'works'} at ${body}.`,
            `${other} works at ${body}.`,
          ]
        : [];
    },
  ),
  // 'was responsible for payroll until April, when Bo Ek took it over', 'served as acting head of Orr until 2022, when Bo Ek took over'
  ruleHolding(
    ', when ',
    String.raw`^((?:After|When) [^,;]{5,60}, )?${WHO} (was|had been|served as|acted as|worked as) ((?:responsible for|in charge of) [^,;]{2,50}?|(?:the |an? )?((?:[\p{Ll}-]+ ){0,3}?[\p{Ll}-]+) (?:of|at) [^,;]{2,50}?)((?: from ${DATE})?) until ((?:\d{1,2} )?(?:${MONTH})?(?: ?\d{4})?), when (${PERSON}) (?:took over|took it over|took over it|took (?:his|her) place|took up the post|succeeded (?:him|her)|replaced (?:him|her))\.?$`,
    ([, front = '', who = '', be = '', what = '', title, from = '', until = '', next = '']) => {
      if (title !== undefined && !isCalling(title)) return [];
      const when = `${/^\d{1,2} /.test(until) ? 'on' : 'in'} ${until}`;
      const held = what.replace(/^(?:an? )?(?:acting|interim|caretaker|temporary) /, '');
      return [
        `${front}${who} ${be === 'had been' ? be : 'was'} ${what}${from} until ${until}.`,
        `${next} ${title === undefined ? `has been ${what.replace(/^in charge of/, 'responsible for')} since ${until}` : `became ${held} ${when}`}.`,
      ];
    },
  ),
  // 'Ann Lee was put in charge of the Hull office in May', 'has been made responsible for payroll'
  ruleHolding(
    ' put in charge of | made responsible for | placed in charge of | given responsibility for ',
    String.raw`^${WHO} (?:was|has been|is) (?:put in charge of|placed in charge of|made responsible for|given responsibility for) ([^,;]{3,60}?)((?: (?:in|on|last|this) [^,;.]{3,30}?)?)\.?$`,
    ([, who = '', what = '', when = '']) => [
      when === ''
        ? `${who} is responsible for ${what}.`
        : `${who} has been responsible for ${what} since${when.replace(/^ (?:in|on)/, '')}.`,
    ],
  ),
  // 'Orr is looking for a new CEO after Ann Lee's resignation', 'After Ann Lee's departure in May, Bo Ek took over'
  ruleHolding(
    "['’]s? (?:\\p{Ll}+ )?(?:resignation|departure|retirement)",
    String.raw`^(.{8,120}?),? (?:after|following|because of|due to) (${PERSON})['’]s? (?:sudden |unexpected |recent |early )?(resignation|departure|retirement)${WHEN}\.?$`,
    ([, rest = '', who = '', noun = '', when = '']) =>
      isSomebody(who)
        ? [
            `${who} ${GONE[noun] ?? ''}${noun === 'departure' ? ' the company' : ''}${when}.`,
            `${rest}${/\d/.test(rest) ? '' : when}.`,
          ]
        : [],
  ),
  ruleHolding(
    "['’]s? (?:\\p{Ll}+ )?(?:resignation|departure|retirement)",
    `^(?:After|Following|Since|Because of) (${PERSON})['’]s? (?:sudden |unexpected |recent |early )?(resignation|departure|retirement)${WHEN}, (.+)$`,
    ([, who = '', noun = '', when = '', rest = '']) =>
      isSomebody(who)
        ? [`${who} ${GONE[noun] ?? ''}${noun === 'departure' ? ' the company' : ''}${when}.`, capital(rest)]
        : [],
  ),
  // 'After Ann Lee left in May 2023, Bo Ek took over as head of HR'
  ruleHolding(
    ' took over as | succeeded | became | was | replaced ',
    String.raw`^(?:After|When|Since) (${PERSON}) (?:had )?(left|quit|resigned|retired|moved on|stepped down)((?: the (?:company|firm))?)${WHEN}, (${PERSON}) (?:has |had )?(?:took over|taken over|(?:succeeded|replaced) (?:him|her)|became|was (?:appointed|named|made|promoted to)) (?:as )?((?:the )?${TITLE}(?: (?:of|at) ${NAME})?)\.?$`,
    ([, gone = '', left = '', , when = '', next = '', post = '']) =>
      isPostTitle(titleOf(post)[0])
        ? [
            left === 'retired' ? `${gone} retired${when}.` : `${gone} left the company${when}.`,
            `${next} succeeded ${gone} as ${post.replace(/^the /, '')}${when}.`,
          ]
        : [],
  ),
  // 'Ann Lee, formerly CTO at Orr, and Bo Ek, a lawyer, have founded Quill'
  ruleHolding(
    ', and ',
    String.raw`^(${PERSON}), ([^,;]{3,60}), and (${PERSON}), ([^,;]{3,60}), ((?:have |has |were |are )?\p{Ll}+ .+)$`,
    ([, one = '', first = '', other = '', second = '', rest = '']) =>
      [first, second].every(describes) && [one, other].every(isSomebody) && !mutual.test(rest)
        ? [`${one}, ${first}, ${single(rest)}`, `${other}, ${second}, ${single(rest)}`]
        : [],
  ),
  // 'Bo Ek was treasurer of the Orr Club before Ann Lee'
  ruleHolding(
    ' before ',
    String.raw`^(${PERSON}) (?:was|had been|served as) (?:the )?(${TITLE}) ((?:of|at) ${NAME}) before (${PERSON})(?: (?:took over|succeeded (?:him|her)))?\.?$`,
    ([, gone = '', title = '', where = '', next = '']) =>
      // 'before Christmas'
      isPostTitle(title) &&
      isSomebody(gone) &&
      (/ /.test(next) || kindOfName(next).kind === 'person') &&
      isSomebody(next)
        ? [`${next} succeeded ${gone} as ${title} ${where}.`]
        : [],
  ),
  // 'moved from sales to marketing', 'has been transferred from the tax to the legal department'
  ruleHolding(
    ' from ',
    String.raw`^${WHO} (?:has |have )?(?:moved|switched|transferred|gone|went|was (?:moved|transferred)) from (?:the )?(${FIELD})(?: ${PART})? to (?:the )?(${FIELD})(?: ${PART})?${WHEN}\.?$`,
    ([, who = '', old = '', next = '', when = '']) =>
      isSomebody(who)
        ? [`${who} left the ${old} team${when}.`, `${who} joined the ${next} team${when}.`]
        : [],
  ),
  // 'The job of chief executive at Orr went to Ann Lee'
  ruleHolding(
    ' went to | goes to | has gone to | fell to | was given to ',
    String.raw`^[Tt]he (?:post|position|office|job|role) of (${TITLE}) ((?:of|at) ${NAME}) (?:went|goes|has gone|fell|was given) to (${PERSON})${WHEN}\.?$`,
    ([, title = '', where = '', who = '', when = '']) =>
      isPostTitle(title) && isSomebody(who) ? [`${who} became ${title} ${where}${when}.`] : [],
  ),
];

/** 'HR', 'its HR department', 'the Hull office': a part of a firm that somebody heads, unlike 'the parade'. */
function isUnit(what: string): boolean {
  return (
    /^(?:[\p{Ll}&-]+|[A-Z]{2,4}|R&D)(?: and [\p{Ll}-]+)?$/u.test(what) ||
    new RegExp(` ${PART}$`, 'u').test(what)
  );
}

/** 'HR' of 'its HR department', 'the Hull office' as it is. */
function unit(what: string): string {
  const [, field = ''] = new RegExp(`^(?:its|their) (.+?) ${PART}$`, 'u').exec(what) ?? [];
  return field === '' ? what.replace(/^(?:its|their) /, 'the ') : field;
}

/** ' as a lawyer' of ' as lawyers' */
function oneOf(as: string): string {
  return as.replace(
    /^ as (?:an? )?(.+?)s?$/,
    (_, noun: string) => ` as ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`,
  );
}

/** What two do with each other, and what is said of both in the plural. */
const mutual =
  /^(?:are|were)\b|\b(?:married|met|divorced|partnered|together|each other|one another|share|shared|split|wed|dated)\b/;

/** 'a lawyer', 'the head of sales', 'formerly CTO at Orr': what somebody is rather than another name in a list. */
function describes(text: string): boolean {
  return (
    /^(?:an?|the|its|formerly|previously|then|now|head|chief|[A-Z]{3} (?:of|at)) ?/u.test(text) &&
    !/^\p{Lu}\p{Ll}/u.test(text)
  );
}

/** 'has founded Quill' of 'have founded Quill' */
function single(rest: string): string {
  return rest
    .replace(/^have /, 'has ')
    .replace(/^were /, 'was ')
    .replace(/^are /, 'is ');
}
