import { list, type PredicateLexicon } from './predicate-words.ts';

/** English words of the predicates: lives. */
export const lives: PredicateLexicon = {
  succeeded: {
    verbs: list('S succeed|replace|supersede O, S take over from O, S follow O'),
    nouns: list('successor, replacement'),
    attributes: list('predecessor'),
  },
  born_in: {
    verbs: list('S (bear) in|at|near|on O, S hail from O, S come from O, S be from O, S be native of O'),
    nouns: list('native'),
    attributes: list('birthplace, place of birth, hometown, home town'),
  },
  grew_up_in: {
    verbs: list('S grow up in|at|near|on O, S (raise) in|at|near|on O, S (bring up) in|at|near|on O'),
  },
  born_on: {
    verbs: list('S (bear) on|in V'),
    attributes: list('birthday, date of birth, birth date, birthdate, year of birth, born'),
  },
  died_on: {
    verbs: list('S die on|in V, S pass away on|in V'),
    attributes: list('date of death, death date, died'),
  },
  died_in: {
    verbs: list('S die in|at|near O, S pass away in|at O, S (kill) in|at|near O'),
    attributes: list('place of death'),
  },
  buried_in: { verbs: list('S (bury|inter) in|at O'), attributes: list('burial place, resting place') },
  age: { verbs: list('S be V old'), attributes: list('age') },
  lives_in: {
    verbs: list(`
      S live|reside|dwell|stay in|at|on|near O, S (settle) in O, S be based in O, S (base) in O,
      +S move|relocate|emigrate|migrate|immigrate to|into O, +S move back to O, +S settle in|at O,
      S share flat|apartment|house|home in|at O, +S make home in|at O, O be home to S, +S settle down in O,
      +S return to O, -S leave O, -S move|relocate|emigrate|flee from O, -S move out of O,
      -S move away from O
    `),
    nouns: list('resident, inhabitant'),
    attributes: list(`
      home, family home, residence, address, home address, place of residence, city of residence
    `),
  },
  nationality: {
    verbs: list('+S become citizen of O'),
    nouns: list('citizen, national'),
    attributes: list('nationality, citizenship, country of citizenship'),
  },
  studied_at: {
    verbs: list(`
      S study at|in O, S study X at O, S attend O, S (educate) at|in O, +S enrol|enroll at|in O,
      +S (enrol|enroll) at|in O, +S matriculate at O, S go to O, +S start at O, +S transfer|move|switch to O,
      -S graduate from O, -S graduate O, -S drop out of O, S earn|receive degree from|at O,
      S complete degree at O, S hold degree from O, S obtain degree from|at O, S train at O,
      S earn doctorate from|at O, S receive doctorate from|at O
    `),
    nouns: list(`
      student, graduate, alumnus, alumna, alum, pupil, undergraduate, doctoral student, PhD student
    `),
    attributes: list('alma mater, school, university, education'),
  },
  graduated_from: {},
  degree: { attributes: list('degree, qualification') },
  speaks: {
    verbs: list('S speak O, S be fluent in O, +S learn O'),
    nouns: list('speaker'),
    attributes: list('mother tongue, native language, spoken language, language'),
  },
  learns: { verbs: list('S learn O'), nouns: list('learner') },
  spoke_at: {
    verbs: list(`
      S speak at O, S present at O, S give talk at O, S deliver lecture at O, S deliver speech at O,
      S address O, S keynote O, S perform at O
    `),
  },
  attended: {
    verbs: list('S attend O, S participate in O, S take part in O, S compete in|at O, S run in O'),
    nouns: list('participant, attendee'),
  },
  organized: {
    verbs: list('S organise|organize|host|hold|convene O, O (host|hold|organise|organize) by S'),
    nouns: list('organiser, organizer, host'),
  },
  won: {
    verbs: list(`
      S win O, S (award) O, S (award) with O, S (honour|honor) with O, O (award) to S, X award O to S,
      O go to S
    `),
    nouns: list('winner, laureate, recipient, champion'),
    attributes: list('award, prize'),
  },
  nominated_for: { verbs: list('S (nominate|shortlist) for O'), nouns: list('nominee, finalist') },
  met: { verbs: list('S meet O, S meet with O, S meet up with O, S visit O') },
  visited: { verbs: list('S visit|tour O, S travel|fly|go to O, S take trip to O') },
  prefers: {
    verbs: list('S prefer O, S favour|favor O'),
    attributes: list('preference, favourite, favorite'),
  },
  likes: {
    verbs: list('S like|love|enjoy|adore O, S be fond of O, S be fan of O, S be into O'),
    nouns: list('fan'),
    attributes: list('hobby, interest'),
  },
  dislikes: { verbs: list('S dislike|hate|detest|loathe|avoid O') },
  afraid_of: {
    verbs: list('S be afraid|scared|terrified|frightened of O, S (terrify|scare|frighten) of O, S fear O'),
    attributes: list('phobia, fear'),
  },
  drinks: { verbs: list('S drink O') },
  studies: {
    verbs: list('S major in O, S study O, S (enrol|enroll) in course O, +S take up study of O'),
    attributes: list('major, field of study, course of study'),
  },
  allergic_to: {
    verbs: list('S be allergic to O, S be intolerant to|of O, S have allergy to O'),
    attributes: list('allergy'),
  },
  has_pet: {
    verbs: list('+S adopt|buy|get O'),
    attributes: list(`
      dog, cat, pet, puppy, kitten, parrot, rabbit, hamster, horse, pony, tortoise, turtle, goldfish, budgie,
      canary, ferret, gecko, snake, lizard, pug, beagle, terrier, labrador, retriever, poodle, spaniel,
      corgi, bulldog, husky, dachshund, collie, greyhound, whippet, chihuahua, mutt, hound, tabby, rescue,
      doberman, rottweiler, dalmatian, schnauzer, pup, pooch, moggy, tomcat, cockatiel, cockatoo, macaw,
      parakeet, iguana, axolotl, hedgehog, chinchilla, gerbil, mouse, rat, donkey, goat, sheep, lamb, hen,
      duck, goose, pig, llama, alpaca, mare, stallion, foal
    `),
  },
  suffers_from: {
    verbs: list('S suffer from O, +S (diagnose) with O, +S contract O, -S recover from O'),
    attributes: list('diagnosis'),
  },
  email: { attributes: list('email, e-mail, email address, e-mail address') },
  phone: { attributes: list('phone, telephone, phone number, mobile, telephone number, mobile number, tel') },
  salary: { attributes: list('salary, annual salary, pay') },
};
