/** A session of a made-up talk as it is uploaded, with questions and the turn of it that answers each. */
export type Talk = { text: string; questions: { query: string; answer: string }[] };

type Script = {
  /** Turns of `A` and `B` in turn; `{x}` is a slot. */
  turns: string[];
  slots: Record<string, string[]>;
  /** Each with the place of the turn that answers it. */
  questions: [query: string, answer: number][];
};

const SCRIPTS: Script[] = [
  {
    turns: [
      'Hey {B}! How did the pottery class go on Saturday?',
      'It was wonderful. I made {thing} and the teacher even put it in the window. I was covered in clay afterwards.',
      'That sounds fun! Will you go again?',
      'Yes, I signed up for {weeks} more weeks.',
    ],
    slots: {
      thing: [
        'a blue bowl',
        'two small mugs',
        'a vase with a crooked neck',
        'a teapot',
        'a plate shaped like a leaf',
      ],
      weeks: ['four', 'six', 'eight', 'ten', 'twelve'],
    },
    questions: [
      ['What did {B} make in the pottery class?', 1],
      ['For how long will {B} go on with pottery?', 3],
    ],
  },
  {
    turns: [
      '{B}, are you still looking for a new flat?',
      'Not any more, we signed yesterday! It has {detail}, and the kitchen is huge.',
      'Congratulations! When do you move?',
      'At the end of {month}. My brother lends us his van.',
    ],
    slots: {
      detail: [
        'a balcony over the canal',
        'a tiny garden',
        'three bedrooms',
        'a view of the cathedral',
        'a fireplace',
      ],
      month: ['March', 'May', 'June', 'September', 'October'],
    },
    questions: [
      ['What does the new flat of {B} have?', 1],
      ['Whose van does {B} use to move house?', 3],
      ['When does {B} move into the new flat?', 3],
    ],
  },
  {
    turns: [
      'What happened with the interview, {B}?',
      'They called me back this morning. I start on {day} and I will look after {team}.',
      'I knew it! Are you nervous?',
      'A bit. The last boss I had was a nightmare, so I hope this one is kinder.',
    ],
    slots: {
      day: ['Monday the 4th', 'the first of next month', 'the 15th', 'Tuesday after the holiday', 'the 20th'],
      team: ['the design team', 'the warehouse staff', 'customer support', 'the night shift', 'two trainees'],
    },
    questions: [
      ['When does {B} begin the new job after the interview?', 1],
      ['Why is {B} nervous about the new job?', 3],
    ],
  },
  {
    turns: [
      'I have been running in the mornings before work. Do you do any sport, {B}?',
      'I tried that but my knee hates it. These days I {sport} with {friend}.',
      'How often?',
      'Twice a week, on Tuesdays and {day}.',
    ],
    slots: {
      sport: ['swim', 'climb', 'row', 'play badminton', 'do yoga'],
      friend: ['my cousin', 'an old colleague', 'my neighbour', 'my sister', 'two friends from school'],
      day: ['Fridays', 'Sundays', 'Thursdays', 'Saturdays', 'Fridays'],
    },
    questions: [
      ['Which sport does {B} do, and with whom?', 1],
      ['How often does {B} exercise?', 3],
      ['Why does {B} not go running?', 1],
    ],
  },
  {
    turns: [
      'How is the dog, {B}? You said he was limping.',
      'Much better, thanks. The vet found {cause} and took it out in five minutes.',
      'Poor thing! Did it cost much?',
      'About {sum} euros, but he got a biscuit for being brave.',
    ],
    slots: {
      cause: ['a thorn', 'a splinter of glass', 'a tick', 'a small stone', 'a fish hook'],
      sum: ['sixty', 'eighty', 'ninety', 'a hundred', 'forty'],
    },
    questions: [
      ["Why was {B}'s dog limping?", 1],
      ['How much did {B} pay the vet?', 3],
    ],
  },
  {
    turns: [
      'We went to {place} last weekend, have I told you?',
      'No! What was it like?',
      'Cold and beautiful. The children saw {animal} and would not stop talking about it. Next time we will take the train.',
      'I should do something like that with mine.',
    ],
    slots: {
      place: ['the lakes', 'the coast', 'the mountains', 'the islands', 'the old forest'],
      animal: ['a seal', 'an eagle', 'two deer', 'an otter', 'a fox with cubs'],
    },
    questions: [
      ["What animal did {A}'s children see on the trip to {place}?", 2],
      ['How does {A} want to travel to {place} next time?', 2],
    ],
  },
  {
    turns: [
      'Did you ever finish that book I lent you, {B}?',
      'Last night! I cried at the end. I liked {who} best.',
      'Me too. You can keep it.',
      'Then I will lend you one about {topic} in return.',
    ],
    slots: {
      who: ['the grandmother', 'the lighthouse keeper', 'the twin sister', 'the old captain', 'the thief'],
      topic: ['bees', 'the moon landing', 'Vikings', 'bread', 'the history of maps'],
    },
    questions: [
      ['Which character of the book did {B} like best?', 1],
      ['What book will {B} lend to {A}?', 3],
    ],
  },
  {
    turns: [
      'My mother asked about the birthday party. What are you planning, {B}?',
      'A picnic by the river, if the weather holds. Otherwise we meet at {plan}.',
      'What shall I bring?',
      'Just {dish}, everybody loved yours last year.',
    ],
    slots: {
      plan: ['the bowling alley', "my aunt's", 'the pizza place', 'the museum café', 'the community hall'],
      dish: ['the lemon cake', 'a potato salad', 'those cheese rolls', 'your apple pie', 'the bean dip'],
    },
    questions: [
      ["Where is {B}'s birthday party if it rains?", 1],
      ['What should {A} bring to the birthday party?', 3],
    ],
  },
  {
    turns: [
      'Any news about the scholarship you applied for, {B}?',
      'They said no, sadly. The committee wanted {lack}.',
      'I am sorry. What now?',
      'I will try again in {when}, and until then I give lessons to pay the fees.',
    ],
    slots: {
      lack: [
        'more experience abroad',
        'a second reference',
        'better marks in chemistry',
        'a published article',
        'a longer plan',
      ],
      when: ['spring', 'autumn', 'a year', 'January', 'two years'],
    },
    questions: [
      ['Why did {B} not get the scholarship?', 1],
      ['How does {B} pay the fees for now?', 3],
      ['When will {B} apply for a scholarship again?', 3],
    ],
  },
  {
    turns: [
      'I finally bought a guitar! Do you still play anything, {B}?',
      'Only {instrument}, and badly. I stopped lessons when I was {age}.',
      'We could start a band.',
      'Ha! Only if nobody has to listen.',
    ],
    slots: {
      instrument: ['the piano', 'the trumpet', 'the cello', 'the drums', 'the flute'],
      age: ['twelve', 'fifteen', 'nine', 'seventeen', 'eleven'],
    },
    questions: [
      ['Which musical instrument does {B} play?', 1],
      ['At what age did {B} stop music lessons?', 1],
    ],
  },
  {
    turns: [
      'You look tired, {B}. Is the baby still not sleeping?',
      'She wakes at {time} every night. The doctor says {advice}.',
      'Has it helped?',
      'A little. My husband takes the early shift now, so I get five hours.',
    ],
    slots: {
      time: ['two', 'three', 'four', 'half past one', 'five'],
      advice: [
        'it is her teeth',
        'a darker room would help',
        'we should feed her later',
        'it will pass by summer',
        'a fixed routine is best',
      ],
    },
    questions: [
      ["When does {B}'s baby wake up?", 1],
      ["What did the doctor say about {B}'s baby?", 1],
      ['How does {B} get five hours of sleep?', 3],
    ],
  },
  {
    turns: [
      'The garden is such a mess after the storm. How is yours, {B}?',
      'We lost {loss}, and the fence is gone too. The insurance only pays for the fence.',
      'Oh no. Do you need help?',
      'Could you come on {day}? Bring gloves and the big saw.',
    ],
    slots: {
      loss: ['the cherry tree', 'the greenhouse', 'all the roses', 'the shed roof', 'the old pear tree'],
      day: ['Saturday', 'Sunday', 'Thursday evening', 'Friday', 'Wednesday'],
    },
    questions: [
      ['What did {B} lose in the garden in the storm?', 1],
      ["What does {B}'s insurance pay for?", 1],
      ['When should {A} help {B} in the garden?', 3],
    ],
  },
];

const CHATTER = [
  [
    'Good to hear from you, {B}! How was your week?',
    'Busy, but good. And yours?',
    'The same as ever. Work never ends.',
    'Tell me about it!',
  ],
  [
    'Hi {B}, long time no see.',
    'Hi! Yes, far too long. I hope you are well.',
    'I am, thanks. Just a bit of a cold.',
    'Get well soon, then.',
  ],
  [
    'Did you see the match last night, {B}?',
    'Only the second half. What a goal!',
    'I know, I woke up the whole house.',
    'Haha, typical.',
  ],
  [
    'It has been raining for days here.',
    'Here as well. I need new shoes.',
    'Same. Anyway, I must run, take care!',
    'You too, talk soon!',
  ],
];

const PAIRS = [
  ['Anna', 'Ben'],
  ['Clara', 'Daniel'],
  ['Elena', 'Felix'],
  ['Grace', 'Henry'],
  ['Ida', 'Jonas'],
] as const;
const MONTHS = ['January', 'February', 'April', 'June', 'August', 'November'];

/**
 * The development set of search: five pairs of people who talk in four sessions each, 60 exchanges on the same twelve topics with
 * other answers in each, among small talk.
 */
export function makeTalks(): Talk[] {
  return PAIRS.flatMap((pair, p) => [0, 1, 2, 3].map((session) => makeSession(pair, p, session)));
}

function makeSession(pair: readonly [string, string], p: number, session: number): Talk {
  const turns: string[] = [];
  const questions: Talk['questions'] = [];
  const [first, second] = pair;
  const day = `${3 + 5 * session + p} ${MONTHS[(session + p) % MONTHS.length]} 2024`;
  const say = (lines: readonly string[], asker: number, slots: Script['slots'] = {}, choice = 0) => {
    const [a, b] = asker === 0 ? [first, second] : [second, first];
    const fill = (text: string) =>
      text.replace(/\{(\w+)\}/g, (_, slot: string) =>
        slot === 'A' ? a : slot === 'B' ? b : (slots[slot]?.[choice % slots[slot].length] ?? ''),
      );
    const said = lines.map((line, at) => `${at % 2 === 0 ? a : b}: ${fill(line)}`);
    turns.push(...said);
    return { said, fill };
  };
  say(CHATTER[(session + p) % 3] ?? [], 0);
  for (const topic of [0, 1, 2].map((third) => third * 4 + ((session + p) % 4))) {
    const script = SCRIPTS[topic];
    if (script === undefined) continue;
    const { said, fill } = say(script.turns, (topic + session + p) % 2, script.slots, p + topic);
    for (const [query, answer] of script.questions)
      questions.push({ query: fill(query), answer: said[answer] ?? '' });
  }
  say(CHATTER[3] ?? [], (session + p) % 2);
  return { text: `# ${first} and ${second}, ${day}\n\n${turns.join('\n\n')}\n`, questions };
}
