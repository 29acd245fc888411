import type { DocumentStructure, Section } from '@memory/markdown';
import { analyzeSentence } from '../../language/analyze.ts';
import { lookUp, Word } from '../../language/words/lexicon.ts';
import { isKnownWord } from '../../language/words/tokens.ts';
import { capital } from '../rewordings/sentence-rule.ts';
import { keeperOf } from '../talk/authors.ts';
import { isCareerHeading } from './career-entries.ts';
import { releaseOf } from './changelog.ts';
import { isAddress } from './holdings.ts';
import { isPersonsName } from './own-names.ts';
import { calledInText, nameOfChanges } from './page-names.ts';
import { isPartOfManual, isTopic } from './section-topics.ts';
import { isSentence } from './whole-sentences.ts';

/** 'Notes on Ana Ruiz', 'What we know about Levi': what the lines below tell of is behind. */
export const aboutLine =
  /^(?:(?:some|a few|my|our|the|quick|key|short|more|personal) )*(?:notes?|facts?|info(?:rmation)?|details?|data|profile|preferences|settings|configuration|config|set-?up|parameters|specifications?|specs|questions|things to know|what (?:I|we) know) (?:on|about|for|of) (?=\p{Lu}|[a-z]+[-_.]\w)/iu;

/** 'Tern Telescope, specifications', 'Tern Telescope – technical data': what is told stands in front. */
export const ofData =
  /(?:,|\s[–—-]|:)\s+(?:(?:key|technical|basic|main|general) )?(?:specifications?|specs|data(?: sheet)?|details|facts|figures|statistics|information|properties|particulars|fact sheet)$|(?:,|\s[–—-]|:)\s+(?:(?:organi[sz]ation(?:al)?|org) chart|(?:staff|contact|phone|team) list|contacts|management team|who['’]s who)$/iu;

/** 'Pricing', 'Dimensions': what is measured below. */
export const measure =
  /^(?:pricing|prices|price|costs?|fees?|rates?|limits?|dimensions|revenues?|sales|profits?|turnover|income|population|salary|salaries|temperature|capacity|weight|size|performance)$/i;

/** The subject that a section's headings name; null where they name none. */
export function sectionSubject(
  structure: DocumentStructure,
  section: Section | undefined,
  title: string | null,
): string | null {
  const named = pageName(structure, title);
  const release = releaseOf(section, named);
  if (release !== null) return release.name;
  const path = section?.headingPath ?? [];
  // 'Alpenbank' below 'Experience' on somebody's page is where they worked
  const part = path.findIndex(isCareerHeading);
  const person =
    part < 0
      ? null
      : (path
          .slice(0, part)
          .map(subjectName)
          .findLast((name) => name !== null) ?? named);
  const last = person !== null && isPersonsName(person) ? part : path.length;
  for (let i = last - 1; i >= 0; i--) {
    const name = subjectName(path[i] ?? '');
    if (name !== null && isPartOfManual(name)) return null;
    if (name !== null) return calledInText(name, structure);
  }
  return named === null ? null : calledInText(named, structure);
}

/** What a page is about as its title tells, or its first heading, or the sentence below 'Changelog'; null where neither names it. */
export function pageName(
  structure: DocumentStructure,
  title: string | null = structure.title,
): string | null {
  const heading = title ?? structure.title ?? '';
  return (
    subjectName(heading) ??
    // 'Data sheet' as the title of a file whose first heading names the thing
    subjectName(structure.title ?? '') ??
    (/^change ?log$|^release notes$|^changes$/i.test(heading.trim()) ? nameOfChanges(structure) : null)
  );
}

/** Marlin of 'Who owns Marlin?': of what the answer below a heading speaks; null where it asks of none or of several. */
export function nameAsked(heading: string): string | null {
  if (!heading.trim().endsWith('?') || heading.length > 120) return null;
  const [, first] = askedFirst.exec(heading.trim()) ?? [];
  if (first !== undefined) return first;
  const { nounPhrases, tokens } = analyzeSentence(heading);
  const names = nounPhrases
    .filter(({ kind }) => kind === 'proper')
    .map(({ determiner, start, end }) =>
      tokens
        .slice(determiner === start ? start + 1 : start, end)
        .map(({ text }) => text)
        .join(' '),
    );
  const [name = ''] = names;
  return names.length === 1 && /^\p{Lu}/u.test(name) ? name : null;
}

/** 'Does Quill run on Linux?', 'How much does Lumen cost?' */
const askedFirst =
  /^(?:(?:How|What|Where|When|Why|Which)(?: \p{Ll}+){0,2} )?(?:[Dd]oes|[Dd]o|[Dd]id|[Ii]s|[Aa]re|[Ww]as|[Cc]an|[Ww]ill|[Hh]as) (?:the )?(\p{Lu}[\p{L}\d]*(?: \p{Lu}[\p{L}\d]*){0,3})(?= \p{Ll})/u;

const LISTED =
  "staff|employees|people|personnel|architecture|(?:tech(?:nology|nical)?|software) stack|tools|(?:major |main )?shareholders|owners|shareholding|ownership|branches|offices|locations|sites|subsidiaries|products|customers|suppliers|partners|(?:key )?(?:figures|facts|data)|prices|tariffs|fees|fares|charges|rates|admission|opening (?:hours|times)|revenue|finances|team|members|management|leadership|board|committee|officers|trustees|key people|contacts?|(?:leadership|management|executive) team|minutes|meeting|register|list|changelog|release notes|history|chronology|chronicle|timeline|time line|milestones|key dates|glossary|statistics|squad|fleet|overview|catalogue|directory|price list|(?:staff|team|phone|contact|member|membership|personnel)(?: (?:list|register|directory|overview|page|sheet|details))|(?:(?:organi[sz]ation(?:al)?|org) chart|organi[sz]ation|organi[sz]ational structure|organigram|organogram)|who['’]s who";
const OFFICERS =
  '(?:chief executive|head teacher|head coach|prime minister|mayor|president|chair|director|captain|manager|coache|bishop|governor|minister|rector|dean|editor|treasurer|owner|leader|head|ceo)s|chairmen';
/** 'Staff of the Tern Institute', 'Organisation chart of Orr', 'List of mayors of Hull' */
const officersOf = new RegExp(
  `^(?:(?:the )?(?:${LISTED}|${OFFICERS}) (?:of|at|for|from) (?:the )?)+(?=\\p{Lu})`,
  'iu',
);
/** 'Org chart Brindle Foods', 'Org chart: Brindle Foods' */
const chartOf =
  /^(?:organi[sz]ation(?:al)? chart|org chart|organigram|staff list)(?::| [–—-])? (?=(?-i:\p{Lu}))/iu;

/** 'Osby Rowing Club committee 2023' */
const listBehind =
  /^\p{Lu}\S*(?: \S+)* \p{Lu}\S* (?:committee|officers|trustees|board members|management|leadership team|management team|(?:organi[sz]ation(?:al)?|org) chart|staff (?:list|register)|team list)(?:,? \d{4}(?:[/–-]\d{2,4})?)?$/u;

/** Orr of 'Staff register of Orr', a line that says of whom the lines below it tell; null for another. */
export function bodyListed(line: string): string | null {
  const plain = line.trim().replace(/:$/, '');
  if (plain.length > 80 || /[.!?]$/.test(plain) || !(officersOf.test(plain) || listBehind.test(plain)))
    return null;
  return subjectName(plain);
}

const OCCASION = String.raw`spring|summer|autumn|winter|christmas|january|february|march|april|may|june|july|august|september|october|november|december|annual|half-?yearly|quarterly|monthly|weekly|daily|board|general|q[1-4]|\d{4}|progress|status`;
const DOCUMENT = String.raw`(?:(?:a|the|our|\d+(?:st|nd|rd|th)|first|second|third|${OCCASION}|ordinary|extraordinary|special|emergency|committee|staff|team|project|kick-?off|planning|interim|final|internal|short|brief|company|market|site|field|research|inspection|audit|credit|background|meeting) ){0,3}(?:meeting|notes?|report|memo|memorandum|update|summary|brief(?:ing)?|review|newsletter|bulletin|digest|dossier|fact ?sheet|profile|minutes|status|agenda|list)(?: (?:no\. ?|#)?\d+)?`;
/** 'Team meeting', 'Q2 report', 'Commercial register' */
const bareDocument = new RegExp(
  String.raw`^(?:${DOCUMENT}|(?:\p{L}+ )?register|(?:vet(?:erinary)?|patient|member(?:ship)?|library|customer|client|guest|index|file|record|pet|animal|adoption|vaccination|health|registration|identity|id) (?:card|record|file|form|certificate|passport|booklet))$`,
  'iu',
);
/** 'Board meeting of Tarn Textiles', 'Note 3 on Farrow Mills', 'Q2 report for the Tern Institute' */
const documentOn = new RegExp(`^${DOCUMENT} (?:of|on|for|at|about) (?:the )?(?=(?-i:\\p{Lu}))`, 'iu');
/** 'Tarn Textiles annual report 2023', 'Halden’s Q2 review' */
const documentOf = new RegExp(
  `(?<=^(?!(?:${OCCASION}) )(?-i:\\p{Lu}).{2,60}?)(?:['’]s?)? (?:(?:${OCCASION}) )+(?:meeting|report|review|update|summary|newsletter|bulletin)(?:,? \\d{4})?$`,
  'iu',
);

/** What is written, printed or pinned up, in small letters. */
const PAPER =
  'sheet|leaflet|notice|letter|card|poster|flyer|pamphlet|brochure|advert|advertisement|confirmation|listing|circular|announcement|obituary|transcript|column|article|memo|e-?mail|message|diary|statement|questionnaire|form|certificate|receipt';

/** 'Tideline newsletter', 'Harbour minutes' */
const paperBehind = new RegExp(
  `^(\\p{Lu}.{1,60}?) (?:minutes|newsletter|news|bulletin|agenda|report|notes|menu|price list|${PAPER})(?:,? \\d{4})?$`,
  'u',
);

/** 'Admission sheet Penhallow', 'Our new baker', 'Notice in the window', 'Prize for a bridge builder', 'Corrections and clarifications' */
const describing = new RegExp(
  `^\\p{Lu}\\p{Ll}+ (?:${PAPER}) \\p{Lu}\\S*$|^(?:An?|Our|My|Your|His|Her|Their) \\p{Ll}|^(?<noun>\\p{Lu}?\\p{Ll}+) (?:(?:in|on|from|for|with|at|about|after|before|by|and|or|under|over|against|between|into|without) (?=\\p{Ll})|to (?=\\S))`,
  'u',
);

/** 'Register of vessels', 'Glossary of our systems', 'Change of address' */
const ofMany =
  /^(?:change|notice|confirmation|termination|cancellation|proof|letter|statement|declaration|certificate|transfer|rules) of (?:the |our |your )?(?-i:\p{Ll})+(?: (?-i:\p{Ll})+){0,2}$|^(?:register|list|catalogue|directory|overview|glossary|comparison|index|table|inventory|summary|calendar|chronology|timeline) of (?:the |our |all |your )?(?:\p{L}+ ){0,3}(?-i:\p{Ll})+s$/iu;

/** Whether a heading says in common words what stands below it, and so names nothing. */
export function isDescription(heading: string): boolean {
  if (ofMany.test(heading.trim())) return true;
  const match = describing.exec(heading);
  const noun = match?.groups?.noun?.toLowerCase();
  return match !== null && (noun === undefined || isKnownWord(noun));
}

/** Tideline of 'Tideline newsletter'; nothing of 'Harbour minutes', whose words name nobody; other headings as they are. */
function withoutPaper(heading: string): string {
  const [, front] = paperBehind.exec(heading) ?? [];
  if (front === undefined) return heading;
  return front.split(' ').every((word) => isKnownWord(word.toLowerCase())) ? '' : front;
}

/** 'Curriculum vitae: Ana Ruiz', 'Ana Ruiz – CV': whose life the lines below tell. */
export function ofPerson(heading: string): string {
  return heading
    .replace(/^(?:curriculum vitae|cv|r[ée]sum[ée])(?:\s*[:–—-]|\s+(?:of|for))\s+(?=\p{Lu})/iu, '')
    .replace(/(?:,|\s[–—-])?\s+(?:curriculum vitae|cv|r[ée]sum[ée])$/iu, '');
}

/** 'Stand-up 16 April', 'Weekly sync' */
const gathering =
  /^(?:(?:daily|weekly|monthly|team|morning|sprint|project) )*(?:stand-?up|sync|retro(?:spective)?|catch-?up|check-?in)(?:,? .*\d.*)?$/i;

/** 'Film: The Quiet Harbour', 'Client: Orr AG': of what kind it is stands in front of the name. */
const ofKind =
  /^(?:film|movie|documentary|book|novel|album|song|play|opera|exhibition|ship|vessel|ferry|boat|yacht|aircraft|vehicle|car|bridge|building|castle|church|museum|species|animal|bird|plant|tree|customer|client|supplier|vendor|partner|tenant|patient|employee|member|candidate|applicant|speaker|artist|author|player|team|department|company|firm|organi[sz]ation|charity|club|school|venue|hotel|restaurant|village|town|city|country|island|mountain|river|lake|recipe|dish|drug|app|tool|library|package|module|database|model|machine|device|instrument|site|warehouse|store|shop|farm|course|grant|dataset): (?=(?-i:\p{Lu})[^:]{2,60}$)/iu;
/** 'Price list (valid from 1 January 2026)', 'Staff (updated May 2026)' */
const validity =
  /\s*\((?:(?:valid|effective|in force|applies|applicable|updated|last updated|revised|as (?:of|at)|status|since|from|until|version|draft|current)\b[^()]*|(?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d)\)$/iu;

/** A heading without the note behind it that says for when it holds. */
export function withoutValidity(heading: string): string {
  return heading.trim().replace(validity, '');
}

const asking =
  /^(?:(?:frequently asked )?questions(?: and answers)?|faqs?|q ?& ?a|help(?: cent(?:re|er))?)$/i;

/** Orr of 'Staff directory — Orr', 'FAQ: Orr', where what stands in front only says what kind of page it is. */
function behindKind(heading: string): string {
  const [, front = '', name = ''] = /^(.{2,40}?)(?::| [–—|-]) (.+)$/u.exec(heading.trim()) ?? [];
  const isKind = asking.test(front) || isTopic(front) || bareDocument.test(front);
  return isKind && titled.test(name) && !isPeriod(name) ? name : heading;
}

const titled = /^[\p{Lu}\d]\S*(?: (?:(?:of|the|and|&|for|at|in|de|van|von) )*[\p{Lu}\d]\S*){0,5}$/u;

function isPeriod(name: string): boolean {
  return (
    isTopic(name) ||
    /^(?:\d{1,2} )?\p{Lu}\p{Ll}{2,8}\.?(?: \d{1,2},)? \d{4}$|^\d|^(?:Week|Sprint|Part|Day|Version|Phase) \d/u.test(
      name,
    )
  );
}

const NAMED = String.raw`(?:(?-i:\p{Lu})|[a-z]+[-_.]\w)[\p{L}\p{N}.&'’_-]*(?: (?-i:\p{Lu}|\d)[\p{L}\p{N}.&'’_-]*){0,4}`;
/** 'Changes to the Orr API', 'An introduction to Loom', 'What is new in Loom', 'How Loom works', 'Running Loom in production'. */
const framings = [
  `(?:(?:an?|the|our|some|short|brief|quick|recent|latest|planned|important|more) )*(?:changes|news|guide|introduction|intro|tour|look|welcome|updates?|primer|tutorial|documentation|docs|limits|quotas|prices|fees|rules|notes|history|background|migration|upgrade|what['’]s (?:new|changed)|what (?:is|was) (?:new|changed)) (?:of|for|about|on|to|at|in|with|into) (?:the )?(?<name>${NAMED})`,
  String.raw`how (?:the )?(?<name>${NAMED}) (?:is|are|\p{Ll}+s)(?: [\p{Ll}, ]{1,40})?`,
  String.raw`(?:upgrading|updating|migrating|moving|switching|running|using|installing|configuring|deploying|operating|scaling|monitoring|testing|administering|understanding|visiting)(?: (?:to|with|up|out|on))? (?:the )?(?<name>${NAMED})(?: (?:in|on|with|from|to|at|for) [\p{L}\d ]{1,40})?`,
].map((framing) => new RegExp(`^${framing}$`, 'iu'));

/** The name of what a heading says that it tells about, nothing of 'Moving to Leeds' and 'News in May'; other headings as they are. */
function withoutFraming(heading: string): string {
  for (const [place, framing] of framings.entries()) {
    const name = framing.exec(heading)?.groups?.name;
    if (name === undefined) continue;
    const isDone = place === framings.length - 1;
    return isPeriod(name) || (isDone && (lookUp(name.toLowerCase()) & Word.place) !== 0) ? '' : name;
  }
  return heading;
}

/** 'Property register, Mill Lane 4', 'Tenancy agreement: 22 Elm Road' */
const filed =
  /^(?:(?:property|flat|building|land|title|tenancy|lease|rental|rent|house|housing) )+(?:register|record|file|agreement|card|deeds?|roll|sheet|book|entry)(?:[,:]| [–—-]| for| of) (?=\p{Lu}|\d)/iu;

/** What a heading names; null where it names nothing. */
export function subjectName(heading: string): string | null {
  if (keeperOf(heading) !== null) return null;
  const told = withoutFraming(behindKind(ofPerson(heading.replace(/[*_`]+/g, ''))))
    .replace(filed, '')
    .replace(/^\s*(?:\d+(?:\.\d+)*[.)]?|[ivxIVX]+\.)\s+/, (number) =>
      isAddress(heading.replace(filed, '')) ? number : '',
    )
    .replace(
      /^(?:about|meet|introducing|profile|company profile|biography|case study|spotlight)\s*:?\s+(?=(?-i:\p{Lu}))/iu,
      '',
    )
    .replace(
      /^(?:runbook|playbook|product|project|service|component|system|host|server|manual|user guide|(?:\p{L}+ )?(?:data|fact|spec|info|product|species|plant|model|vessel|company)[ -]?(?:sheet|card|file))\s*:\s+(?=(?-i:\p{Lu}|[a-z]\w*[-_.]\w))/iu,
      '',
    )
    .replace(
      /^(?:frequently asked questions|faqs?|questions(?: and answers)?) (?:about|on|for|regarding) (?:the |our )?(?=(?-i:\p{Lu}))/iu,
      '',
    )
    .replace(ofKind, '')
    // 'Rental agreement summary'
    .replace(/(?<=\b(?:agreement|contract|lease|policy)) \(?(?:summary|overview|data|details)\)?$/iu, '')
    .replace(validity, '')
    .replace(aboutLine, '')
    .replace(ofData, '')
    .replace(
      /^(?:change ?log|release notes|releases|changes|what['’]s new)\s*(?:[:–—-]|for|of|in)\s+(?=\S)/iu,
      '',
    )
    .replace(
      /(?<=\S)\s+(?:change ?log|release notes|release history|version history|runbook|run book|playbook|cheat ?sheet|faqs?|q ?& ?a)$/iu,
      '',
    )
    .replace(
      /,\s+(?:(?:\d{1,2} )?\p{Lu}\p{Ll}+ (?:\d{1,2}, )?|(?:spring|summer|autumn|winter|intake) )?\d{4}(?:[/–]\d{2,4})?$|,\s+\d{4}-\d{2}-\d{2}$/u,
      '',
    )
    .replace(/(?:,| [–—-]) (?:week|calendar week|sprint|issue|edition|no\.?|number) \d{1,4}$/iu, '')
    // 'Minutes 14 May 2024'
    .replace(
      /(?<=^(?:minutes|agenda|notes|meeting|actions|decisions|results)) (?:\d{1,2} )?\p{L}{3,9} \d{4}$/iu,
      '',
    )
    // 'Orr Rowing Club, minutes of 3 April 2024', 'Orr Council – minutes of the meeting on 3 April 2024'
    .replace(
      /(?<=\p{Lu}\S* \p{Lu}\S*)(?:,|\s[–—-]|:)\s+(?:minutes|agenda|notes)(?: (?:of|from|for))?(?: the)?(?: (?:[\p{L}-]+ )?meeting)?(?: (?:of|on|held on))?(?: \d{1,2} \p{Lu}\p{Ll}+)?(?: \d{4})?$/iu,
      '',
    )
    .replace(officersOf, '')
    .replace(chartOf, '')
    .replace(documentOn, '')
    .replace(documentOf, '')
    // 'Vasa Rovers squad 2022/23'
    .replace(
      /(?<=\p{Lu}\S* \p{Lu}\S*)\s+(?:squad|roster|line-?up|(?:staff|team|phone|price|contact|member)(?: list| directory| register)|(?:management|leadership|executive) team|(?:organi[sz]ation(?:al)?|org) chart|staff|employees|committee|officers|trustees|board(?: members)?|fleet)(?:,? \d{4}(?:[/–-]\d{2,4})?)?$/iu,
      '',
    )
    .replace(/\s*[:–—|].*$/u, '')
    .replace(/[\s.:]+$/, '')
    .trim()
    // 'Town council of Faro' is a name
    .replace(/(?<=^\p{Lu}\p{Ll}+ )(?:council|committee|board|club)(?= of \p{Lu})/u, capital);
  const bare = withoutPaper(told);
  if (
    bare === '' ||
    isTopic(bare) ||
    bareDocument.test(bare) ||
    gathering.test(bare) ||
    measure.test(bare) ||
    bare.split(/\s+/).length > 7 ||
    isDescription(bare) ||
    ofMany.test(heading.trim()) ||
    /[?!]/.test(bare)
  )
    return null;
  if (
    /^(?:v|version )?\d+(?:\.\d+)+|^\[?\d{4}-\d{2}/i.test(bare) ||
    /^\p{Ll}$/u.test(bare) ||
    (isSentence(bare) && /\s\p{Ll}/u.test(bare))
  )
    return null;
  return /^(?:\p{Lu}|[\d@`]|[a-z][\w-]*[A-Z@/_-]|[a-z][\w.-]*$)/u.test(bare) ? bare : null;
}
