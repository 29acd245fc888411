import { typeOfName } from '../names/name-types.ts';
import { NAMED, WORD, type Wording } from './wording.ts';

const SIDE =
  '(?:left|right|far|near|upper|lower|north|south|east|west|northern|southern|eastern|western|north-?east(?:ern)?|north-?west(?:ern)?|south-?east(?:ern)?|south-?west(?:ern)?)';

/** A mountain by its name, whose height is its elevation. */
const HILL = String.raw`(?:(?:Mount|Mt\.?|Monte|Pico|Piz|Cerro) ${WORD}(?: ${WORD}){0,2}|(?:The )?${WORD}(?: ${WORD}){0,2} (?:Peak|Mountain|Hill|Fell|Volcano|Horn|Summit))`;

/** Kinds of places that are also what another place has: by their own names they are called without them. */
const UNIT =
  '(?:district|municipality|province|county|region|borough|commune|parish|canton|prefecture|governorate|department|arrondissement|voivodeship|oblast|subdistrict|ward|hamlet|shire)';

/** Where places are, what they are part of, whose names they bear and where rivers run. */
export const placesWordings: readonly Wording[] = [
  // 'The district of Vester forms part of Halle', 'belongs to the parish of Dray'
  [
    new RegExp(
      String.raw`^The ${UNIT} of (?=\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,3} (?!(?:is|was) (?:the )?\p{Lu})\p{Ll})`,
      'u',
    ),
    '',
  ],
  [new RegExp(String.raw`\b(belong(?:s|ed)?) to the ${UNIT} of (?=\p{Lu}\p{Ll})`, 'u'), belonging],
  [
    new RegExp(String.raw`(?<=\b(?:of|to|in|into|from|by|borders) )the ${UNIT} of (?=\p{Lu}\p{Ll})`, 'gu'),
    '',
  ],
  // 'lies on the left bank of the Varna', 'is found on the west coast of Merrin Island'
  [
    new RegExp(
      String.raw`(?<=\b(?:[Ii]s|are|was|were|lies|lie|lay|stands?|stood|sits?|sat|situated|located|found|town|village|city|port|resort|hamlet|settlement|suburb)(?: \p{Ll}+)?) (on|along|by|at|off) (?:the )?(?:${SIDE} )?(?:banks?|shores?|shoreline|coast|edge|slopes|mouth|tip|foot) of (?=(?:the )?(?:river |lake |sea )?\p{Lu})`,
      'u',
    ),
    ' on ',
  ],
  // 'located in the north of Ostania'
  [
    new RegExp(
      String.raw`\bin the (?:(?:far |extreme )?${SIDE}|centre|center|heart|middle|interior)(?: part| corner| half| tip)? of (?=(?:the )?\p{Lu})`,
      'u',
    ),
    'in ',
  ],
  // 'The Sorrel runs into the North Bay', 'ends in Lake Minna'
  [
    /^((?:The )?(?:(?:River|river|stream|brook) )?\p{Lu}[\p{L}’'-]*(?: (?:River|Brook|Beck|Burn|Creek))?) (?:runs into|ends in|debouches into|joins) (?=Lake \p{Lu}|the River \p{Lu}|the (?:\p{Lu}[\p{L}-]* ){1,2}(?:Sea|Bay|Ocean|Gulf|River|Sound|Firth|Estuary)\b)/u,
    '$1 flows into ',
  ],
  // 'The Dene joins the Marle near Selby', 'Lake Orn is fed by the Mill Brook'
  [
    new RegExp(
      String.raw`^(The ${WORD}) joins (?=the ${WORD} (?:near|at|below|above|in|just|north|south|east|west)\b)`,
      'u',
    ),
    '$1 flows into ',
  ],
  [/\bjoins the sea (?=(?:at|near|in) )/u, 'flows into the sea '],
  [
    new RegExp(`^(${NAMED}) is (?:mainly |chiefly )?fed by (the ${WORD}(?: ${WORD})?)(?=[.,]|$)`, 'u'),
    (_, what = '', by = '') => `${by.replace(/^the /, 'The ')} flows into ${what.replace(/^The /, 'the ')}`,
  ],
  // 'The source of the Ombra lies in the Monte Fosco', 'The Telle has its source in the Black Fells'
  [
    new RegExp(
      `^The source of (${NAMED}) (?:is|lies|is located|is situated|is found) (?=(?:in|at|on|near) )`,
      'u',
    ),
    (_, river = '') => `${river.replace(/^the /, 'The ')} rises `,
  ],
  [/\b(?:has|takes|finds) its (?:source|origins?|headwaters) (?=(?:in|at|on|near) )/u, 'rises '],
  // 'borders Kerland to the north and Lorrany to the west'
  [
    /(\b(?:border(?:s|ed|ing)?|bound(?:s|ed)|adjoins?|neighbours?|neighbors?) .*)$/u,
    (_, said = '') =>
      said.replace(
        new RegExp(` (?:(?:in|to|on) )(?:the|its) ${SIDE}(?: and ${SIDE})?(?=[,.;]| and |$)`, 'gu'),
        '',
      ),
  ],
  [/\bis (?:bounded|bordered|flanked) by (?=(?:the )?\p{Lu})/u, 'borders '],
  [/\b(?:has|have) (?:an? )?(?:land |common |shared )?borders? with (?=\p{Lu})/u, 'borders '],
  // 'Lena Ambry is the namesake of the Ambry Prize': it is called after her
  [
    new RegExp(`^(${NAMED}) (?:is|was) the namesake of (${NAMED})(?=[.,]|$)`, 'u'),
    (whole, who = '', what = '') =>
      typeOfName(who).type === 'person' ? `${what.replace(/^the /, 'The ')} is named after ${who}` : whole,
  ],
  // 'got its name from General Eli Warren', 'owes its name to', 'Anton Krebs gave his name to the Krebs Strait'
  [/\bnamed in (?:honou?r|memory|tribute) (?:of|to) /u, 'named after '],
  [
    /\b(?:gets|got|gained|derives|derived|draws|drew|receives|received|takes|took|has|had|owes|owed) its name (?:from|to) (?=(?:the )?(?:\p{Ll}+ ){0,3}\p{Lu})/u,
    'is named after ',
  ],
  [/\b(?:bears?|carries|carry) the name of (?=(?:the )?(?:\p{Ll}+ ){0,3}\p{Lu})/u, 'is named after '],
  [
    new RegExp(
      String.raw`^(${NAMED}) (?:gave|gives|lent|lends|has given) (?:his|her|its) name to (${NAMED})(?=[.,]|$| in \d)`,
      'u',
    ),
    (_, giver = '', what = '') =>
      `${what.replace(/^the /, 'The ')} is named after ${giver.replace(/^The /, 'the ')}`,
  ],
  // 'Halden's sister city', 'signed a twinning agreement with Pirna in 2003'
  [/\b(?:sister|partner|twinned) (city|cities|towns?|municipalit(?:y|ies)|villages?)\b/u, twinned],
  [
    /\b(has|have|had|signed|concluded|entered(?: into)?|sealed|formed) (?:an? )?(?:town[- ])?(?:twinning|partnership)(?: (?:agreement|arrangement|treaty|pact|charter|link))?(?= with \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){0,3}(?:[.,]|$| (?:in|since) \d))/u,
    (whole, verb = '') => {
      if (!/twinning/.test(whole)) return whole;
      return /^ha[sv]e?$/.test(verb) ? 'is twinned' : 'was twinned';
    },
  ],
  [
    /\b(?:consists of|is made up of|is composed of|comprises) (?:the |its )?(?:(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) )?(?:\p{Ll}+ )?(?:villages|towns|hamlets|districts|islands|parishes|boroughs|provinces|regions|municipalities|counties|communes|cantons|states|settlements|wards|neighbourhoods|neighborhoods)(?: of|:|,|, namely) (?=\p{Lu})/u,
    'includes ',
  ],
  // 'The Hale Group consists of Hale Gas and Hale Water': a firm's parts, and no members
  [/\b(Group|Holdings?|Corporation|Company|Concern) consists of (?=\p{Lu})/u, '$1 is made up of '],
  [/\bbecame twinned\b/u, 'was twinned'],
  // 'is made up of three divisions: Solen Gas and Solen Grid', 'consists of the villages of Aulne and Bresle'
  [
    /\b(made up|composed|consists?|consisted|comprised) of (?:the |its )?(?:(?:two|three|four|five|six|seven|eight|nine|ten|several|\d{1,2}) )?(?:\p{Ll}+ )?\p{Ll}+s(?::| of|,|, namely| called| named) (?=\p{Lu})/u,
    '$1 of ',
  ],
  [
    /\b(comprises|comprise|includes?) (?:the |its )?(?:(?:two|three|four|five|six|seven|eight|nine|ten|several|\d{1,2}) )?(?:\p{Ll}+ )?\p{Ll}+s(?::| of|, namely| called| named) (?=\p{Lu})/u,
    '$1 ',
  ],
  // 'is twinned with Orsk in Tarl and Bad Ulm in Norland'
  [
    /\btwinned with (\p{Lu}[^;.]{3,120})/u,
    (_, towns = '') =>
      `twinned with ${towns.replace(/(\p{L})(?: in |, )(?:the )?\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)?(?=,? and |$)/gu, (whole, last: string) => (/^\p{L} in /u.test(whole) ? last : whole))}`,
  ],
  // 'Mount Kessel is 2,914 metres high', 'The summit of Mount Kessel is 2,914 metres above sea level'
  [
    new RegExp(
      String.raw`^(${HILL}) is ((?:about |around |some )?(?:\d{3,4}|\d{1,2}[.,]\d{3}) ?(?:m|metres|meters|ft|feet)) (?:high|tall|in height)\b`,
      'u',
    ),
    '$1 has an elevation of $2',
  ],
  [
    new RegExp(String.raw`^(${HILL}) has (?:a (?:total )?height|an altitude) of\b`, 'u'),
    '$1 has an elevation of',
  ],
  [
    new RegExp(
      String.raw`^The (?:summit|peak|top) of (${HILL}) (?:is|lies|stands|rises)(?: at| to)? ((?:about |around |some )?\d[\d.,]* ?(?:m|metres|meters|ft|feet))(?: (?:high|above sea[ -]level))?`,
      'u',
    ),
    '$1 has an elevation of $2',
  ],
  [
    /\b(was|were) (?:finally )?finished (?=(?:in|on) (?:\d{1,2} )?(?:\p{Lu}\p{Ll}+ )?\d{4})/u,
    '$1 completed ',
  ],
  // '53 km²', '12 sq. miles'
  [/(?<=\d) ?km(?:²|2\b)|(?<=\d) (?:sq\.?|square) ?km\b/gu, ' square kilometres'],
  [/(?<=\d) ?m(?:²|2\b)|(?<=\d) sq\.? ?m\b/gu, ' square metres'],
  [/(?<=\d) sq\.? ?mi(?:les)?\b/gu, ' square miles'],
];

/** Places belong to a place as parts of it. */
function belonging(_: string, verb = ''): string {
  return verb === 'belongs' ? 'is part of ' : verb === 'belonged' ? 'was part of ' : 'be part of ';
}

/** 'sister cities' as 'twin towns': sisters of nobody. */
function twinned(_: string, noun = ''): string {
  return /s$/.test(noun) ? 'twin towns' : 'twin town';
}
