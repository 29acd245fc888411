import type { Token } from '../../language/analyze.ts';
import { isJoinedHead } from '../../language/phrases/joined-names.ts';
import { guessNameType } from '../../language/phrases/names.ts';
import { isTradeInIst } from '../../language/repair/repair-phrase.ts';
import { isPlaceWord, lookUp, Word } from '../../language/words/lexicon.ts';
import {
  isDescribingWord,
  isHouseOfTitle,
  isTitleOfMany,
  typeOfName,
} from '../../relations/names/name-types.ts';
import { nameHolds } from './held-nouns.ts';

export type EntityKind = 'person' | 'organization' | 'place' | 'thing' | 'unknown';
export type Gender = 'male' | 'female' | null;

const set = (words: string) => new Set(words.split(' '));

/** 'The company' can stand for any organisation, 'the bank' only for one that was called a bank. */
const anyOrganization = set(
  'company firm business organization organisation corporation group startup start-up enterprise employer',
);
const organizations = set(
  'agency bank airline manufacturer retailer institution institute university school college hospital publisher developer maker carrier charity nonprofit ' +
    'foundation club team band party ministry department newspaper studio lab laboratory brand chain operator supplier vendor provider lender wholesaler insurer brewery bakery orchestra ' +
    'council committee board court police union consortium cooperative association society church museum network magazine store shop restaurant clinic fund ' +
    'cannery winery distillery creamery tannery foundry shipbuilder shipbroker steelmaker winemaker bookseller bookshop consultancy broadcaster ' +
    'automaker carmaker drugmaker chipmaker utility regulator watchdog government administration army league federation',
);
const places = set(
  'city town village country state region island capital district county province municipality neighbourhood neighborhood area site valley river lake mountain park square street port harbour harbor nation republic kingdom commune',
);
const anyPlace = set(
  'place area location city town village country island region nation state county province',
);
const persons = set('man woman boy girl person lady gentleman child guy');
/** Nouns for people that are no office and tell no gender. */
const people = set(
  'resident native graduate citizen cyclist drummer trumpeter potter striker frontman runner swimmer rower climber skier golfer angler inhabitant midwife twin orphan veteran refugee immigrant emigrant pensioner retiree tenant lodger apprentice trainee volunteer vegetarian vegan teenager adult farmer baker butcher carpenter plumber electrician barber tailor potter weaver beekeeper fisherman shepherd miner sailor soldier firefighter paramedic dentist vet pharmacist librarian translator photographer cook chef waiter cleaner gardener mechanic builder joiner blacksmith optician accountant clerk cashier receptionist seamstress',
);
const calling = /(?:keeper|worker|dresser|herd|monger|smith|wright|ician|wife|woman)$/;
const males = set(
  'man boy gentleman father son brother husband uncle nephew grandfather grandson king prince duke actor waiter businessman chairman spokesman salesman policeman fireman boyfriend dad widower',
);
const females = set(
  'woman girl lady mother daughter sister wife aunt niece grandmother granddaughter queen princess duchess actress waitress businesswoman chairwoman spokeswoman saleswoman policewoman girlfriend mom mum widow',
);
const roles =
  /^(?:rector|provost|headmaster|headmistress|warden|vicar|ceo|cto|cfo|coo|cmo|cio|ciso|vp|president|chair|chairman|chairwoman|chairperson|director|manager|head|lead|chief|founder|co-founder|cofounder|owner|engineer|scientist|professor|minister|mayor|governor|senator|secretary|treasurer|editor|author|spokesman|spokeswoman|spokesperson|executive|officer|analyst|lawyer|judge|coach|captain|player|singer|physicist|chemist|biologist|painter|poet|novelist|composer|architect|designer|developer|researcher|student|teacher|plumber|caretaker|cleaner|janitor|gardener|carpenter|electrician|nurse|surgeon|physician|doctor|pilot|king|queen|prince|princess|pope|bishop|colleague|friend|neighbour|neighbor|partner|member|leader|boss|intern|employee|assistant|consultant|advisor|adviser|investor|entrepreneur|politician|lawmaker|activist|journalist|reporter|winner|champion|suspect|victim|driver|patient|sister|brother|mother|father|wife|husband|son|daughter|mom|dad|mum|uncle|aunt|cousin|niece|nephew|grandmother|grandfather|girlfriend|boyfriend|roommate|landlord|midwife|vet|translator|interpreter|illustrator|curator|solicitor|barrister|notary|tutor|sailor|tailor|archbishop|abbot|abbess|prioress|dean|principal|headteacher|mentor|trustee|bursar|registrar|chaplain|archivist|librarian|skipper|commander|councillor|congressman|congresswoman|alderman|goalkeeper|striker|midfielder|defender|conductor|supervisor|ambassador|superintendent|steward|commissioner|recipient|laureate)s?$/;
/** Whether the text told of somebody that they are a person, and not the name alone. */
export function isLearntPerson(
  entity: { name: string; kind: EntityKind; proper: boolean } | undefined,
): boolean {
  return entity?.proper === true && entity.kind === 'person' && kindOfName(entity.name).kind === 'unknown';
}

/** Nouns that often stand for the thing a whole page is about. */
const subjects = set(
  'project library package tool app application framework software product platform service module program programme system device drug compound treatment plugin game language database server editor ship vessel',
);

/** Nouns of which one may stand for another: 'the vessel' for a ferry. The first of a class covers all of it. */
const classes = [
  'vessel ship flagship boat ferry tanker yacht trawler cruiser frigate freighter submarine destroyer icebreaker schooner liner barge tug warship carrier',
  'building tower house skyscraper church cathedral castle palace mansion temple mosque villa hall theatre theater station museum library structure',
  'book novel memoir biography volume textbook monograph anthology work',
  'film movie documentary picture drama comedy thriller work',
  'drug medication medicine antibiotic compound inhibitor antibody vaccine treatment therapy substance pill',
  'vehicle car truck van bus motorcycle lorry',
  'aircraft plane aeroplane airplane jet helicopter airliner bomber',
  'device phone smartphone tablet laptop computer camera gadget instrument machine',
  'software app application program tool package library framework platform system project module plugin service database language utility editor compiler engine',
  'company firm business startup start-up manufacturer maker developer publisher retailer bank airline supplier insurer brewery chain group corporation agency conglomerate carmaker automaker drugmaker chipmaker operator vendor carrier employer cannery winery distillery creamery tannery foundry shipbuilder shipbroker steelmaker winemaker bookseller bookshop consultancy broadcaster',
  'school university college academy institute institution',
  'team club side squad',
  'city town capital municipality metropolis port',
  'village hamlet town settlement',
  'country nation state republic kingdom',
  'law act bill statute regulation rule',
  'album record single song track',
  'species animal bird fish mammal insect reptile',
  'species plant tree herb shrub flower grass vine weed crop',
  'disease disorder illness condition syndrome infection',
  'bridge structure',
  'newspaper paper magazine journal publication',
  'painting work portrait picture mural',
  'author writer novelist poet playwright essayist',
  'singer musician vocalist performer artist',
  'actor actress performer star',
  'politician lawmaker senator congressman',
  'scientist researcher physicist chemist biologist botanist astronomer geologist',
  'player footballer striker goalkeeper midfielder defender athlete',
  'artist painter sculptor',
  'doctor physician surgeon cardiologist',
  'musician composer pianist cellist violinist guitarist',
].map((line) => new Set(line.split(' ')));

/** What the names of houses, towers and bridges end in. */
const buildings = set(
  'building tower house skyscraper church cathedral castle palace mansion temple mosque villa hall theatre theater station museum library lighthouse bridge pier mill hotel inn farm school hospital prison chapel abbey priory monastery convent arena stadium',
);

/** Whether one noun can be said for the other of the same thing. */
export function coversNoun(said: string, called: string): boolean {
  // 'the shop' of a bookshop, 'the paper' of a newspaper
  const isShort = said.length >= 4 && called.length >= said.length + 3 && called.endsWith(said);
  return (
    said === called ||
    (isShort && /^(?:shop|store|paper|ship|boat|bike|phone|yard)$/.test(said)) ||
    classes.some((members) => members.has(said) && members.has(called))
  );
}

/** Whether a place can be what the noun says: 'the city' is no country. */
export function fitsPlace(name: string, noun: string): boolean {
  const bits = lookUp(name.toLowerCase());
  const last = name.toLowerCase().split(/\s+/).at(-1) ?? '';
  if ((bits & Word.place) === 0 && isPlaceWord(last) && last !== noun) return false;
  const isSettled =
    /^(?:city|town|village|capital|municipality|country|nation|republic|kingdom|county|state)$/;
  if (isSettled.test(noun) && /^(?:mount|mt\.?|lake|cape|river|loch|point|peak) /i.test(name)) return false;
  // 'bought Fyrvik Lighthouse from the state'
  const isBuilt = [...buildings].some((kind) => last === kind);
  if (isBuilt && noun !== last && !/^(?:place|location|site|area)$/.test(noun))
    return coversNoun('building', noun);
  if (/^(?:city|town|village|capital|municipality)$/.test(noun)) return (bits & Word.country) === 0;
  if (/^(?:country|nation|republic|kingdom)$/.test(noun))
    return (bits & Word.country) !== 0 || (bits & Word.city) === 0;
  return true;
}

/** Whether a noun is an animal of the house, which is 'he' or 'she' by its name. */
export function isPet(noun: string): boolean {
  return /^(?:pet|dog|puppy|cat|kitten|rabbit|horse|pony|parrot|hamster|tortoise|beagle|labrador|poodle|terrier|animal|gorilla|elephant|tiger|lion|leopard|panda|bear|wolf|giraffe|rhino|hippo|orangutan|chimpanzee|seal|whale|mare|stallion|gelding|foal|donkey|cow|goat|falcon|eagle|owl|ferret|tabby|collie|retriever|spaniel|hound|greyhound|dachshund|corgi|pug|bulldog|husky|mastiff|schnauzer|chihuahua|dalmatian|rottweiler|whippet)$/.test(
    noun,
  );
}

/** 'The 24-year-old signed a contract' */
export function isAged(lower: string): boolean {
  return /^\d{1,3}-year-old$/.test(lower);
}

/** What a common noun names. */
export function kindOfNoun(lower: string): EntityKind {
  const noun = lower.replace(/s$/, '');
  if (isAged(noun)) return 'person';
  if (anyOrganization.has(lower) || organizations.has(lower)) return 'organization';
  if (places.has(lower) || anyPlace.has(lower)) return 'place';
  if (persons.has(lower) || males.has(lower) || females.has(lower) || roles.test(lower)) return 'person';
  if (people.has(noun) || calling.test(noun) || isTradeInIst(noun)) return 'person';
  if ((lookUp(lower) & Word.actor) !== 0 && !/(?:tor|er)$/.test(noun)) return 'person';
  return 'thing';
}

/** 'The company's HQ', 'the CTO': nouns that are written in capitals, and no names. */
export function isNounInCapitals(name: string): boolean {
  return /^(?:HQ|C[ETFOMPI]O|CISO|CDO|S?VP|EVP|HR|PR)$/.test(name);
}

/** Whether a noun names an office or a relation of people ('ceo', 'head', 'sister'). */
export function isRole(lower: string): boolean {
  // 'schoolteacher', 'beekeeper'
  if (/^\p{L}{3,}-?(?:teacher|worker|keeper|singer|dancer)$/u.test(lower)) return true;
  return roles.test(lower) || ((lookUp(lower) & Word.actor) !== 0 && !organizations.has(lower));
}

export function genderOfNoun(lower: string): Gender {
  if (males.has(lower)) return 'male';
  return females.has(lower) ? 'female' : null;
}

/** 'the company', 'the place', 'the project': nouns that need no earlier description to refer. */
export function isGeneric(lower: string): boolean {
  return anyOrganization.has(lower) || anyPlace.has(lower) || subjects.has(lower) || persons.has(lower);
}

/** 'the Duke of Orle' */
const noble =
  /^(?:(?:the|The) )?(Duke|Duchess|Earl|Count|Countess|Marquess|Marquis|Baron|Baroness|Viscount|Prince|Princess|King|Queen|Bishop|Archbishop|Abbot|Sultan|Emir) of \p{Lu}\S+$/u;

/** What a name alone says of its bearer. */
export function kindOfName(name: string): { kind: EntityKind; gender: Gender } {
  const lower = name.toLowerCase();
  // 'Mamma has sold the boat'
  if (/^(?:mam+a|pap+a|mummy|mommy|daddy)$/.test(lower))
    return { kind: 'person', gender: /^m/.test(lower) ? 'female' : 'male' };
  const [, rank] = noble.exec(name) ?? [];
  if (rank !== undefined)
    return {
      kind: 'person',
      gender: genderOfNoun(rank.toLowerCase()) ?? (/ess$/.test(rank) ? 'female' : 'male'),
    };
  const { type, gender } = guessNameType(name);
  const last = name.toLowerCase().split(/\s+/).at(-1) ?? '';
  // 'Lindqvist Tools', 'Orley United'
  if (
    type === 'unknown' &&
    last !== lower &&
    ((isDescribingWord(last) && !isTitleOfMany(name)) || isOwnHouse(last) || nameHolds(name, 'club'))
  )
    return { kind: 'organization', gender: null };
  // 'the Alice Gallery'
  if (type === 'person' && last !== lower && isOwnHouse(last)) return { kind: 'organization', gender: null };
  // 'Clyde Ferries', 'Ada Foods': what the firm sells, behind a given name
  if (type === 'person' && /[^s]s$/.test(last) && isDescribingWord(last)) {
    const { type: told, isCertain } = typeOfName(name);
    if (told === 'organization' && isCertain) return { kind: 'organization', gender: null };
  }
  return { kind: type, gender };
}

/** 'Clockwork Bakery', 'Corner Restaurant': what a name ends in is a house of its own. */
function isOwnHouse(last: string): boolean {
  return /^(?:bakery|restaurant|cafe|café|clinic|brewery|winery|distillery|orchestra|choir|newspaper|magazine|airline|charity|consultancy|cooperative|federation|league|cinema|gallery|theatre|theater|bookshop|pharmacy|nursery|developments|herald|gazette|courier|chronicle|tribune|echo)$/.test(
    last,
  );
}

/** The capitalised part at the end of a noun phrase, and the common nouns in front of it ('drug maker Pfizer', 'CEO Jane Doe'). */
export function splitName(
  tokens: readonly Token[],
  start: number,
  end: number,
): { from: number; nouns: string[] } {
  let from = end;
  while (from > start) {
    const token = tokens[from - 1] as Token;
    const named =
      /^[\p{Lu}\p{N}&]/u.test(token.text) ||
      (token.pos === 'PROPN' && /^\p{L}/u.test(token.text)) ||
      // 'Barlow and Finch LLP', 'the Ghent and Bruges Railway'
      (token.lower === 'and' && from < end && isJoinedHead(tokens[end - 1]?.text ?? '')) ||
      // 'St. Mary's Hospital', 'the Orr Growers' Union'
      (from < end && from - 2 >= start && token.pos === 'PART' && /^['’]s?$/.test(token.text));
    if (!named || token.pos === 'DET') break;
    from--;
  }
  // 'Norwegian-born Ann Lee'
  while (from < end - 1 && /-(?:born|bred|raised|based|educated|trained)$/.test(tokens[from]?.lower ?? ''))
    from++;
  const isShip = from > start && coversNoun('vessel', tokens[from - 1]?.lower ?? '');
  // a leading title that is a role belongs to the description: 'CEO Jane Doe', but not in 'the ferry Lady Morag'
  while (
    !isShip &&
    from < end - 1 &&
    tokens[from + 1]?.pos !== 'PART' &&
    isRole((tokens[from] as Token).lower) &&
    !isHouseOfTitle(tokens, from, end - 1) &&
    !/^(?:president|king|queen|prince|princess|pope|judge|captain|governor|mayor|senator)$/.test(
      (tokens[from] as Token).lower,
    )
  )
    from++;
  const nouns: string[] = [];
  for (let i = start; i < from; i++) {
    const token = tokens[i] as Token;
    if (token.pos === 'NOUN' || isRole(token.lower)) nouns.push(token.lower);
  }
  // 'the bus maker Trollhatt' is no bus
  const isFirm = kindOfNoun(nouns.at(-1) ?? '') === 'organization';
  return { from, nouns: isFirm ? nouns.filter((noun) => kindOfNoun(noun) !== 'thing') : nouns };
}
