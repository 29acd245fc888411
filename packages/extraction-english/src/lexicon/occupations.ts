import { wordMap, wordSet } from '../word-set.ts';

/** The field of work that an occupation's head noun tells, such as 'sport' of 'jockey'; many nouns tell none. */
export const fieldOfOccupation: ReadonlyMap<string, string> = wordMap({
  sport:
    'footballer player striker goalkeeper midfielder defender winger quarterback pitcher batsman bowler cricketer cyclist swimmer sprinter runner athlete boxer wrestler golfer gymnast skier skater coach referee jockey rower fencer sailor',
  arts: 'singer actor actress musician composer painter sculptor novelist poet playwright author writer filmmaker dancer rapper guitarist drummer pianist violinist photographer comedian screenwriter choreographer illustrator cartoonist conductor bassist trumpeter saxophonist keyboardist organist percussionist cellist vocalist frontman',
  science:
    'scientist physicist chemist biologist mathematician astronomer geologist botanist zoologist researcher professor historian economist linguist philosopher psychologist archaeologist statistician neuroscientist virologist ecologist meteorologist',
  medicine:
    'physician doctor surgeon nurse dentist pharmacist midwife paramedic veterinarian vet therapist psychiatrist cardiologist oncologist',
  politics:
    'politician senator congressman congresswoman minister president mayor governor diplomat ambassador councillor statesman monarch king queen',
  law: 'lawyer attorney judge barrister solicitor prosecutor notary',
  military: 'general admiral colonel soldier officer lieutenant marshal commander',
  trade:
    'plumber carpenter electrician baker butcher chef cook farmer gardener mechanic driver barber tailor waiter waitress barman barmaid bartender receptionist cashier builder fisherman blacksmith florist potter weaver jeweller stonemason',
  faith: 'priest bishop cardinal pope rabbi imam monk nun pastor vicar theologian saint',
});

/** Nouns that say what somebody believes or does for pleasure, and no work. */
export const pastimes = wordSet(`
  atheist agnostic pacifist feminist humanist optimist pessimist perfectionist idealist realist nudist
  naturist monarchist minimalist extremist buddhist methodist baptist calvinist insomniac vegetarian vegan
  birdwatcher enthusiast amateur hobbyist smoker drinker twin native
`);

/** Words in front of an occupation that make it a pastime: 'a keen photographer'. */
export const pastimeWords = wordSet(`
  keen avid amateur passionate enthusiastic recreational lifelong hobby weekend would-be aspiring budding
  voracious devoted
`);
