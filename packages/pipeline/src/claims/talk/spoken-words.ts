import { KIN, KIN_TITLE, plainKinTitle } from '../../language/words/kin.ts';
import { isOwnName } from '../layout/own-names.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { capital } from '../rewordings/sentence-rule.ts';

export const SUBJECT = String.raw`(?:I|[Hh]e|[Ss]he|[Tt]hey|[Ww]e|\p{Lu}[\p{L}\p{N}_'’-]*(?: \p{Lu}[\p{L}\p{N}_'’-]*)*|(?:[Mm]y|[Oo]ur) [\p{Ll}-]+(?: \p{Lu}[\p{L}\p{N}_'’-]*)?)`;

export const BE = String.raw`(?:\s(?:am|is|are|was)|['’](?:m|s|re))`;

const SCHOOL = String.raw`(?:the )?(?:\p{Lu}[\p{L}\p{N}_'’.-]*\s)+(?:Primary|Secondary|Elementary|High|Middle|Grammar|School|Academy|Kindergarten|Nursery|Prep|College)(?: School)?`;

/** Spoken turns and the words of writing for them; each is tried once, in order. */
export const wordings: readonly (readonly [RegExp, string])[] = [
  // 'The dentist appointment has been moved to Friday': who speaks has it
  // 'It's wasps I'm allergic to'
  [
    /^It(?:['’]s| is| was) (?:actually |really )?([^,;]{2,40}?) (?:that |which )?(I(?:['’]m| am) (?:allergic to|intolerant to|afraid of|scared of|from)|I (?:live in|work (?:at|for|in)|like|love|hate|prefer|drink|use|play))(?=[.!]*$)/u,
    '$2 $1',
  ],
  // 'I've switched back to Firefox'
  [/\b(switch(?:ed|es|ing)?|chang(?:ed|es|ing)) back (?=to \p{Lu})/u, '$1 '],
  // 'I gave up giving up coffee'
  [
    /^I(?: have|['’]ve)?(?: just| already)? (?:gave|given) up (?:giving up|quitting|avoiding) (?=\p{Ll})/u,
    'I am back on ',
  ],
  // 'The thesis is now due on 3 June'
  [
    /(?<=^|: )[Tt]he (?=(?:thesis|dissertation|essay|homework|tax return) (?:is|was|has|will)\b|(?:rent|mortgage) (?:has|went|goes|rose)\b)/u,
    'My ',
  ],
  // 'My landlord raised the rent'
  [
    /\b(raised|increased|put up|upped|lowered|reduced|cut|raises|is raising|paid|pay) the (?=(?:rent|mortgage)\b(?! for| of| on))/u,
    '$1 my ',
  ],
  [
    /\b[Tt]he (?=(?:thesis|dissertation|essay|homework|tax return|visa|passport) (?:deadline|due date|defen[cs]e|application)\b)/gu,
    'my ',
  ],
  [
    /(?<=^|: )[Tt]he ((?:(?:dentist|doctor|vet|eye|hair|hospital|physio|blood|dental|therapy)(?:['’]s)? )(?:appointment|check-?up|test)|driving (?:test|lesson)) (?=(?:has|is|was|got|will)\b)/u,
    'My $1 ',
  ],
  [/\b(?:am|is|are|['’](?:m|s|re)) (?:just |finally |now )?back from (?=\p{Lu})/u, ' returned from '],
  [
    /\b(drinks?|eats?|use|like|love|play|watch|read|speak|have|and) (?:a lot of|lots of|loads of|plenty of|tons of|a bit of|a little bit of|a little(?= \p{Lu})) (?=\p{L})/gu,
    '$1 ',
  ],
  // 'I do a lot of climbing'
  [
    /\b(I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey) (does|do) (?:quite )?(?:a (?:lot|bit|fair bit|little bit) of|lots of|loads of|plenty of|a little|some) (?=(?:\p{Ll}+ )?\p{Ll}{3,}(?:ing|ga|tion|graphy)\b)(?!\p{Ll}*(?:working|thing|nothing|shopping|thinking|cleaning|ironing|washing|complaining|explaining|talking)\b)/gu,
    '$1 $2 ',
  ],
  // 'I drink a little wine', but 'a little sister'
  [/\b(drinks?|eats?) a little (?=\p{Ll})/gu, '$1 '],
  // 'I do like jazz'
  [
    /(?<=\b(?:I|[Ww]e|[Tt]hey)(?: still| also| really)?) do (?=(?:still |also |really )?(?:like|love|enjoy|hate|prefer|want|need|have|own|know|live|drink|smoke|speak|miss|agree|eat|drive|sing|play|read)\b)/u,
    ' ',
  ],
  [
    /\b(I|he|she|we|they)( don['’]t| do not| also| still| usually)? do (?!that|this|not|nothing|something|anything|everything|what|well|great|fine|better|good|work|laundry|dishes|homework|sure|much|more|most|(?:some )?\p{Ll}+ing\b)(?=\p{Ll}{4,})/u,
    '$1$2 practice ',
  ],
  [/\b(?:am|['’]m) (?:now )?(?:down|up) to (\d[\d.,]* ?(?:kg|kilos|lbs?|pounds|stone))\b/u, ' weigh $1'],
  [/\b(?:just |recently |finally )?moved in together in (?=\p{Lu})/u, 'live in '],
  // 'Going forward, answer in French', 'In the end I got a rabbit'
  [/^(?:going|moving) forward,? (?:please )?(?=\p{Ll})/iu, 'From now on '],
  [/^in the end,? (?=(?:I|we|s?he|they|my)\b)/iu, ''],
  [/\b(but|and|so) in the end,? (?=(?:I|we|s?he|they|my)\b)/iu, '$1 '],
  // 'I said my birthday was 4 April, but it's 14 April'
  [
    /^(?:earlier |before |yesterday )?I (?:said|told you|mentioned|wrote)(?: earlier| before)?(?: that)? (my (?:\p{Ll}+ ){1,3})(is|was|were|are) ([^,;]{2,40}?)(?:,|;)? but (?:actually,? )?(?:(?:it|that|they)(?:['’]s|['’]re| is| are| was) )(?:actually |really )?([^,;]{2,40}?)[.!]*$/iu,
    '$1is $4.',
  ],
  // 'My name is Ana and my husband's is Bo'
  [
    new RegExp(
      String.raw`^([Mm]y (\p{Ll}+)(?:['’]s| is) \S+,? and [Mm]y (?:${KIN})['’]s) is (?=\S+[.!]*$)`,
      'u',
    ),
    '$1 $2 is ',
  ],
  // 'I said I live in Hull, but I actually live in York'
  [
    /^(?:earlier |before |yesterday )?I (?:said|told you|mentioned|wrote)(?: earlier| before)?(?: that)? I(?:['’](?:m|ve))? [^,;]{2,60}?(?:,|;)? but (?:in fact |actually |really )?(?=I(?:['’](?:m|ve))? )(?=.*\b(?:actually|really|meant)\b|(?<=actually |in fact |really ))/iu,
    '',
  ],
  // 'I don't have any allergies myself'
  [/\b((?:any|no|an?|the|my|some) (?:\p{Ll}+ )?\p{Ll}+) myself(?=[.!,]|$)/u, '$1'],
  // 'Can you call me Alex instead of Alexander?'
  [
    /^(?:[Pp]lease,? )?(?:(?:[Cc]an|[Cc]ould|[Ww]ould|[Ww]ill) you (?:please )?(?:just )?)?call me (\p{Lu}[\p{L}'’-]+)(?: (?:instead of|rather than|and not) \p{Lu}[\p{L}'’-]+)(?:,? please)?(?: from now on)?[?.!]*$/u,
    'I want to be called $1.',
  ],
  [
    /^(?:[Cc]an|[Cc]ould|[Ww]ould|[Ww]ill) you (?:please )?(?:just )?call me (\p{Lu}[\p{L}'’-]+)(?:,? please)?(?: from now on)?[?.!]*$/u,
    'I want to be called $1.',
  ],
  // 'My friends call me Leni'
  [
    /^(?:[Bb]ut )?(?:[Mm]y (?:friends|family|mates|parents|colleagues|siblings|kids|grandkids)|[Ee]veryone|[Ee]verybody|[Pp]eople|[Mm]ost people)(?: just| all| usually)? calls? me (?=\p{Lu}[\p{L}'’-]+[.!]*$)/u,
    'I am nicknamed ',
  ],
  // 'I'm from Galway, living in Vienna'
  [/^(I(?: am|['’]m) [^,]{3,60}), (?:currently |now )?living (?=in \p{Lu})/u, '$1 and I live '],
  // 'My sister's called Hedda', 'My brother's a nurse'
  [
    new RegExp(
      String.raw`^([Mm]y (?:\p{Ll}+ )?(?:${KIN}))['’]s (?=(?:called|named) \p{Lu}|an? \p{Ll}|(?:now |currently |still |also |not )?(?:living|working|studying|moving|staying|getting|learning|pregnant|allergic|vegan|vegetarian|married|engaged|divorced|retired|from \p{Lu}|in \p{Lu})\b)`,
      'u',
    ),
    '$1 is ',
  ],
  // 'Mum's moved out of Leeds', 'Ed's left Orr'
  [
    new RegExp(
      String.raw`^((?:[Mm]y (?:\p{Ll}+ )?)?(?:${KIN}|Mum|Mom|Dad|Grandma|Grandpa|Nan|Gran)|(?!(?:It|He|She|That|This|There|Here|What|Who|Where|How|Let)\b)\p{Lu}\p{Ll}+)['’]s (?=(?:just |already |finally |now |also )?(?:(?:moved|bought|quit|joined|become|gone back|switched|changed)\b|been (?:with|at|in|made)|left (?=\p{Lu}|the |his |her |home |for |school )|sold (?=\p{Lu}|the |his |her )|started (?=at|as|in|a |work|\p{Ll}+ing)|got (?=an? |the )))`,
      'u',
    ),
    '$1 has ',
  ],
  // 'These days I run a bakery'
  [/^(?:These days|Nowadays|Currently|Right now),? (?=I \p{Ll})/u, ''],
  // 'Favourite dish these days is risotto'
  [/^Favou?rite (?=(?:\p{Ll}+ ){1,5}(?:is|are|was|has)\b)/u, 'My favourite '],
  [/^In my (?:free|spare|little free) time,? (?=I\b)/u, ''],
  // 'I've gone off coffee', 'gone vegan'
  [
    /\b(I|we)(?:['’]ve| have)? (?:(?:really|totally|completely|kind of) )?(?:gone|went) off (?!(?:to|the|on|with|at|in|into|for|by|my|an?|and|work|sick|duty|topic|script|course|track|grid|road|home)\b)(?=\p{Ll})/iu,
    '$1 no longer like ',
  ],
  [
    /\b(I|we)(?:['’]ve| have)? (?:(?:just|recently|finally|now) )?(?:gone|went|turned) (?=(?:fully )?(?:vegan|vegetarian|veggie|pescatarian|gluten-free|teetotal|keto)\b)/iu,
    '$1 became ',
  ],
  [
    /\b(I|we|he|she|they)(?: would|['’]d) (?:(?:much|far|always) )?(?:rather|sooner) (?:have|drink|eat|get|take) ([^,.]{2,40}?) than /iu,
    '$1 prefer $2 to ',
  ],
  [
    /\bI(?: am|['’]m) (?:now )?(?:more of )?an? (?:total |real |big )?(tea|coffee|dog|cat|beer|wine|morning|night|book|city|beach|mountain) person\b/iu,
    'I prefer $1',
  ],
  [/^(?:I am |I['’]m )?(?:a )?(?:big|huge|massive|great) fan of (?=\p{L})/iu, 'I love '],
  [/^(?:I am |I['’]m )?not (?:an? )?(?:(?:big|huge|massive|great) )?fan of (?=\p{L})/iu, 'I do not like '],
  // 'We have two boys, Max and Noah'
  [
    /\b(have|has|got) ((?:an?|one|two|three|four|five) (?:(?:little|small|older|younger|teenage|grown-up) )?)boy(?=s?\b)/u,
    '$1 $2son',
  ],
  [
    /\b(have|has|got) ((?:an?|one|two|three|four|five) (?:(?:little|small|older|younger|teenage|grown-up) )?)girl(?=s?\b)/u,
    '$1 $2daughter',
  ],
  // 'We went with a Kia instead'
  [
    /\b(I|we|he|she|they) (?:finally |eventually )?went with (?=[^,.]{2,60} (?:instead|in the end)\b)/iu,
    '$1 chose ',
  ],
  // 'I went for the Kia', 'In the end we went for a Kia', but 'went for a walk'
  [
    /\b(I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey) (?:finally |eventually )?went for (?=(?:the |an? )(?:\p{Ll}+ )?\p{Lu}[\p{L}\d]+(?: [\p{Lu}\d][\p{L}\d]*)*(?: in the end| instead)?[.!,]|(?:the|an?) (?!\p{Ll}*(?:walk|run|swim|ride|drive|jog|hike|stroll|drink|meal|coffee|beer|lunch|dinner|breakfast|scan|test|check-?up|interview|bath|nap|weekend)\b)[^,.]{2,50} (?:instead|in the end)[.!]*$)/u,
    '$1 chose ',
  ],
  // 'We went to Split in the end', 'I flew to Oslo instead'
  [
    /(?<=\b(?:I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey) (?:went|flew|drove|travelled|traveled|sailed|moved|cycled|hiked|stayed) [^,;.]{2,60}?) (?:in the end|after all|instead)(?=[.!,]|$| and\b)/u,
    '',
  ],
  // 'I took the train to Verona'
  [
    /\b(I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey) (?:took|caught|got|drove) (?:the|an?) (?:(?:night|early|first|last|next) )?(?:train|bus|coach|ferry|plane|flight|boat|car) (?=to \p{Lu})/u,
    '$1 went ',
  ],
  // 'I got myself a bike'
  [
    /\b(got|bought|gotten|get|buy) (?:myself|ourselves|yourself|himself|herself|themselves) (?=(?:an?|some|the|two|three) )/u,
    '$1 ',
  ],
  [/^(I|We) got (?=married (?:in|on|at|last|this|yesterday)\b)/u, '$1 '],
  [/\b([Mm]y|[Hh]is|[Hh]er|[Oo]ur) go-to (?=\p{Ll})/u, '$1 favourite '],
  // tastes and fears
  [
    /\b(I|we|they) (?:really |just |absolutely )?(?:can['’]t|cannot|can not|couldn['’]t) (?:stand|bear)\b/iu,
    '$1 hate',
  ],
  [/\b(?:really |just |absolutely )?(?:can['’]t|cannot|can not) (?:stand|bear)\b/iu, 'hates'],
  [
    /\bI(?: am|['’]m) (?:not|never)(?: really| exactly| particularly| much| that)? (?:an? )?(?:big |huge |great )?(?:fan of|into|keen on|fond of|crazy about)\b/iu,
    'I do not like',
  ],
  [
    /\bI(?: am|['’]m) (?:really |totally |super |very |so |quite |absolutely |completely )*(?:into|keen on|obsessed with|crazy about|mad about|passionate about|hooked on|an? (?:big |huge |massive )?fan of)\b/iu,
    'I love',
  ],
  [
    /\b(I|we) (?:really |kinda |kind of |absolutely |totally )+(like|love|enjoy|hate|dislike|prefer)\b/iu,
    '$1 $2',
  ],
  [/\bI(?: would|['’]d) (?:much )?prefer it if you\b/iu, 'please always'],
  [/\b(?:am|['’]m) an only child\b/iu, ' have no siblings'],
  [/\bintolerant of (?=\p{Ll})/u, 'intolerant to '],
  [
    /(?<!['’]|\b(?:am|is|are|was) (?:also |not |very )?)\b(\p{L}{3,})[ -]intolerant\b(?! to\b)/iu,
    'intolerant to $1',
  ],
  ...(
    [
      ["I(?: have|[’']ve)", 'I am'],
      ['have', 'are'],
      ['had', 'was'],
      ['has', 'is'],
    ] as const
  ).map(
    ([has, is]) =>
      [
        new RegExp(
          String.raw`\b${has}(?: got)? (?:an? )?(?:(?:severe|bad|mild|serious|strong) )?(\p{Ll}+(?: \p{Ll}+)?) allergy\b(?! and )`,
          'iu',
        ),
        `${is} allergic to $1`,
      ] as const,
  ),
  // school and work
  [new RegExp(`^(${SUBJECT})${BE} (?:now )?(?:at|in) (${SCHOOL})(?: now)?`, 'u'), '$1 goes to $2'],
  [
    new RegExp(
      String.raw`^(I|We|They)${BE} (?:now |currently )?(?:at|with) (\p{Lu}[\p{L}\p{N}&'’.-]*(?:\s\p{Lu}[\p{L}\p{N}&'’.-]*)*?)(?: (?:now|these days|at the moment|nowadays))(?=[.,!;]|$)`,
      'u',
    ),
    '$1 work at $2',
  ],
  [
    new RegExp(
      String.raw`^(${SUBJECT})${BE} (?:now |currently )?(?:at|with) (\p{Lu}[\p{L}\p{N}&'’.-]*(?:\s\p{Lu}[\p{L}\p{N}&'’.-]*)*?)(?: (?:now|these days|at the moment|nowadays))(?=[.,!;]|$)`,
      'u',
    ),
    '$1 works at $2',
  ],
  [/\b[Mm]y last (?:working )?day at (.+?) was (?:on )?/u, 'I resigned from $1 on '],
  [/\b[Mm]y last (?:working )?day at (.+?) (?:is|will be) (?:on )?/u, 'I will leave $1 on '],
  [
    /^(?:I(?:['’]ve| have| just| have just|['’]ve just)? )?(?:handed|put) in my notice (?:at|with) ([^,;.]{1,60})[,;] (?:and )?(?:my )?last (?:working )?day(?: there)?(?: is| will be)? (?:on )?(?=\S)/iu,
    'I will leave $1 on ',
  ],
  [/\b(laid|lay|lays|let) (me|him|her|them|us|\p{Lu}[\p{L}\p{N}_'’-]*) (off|go)\b/u, '$1 off $2'],
  [/\blet off\b/u, 'laid off'],
  [/\b(?:was|got|were|been) let go (?:by|from)\b/iu, 'was laid off by'],
  [
    /(?:(?:\b(?:has|have|had)|['’](?:ve|s)) (?:just |recently |now )?been|\b(?:got|been)) (hired|fired|sacked|laid off|promoted|appointed|accepted|diagnosed)\b/iu,
    ' was $1',
  ],
  [/\b(?:handed|put) in my notice (?:at|with)\b/iu, 'resigned from'],
  // belongings, age, school, home
  // 'We have moved into a flat in Hull': whoever shares a home is at home there
  [
    /^We(?= (?:have |just |finally |recently )*(?:live|moved|stay|relocated) (?:back )?(?:in|into|to|at) (?:an?|the|my|our) (?:(?:new|small|little|tiny|big|shared|rented|own|lovely|old|one-bedroom|two-bedroom|studio) )*(?:flat|apartment|house|place|home|studio|condo|cottage|room|bungalow|houseshare) (?:over |down |up )?(?:in|near) \p{Lu})|^We(?=['’]ve (?:just |finally |recently )*(?:moved|relocated) (?:back )?(?:into|to) (?:an?|the|our) (?:(?:new|small|little|tiny|big|shared|rented|own|lovely|old) )*(?:flat|apartment|house|place|home|studio|condo|cottage|room|bungalow|houseshare) (?:in|near) \p{Lu})/u,
    'I',
  ],
  [
    /\b(live|lives|living|moved|moving|move|stay|staying|relocated) (?:back )?(in|into|to|at) (?:an?|the|my|our|his|her|their) (?:(?:new|small|little|tiny|big|shared|rented|own|lovely|old|one-bedroom|two-bedroom|studio) )*(?:flat|apartment|house|place|home|studio|condo|cottage|room|bungalow|houseshare) (?:over |down |up )?(?:in|near) (?=\p{Lu})/u,
    '$1 $2 ',
  ],
  [/\b(moved|moving|move|relocated) into (?=\p{Lu})/u, '$1 to '],
  [new RegExp(String.raw`^(${SUBJECT}) and I\b`, 'u'), 'I and $1'],
  [/^I and My\b/u, 'I and my'],
  [/\bI(?:['’]ve| have) got\b/iu, 'I have'],
  [/\b([Mm]y) partner(?=,? (?:is )?(?:called |named )?\p{Lu}\p{Ll}|['’]s name)/u, '$1 life partner'],
  [
    /\b(an? (?:new |little |tiny )?\p{Ll}+)( yesterday| today| last \p{Ll}+| on \p{Lu}\p{Ll}+)?, (an? (?:\p{L}+ )?\p{Ll}+ (?:called|named) \p{Lu}\p{L}+)/u,
    '$3$2',
  ],
];

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** 'Moved to 5 May', 'Pushed back until Friday': of the date under discussion, not of who speaks. */
export const rescheduled = new RegExp(
  String.raw`^(?:(?:just|now|has|got|been|was) )*(moved|pushed|shifted|changed|extended|postponed|delayed|rescheduled|deferred)((?: back| forward| out)? (?:to|until|till|by|from) (?:the )?(?:\d|next (?:week|month|year|\p{Lu})|tomorrow|(?:${MONTHS}|\p{L}+day)\b))`,
  'iu',
);

/** Two sentences that are one, before they are told apart. */
export const across: readonly (readonly [RegExp, string | ((whole: string) => string)])[] = [
  // 'If I lived in Rome I'd eat out'
  [
    /^(If (?:I|we|my \p{Ll}+) [^,;]{3,60}?) (?=(?:I|we)(?:['’](?:d|ll)| would| will| could| might) )/u,
    '$1, ',
  ],
  // 'I used to smoke, but I quit in 2020'
  [
    /^((?:I|[Ww]e) used to [^,;]{3,50}?),? but (?:I|we)(?:['’]ve| have)? (?=(?:quit|stopped|gave)\b)/u,
    '$1 but ',
  ],
  // 'I live in Tartu, been here since 2015'
  [
    /^I (liv|work)e? ((?:in|at|for) [^,;.]{2,60}?)(?:,|,? and)(?: I(?:['’]ve| have)| have)? been (?:here|there) (?=(?:since|for) )/u,
    'I have been $1ing $2 ',
  ],
  // 'My birthday's on 1 April'
  [
    /\b([Mm]y|[Hh]is|[Hh]er|[Oo]ur) ((?:\p{Ll}+ )?(?:birthday|anniversary|appointment|meeting|exam|test|flight|interview|deadline|number|address|e-?mail|wedding|rent|job|name|age|trip|party))['’]s (?=(?:on|in|at|now|next|this|tomorrow|the|an?)\b|\d|\p{Lu})/gu,
    '$1 $2 is ',
  ],
  // 'We made it to Hull': nothing was made
  [
    /\b(?:have |['’]ve )?(?:finally )?made it(?=,| (?:to|in time|on time|back|home|here|there|through)\b)/u,
    'arrived',
  ],
  // 'a cat called miso'
  [
    new RegExp(
      String.raw`\b(?:${KIN}|dog|cat|puppy|kitten|rabbit|parrot|hamster|horse|pony) (?:called|named) \p{Ll}{2,15}(?=[.,!]|$| and\b)`,
      'gu',
    ),
    (whole) => {
      const at = whole.lastIndexOf(' ') + 1;
      return `${whole.slice(0, at)}${capital(whole.slice(at))}`;
    },
  ],
  // 'deadline for the grant is 1 July'
  [
    /^(?:deadline|budget|venue|password|wifi password|agenda|timeline) (?=(?:for|of) (?:the|our|my|\p{Lu}[\p{L}\p{N}]*) [^,;]{0,30}?(?:is|was|has) )/iu,
    (noun) => `the ${noun.toLowerCase()}`,
  ],
  // 'release slips to 15 March'
  [
    /^(?:release|launch|demo|meeting|standup|deadline|review|kick-?off|workshop|training) (?=(?:slips|slipped|moves|moved|(?:is|was) (?:now )?(?:moved|postponed|pushed|due))\b)/iu,
    (noun) => `the ${noun.toLowerCase()}`,
  ],
  // 'little Jo plays chess'
  [
    /(?<!\p{L})(?:little|poor|dear|sweet|dear old) (\p{Lu}\p{Ll}+)\b/gu,
    (whole) => {
      const name = whole.slice(whole.lastIndexOf(' ') + 1);
      return isOwnName(name) && kindOfName(name).kind !== 'place' ? name : whole;
    },
  ],
  // 'Mum lives in Hull'
  [
    /(?<!\b(?:my|your|his|her|our|their|the|a|dear|hi|hello|thanks|of|called|named) |['’]s |\p{Lu}\p{Ll}+ |@)\b(?:Mum|Mom|Dad|Grandma|Grandpa|Granny|Gran|Grandad|Granddad)\b(?! \p{Lu})(?=['’]s | \p{Ll})/gu,
    (kin) => `my ${kin.toLowerCase()}`,
  ],
  // 'Aunt Rosa sold the pub', 'I saw Grandad Karl'
  [
    new RegExp(
      String.raw`(?<!\b(?:my|our|your|his|her|their|the|an?|dear|hi|hello|hey|thanks|called|named|as|by) |['’]s |(?<!^)\p{Lu}[\p{L}'’-]+ |@)\b${KIN_TITLE} (?!(?:and|or)\b)\p{Lu}\p{Ll}[\p{L}-]+`,
      'gu',
    ),
    (whole) => {
      const [title = '', name = ''] = whole.split(' ');
      return isOwnName(name) && kindOfName(name).kind !== 'place'
        ? `my ${plainKinTitle(title)} ${name}`
        : whole;
    },
  ],
  // 'No shellfish please, I'm allergic to it'
  [
    /^(?:no|nothing with|without|avoid|leave out|skip|please (?:no|avoid|leave out|skip)) (?:the )?(\p{Ll}+(?: (?!for |please)\p{Ll}+)?)(?: for me)?(?<! please)(?:,? please)?(?:[,;.]| [–—-])? (?:as |because |since |for )?((?:I|my \p{Ll}+|\p{Lu}\p{Ll}+)(?:['’]m| am|['’]s| is)) ((?:\p{Ll}+ )?(?:allergic|intolerant))(?: to (?:it|them|that|those)\b|(?= ?[.!]?$))/iu,
    '$2 $3 to $1',
  ],
  [
    /\b((?:an?|the) (?:(?!(?:last|this|yesterday|on|in)\b)\p{Ll}+ ){0,2}?(?!yesterday\b)\p{Ll}+)((?: yesterday| today| (?:last|this) \p{Ll}+| (?:on|in) \p{Lu}\p{Ll}+)?)(?:,| and) (?:(?:his|her|its) name(?:['’]s| is)|(?:he|she|it)(?:['’]s| is) (?:called|named)|(?:I|we) (?:called|named) (?:him|her|it)) (\p{Lu}\p{Ll}[\p{L}'’-]*)/u,
    '$1 named $3$2',
  ],
  [
    /\b([Mm]y|[Oo]ur) ((?:\p{Ll}+ ){0,2}\p{Ll}+)(?:,| and) (?:his|her|its) name(?:['’]s| is) (?=\p{Lu}\p{Ll})/u,
    '$1 $2 ',
  ],
  [
    /\b[Uu]sed to live in ([^,.]+?),? but (?:now I(?:['’]m| am) in|I(?:['’]m| am) (?:now )?in) (?=\p{Lu})/u,
    'moved from $1 to ',
  ],
];
