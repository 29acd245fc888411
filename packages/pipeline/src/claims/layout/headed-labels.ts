import type { Section } from '@memory/markdown';
import { lookUp, Word } from '../../language/words/lexicon.ts';
import { isRole, kindOfName } from '../reference/entity-kinds.ts';
import { uncapital } from '../rewordings/sentence-rule.ts';
import { withoutValidity } from './heading-names.ts';
import { isOwnName } from './own-names.ts';
import { wordTermEntry } from './term-entries.ts';
import type { Labelled } from './wording.ts';

const money =
  /^(?:(?:from|about) )?(?:[€$£¥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[€$£¥]|(?:euros?|EUR|dollars?|USD|pounds?|GBP|francs?|CHF)\b))/u;
const PRICES =
  '(?:(?:our|current|new) )?(?:(?:price|wine|drinks|parts|product) list|prices(?: and services)?|pricing|menu|tariffs?|rates|products|shop|drinks|food|products and prices)';
const listsPrices = new RegExp(`^${PRICES}(?:,? \\d{4})?$`, 'i');
/** 'Prices at Tinto & Hijas', 'Price list of Orr Ltd', 'Orr Café menu' */
const listsPricesOf = new RegExp(
  `^${PRICES} (?:at|of|for|from|in) (?:the )?(?=(?-i:\\p{Lu}))[^:;.!?]{2,60}$|^(?=(?-i:\\p{Lu}))[^:;.!?]{2,60}?(?:['’]s?)? (?:price list|prices|menu|tariffs?)(?:,? \\d{4})?$`,
  'iu',
);
/** Who pays it: a price of the house, and nothing that is sold. */
const payers =
  /^(?:adults?|child(?:ren)?|students?|seniors?|pensioners?|concessions?|members?|families|family(?: ticket)?|groups?|under.*|over.*|age.*|\d.*)$/i;

/** Whether what is below headings is for sale: whatever else they name, each label is a thing with its price. */
function isForSale({ heading, headingPath }: Section, key: string): boolean {
  const own = withoutValidity(heading ?? '');
  return (
    listsPrices.test(own) ||
    (!payers.test(key) && [own, ...headingPath].some((one) => listsPricesOf.test(one.trim())))
  );
}

/** ' from 1 January 2026' of 'Price list (valid from 1 January 2026)'. */
function sinceWhen({ heading }: Section): string {
  const [, from] =
    /\((?:valid |effective |in force )?(?:from|since|as of) ((?:\d{1,2} )?\p{Lu}\p{Ll}+ \d{4}|\d{4}(?:-\d\d-\d\d)?)\)$/iu.exec(
      heading ?? '',
    ) ?? [];
  return from === undefined ? '' : ` from ${from}`;
}

/** Labels that are of money themselves. */
const moneyKey =
  /\b(?:prices?|costs?|fees?|rates?|totals?|sum|deposit|rent|salary|budget|revenue|turnover|tax|vat|discount|shipping|delivery|currency|value|amount)\b/i;
/** 'Price list 2024' above labels in a text without headings: what they are. */
export function headedByPrices(section: Section | undefined, line: string): Section | undefined {
  const isPlain = section !== undefined && (section.heading ?? '') === '';
  return isPlain && listsPrices.test(line) ? { ...section, heading: line } : section;
}

const moves =
  /^(?:new )?(joined|joining|left|leaving|leavers?|joiners?|promoted|hired|appointed|elected|retired|retiring|resigned)$/i;
const moved =
  /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,3})((?:,? (?:as|to|from|on|in) |, )\p{L}[^;]{2,60})?\.?$/u;
const verbs: Readonly<Record<string, string>> = {
  joined: 'joined',
  joiner: 'joined',
  joiners: 'joined',
  joining: 'will join',
  left: 'left',
  leaver: 'left',
  leavers: 'left',
  leaving: 'will leave',
  retiring: 'will retire',
  retired: 'retired',
  resigned: 'resigned',
};

const listsParties =
  /^(?:(?:our|current|main|key|external|list of|new) )*(supplier|contractor|subcontractor|service provider|provider|vendor|insurer|distributor|dealer|carrier|contact|contact person)s?(?: (?:of|for|at) (?:the )?(.{2,60}))?$/i;

/** 'Laundry: Weissmann Service' below 'Suppliers of Orr Hotels': who that is, and of whom; null for other labels and headings. */
function wordParty(
  section: Section | undefined,
  subject: string | null,
  { key, value }: Labelled,
): string | null {
  const heading = section?.heading?.trim() ?? '';
  const [, party = '', named] = listsParties.exec(heading) ?? [];
  const isField =
    /^(?:contact(?: person)?|customer|client|contract|goods|product|name|phone|telephone|mobile|e-?mail|address|role|since|until|notes?|date)$/i.test(
      key,
    );
  const isPost = isRole(key.toLowerCase().split(' ').at(-1) ?? '');
  // 'Aldo Marmi Srl (Carrara): marble'
  const firm = key.replace(/ \([^()]*\)$/, '');
  const sells = /^(?:supplier|subcontractor|provider|vendor|distributor|dealer)$/i.test(party);
  if (
    sells &&
    kindOfName(firm).kind === 'organization' &&
    /^\p{Ll}+(?:,? (?:and )?\p{Ll}+){0,5}\.?$/u.test(value)
  )
    return `${firm} supplies ${value.replace(/\.$/, '')}`;
  if (party === '' || isField || isPost || !/^\p{Lu}\p{L}*(?: \p{Ll}+){0,2}$/u.test(key)) return null;
  if (!/^\p{Lu}[^:;.!?]{1,60}$/u.test(value) || kindOfName(key).kind !== 'unknown') return null;
  const of = named ?? (subject === heading ? section?.headingPath.at(-2) : subject) ?? null;
  return `The ${key.toLowerCase()} ${party.toLowerCase()}${of === null ? '' : ` of ${of}`} is ${value}`;
}

const MONTHS = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const stepOn = new RegExp(
  String.raw`^(?:the )?(\p{L}[\p{L}\d ./-]{2,50}?)(?:,| –| -)?(?: \(| on| by| planned for| due(?: on| by)?| in)? ((?:\d{1,2} )?${MONTHS}(?: \d{1,2})?(?:,? \d{4})?|\d{4}-\d\d-\d\d)\)?\.?$`,
  'u',
);

/** 'Next milestone: beta release on 29 March': for when that is planned; null for other labels. */
function wordStep(subject: string | null, { key, value }: Labelled): string | null {
  if (!/^(?:next|upcoming) (?:milestone|deliverable|step|event|release|delivery)$/i.test(key)) return null;
  const [, what = '', day = ''] = stepOn.exec(value) ?? [];
  if (what === '') return null;
  return `The ${/^\p{Lu}\p{Ll}/u.test(what) ? uncapital(what) : what}${subject === null ? '' : ` of ${subject}`} is ${/^birthday$/i.test(what) ? '' : /^\d|\d,|\d$/.test(day.replace(/ \d{4}$/, '')) ? 'on ' : 'in '}${day}`;
}

/** 'Tidewater Fund: €60,000' below 'Funding': who pays it; null for other labels and headings. */
function wordFunder(heading: string, subject: string | null, { key, value }: Labelled): string | null {
  const isFunded =
    /^(?:(?:project |external )?funding|funded by|funders|sponsors|donors|backers|supporters)$/i.test(
      heading,
    );
  const isName = /^\p{Lu}\S*(?: (?:(?:of|the|and|for|&) )*\p{Lu}\S*)+$/u.test(key) && !moneyKey.test(key);
  return isFunded && isName && subject !== null && money.test(value)
    ? `${key} funds ${subject} with ${value}`
    : null;
}

/** 'Primary: Ann Lee' below 'Escalation': whom to call for what; null for other labels and headings. */
function wordEscalation(heading: string, subject: string | null, { key, value }: Labelled): string | null {
  const isCall =
    /^(?:escalation(?: path| contacts?)?|on[- ]call(?: contacts?)?|emergency contacts?|contacts)$/i.test(
      heading,
    );
  const isRank =
    /^(?:primary|secondary|tertiary|first|second|third|back-?up)(?: (?:level|line|contact))?$/i.test(key);
  if (!isCall || !isRank || !isOwnName(value) || subject === null) return null;
  return `The ${key.toLowerCase().replace(/ contact$/, '')} contact of ${subject} is ${value}`;
}

/** 'Emil Brandt: hydrology' below 'People' on the page of a project or firm: what is in his charge; null for other labels and headings. */
function wordCharge(heading: string, subject: string | null, { key, value }: Labelled): string | null {
  const listsPeople =
    /^(?:(?:our |the |core |project )?team|people|who does what|responsibilities|roles(?: and responsibilities)?|contacts?)$/i.test(
      heading,
    );
  const [, field = '', when = ''] =
    /^(\p{Ll}+(?: (?:and )?\p{Ll}+){0,3})(,? (?:until|since|from) [^,;]{3,30})?\.?$/u.exec(value) ?? [];
  // 'Invoices: Camille' below 'Who does what'
  if (
    /^(?:who does what|responsibilities)$/i.test(heading) &&
    isOwnName(value.replace(/\.$/, '')) &&
    /^\p{Lu}\p{Ll}+(?: \p{Ll}+){0,3}$/u.test(key) &&
    !isRole(key.toLowerCase().split(' ').at(-1) ?? '')
  )
    return `${value.replace(/\.$/, '')} is responsible for ${uncapital(key)}`;
  const isPerson =
    / /.test(key) && isOwnName(key) && !(subject !== null && kindOfName(subject).kind === 'person');
  return listsPeople && isPerson && isField(field)
    ? `${key} is responsible for ${field}${when.replace(/^,/, '')}`
    : null;
}

/** 'hydrology', 'field work', but not 'lead' and 'on leave' */
function isField(text: string): boolean {
  const words = text.split(' ');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const bits = lookUp(last);
  const isNoun =
    last !== '' &&
    (bits === 0 || ((bits & Word.noun) !== 0 && (bits & (Word.adjective | Word.adverb)) === 0));
  return (
    isNoun &&
    !isRole(last) &&
    !/(?:ed|er|ist|ian)$/.test(last) &&
    !/^(?:on|in|at|off|out|no|not|a|an|the|his|her|my|half|full|part|two|three|four|five)$/.test(first)
  );
}

/** 'Outgoing: Ann Lee (treasurer)', 'New: Bo Orr (clerk)': who gives up which post, and who takes it; null for other labels. */
function wordOfficers(subject: string | null, { key, value }: Labelled): string | null {
  const [, out, into] =
    /^(?:(outgoing|stepping down|departing|leaving)|(incoming|new|newly elected|elected))(?: (?:officers|members))?$/i.exec(
      key,
    ) ?? [];
  if (out === undefined && into === undefined) return null;
  const held = value
    .replace(/\.$/, '')
    .split(/[,;] (?=\p{Lu})/u)
    .map((part) => /^(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,3}) \(([\p{L} -]+)\)$/u.exec(part));
  const of = subject === null ? '' : ` of ${subject}`;
  const told = held.map((match) => {
    const [, who, post = ''] = match ?? [];
    if (who === undefined || !isRole(post.toLowerCase().split(' ').at(-1) ?? '')) return null;
    return `${who} ${out === undefined ? 'becomes' : 'steps down as'} ${post}${of}`;
  });
  return told.every((one) => one !== null) ? told.join(', and ') : null;
}

/**
 * A label that means what the heading above it says rather than a property of the page: 'Aero kettle: £39' in a price list,
 * 'Joined: Ada Moss' in news of the staff. Null for other labels.
 */
export function wordHeaded(
  section: Section | undefined,
  subject: string | null,
  label: Labelled,
): string | null {
  const { key, value } = label;
  const heading = section?.heading ?? '';
  if (section !== undefined && isForSale(section, key) && money.test(value) && !moneyKey.test(key))
    return `The price of ${key} is ${value.replace(/\.$/, '')}${sinceWhen(section)}`;
  const step = wordStep(subject, label);
  if (step !== null) return step;
  const told =
    wordTermEntry(heading, key, value) ??
    wordParty(section, subject, label) ??
    wordFunder(heading, subject, label) ??
    wordEscalation(heading, subject, label) ??
    wordCharge(heading, subject, label);
  if (told !== null) return told;
  const changing = wordOfficers(subject, label);
  if (changing !== null) return changing;
  const [, move = ''] = moves.exec(key) ?? [];
  const [, who = '', more = ''] = move === '' ? [] : (moved.exec(value) ?? []);
  const kind = subject === null ? null : kindOfName(subject).kind;
  if (who === '' || !isOwnName(who) || kind === 'person') return null;
  const verb = verbs[move.toLowerCase()] ?? `was ${move.toLowerCase()}`;
  const where = /^(?:joined|left)$/.test(verb) && kind === 'organization' ? ` ${subject}` : '';
  return `${who} ${verb}${where}${more.startsWith(', ') ? '' : more}`;
}
