import { isCourtesy, isHonorific } from '../../entities/names.ts';
import {
  guessNameType,
  isSurname,
  nameParticle,
  premises,
  shipMark,
  typeOfHouse,
  unmarked,
} from '../../language/phrases/names.ts';
import { isFamily, isSomebodysKin } from '../../language/words/kin.ts';
import { isOrganizationWord, isPlaceWord, listedWord, lookUp, Word } from '../../language/words/lexicon.ts';
import { isCapital } from '../../language/words/token-forms.ts';
import { isKnownWord } from '../../language/words/tokens.ts';
import type { EntityType } from '../inventory/shape.ts';
import { occupationField } from '../posts/occupations.ts';
import { isMeeting } from './meetings.ts';

/** Common nouns that say what the name beside them is ('the Falcon 9 rocket', 'startup Foo Labs', 'River Thames'). */
const classNouns: Readonly<Record<Exclude<EntityType, 'concept' | 'thing'>, string>> = {
  person: 'man woman boy girl guy person',
  organization:
    'company firm startup start-up corporation group bank agency university college school institute institution club team band party union ' +
    'association society foundation charity ministry department committee council commission court church hospital museum newspaper magazine ' +
    'publisher retailer manufacturer airline brand maker studio label network consortium cooperative co-op nonprofit ngo supplier vendor provider lender wholesaler ' +
    'lab laboratory organisation organization business carrier broadcaster insurer brewery winery distillery bookshop bakery restaurant cafe café orchestra choir gang army ' +
    'navy police regiment league federation alliance coalition parliament senate congress cabinet government administration division unit ' +
    'subsidiary conglomerate chipmaker automaker carmaker drugmaker railway railroad tramway producer developer consultancy practice chain operator utility fund trust gym clinic pharmacy theatre theater cinema pub nightclub bookstore supermarket employer',
  place:
    'city town village country state province region county district island river lake mountain sea ocean bay valley desert forest park street ' +
    'road avenue square bridge building tower castle palace hut refuge chalet cabin bothy airport station port harbour harbor hotel stadium arena library ' +
    'continent peninsula capital suburb borough neighbourhood neighborhood municipality kingdom republic empire planet moon star galaxy campus ' +
    'plant factory warehouse office headquarters cathedral temple observatory canal volcano glacier beach coast cape reservoir dam nation territory colony farm ranch vineyard orchard cottage ' +
    'inn tavern guesthouse hostel tunnel viaduct aqueduct pier quay jetty wharf marina lido lighthouse windmill quarry colliery bypass mine zoo abbey priory monastery chapel fort fortress',
  product:
    'rocket spacecraft satellite ship vessel boat ferry steamship motorship whaler collier clipper brig brigantine barque galleon corvette minesweeper battleship dreadnought gunboat dredger catamaran lugger cutter steamboat paddle-steamer houseboat airship tanker freighter liner steamer frigate cruiser destroyer icebreaker warship lifeboat tug barge yacht yawl sloop schooner ketch sailboat kayak canoe trawler submarine aircraft plane jet glider helicopter drone ' +
    'car truck van lorry bus e-scooter e-bike ebike e-reader minivan pickup hatchback coupe roadster moped motorhome caravan tram tractor motorcycle motorbike scooter bike bicycle vehicle locomotive train engine motor gearbox altimeter phone ' +
    'smartphone laptop computer tablet console camera watch device sensor robot app application software platform library framework tool ' +
    'database system service language browser plugin package module model drug medicine vaccine compound pill chip processor game product ' +
    'line toolkit server website site api protocol format assistant bot printer scanner telescope probe rover battery beer wine whisky perfume',
  work: 'monograph textbook treatise handbook guidebook cookbook thriller novella operetta ballet sitcom autobiography bestseller blockbuster mural portrait book novel poem film movie series show song album single symphony opera play musical painting sculpture statue artwork article paper essay report study journal magazine episode podcast documentary trilogy story comic manga memoir biography treaty act law bill directive regulation policy charter constitution standard specification rfc agreement contract plan document memo',
  event:
    'war battle conference summit festival championship tournament cup olympics election referendum revolution expedition mission project ' +
    'programme program initiative campaign workshop meeting hackathon exhibition fair ceremony award prize scandal crisis pandemic earthquake ' +
    'hurricane storm flood fire crash accident trial strike protest race match final concert tour sprint release rollout migration incident outage',
};

const classOf = new Map<string, EntityType>();
for (const [type, words] of Object.entries(classNouns)) {
  for (const word of words.split(' ')) if (!classOf.has(word)) classOf.set(word, type as EntityType);
}

/** The type that a common noun gives to what it describes; null where it tells none. */
export function classNounType(noun: string): EntityType | null {
  const lower = noun.toLowerCase();
  const known =
    classOf.get(lower) ?? classOf.get(lower.replace(/s$/, '')) ?? classOf.get(lower.replace(/ies$/, 'y'));
  if (known !== undefined) return known;
  return (lookUp(lower) & Word.actor) !== 0 || occupationField(lower) !== null || callings.test(lower)
    ? 'person'
    : null;
}

const papers =
  /^(?:invoice|bill|receipt|letter|postcard|parcel|package|packet|delivery|shipment|consignment|order|cheque|check|payment|refund|deposit|contract|lease|tenancy|licence|license|permit|agreement|warranty|guarantee|concession|mandate|insurance|retainer|subscription|policy|quote|quotation|complaint|request|reminder|reply|application|booking|reservation|loan|e-?mail|fax|ticket)$/;

/** Whether a noun is a paper or consignment that one has from another: 'invoice', 'parcel', 'lease'. */
export function isPaperNoun(noun: string): boolean {
  return papers.test(noun);
}

/** Whether a noun of a firm's doing may be one person's as well: 'the publisher John Carr', but no insurer, and no battery maker of an unknown name. */
export function maySomebodyBe(noun: string, hasFirstName: boolean): boolean {
  if (
    !/(?:er|or)$/.test(noun) ||
    /(?:paper|insurer|retailer|lender|wholesaler|[cko]maker|carrier)$/.test(noun)
  )
    return false;
  return hasFirstName || !/(?:maker|manufacturer|supplier|provider|operator|distributor|vendor)$/.test(noun);
}

/** What the services of a state are for. */
const servicesOf =
  /^(?:forest|health|parks?|weather|secret|fire|rescue|postal|ambulance|prison|police|civil|intelligence|news|world|probation|customs|immigration|security|revenue|welfare|foreign|highways?|ferry|wildlife|heritage)$/i;

/** Callings that belong to no one field. */
const callings =
  /^(?:architect|engineer|entrepreneur|businessman|businesswoman|billionaire|journalist|designer|developer|programmer|teacher|student|inventor|explorer|activist|philanthropist|cellist|soprano|tenor|translator|librarian|analyst|consultant|accountant|barista|concierge|lifeguard|executive|official|superintendent|registrar|bursar|steward|warden|chaplain|sexton|sheriff|marshal|constable|purser|bosun|boatswain|quartermaster|coxswain|concertmaster|harbourmaster|harbormaster|stationmaster|postmaster|matron|beadle|chamberlain|overseer|almoner|actuary|housemaster|housemistress|stagehand|dramaturg|custodian|bailiff|magistrate|consul|envoy|delegate|attaché|paralegal|freelance)$/;

/** Whether a noun says what somebody does: 'physicist', 'buyer', 'research assistant' by its head. */
export function isOccupationNoun(lower: string): boolean {
  if (
    /^(?:man|woman|boy|girl|teenager|youngster|person|guy|one|friend|colleague|neighbour|neighbor|father|mother|parent|child|wife|husband|spouse|widow|widower|son|daughter|winner|loser|recipient|citizen|resident|inhabitant|refugee|emigrant|immigrant|orphan|prisoner|survivor|victim)$/.test(
      lower,
    )
  )
    return false;
  if (isFamily(lower) || /^(?:bachelor|widower|papa|godfather|godmother|auntie)$/.test(lower)) return false;
  if (/^(?:assistant|intern|trainee|apprentice|clerk|aide|postdoc|rep)$/.test(lower)) return true;
  const type = classNounType(lower);
  if (type === 'organization' || type === 'product' || isComponent(lower)) return false;
  if ((lookUp(lower) & Word.actor) !== 0 || occupationField(lower) !== null || callings.test(lower))
    return true;
  return (
    /(?:..[^aeiou]er|or|ist|ician|man|woman|wright|smith)$/.test(lower) &&
    lower.length > 4 &&
    !notPeople.test(lower)
  );
}

const programs = [
  /^(?:compiler|transpiler|linter|bundler|minifier|debugger|profiler|emulator|deserializer|serializer)$/,
  /^(?:(?:voice|virtual|ai|digital|smart|coding|writing|chat|home) assistant|load balancer|(?:message|event) broker|(?:task|job|query|process|cron) (?:scheduler|runner)|test runner)$/,
  /^(?:(?:package|password|file|window|session|process|container|dependency|download|clipboard|memory|version|boot) manager)$/,
  /^(?:(?:text|code|hex|markdown|xml|json|sql|pdf|yaml|html|latex|image|pixel|vector|graphics|level|map|diagram|source|rich-text|wysiwyg) editor|(?:media|music|video|audio) player|(?:web|site|search) crawler|(?:web|screen) scraper)$/,
  /^(?:(?:html|xml|json|sql|markdown|log|config|pdf|document|code|syntax) (?:parser|viewer|reader|formatter|generator|renderer|highlighter))$/,
];

/** Whether a noun with the word in front of it is a kind of program: 'message broker', 'package manager', 'compiler'. */
export function isProgram(before: string, noun: string): boolean {
  return programs.some((kind) => kind.test(noun) || kind.test(`${before} ${noun}`));
}

/** Nouns that end as occupations do and are none. */
const notPeople =
  /^(?:.*(?:meter|computer|server|generator|parser|compiler|linter|emulator|simulator|converter|adapter|wrapper|container|monitor|sensor|processor|motor|reactor|vector|factor|sector|tower|power|water|paper|number|matter|letter|order|border|center|centre|chapter|cluster|counter|customer|disaster|filter|folder|harbor|harbour|layer|liver|cancer|tumor|tumour|fever|router|printer|scanner|quarter|river|saver|shower|theater|theatre|weather|winter|summer|sister|brother|mother|father|daughter|member|leader|elder|younger|error|mirror|floor|door|color|colour|favor|favour|honor|honour|labor|labour|humor|rumor|rumour|behavior|behaviour|neighbor|neighbour|corner|dinner|offer|newsletter|transistor|ancestor|receptor|inhibitor|promoter|list|twist|mist|wrist|human|october|november|december|september|user)|silver|copper|amber|ember|timber|lumber|umber|rubber|leather|butter|pepper|ginger|clover|juniper|lavender|saffron|coriander|cucumber|cinder|thunder|tiger|otter|badger|beaver|panther|spider|plover|lobster|oyster|hamster|rooster|adder|viper|jaguar|monster|boulder|skyscraper|chiller|thriller|bestseller|blockbuster|flower|conifer|warbler|kingfisher|woodpecker|hammer|ladder|powder|shoulder|feather|finger|cover|lever|banner|charter|lantern|rover|pioneer|frontier|vapor|tremor|armor|anchor|meteor|tractor|terror|horror|flavor|donor|visor|razor)$/;

/** Things that are made and sold under a name that alone would be some other word ('the Kestrel lamp'). */
const wares =
  /^(?:lamp|lantern|torch|kettle|toaster|blender|mixer|oven|stove|cooker|fridge|freezer|dishwasher|heater|boiler|radiator|pump|valve|drill|saw|hammer|knife|razor|mower|turbine|generator|compressor|filter|crane|lift|hoist|trailer|chair|armchair|stool|table|desk|sofa|bed|mattress|shelf|wardrobe|speaker|headset|keyboard|screen|monitor|projector|charger|router|modem|lens|bag|backpack|tent|jacket|coat|shoe|boot|sandal|clock|bracelet|bottle|mug|pan|pot|pen|guitar|piano|violin|helmet|saddle|pram|stroller|thermostat|microphone|amplifier|synthesizer|toothbrush|umbrella|wheelchair|notebook|diary|calendar|pencil|earphone|headphone|earbud|smartwatch|wristwatch|vacuum|grill|barbecue|pressure cooker|coffee maker|grinder|juicer|hairdryer|shaver|ladder|wheelbarrow|rake|spade|shovel|hoe|axe|chainsaw|sander|screwdriver|wrench|toolbox|candle|vase|mirror|rug|carpet|curtain|blanket|pillow|cushion|towel|bench|bookcase|cot|crib|hammock|rucksack|suitcase|wallet|hat|scarf|glove|sock|shirt|sweater|dress|skirt|trouser|jean|sneaker|slipper|necklace|earring|puzzle|doll|skateboard|snowboard|surfboard|ski|racket|racquet|dumbbell|treadmill|tyre|tire|flute|violoncello|trumpet|ukulele|harmonica|cream|soap|shampoo|lotion|toothpaste|detergent|stapler)$/;

/** Goods of two words, whose last alone may be somebody or something else. */
const pairs =
  /^(?:vacuum cleaner|(?:coffee|bread|pasta|ice|waffle) maker|(?:hair|tumble|hand) dryer|(?:washing|coffee|sewing|espresso|rowing|milling|coffee vending) machine|(?:air|deep) fryer|food processor|(?:card|e-book|barcode|code) reader|(?:smart|wireless|bluetooth|bookshelf) speaker|(?:record|cd|dvd|mp3) player|(?:ceiling|table|desk|floor) fan|(?:smoke|heat) detector|(?:bike|door|cable) lock|(?:leaf) blower|(?:fitness) tracker)$/;

/** Whether a noun is one of goods: 'lamp', 'pump'. */
export function isWare(lower: string): boolean {
  return wares.test(lower);
}

const tiers =
  /^(?:plan|tier|edition|package|subscription|line|model|series|membership|licen[cs]e|ticket|pass|bundle|room|suite|seat|add-?on|warranty|card|tariff)$/;
const grades =
  /^(?:basic|standard|premium|annual|yearly|monthly|weekly|daily|single|double|family|student|senior|regular|personal|professional|business|individual|corporate|free|paid|digital|deluxe|economy|first-class|starter|advanced|lifetime|trial|entry-level|day|season|return|adult|child|group)$/;

/** Whether a noun is one of what is sold by the grade that its name tells: 'the Basic ticket', 'the annual pass', 'the Deluxe room'. */
export function isTier(lower: string): boolean {
  return tiers.test(lower);
}

/** Whether a word is such a grade: 'basic', 'annual', 'deluxe'. */
export function isGrade(lower: string): boolean {
  return grades.test(lower);
}

/** Whether two nouns are goods together: 'vacuum cleaner', 'desk lamp'. */
export function isWarePair(first: string, second: string): boolean {
  return wares.test(second) || pairs.test(`${first} ${second}`);
}

/** Parts of what software is made of: with a name in front they are called by both ('the Harrow gateway'). */
const components =
  /^(?:gateway|exporter|importer|indexer|scheduler|dashboard|pipeline|cluster|connector|adapter|daemon|proxy|crawler|scraper|parser|validator|renderer|back-?end|front-?end|endpoint|microservice|webhook|queue|cache|ledger|registry|repo|repository|monolith|codebase|firmware|portal|suite|framework|tracker|dispatcher|loader|converter|poller|sidecar|balancer|page|flow|wizard|widget|feature|wiki|blog|intranet|helpdesk|index|datastore|chatbot|microsite)$/;

/** Whether a noun is a part of software: 'gateway', 'exporter'. */
export function isComponent(lower: string): boolean {
  return components.test(lower);
}

const undertakings =
  /^(?:roll-?out|rewrite|redesign|refactor|refactoring|cut-?over|go-live|revamp|overhaul|relaunch|repair|renovation|restoration|refurbishment|rebuild|rebuilding|reconstruction|demolition|upgrade|migration|outage|incident|bug|glitch|defect|regression|failure|breach|fire|crash|accident|flood|blaze|explosion|spill|collision|derailment|strike|protest|trial|hearing|inquiry|summit|conference|congress|convention|workshop|seminar|symposium|webinar|retreat|hackathon|exhibition|audit|survey)$/;

/** Whether a noun is an undertaking, a gathering or a mishap that is known by what or where it is of: 'the Osprey rewrite', 'the Halifax outage'. */
export function isUndertaking(lower: string): boolean {
  return undertakings.test(lower);
}

/** What stands in front of the name of a ship. */
export function isVessel(noun: string): boolean {
  return /^(?:trawler|ferry|tug|tanker|yacht|schooner|freighter|lifeboat|barge|steamer|submarine|frigate|destroyer|icebreaker|ketch|sloop)$/.test(
    noun,
  );
}

/** What a name that ends so is of, where it is written small. */
const gatherings = /^(?:review|session|call|retro|retrospective|stand-?up|sync|kick-?off|webinar|meeting)$/;

/** Whether people who work together call a coming-together so: 'kick-off', 'review'. */
export function isGathering(lower: string): boolean {
  return gatherings.test(lower);
}

/** Events of clubs, schools and families beside those that names are made with. */
const occasions =
  /^(?:recital|holiday|vacation|barbecue|gig|wedding|funeral|party|reception|gala|lecture|seminar|exam|interview|assembly|lunch|dinner|picnic|bazaar|sale|rehearsal|show|open day|agm|course|class|lesson|review|training|session|appointment|trip|outing|excursion|tour|visit|call|stand-?up|retro|retrospective|demo|webinar|fundraiser|raffle|drill|performance|viewing|hearing|inspection|reunion|regatta|fête|fete|christening|fair|ball|quiz|game|launch|opening|deadline|check-?up|operation|surgery|scan|biopsy|graduation|prom|ceremony|baptism|consultation|follow-up|check-in|audition|briefing|haircut|get-together|meet-?up|play-?date|sleepover|viva|test|match|tournament|parade|booking|reservation|kick-?off|jour fixe|all-hands|huddle|sync|one-on-one|town hall|roll-?out|go-live|migration|cutover|presentation|inventory|stocktaking|freeze|marathon|half-marathon|triathlon|fun run)$/;

/** Whether a noun is an event of clubs, schools and families: 'party', 'trip'. */
export function isOccasion(lower: string): boolean {
  return occasions.test(lower);
}

/** Words inside a name that make it a work, an event or a product. */
const workWords =
  /^(?:act|treaty|bill|directive|convention|constitution|symphony|sonata|concerto|report|handbook|manifesto|protocol|accord|declaration|policy|charter|agreement|plan|bible|quran|gazette|standard)$/;
const eventWords =
  /^(?:war|battle|olympics|cup|championship|championships|conference|summit|festival|election|revolution|prize|award|awards|medal|expo|marathon|project|operation|initiative|mission|programme|program|congress)$/;

/** Programs whose names look like somebody's, or like nothing. */
const programNames =
  /^(?:\p{Lu}[\p{L}\p{N}]* (?:CI|Actions|Pipelines)|[\p{L}\p{N}]+(?:SQL|DB)|Kubernetes|Jenkins|Redis|Valkey|RabbitMQ|Elasticsearch|OpenSearch|Grafana|Prometheus|Terraform|Ansible|Webpack|Keycloak|Nginx|NGINX|Memcached|Airflow|Logstash|Kibana|Django|Kotlin|TypeScript|JavaScript|GraphQL)(?: \d[\d.]*)?$/u;

/** Words for a kind of thing that people are called by as well: 'Tove Storm'. */
const surnamesToo = /^(?:storm|fair|law|temple|church|stage|field|fields|moor|gates|lodge)$/;

/** Whether a word says nothing but that something is called so. */
function isNoWord(lower: string): boolean {
  return lookUp(lower) === 0 || isFirstName(lower);
}

/** Letters in front of or behind a club's name, and words that only clubs have at its end. */
const clubMark = /^(?:[ACR]?FC|[ACR]?F\.C\.?|RUFC|CF|SC|SK|FK|IK|BK|HC|SV|TSV|TuS|VfB|VfL)$/;
const clubWords = /^(?:rovers|united|wanderers|athletic|albion|hotspurs?|rangers|harriers|corinthians)$/;

/** 'Flat in Elm Street', 'Room at the Crown' */
export function isPremises(name: string): boolean {
  return /^(?:flat|apartment|house|cottage|room|studio|shop|office|garage) (?:in|on|at|near) /i.test(name);
}

/**
 * What a proper name names, by its words: certain where they leave no doubt (a title, a company suffix, a listed place),
 * else a guess.
 */
export function typeOfName(marked: string): { type: EntityType; isCertain: boolean } {
  const name = unmarked(marked);
  // whoever speaks in a chat without a name
  if (isSomebodysKin(name) || name === 'User') return { type: 'person', isCertain: true };
  // 'GitHub Actions', 'Travis CI', 'PostgreSQL'
  if (programNames.test(name)) return { type: 'product', isCertain: true };
  const words = name.split(/\s+/);
  const first = (words[0] ?? '').toLowerCase().replace(/\.$/, '');
  const last = (words.at(-1) ?? '').toLowerCase().replace(/[.,]$/, '');
  // 'HMS Rosalind', 'MV Morning Star', 'Rosa Mine'
  if (shipMark.test(name)) return { type: 'product', isCertain: true };
  const house = words.length > 1 ? typeOfHouse(last) : null;
  if (house !== null) return { type: house, isCertain: true };
  if (
    words.length === 2 &&
    isOnlyFirstName(first) &&
    /^\p{Lu}\p{Ll}+$/u.test(words[1] ?? '') &&
    classOf.get(last) !== 'organization' &&
    (!isDescribingWord(last) || isSurname(last)) &&
    !eventWords.test(last) &&
    !isPremisesOfFirm(first, last)
  ) {
    return { type: 'person', isCertain: true };
  }
  // 'Harriet J. Moon'
  if (
    words.length === 3 &&
    isFirstName(first) &&
    /^\p{Lu}\.$/u.test(words[1] ?? '') &&
    !isDescribingWord(last)
  )
    return { type: 'person', isCertain: true };
  // 'Camille de la Tour'
  if (isFirstName(first) && words.slice(1, -1).some((word) => nameParticle.test(word)))
    return { type: 'person', isCertain: true };
  // 'Centre for Social Policy', 'Office for Fair Trade'
  if (/\b(?:Cent(?:re|er)|Office|Observatory|Network|Forum) for \p{Lu}/u.test(name))
    return { type: 'organization', isCertain: true };
  // 'Holt, Proctor and Company'
  if (/ (?:and|&) (?:Co(?:mpany)?|Sons?|Daughters?|Brothers|Bros|Partners|Associates)\b/u.test(name))
    return { type: 'organization', isCertain: true };
  // 'the AGM of the club', which is not its club
  if (/^[AE]GM$/.test(name)) return { type: 'event', isCertain: true };
  // 'Invoice 2231'
  if (/^(?:Invoice|Receipt|Order|Quote|Bill|Booking) [\p{Lu}-]*\d/u.test(name))
    return { type: 'work', isCertain: true };
  if (isPremises(name)) return { type: 'place', isCertain: true };
  if (words.length > 1) {
    if (
      last === 'games' &&
      !/^(?:olympic|paralympic|asian|commonwealth|winter|summer|european|pan|invictus|highland|african)/.test(
        first,
      )
    )
      return { type: 'organization', isCertain: true };
    if (eventWords.test(last) || last === 'games' || /^(?:project|operation|battle|treaty)$/.test(first))
      return { type: /^treaty$/.test(first) ? 'work' : 'event', isCertain: true };
    // 'the Oslo Opera', 'the Royal Ballet': who play, and nothing that is played
    if (
      /^(?:opera|ballet|circus)$/.test(last) &&
      (/^(?:royal|national|state|grand|city)$/.test(first) || (lookUp(first) & Word.place) !== 0)
    )
      return { type: 'organization', isCertain: true };
    if (isMeeting(name)) return { type: 'event', isCertain: true };
    // 'Elder review', but 'Orley Review'
    if (gatherings.test(words.at(-1) ?? '')) return { type: 'event', isCertain: true };
    // 'Vasa FC', 'FC Lipa', 'Orley Rovers'
    if (clubMark.test(words[0] ?? '') || clubMark.test(words.at(-1) ?? '') || clubWords.test(last))
      return { type: 'organization', isCertain: true };
    // 'Tessera Law', but 'Roman Law', 'Jude Law'
    if (words.length === 2 && words[1] === 'Law' && lookUp(first) === 0)
      return { type: 'organization', isCertain: false };
    if (workWords.test(last)) return { type: 'work', isCertain: true };
    // 'Lumen Sensors', but 'Lumen sensors'
    if (isDescribingWord(last) && !isTitleOfMany(name) && !/^\p{Ll}.*s$/u.test(words.at(-1) ?? ''))
      return { type: 'organization', isCertain: true };
    // 'Orsa Marine AS'
    if (/^(?:AS|ASA|AB|ApS|Oyj?|SE)$/.test(words.at(-1) ?? ''))
      return { type: 'organization', isCertain: true };
    // 'the Blue Star Line' owns ships, 'the Varley Line' is a railway
    if (/^lines?$/.test(last)) return { type: 'organization', isCertain: false };
    // 'the Forest Service', 'the National Health Service'
    if (last === 'service' && servicesOf.test(words.at(-2) ?? ''))
      return { type: 'organization', isCertain: true };
    const own = classOf.get(last);
    const isSomebody = words.length === 2 && surnamesToo.test(last) && isNoWord(first);
    if (own !== undefined && own !== 'person') return { type: own, isCertain: !isSomebody };
    // 'the Sea Wren' is rather a boat, 'the Sea of Orr' a place
    const leading = first === 'sea' && !/^sea of /i.test(name) ? undefined : classOf.get(first);
    if (leading === 'place' || (leading === 'organization' && / of /i.test(name)))
      return { type: leading, isCertain: true };
    // 'Trinity College Dublin'
    if (/^\p{Lu}[\p{L}'’]+ (?:College|University|Academy) \p{Lu}\p{Ll}+$/u.test(name))
      return { type: 'organization', isCertain: true };
    // 'Royal College of Art'
    const headed = /^\p{Lu}\p{Ll}+ (\p{Lu}\p{Ll}+) of (?:the )?\p{Lu}/u.exec(name)?.[1]?.toLowerCase();
    if (classOf.get(headed ?? '') === 'organization') return { type: 'organization', isCertain: true };
    if (
      /^(?:mount|lake|fort|cape|san|santa|new|north|south|east|west|port|saint|st)$/.test(first) &&
      !isOrganizationWord(last)
    ) {
      return {
        type: 'place',
        isCertain: (lookUp(name.toLowerCase()) & Word.place) !== 0 || /^(?:mount|lake|cape)$/.test(first),
      };
    }
  }
  const bits = lookUp(name.toLowerCase());
  if ((bits & Word.place) !== 0 && (bits & (Word.male | Word.female | Word.firstName)) !== 0)
    return { type: 'place', isCertain: false };
  // 'Pellworth Mills', but 'Heather Mills'
  if (words.length === 2 && isPremisesOfFirm(first, last)) return { type: 'organization', isCertain: false };
  const guess = guessNameType(name);
  // 'the ELA', 'the EVA': in capitals a short first name rather abbreviates something
  const isAcronym = guess.type === 'person' && /^\p{Lu}{2,5}$/u.test(name);
  if (guess.type !== 'unknown' && !isAcronym) {
    // 'Tove Marsh': behind an unknown word a word of landscape may be a surname
    const isLandscape = words.length === 2 && isPlaceWord(last) && lookUp(first) === 0;
    const certain =
      guess.type === 'place'
        ? !isLandscape && !isTownOfMany(name)
        : guess.type !== 'person' || words.length > 1 || isOnlyFirstName(first);
    return { type: guess.type, isCertain: certain };
  }
  // 'Leo Marsh', 'Ann Hill': a first name in front of a word of landscape
  const given = lookUp(first);
  if (
    words.length === 2 &&
    isPlaceWord(last) &&
    (given & Word.firstName) !== 0 &&
    (given & Word.place) === 0 &&
    listedWord(first) !== 0
  )
    return { type: 'person', isCertain: false };
  if (words.length > 1 && isPlaceWord(last)) return { type: 'place', isCertain: false };
  if (/\d/.test(name) || /^v?\d/.test(last) || /\.(?:js|py|io|net)$/i.test(name))
    return { type: 'product', isCertain: false };
  // 'DataForge': firms are written so as often as what they make
  if (/[a-z][A-Z]/.test(name)) return { type: 'thing', isCertain: false };
  if (words.length === 2 && (lookUp(last) & Word.lastName) !== 0) return { type: 'person', isCertain: false };
  if (
    words.length === 2 &&
    words.every((word) => /^\p{Lu}[\p{Ll}'’-]+$/u.test(word)) &&
    words.every((word) => lookUp(word.toLowerCase()) === 0) &&
    // 'Three Oaks', 'Pebble Desk'
    !words.every((word) => word.length > 3 && isKnownWord(word.toLowerCase()))
  ) {
    return { type: 'person', isCertain: false };
  }
  if (isPartyName(name)) return { type: 'organization', isCertain: false };
  return { type: 'thing', isCertain: false };
}

/** 'Tovex', 'Datasoft', 'Solarify': made up as firms make up their names; 'Acme' stands for any of them. */
export function soundsLikeFirm(name: string): boolean {
  return firmEnding.test(name) || name === 'Acme';
}

const firmEnding =
  /(?:[aeiou]x|tech|soft|ware|corp|sys|net|gen|bio|ify|labs?|pay|hub|works|tron|tronics|ics|com|chem|pharm|\p{Ll}\p{Lu}\p{L}{0,20})$/u;

/** 'the Liberals', 'the Social Democrats': a party by what its members are. */
export function isPartyName(name: string): boolean {
  return /^(?:\p{Lu}\p{L}+ )?\p{Lu}\p{L}*(?:crats|ists|erals|atives|blicans|adicals|essives)$/u.test(name);
}

/** 'Tides of Glass': no firm by its last word. */
export function isTitleOfMany(name: string): boolean {
  return /^\p{Lu}\p{Ll}+(?<!s)s of \p{Lu}\S+$/u.test(name);
}

/** Words at the end of a body's name that say what it does; people leave them out ('Northwind' for 'Northwind Robotics'). */
const describing =
  /^(?:robotics|news|labs?|systems?|technolog(?:y|ies)|software|solutions|industries|motors|motion|energy|power|pharma(?:ceuticals)?|therapeutics|biotech|bio|sciences|health|healthcare|medical|media|studios?|games|entertainment|(?:sea)?foods?|airlines|airways|logistics|shipping|financial|finance|capital|partners|ventures|insurance|bank|consulting|analytics|networks?|telecom|communications|electronics|semiconductors?|materials|chemicals|steel|mining|aerospace|aviation|automotive|mobility|cloud|data|security|works|group|international|digital|interactive|research|engineering|dynamics|instruments|devices|brands|stores|retail|markets|publishing|press|records|pictures|productions|farms|water|air|marine|rail|railways|freight|haulage|couriers|cycles|bikes|boats|optics|textiles|ceramics|plastics|metals|furniture|joinery|interiors|kitchens|tools|toys|apparel|outfitters|roasters|brewing|brewers|distillers|catering|tours|trading|supplies|rentals|hosting|gaming|staffing|recruitment|printing|printers|builders|nurseries|renewables|kilns|castings|furnaces|lamps|clocks|watches|shoes|boots|gloves|carpets|candles|broadband|architects|engineers|consultants|advisors|advisers|construction|properties|realty|hotels|resorts|foundation|institute|paper|print|machines|machinery|bearings|tiles|pumps|valves|cement|timber|dairy|dairies|brewery|breweries|bakeries|lounge|diner|bistro|brasserie|pizzeria|trattoria|tearooms|wines|holdings?|cider|investments|enterprises|associates|yachts|turbines|lighting|audio|fabrics|garments|coatings|lacquers|paints|glass|polymers|packaging|creamery|beverages|transport|trucking|ferries|legal|seeds|solar|footwear|cosmetics|foundry|foundries|ironworks|steelworks|glassworks|refinery|refineries|distillery|tannery|sawmill|cannery|shipbuilders|varnish|growers|pay|payments|lines|cruises|travel|coffee|optik|maritime|petroleum|oil|gas|copper|aluminium|broadcasting|fashion|fisheries|diagnostics|imaging|genomics|biosciences|surgical|optical|sensors|photonics|lasers|drones|semiconductor|microsystems|computing|computers|funds?|equity|securities|assurance|lending|workwear|drinks|spirits|snacks|confectionery|lumber|logging|ropes|sails|springs|tyres|tires|wheels|cables|wires|screws|nets|bricks|spices|flooring|insulation|plumbing|heating|cooling|scaffolding|landscaping|gardens|sports|fitness|cargo|terminals|shipyards?|roofing|quarries|minerals|fabrication|forge|upholstery|pottery|potteries|roastery|weavers|yarns|wools?|slate|pianos|organs|boatyard|boatbuilders|hats|supply|books|chocolates?|teas|cheeses|bindery|apothecary|patisserie|butchers|grocers|florists|stationers|opticians|solicitors|surveyors|planners|developers|translations|cheesemakers|bakers|tailors|jewellers|saddlers|chambers|homes|estates|werke|versicherung|verlag|papier|anlagen|maschinen|technik|antriebe|chemie|spedition|logistik|brauerei|druckerei|forlag|rederi|bryggeri|editore|edizioni|éditions|ediciones|editorial|editora|transportes|construcciones|costruzioni|elettrica|meccanica|frères|hermanos|irmãos|figli|fratelli|söhne|zonen|sønner)$/;

/** Whether a word at the end of a body's name says what it does ('Robotics'), so that the name is known without it too. */
export function isDescribingWord(lower: string): boolean {
  return describing.test(lower);
}

/** 'the Lady Jane', 'the King George': nobody, since nobody of one name and a title has an article. */
export function isNamedAfterTitle(article: string, title: string, words: number): boolean {
  const rank = /^(?:lady|lord|king|queen|prince|princess|duke|duchess|captain|admiral|general|sir|sister)$/i;
  return article === 'the' && words === 1 && rank.test(title) && isCapital(title);
}

/** 'Saint Odile Hospital', 'Queen Mary School': a house that is called after somebody, and no saint or queen itself. */
export function isHouseOfTitle(
  tokens: readonly { readonly text: string }[],
  start: number,
  head: number,
): boolean {
  const title = tokens[start]?.text ?? '';
  const house = tokens[head]?.text ?? '';
  return (
    head > start + 1 &&
    (isHonorific(title) || /^(?:Mother|Bishop|Cardinal)$/.test(title)) &&
    (lookUp(house.toLowerCase()) & Word.lastName) === 0 &&
    isTitleInName(title, house)
  );
}

/** 'Sultan Gym', 'Premier Foods', 'President Hotel': a title in front of a word for a body or place belongs to its name. */
export function isTitleInName(title: string, word: string): boolean {
  if (!/^\p{Lu}/u.test(title) || !/^\p{Lu}/u.test(word)) return false;
  const lower = unmarked(word).toLowerCase();
  const bits = lookUp(lower);
  if (isCourtesy(title.toLowerCase().replace(/\.$/, '')) || (bits & Word.firstName) !== 0) return false;
  const type = classNounType(lower);
  return (
    type === 'organization' ||
    // 'President Park'
    (type === 'place' && (bits & Word.verbBase) === 0) ||
    (isDescribingWord(lower) && lower.endsWith('s')) ||
    // 'General Mills', 'General Electric'
    (/^general$/i.test(title) && /(?:[^s]s|ic)$/.test(lower) && isKnownWord(lower)) ||
    // 'Monarch Drinks', but 'President Stones'
    (/^(?:monarch|premier|sultan|emperor|king|queen|prince|princess|duke)$/i.test(title) &&
      (bits & Word.pluralNoun) !== 0 &&
      (bits & (Word.lastName | Word.place)) === 0)
  );
}

/** Lands as they stand in front of another: 'Anglo-Irish', 'Franco-Senegalese'. */
const joinedLands =
  /^(?:anglo|franco|italo|luso|hispano|austro|russo|sino|indo|afro|afr[io]|greco|graeco|ibero|euro|turco|serbo|belgo|hiberno|cambro|dano|nipp?o|germano|judeo|americo|latin|black)$/;

/** 'German', 'Polish', 'Portuguese': an adjective of a country or place, whatever its capital. */
export function isDemonym(lower: string): boolean {
  const bits = lookUp(lower);
  if ((bits & Word.demonym) !== 0) return true;
  // 'Italian-Argentine', 'Anglo-Irish'
  const parts = lower.split('-');
  if (parts.length > 1)
    return isDemonym(parts.at(-1) ?? '') && parts.every((part) => joinedLands.test(part) || isDemonym(part));
  // 'Norlandish', of a land that no list has
  if (bits === 0 && /^\p{L}{5,}ish$/u.test(lower) && !isKnownWord(lower)) return true;
  return (
    lower.length > 4 &&
    /(?:^(?:polish|british|english|irish|spanish|danish|swedish|finnish|turkish|scottish|welsh|dutch|french|greek|swiss|czech|thai|jewish|kurdish|iraqi|israeli|pakistani|nordic|slavic|arab|european|african|asian|american))$|(?:anese|inese|uguese|alese|tnamese|aiwanese|tanian|nadian|ralian|ustrian|assian|garian|manian|krainian|issian|erbian|roatian|stonian|atvian|uanian|egian|talian|elgian|razilian|entinian|olombian|hilean|eruvian|xican|uban|igerian|enyan|orean|ndian|ussian|ranian|gyptian|thiopian)$/.test(
      lower,
    )
  );
}

/** 'Danish' of who has a Danish passport; 'Jewish', 'European' and 'Arab' tell of no one country. */
export function isNationality(lower: string): boolean {
  return (
    isDemonym(lower) &&
    !lower.includes('-') &&
    !/^(?:jewish|kurdish|nordic|slavic|arab|arabian|arabic|european|african|asian|latin|latino|scandinavian|baltic|balkan|celtic|christian|catholic|buddhist|muslim|hindu|sikh|western|eastern|northern|southern|parisian|roman|berliner|londoner|viennese|bavarian|sicilian|californian|texan)$/.test(
      lower,
    )
  );
}

/** 'Belgian', 'Dane', 'Frenchwoman': a noun for who comes from somewhere. */
export function isCompatriot(lower: string): boolean {
  return (
    isDemonym(lower) ||
    /^(?:dane|swede|finn|pole|turk|spaniard|briton|brit|scot|serb|croat|slovak|slovene|icelander|kurd|filipin[oa]|londoner|berliner|(?:irish|english|welsh|french|dutch|scots|cornish)(?:man|woman))$/.test(
      lower,
    )
  );
}

/** 'Methodist', 'Shia': an adjective of a faith, and no body that a minister or bishop is of. */
export function isDenomination(lower: string): boolean {
  return /^(?:methodist|baptist|lutheran|anglican|episcopal|episcopalian|catholic|presbyterian|orthodox|buddhist|muslim|hindu|sikh|quaker|mormon|jesuit|franciscan|benedictine|dominican|cistercian|carmelite|unitarian|pentecostal|evangelical|protestant|christian|calvinist|mennonite|moravian|adventist|congregationalist|jewish|shia|sunni|reform|zen)$/.test(
    lower,
  );
}

/** 'Lisbon-born', 'Oslo-headquartered': an adjective with a name in it, and no name itself. */
export function isJoinedAdjective(text: string): boolean {
  if (!text.includes('-')) return false;
  return /^\p{Lu}[\p{L}\p{N}_.'’-]*-(?:based|born|headquartered|listed|led|owned|backed|educated|trained|bred|raised|run|made|built|language|style|speaking)$/u.test(
    text,
  );
}

/** 'Ono', 'Halden': a town that the gazetteer alone has, whose name others bear as well. */
function isTownOfMany(name: string): boolean {
  const lower = name.toLowerCase();
  return listedWord(lower) === 0 && (lookUp(lower) & Word.city) !== 0;
}

/** 'Pellworth Mills', 'Zephyr Mills', but 'Heather Mills': no firm is called by a first name of the lists. */
function isPremisesOfFirm(first: string, last: string): boolean {
  const given = Word.male | Word.female | Word.firstName;
  return premises.test(last) && (listedWord(first) & given) === 0;
}

function isFirstName(lower: string): boolean {
  return (lookUp(lower) & (Word.male | Word.female | Word.firstName)) !== 0;
}

/** A first name that is no other word: 'Alice', but not 'May' or 'Austin'. */
function isOnlyFirstName(lower: string): boolean {
  const bits = lookUp(lower);
  const others = Word.place | Word.organization | Word.noun | Word.adjective | Word.verbBase | Word.lastName;
  return (bits & (Word.male | Word.female)) !== 0 && (bits & others) === 0;
}
