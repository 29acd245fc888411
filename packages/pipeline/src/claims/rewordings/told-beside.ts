import { withFewLetters } from '../../language/patterns/few-letters.ts';
import { KIN } from '../../language/words/kin.ts';
import { isDemonym, isOccupationNoun, typeOfName } from '../../relations/names/name-types.ts';
import { isRole, kindOfName, kindOfNoun } from '../reference/entity-kinds.ts';
import { MONTH } from './sentence-rule.ts';

/** What a noun phrase tells, as a plain sentence, and of whom. */
export type ToldBeside = { readonly who: string; readonly text: string };

const LETTERS = String.raw`(?:[\p{L}\p{M}\p{N}-]|['’](?!s\b)(?=\p{L})|\.(?=\p{L}))*`;
/** Words that begin a sentence with a capital and no name. */
const OPENING =
  '(?:The|An?|Would|Will|Can|Could|Should|Shall|May|Might|Must|Do|Does|Did|Is|Are|Was|Were|Has|Have|Had|If|When|While|Whether|Though|Although|Because|As|After|Before|Since|Until|In|On|At|By|For|From|With|To|Of|And|But|Or|So|Yet|Not|No|Yesterday|Today|Tomorrow|Then|Now|Later|What|Who|Whom|Whose|Where|Why|How|Which|This|That|These|Those|It|He|She|They|We|You|I|My|Our|Your|His|Her|Its|Their|Also|Both|Even|Only|Former|Ex|Late|Please|Ask|Tell|Thanks|Reply|Call|Ring|Phone|Email|Text|Contact|Chase|Pay|Meet|Dear|Hi|Hello)';
const WORD = String.raw`(?!${OPENING}(?![\p{L}\p{N}-])|I['’])\p{Lu}${LETTERS}`;
const LINK = '(?:&|de|da|do|dos|di|du|del|la|le|van|von|der|den|ter|ten|zu)';
/** A name without 'of' and 'and': 'Hughes & Tudor', 'Rodd AB', 'Ilyas Benkirane'. */
const PLAIN = `${WORD}(?: (?:${LINK} )*${WORD})*`;
/** A name of two words or more. */
const LONG = `${WORD}(?: (?:${LINK} )*${WORD})+`;
const START = String.raw`(?<![\p{L}\p{N}'’-])`;
const AFTER = String.raw`(?![\p{L}\p{N}-]|['’]\p{L}| \p{Lu}| & | of )`;
const TITLE = String.raw`(?:(?:Dr|Prof|Professor|Mr|Mrs|Ms|Miss|Sir|Dame)\.? )?`;

type Form = {
  /** Texts of which its matches hold one: where there is none, the pattern is not tried. */
  readonly needed: readonly string[];
  readonly pattern: RegExp;
  /** Whether the reading of clauses tells it as well, where there is a clause that tells anything. */
  readonly isReadInClauses: boolean;
  readonly tell: (groups: readonly string[], around: { before: string; after: string }) => ToldBeside[];
};

const form = (
  needed: readonly string[],
  source: string,
  tell: Form['tell'],
  { isReadInClauses = false }: { isReadInClauses?: boolean } = {},
): Form => ({ needed, pattern: new RegExp(withFewLetters(source), 'gu'), isReadInClauses, tell });

const said = (who: string, what: string): ToldBeside[] => [{ who, text: `${who} ${what}.` }];

/** Kinds of bodies whose names go on with 'of': 'the National Museum of Wales' is from nowhere. */
const namedByOf =
  /(?:University|College|School|Bank|Museum|Institute|Institution|Ministry|Department|Council|Church|Society|Association|Academy|Federation|Confederation|Union|League|Club|Court|Office|Chamber|Library|Hospital|Centre|Center|Board|Party|House|Port|Republic|Kingdom|Commission|Authority|Agency|Trust|Foundation|Order|Theatre|Gallery|Archives?|Cathedral|Embassy|Congress|Faculty|Bureau|Conference|Diocese|Guild|Orchestra|Company|Network|Services?|Register|City|Town|State|Bishop|Duke|Friends|Sisters|Brothers)$/u;

const settlement =
  '(?:(?:market|mining|port|fishing|seaside|coastal|border|university|mountain|spa|hill|ghost|garrison|harbour) )?(?:village|town|city|hamlet|municipality|borough|suburb|island|parish)';

const newspaper =
  / (?:Echo|Courier|Post|Herald|Gazette|Tribune|Times|Mail|Mercury|Observer|Chronicle|Journal|Argus|News)$/u;

const street = / (?:Street|Road|Lane|Row|Avenue|Close|Terrace|Drive|Way|Gardens|Court)$/u;

/** What firms are called by what they do; nouns that end so are of the same kind. */
const firmNoun =
  /(?:firm|company|holding|maker|builder|yard|brewery|foundry|works|plant|arm|tank|label|house|studio|mill|dealer|operator|supplier|contractor|giant)$/;

/** 'hired Ann Lee from Orr Ltd': there no more. */
const wonOver =
  /\b(?:hir|poach|sign|lur|recruit|acquir|headhunt|borrow|transferr?|bought|buy|tak|took|woo|secur)\p{L}* (?:[\p{Ll}-]+ ){0,3}$/u;

/** The forms in which a phrase tells something of what it names, whatever its sentence says of it. */
const forms: readonly Form[] = [
  // 'Hughes & Tudor of Dolgarth', 'Rodd AB of Gothenburg': where a firm sits
  form([' of '], `${START}(${LONG}) of (${PLAIN})${AFTER}`, ([firm = '', place = '']) =>
    isFirm(firm) && !namedByOf.test(firm) && mayBePlace(place) ? said(firm, `is based in ${place}`) : [],
  ),
  // 'the Swiss firm Oberlift', 'the Copenhagen consultancy Ravnholt'
  form(
    [' '],
    String.raw`${START}(${WORD}(?:-(?:owned|run|built|registered|listed))?) ((?:[\p{Ll}-]+ ){0,2}?([\p{Ll}-]+)) (${PLAIN})${AFTER}`,
    ([whose = '', kind = '', noun = '', name = '']) => {
      const { type } = typeOfName(name);
      const isFirmNoun = kindOfNoun(noun) === 'organization' || firmNoun.test(noun);
      if (!isFirmNoun || !isFirmOrUnknown(name) || type === 'place') return [];
      const [land = ''] = whose.split('-');
      if (isDemonym(land.toLowerCase())) return said(name, `is ${withArticle(`${whose} ${kind}`)}`);
      return whose === land && isPlaceName(land) ? said(name, `is ${withArticle(kind)} in ${land}`) : [];
    },
  ),
  // "Lyon's tram operator Keolane": in the town, where the clause's own words make it run Lyon
  form(
    ['’s ', "'s ", "' ", '’ '],
    String.raw`${START}(${PLAIN})['’]s? ((?:[\p{Ll}-]+ ){1,2}([\p{Ll}-]+)),? (${PLAIN})${AFTER}`,
    ([place = '', kind = '', noun = '', name = '']) =>
      isPlaceName(place) && firmNoun.test(noun) && typeOfName(name).type !== 'place' && isFirmOrUnknown(name)
        ? said(name, `is ${withArticle(kind)} in ${place}`)
        : [],
  ),
  // 'Ilyas Benkirane, 17, of Port Sable'; a brig of Whitby lives nowhere
  form(
    [', of ', ', from '],
    String.raw`${START}(${LONG}),((?: (?:aged )?\d{1,3},)?) (of|from) (${PLAIN})(?=[,.;:)]|$)`,
    ([who = '', age = '', word = '', place = ''], { before, after }) =>
      isSomebody(who) &&
      mayBePlace(place) &&
      (age !== '' || (word === 'of' && !isThing(before))) &&
      !/, of [^,]{2,40}, *$/.test(before) &&
      !/^, and\b/.test(after)
        ? said(who, `${word === 'of' || street.test(place) ? 'lives in' : 'is from'} ${place}`)
        : [],
  ),
  // 'Do you know Bo Ek, the caretaker at Orr Court?', 'Posted by Ann Lee, librarian'
  form(
    [', '],
    String.raw`${START}${TITLE}(${LONG}),(?: (?:aged )?\d{1,3},)? ((?:(?:an?|the) )?(?:[\p{Ll}-]+ ){0,3}?([\p{Ll}-]+)(?: of (?:the )?[\p{Ll}-]+)?(?: (?:at|of|for|with) (?:the )?${PLAIN}(?: of (?:the )?${PLAIN})?)?)(?=[,.;:?!)]|$)`,
    ([who = '', what = '', noun = '']) =>
      isSomebody(who) && (isRole(noun) || isOccupationNoun(noun)) && !/\b(?:and|or|not|by)\b/.test(what)
        ? said(
            who,
            `is ${/^an? | (?:of|at|for|with) /.test(what) ? what : withArticle(what.replace(/^the /, ''))}`,
          )
        : [],
    { isReadInClauses: true },
  ),
  // 'Pay the plumber, Janek Mroz', 'Could the surveyor, Mr Poe, come?'
  form(
    [', '],
    String.raw`(?<![\p{L}-])(?:[Tt]he|[Oo]ur|[Yy]our) ((?:[\p{Ll}-]+ )?([\p{Ll}-]+)), (${TITLE}${LONG})(?=[,.;:?!)]| (?:of|from|at) |$)`,
    ([what = '', noun = '', who = '']) =>
      isOccupationNoun(noun) && isSomebody(who) ? said(who, `is ${withArticle(what)}`) : [],
    { isReadInClauses: true },
  ),
  // 'the twins Ada and Bo', 'two brothers, Amir and Yusuf Saleh'
  form(
    ['ibling', 'wins', 'rothers', 'isters', 'couple', 'wed', 'husband'],
    String.raw`(?<![\p{L}-])([Ss]iblings|[Tt]wins|[Bb]rothers|[Ss]isters|[Mm]arried couple|[Nn]ewlyweds|[Hh]usband and wife),? (${PLAIN} and ${PLAIN})${AFTER}`,
    ([kind = '', who = ''], { before }) =>
      // 'The twins, Mia and Lev, sing' is read by itself
      (/^twins$/i.test(kind) && /^The $/.test(before)) ||
      /(?:['’]s?|\b(?:my|our|his|her|their|your|of|for|with)) (?:[\p{Ll}-]+ )*$/iu.test(before) ||
      who.split(' and ').some((one) => !isSomebody(one))
        ? []
        : [{ who, text: `${who} are ${/^[mnh]/i.test(kind) ? 'married' : kind.toLowerCase()}.` }],
  ),
  // 'Annika Rauch from Lindner Papier', 'Ann Lee of Orr Ltd'
  form(
    [' from '],
    `${START}${TITLE}(${PLAIN}) from (${PLAIN})${AFTER}`,
    ([who = '', firm = ''], { before }) =>
      (/ /.test(who) ? isSomebody(who) : typeOfName(who).type === 'person') &&
      isFirm(firm) &&
      !wonOver.test(before)
        ? said(who, `works at ${firm}`)
        : [],
  ),
  form(
    [' of '],
    `${START}${TITLE}(${LONG}) of (${PLAIN})${AFTER}`,
    ([who = '', firm = '']) => (isSomebody(who) && isFirm(firm) ? said(who, `works at ${firm}`) : []),
    { isReadInClauses: true },
  ),
  // 'Priya Nair (Halden Bank)'
  form(
    [' ('],
    String.raw`${START}${TITLE}(${LONG}) \((?:the )?(${PLAIN}(?: of (?:the )?${PLAIN})?)\)`,
    ([who = '', firm = '']) => (isSomebody(who) && isFirm(firm) ? said(who, belongs(firm)) : []),
  ),
  // 'rang Liv at Tidewater', 'Spoke to Amit at Copperline': with whom one speaks somewhere is theirs
  form(
    [' at ', ' from '],
    String.raw`(?<![\p{L}-])(?:[Ss]p(?:oke|oken|eaking|eak)|[Tt]alk(?:ed|ing)?|[Ww](?:rote|ritten|riting|rite)|[Cc]all|[Pp]hone|[Cc]hat(?:ted)?|[Ee]-?mail|[Rr]eply|[Ll]etter) (?:to|with|from) ${TITLE}(${PLAIN}) (?:at|from) (${PLAIN})${AFTER}`,
    contact,
  ),
  form(
    [' at ', ' from '],
    String.raw`(?<![\p{L}-])(?:[Rr](?:ang|ing)|[Cc]all(?:ed)?|[Pp]honed?|[Ee]-?mail(?:ed)?|[Tt]ext(?:ed)?|[Cc]ontact(?:ed)?|[Cc]hased?|[Aa]sk(?:ed)?|[Tt](?:old|ell)) ${TITLE}(${PLAIN}) (?:at|from) (${PLAIN})${AFTER}`,
    contact,
  ),
  // 'Dorian Petrescu, a baker from Iasi'
  form(
    [' from '],
    String.raw`${START}(${LONG}), an? (?:[\p{Ll}-]+ ){0,3}?([\p{Ll}-]+) from (${PLAIN})${AFTER}`,
    ([who = '', noun = '', place = ''], { before, after }) =>
      (kindOfNoun(noun) === 'person' || isRole(noun) || /(?:er|or|ist|ian|man|woman)$/.test(noun)) &&
      isSomebody(who) &&
      mayBePlace(place) &&
      (before !== '' || /^[.!?]?$/.test(after))
        ? said(who, `is from ${place}`)
        : [],
  ),
  // 'Owen Pryce, Harwick Echo' below a title
  form(
    [', '],
    String.raw`^(${LONG}), (?:the )?(${LONG})\.?$`,
    ([who = '', firm = '']) =>
      typeOfName(who).type === 'person' && (isFirm(firm) || newspaper.test(firm))
        ? said(who, `works at ${firm}`)
        : [],
    { isReadInClauses: true },
  ),
  // 'the village of Nes', 'the town of Velmar, in southern Sweden'
  form(
    ['he '],
    String.raw`(?<![\p{L}-])[Tt]he (${settlement}) of (${PLAIN})${AFTER}(?:, in (?:(?:north|south|east|west|central)[\p{Ll}-]* )?(${PLAIN})(?=[,.]|$))?`,
    ([kind = '', name = '', land = '']) => [
      ...said(name, `is ${withArticle(kind)}`),
      ...(land === '' || new RegExp(`^${MONTH}`).test(land) ? [] : said(name, `is in ${land}`)),
    ],
  ),
  // 'the river Anlo'
  form(
    ['he '],
    String.raw`(?<![\p{L}-])[Tt]he (river|island|village|hamlet) (${WORD})${AFTER}`,
    ([kind = '', name = '']) => said(name, `is ${withArticle(kind)}`),
  ),
  // 'at Baobab Press in Pretoria'
  form(
    [' in '],
    String.raw`(?<![\p{L}-])at (${LONG}) in (${PLAIN})(?=[ ,.;:)]|$)`,
    ([firm = '', place = '']) => (isFirm(firm) && isPlaceName(place) ? said(firm, `is in ${place}`) : []),
  ),
];

/** 'my nephew Idris': asked or told to do something, too. */
const ownKin = new RegExp(
  withFewLetters(
    String.raw`(?<![\p{L}-])(?:[Mm]y|[Oo]ur) ((?:(?:little|big|older|younger|eldest|youngest|twin|step|half)[ -])?(?:${KIN}|grandson|granddaughter|dog|cat)),? (${TITLE}${WORD})(?! ?\p{Lu})`,
  ),
  'gu',
);

const cheap = /\p{Lu}[\p{L}.'’-]*,? (?:(?:aged )?\d{1,3}, )?(?:of|from|at|with|in|an?) |\p{Ll} \p{Lu}| \(/u;

/**
 * What the noun phrases of a sentence tell of the firms, people and places in them, as sentences of their own, beside what its clauses
 * assert (`told`). A question, an order or a supposition, which assert nothing, tell it all the same.
 */
export function toldBeside(text: string, told: readonly string[], speaker: string | null): ToldBeside[] {
  const isClauseRead = told.length > 0;
  if (text.length > 600 || !cheap.test(text)) return [];
  const found: ToldBeside[] = [];
  for (const { needed, pattern, isReadInClauses, tell } of forms) {
    if ((isReadInClauses && isClauseRead) || !needed.some((part) => text.includes(part))) continue;
    // a copy of the pattern, which `matchAll` makes, would be compiled anew for each sentence
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const around = { before: text.slice(0, match.index), after: text.slice(pattern.lastIndex) };
      found.push(...tell(match.slice(1), around));
    }
  }
  if (speaker !== null)
    for (const [, kin = '', name = ''] of text.matchAll(ownKin))
      if (!told.some((claim) => claim.includes(kin) && claim.includes(name)))
        found.push({ who: speaker, text: `${speaker}'s ${kin} is ${name}.` });
  return found.filter(({ text: one }, i) => found.findIndex((other) => other.text === one) === i);
}

/** 'the brig' in front of a name: no person is one. */
function isThing(before: string): boolean {
  const [, noun] = /\b[Tt]he (?:[\p{Ll}-]+ ){0,2}?([\p{Ll}-]+) $/u.exec(before) ?? [];
  return noun !== undefined && kindOfNoun(noun) !== 'person';
}

function contact([who = '', firm = '']: readonly string[]): ToldBeside[] {
  return isSomebody(who) && !isPlaceName(firm) && typeOfName(firm).type !== 'person'
    ? said(who, `works at ${firm}`)
    : [];
}

function belongs(body: string): string {
  return /\bParty$/u.test(body) ? `is a member of the ${body}` : `works at ${body}`;
}

function isPlaceName(name: string): boolean {
  return typeOfName(name).type === 'place';
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** 'Rodd AB', 'Baobab Press': a name that can be nothing but a firm's, of two words or more. */
function isFirm(name: string): boolean {
  const { type, isCertain } = typeOfName(name);
  return type === 'organization' && isCertain;
}

function isSomebody(name: string): boolean {
  const { type } = typeOfName(name);
  return (type === 'person' || type === 'thing') && !/[&\d]/.test(name) && kindOfName(name).kind !== 'place';
}

function isFirmOrUnknown(name: string): boolean {
  const { type, isCertain } = typeOfName(name);
  return type !== 'person' || !isCertain;
}

/** A name that is a place's, or nobody's that is known. */
function mayBePlace(name: string): boolean {
  const { type, isCertain } = typeOfName(name);
  return type === 'place' || (type === 'thing' && !isCertain && !/\d/.test(name) && !/^\p{Lu}+$/u.test(name));
}
