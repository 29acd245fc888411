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
