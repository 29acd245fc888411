import type { EntityType } from '@memory/ontology';
import { wordMap, wordSet } from '../word-set.ts';

/** Legal forms at the end of a company's name, without periods. */
export const legalForms = wordSet(`
  ltd inc llc llp plc gmbh ag kg kgaa se sa sas sarl srl spa bv nv ab as asa oy oyj aps corp corporation
  limited incorporated pty pte co sro sp
`);

/** What a name whose last word it is names: 'university' an organisation, 'street' a place. */
export const typeOfLastWord: ReadonlyMap<string, EntityType> = wordMap<EntityType>({
  organization: `
    academy administration agency zoo archive airlines airways army assembly associates association authority
    bank board brewery brothers bureau church clinic club coalition college commission committee company
    confederation conservatory cooperative council department directorate enterprises faculty federation firm
    forum foundation fund gazette government group guild holdings hospital industries institute institution
    insurance laboratories laboratory labs league library logistics ministry motors navy networks office
    orchestra organisation organization parliament partners partnership party police polytechnic press
    productions publishers quartet railway railways school senate services society solutions studios syndicate
    systems team technologies times trust union university ventures
  `,
  place: `
    airport alley avenue basin bay beach boulevard bridge building canal canyon castle cathedral cave city
    close coast county court creek desert district drive falls fjord flat floor forest garden gardens gate
    glacier gorge gulf hall harbour harbor heights hill hills hotel house island islands isle junction kingdom
    lake lane lighthouse loch manor marsh mill monastery mount mountain mountains museum observatory ocean
    palace park peninsula pier plateau plaza port prefecture province quay reef reservoir ridge river road
    room sea shore square stadium station strait street suite terrace theatre theater tower town tunnel valley
    village volcano way wood woods zone st rd ave inn lodge gallery lido pool hostel refuge cafe café
    restaurant pub bar farm vineyard quarry cottage abbey priory chapel temple mosque market arena dock wharf
    dam airfield reserve pond moor heath barracks crossing footbridge ferry
  `,
  event: `
    award awards battle ceremony championship championships conference congress convention cup election
    exhibition expo fair festival games hackathon marathon match meeting olympics prize race revolution summit
    symposium tournament war webinar workshop
  `,
  work: `
    act agreement bible charter code constitution convention declaration manifesto report symphony treaty
  `,
  product: `
    api app browser cli compiler database edition engine framework kit platform plugin protocol sdk server
    software gateway proxy cluster portal dashboard scheduler
  `,
});

/** Last words whose names are as often an institution as a place or work: they tell no more than a guess. */
export const looseLastWords = wordSet(`
  games productions museum hotel hall port harbour harbor castle observatory monastery theatre theater station
  house room mill mills zoo tower palace manor cathedral stadium garden gardens park plaza club library press
  gazette times group team symposium forum inn lodge gallery lido pool hostel refuge cafe café restaurant pub
  bar vineyard quarry cottage abbey priory chapel temple mosque market arena dock archive ferry exhibition
  gateway proxy cluster portal dashboard scheduler zoo api app browser database edition engine framework kit
  platform plugin protocol server software report code act match meeting race cup festival fair award awards
`);

/** Words of the land that are surnames as well. */
export const landscapes = wordSet(`
  banks bridge brook brooks castle church cliff dale field fields forest glen grove hall heath hill hills
  house lake lane marsh moor park pond ridge rivers shore street wood woods
`);

/** Last words of firms' names: what they make, or what a firm calls itself. */
export const firmWords = wordSet(`
  acoustics aerospace aerodynamics agency analytics audio automation automotive aviation bakery bicycles
  biotech boatyard books brewery brewing broadband cable capital ceramics chemicals choir circus coffee
  construction consulting copper cosmetics couriers cranes dairy delivery distillery distillers cider cycles
  design diagnostics digital dynamics dynamo electric electronics elektro energy engineering estates express
  farms fashion ferries films finance fisheries foods footwear forge foundry freight furniture games gas gears
  genomics glass grid haulage health healthcare holding hosting hotels hydraulics imaging instruments
  insurance interactive interiors ironworks joinery leather lithium machinery marine materials media medical
  metals mills mining mobile mobility motorcycles music mutual nautics navigation network nurseries optical
  optics orchards packaging paints paper partners petroleum pharma pharmaceuticals plastics pottery power
  printing properties publishing radio rail realty records research restaurants resources robotics rubber
  satellites science sciences seeds semiconductors sensors ship shipping shipyard software solar sound spirits
  stables staffing steel stone stores studio surgery surveys symphony tannery telecom television textiles
  tiles timber tobacco tools toys trading trains travel trucks turbines united ventures vineyards watches
  waterworks wealth wind windows wines wireless works yachts yard
`);

/** What a name whose first word it is names: 'Lake Como', 'University of Leeds'. */
export const typeOfFirstWord: ReadonlyMap<string, EntityType> = wordMap<EntityType>({
  place: 'lake mount river cape fort port isle gulf bay loch flat room castle château',
  organization: `
    university bank ministry department institute college bureau house office church museum league federation
    association
  `,
  event: 'battle siege feast',
  work: 'treaty declaration',
  thing: 'project operation',
});

/** Words that take 'of …' into a name: 'University of Leeds', 'Bay of Bengal'. */
export const takesOf = wordSet(`
  university bank ministry department institute college bureau house office church museum league federation
  association school council society academy board chamber court faculty battle siege treaty declaration bay
  gulf isle city county republic kingdom state states duchy cape sea lake mount tower bridge port order
  knights commonwealth union people
`);

/** Small words within names of people and places: 'Ludwig van Beethoven', 'Rio de Janeiro'. */
export const nameParticles = wordSet(`
  de da do dos das del della di du la le las los van von der den ten ter el al bin ibn upon y
`);

/** Titles that stand before a person's name, without periods. */
export const titles = wordSet(`
  mr mrs ms miss mx dr prof professor doctor sir dame lord lady rev reverend fr father sister brother capt
  captain col colonel gen general lt lieutenant maj major sgt sergeant cmdr commander adm admiral hon judge
  justice sen senator rep gov king queen prince princess emperor pope saint st rabbi imam sheikh
`);

/** Posts and trades that stand before a person's name and are no part of it. */
export const posts = wordSet(`
  ceo cto cfo coo cmo cpo cio ciso president vice-president chairman chairwoman chair director founder
  co-founder cofounder minister secretary chancellor premier mayor governor manager head chief officer
  executive editor engineer author coach
`);

/** Words that open a sentence or label and are capitalised for that alone, whatever else they may be. */
export const openers = wordSet(`
  note notes see example examples warning important tip todo fixed added changed removed deprecated security
  breaking features bug fixes changelog readme license installation usage api table figure fig appendix
  chapter section step steps part question answer summary background methods results conclusion conclusions
  objective objectives copyright hello hi dear thanks regards re subject
`);

/** Verbs that open an order: 'Use Docker', 'Run Postgres'. */
export const orders = wordSet(`
  use add run create see set make build install check call open start stop update fix remove redact configure
  enable disable select choose click press type enter copy move go get let visit read write import export
  define declare pass return render load save send download upload upgrade replace change note consider avoid
  ensure try keep take give find compose parse convert provide support allow bump strip handle improve rename
  refactor drop deprecate introduce implement include exclude ask tell please contact
`);

/** Letters that stand for common nouns: no names by themselves. */
export const generalLetters = wordSet(`
  api apis cli clis url urls uri uris ui ux id ids pr prs ide ides sdk sdks faq faqs os cpu cpus gpu ram db
  app apps dom ast orm fyi ps tbd todo n/a ok tv pc ceo cto cfo hr it qa js ts
`);
