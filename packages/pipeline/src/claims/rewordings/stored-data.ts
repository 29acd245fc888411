import { isKnownSoftware, softwareKind } from '../../relations/names/software-kinds.ts';
import { capital, type Rule, ruleHolding } from './sentence-rule.ts';
import { FRONT, isSystem, isTool, SYSTEM, TOOL, WHEN } from './tool-words.ts';

/** What is kept by a program, by a noun of its own: 'Orders', 'The order history', 'Our user sessions'. */
const KEPT = String.raw`(?:(?:[Aa]ll (?:(?:of )?(?:the|our) )?|[Tt]he |[Oo]ur |[Ii]ts )?(?:[\p{L}-]+ ){0,2}?(?:[Dd]ata|[Rr]ecords|[Oo]rders|[Ii]nvoices|[Ss]essions|[Bb]ookings|[Uu]sers|[Aa]ccounts|[Pp]rofiles|[Ee]vents|[Ll]ogs|[Mm]essages|[Mm]etrics|[Dd]ocuments|[Ff]iles|[Pp]ayments|[Tt]ransactions|[Rr]eadings|[Hh]istory|[Ii]ndex|[Cc]atalogue|[Cc]atalog|[Ii]nventory|[Ss]tate|[Cc]ontent|[Cc]omments|[Jj]obs|[Tt]ickets|[Cc]ontacts|[Mm]etadata|[Ee]verything))`;
const ARE_KEPT =
  '((?:is|are) (?:now |all |currently )?(?:being )?(?:stored|kept|saved|persisted|held|written|cached|indexed)|(?:now )?(?:lives?|sits?|resides?|goes|go)) (?:in|on|to|into|inside|by|with)';
const STORE =
  '(?: (?:database|databases|db|cluster|instance|replica|server|store|table|index|bucket|backend))?';
const NOW = '(?: (now|these days|nowadays|today|at present))?';
const SORT =
  '(?:[\\p{Ll}-]+ )?(?:database|db|data store|datastore|store|storage|cache|message broker|message queue|queue|broker|search engine|backend|back-end|back end)';
const RELEASE = String.raw`(?:(?:As of|From|Since|With|In|Starting with) (?:version|release) v?\d[\d.]*(?: on(?:wards?)?)?,? )?`;

const isStore = (tool: string) =>
  isTool(tool) && /^(?:database|cache|search|broker)$/.test(softwareKind(tool));
const known = (tool: string) => isTool(tool) && isKnownSoftware(tool);
const isNow = (...words: readonly (string | undefined)[]) =>
  words.some(
    (word) => word !== undefined && /^(?:now|these days|nowadays|today|at present)$|\bnow\b/.test(word),
  );

/** 'Orion' of 'Orion 3.0': what a release changes holds of the program. */
export const unnumbered = (what: string) =>
  /^(?!Version |Release )\p{Lu}/u.test(what) ? what.replace(/(?<=\p{L}\S*) v?\d+(?:\.\d+)+$/u, '') : what;

const switched = (what: string, before: string, now: string, when = '') => [
  `${capital(unnumbered(what))} switched from ${before} to ${now}${when}.`,
];

/** What programs keep things in, told of the things or of the database. */
export const storedData: readonly Rule[] = [
  // 'The search index lives in Solr', 'Our product catalogue is now kept in MySQL'
  ruleHolding(
    ' (?:in|on|to|into|inside|by|with) ',
    String.raw`^(?:[Oo]ur|[Tt]he) ((?:[\p{L}-]+ ){0,2}(?:index|catalogue|catalog|inventory|archive|ledger|registry|wiki|blog|service|app|shop|site|website|portal|platform|tracker|module)) ${ARE_KEPT} (?:an? |the )?(${TOOL})${STORE}${NOW}\.?$`,
    ([, what = '', kept = '', tool = '', late]) =>
      isStore(tool) ? [`The ${what} ${isNow(kept, late) ? 'now ' : ''}uses ${tool}.`] : [],
  ),
  // 'Orion's database is MySQL', 'Orion has a MySQL backend'
  ruleHolding(
    "['’]s? ",
    String.raw`^${FRONT}(${SYSTEM})['’]s? ${SORT} (is|was|has been) (now )?(?:an? )?(${TOOL})${NOW}${WHEN}\.?$`,
    ([, front = '', what = '', be = '', early, tool = '', late, when = '']) =>
      known(tool) && isSystem(what)
        ? [
            `${front}${what} ${isNow(early?.trim(), late) ? 'now ' : ''}${be === 'is' ? 'uses' : be === 'was' ? 'used' : 'has used'} ${tool}${when}.`,
          ]
        : [],
  ),
  ruleHolding(
    ' (?:has|have) ',
    String.raw`^(${SYSTEM}) (?:(now) )?(?:has|comes with|works with) an? (${TOOL}) ${SORT}${NOW}\.?$`,
    ([, what = '', early, tool = '', late]) =>
      isStore(tool) && isSystem(what) ? [`${what} ${isNow(early, late) ? 'now ' : ''}uses ${tool}.`] : [],
  ),
  // 'PostgreSQL has been Orion's database since 2023', 'serves as the database of Orion'
  ruleHolding(
    ' as | is | was | been | became | becomes ',
    String.raw`^(?:(In|Since) ([^,;]{3,25}),? )?(${TOOL}) (serves as|acts as|has served as|is|was|has been|became|has become) (now )?(?:(${SYSTEM})['’]s? ${SORT}|the ${SORT} (?:of|for|behind|in) (${SYSTEM}))${WHEN}\.?$`,
    ([, front, date, tool = '', be = '', now, whose, of, when = '']) => {
      const what = whose ?? of ?? '';
      if (!known(tool) || !isSystem(what)) return [];
      const time = front === undefined ? when : ` ${front.toLowerCase()} ${date}`;
      const uses = /became|become/.test(be)
        ? 'switched to'
        : /^has/.test(be)
          ? 'has used'
          : be === 'was'
            ? 'used'
            : `${now ?? ''}uses`;
      return [`${capital(what)} ${uses} ${tool}${time}.`];
    },
  ),
  // 'PostgreSQL took over from MySQL as Orion's database'
  ruleHolding(
    'took over|taken over|succeeded|replaced|superseded',
    String.raw`^${FRONT}(${TOOL}) (?:has |have )?(?:(?:took|taken) over from|succeeded|replaced|superseded) (${TOOL}) as (?:(${SYSTEM})['’]s? ${SORT}|the ${SORT} (?:of|for|behind|in) (${SYSTEM}))${WHEN}\.?$`,
    ([, front = '', now = '', before = '', whose, of, when = '']) =>
      known(before) && known(now) && isSystem(whose ?? of ?? '')
        ? switched(
            whose ?? of ?? '',
            before,
            now,
            front === '' ? when : ` ${front.charAt(0).toLowerCase()}${front.slice(1).replace(/,? $/, '')}`,
          )
        : [],
  ),
  // 'Orion's database was changed from MySQL to PostgreSQL', 'The database behind Orion changed to PostgreSQL'
  ruleHolding(
    ' to ',
    String.raw`^${FRONT}(?:(${SYSTEM})['’]s? ${SORT}|[Tt]he ${SORT} (?:of|for|behind|in) (${SYSTEM})) (?:(?:was|has been) )?(?:changed|switched|moved|migrated|converted|swapped) (?:from (${TOOL}) )?to (${TOOL})${WHEN}\.?$`,
    ([, front = '', whose, of, before, now = '', when = '']) => {
      const what = whose ?? of ?? '';
      if (!known(now) || !isSystem(what)) return [];
      const from = before === undefined ? '' : `from ${before} `;
      return [`${front}${front === '' ? capital(what) : what} switched ${from}to ${now}${when}.`];
    },
  ),
  // 'Orion switched its database from MySQL to PostgreSQL'
  ruleHolding(
    ' to ',
    String.raw`^${FRONT}(?!We\b)(${SYSTEM}) (?:has )?(?:switched|moved|migrated|changed|converted|ported) (?:its|the|their) ${SORT} (?:over )?(?:from (${TOOL}) )?to (${TOOL})${WHEN}\.?$`,
    ([, front = '', what = '', before, now = '', when = '']) => {
      const from = before === undefined ? '' : `from ${before} `;
      return known(now) && isSystem(what)
        ? [`${front}${unnumbered(what)} switched ${from}to ${now}${when}.`]
        : [];
    },
  ),
  // 'Orion made PostgreSQL its main database'
  ruleHolding(
    ' (?:made|makes|chose|picked) ',
    String.raw`^${FRONT}(${SYSTEM}) (?:has )?(?:made|chose|chosen|picked) (${TOOL}) (?:as )?(?:its|the) ${SORT}${WHEN}\.?$`,
    ([, front = '', what = '', now = '', when = '']) =>
      known(now) && isSystem(what) ? [`${front}${what} switched to ${now}${when}.`] : [],
  ),
  // 'Orion ran on MySQL until March 2023, when it was moved to PostgreSQL'
  ruleHolding(
    ', (?:when|before) ',
    String.raw`^(${SYSTEM}) (?:originally |initially |first )?(?:ran on|used|was (?:based|built|running) on|was backed by|relied on|stored (?:its data|everything) in) (?:an? )?(${TOOL})${STORE}(?: until ((?:\p{L}+ )?\d{4}))?, (?:when|before) (?:it|they|that|the \p{Ll}+) (?:(?:was|were|has been) )?(?:moved|migrated|switched|ported|converted|changed)(?: over)? to (?:an? )?(${TOOL})${STORE}${WHEN}\.?$`,
    ([, what = '', before = '', date, now = '', when = '']) =>
      known(before) && known(now) && isSystem(what)
        ? switched(what, before, now, date === undefined ? when : ` in ${date}`)
        : [],
  ),
  // 'Orion finished migrating from MySQL to PostgreSQL'
  ruleHolding(
    'finished|completed|done',
    String.raw`^${FRONT}(?:[Ww]e|[Tt]he team|(${SYSTEM})) (?:has |have |is |are )?(?:now |finally )?(?:finished|completed|done) (?:migrating|moving|porting|switching|converting) (?:(?!from |to |over )(${SYSTEM}) )?(?:over )?(?:from (${TOOL}) )?to (${TOOL})${WHEN}\.?$`,
    ([, front = '', who, what, before, now = '', when = '']) => {
      const system = what ?? who ?? '';
      const from = before === undefined ? '' : `from ${before} `;
      return known(now) && system !== '' && isSystem(system)
        ? [`${front}${front === '' ? capital(system) : system} switched ${from}to ${now}${when}.`]
        : [];
    },
  ),
  // 'Orion returned to MySQL', 'was rolled back to MySQL'
  ruleHolding(
    ' to ',
    String.raw`^${FRONT}(${SYSTEM}) (?:(?:has |have )?(?:returned|reverted|gone back|went back|switched back|moved back)|(?:was|has been) (?:rolled|moved|switched|reverted|brought)(?: back)?) to (${TOOL})${WHEN}\.?$`,
    ([said, front = '', what = '', now = '', when = '']) =>
      known(now) && isSystem(what) && /back|return|revert/.test(said)
        ? [`${front}${what} switched to ${now}${when}.`]
        : [],
  ),
  // 'The migration of Orion to PostgreSQL was rolled back'
  ruleHolding(
    'rolled back|reverted|undone|reversed',
    String.raw`^[Tt]he (?:migration|move|switch) of (${SYSTEM}) (?:from ${TOOL} )?to (${TOOL}) (?:was|has been) (?:rolled back|reverted|undone|reversed)${WHEN}\.?$`,
    ([, what = '', tool = '', when = '']) =>
      known(tool) && isSystem(what)
        ? [`${capital(what)} no longer uses ${tool}${when.replace(/^ (?:in|on) /, ' since ')}.`]
        : [],
  ),
  // 'Orion is being moved to PostgreSQL': not yet there
  ruleHolding(
    ' being ',
    String.raw`^(${SYSTEM}) (?:is|are) (?:currently |now )?being (?:moved|migrated|switched|ported|converted|transferred)(?: over)?(?: from (${TOOL}))? to (${TOOL})((?: [^.]{2,40})?)\.?$`,
    ([, what = '', before, now = '', rest = '']) =>
      known(now) && isSystem(what)
        ? [
            `${capital(what)} is expected to switch ${before === undefined ? '' : `from ${before} `}to ${now}${rest}.`,
          ]
        : [],
  ),
  // 'Orion will move to PostgreSQL in June 2025'
  ruleHolding(
    ' will | going to ',
    String.raw`^(${SYSTEM}) (?:will|is going to) (?:be )?(?:move|moved|migrate|migrated|switch|switched|ported|port|converted)(?: over)?(?: from (${TOOL}))? to (${TOOL})((?: [^.]{2,40})?)\.?$`,
    ([, what = '', before, now = '', rest = '']) =>
      known(now) && isSystem(what)
        ? [`${capital(what)} will switch ${before === undefined ? '' : `from ${before} `}to ${now}${rest}.`]
        : [],
  ),
  // 'Orion is hosted by Hetzner', 'moved from our own servers to Azure'
  ruleHolding(
    'hosted by|hosted with',
    String.raw`^(${SYSTEM}) (is|was|has been) (now )?hosted (?:by|with|at) (${TOOL})${NOW}${WHEN}\.?$`,
    ([, what = '', be = '', early, tool = '', late, when = '']) =>
      known(tool) && isSystem(what)
        ? [
            `${what} ${be === 'is' ? `${isNow(early?.trim(), late) ? 'now ' : ''}runs` : be === 'was' ? 'ran' : 'has run'} on ${tool}${when}.`,
          ]
        : [],
  ),
  ruleHolding(
    ' to ',
    String.raw`^${FRONT}(?:[Ww]e (?:have )?(?:moved|migrated) (${SYSTEM})|(${SYSTEM}) (?:(?:was|has been) )?(?:has )?(?:moved|migrated|switched)) (?:off|from) (?:our|its|their) own (?:servers?|hardware|data cent(?:re|er)|machines|infrastructure) (?:on)?to (${TOOL})${WHEN}\.?$`,
    ([, front = '', one, other, tool = '', when = '']) => {
      const what = one ?? other ?? '';
      return known(tool) && isSystem(what)
        ? [`${front}${front === '' ? capital(what) : what} switched to ${tool}${when}.`]
        : [];
    },
  ),
  // 'As of version 3, Orion keeps its data in PostgreSQL'
  ruleHolding(
    'version |release ',
    String.raw`^(?=(?:As of|From|Since|With|In|Starting with) (?:version|release) )${RELEASE}(${SYSTEM} (?:now )?(?:stores|keeps|saves|uses|runs on|writes|relies on|is backed by|sits on) (?:[\p{Ll} ]+ )?(${TOOL})${STORE})\.?$`,
    ([, rest = '', tool = '']) =>
      known(tool)
        ? [
            `${capital(rest).replace(/ (?:now )?(?=(?:stores|keeps|saves|uses|runs|writes|relies|is|sits) )/, ' now ')}.`,
          ]
        : [],
  ),
];

/** What the release notes of a program tell of its data, as said of the program; null of anything else. */
export function keptByOwner(text: string, owner: string): string | null {
  const [, , kept = '', tool = '', late] = ownKept.exec(text) ?? [];
  if (tool === '' || !isStore(tool)) return null;
  return `${owner} ${isNow(kept, late) ? 'now ' : ''}uses ${tool}.`;
}

const ownKept = new RegExp(String.raw`^(${KEPT}) ${ARE_KEPT} (?:an? |the )?(${TOOL})${STORE}${NOW}\.?$`, 'u');
