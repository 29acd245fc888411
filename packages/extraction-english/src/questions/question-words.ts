import { isIn, type PredicateSpec, predicateOf } from '@memory/ontology';
import { isFunctionWord, readNotation } from '../meaning/notation.ts';
import { predicateWords } from '../meaning/vocabulary.ts';
import { wordSet } from '../word-set.ts';

/** Who leads: what is asked for by many words besides the title itself. */
const leading = 'lead leader run head boss charge manager top chief helm executive direct responsible md';
const leadingPosts = wordSet(`
  ceo_of leads head_of director_of leader_of product_manager_of president_of chair_of general_manager_of
  captain_of principal_of headteacher_of dean_of rector_of provost_of mayor_of governor_of
`);

/** What people say when they ask for a predicate, beyond the words by which texts tell it. */
const asking: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...leadingPosts].map((post) => [post, leading])),
  coach_of: 'coach train trainer manager',
  representative_of: 'represent parliament seat constituency district ward council',
  manages: `${leading} responsible owner manage`,
  responsible_for: 'responsible charge owner handle look after own',
  assigned_to: 'responsible owner assignee task do charge',
  works_at: 'work employer employ job company workplace firm ?where pay career staff <?who',
  has_role: 'job role position title work do living profession occupation career ?job capacity post',
  occupation: 'job profession work do living career trade ?job capacity post',
  is_a: 'what kind type sort job profession do',
  plays_for: 'club team side squad',
  reports_to:
    '<boss <manager <supervisor <superior <charge >report >subordinate >team -manage -lead -oversee -boss -head -run',
  member_of: 'member belong membership part team',
  lives_in: 'live home reside address city town country stay house move residence based base place',
  born_in: 'birthplace born birth place hometown from native ?from',
  born_on: 'birthday born birth date year dob bday dob old anniversary turn celebrate age',
  died_on: 'died death date die dead alive pass',
  died_in: 'died death die dead alive pass place',
  nationality: '?from',
  degree: 'degree study qualification',
  age: 'old age year birthday',
  married_to: 'spouse partner husband wife married marriage marry hubby missus half wedding wed single',
  partner_in_life: 'partner girlfriend boyfriend relationship dating',
  parent_of:
    '>father >mother >parent >mum >mom >dad <child <children <son <daughter <kid <boy <girl family <baby <daughter >parents',
  sibling_of: 'brother sister sibling family',
  graduated_from:
    'university college school study education degree go attend graduate alma mater finish complete',
  studies: 'study subject major course ?subject',
  studied_at: 'university college school study education degree go attend graduate alma mater',
  learns: 'language study learn',
  drinks: 'drink like prefer',
  runs_on: 'host cloud run platform server deploy ?where',
  currency: 'money currency pay',
  speaks: 'language speak fluent tongue',
  allergic_to:
    'allergy allergic intolerant allergen allergen intolerance eat food avoid restriction dietary react',
  has_pet: 'pet animal dog cat keep puppy kitten pooch',
  owns: 'own owner have possess belong car property control hold',
  prefers: 'prefer preference favourite favorite like rather favour drink choice',
  likes:
    'like love enjoy favourite favorite hobby interest fond favour drink pastime spare free time leisure fun relax weekend',
  dislikes: 'dislike hate avoid ?dislike eat food',
  eats: 'eat diet food',
  email: 'email mail contact reach write message',
  phone: 'phone telephone number contact reach call ring dial mobile cell tel',
  founded: 'founder found start establish create begin set up behind launch cofound co-found',
  founded_on: 'found start establish begin set up old year creation open exist age inception launch',
  founded_in: 'found start establish place',
  headquartered_in:
    'headquarters hq base locate location office seat city home head country address move seat sit',
  located_in:
    'locate location place lie situate region country county state province district canton continent island city town village room venue meet hold move sit stand',
  lies_on: 'river lake sea coast shore bank water',
  near: 'close nearby',
  has_office_in: 'office branch location',
  acquired:
    'car vehicle drive buy bought purchase acquire acquisition takeover take over >owner >own >belong >parent >control >hold >group',
  subsidiary_of: '<parent <owner <own belong company',
  employee_count:
    'employee staff people work headcount workforce worker personnel size big large employ ?many member team',
  population: 'people inhabitant live population resident big ?many',
  price: 'price cost pay expensive charge ?much go sell expense',
  fee: 'fee price cost pay charge ?much',
  budget: 'budget money fund cost spend ?much fund spend available set aside',
  revenue: 'revenue sales turnover money earn make ?much',
  profit: 'profit earn money make ?much',
  valuation: 'worth value valuation ?much',
  raised: 'raise fund money investment ?much',
  salary: 'salary earn pay wage income ?much',
  due_on: 'deadline due date finish deliver complete done end ready deliverable cutoff submit until',
  scheduled_for: 'schedule date plan take place start launch release open begin live happen hold meet',
  expires_on: 'expire end valid run out over valid validity',
  opened_on: 'open start old age',
  released_on: 'release launch come out date publish old',
  took_place_in: 'place happen hold venue',
  uses: 'use tool technology database db stack platform software store datastore backend rely',
  status:
    'status state progress going stand situation phase open close finish complete happen active continue track far along update',
  version: 'version release latest current number',
  manufactures: 'make produce product manufacture build develop maker behind',
  sells: 'sell product offer',
  offers: 'offer service product',
  developed: 'develop make create build write program code developer author behind',
  built: 'build construct make create erect develop builder yard behind',
  designed: 'architect build make behind',
  author_of: 'write author writer book wrote novel poem play story text article essay by',
  created: 'create make creator behind',
  renamed_to: 'name rename call new old former',
  replaces: 'replace successor predecessor instead before previous',
  succeeded: 'successor predecessor follow after before replace',
  requires: 'require need requirement',
  depends_on: 'depend need dependency',
  written_in: 'language write programming build',
  license: 'license licence',
  weight: 'weigh heavy',
  height: 'tall high',
  length: 'long span',
  elevation: 'high altitude',
  duration: 'long last',
  capacity: 'hold many seat passengers',
};

/** Words that ask for what no predicate of the inventory tells, beside its own. */
const likewise: Readonly<Record<string, string>> = {
  number: '?many',
  kid: 'child',
  kids: 'child kid',
  child: 'kid',
  children: 'child kid',
  start: 'begin',
  begin: 'start',
  end: 'finish stop',
  finish: 'end',
  close: 'shut',
  website: 'url web site homepage address',
  sponsor: 'fund finance pay',
  goal: 'aim purpose objective',
  aim: 'goal purpose objective',
  purpose: 'goal aim objective',
  colour: 'color',
  landlord: 'landlady ?who',
  drive: 'car vehicle',
  chef: 'cook kitchen',
  shot: 'shoot film location',
  filmed: 'film shoot location',
  favourite: 'like love prefer best eat',
  favorite: 'like love prefer best eat',
  play: 'instrument sport',
  rent: 'pay cost ?much',
  pupil: 'student',
  pupils: 'student',
  student: 'pupil',
  earn: 'salary wage pay income ?much',
  carry: 'capacity hold seat ?many',
  seat: 'capacity hold ?many',
  allow: 'permit bring welcome forbid ban',
  permit: 'allow bring welcome forbid ban',
  ban: 'allow permit bring welcome forbid',
  stake: 'own share percent percentage part hold ?much',
};

const timed = /_on$|^(?:due_on|scheduled_for|age)$/;
const measured =
  /^(?:price|rent|fee|budget|revenue|profit|valuation|raised|salary|fined|donated_to|capacity|weight|height|length|width|depth|area|speed|temperature|elevation|population|employee_count|age|duration)$/;

type Worded = Pick<PredicateSpec, 'subject' | 'object' | 'shape' | 'symmetric' | 'employment'> &
  (typeof predicateWords)[number];

const specs: ReadonlyMap<string, Worded> = new Map(
  predicateWords.flatMap((words) => {
    const spec = predicateOf(words.predicate);
    return spec === undefined ? [] : [[words.predicate, { ...spec, ...words }] as const];
  }),
);

/** Who does what a verb says, by the verb: 'architect' and 'designer' of 'design'. */
const doers = new Map<string, Set<string>>();
for (const spec of specs.values()) {
  for (const { verb, left, direct, words } of (spec.verbs ?? []).flatMap((notation) =>
    readNotation(spec.predicate, notation),
  )) {
    if (left !== 'S' || direct !== 'O' || words !== null || spec.shape !== 'event') continue;
    const known = doers.get(verb) ?? new Set();
    for (const noun of spec.nouns ?? []) if (!noun.includes(' ')) known.add(noun.toLowerCase());
    doers.set(verb, known);
  }
}

/**
 * The words by which a question may ask for a predicate, in lower case and in their base form where they have one, and what it answers: `?who`, `?where`,
 * `?when`, `?many`, `?much`, `?job`, `?from`, `?change`; `<son` and `>mother` ask for one end of it, as does `>?who` where only its subject is a person; by `+report` its
 * subject does what the verb says, by `-supervise` its object. Of `other:…` the words of its lemma, and who does it: 'the architect' designed.
 */
export function questionWords(predicate: string): readonly string[] {
  const known = wordsOfSpecs.get(predicate);
  if (known !== undefined) return known;
  const spec = specs.get(predicate);
  if (spec === undefined) {
    const words = predicate.replace(/^other:(?:has_)?/, '').split('_');
    const alike = words.flatMap((word) => (likewise[word] ?? '').split(' ')).filter((word) => word !== '');
    return [...words, ...alike, ...(doers.get(words[0] ?? '') ?? [])];
  }
  const words = askingFor(predicate, spec);
  wordsOfSpecs.set(predicate, words);
  return words;
}

/** The words of those predicates of the inventory that have been asked for. */
const wordsOfSpecs = new Map<string, readonly string[]>();

function askingFor(predicate: string, spec: Worded): readonly string[] {
  const words = new Set([...wordsOf(spec), ...doingIn(spec), ...(asking[predicate] ?? '').split(' ')]);
  const who = whoIsAsked(spec);
  if (who !== null) words.add(who);
  if (spec.object !== 'value' && spec.object[0] === 'place' && spec.subject[0] !== 'place')
    words.add('?where');
  if (/_in$/.test(predicate) && spec.object !== 'value') words.add('?where');
  if (timed.test(predicate) && spec.object === 'value') words.add('?when');
  if (measured.test(predicate)) words.add('?many');
  if (isIn('post', predicate)) words.add('?job');
  // 'Which company does Ann work for?' asks for the one that she is the CTO of as well
  if (isIn('post', predicate) && spec.employment === true)
    for (const word of ['work', 'employer', 'company', 'firm', '<?where']) words.add(word);
  if (spec.shape === 'event' || predicate === 'status') words.add('?change');
  words.delete('');
  // 'her address' is where she lives, 'her e-mail address' another thing
  if (predicate === 'email') words.delete('address');
  // where one end is asked for, the bare word would ask for either
  return [...words].filter((word) => !words.has(`<${word}`) && !words.has(`>${word}`));
}

/** Which end of it is a person. */
function whoIsAsked({ subject, object }: Worded): string | null {
  const isObject = object !== 'value' && object.includes('person');
  if (subject.includes('person')) return isObject || object === 'value' ? '?who' : '>?who';
  return isObject ? '<?who' : null;
}

/** Its verbs with which end does what they say: 'S report to O', 'O supervise S', 'S (employ) by O'. */
function doingIn(spec: Worded): string[] {
  if (spec.symmetric) return [];
  return (spec.verbs ?? []).flatMap((notation) =>
    readNotation(spec.predicate, notation).flatMap(({ verb, left, right, isPassive, prepositions }) => {
      if (/^(?:be|have|do|get|take|go)$/.test(verb)) return [];
      const doer = isPassive ? (prepositions?.length === 1 && prepositions[0] === 'by' ? right : null) : left;
      if (doer === 'S') return [`+${verb}`];
      return doer === 'O' ? [`-${verb}`] : [];
    }),
  );
}

/** Head words of its nouns and attributes, and the verbs of its patterns. */
function wordsOf(spec: Worded): string[] {
  const phrases = [...(spec.nouns ?? []), ...(spec.attributes ?? [])].flatMap((noun) =>
    noun.toLowerCase().split(' '),
  );
  const verbs = (spec.verbs ?? []).flatMap((notation) =>
    readNotation(spec.predicate, notation).flatMap(({ verb, words }) => [verb, ...(words ?? [])]),
  );
  return [...phrases, ...verbs].filter(
    (word) => !isFunctionWord(word) && !/^(?:of|the|and|be|have|do|get|take|go)$/.test(word),
  );
}
