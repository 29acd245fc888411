import { wordTable } from '../../language/words/word-table.ts';

/** Fields of work far enough apart that one name in two of them is more likely two people. */
const fields = wordTable<string>({
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

const fieldOf = new Map<string, string>();
for (const [field, words] of Object.entries(fields))
  for (const word of words.split(' ')) fieldOf.set(word, field);

/** The field of work that an occupation's head noun tells; null for the many that go with any. */
export function occupationField(noun: string): string | null {
  return fieldOf.get(noun.toLowerCase()) ?? null;
}

/** Work that people are called in for, and known by: 'the plumber is Ernst Weil'; whoever won or called did it once. */
export function isTrade(noun: string): boolean {
  const field = occupationField(noun);
  return (
    (noun !== 'driver' && /^(?:trade|medicine|law)$/.test(field ?? '')) ||
    /^(?:caretaker|janitor|cleaner|accountant|bookkeeper|receptionist|handyman|locksmith|roofer|glazier|nanny|childminder|babysitter|dogsitter|vet|tutor|teacher|librarian|clerk|pharmacist|curator|verger)$/.test(
      noun,
    )
  );
}

/** Whether a description is of what somebody does for pleasure, rather than of work: 'a keen birdwatcher', 'an amateur astronomer'. */
export function isPastime(text: string): boolean {
  // 'is an atheist'
  if (
    /(?:^| )(?:atheist|agnostic|pacifist|feminist|humanist|optimist|pessimist|perfectionist|idealist|realist|nudist|naturist|monarchist|minimalist|extremist|[Bb]uddhist|[Mm]ethodist|[Bb]aptist|[Cc]alvinist|insomniac)$/.test(
      text,
    )
  )
    return true;
  return /^(?:an? )?(?:keen|avid|amateur|passionate|enthusiastic|recreational|lifelong|hobby|weekend|would-be|aspiring|budding|self-confessed|voracious|devoted) (?!(?:teacher|nurse|clerk|cook|worker|assistant|member|student|employee|lecturer|professor|judge|job)\b)\p{Ll}/u.test(
    text,
  );
}

/** Fields that one person may well be in at once or in turn; any other two of one name are two people. */
const near: readonly string[] = [
  'arts politics',
  'faith politics',
  'law politics',
  'medicine politics',
  'military politics',
  'politics science',
  'politics sport',
  'arts science',
  'medicine science',
  'faith science',
  'law science',
  'law military',
];

/** Whether people of one name in these two fields are more likely one than two. */
export function areNear(a: string, b: string): boolean {
  return a === b || near.includes([a, b].sort().join(' '));
}

/** The field that a description of somebody tells ('a former basketball player', 'a professor of statistics'); null where it tells none. */
export function fieldOfDescription(text: string): string | null {
  const [head = ''] = text.toLowerCase().split(/\s+(?:of|at|in|for|with|from|and|who|that)\s+|,/u, 1);
  return occupationField(head.split(/\s+/).at(-1) ?? '');
}
