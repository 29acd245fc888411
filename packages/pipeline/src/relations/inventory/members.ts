/** Members of bands by what they do in them: 'the drummer of the Orr Four'. */
export const musicians: readonly string[] = [
  'singer',
  'lead singer',
  'vocalist',
  'frontman',
  'frontwoman',
  'drummer',
  'guitarist',
  'bassist',
  'bass player',
  'keyboardist',
];

/** Animals that people keep at home. */
export const pets: readonly string[] = (
  'dog cat pet puppy kitten parrot rabbit hamster horse pony tortoise turtle goldfish budgie canary ferret gecko snake lizard pug ' +
  'beagle terrier labrador retriever poodle spaniel corgi bulldog husky dachshund collie greyhound whippet chihuahua mutt hound tabby rescue doberman rottweiler dalmatian schnauzer pup pooch moggy tomcat cockatiel cockatoo macaw parakeet iguana axolotl hedgehog chinchilla gerbil mouse rat donkey goat sheep lamb hen duck goose pig llama alpaca mare stallion foal'
).split(' ');
