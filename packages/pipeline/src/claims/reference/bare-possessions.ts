import type { Setting } from '../draft.ts';
import { UNIT } from '../rewordings/dealings.ts';
import { MONTH, NAME, uncapital } from '../rewordings/sentence-rule.ts';
import type { Entity } from './discourse.ts';
import { whoDoesNow } from './does-now.ts';
import { kindOfNoun } from './entity-kinds.ts';
import { ofThisHouse } from './house-posts.ts';

const FRONT = `((?:(?:In|On|By|At the end of|Since|As of) (?:\\d{1,2} )?(?:${MONTH} )?(?:19|20)\\d\\d,? |(?:Meanwhile|Today|Then|Later|Last year),? )?)`;
const STAFF = 'number of (?:employees|staff|workers)|headcount|workforce|payroll';

/** What nothing but a firm has, and does not say whose it is. */
const ofFirms = new RegExp(
  String.raw`^${FRONT}(?:[Tt]he )?((?:(?:[Aa]nnual|[Nn]et|[Gg]ross|[Oo]perating|[Tt]otal|[Pp]re-tax) )?(?:[Rr]evenues?|[Tt]urnover|[Ss]ales|[Pp]rofits?|[Ee]arnings)|(?:[Nn]et|[Oo]perating) (?:income|loss)|(?<=[Tt]he )(?:shares|share price|stock|${STAFF}|registered office|head office|headquarters|(?:(?:funding|financing|investment|seed) )?round))(?= (?:(?:in|for) (?:fiscal |the (?:(?:\p{Ll}+ )?(?:quarter|half)|(?:financial |fiscal )?year)(?: of)? ?)?(?:(?:19|20)\d\d )?)?(?:(?:has|have|had) )?(?:is|are|was|were|been|came to|amounted|totall?ed|hit|rose|risen|grew|grown|fell|fallen|dropped|climbed|increased|decreased|declined|shrank|shrunk|swelled|reached|stood|doubled|traded|trade|moved)\b)`,
  'u',
);
/** What programs have. */
const ofPrograms =
  /^()(?:[Tt]he )((?:current|latest|newest|most recent) (?:stable )?(?:version|release))(?= (?:is|was) v?\d)/u;
/** 'Contract runs until 31 May 2025' among what is told of a supplier */
const ofSuppliers =
  /^()((?:(?:Current|Framework|Service|Rental|Maintenance) )?(?:[Cc]ontract|[Aa]greement|[Ll]ease|[Ll]icen[cs]e|[Ww]arranty|[Ss]ubscription|[Mm]embership))(?= (?:runs|expires?|ends|lapses|renews|lasts|is valid|was (?:signed|renewed|extended)|will (?:run|end|expire)) )/u;
/** 'The Bristol branch closed in 2019', 'the branch in Bristol was opened in 2006' */
const ofPremises = new RegExp(
  String.raw`^${FRONT}(?:[Tt]he )((?:\p{Lu}[\p{L}-]+ (?:${UNIT})|(?:${UNIT}) (?:in|at) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?))(?= (?:(?:(?:was|has|has been) )?(?:closed|shut|opened)|(?:stays|remains|stayed|remained|will (?:stay|remain)) open)\b)`,
  'u',
);
/** 'A new branch in Bristol opened its doors last week' */
const newPremises = new RegExp(
  String.raw`^${FRONT}([Aa](?: (?:new|second|third|fourth|further|bigger|larger|smaller))? (?:${UNIT}) (?:in|at) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?) (?:(?:has )?opened(?: its doors)?|(?:was|has been) opened)(?=\.?$| (?:in|on|last|this|at) )`,
  'u',
);
/** 'Today 140 people work there' */
const staffThere =
  /^(?:\p{Lu}[^.;]{2,30}?,? )?(?:(?:about|around|some|over|more than|nearly) )?\d[\d.,]* (?:people|employees|workers|staff) (?:now )?(?:work|worked|are employed|were employed) there\.?$/u;
/** 'Since 1 April a subscription has cost 11.99 euros': to what was spoken of before */
const ticket =
  /^((?:(?:Since|From|In|As of) [^,;]{3,25}?,? )?)([Aa]n?) ((?:(?:monthly|annual|yearly|day|season|single|standard|basic) )?(?:subscription|membership|ticket|licen[cs]e|pass))(?= (?:now |currently )?(?:costs?|has cost|will cost|is priced)\b)/u;
/** 'Version 2.0 came out in May', 'The new version 2.0 was released' */
const release =
  /^(?:The (?:new )?version|Version|Release) (\d+(?:\.\d+)+)(?= (?:was|came|is|has|will|appeared|followed|brings|adds|fixes)\b)/u;
/** 'CEO Petra Holm said …', 'Founder Petra Holm keeps a stake of 18 percent' */
const officer = new RegExp(
  `^(Chief (?:executive|operating|financial|technology|commercial) officer|Chief executive|CEO|CFO|CTO|COO|Finance chief|(?:Managing|Finance|Sales|Marketing|Commercial|Operations|Technical|HR) director|Chair(?:man|woman)?|Founder|Co-founder|Owner|Spokes(?:man|woman|person)) (?=${NAME}(?: \\p{Ll}|, who \\p{Ll}))`,
  'u',
);
/** 'keeps a stake of 18 percent': in the firm that is spoken of */
const stake =
  /(?<=\b(?:keeps?|kept|retains?|retained|holds?|held|owns?|owned|has|had|sold) an? (?:\d[\d.,]* ?(?:%|per ?cent) (?:stake|share)|(?:stake|share|shareholding) of \d[\d.,]* ?(?:%|per ?cent)))(?=\.?$)/u;

/** 'revenue had grown to 71 million, and the headcount to 455' */
const besides = new RegExp(
  `(?<=, (?:and|while|but) )the (?=(?:${STAFF}) (?:has|had|is|was|rose|grew|fell|dropped|went|climbed)\\b)`,
  'u',
);

/** 'Orr had 40 employees in 2019. The number of employees has risen to 60': Orr's, where a sentence just before was about a firm. */
export function ofThatFirm(text: string, setting: Setting): string {
  const found =
    ofPremises.exec(text) ?? ofPrograms.exec(text) ?? ofFirms.exec(text) ?? ofSuppliers.exec(text);
  if (found !== null) {
    const [said, front = '', what = ''] = found;
    const owner = ownerOf(setting, ofPrograms.test(text) ? programs : firms, front === '');
    if (owner === null) return text;
    const noun = !ofPremises.test(text) ? uncapital(what) : what;
    const rest = text.slice(said.length).replace(besides, 'its ');
    return `${front}${owner}'s ${noun.replace(/^round$/, 'funding round')}${rest}`;
  }
  const [relocating, who = ''] = movingSeat.exec(text) ?? [];
  if (relocating !== undefined) {
    const firm = bodySpokenOf(setting);
    return firm === null ? text : `${who}${firm}'s ${text.slice(relocating.length)}`;
  }
  const [opening, front = '', what = ''] = newPremises.exec(text) ?? [];
  if (opening !== undefined) {
    const owner = ownerOf(setting, firms, front === '');
    return owner === null ? text : `${front}${owner} opened ${uncapital(what)}${text.slice(opening.length)}`;
  }
  const there = staffThere.exec(text);
  if (there !== null) {
    const firm = ownerOf(setting, firms, false);
    return firm === null ? text : text.replace(/\bthere(?=\.?$)/, `for ${firm}`);
  }
  const [bought, when = '', article = '', pass = ''] = ticket.exec(text) ?? [];
  if (bought !== undefined) {
    const seller = ownerOf(setting, sellers, false);
    const isOpen = when === '' && /^A/.test(article);
    return seller === null
      ? text
      : `${when}${isOpen ? 'A' : 'a'} ${seller} ${pass}${text.slice(bought.length)}`;
  }
  const [version, number] = release.exec(text) ?? [];
  if (version !== undefined) {
    const program = ownerOf(setting, programs, true);
    return program === null || /\d$/.test(program)
      ? text
      : `${program} ${number}${text.slice(version.length)}`;
  }
  const [post, title] = officer.exec(text) ?? [];
  const firm = post === undefined || title === undefined ? null : ownerOf(setting, firms, true);
  if (post === undefined || title === undefined || firm === null)
    return ofThisHouse(whoDoesNow(text, setting.discourse), setting);
  const lower = /^\p{Lu}{3}$/u.test(title) ? title : uncapital(title);
  return `${firm} ${lower} ${text.slice(post.length).replace(stake, ` in ${firm}`)}`;
}

/** 'He moved the headquarters to Leeds': somebody did, and whose they are is the firm that was spoken of */
const movingSeat = new RegExp(
  `^(${FRONT}(?:He|he|She|she|They|they|${NAME}) (?:has |had |later |then |soon )*(?:moved|relocated|transferred) )the (?=(?:headquarters|head office|registered office|main office)\\b)`,
  'u',
);

/** The only firm of which the section has told lately; null where there are two or none. */
function bodySpokenOf({ discourse }: Setting): string | null {
  const bodies = discourse.entities.filter(
    ({ kind, proper, plural, section, sentence }) =>
      kind === 'organization' &&
      proper &&
      !plural &&
      section === discourse.section &&
      discourse.sentence - sentence <= 3,
  );
  const [body] = bodies;
  return body === undefined || bodies.length > 1 ? null : `${body.article ? 'the ' : ''}${body.name}`;
}

/** 'Orr' of "Orr's revenue rose", "In 2021 Orr's revenue rose", of which the next figure may be told as well. */
function isPossessorInFront({ place, kind }: Entity): boolean {
  return place <= 2 && kind === 'organization';
}

const firms = /^(?:organization|unknown)$/;
const programs = /^(?:thing|unknown)$/;
const sellers = /^(?:organization|thing|unknown)$/;

/**
 * The one firm or program of which one of the two sentences before was told, else what the heading names; null where there are two
 * or none.
 */
function ownerOf({ discourse, implied, speaker }: Setting, kinds: RegExp, opens: boolean): string | null {
  const isOne = ({ kind, nouns }: Entity) =>
    kinds.test(kind) ||
    (kinds === firms && kind === 'place' && [...nouns].some((noun) => kindOfNoun(noun) === 'organization'));
  const near = discourse.entities.filter(
    (entity) =>
      entity.proper &&
      !entity.plural &&
      isOne(entity) &&
      (/^(?:subject|heading)$/.test(entity.role) || isPossessorInFront(entity)) &&
      discourse.sentence - entity.sentence <= 1,
  );
  const [owner, ...more] = near;
  if (owner === undefined) return speaker === null ? implied : null;
  const article = owner.article ? (opens ? 'The ' : 'the ') : '';
  return more.length > 0 ? null : `${article}${owner.name}`;
}
