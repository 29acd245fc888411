import { lookUp, Word } from '../../language/words/lexicon.ts';
import { isKnownWord } from '../../language/words/tokens.ts';
import { isRole, kindOfName } from '../reference/entity-kinds.ts';
import { capital, NAME, type Rule, rule, uncapital } from './sentence-rule.ts';

const WHO = String.raw`${NAME}|[Hh]e|[Ss]he|[Ii]t|[Tt]hey|(?:The|His|Her|Their|Our) \p{Ll}+`;
const SMALL = '(?:de |da |do |dos |van |von |del |la |ter )?';
const FULL = String.raw`\p{Lu}[\p{L}\p{N}_'’.-]+(?: ${SMALL}\p{Lu}[\p{L}\p{N}_'’-]*\.?)*? ${SMALL}\p{Lu}[\p{L}\p{N}_'’-]+`;

const pronouns: Readonly<Record<string, readonly [string]>> = { His: ['He'], Her: ['She'], Their: ['They'] };

/** Other names told beside something else: 'Johnny Vale, born John Stubbs, is a singer', 'The band took the name Grey Owls'. */
export const named: readonly Rule[] = [
  // 'The Sula was sold to Kystlinjen, which renamed her Havbris'
  rule(
    `^((?:(?:In|On) [^,]{3,20}?,? )?)((?:[Tt]he )?(?:\\p{Ll}+ )?${NAME}|[Tt]he \\p{Ll}+|[Ss]he|[Ii]t) ((?:was|were|has been|had been) (?:sold|bought|acquired|purchased|taken over|given|transferred) (?:to|by) (?:an? (?:[\\p{L}-]+ ){0,2}\\p{Ll}+, )?(?:the )?(${NAME})[^,;]{0,40}), (?:which|who) (?:renamed|rechristened) (?:her|it|him|the \\p{Ll}+) (?:the )?(${NAME})\\.?$`,
    ([, when = '', what = '', gone = '', owner = '', name = '']) => [
      `${when}${what} ${gone}.`,
      /^(?:she|it)$/i.test(what)
        ? `${capital(what)} was renamed ${name}.`
        : `${owner} renamed ${what.replace(/^The\b/, 'the')} to ${name}.`,
    ],
  ),
  // 'Since her wedding our accountant Ann Holt is called Ann Lee'
  rule(
    String.raw`^(?:(?:Since|After|Following) (?:his|her|their|the) (?:wedding|marriage|divorce)(?: (?:in|on|last) [^,]*?)?,? )?(?:(?:[Oo]ur|[Tt]he|[Mm]y) (?:\p{Ll}+ ){1,3}?)?((\p{Lu}[\p{L}-]+) [\p{Lu}][\p{L} '’-]+?) (?:is|goes by|uses)(?: now| henceforth)? (?:called|known as|named|the name) (\2 \p{Lu}[\p{L}'’-]+)(?: now)?\.?$`,
    ([, before = '', , after = '']) => [`${before} was renamed ${after}.`],
  ),
  // 'Her real name is Anna Lee', 'Pelé's full name was Edson Arantes'
  rule(
    String.raw`^(His|Her|Their|(?:${NAME})['’]s?) (?:full|real|birth|legal|given|civil) name (?:is|was) (${FULL})\.?$`,
    ([, whose = '', name = '']) => {
      const [who = whose.replace(/['’]s?$/, '')] = pronouns[whose] ?? [];
      return [`${who} ${who === 'They' ? 'are' : 'is'} also known as ${name}.`];
    },
  ),
  // 'Her stage name is Kit', 'uses the pen name E. W. Thorne', 'performs as Kit', 'goes by Kit'
  rule(
    String.raw`^(His|Her|Their|(?:${NAME})['’]s?) (?:stage|pen|artist) name (?:is|was) (?:["“']?)((?:[Tt]he )?${NAME})["”']?\.?$`,
    ([, whose = '', name = '']) => {
      const [who = whose.replace(/['’]s?$/, '')] = pronouns[whose] ?? [];
      return [`${who} ${who === 'They' ? 'are' : 'is'} also known as ${name}.`];
    },
  ),
  rule(
    String.raw`^(${NAME}|[Hh]e|[Ss]he|[Tt]hey) (?:(?:uses?|used|adopted|chose|took on|has|had) the (?:stage|pen|artist) name|(?:performs?|records?|tours?|sings?|writes?|publish(?:es)?|blogs?|paints?) (?:as|under the (?:pen |stage )?name(?: of)?|under the pseudonym(?: of)?)|(?:wrote|published|recorded|performed|painted) under the (?:(?:pen |stage )?name|pseudonym)(?: of)?) ["“']?((?:[Tt]he )?${NAME})["”']?(?:,? (and|but) (\p{Ll}.+))?\.?$`,
    ([, who = '', name = '', , rest]) => {
      const be = /^they$/i.test(who) ? 'are' : 'is';
      return [`${who} ${be} also known as ${name}.`, ...(rest === undefined ? [] : [`${who} ${rest}`])];
    },
  ),
  rule(
    String.raw`^(${WHO}) was born (?:as )?(${FULL})((?:,? (?:in|on|to|at|near) |, ).+|\.)$`,
    ([, who = '', name = '', rest = '']) => [
      ...(rest.length > 1 ? [`${who} was born${rest.replace(/^, (?=\p{Lu})/u, ' in ')}`] : []),
      `${who} was formerly known as ${name}.`,
    ],
  ),
  rule(
    String.raw`^(${NAME}), (?:who was )?(?:born|née|nee) (?:as )?(${FULL}), (\p{Ll}.+)$`,
    ([, who = '', name = '', rest = '']) => [`${who} was formerly known as ${name}.`, `${who} ${rest}`],
  ),
  rule(
    String.raw`^(${NAME}),? n[ée]e (\p{Lu}[\p{L}\p{N}_'’-]+),? (\p{Ll}.+)$`,
    ([, who = '', name = '', rest = '']) => [
      ...(/\s/.test(who) ? [`${who} was formerly known as ${who.replace(/\S+$/, name)}.`] : []),
      `${who} ${rest}`,
    ],
  ),
  // 'The World Tea Council, or WTC, is based in Colombo', 'known by its French initials BIP'
  rule(
    String.raw`^(${NAME}), or ["“]?(\p{Lu}{2,8})["”]?, (\p{Ll}.+)$`,
    ([, who = '', short = '', rest = '']) => (initialsOf(who) === short ? [`${who} (${short}) ${rest}`] : []),
  ),
  rule(
    String.raw`^(${NAME}), (?:(?:also|better|commonly|usually|widely) )?(?:known|called|referred to) (?:as|by|under) (?:(?:its|the) )?(?:\p{Lu}\p{Ll}+ )?(?:initials|acronym|abbreviation)(?: of)? ["“]?(\p{Lu}[\p{Lu}\d&]{1,8})["”]?, (\p{Ll}.+)$`,
    ([, who = '', short = '', rest = '']) => [`${who} is also known as ${short}.`, `${who} ${rest}`],
  ),
  rule(
    String.raw`^(${NAME}),? (?:(?:who|which) (?:trades|does business|operates)|trading|doing business|operating) (?:as|under the name(?: of)?) ((?:the )?${NAME}), (\p{Ll}.+)$`,
    ([, who = '', name = '', rest = '']) => [trading(who, name), `${who} ${rest}`],
  ),
  rule(
    String.raw`^(${WHO}) (?:trades|is trading|does business) (?:as|under the name(?: of)?) ((?:the )?${NAME})\.$`,
    ([, who = '', name = '']) => [trading(who, name)],
  ),
  rule(
    String.raw`^(${WHO}) (?:took|adopted|assumed|took on) the (?:new |stage |pen )?name(?: of)? (${NAME})\b(.*)$`,
    ([, who = '', name = '', rest = '']) => renaming(who, name, rest),
  ),
  rule(
    String.raw`^(${WHO}) (was|has been|is being) rebranded(?: as| to)? (${NAME})\b(.*)$`,
    ([, who = '', be = '', name = '', rest = '']) => [`${who} ${be} renamed ${name}${rest}`],
  ),
  rule(
    String.raw`^(${WHO}) (?:has )?rebranded(?: itself)? (?:as|to) (${NAME})\b(.*)$`,
    ([, who = '', name = '', rest = '']) => [`${who} changed its name to ${name}${rest}`],
  ),
  // 'Orr Ltd reverted to its original name, Holt Ltd, in 2015'
  rule(
    String.raw`^((?:In \d{4},? )?)(${WHO}) (?:has )?(?:reverted|went back|changed back|returned) to (?:its|his|her|their) (?:original|former|old|earlier|previous|birth|maiden) name(?: of|,)? (${NAME}),?((?: (?:in|on) [^,;]{3,30}?)?)\.?$`,
    ([, front = '', who = '', name = '', rest = '']) =>
      renaming(who, name, `${rest}${front === '' ? '' : ` ${uncapital(front.trim().replace(/,$/, ''))}`}.`),
  ),
  // 'Petra Novak took the name Halas when she married', 'Petra Novak became Petra Halas in 2018'
  rule(
    String.raw`^((?:(?:In|On) [^,]{3,20}?,? )?)((\p{Lu}[\p{L}-]+) \p{Lu}[\p{L}'’-]+) (?:took|adopted|assumed) (?:the (?:name|surname)|the last name|the family name) (\p{Lu}[\p{L}'’-]+) (?:when|after|on|upon|at) (?:s?he (?:got )?married|(?:his|her) (?:wedding|marriage))(?: ${NAME})?((?: in \d{4})?)\.?$`,
    ([, front = '', who = '', first = '', name = '', when = '']) => [
      `${front}${who} was renamed ${first} ${name}${when}.`,
    ],
  ),
  rule(
    String.raw`^((?:(?:In|On) [^,]{3,20}?,? )?)((\p{Lu}[\p{L}-]+) \p{Lu}[\p{L}'’-]+) (?:has become|became) (\3 \p{Lu}[\p{L}'’-]+)((?: (?:in|on|last|this|when|after) [^,;]{3,40}?)?)\.?$`,
    ([, front = '', who = '', , name = '', when = '']) =>
      kindOfName(who).kind === 'organization' ? [] : [`${front}${who} was renamed ${name}${when}.`],
  ),
  // 'Lumen used to be called Brightly'
  rule(
    String.raw`^(${NAME}) used to be (?:called|known as|named) (${NAME})\.?$`,
    ([, who = '', name = '']) => [`${who} was formerly known as ${name}.`],
  ),
  // 'Korro now trades as Lumen', 'Korro has been operating under the name Lumen since 2015'
  rule(
    String.raw`^(${NAME}) (?:now trades|has (?:traded|been trading|been operating|operated)) (?:as|under the name(?: of)?) (${NAME})((?: (?:since|from) [^,;]{3,30}?)?)\.?$`,
    ([, who = '', name = '']) => [trading(who, name)],
  ),
  // 'Patients call her Nora'
  rule(
    String.raw`^(?:Everyone|Everybody|People|Friends|Locals|Colleagues|Patients|Pupils|Students|Fans|Neighbours|(?:His|Her|Their) (?:friends|family|colleagues|fans|students)) calls? (her|him) ["“']?(\p{Lu}[\p{L}-]+)["”']?\.?$`,
    ([, whom = '', name = '']) => [`${whom === 'her' ? 'She' : 'He'} is also known as ${name}.`],
  ),
  // 'Everyone calls Aleksander Brodsky "Sasha"', 'Aleksander Brodsky is called Sasha by his friends'
  rule(
    String.raw`^(?:Everyone|Everybody|People|Friends|(?:His|Her) (?:friends|family|colleagues)|Colleagues) (?:calls?|called) (\p{Lu}[\p{L}-]+ \p{Lu}[\p{L}'’-]+) ["“']?(\p{Lu}[\p{L}-]+)["”']?\.?$`,
    ([, who = '', name = '']) => [`${who} is nicknamed ${name}.`],
  ),
  rule(
    String.raw`^(${NAME}) (?:is|was) (?:called|known as) ["“']?(\p{Lu}[\p{L}-]+)["”']? (?:by|to|among) (?:everyone|everybody|(?:his|her) (?:friends|family|colleagues|team|fans))\.?$`,
    ([, who = '', name = '']) => [`${who} is nicknamed ${name}.`],
  ),
  // 'In 2018 the Prinz Oskar became the Baltic Dawn', 'Kettle Ltd became Korro'
  rule(
    String.raw`^((?:(?:In|On|Since) [^,]{3,20}?,? )?)(${NAME}) (?:has become|became) (${NAME})((?: (?:in|on|last|this) [^,;]{3,30}?)?)\.?$`,
    ([, front = '', who = '', name = '', when = '']) =>
      isNamedAnew(who, name) ? [`${front}${who} was renamed ${name}${when}.`] : [],
  ),
];

/** One name that became another, where neither is somebody's and the second is no title, trade or people. */
function isNamedAnew(who: string, name: string): boolean {
  const isThing = (said: string) => !/^(?:person|place)$/.test(kindOfName(said).kind);
  const words = name.replace(/^the /i, '').toLowerCase().split(' ');
  const head = words.at(-1) ?? '';
  if (!isThing(who) || !isThing(name) || isRole(head) || isRole(head.replace(/s$/, ''))) return false;
  // 'became CTO of Orr'
  const [title = ''] = name.toLowerCase().split(/ (?:of|at|for|to) /);
  const post = title.split(' ').at(-1) ?? '';
  if (isRole(post) || /^(?:mp|mep|md|vp|svp|evp)$/.test(post)) return false;
  const isCoined = !words.every((word) => (lookUp(word) & ordinary) !== 0 || isKnownWord(word));
  // 'became Catholic', 'became Premier League Champions', but 'the Prinz Oskar became the Baltic Dawn'
  return isCoined || (words.length > 1 && /^the /i.test(who) && /^the /i.test(name));
}

const ordinary = Word.demonym | Word.adjective | Word.honorific | Word.actor;

/** 'WTC' of 'The World Tea Council', 'ESA' of 'the European Space Agency': the capitals of its words. */
function initialsOf(name: string): string {
  return name
    .replace(/^the /i, '')
    .replace(/[^\p{Lu} ]|(?<=\p{Lu})\p{Lu}/gu, '')
    .replaceAll(' ', '');
}

/** A firm goes by the name that it trades as; a person runs what has it. */
function trading(who: string, name: string): string {
  const isPerson = /^s?he$/i.test(who) || kindOfName(who).kind === 'person';
  return isPerson ? `${who} runs ${name}.` : `${who} is also known as ${name}.`;
}

/** 'took the name Elton John'; a surname taken at a wedding is no name by itself. */
function renaming(who: string, name: string, rest: string): string[] {
  const { kind, gender } = kindOfName(who);
  const isPerson = /^s?he$/i.test(who) || kind === 'person';
  if (isPerson && !/\s/.test(name)) return [];
  const whose = /^she$/i.test(who) || gender === 'female' ? 'her' : 'his';
  const owner = !isPerson
    ? /^they$/i.test(who)
      ? 'their'
      : 'its'
    : kind === 'person' && gender === null
      ? 'their'
      : whose;
  return [`${who} changed ${owner} name to ${name}${rest}`];
}
