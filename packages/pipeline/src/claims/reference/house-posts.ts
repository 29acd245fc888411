import type { Setting } from '../draft.ts';
import { kindOfName } from './entity-kinds.ts';
import { topicOf } from './topic-holders.ts';

/** What people are called in one kind of house, so that on its own page a 'librarian' is nobody's but the library's. */
const houses: readonly (readonly [house: RegExp, people: RegExp])[] = [
  [/\b(?:Library|Archives?)$/u, /^(?:librarian|archivist|library assistant|cataloguer)$/],
  [
    /\b(?:Council|Parish|Borough|Court|Assembly|Board|Committee|Ministry|Authority|Town Hall)\b/u,
    /^(?:clerk|councillor|registrar|usher|bailiff|town planner|treasurer|secretary|member)$/,
  ],
  [
    /\b(?:School|College|Academy|University|Kindergarten|Nursery|Institute|Gymnasium|Conservatory)\b/u,
    /^(?:teacher|lecturer|professor|tutor|caretaker|librarian|janitor|bursar|headmaster|headmistress|teaching assistant|researcher|instructor)$/,
  ],
  [
    /\b(?:Hospital|Clinic|Surgery|Practice|Hospice|Infirmary|Health Centre|Medical Centre|Care Home)\b/u,
    /^(?:nurse|doctor|surgeon|midwife|porter|matron|physiotherapist|pharmacist|radiographer|consultant|receptionist|carer|anaesthetist|paediatrician|therapist)$/,
  ],
  [
    /\b(?:Museum|Gallery)\b/u,
    /^(?:curator|conservator|archivist|registrar|guide|attendant|restorer|keeper)$/,
  ],
  [
    /\b(?:Hotel|Restaurant|Caf[eé]|Inn|Arms|Bistro|Brasserie|Tavern|Guesthouse|Kitchen)\b/u,
    /^(?:chef|cook|waiter|waitress|receptionist|porter|bar(?:man|maid|tender)|sommelier|housekeeper|concierge|sous-chef|dishwasher|pastry chef)$/,
  ],
  [
    /\b(?:Orchestra|Philharmonic|Symphony|Choir|Chorus|Band|Quartet|Ensemble|Sinfonia)\b/u,
    /^(?:violinist|cellist|violist|flautist|oboist|clarinettist|trumpeter|pianist|percussionist|drummer|bassist|singer|soprano|alto|tenor|baritone|bass|accompanist|conductor|concertmaster)$/,
  ],
  [
    /\b(?:Gazette|Courier|Herald|Times|Post|Tribune|Chronicle|Observer|Journal|Echo|Mercury|News|Press|Radio)\b/u,
    /^(?:reporter|journalist|editor|sub-editor|columnist|correspondent|photographer|critic|cartoonist|proofreader|presenter|producer)$/,
  ],
  [
    /\b(?:Church|Cathedral|Parish|Minster|Abbey|Priory|Chapel|Synagogue|Mosque|Temple)\b/u,
    /^(?:organist|verger|priest|curate|vicar|sexton|sacristan|deacon|cantor|imam|rabbi|churchwarden|bell-?ringer)$/,
  ],
  [/\b(?:Gardens?|Park|Nursery|Estate|Arboretum)\b/u, /^(?:gardener|groundskeeper|ranger|arborist|warden)$/],
  [
    /\b(?:Theatre|Theater|Opera|Playhouse)\b/u,
    /^(?:stage manager|usher|prompter|dramaturg|stagehand|lighting designer)$/,
  ],
  [/\b(?:Zoo|Aquarium|Stables)\b/u, /^(?:keeper|zookeeper|vet|groom)$/],
  [/\b(?:Brewery|Bakery|Dairy|Vineyard|Winery)\b/u, /^(?:brewer|baker|cheesemaker|winemaker|cooper)$/],
];

const isOfHouse = (house: string, post: string) =>
  houses.some(([body, people]) => body.test(house) && people.test(post));

const POSTED =
  /^((?:(?:Mr|Mrs|Ms|Miss|Dr|Prof|Rev|Cllr)\.? )?\p{Lu}[\p{L}’'-]+(?: (?:(?:de|da|van|von|der|le|la|di|al) )*\p{Lu}[\p{L}’'.-]+){1,3}(?: (?:has been|is|was|became|will be|serves as|works as|worked as)) (?:now |currently |also )?(?:(?:an?|the|our|its) )?(?:new |current |assistant |deputy |senior |junior |head |trainee |chief |part-time |full-time |former )*)(\p{Ll}[\p{Ll}-]+(?: [\p{Ll}-]+)?)(?=\.?$|,? (?:since|until|and|who|in \d{4})\b)/u;

const HERE =
  /\b((?:has|have|had)? ?(?:been )?(?:teach(?:es|ing)?|taught|work(?:s|ed|ing)?|stud(?:ies|ied|y|ying)|serv(?:es|ed|ing)|volunteer(?:s|ed|ing)?|train(?:s|ed|ing)?|start(?:s|ed)?|began|employed)(?: (?!(?:from|at|in|for) )[\p{L}\d-]+){0,4}?) here\b/u;

/** 'Dr Lucy Marsh is a paediatrician here' */
const POSTED_HERE =
  /^(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'.-]+){0,3} (?:is|was|has been) (?:an?|the|our) (?:[\p{Ll}-]+ )?([\p{Ll}-]+) here(?=\.?$|,? (?:since|until|and|from)\b)/u;

/** 'Miss Lunt joins us in September' */
const WITH_US =
  /(?<=\p{Lu}[\p{L}’'-]+ )((?:has |will |is )?(?:join(?:s|ed|ing)?|lea(?:ves?|ving)|left)) us(?=\.?$|,? (?:in|on|at|as|from|after|this|last|next|for)\b)(?! (?:from|for) \p{Lu})/u;

/**
 * 'Noreen Platt is a clerk' on the minutes of a council, 'Ann Lee has been teaching mathematics here since 2021' on a school's page:
 * of the house that the page, or the text just before, is about.
 */
export function ofThisHouse(text: string, setting: Setting): string {
  if (setting.speaker !== null) return text;
  const [posted = '', , post = ''] = POSTED.exec(text) ?? [];
  const isHere = HERE.test(text);
  const isOurs = WITH_US.test(text);
  const [, postHere] = POSTED_HERE.exec(text) ?? [];
  if (posted === '' && postHere === undefined && !isHere && !isOurs) return text;
  const house = houseSpokenOf(setting);
  if (house === null) return text;
  if (isOurs) return text.replace(WITH_US, `$1 ${house}`).replace(/ as our (?=(?:new )?\p{Ll})/u, ' as a ');
  if (postHere !== undefined)
    return isOfHouse(house, postHere) ? text.replace(/ here\b/u, ` at ${house}`) : text;
  if (isHere) return text.replace(HERE, `$1 at ${house}`);
  return isOfHouse(house, post) ? `${posted} at ${house}${text.slice(posted.length)}` : text;
}

/** The body that a heading names, or that the section before has begun with. */
function houseSpokenOf({ discourse, firm, implied }: Setting): string | null {
  const topic = topicOf(discourse);
  if (topic !== null && isHouse(topic.name, topic.kind))
    return `${topic.article && !/^The /i.test(topic.name) ? 'the ' : ''}${topic.name}`;
  const named = firm?.name ?? implied;
  return named !== null && named !== undefined && isHouse(named, kindOfName(named).kind) ? named : null;
}

const isHouse = (name: string, kind: string) =>
  kind === 'organization' || (kind !== 'person' && houses.some(([body]) => body.test(name)));
