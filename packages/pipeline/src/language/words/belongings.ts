/** What carries people and is one's own, by its noun: an alternation for patterns. */
export const VEHICLE =
  'car|van|lorry|truck|pick-?up|jeep|bus|minibus|bike|bicycle|cycle|e-bike|tandem|trike|motorbike|motorcycle|moped|scooter|camper|campervan|motorhome|caravan|trailer|tractor|' +
  'boat|houseboat|rowing boat|sailing boat|barge|yacht|dinghy|canoe|kayak|sailboat|trawler|cutter|sloop|ferry|steamer|raft|plane|glider|helicopter|cart|carriage|sledge|sleigh|pram|wheelchair';

/** Where people live and what stands or grows on their land. */
export const HOUSE =
  'house|home|flat|dacha|hacienda|finca|riad|yurt|chalet|duplex|apartment|cottage|bungalow|villa|farmhouse|farm|croft|cabin|hut|chalet|studio|loft|townhouse|condo|penthouse|maisonette|bedsit|manor|mansion|castle|vicarage|rectory|lodge|summerhouse';

const PROPERTY =
  `${HOUSE}|land|plot|allotment|garden|orchard|vineyard|meadow|field|paddock|pasture|forest|wood|garage|shed|barn|stable|boathouse|greenhouse|workshop|smithy|studio|estate|island|pond|` +
  'shop|store|bakery|brewery|mill|hotel|inn|pub|café|cafe|restaurant|bar|kiosk|dairy|pharmacy|bookshop|stall|nursery';

/** Animals that somebody has. */
export const ANIMAL =
  'dog|puppy|pup|cat|kitten|horse|pony|foal|mare|stallion|donkey|mule|cow|calf|bull|goat|sheep|lamb|ram|pig|piglet|hen|chicken|cockerel|rooster|duck|goose|rabbit|hamster|guinea pig|parrot|budgie|canary|tortoise|turtle|snake|llama|alpaca|camel|ferret|' +
  'hound|terrier|spaniel|beagle|collie|whippet|greyhound|poodle|labrador|retriever|dachshund|alsatian|mongrel|tabby|tomcat|mare|gelding';

const GOODS =
  'piano|grand piano|upright|harpsichord|organ|harmonium|violin|fiddle|viola|cello|double bass|guitar|banjo|mandolin|ukulele|lute|oud|sitar|tabla|koto|erhu|balalaika|bouzouki|charango|djembe|lyre|dulcimer|hurdy-gurdy|harp|zither|flute|clarinet|oboe|saxophone|sax|trumpet|trombone|tuba|horn|accordion|concertina|drum|drum kit|bagpipes|keyboard|synthesi[sz]er|bow|' +
  'camera|lens|telescope|microscope|binoculars|radio|gramophone|record player|turntable|television|TV|laptop|computer|tablet|phone|smartphone|typewriter|printer|sewing machine|loom|spinning wheel|kiln|lathe|anvil|press|printing press|chainsaw|mower|lawnmower|plough|' +
  'clock|grandfather clock|watch|pocket watch|ring|necklace|bracelet|brooch|earrings|tiara|pendant|locket|painting|portrait|drawing|sketch|print|sculpture|statue|bust|vase|tapestry|carpet|rug|quilt|mirror|chandelier|lamp|table|desk|chair|armchair|sofa|bed|cot|cradle|wardrobe|dresser|sideboard|cupboard|cabinet|chest|bookcase|bureau|stove|oven|fridge|freezer|tent|' +
  'coat|fur coat|dress|wedding dress|kimono|kilt|sari|saddle|sword|rifle|shotgun|gun|pistol|medal|coin|stamp|stamp album|library|collection|manuscript|bible|atlas|diary|teapot|samovar|silver|kettle|pram|globe|barometer|sextant|compass|crib|rocking chair|rocking horse|china|dinner service|tea set|trunk|suitcase|umbrella|surfboard|skis|skateboard|tools|toolbox|train set|doll|dollhouse|teddy bear|chess set|harness|beehives?|hives?';

/** What people have as their own, give away and leave to others, by its noun: an alternation for patterns. */
export const BELONGING = `${VEHICLE}|${PROPERTY}|${ANIMAL}|${GOODS}`;

const belonging = new RegExp(`^(?:${BELONGING})s?$`);
const home = new RegExp(`^(?:${HOUSE})$`);

/** Whether a noun, in the singular or plural, is of what people have as their own. */
export function isBelonging(noun: string): boolean {
  return belonging.test(noun);
}

/** Whether a noun is of what people live in. */
export function isHouse(noun: string): boolean {
  return home.test(noun);
}

/** 'tractor' of 'red tractor', 'house' of 'house in tyre': the noun for what somebody has as their own; null of anything else. */
export function belongingIn(told: string | null): string | null {
  const [front = ''] = (told ?? '').split(
    / (?:in|at|on|near|outside|by|above|behind|with|of|from|called|named)(?= )|,/,
  );
  const noun = front.split(' ').at(-1) ?? '';
  return isBelonging(noun) ? noun : null;
}
