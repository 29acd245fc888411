import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

/** Chats and interviews as people write them, and what they claim. */
const cases: Record<string, { text: string; claims: string[] }> = {
  'an order for good and its reason': {
    text: 'User: Never book anything on Mondays: I look after my grandson Teun then.\nAssistant: ok',
    claims: [
      "User's standing instruction is to never book anything on Mondays.",
      "User looks after User's grandson Teun on Mondays.",
    ],
  },
  'days to keep free, and what is done on them': {
    text: "User: Keep Thursdays free, that's when I coach the juniors at Ashby Rovers.\nAssistant: ok",
    claims: [
      "User's standing instruction is to keep Thursdays free.",
      'User coaches the juniors at Ashby Rovers on Thursdays.',
    ],
  },
  'an order for tomorrow and its reason': {
    text: "User: Don't book the hall before noon tomorrow: I work nights.\nAssistant: ok",
    claims: ['User works nights.'],
  },
  'a name that nobody is to be called by': {
    text: 'User: Never call me Bob, my name is Robert.\nAssistant: ok',
    claims: ["User's standing instruction is to never call User Bob.", "User's name is Robert."],
  },
  'questions on somebody in turn': {
    text: "Bot: What is your daughter's name?\nUser: Malin.\nBot: Is she allergic to anything?\nUser: Latex.\nBot: And who is her doctor?\nUser: Dr Ek, at the Quay Surgery.\nBot: Has she been vaccinated against mumps?\nUser: Yes.",
    claims: [
      "User's daughter is Malin.",
      'Malin is allergic to latex.',
      "Dr Ek is Malin's doctor.",
      'Dr Ek works at the Quay Surgery.',
      'Malin has been vaccinated against mumps.',
    ],
  },
  'who does what, and of it in turn': {
    text: '[09:12] Aisha: @Bram do you know who leads the Orchid project now?\n[09:13] Bram: Chiara Conti\n[09:14] Aisha: and when does it finish?\n[09:15] Bram: end of October',
    claims: [
      'Chiara Conti leads the Orchid project now.',
      'The Orchid project finishes at the end of October 2024.',
    ],
  },
  'what is drunk again': {
    text: "User: I'm back on espresso since April.\nUser: We've gone back to tea.\nUser: I'm back on track.",
    claims: [
      'User started drinking espresso in April 2024.',
      'User has started drinking tea.',
      'User is back on track.',
    ],
  },
  'what was given up and is no more': {
    text: "User: I've given up on being vegan.\nUser: I've given up giving up sugar.",
    claims: ['User is no longer a vegan.', 'User started eating sugar.'],
  },
  'an account that is taken over': {
    text: "Priya: I'm taking over the Lidl account from Ben in May 2024.\nBen: Yes, all yours!",
    claims: [
      'Ben is no longer responsible for the Lidl account from May 2024.',
      'Priya is responsible for the Lidl account from May 2024.',
    ],
  },
  'whom somebody else asked about, and where she no longer is': {
    text: "Tom: is Nadia still at Fjord Bank?\nEva: no, she left in March. she's at Polaris now\nTom: oh nice.",
    claims: ['Nadia left Fjord Bank in March 2024.', 'Nadia works at Polaris.'],
  },
  'a name that its owner gives a thing': {
    text: 'User: I bought a Fender guitar. I named it Ruby.\nUser: I named my boat Tern.',
    claims: ['User bought a Fender guitar.', 'The Fender guitar is called Ruby.', "User's boat is Tern."],
  },
  'a name that its owner gives a pet': {
    text: 'User: We adopted a kitten in May 2024. We named her Olive.',
    claims: ['User adopted a kitten named Olive in May 2024.'],
  },
  'what began and what is so': {
    text: 'Nora: I started on 2 May 2024 and work from the Lisbon office.',
    claims: ['Nora started on 2 May 2024.', 'Nora works from the Lisbon office.'],
  },
  'a day that is taken back': {
    text: "User: The party is on 3 May 2024. Wait, no, it's on 4 May 2024.",
    claims: ['The party is on 4 May 2024.'],
  },
  'a day that is taken back with a preposition': {
    text: 'User: My meeting with Noor is on Monday. Sorry, on Tuesday.',
    claims: ["User's meeting with Noor is on 21 May 2024."],
  },
  'what is said of somebody and taken back': {
    text: 'User: My sister lives in Dublin. Wait, no, she lives in Cork.\nAssistant: Cork, got it.\nUser: Thanks!',
    claims: ["User's sister lives in Cork."],
  },
  'sessions with a day each': {
    text: 'Session 1, 8 May 2023\nIda: Hi! I went to a pottery class last Tuesday.\nUwe: Nice!\n\nSession 2, 25 May 2023\nUwe: We adopted a puppy two weeks ago.\nIda: I ran a race last Saturday.',
    claims: [
      'Ida went to a pottery class on 2 May 2023.',
      'Uwe adopted a puppy on 11 May 2023.',
      'Ida ran a race on 20 May 2023.',
    ],
  },
  'what each is said to say': {
    text: 'DATE: 1:56 pm on 8 May, 2023\nIda said, "Hi Uwe! I moved to Hull yesterday."\nUwe said, "I work at Orr Mills."',
    claims: ['Ida moved to Hull on 7 May 2023.', 'Uwe works at Orr Mills.'],
  },
  'a time in brackets behind a name in small letters': {
    text: "ida (10:02 AM): morning! I've gone vegetarian\nuwe (10:04 AM): I play the cello in the town orchestra",
    claims: ['Ida became vegetarian.', 'Uwe plays the cello.', 'Uwe plays in the town orchestra.'],
  },
  'lines that end without a full stop': {
    text: "Ida Moe  9:41 AM\nheads up: the launch of Kestrel is now 20 June\nI'm out on Friday\n\nUwe Aal  9:44 AM\nok! I've taken over the billing service from Mina\nKestrel still depends on Redis 7",
    claims: [
      'The launch of Kestrel is now on 20 June 2024.',
      'Ida Moe is out on 17 May 2024.',
      'Mina is no longer responsible for the billing service.',
      'Uwe Aal is responsible for the billing service.',
      'Kestrel still depends on Redis 7.',
    ],
  },
  'lines that are broken at a margin': {
    text: 'Ida: I moved here in March and have been working for Orr Mills and\nSaint Olaf Hospital since.\nUwe: Nice!\nIda: I like it.',
    claims: [
      'Ida moved here in March 2024.',
      'Ida has been working for Orr Mills and Saint Olaf Hospital since then.',
      'Ida likes it.',
    ],
  },
  'an answer that counts and names': {
    text: 'Assistant: Any pets?\nUser: Just one, a tortoise called Gus.\nAssistant: Any kids?\nUser: One.\nAssistant: Any allergies?\nUser: Just one, nuts.',
    claims: ['User has a tortoise called Gus.', 'User has one kid.', 'User is allergic to nuts.'],
  },
  'where somebody lives who lives not near': {
    text: 'User: My niece Lotte loves horses.\nAssistant: Does she live nearby?\nUser: No, in Arnhem.',
    claims: ["User's niece Lotte loves horses.", 'Lotte lives in Arnhem.'],
  },
  'a day without a year above the words': {
    text: 'Ida Moe  Jun 18th at 9:02 AM\nI live in Hull. Kari covers for me.\n\nKari Aal  Today at 9:10 AM\nsure! I moved the demo to 25 June',
    claims: [
      'Ida Moe lives in Hull.',
      'Kari covers for Ida Moe.',
      'Kari Aal moved the demo to 25 June 2024.',
    ],
  },
  'who plays chess, and who licks hands': {
    text: 'Mara Holm has a dog called Bella. She plays the violin. She broke her wrist.\n\nIda Moe has a dog called Luna. She licks her hand.',
    claims: [
      'Mara Holm has a dog called Bella.',
      'Mara Holm plays the violin.',
      'Mara Holm broke her wrist.',
      'Ida Moe has a dog called Luna.',
      'Luna licks her hand.',
    ],
  },
  'how old an animal is': {
    text: 'User: My dog is three. My dog is three feet tall.',
    claims: ["User's dog's age is three.", "User's dog is three feet tall."],
  },
  'a name that no list of names knows, in front of all else': {
    text: "User: It's Orvo. I moved to Lecce in May.",
    claims: ["User's name is Orvo.", 'Orvo moved to Lecce in May 2024.'],
  },
  'who somebody is, in front of all else, and who somebody else is': {
    text: "User: It's Hanna. I work at Orr Glass.\nAssistant: Hello!\nUser: Guess who rang? It's Anna. She lives in Lyon.",
    claims: ["User's name is Hanna.", 'Hanna works at Orr Glass.', "It's Anna.", 'Anna lives in Lyon.'],
  },
  'what is asked and answered in an interview': {
    text: '# Interview with Kofi Mensah\n\nQ: Where do you work?\n\nA: At Orr Mills.\n\nQ: Where is Orr Mills based?\n\nA: In Leeds.',
    claims: ['Kofi Mensah works at Orr Mills.', 'Orr Mills is based in Leeds.'],
  },
  'an interview without a name': {
    text: "Q: When did you join Norvik?\nA: In 2016.\nQ: What is your role?\nA: I'm head of design.",
    claims: ['Interviewee joined Norvik in 2016.', 'Interviewee is head of design.'],
  },
  'a move to another firm': {
    text: 'Ann no longer works at Helvex. She moved to Corvid in March 2024.',
    claims: ['Ann no longer works at Helvex.', 'Ann joined Corvid in March 2024.'],
  },
  'a move to a town': {
    text: 'User: I no longer work at Helvex. I moved to Lisbon.',
    claims: ['User no longer works at Helvex.', 'User moved to Lisbon.'],
  },
  'whom to call, and what to call them': {
    text: 'Kat: Call me later, Tom.\nTom: ok\nKat: Call me Kit.',
    claims: ['Kat is nicknamed Kit.'],
  },
  'what somebody is and so does': {
    text: 'User: As a baker, I get up at three.\nUser: As a student, I lived in Hull.',
    claims: ['User is a baker.', 'User gets up at three.', 'User lived in Hull.'],
  },
  'what is handed over': {
    text: "User: I've handed the Tarn account over to Mina.\nUser: Deadline for the audit is 3 June.",
    claims: [
      'User is no longer responsible for the Tarn account.',
      'Mina is responsible for the Tarn account.',
      'The deadline for the audit is on 3 June 2024.',
    ],
  },
  'what an assistant is asked to remember': {
    text: 'User: Can you please remember that my desk is 14B?\nUser: Can you remember where my desk was?',
    claims: ["User's desk is 14B."],
  },
  'a nickname behind a name': {
    text: 'User: Rasmus Holm here, but call me Ras. I live in Turku.',
    claims: ["User's name is Rasmus Holm.", 'Rasmus Holm is nicknamed Ras.', 'Rasmus Holm lives in Turku.'],
  },
  'whose allergies they are': {
    text: 'User: My niece Lou has a wasp allergy.\nUser: My parents have a bad nut allergy.',
    claims: ["User's niece Lou is allergic to wasps.", "User's parents are allergic to nuts."],
  },
  'a first day at work': {
    text: 'User: Yesterday was my first day at Norvik Ltd.',
    claims: ['User started at Norvik Ltd on 14 May 2024.'],
  },
  'what was given up and when': {
    text: 'User: I used to knit, but I stopped in 2021.\nUser: I used to live in Hull but quit my job.',
    claims: ['User stopped knitting in 2021.', "User used to live in Hull but quit User's job."],
  },
  'what was and what is now': {
    text: "Assistant: What's your favourite colour?\nUser: Used to be green, now it's teal.",
    claims: ["User's favourite colour used to be green.", "User's favourite colour is teal."],
  },
  'what a birth and a prize are congratulated on': {
    text: 'Ana: Congratulations to Kit and Jo Orr on the birth of their daughter Mia!\nBo: Lovely!\nAna: Congratulations to Kit Orr on winning the Lindt Medal.\nBo: Congrats Kit!',
    claims: ['Mia is the daughter of Kit and Jo Orr.', 'Kit Orr won the Lindt Medal.'],
  },
  'who somebody is, in one breath': {
    text: "User: I'm Ann, 34, living in Hull with my husband Ivo and our two kids, Ada and Joss.",
    claims: [
      "User's name is Ann.",
      "Ann's age is 34.",
      "Ann lives in Hull with Ann's husband Ivo.",
      "Ann and Ann's husband Ivo have two kids, Ada and Joss.",
    ],
  },
  'a son who is one speaker’s own': {
    text: 'User: I live in Hull with my wife Bea and my son Tim.',
    claims: ["User lives in Hull with User's wife Bea.", 'User has a son, Tim.'],
  },
  'who does it, since when': {
    text: "Bea: who's looking after the Orr account?\nVik: Me, since March.\nBea: ok",
    claims: ['Vik is looking after the Orr account since March 2024.'],
  },
  'since when somebody lives there, asked and answered': {
    text: 'Ana: I live in Porto.\nBen: Nice! Since when?\nAna: 2019.',
    claims: ['Ana lives in Porto.', 'Ana lives in Porto since 2019.'],
  },
  'when something happened, asked and answered': {
    text: 'User: I left Orr Ltd.\nAssistant: When was that?\nUser: In March.',
    claims: ['User left Orr Ltd.', 'User left Orr Ltd in March 2024.'],
  },
  'speakers of short names in lower case': {
    text: "mo: i hate olives\nroo: i love them\nmo: also i can't eat gluten",
    claims: ['Mo hates olives.', 'Roo loves olives.', "Mo can't eat gluten."],
  },
  'a day that is taken back in the next turn': {
    text: "User: My rent is 900 euros.\nAssistant: Noted!\nUser: Hang on, it's 950 euros.",
    claims: ["User's rent is 950 euros."],
  },
  'a rent that goes up': {
    text: 'User: My rent is 850 euros a month. It goes up to 900 euros in June 2024.',
    claims: ["User's rent is 850 euros a month.", "User's rent rises to 900 euros in June 2024."],
  },
  'a speaker whom no list knows': {
    text: 'Ludo: I moved to Aalst in March.\nHenk: Nice, I work between Mol and Ghent.',
    claims: ['Ludo moved to Aalst in March 2024.', 'Henk works between Mol and Ghent.'],
  },
  'a chat in lines of JSON': {
    text: '{"role": "user", "content": "My name is Ada Kern.\\nI live in \\"The Mill\\"."}\n{"role": "assistant", "content": "Noted."}\n{"role": "user", "content": "I moved to Hull.", "id": 3}',
    claims: ["User's name is Ada Kern.", 'Ada Kern lives in "The Mill".', 'Ada Kern moved to Hull.'],
  },
  'an employer left, as an answer': {
    text: 'Assistant: Are you still with Fenwick Travel?\nUser: No, I quit in January.',
    claims: ['User left Fenwick Travel in January 2024.'],
  },
  'where somebody lived before': {
    text: 'Assistant: Where did you live before?\nUser: Setubal.',
    claims: ['User used to live in Setubal.'],
  },
  'who is on call': {
    text: "Nadja: who is on call today?\nPiet: Me.\nNadja: Who's responsible for the audit?\nPiet: Sami.",
    claims: ['Piet is on call on 15 May 2024.', 'Sami is responsible for the audit.'],
  },
  'what is asked of somebody is no gift of theirs': {
    text: 'Jo: @mina can you take the login bug?\nMina: sure',
    claims: ['Mina will take the login bug.'],
  },
  'a name asked for in passing': {
    text: 'Agent: Thank you. And your name?\nClient: Edda Finch.\nClient: My account number is 48-2210.',
    claims: ["Edda Finch's account number is 48-2210."],
  },
  'the same words with another end': {
    text: 'User: I live in Utrecht. Sorry, I live in Arnhem.\nUser: My manager is Kaya Lund.\nUser: Correction: my manager is Kaya Lindt.',
    claims: ['User lives in Arnhem.', "User's manager is Kaya Lindt."],
  },
  'another figure of the one just spoken of': {
    text: "User: My brother Bo is 12. Sorry, he's 13.\nUser: I'm 30. Oops, I'm 31.\nUser: Ida is 40. Sorry, she's late.",
    claims: ["Bo is User's brother.", "Bo's age is 13.", "User's age is 31.", "Ida's age is 40."],
  },
  'a trip that is off': {
    text: 'User: The trip to Madeira is off.\nUser: I adopted the dog, her name is Pippa.',
    claims: ['The trip to Madeira is cancelled.', 'User adopted the dog named Pippa.'],
  },
  'where somebody was and is': {
    text: "Ike: I was at Moorland Radio for six years and now I'm at Channel Nine.\nIke: I'm doing a PhD at Turku.",
    claims: [
      'Ike worked at Moorland Radio for six years.',
      'Ike works at Channel Nine.',
      'Ike is studying at Turku.',
    ],
  },
  'the first day in a job': {
    text: 'User: My first day at Orr was 3 May.\nUser: My new job at Tarn starts on 1 July.',
    claims: ['User started at Orr on 3 May 2024.', 'User will start at Tarn on 1 July 2024.'],
  },
  'things owned, each by itself': {
    text: 'User: I have a cat called Moss and two stepsons, Finn and Asa.\nUser: I own a blue Torva bicycle and a canoe.\nUser: I run a bakery in Odense called Hvede.',
    claims: [
      'User has a cat called Moss.',
      'User has two stepsons, Finn and Asa.',
      'User owns a blue Torva bicycle.',
      'User owns a canoe.',
      'User runs a bakery called Hvede.',
      'Hvede is a bakery in Odense.',
    ],
  },
  'a move of a whole home': {
    text: "Kaja: I'm thinking about Turin.\nKaja: We moved to Turin last week!",
    claims: ['Kaja is thinking about Turin.', 'Kaja moved to Turin in the week of 6 May 2024!'],
  },
  'standing instructions in many words': {
    text: "User: Use metric units from now on.\nUser: Don't suggest pork recipes.\nUser: Please write your replies in British English.\nUser: Whenever I send code, review it for bugs.\nUser: Stop calling me Bob.",
    claims: [
      "User's standing instruction is to use metric units.",
      "User's standing instruction is to not suggest pork recipes.",
      "User's standing instruction is to write your replies in British English.",
      "User's standing instruction is to review it for bugs whenever User sends code.",
      "User's standing instruction is to stop calling User Bob.",
    ],
  },
  'what somebody is intolerant of, and a family of one': {
    text: "User: I'm intolerant of lactose.\nUser: I'm an only child.",
    claims: ['User is intolerant to lactose.', 'User has no siblings.'],
  },
  'a short talk without a first person': {
    text: 'Bea: the demo is on Thursday\nBea: demo moved to Friday\nVik: ok',
    claims: ['The demo is on 16 May 2024.', 'The demo moved to 17 May 2024.'],
  },
  'a tool given up for another': {
    text: 'User: We switched our chat from Slack to Zulip in April.',
    claims: ['User switched from Slack to Zulip in April 2024.'],
  },
  'short answers to questions of many kinds': {
    text: "Rik: where are you from originally?\nSaar: Tartu.\nRik: what's your wife called?\nSaar: Ebba.\nRik: Which team are you on?\nSaar: Platform.\nRik: Did you finish the audit?\nSaar: Yes, yesterday.\nRik: Coffee or tea?\nSaar: Tea, always.\nRik: What are your hobbies?\nSaar: Climbing and chess.\nRik: May I have your email?\nSaar: saar@tarn.io\nRik: Saar, what's your shoe size?\nSaar: 43.",
    claims: [
      'Saar is from Tartu.',
      "Saar's wife is Ebba.",
      'Saar is on the Platform team.',
      'Saar finished the audit.',
      'Saar prefers tea.',
      "Saar's hobbies are climbing and chess.",
      "Saar's email is saar@tarn.io.",
      "Saar's shoe size is 43.",
    ],
  },
  'a mail quoted below its answer': {
    text: "From: Petra Haas <petra@orr.com>\nDate: Mon, 6 May 2024\n\nI moved to our Linz office.\n\nOn Fri, 3 May 2024, Lukas Weil wrote:\n> I'm leaving Velde at the end of May.",
    claims: ['Petra Haas moved to our Linz office.', 'Lukas Weil is leaving Velde at the end of May 2024.'],
  },
  'we as the home of who speaks': {
    text: 'Bo: We relocated to Leeds in 2019. We left Paris for good in 2018.\nAna: We moved to Jira last week.',
    claims: [
      'Bo relocated to Leeds in 2019.',
      'Bo left Paris for good in 2018.',
      'We moved to Jira in the week of 6 May 2024.',
    ],
  },
  'whom somebody is engaged to and marries': {
    text: 'Bo: Kim and I got engaged!\nAna: Lovely.\nBo: We got married in April.',
    claims: ['Bo and Kim got engaged!', 'Bo and Kim got married in April 2024.'],
  },
  'a reason is no part of what is over': {
    text: 'User: I no longer jog because of my knee.\nAssistant: Noted.',
    claims: ['User no longer jogs.'],
  },
  'two pets in one sentence': {
    text: 'User: I keep four hens and a tortoise named Otto.\nAssistant: Noted.',
    claims: ['User keeps four hens.', 'User keeps a tortoise named Otto.'],
  },
  'two relations, each with what they have': {
    text: 'Ana Roth sold her car. Her son Eli plays golf and her husband, Max, is a cook.',
    claims: [
      'Ana Roth sold her car.',
      "Ana Roth's son Eli plays golf.",
      "Ana Roth's husband, Max, is a cook.",
    ],
  },
  'news put as a question': {
    text: 'Bo: @Ida has moved to Leeds, did you know?\nAna: Did you know that Kim Orr has left Tarn Ltd?\nBo: Do you know where he lives?\nAna: Has he moved, do you know?',
    claims: ['Ida has moved to Leeds.', 'Kim Orr has left Tarn Ltd.'],
  },
  'what was said wrongly before': {
    text: "User: I told you my birthday was 4 April, but it's 14 April.\nAssistant: Noted.",
    claims: ["User's birthday is 14 April."],
  },
  'what is asked for from now on': {
    text: 'User: Going forward, keep replies under 100 words.\nAssistant: Noted.',
    claims: ["User's standing instruction is to keep replies under 100 words."],
  },
  'what came of a plan': {
    text: 'User: I was going to buy a car but in the end I bought a bike.\nAssistant: Noted.',
    claims: ['User was going to buy a car.', 'User bought a bike.'],
  },
  'where somebody still is': {
    text: 'Assistant: Where are you living now?\nUser: Still in Leeds.',
    claims: ['User is living now in Leeds.'],
  },
  'a pet parted with in a month': {
    text: 'User: We had to rehome Rex in December because of my allergy.\nAssistant: Oh.',
    claims: ['User no longer owns Rex since December 2023.'],
  },
  'tastes and habits in plain words': {
    text: "User: I don't care for opera. I don't care for my mother's dog. I steer clear of salt. I go for a run before work.\nAssistant: OK.",
    claims: [
      'User dislikes opera.',
      "User doesn't care for User's mother's dog.",
      'User avoids salt.',
      'User runs before work.',
    ],
  },
  'how many and who': {
    text: 'Assistant: Do you have kids?\nUser: Two, Mila and Ben.',
    claims: ['User has two kids, Mila and Ben.'],
  },
  'whom we means to a machine, though it is called by a name': {
    text: 'Siri: We flew to Malta instead and stayed three nights at the Hotel Orr.\nAssistant: Nice!\nSiri: Back from Easter since Monday.',
    claims: ['Siri flew to Malta and stayed for three nights at the Hotel Orr.'],
  },
  'what was planned, and what came of it': {
    text: 'User: We were going to spend May in Bergen, but went to Malta instead.\nUser: Instead of Rome we visited Naples.',
    claims: ['User was going to spend May in Bergen.', 'User went to Malta.', 'User visited Naples.'],
  },
  'what is not done, and what is done instead': {
    text: "Kim: I'm not moving to Leeds after all, moving to York instead.\nKim: I took the night train to Verona and stayed a week.",
    claims: [
      'Kim is not moving to Leeds.',
      'Kim is moving to York.',
      'Kim went to Verona and stayed for a week.',
    ],
  },
  'a thing of which the second word is enough': {
    text: 'User: I bought a Honda Jazz in 2019. I sold the Jazz in 2022.',
    claims: ['User bought a Honda Jazz in 2019.', 'User sold the Honda Jazz in 2022.'],
  },
  'what is left out at the end is no denial, and too adds nothing': {
    text: "User: I'm coeliac, so nothing with wheat please.\nUser: I rented a flat in Tartu too, so no more commuting.\nUser: I applied to Orr Mills, fingers crossed!",
    claims: ['User is coeliac.', 'User moved to Tartu.', 'User applied to Orr Mills!'],
  },
  'what stands behind a colon is told by itself': {
    text: 'User: Got an extension: the thesis is due on 15 June 2024.\nUser: Orr Hall has moved on: the lift is working again.',
    claims: [
      'User got an extension.',
      "User's thesis is due on 15 June 2024.",
      'Orr Hall has moved on.',
      'The lift is working again.',
    ],
  },
  'a deadline told by what it is for': {
    text: 'User: My thesis deadline has been extended to 1 August 2024.\nUser: My mother tongue is Welsh.',
    claims: [
      "The deadline for User's thesis has been extended to 1 August 2024.",
      "User's native language is Welsh.",
    ],
  },
};

for (const [name, { text, claims }] of Object.entries(cases)) {
  it(name, async () => {
    const found = await claimsOf(text, new Date('2024-05-15T10:00:00Z'));
    expect(found.map(({ claimText }) => claimText)).toEqual(claims);
  });
}

it('denies nothing for what is left out at the end', async () => {
  const [black] = await claimsOf('User: I take my coffee black, no sugar.');
  const [none] = await claimsOf('Ann has no brothers, no sisters.');
  expect([black?.polarity, none?.polarity]).toEqual(['affirmed', 'negated']);
});
