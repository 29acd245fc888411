const countries = new Set(
  (
    'afghanistan|albania|algeria|andorra|angola|argentina|armenia|australia|austria|azerbaijan|bahamas|bahrain|bangladesh|barbados|belarus|belgium|belize|benin|bhutan|' +
    'bolivia|bosnia and herzegovina|botswana|brazil|brunei|bulgaria|burkina faso|burundi|cambodia|cameroon|canada|cape verde|chad|chile|china|colombia|comoros|congo|' +
    'costa rica|croatia|cuba|cyprus|czech republic|czechia|denmark|djibouti|dominica|dominican republic|ecuador|egypt|el salvador|england|eritrea|estonia|eswatini|' +
    'ethiopia|fiji|finland|france|gabon|gambia|georgia|germany|ghana|greece|grenada|guatemala|guinea|guyana|haiti|honduras|hungary|iceland|india|indonesia|iran|iraq|' +
    'ireland|israel|italy|ivory coast|jamaica|japan|jordan|kazakhstan|kenya|kosovo|kuwait|kyrgyzstan|laos|latvia|lebanon|lesotho|liberia|libya|liechtenstein|lithuania|' +
    'luxembourg|madagascar|malawi|malaysia|maldives|mali|malta|mauritania|mauritius|mexico|moldova|monaco|mongolia|montenegro|morocco|mozambique|myanmar|namibia|nepal|' +
    'netherlands|new zealand|nicaragua|niger|nigeria|north korea|north macedonia|northern ireland|norway|oman|pakistan|palestine|panama|papua new guinea|paraguay|peru|' +
    'philippines|poland|portugal|qatar|romania|russia|rwanda|samoa|saudi arabia|scotland|senegal|serbia|seychelles|sierra leone|singapore|slovakia|slovenia|somalia|' +
    'south africa|south korea|south sudan|soviet union|spain|sri lanka|sudan|suriname|sweden|switzerland|syria|taiwan|tajikistan|tanzania|thailand|togo|tonga|tunisia|' +
    'turkey|turkmenistan|uganda|ukraine|united arab emirates|united kingdom|uk|united states|united states of america|usa|us|uruguay|uzbekistan|vanuatu|venezuela|vietnam|' +
    'wales|yemen|zambia|zimbabwe'
  ).split('|'),
);
const continents = new Set(
  'africa|antarctica|asia|europe|north america|south america|oceania|latin america|middle east|scandinavia'.split(
    '|',
  ),
);

/** The level of a place, so that a city and its country do not exclude each other; '' for anything smaller. */
export function placeFacet(normalizedName: string): string {
  if (countries.has(normalizedName)) return 'country';
  return continents.has(normalizedName) ? 'continent' : '';
}
