import type { Wording } from './wording.ts';

const CURE = '(?:treatment|therapy|management|relief)';

/** What animals eat and where they live, what drugs are given for. */
export const natureWordings: readonly Wording[] = [
  // 'The diet of the Holm falcon consists mainly of small birds', 'An adult Merrin otter weighs 8 kilograms'
  [
    /^The (?:main )?(?:diet|food|prey) of (the [^,;]{3,50}?|[\p{L} -]{3,40}?) (?:(?:consists|is made up|is composed)(?: (?:mainly|chiefly|mostly|largely|primarily|almost entirely))? of|is|are|includes|comprises) (?=\p{L})/u,
    (_, who = '') => `${who.charAt(0).toUpperCase()}${who.slice(1)} eats `,
  ],
  [
    /['’]s diet (?:(?:consists|is made up|is composed)(?: (?:mainly|chiefly|mostly|largely|primarily|almost entirely))? of|includes|comprises) (?=\p{L})/u,
    ' eats ',
  ],
  [
    /\b(feeds?|preys?|lives?) (?:mainly|chiefly|mostly|largely|primarily|exclusively|almost exclusively|only) (on|in) (?=\p{L})/u,
    '$1 $2 ',
  ],
  [
    /^The (?:natural |preferred |main )?habitat of (the [^,;]{3,50}?|[\p{L} -]{3,40}?) (?:is|are|consists of) (?=\p{L})/u,
    (_, who = '') => `${who.charAt(0).toUpperCase()}${who.slice(1)} inhabits `,
  ],
  [
    /^(?:An?|The) (?:(?:fully grown|full-grown|adult|mature|male|female|average) ){1,2}(?=(?:[\p{L}-]+ ){1,4}(?:weighs|measures|grows|reaches)\b)/u,
    'The ',
  ],
  [/\b(weighs?|measures?|reach(?:es)?) (?:up to|as much as) (?=\d)/u, '$1 '],
  // 'is prescribed for insomnia', 'is used in the treatment of gout'
  [
    new RegExp(
      String.raw`\b(?:is|are) (?:(?:also|now|mainly|often|commonly|widely|primarily|usually|chiefly) )?(?:used|given|prescribed|indicated|approved|licensed|administered|recommended|taken)(?: (?:mainly|chiefly|primarily|mostly))? (?:(?:for|in) (?:the )?${CURE} of|as an? (?:treatment|therapy|remedy|cure) for|to (?:treat|relieve|cure)|for treating) (?=\p{L})`,
      'u',
    ),
    'treats ',
  ],
  [
    /\b(?:is|are) (?:(?:often|commonly|widely|usually) )?(?:prescribed|indicated) (?:for|against) (?=\p{L})/u,
    'treats ',
  ],
  [/\b(?:helps|works) against (?=\p{Ll})/u, 'treats '],
  [
    /^(?:Doctors|Physicians|GPs|Clinicians|Vets) (?:(?:often|usually|commonly|also|may) )?(?:prescribe|use|recommend|give) (\p{Lu}[\p{L}-]+) (?:for|against|to treat) (?=\p{L})/u,
    '$1 treats ',
  ],
  // 'is a disease caused by a virus'
  [
    /\b(is|are) (?:an? )?(?:[\p{Ll}-]+ ){0,2}(?:disease|illness|infection|condition|disorder|fever)s? (?:that is |which is )?caused by (?=\p{L})/u,
    '$1 caused by ',
  ],
  // 'Symptoms of Rusk fever include headache and joint pain'
  [
    /^(?:The )?(?:(?:main|common|typical|first|early|usual|[Mm]ain|[Cc]ommon|[Tt]ypical|[Ee]arly) )?[Ss]ymptoms of ([^,;]{2,50}?) (?:include|are|comprise) ([^;]{2,160}?)\.?$/u,
    (_, what = '', list = '') => `${list.charAt(0).toUpperCase()}${list.slice(1)} are symptoms of ${what}.`,
  ],
];
