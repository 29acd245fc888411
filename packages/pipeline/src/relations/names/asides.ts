import { KIN } from '../../language/words/kin.ts';
import { lookUp, Word } from '../../language/words/lexicon.ts';
import { replaceUnquotedTitles } from './unquoted-titles.ts';
import { isWholeSubject } from './whole-subjects.ts';

/** What stood in brackets, and the text in front of it. */
export type Aside = { readonly text: string; readonly before: string };

/** A claim's text made fit for analysis: brackets taken out, quoted titles and names in one piece. */
export type PlainText = {
  readonly text: string;
  readonly asides: readonly Aside[];
  /** Stand-ins that the analyser sees as one name, and what they stand for. */
  readonly titles: ReadonlyMap<string, string>;
};

const brackets = /\s*[([]([^()[\]]{1,200})[)\]]/g;
/** ', née Eze,', ', formerly Brightlight,', ', also known as X,': another name between commas. */
const renamed =
  /,\s+((?:née|nee|alias|aka|a\.k\.a\.|formerly known as|formerly called|formerly|previously known as|short for|nicknamed|(?:(?:also|better|best|widely|popularly|professionally|commonly|usually|otherwise) )?known (?:professionally |popularly |simply |locally )?(?:as|by (?:his|her|its|their|the) [\p{L} -]{0,20}names?(?: of)?|to (?:his|her|its|their|most) \p{L}+ as)|(?:who )?(?:goes|went|performs|performed|performing|writes|writing|records|recording) (?:by|as|under the name)(?: the (?:stage |pen )?name(?: of)?)?)\s+(?:the )?["“]?\p{Lu}[^,.;:()]{1,60}?|\p{Lu}[\p{L}-]+ to (?:his|her|their) (?:friends|family|fans|colleagues|neighbours|team-?mates))(?=,|\.$|$)(?:,(?=\s))?/gu;
/** 'Tomas Berg a.k.a. Tommy Grit': the same without commas. */
const alias =
  /(?<=\p{Lu}[\p{L}\p{N}'’-]{1,30}) (a\.k\.a\.|aka|a\/k\/a|AKA|née|nee) ((?:[Tt]he )?\p{Lu}[\p{L}\p{N}'’-]*(?: \p{Lu}[\p{L}\p{N}'’-]*){0,3})/gu;
/** 'William "Billy" Crane', 'Theo "the Hammer" Brandt' */
const nicknamed = /(\p{Lu}\p{L}+) ["“‘'](\p{Lu}\p{L}+|[Tt]he \p{Lu}\p{L}+)["”’'] (\p{Lu}[\p{L}\p{N}_'’-]+)/gu;
/** 'Robert (Bob) Crane' */
const bracketed = /(?<=\p{Lu}\p{Ll}+ )\((\p{Lu}\p{Ll}+)\)(?= \p{Lu}\p{Ll})/gu;
const quoted = /["“”]([^"“”]{2,80})["“”]/g;

/** 'the novel The Salt Road': behind what it is, a title with an article of its own. */
const unquoted =
  /\b((?:novel|novella|film|movie|book|play|opera|operetta|musical|ballet|album|song|single|painting|sculpture|documentary|memoir|poem|biography|autobiography|series|sitcom|magazine|newspaper|paper|story|trilogy|thriller|comedy|drama|textbook|podcast) )(The \p{Lu}[\p{L}\p{N}-]*(?: (?:of (?:the )?)?\p{Lu}[\p{L}\p{N}-]*){0,6})/gu;

/** 'Holt, Proctor and Company', 'Orr & Sons': partners that one firm is called after. */
const partnership =
  /\b\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2}(?:(?:, \p{Lu}[\p{L}’'-]+){1,3},? (?:and|&)| and|(?<=Brothers) &) (?:Co(?:mpany)?|Sons?|Daughters?|Brothers|Bros|Partners|Associates)\b(?:\.(?=,| \p{Ll}))?(?: (?:Ltd|Limited|Inc|LLP|plc)\b)?(?! \p{Lu})/gu;

/** 'Ana's grandmother was born in Trieste': somebody without a name of their own. */
/** 'the composer Nils Holm': a name behind what its bearer is. */
const DESCRIBED = String.raw`the (?:(?!of |in |at |for |from |to |with |by |on |and |who )[\p{Ll}-]+ ){1,3}\p{Lu}[^\s.,;]*(?: \p{Lu}[^\s.,;]*)*(?:[.,;]|$)`;
/** 'Ann's dentist appointment', 'his tutor meetings': nouns whose first part is somebody. */
const OF_KIN = String.raw`(?:appointment|visit|meeting|check-?up|interview|surgery|training|session|lesson|course|class|bill|fee|report|reference|letter|call)s?\b`;
/** 'When Ana's aunt died': in front of whom a clause is told of. */
const FRONTED = 'When|After|Before|Since|While|Because|If|Until|Although|Though|As|Once|Unlike|Like';
const ofKin = new RegExp(
  String.raw`(?<=^(?:(?:${FRONTED}) )?)(?!(?:${FRONTED}) )(\p{Lu}[\p{L}\p{N}'’-]*(?: \p{Lu}[\p{L}\p{N}'’-]*)*['’]s? (?:${KIN}))(?= (?!${OF_KIN})(?!(?:(?:at|in|of) (?:\p{Lu}\S* )+)?(?:is|was) (?:now |currently |again |called |named )*(?:(?:the |an? )?\p{Lu}|${DESCRIBED}))\p{Ll}|['’]s \p{Ll}+ (?:is|was|has)\b)`,
  'u',
);

/**
 * Takes brackets out ('World Health Organization (WHO)') and puts a stand-in for each quoted title, so that neither
 * breaks the grammar around it. `speaker` is a common noun that names somebody here, `subject` what the text is about.
 */
export function takeAsides(
  given: string,
  speaker: string | null = null,
  subject: string | null = null,
): PlainText {
  const asides: Aside[] = [];
  const titles = new Map<string, string>();
  const source = given.replace(bracketed, (whole, nick: string) =>
    (lookUp(nick.toLowerCase()) & Word.firstName) === 0 ? whole : `"${nick}"`,
  );
  let text = source.replace(brackets, (whole, inner: string, offset: number) => {
    const before = source.slice(0, offset);
    if (!/[\p{L}\p{N}"”’']$/u.test(before)) return whole.startsWith(' ') ? '' : ' ';
    asides.push({ text: inner.trim(), before });
    return '';
  });
  text = text.replace(
    nicknamed,
    (_whole, first: string, nick: string, last: string, offset: number, all: string) => {
      asides.push({
        text: `also known as ${/^the /i.test(nick) ? nick : `${nick} ${last}`}`,
        before: `${all.slice(0, offset)}${first} ${last}`,
      });
      return `${first} ${last}`;
    },
  );
  text = text.replace(alias, (_whole, how: string, other: string, offset: number, all: string) => {
    asides.push({ text: `${/^n/.test(how) ? how : 'aka'} ${other}`, before: all.slice(0, offset) });
    return '';
  });
  text = text.replace(renamed, (whole, inner: string, offset: number, all: string) => {
    if (/\s(?:of|at|for|in|with)\s/.test(inner)) return whole;
    asides.push({ text: inner.trim(), before: all.slice(0, offset) });
    return '';
  });
  text = text.replace(quoted, (whole, inner: string, offset: number) => {
    const title = inner.replace(/[.,;:]$/, '');
    if (!isTitle(title) || titles.size >= 26) return whole;
    if (offset === 0 && text.length - whole.length < 3) return whole;
    const stand = `Qtitle${String.fromCharCode(97 + titles.size)}`;
    titles.set(stand, title);
    return stand;
  });
  const standFor = (title: string): string | null => {
    if (titles.size >= 26) return null;
    const stand = `Qtitle${String.fromCharCode(97 + titles.size)}`;
    titles.set(stand, title);
    return stand;
  };
  text = replaceUnquotedTitles(text, standFor);
  text = text.replace(unquoted, (_, kind: string, title: string) => `${kind}${standFor(title) ?? title}`);
  // 'Orr's Board of Directors': no body beside Orr
  text = text.replace(/\bBoard of (Directors|Trustees)\b/g, (board) => board.toLowerCase());
  text = text.replace(partnership, (name) => {
    if (titles.size >= 26) return name;
    const stand = `Qtitle${String.fromCharCode(97 + titles.size)}`;
    titles.set(stand, name);
    return stand;
  });
  if (subject !== null && isWholeSubject(subject) && text.includes(subject) && titles.size < 26) {
    const stand = `Qtitle${String.fromCharCode(97 + titles.size)}`;
    titles.set(stand, subject);
    text = text.replace(subject, stand);
  }
  const kin = ofKin.exec(text);
  if (kin?.[1] !== undefined && titles.size < 26) {
    const stand = `Qtitle${String.fromCharCode(97 + titles.size)}`;
    titles.set(stand, kin[1]);
    text = `${text.slice(0, kin.index)}${stand}${text.slice(kin.index + kin[1].length)}`;
  }
  if (speaker !== null && titles.size < 26) {
    const stand = `Qtitle${String.fromCharCode(97 + titles.size)}`;
    titles.set(stand, speaker);
    text = text.replaceAll(new RegExp(`\\b${speaker}\\b`, 'g'), stand);
  }
  return { text, asides, titles };
}

const parts =
  'User|Human|Customer|Client|Guest|Caller|Patient|Student|Visitor|Participant|Speaker|Interviewee';
const anyPart = new RegExp(`\\b(?:${parts})\\b`, 'u');
const aboutPart = new RegExp(`^(${parts})(?= \\d|['’]s\\b|$)`, 'u');
const namesPart = new RegExp(
  `(?<!(?:^|\\b(?:the|a|an|each|every|any|this|that|per|no)|\\p{Lu}[\\p{L}\\p{N}-]*)\\s?)\\b(${parts})\\b(?=['’]s\\b|\\s\\p{Ll}|[.,;!)]|$)|\\band (${parts})\\b(?=\\s\\p{Ll})`,
  'u',
);

/** The part that speaks in a talk where nobody has given a name ('User'), as far as a claim is about it or names it. */
export function partIn(hint: string | null, text: string): string | null {
  const match = aboutPart.exec(hint ?? '') ?? (anyPart.test(text) ? namesPart.exec(text) : null);
  return match?.[1] ?? match?.[2] ?? null;
}

/** A title has capitals on its long words and is no sentence. */
function isTitle(text: string): boolean {
  const words = text.split(/\s+/);
  if (words.length > 10 || /[.?!]\s/.test(text)) return false;
  const long = words.filter((word) => word.length > 3);
  const capital = words.filter((word) => /^[\p{Lu}\p{N}]/u.test(word));
  return (
    /^[\p{Lu}\p{N}]/u.test(words[0] ?? '') &&
    (long.length <= 1 || capital.length >= Math.ceil(words.length / 2))
  );
}

/** Whether a title, or who speaks, is among the words: no kind of thing has one. */
export function holdsTitle(text: string): boolean {
  return /\bQtitle[a-z]\b/.test(text);
}

/** Puts the quoted titles back where their stand-ins are. */
export function restoreTitles(text: string, titles: ReadonlyMap<string, string>): string {
  if (titles.size === 0) return text;
  return text.replace(/Qtitle[a-z]/g, (stand) => titles.get(stand) ?? stand);
}

/** The same for a text that is read anew: what stood in quotation marks in `source` stands in them again. */
export function asWritten(text: string, titles: ReadonlyMap<string, string>, source: string): string {
  if (titles.size === 0) return text;
  return text.replace(/Qtitle[a-z]/g, (stand) => {
    const title = titles.get(stand);
    if (title === undefined) return stand;
    return /["“]/.test(source.charAt(source.indexOf(title) - 1)) ? `"${title}"` : title;
  });
}
