import { NAMED, type Wording } from './wording.ts';

const VESSEL =
  '(?:ship|steamship|steamer|motor ship|motor vessel|boat|ferry|trawler|tanker|freighter|frigate|destroyer|cruiser|corvette|icebreaker|schooner|yacht|tug|lifeboat|barque|brig|vessel|liner|lugger|cutter|ketch|sloop|barge|submarine)';

const ROUTE =
  '(?:railway|railroad|line|route|road|motorway|highway|canal|ferry|train|tram|bus|trail|footpath|path|cycleway|tramway|tunnel|pipeline|service|express)';

/** Buildings, ways and ships: when they opened and were made, who designed them, what they connect, how they ended. */
export const structuresWordings: readonly Wording[] = [
  // 'has opened its doors again'
  [
    /\b(?:opened|has opened|is open)(?: its doors)? (?:again|once more)(?: to (?:the public|visitors|guests))?(?=[.,;]|$| (?:in|on|after|since|as)\b)/u,
    'reopened',
  ],
  // 'opened its doors to visitors', 'was opened to traffic'
  [/\bopened its doors(?: to (?:the public|visitors|guests|students|pupils|readers|customers))?/u, 'opened'],
  [
    /\bopened (?:to|for) (?:the (?:general )?public|visitors|(?:(?:rail|road|public) )?traffic|passengers|shipping|guests|business|worship)\b/u,
    'opened',
  ],
  [
    new RegExp(
      String.raw`^The (?:official |grand )?opening of (${NAMED}) (?:is|was) (?:on )?(?=\d{1,2} \p{Lu}\p{Ll}+ \d{4}|\p{Lu}\p{Ll}+ \d)`,
      'u',
    ),
    (_, what = '') => `${what.replace(/^the /, 'The ')} opened on `,
  ],
  // 'Construction of the Marden Bridge was completed in 1887'
  [
    new RegExp(
      String.raw`^(?:The )?(?:[Cc]onstruction|[Bb]uilding|(?:[Bb]uilding |[Cc]onstruction )?[Ww]ork) (?:of|on) (${NAMED}) was (?=(?:completed|finished|concluded)\b)`,
      'u',
    ),
    (_, what = '') => `${what.replace(/^the /, 'The ')} was `,
  ],
  // 'Marlow Church dates back to 1388'
  [
    /\b(Church|Cathedral|Chapel|Castle|Palace|Bridge|House|Hall|Manor|Tower|Abbey|Priory|Mill|Inn|Theatre|School|Library|Barn|Farm|Lighthouse|Station|church|castle|bridge|house|hall|tower|building|chapel|mill)( (?:at|in|of|on|near) (?:the )?\p{Lu}[\p{L}'’-]*)? dates (?:back )?(?:from|to) (?=\d{4}|the (?:early |late |mid-)?\d{1,2}th century)/u,
    (_, what = '', where = '') => `${what}${where} was built in `,
  ],
  // 'was built to a design by Owen Tate'
  [
    /\b(?:built|erected|constructed) (?:to|from|on|after|according to) (?:(?:a|the) )?(?:designs?|plans?|drawings) (?:drawn up )?(?:by|of) (?=(?:the )?(?:\p{Ll}+ )?\p{Lu})/u,
    'designed by ',
  ],
  // 'was built between 1871 and 1875 to a design by Owen Tate'
  [
    /\b((?:built|erected|constructed) (?:(?:in|between|from) [^,;.]{4,30}?)) (?:to|from|on|after|according to) (?:(?:a|the) )?(?:designs?|plans?|drawings) (?:drawn up )?(?:by|of) (?=(?:the )?(?:\p{Ll}+ )?\p{Lu})/u,
    '$1 and designed by ',
  ],
  [
    /\b(?:built|erected|constructed) to (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}-]+){0,2})['’]s designs?\b/u,
    'designed by $1',
  ],
  // 'The trawler Silver Gull is based in Port Essel'
  [
    new RegExp(
      String.raw`^(The (?:[\p{Ll}-]+ ){0,2}${VESSEL} \p{Lu}[\p{L}'’-]*(?: (?:of |the )?\p{Lu}[\p{L}'’-]*){0,3}|(?:The )?(?:MV|SS|HMS|MS|RV) \p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,3}) (?:is|was) (?:(?:home-?)?ported|based|registered|homeported|stationed) (?:in|at|out of) `,
      'u',
    ),
    '$1 is berthed in ',
  ],
  // 'went down in the Holm Strait', 'was lost with all hands off Skerry'
  [/\bwas lost (?:with all (?:hands|on board|aboard)|at sea)\b/u, 'sank'],
  [
    new RegExp(
      String.raw`^(The (?:(?:[\p{Ll}-]+ ){0,2}${VESSEL} )?\p{Lu}[\p{L}'’-]*(?: (?:of |the )?\p{Lu}[\p{L}'’-]*){0,3}|(?:The )?(?:MV|SS|HMS|MS|RV) \p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,3}) (?:went down|was lost) (?=(?:in|off|near|on) (?:the (?:coast|island|waters) of )?(?:the )?\p{Lu})`,
      'u',
    ),
    '$1 sank ',
  ],
  [
    /\b(sank|sunk|foundered|wrecked|scuttled|torpedoed) off (?:the (?:\p{Ll}+ )?coast of )?(?=(?:the )?\p{Lu})/u,
    '$1 near ',
  ],
  // 'runs daily between Tarrow and Osby', 'The Reed Valley Railway runs from Tarl to Osby'
  [
    new RegExp(
      String.raw`^((?:The )?(?:[\p{L}\p{N}'’-]+ ){0,4}${ROUTE}) (?:runs|goes|leads|travels|operates) (?:daily |hourly |twice a day )?(?:from (${NAMED}) to|between (${NAMED}) and) (?=\p{Lu})`,
      'iu',
    ),
    (whole, line = '', from, between) =>
      /\p{Lu}/u.test((from ?? between ?? '').charAt(0)) ? `${line} connects ${from ?? between} and ` : whole,
  ],
  // 'The Dray Bridge spans the River Dray'
  [
    /\b(Bridge|Viaduct|Aqueduct|bridge|viaduct|aqueduct)( \p{Lu}\p{L}+)? spans (?=(?:the )?\p{Lu})/u,
    '$1$2 crosses ',
  ],
];
