/** Languages that people say they have a little of. */
const LANGUAGE =
  '(?:Afrikaans|Albanian|Amharic|Arabic|Armenian|Azeri|Basque|Bengali|Bosnian|Breton|Bulgarian|Cantonese|Catalan|Chinese|Cornish|Croatian|Czech|Danish|Dutch|English|Esperanto|Estonian|Farsi|Finnish|Flemish|French|Gaelic|Galician|Georgian|German|Greek|Gujarati|Hausa|Hebrew|Hindi|Hungarian|Icelandic|Igbo|Indonesian|Irish|Italian|Japanese|Kazakh|Khmer|Korean|Kurdish|Lao|Latin|Latvian|Lithuanian|Macedonian|Malay|Maltese|Mandarin|Mongolian|Nepali|Norwegian|Persian|Polish|Portuguese|Punjabi|Romanian|Romansh|Russian|Sami|Serbian|Sinhala|Slovak|Slovene|Slovenian|Somali|Spanish|Swahili|Swedish|Swiss German|Tagalog|Tamil|Telugu|Thai|Tibetan|Turkish|Twi|Ukrainian|Urdu|Uzbek|Vietnamese|Welsh|Xhosa|Yiddish|Yoruba|Zulu|[Ss]ign [Ll]anguage)(?=[.,;:!)]|$| (?:and|or|but|well|fluently|as|too|quite|very|at|from|with|since|to|now)\\b)';
const QUANTITY =
  '(?:an? (?:little(?: bit of)?|(?:tiny |little )?bit of|smattering of|few words of|touch of|fair amount of|good deal of)|(?:just |only )?(?:some|enough|basic|passable|rusty|broken|conversational))';
const KNOWLEDGE = String.raw`(?:(?:an? |some |his |her )?(?:(?!no |little |poor )[\p{Ll}-]+ )?(?:knowledge|command|grasp|mastery) of)`;

/** How well somebody knows a language left out, and the other words for speaking one. */
export const tongues: readonly (readonly [RegExp, string])[] = [
  // 'speaks hardly any German' is no speaker of it
  [
    new RegExp(
      `\\bspeaks? (hardly any|barely any|almost no|scarcely any|very little|little) (?=${LANGUAGE})`,
      'u',
    ),
    'knows $1 ',
  ],
  // 'has a working knowledge of French', 'has some command of Thai'
  [new RegExp(`\\b(?:has|possesses) ${KNOWLEDGE} (?=${LANGUAGE})`, 'u'), 'speaks '],
  [new RegExp(`\\b(?:have|possess) ${KNOWLEDGE} (?=${LANGUAGE})`, 'u'), 'speak '],
  // 'knows a bit of Arabic', 'gets by in Spanish'
  [
    new RegExp(
      `\\b(?:knows|(?:gets|can get) by in|can speak|is conversant in|is (?:now )?proficient in|has picked up) (?:${QUANTITY} )?(?=${LANGUAGE})`,
      'u',
    ),
    'speaks ',
  ],
  [
    new RegExp(
      `\\b(?:know|get by in|am conversant in|am proficient in) (?:${QUANTITY} )?(?=${LANGUAGE})`,
      'u',
    ),
    'speak ',
  ],
  // 'speaks Czech, English and a little German'
  [
    new RegExp(
      `(?<=\\b(?:speaks?|spoke|speaking|learning|learns?|fluent in) (?:[^.;:]{0,100}(?:,|and|but|plus|with) (?:also )?)?)${QUANTITY} (?=${LANGUAGE})`,
      'gu',
    ),
    '',
  ],
];
