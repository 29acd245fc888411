import type { NounPhrase, SentenceAnalysis, Token } from '../../language/analyze.ts';
import { lookUp } from '../../language/words/lexicon.ts';
import { isKnownWord } from '../../language/words/tokens.ts';
import { classNounType } from './name-types.ts';

const wild = new Set(
  (
    'otter vole lynx toad frog newt salamander falcon hawk eagle kestrel buzzard owl stork heron crane wren robin thrush finch sparrow swallow swift warbler gull tern puffin ' +
    'petrel albatross penguin duck goose swan grebe plover sandpiper curlew snipe lark wagtail woodpecker kingfisher hornbill parrot cockatoo parakeet hummingbird pigeon dove quail grouse ' +
    'pheasant partridge raven crow jay magpie vulture condor osprey ibis flamingo pelican cormorant bustard fox wolf bear badger weasel stoat marten polecat mink seal walrus whale dolphin ' +
    'porpoise shark ray salmon trout perch pike carp eel herring cod tuna sturgeon bat shrew mole hedgehog mouse rat dormouse lemming squirrel marmot beaver hare boar deer elk moose reindeer ' +
    'antelope gazelle oryx ibex chamois bison buffalo zebra giraffe elephant rhinoceros hippopotamus tapir lion tiger leopard cheetah jaguar puma ocelot wildcat hyena jackal mongoose civet ' +
    'genet monkey baboon macaque lemur gibbon gorilla chimpanzee orangutan sloth armadillo anteater pangolin kangaroo wallaby wombat koala possum opossum bandicoot snake viper adder python ' +
    'cobra lizard gecko skink iguana chameleon tortoise turtle terrapin crocodile alligator caiman crab lobster shrimp prawn crayfish snail slug mussel oyster clam squid octopus beetle moth ' +
    'butterfly bee bumblebee wasp hornet ant termite dragonfly damselfly grasshopper cricket cicada spider scorpion mite tick leech worm earthworm jellyfish starfish urchin coral sponge ' +
    'orchid fern moss lichen fungus mushroom oak beech birch pine spruce fir cedar willow poplar maple acacia palm bamboo cactus lily iris primrose gentian heather thistle nettle clover sedge ' +
    'bird fish mammal reptile amphibian insect rodent primate marsupial raptor songbird seabird shorebird waterfowl'
  ).split(' '),
);

/** Whether a noun is what animals or plants of one kind are called by, of those that nobody keeps at home. */
export function isSpecies(lemma: string): boolean {
  return wild.has(lemma);
}

/** What animals and plants do, and nothing else. */
const living = /^(?:inhabit|nest|breed|roost|hibernate|forage|feed|prey|moult)$/;
/** What is told of kinds of animals and plants among other things, and of those alone behind a name that nobody knows. */
const toldOfLife =
  /^(?:inhabit|nest|breed|roost|hibernate|forage|feed|prey|moult|live|eat|grow|reach|weigh|measure|lay|describe|discover|belong|hunt|flower|bloom|classify|list|threaten|find|occur|hatch|name|protect|spawn|migrate|have)$/;
const stateOfLife =
  /^(?:native|endemic|indigenous|extinct|endangered|vulnerable|threatened|nocturnal|diurnal|active|rare|common|widespread|migratory|poisonous|venomous|omnivorous|herbivorous|carnivorous|long|tall|high)$/;

/**
 * Whether a sentence tells of a kind of animal or plant by a phrase with 'the', whatever its noun: what the kind is ('The marsh
 * glider is a frog'), what only living things do, or, of a noun that is in no dictionary, what they do besides ('The
 * tawny skerrit weighs 20 g').
 */
export function tellsOfLife(analysis: SentenceAnalysis, phrase: NounPhrase, definite: boolean): boolean {
  const { tokens, clauses, nounPhrases, verbGroups } = analysis;
  const { lower, text } = tokens[phrase.head] as Token;
  if (!definite || phrase.plural || text !== lower || classNounType(lower) === 'person') return false;
  const isStrange = !isKnownWord(lower) && lookUp(lower) === 0 && /^[a-z][a-z-]{3,}$/.test(lower);
  return clauses.some(({ subjects, objects, verb, adjective }) => {
    const group = verbGroups[verb];
    if (group === undefined) return false;
    const isSubject = subjects.includes(phrase.index);
    if (!isSubject)
      return isStrange && objects.includes(phrase.index) && /^(?:describe|discover)$/.test(group.lemma);
    if (group.copula) {
      const [what] = objects.map((index) => nounPhrases[index]);
      const noun = tokens[what?.head ?? -1]?.lower ?? '';
      if (isSpecies(noun) || /^(?:species|subspecies)$/.test(noun)) return true;
      return isStrange && stateOfLife.test(tokens[adjective ?? -1]?.lower ?? '');
    }
    return living.test(group.lemma) || (isStrange && toldOfLife.test(group.lemma));
  });
}

/** Whether what a name ends in is a kind of animal or plant, or a word for one that is in no dictionary. */
export function isOfLife(name: string): boolean {
  const last = name.split(' ').at(-1) ?? '';
  return isSpecies(last) || (/^[a-z][a-z-]{3,}$/.test(last) && !isKnownWord(last) && lookUp(last) === 0);
}
