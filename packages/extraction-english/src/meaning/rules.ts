/** A family of readings, with sentences that it reads and sentences that it must leave alone. */
export type MeaningRule = {
  /** The part of an assertion's `rule` in front of the colon, without the predicate. */
  readonly id: string;
  readonly says: string;
  /** A sentence and what it says, as `subject | predicate | object` with `not`, `ends`, `begins`, `past`, `news` behind. */
  readonly yes: readonly (readonly [sentence: string, ...facts: string[]])[];
  /** Sentences that say nothing to it. */
  readonly no: readonly string[];
};

/** The ways in which a clause says a relation. The words of each predicate stand in the lexicon. */
export const meaningRules: readonly MeaningRule[] = [
  {
    id: 'verb',
    says: 'A verb of the lexicon joins subject and object, in the active, the passive or with its prepositions.',
    yes: [
      ['Ann Bell works at Orr Ltd.', 'Ann Bell | works_at | Orr Ltd'],
      ['Orr Ltd was acquired by Vesk Inc.', 'Vesk Inc | acquired | Orr Ltd'],
      ['Ann no longer works at Orr.', 'Ann | works_at | Orr ends'],
      ['Bo does not live in Leeds.', 'Bo | lives_in | Leeds not'],
      ['Bo began to work at Orr.', 'Bo | works_at | Orr begins'],
      ['Ann has moved to Leeds.', 'Ann | lives_in | Leeds begins news'],
      ['The api now runs on port 9090.', 'api | port | "9090" begins news'],
      ['Ruth Amsel works at Zephyr Mills.', 'Ruth Amsel | works_at | Zephyr Mills'],
      ['Ann Bell and Bo Lind got married.', 'Ann Bell | married_to | Bo Lind begins'],
      ['Amazon acquired Twitch.', 'Amazon | acquired | Twitch'],
      ['The pottery course costs 30 euros.', 'pottery course | price | "30 euros"'],
      ['Danforth Quarry belongs to Ashby Stone.', 'Ashby Stone | owns | Danforth Quarry'],
      ['The Pro plan costs $20 a month.', 'Pro plan | price | "$20 a month"'],
      ['Kestrel now runs on port 9090.', 'Kestrel | port | "9090" begins news'],
      [
        'Ticket 12 has been reassigned from Ann Bell to Bo Lind.',
        'Ticket 12 | assigned_to | Bo Lind begins news',
        'Ticket 12 | assigned_to | Ann Bell ends',
      ],
      ['Bo Lind was reassigned to Project Beta.', 'Bo Lind | works_on | Project Beta begins'],
      ['Orr has 12,000 inhabitants.', 'Orr | population | "12,000 inhabitants"'],
      ['Ann is allergic to nuts.', 'Ann | allergic_to | "nuts"'],
      ['Ann no longer likes running.', 'Ann | likes | "running" ends'],
      ['Aspirin reduces the risk of cancer.', 'Aspirin | decreases | risk of cancer'],
      ['Ann Bell moved to Bruges.', 'Ann Bell | lives_in | Bruges begins'],
      ['Ann Bell adopted a cat.', 'Ann Bell | has_pet | "a cat" begins'],
      ["Ann Bell can't stand olives.", 'Ann Bell | dislikes | "olives"'],
      ['Bo Lind is responsible for the checkout page.', 'Bo Lind | responsible_for | checkout page'],
      ['Vexo makes membranes.', 'Vexo | manufactures | membranes'],
      ['The billing team uses Jenkins.', 'billing team | uses | Jenkins'],
      ['The pottery course has been cancelled.', 'pottery course | status | "cancelled" begins news'],
      ['Kestrel supports Linux and Windows.', 'Kestrel | supports | Linux', 'Kestrel | supports | Windows'],
    ],
    no: [
      'Ann may work at Orr.',
      'Ann is on holiday.',
      'Bo Lind left Ann Bell.',
      'Does Ann work at Orr?',
      'If Ann works at Orr, she will know.',
      'Ann said that Bo works at Orr.',
      'Ann wants to work at Orr.',
      'She works at the company.',
      'A user works at Orr.',
      'Use Docker with Postgres.',
      'The Fetch Standard requires implementations to exclude headers.',
      'Ann Bell started school.',
      'Orr Ltd is taking the Kestrel drone off the market.',
    ],
  },
  {
    id: 'change',
    says: 'A verb of change gives an attribute another value.',
    yes: [
      ['Orr Ltd raised the price of the Kestrel drone to $40.', 'Kestrel drone | price | "$40" begins'],
      ['The headquarters of Orr Ltd moved to Leeds.', 'Orr Ltd | headquartered_in | Leeds begins'],
      ['Sales at Orr Ltd fell to 9 million euros.', 'Orr Ltd | revenue | "9 million euros" begins'],
    ],
    no: ['The price of the Kestrel drone may rise to $40.', 'The price of the Kestrel drone went up.'],
  },
  {
    id: 'event',
    says: 'A verb without an object, or a noun for it, says what happened.',
    yes: [
      ['Ann Bell has retired.', 'Ann Bell | retired | "from work"'],
      ['The Tidewell Lido was closed.', 'Tidewell Lido | status | "closed" begins'],
      ['The Tidewell Lido reopened.', 'Tidewell Lido | status | "open" begins'],
      ['The acquisition of Orr Ltd by Vesk Inc was completed.', 'Vesk Inc | acquired | Orr Ltd'],
      [
        'The appointment of Ann Bell as chair of Orr Ltd was announced.',
        'Ann Bell | chair_of | Orr Ltd begins',
      ],
      ['The merger of Orr Ltd and Vesk Inc was completed.', 'Orr Ltd | merged_with | Vesk Inc'],
      ["Ann Bell's resignation as chair of Orr Ltd was announced.", 'Ann Bell | chair_of | Orr Ltd ends'],
      [
        'Orr Ltd announced the appointment of Ann Bell as managing director.',
        'Ann Bell | ceo_of | Orr Ltd begins',
      ],
      ['Under the leadership of Ann Bell, Orr Ltd has grown.', 'Ann Bell | leads | Orr Ltd'],
    ],
    no: [
      'Ann Bell closed the door.',
      'The shop closed at noon.',
      'The acquisition of Orr Ltd by Vesk Inc may follow.',
    ],
  },
  {
    id: 'holder',
    says: 'A noun of the lexicon says what the subject is of somebody or something.',
    yes: [
      ['Alice Chen became CEO of Acme.', 'Alice Chen | ceo_of | Acme begins'],
      ["Orr's CEO is Ann Bell.", 'Ann Bell | ceo_of | Orr'],
      ['Ann Bell was appointed CEO of Orr.', 'Ann Bell | ceo_of | Orr begins'],
      ["Ann Bell is Bo Lind's sister.", 'Ann Bell | sibling_of | Bo Lind'],
      ['Ann used to be the mayor of Leeds.', 'Ann | mayor_of | Leeds past'],
      ['Ann is not a member of Orr.', 'Ann | member_of | Orr not'],
      ['The capital of Peru is Lima.', 'Lima | capital_of | Peru'],
      ['Tessa Roy is the CEO of Ember Glass.', 'Tessa Roy | ceo_of | Ember Glass'],
      [
        'Ann Bell succeeded Bo Lind as CEO of Orr Ltd.',
        'Ann Bell | succeeded | Bo Lind',
        'Ann Bell | ceo_of | Orr Ltd begins',
        'Bo Lind | ceo_of | Orr Ltd ends',
      ],
      ['Ann Bell is the archivist of Orr Ltd.', 'Orr Ltd | other:archivist | Ann Bell'],
      ['Orr Ltd appointed Ann Bell as CEO.', 'Ann Bell | ceo_of | Orr Ltd begins'],
      ['Ann Bell is no longer captain of the Selby Club.', 'Ann Bell | captain_of | Selby Club ends'],
    ],
    no: [
      'The owner of the bakery in Graz is Ann Bell.',
      'Ann could become CEO of Orr.',
      'The CEO of Orr is unknown.',
      'A member of Orr is welcome.',
    ],
  },
  {
    id: 'apposition',
    says: 'A noun beside a name says what the name is of somebody, or by work.',
    yes: [
      ['Ann Bell, CEO of Orr, went home.', 'Ann Bell | ceo_of | Orr'],
      ['Orr CEO Ann Bell went home.', 'Ann Bell | ceo_of | Orr'],
      [
        "Ann Bell's mother lives in Leeds.",
        "Ann Bell's mother | lives_in | Leeds",
        "Ann Bell's mother | parent_of | Ann Bell",
      ],
      ['The CEO of Orr Ltd is called Ann Bell.', 'Ann Bell | ceo_of | Orr Ltd'],
      ["Ann Bell's dog is called Rex.", 'Ann Bell | has_pet | Rex'],
      ["Ann Bell's husband's name is Bo.", 'Bo | married_to | Ann Bell'],
      [
        'The pianist Ann Bell was born in Leeds.',
        'Ann Bell | occupation | "pianist"',
        'Ann Bell | born_in | Leeds',
      ],
      [
        'Bo Lind reports to chief executive Ann Bell.',
        'Bo Lind | reports_to | Ann Bell',
        'Ann Bell | has_role | "chief executive"',
      ],
      [
        'Ann Bell, head of sales at Orr Ltd, went home.',
        'Ann Bell | has_role | "head of sales at Orr Ltd"',
        'Ann Bell | works_at | Orr Ltd',
      ],
      ['Ann Bell, the chief engineer of Orr Ltd, went home.', 'Orr Ltd | other:chief_engineer | Ann Bell'],
      ['The Leeds-based brewery Orr Ltd has grown.', 'Orr Ltd | headquartered_in | Leeds'],
    ],
    no: ['Ann Bell, a friend, went home.', 'The user Ann Bell went home.'],
  },
  {
    id: 'class',
    says: 'A noun says what kind of thing a name is, or what somebody does for a living.',
    yes: [
      ['Ann is a nurse.', 'Ann | occupation | "nurse"'],
      ['Orr Ltd is a bank in Peru.', 'Orr Ltd | is_a | "a bank in Peru"'],
      [
        'Ann Bell works as an engineer at Orr Ltd.',
        'Ann Bell | has_role | "engineer"',
        'Ann Bell | works_at | Orr Ltd',
      ],
      [
        'Ann Bell is head of sales at Orr Ltd.',
        'Ann Bell | has_role | "head of sales at Orr Ltd"',
        'Ann Bell | works_at | Orr Ltd',
      ],
      ['The treasurer is Ann Bell.', 'Ann Bell | has_role | "treasurer"'],
      ['Ann Bell is an architect from Leeds.', 'Ann Bell | occupation | "architect from Leeds"'],
    ],
    no: ['This is a bank.', 'Orr Ltd is the problem.', 'An Address4 is a class.'],
  },
  {
    id: 'attribute',
    says: 'A noun of a name has a value.',
    yes: [
      ['The Falcon X is $40 now.', 'Falcon X | price | "$40" begins news'],
      ['The population of Leeds is 500,000.', 'Leeds | population | "500,000"'],
      ['The headquarters of Orr are in Leeds.', 'Orr | headquartered_in | Leeds'],
      ["Ann Bell's favourite food is risotto.", 'Ann Bell | other:favourite_food | "risotto"'],
      ['The motto of Orr is “Fly High”.', 'Orr | other:motto | Fly High'],
    ],
    no: ['The level of Jagged1 was correlated with growth.', 'The problem of Orr is that it is late.'],
  },
  {
    id: 'quality',
    says: 'One plain adjective of a name.',
    yes: [
      ['The dog Rex is brown.', 'Rex | color | "brown"'],
      ['The Kestrel drone is white.', 'Kestrel drone | color | "white"'],
      ['Ann Bell is married.', 'Ann Bell | property | "married"'],
      ['Ann Bell is seventy.', 'Ann Bell | age | "seventy"'],
      ['Bo Lind turned 70.', 'Bo Lind | age | "70" begins'],
      ['Project Heron is on hold.', 'Project Heron | status | "on hold"'],
    ],
    no: ['Orr is on fire.', 'Orr is able to fly.', 'Orr is useful.', 'It is brown.'],
  },
  {
    id: 'having',
    says: 'What a person keeps.',
    yes: [
      ['Ann has two cats.', 'Ann | has_pet | "two cats"'],
      ['Ann has a car.', 'Ann | owns | "a car"'],
      ['The Seaview Hotel has 64 rooms.', 'Seaview Hotel | other:room | "64 rooms"'],
      ['The Kestrel drone has a top speed of 40 km/h.', 'Kestrel drone | speed | "40 km/h"'],
      ['Ann has a cat called Mimi.', 'Ann | has_pet | Mimi'],
    ],
    no: ['Ann has no car.', 'Ann has an idea.', 'Orr Ltd has a problem.'],
  },
  {
    id: 'other',
    says: 'A verb outside the lexicon with a meaning of its own joins a name to a name.',
    yes: [
      ['Ann Bell greeted Bo Lind.', 'Ann Bell | other:greet | Bo Lind'],
      ['Ann Bell plays the oboe.', 'Ann Bell | other:play | "the oboe"'],
      ['Bo Lind ran a charity race.', 'Bo Lind | other:run | "a charity race"'],
      ['Ann Bell opened a workshop in Leeds.', 'Ann Bell | other:open | "a workshop in Leeds"'],
      ['Ann Bell opened a bakery called Golden Crust.', 'Ann Bell | other:open | Golden Crust'],
      ['Bo Lind works in Leeds.', 'Bo Lind | other:work_in | Leeds'],
      ['Bo Lind sings at the Blue Lantern Theatre.', 'Bo Lind | other:sing_at | Blue Lantern Theatre'],
    ],
    no: [
      'Ann Bell showed Orr Ltd.',
      'Ann might greet Bo.',
      'People greet Bo.',
      'Cells derived from skin grow.',
    ],
  },
];
