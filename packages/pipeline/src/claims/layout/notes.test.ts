import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

/** Notes, mails and talks as people write them, and what they claim. */
const cases: Record<string, { text: string; claims: string[] }> = {
  'a month and a season of a year told before': {
    text: 'Orda was founded in 2010. In March of the following year it moved to Hull. In the spring of 2012 it moved to York. Later that year it moved to Bath.',
    claims: [
      'Orda was founded in 2010.',
      'In March 2011, Orda moved its headquarters to Hull.',
      'In the spring of 2012 Orda moved its headquarters to York.',
      'In 2012 Orda moved its headquarters to Bath.',
    ],
  },
  'a talk that begins with a greeting': {
    text: "Anna: Hi\nTom: Hi, I'm a nurse.\nAnna: Great.",
    claims: ['Tom is a nurse.'],
  },
  'the day of an occasion, on a line of its own at the top': {
    text: 'Minutes of the board meeting held on 12 March 2019\n\nDana leaves on 30 April.',
    claims: ['Dana leaves on 30 April 2019.'],
  },
  'a sentence at the top that a day ends': {
    text: 'Weekly call moved to 12 March 2019\n\nDana lives in Leeds.',
    claims: ['The weekly call moved to 12 March 2019.', 'Dana lives in Leeds.'],
  },
  'the day of a meeting among its labels': {
    text: '# Board meeting\n\nDate: 12 March 2019\nPresent: Ada Moss\n\nDana leaves on 30 April.',
    claims: ['Ada Moss attended the meeting on 12 March 2019.', 'Dana leaves on 30 April 2019.'],
  },
  'mine, where another asked or told what': {
    text: "Ana: My favourite colour is red. What's yours?\nBen: Mine is blue.\nAna: When is your birthday?\nBen: Mine is on 12 March.",
    claims: [
      "Ana's favourite colour is red.",
      "Ben's favourite colour is blue.",
      "Ben's birthday is 12 March.",
    ],
  },
  'what is answered of a relative, and what corrects an answer at once': {
    text: "Assistant: How old is your daughter?\nUser: She's four. Her name is Pia.\nAssistant: What is your budget?\nUser: Around 2,000 euros. Sorry, make that 2,500.",
    claims: ["User's daughter is four.", "User's daughter's name is Pia.", "User's budget is 2,500."],
  },
  'it, which is bought, and not where it lies': {
    text: 'Ann Silva and her husband Bo run a vineyard near Porto. They bought it in 2009.',
    claims: [
      'Ann Silva and her husband Bo run a vineyard near Porto.',
      'Ann Silva and Bo bought the vineyard in 2009.',
    ],
  },
  'a brother whose verb is left out': {
    text: 'Carl Holm works at Tesla and his brother Nils at Rivian.',
    claims: ['Carl Holm works at Tesla.', "Carl Holm's brother Nils works at Rivian."],
  },
  'a job that is taken, and where': {
    text: 'User: Do you think I should take the job at Lumen?\nAssistant: Why not?\nUser: I took it.',
    claims: ['User took the job at Lumen.'],
  },
  'a death whose verb is left out': {
    text: 'Albert Lee died in 1988, and his wife, Rose, in 1995.',
    claims: ['Albert Lee died in 1988.', "Albert Lee's wife was Rose.", 'Rose died in 1995.'],
  },
  'a brother of whom it was asked': {
    text: 'Assistant: Is your brother still in Leeds?\nUser: No, he moved to York.',
    claims: ["User's brother moved to York."],
  },
  'names in lower case, of who speaks and of a pet': {
    text: 'sam: i got the job at Lumen!\ndana: yay, when do you start?\nsam: soon. i have a cat called miso',
    claims: ['Sam got the job at Lumen!', 'Sam has a cat called Miso.'],
  },
  'a name that is given in lower case': {
    text: "User: my name's olu, i'm a nurse at Orr\nAssistant: Hi Olu!\nUser: i live in Oslo",
    claims: ["User's name is Olu.", 'Olu is a nurse at Orr.', 'Olu lives in Oslo.'],
  },
  'who is called by a handle': {
    text: '@tom can you review PR 312? @ana merged 310 this morning.',
    claims: ['Ana merged 310 on 15 May 2024.'],
  },
  'what is asked and answered at once': {
    text: 'Acme moved its fair. The new date? It is 5 June 2024.',
    claims: ['Acme moved its fair.', 'The new date is 5 June 2024.'],
  },
  'it, which is not where it moved': {
    text: 'The head office is in Utrecht. It moved there in 2022.',
    claims: ['The head office is in Utrecht.', 'The head office moved to Utrecht in 2022.'],
  },
  'they, named in the two sentences in front': {
    text: 'User: My mom is Ingrid. My dad is Karl. They live in Uppsala.',
    claims: ["User's mom is Ingrid.", "User's dad is Karl.", 'Ingrid and Karl live in Uppsala.'],
  },
  'children, each with an age of their own': {
    text: 'My sister has a son, Tom, who is 5, and a daughter, Mia, who is 2.',
    claims: ['My sister has a son, Tom.', 'Tom is 5.', 'My sister has a daughter, Mia.', 'Mia is 2.'],
  },
  'verbs that agree with whoever speaks': {
    text: 'User: I sing in a choir. I mostly read science fiction.',
    claims: ['User sings in a choir.', 'User mostly reads science fiction.'],
  },
  'parents who part, behind the names of their children': {
    text: 'The couple have two children, the twins Mia and Lev. They divorced in 2021.',
    claims: [
      'The couple have two children, the twins Mia and Lev.',
      'Mia and Lev are twins.',
      'They divorced in 2021.',
    ],
  },
  'two joined verbs, each with its own time': {
    text: 'Ana has worked at Orr since 2019 and married Bo Lind in 2021.',
    claims: ['Ana has worked at Orr since 2019.', 'Ana married Bo Lind in 2021.'],
  },
  'a month behind what has lasted since another year': {
    text: 'Report of 15 May 2024\n\nAna has worked at Orr since 2019 and opened a shop in March.',
    claims: ['Ana has worked at Orr since 2019.', 'Ana opened a shop in March 2024.'],
  },
  'a month in the sentence behind what lasts': {
    text: 'Report of 15 May 2024\n\nAna Silva has lived in Porto since 2019. She bought a house in March.',
    claims: ['Ana Silva has lived in Porto since 2019.', 'Ana Silva bought a house in March 2024.'],
  },
  'what became of something, in front of a colon': {
    text: '# Atlas\n\n- Deprecated: the /v1 endpoint\n- Founded: 1998\n- Awarded: the Order of Merit',
    claims: [
      'Deprecated: the /v1 endpoint.',
      'Atlas was founded in 1998.',
      'Atlas was awarded the Order of Merit.',
    ],
  },
  'to whom a mail without a sender goes': {
    text: 'To: All\nBen Orr has left the company.',
    claims: ['Ben Orr has left the company.'],
  },
  'a cell that says that nobody is there': {
    text: '| Room | Tenant | Status |\n|---|---|---|\n| 1A | Ana Silva | let |\n| 1B | vacant | vacant |',
    claims: ['The tenant of 1A is Ana Silva.', 'The status of 1A is let.', 'The status of 1B is vacant.'],
  },
  'rows that are called by a number': {
    text: '| Line | From | To |\n|---|---|---|\n| 12 | Harbour | Airport |\n| N4 | Wharf | College |',
    claims: ['Line 12 runs from Harbour to Airport.', 'N4 runs from Wharf to College.'],
  },
  'what a thing is like, in front of a colon': {
    text: '# Orbi\n\n- Lightweight: No dependencies\n- Licence: MIT',
    claims: ['Orbi – Lightweight: No dependencies.', 'The licence of Orbi is MIT.'],
  },
  'columns in small letters': {
    text: '| Setting | default | the range |\n|---|---|---|\n| PORT | 8080 | 1 to 65535 |',
    claims: ['The default of PORT is 8080.', 'The range of PORT is 1 to 65535.'],
  },
  'a department of whoever has no known first name': {
    text: '| Name | Department |\n|---|---|\n| Ngozi Okafor-Lund | Legal |',
    claims: ['The department of Ngozi Okafor-Lund is Legal.'],
  },
  'a name alone above a list': {
    text: 'What we know about Runa Holt:\n\n- allergic to latex\n- likes rowing\n- Dentist: Dr Moe',
    claims: [
      'Runa Holt is allergic to latex.',
      'Runa Holt likes rowing.',
      'The dentist of Runa Holt is Dr Moe.',
    ],
  },
  'lines below a name with an article, whatever its words': {
    text: 'The Silver Gate\nGenre: jazz\nPast members: Siv Moe',
    claims: ['The genre of The Silver Gate is jazz.', 'The former members of The Silver Gate are Siv Moe.'],
  },
  'what each did and does, told in a stand-up': {
    text: 'Stand-up 14 May\n- Ines: finished the parser, now picking up MEM-412\n- Bo: still blocked on the certificate\n- Siv Moe: fixed the lexer, the tests and the docs',
    claims: [
      'Ines finished the parser.',
      'Ines is now picking up MEM-412.',
      'Bo is still blocked on the certificate.',
      'Siv Moe fixed the lexer, the tests and the docs.',
    ],
  },
  'what was decided and takes effect on a day without a year': {
    text: 'Orsa closed a shop on 1 August. Siv Moe was appointed chair of Orsa effective 1 August. Ida Ask resigned effective 30 April.',
    claims: [
      'Orsa closed a shop on 1 August 2023.',
      'Siv Moe was appointed chair of Orsa effective on 1 August 2024.',
      'Ida Ask resigned effective on 30 April 2024.',
    ],
  },
  'a last verb that nobody undergoes': {
    text: 'Siv Moe was elected in 2011, re-elected in 2015 and stood down in 2019. Ida Ask was hired in 2015 and left in 2019. The mill was bombed in 1940 and left in ruins.',
    claims: [
      'Siv Moe was elected in 2011.',
      'Siv Moe was re-elected in 2015.',
      'Siv Moe stood down in 2019.',
      'Ida Ask was hired in 2015.',
      'Ida Ask left in 2019.',
      'The mill was bombed in 1940.',
      'The mill was left in ruins.',
    ],
  },
  'a year that passed is none that was sold': {
    text: 'Orsa moved to Faro in 2010. A year later the company grew. It was sold in 2015.',
    claims: ['Orsa moved to Faro in 2010.', 'In 2011 Orsa grew.', 'Orsa was sold in 2015.'],
  },
  'lights in a report on several': {
    text: 'Status report, week 20\nOrion: green\nPallas: amber, waiting for the vendor',
    claims: ['The status of Orion is green.', 'The status of Pallas is amber.'],
  },
  'the sheet of a model with a number': {
    text: 'Spec sheet: Heron 400 e-bike\nWeight: 21.4 kg\nPrice: €2,890',
    claims: ['The weight of Heron 400 is 21.4 kg.', 'The price of Heron 400 is €2,890.'],
  },
  'a model with a number above its data': {
    text: 'Heron 400 e-bike\nWeight: 21.4 kg\nPrice: €2,890',
    claims: ['The weight of Heron 400 is 21.4 kg.', 'The price of Heron 400 is €2,890.'],
  },
  'a second word for what the first of them means': {
    text: 'Project Basalt is late. Its budget is £96,000, and Siv Moe, its product owner, has left.',
    claims: [
      'Project Basalt is late.',
      "Project Basalt's budget is £96,000.",
      "Siv Moe, Project Basalt's product owner, has left.",
    ],
  },
  'data below a line that says of what': {
    text: 'Tarn Bridge, technical data\n\n| Item | Value |\n|---|---|\n| Length | 40 m |',
    claims: ['The length of Tarn Bridge is 40 m.'],
  },
  'holders of an office, told above their table': {
    text: 'Tarn College, Faro. Rectors:\n\n| Name | From | To |\n|---|---|---|\n| Siv Moe | 1998 | 2006 |\n| Ivar Sol | 2006 | present |',
    claims: [
      'Siv Moe was the rector of Tarn College from 1998 to 2006.',
      'Ivar Sol has been the rector of Tarn College since 2006.',
    ],
  },
  'what has become of people': {
    text: 'NAMES OF THE WEEK\nSiv Moe: named head of sport at Radio Tarn.\nIvar Sol: leaves Loom Tools to become a teacher.',
    claims: [
      'Siv Moe was named head of sport at Radio Tarn.',
      'Ivar Sol leaves Loom Tools to become a teacher.',
    ],
  },
  'holders of shares': {
    text: 'Shareholders of Tarn Mills as of 1 March 2022:\n\n- Siv Moe: 40 percent\n- Bank of Faro: 60%',
    claims: [
      'Siv Moe holds a 40 percent stake in Tarn Mills.',
      'Bank of Faro holds a 60% stake in Tarn Mills.',
    ],
  },
  'words above a list that are nobody': {
    text: 'Shopping List\n\n- Butter: 250 g',
    claims: ['The butter is 250 g.'],
  },
  'a ticket by its code': {
    text: 'Ticket: QX-118\nAssignee: Ivar Sol\nPriority: low\n\nDescription:\nThe lamp in the hall is broken. It worked in March 2024.',
    claims: [
      'The assignee of QX-118 is Ivar Sol.',
      'The priority of QX-118 is low.',
      'The lamp in the hall is broken.',
      'The lamp worked in March 2024.',
    ],
  },
  'a line that heads a paragraph': {
    text: '1. Staff\nSiv Moe was appointed treasurer of the Tarn Club.\n\nYesterday\nSiv Moe moved to Faro.',
    claims: ['Siv Moe was appointed treasurer of the Tarn Club.', 'On 14 May 2024 Siv Moe moved to Faro.'],
  },
  'a ticket above its fields, and what changes them': {
    text: 'QX-118 updated by Siv Moe\nAssignee: Ivar Sol → Siv Moe\nStatus: Open → In Review\n\nQX-118: Siv Moe changed the status from In Review to Closed. The lamp is new.',
    claims: [
      'The assignee of QX-118 is Siv Moe.',
      'The status of QX-118 is In Review.',
      'The status of QX-118 is Closed.',
      'The lamp is new.',
    ],
  },
  'tasks below a line': {
    text: 'Action items\n\n- Ivar Sol: book the hall\n- Siv Moe: none',
    claims: ['Ivar Sol is responsible for booking the hall.', 'Siv Moe: none.'],
  },
  'what a note is about in front of it': {
    text: "Summary of today's call with Loom: Siv Moe leads Tarn. Reminder: Tarn costs 40 euros.",
    claims: ['Siv Moe leads Tarn.', 'Tarn costs 40 euros.'],
  },
  'a mail with signature and the mail that it answers': {
    text: 'From: Siv Moe <siv@loom.example>\nTo: Ivar Sol\n\nHi Ivar,\n\nTarn costs 45 euros now.\n\nBest wishes,\nSiv Moe\nHead of Finance, Loom Tools\n+00 555 01\n\n> From: Ivar Sol\n> Tarn costs 40 euros.',
    claims: ['Tarn costs 45 euros now.', 'Siv Moe is head of finance at Loom Tools.'],
  },
  'a word mended by the next message': {
    text: '[2024-05-01 10:00] Siv: The deposit is 300 euros.\n[2024-05-01 10:01] Siv: Oops, 350 euros, my mistake.\n[2024-05-01 10:02] Ivar: Noted, thanks.\n[2024-05-01 10:03] Ivar: The rent is 900 euros, no, sorry, 950 euros.',
    claims: ['The deposit is 350 euros.', 'The rent is 950 euros.'],
  },
  'whom those who talk speak of': {
    text: 'Siv: I heard that Tom Hart is ill.\nIvar: He moved to Faro.\nSiv: We have a dog called Rolf.\nIvar: How old is Rolf?\nSiv: He is two years old.',
    claims: [
      'Siv heard that Tom Hart is ill.',
      'Tom Hart moved to Faro.',
      'Siv has a dog called Rolf.',
      "Rolf's age is two.",
    ],
  },
  'what has a price, rather than the price': {
    text: 'The price of Tarn is 40 euros. It weighs 3 kg.',
    claims: ['The price of Tarn is 40 euros.', 'Tarn weighs 3 kg.'],
  },
  'a service in small letters': {
    text: 'The timeout of tarn-cache is 30 seconds. Its maintainer is Siv Moe. tarn-cache needs Node 20.',
    claims: [
      'The timeout of Tarn-cache is 30 seconds.',
      "Tarn-cache's maintainer is Siv Moe.",
      'Tarn-cache needs Node 20.',
    ],
  },
  'a post of the one firm spoken of, and a nickname': {
    text: 'Corvin Foods is based in Ulm. Siv Moe is the COO. Everybody calls her Biscuit.',
    claims: [
      'Corvin Foods is based in Ulm.',
      'Siv Moe is the COO of Corvin Foods.',
      'Siv Moe is nicknamed Biscuit.',
    ],
  },
  'lines of a log': {
    text: '2024-05-12 08:45 UTC - Identified: The lamp in the hall is broken.\n2024-05-12 09:30 UTC - Resolved: Siv Moe repaired the lamp.',
    claims: ['The lamp in the hall is broken.', 'Siv Moe repaired the lamp.'],
  },
  'what a mail tells its one reader': {
    text: 'From: Loom Support\nTo: Ivar Sol\n\nHi Ivar,\n\nYour account manager is Siv Moe. She is based in Faro.',
    claims: ["Ivar Sol's account manager is Siv Moe.", 'Siv Moe is based in Faro.'],
  },
  'a curriculum vitae by its first line': {
    text: 'Curriculum vitae: Siv Moe\n\n2001-2005  Student, University of Faro\n2005-2011  Weaver, Loom Ltd\nsince 2011  Head of design, Corvin Foods',
    claims: [
      'Siv Moe was a student at University of Faro from 2001 to 2005.',
      'Siv Moe was a weaver at Loom Ltd from 2005 to 2011.',
      'Siv Moe has been head of design at Corvin Foods since 2011.',
    ],
  },
  'an imprint': {
    text: 'Imprint\nCompany: Corvin Foods\nHeadquarters: Ulm\nManaging director: Siv Moe',
    claims: ['The headquarters of Corvin Foods is Ulm.', 'The managing director of Corvin Foods is Siv Moe.'],
  },
  'labelled lines below a name': {
    text: 'Siv Moe\nRole: weaver\nPhone: 0555 1234',
    claims: ['The role of Siv Moe is weaver.', 'The phone of Siv Moe is 0555 1234.'],
  },
  'a name that ends in a number': {
    text: 'The Corvin 3 is a drill made by Loom. It weighs 900 grams.',
    claims: ['The Corvin 3 is a drill made by Loom.', 'The Corvin 3 weighs 900 grams.'],
  },
  'those present and their posts': {
    text: '# Town council of Faro\n\nPresent: Mayor Siv Moe, Councillors Ivar Sol, Ann Holt. Clerk: Ben Roth.',
    claims: [
      'The people present at Town Council of Faro were Mayor Siv Moe, Councillors Ivar Sol, Ann Holt.',
      'Siv Moe is mayor of Faro.',
      'The clerk of Town Council of Faro is Ben Roth.',
    ],
  },
  'the members of the one band spoken of': {
    text: 'The Tin Geese are a jazz band. The members are Siv Moe and Ivar Sol.',
    claims: ['The Tin Geese are a jazz band.', 'The members of the Tin Geese are Siv Moe and Ivar Sol.'],
  },
  'who signs a letter': {
    text: 'Dear customers,\n\nour shop is closed now.\n\nSiv Moe\nManaging director, Corvin Foods',
    claims: ["Corvin Foods's shop is closed now.", 'Siv Moe is a managing director at Corvin Foods.'],
  },
  'sentences of a talk that begin small': {
    text: '[2024-05-01 10:00] Siv: moved to Faro. my wife works at Tarn Mill. we have two dogs\n[2024-05-01 10:02] Ivar: sure, I love Faro 🙄',
    claims: ['Siv moved to Faro.', "Siv's wife works at Tarn Mill.", 'Siv has two dogs.'],
  },
  'a name given in the next sentence, which goes on': {
    text: 'Siv: We adopted a parrot on Monday. Her name is Maja and she hates rain.\nIvar: I have a dog.',
    claims: ['Siv adopted a parrot named Maja on 13 May 2024.', 'Maja hates rain.', 'Ivar has a dog.'],
  },
  'a day mended behind the answer of a machine': {
    text: 'User: I play chess on Tuesdays at Tarn Hall.\nAssistant: Noted, Tuesdays!\nUser: Sorry, I meant Fridays.\nAssistant: Thanks.',
    claims: ['User plays chess on Fridays at Tarn Hall.'],
  },
  'a plan that came to nothing, and where it is now': {
    text: "User: I was going to move to Berlin but it fell through.\nUser: We're not going to Rome. It's Naples now.",
    claims: [
      'User was going to move to Berlin.',
      'It fell through.',
      'User is not going to Rome.',
      "It's Naples now.",
    ],
  },
  'who never did something': {
    text: 'User: I studied law. Never finished though.\nUser: Cem has a car. He’s moved.',
    claims: ['User studied law.', 'Cem has a car.', 'Cem has moved.'],
  },
  'speakers named as places are, by day and time': {
    text: '[2024-05-03 18:20] Tuva: Mamma has sold the cabin. Uncle Leif bought it.',
    claims: ['Mamma has sold the cabin.', "Tuva's uncle Leif bought the cabin."],
  },
  'a name that a pronoun gives in the next turn': {
    text: "User: My son broke his arm at judo.\nAssistant: Ouch!\nUser: his name is Levi btw, he's 10",
    claims: ['Levi broke his arm at judo.', "Levi is User's son.", 'Levi is 10.'],
  },
  'what a machine takes down': {
    text: 'User: My manager is Siv Moe.\nAssistant: Corrected, thank you.\nUser: The fair is on 14 June.\nAssistant: Noted: 14 June.',
    claims: ["User's manager is Siv Moe.", 'The fair is on 14 June 2024.'],
  },
  'faces between sentences': {
    text: "User: I didn't get the job at Tarn Mill :( Ivar Sol got it.\nUser: I live in Faro.",
    claims: [
      "User didn't get the job at Tarn Mill.",
      'Ivar Sol got the job at Tarn Mill.',
      'User lives in Faro.',
    ],
  },
  'speakers with a sign in front': {
    text: "@siv: who's veggie?\n@ivar: Siv Moe's allergic to nuts\n@siv: I left Tarn Mill in April\n@ivar: oh right",
    claims: ["Siv Moe's allergic to nuts.", 'Siv left Tarn Mill in April 2024.'],
  },
  'a day on a line of its own': {
    text: '3 March 2024\n\nDear diary, today Ivar Sol moved to Faro.',
    claims: ['On 3 March 2024 Ivar Sol moved to Faro.'],
  },
  'a mail of which only the subject is told': {
    text: 'Subject: Summer\nIvar Sol moved to Faro. I retired in April.',
    claims: ['Ivar Sol moved to Faro.', 'I retired in April 2024.'],
  },
  'family that several have': {
    text: "Siv's brother Ivar keeps bees. Their sister Runa teaches chemistry.",
    claims: ["Siv's brother Ivar keeps bees.", "Siv and Ivar's sister Runa teaches chemistry."],
  },
  'a family by its name, and one of it': {
    text: 'The Okafors – Chidi, his wife Ngozi and her father Emeka – bought a house in Faro.',
    claims: ['The Okafors – Chidi, his wife Ngozi and her father Emeka – bought a house in Faro.'],
  },
  'who writes a letter, and to whom': {
    text: 'Dear Aunt Siv, I live in Ulm now. I work at Tarn Bakery. Much love, Petra',
    claims: ['Petra lives in Ulm now.', 'Petra works at Tarn Bakery.'],
  },
  'a letter signed below': {
    text: 'My dear Ivar,\n\nI have bought a loom. It weighs 30 kg.\n\nYours ever,\nSiv Moe',
    claims: ['Siv Moe has bought a loom.', 'The loom weighs 30 kg.'],
  },
  'whose diary it is, and its days': {
    text: '# Garden diary of Siv Moe\n\n3 May 2023. Planted the beans yesterday.\n\n5 May 2023\nToday we bought a house in Faro.',
    claims: ['Siv Moe planted the beans on 2 May 2023.', 'On 5 May 2023 Siv Moe bought a house in Faro.'],
  },
  'a journal that names who keeps it below': {
    text: 'I joined the Tarn Choir.\n\nJournal of Ivar Sol',
    claims: ['Ivar Sol joined the Tarn Choir.'],
  },
  'a journal that is nobody’s': {
    text: 'Journal of Applied Knots\n\nI tied a bowline.',
    claims: ['Journal of Applied Knots.', 'I tied a bowline.'],
  },
  'who is there': {
    text: 'Corvin Foods will supply us. The contact there is Siv Moe.',
    claims: ['Corvin Foods will supply us.', 'The contact at Corvin Foods is Siv Moe.'],
  },
  'whose husband, behind the names of her sons': {
    text: 'Siv Moe has two sons, Leif and Nils. Her husband is Ivar Moe.',
    claims: ['Siv Moe has two sons, Leif and Nils.', "Siv Moe's husband is Ivar Moe."],
  },
  'the days of a stretch told just before': {
    text: 'Siv Moe, our cook, will be on parental leave from 3 June to 2 July 2024. During that time Ivar Sol is acting kitchen manager.\n\nIn 2019 Siv Moe was ill. During that time Siv lived in Faro.',
    claims: [
      'Siv Moe, our cook, is on parental leave from 3 June to 2 July 2024.',
      'From 3 June 2024 to 2 July 2024, Ivar Sol is acting kitchen manager.',
      'In 2019 Siv Moe was ill.',
      'During that time Siv Moe lived in Faro.',
    ],
  },
  'days without a year that are just behind': {
    text: 'Since 1 May the sales team works in Faro. From 6 May Siv Moe leads it. The fair in Cork opens on 3 April.',
    claims: [
      'Since 1 May 2024 the sales team works in Faro.',
      'From 6 May 2024 Siv Moe leads the sales team.',
      'The fair in Cork opens on 3 April 2025.',
    ],
  },
  'a sentence in front of a colon is no label': {
    text: 'Varn Group owns two shops: Corvin and Tarn.\n\nSiv Moe wrote: Tarn is closed.',
    claims: ['Varn Group owns Corvin and Tarn.', 'Siv Moe wrote: Tarn is closed.'],
  },
  'how projects stand, a line each': {
    text: 'Weekly status\nProject Tarn: RED. Pump late. Launch planned for 3 June 2024.\nProject Sedge: on hold. Siv Moe has left.',
    claims: [
      'The status of Project Tarn is red.',
      'The pump of Project Tarn is late.',
      'The launch of Project Tarn is planned for 3 June 2024.',
      'Project Sedge is on hold.',
      'Siv Moe has left.',
    ],
  },
  'whose list it is, and its day, in the line above': {
    text: 'Corvin Foods staff list, spring 2021\nHead of Legal: Siv Moe\nHead of Sales: Ivar Sol',
    claims: ["Corvin Foods's head of legal is Siv Moe.", "Corvin Foods's head of sales is Ivar Sol."],
  },
  'the day of a meeting in the line above': {
    text: 'Staff meeting, 3 May 2023\nSiv Moe resigned yesterday. Ivar Sol leads Tarn.',
    claims: ['Siv Moe resigned on 2 May 2023.', 'Ivar Sol leads Tarn.'],
  },
  'a title that runs over two lines': {
    text: 'The annual report of the Tarn\nInstitute was published in May. It is long.',
    claims: [
      'The annual report of the Tarn Institute was published in May 2024.',
      'The annual report of the Tarn Institute is long.',
    ],
  },
  'several labels in one line': {
    text: 'Tools: Tarn Bot. Owner: Siv Moe. Hosted on Corvin.\n\nChair: Siv Moe. Clerk: Ivar Sol.',
    claims: [
      'The owner of Tarn Bot is Siv Moe.',
      'Tarn Bot is hosted on Corvin.',
      'The chair is Siv Moe.',
      'The clerk is Ivar Sol.',
    ],
  },
  'a mail that another hands on': {
    text: 'From: Siv Moe\nTo: support\n\nPlease see below.\n\n---------- Forwarded message ----------\nFrom: Ivar Sol <ivar@corvin.example>\nDate: 3 May 2023\n\nOur firm, Corvin Foods, bought 40 crates yesterday.\n\nIvar Sol, Head of Purchasing',
    claims: [
      'Ivar Sol works at Corvin Foods.',
      'Corvin Foods bought 40 crates on 2 May 2023.',
      'Ivar Sol is head of purchasing.',
    ],
  },
  'what a mail is pleased to announce': {
    text: 'From: Siv Moe\nTo: staff\n\nI am delighted to tell you that Ivar Sol joins Corvin Foods as Head of Payroll. He will be based in our Faro office.',
    claims: ['Ivar Sol joins Corvin Foods as head of payroll.', 'Ivar Sol will be based in Faro.'],
  },
  'the officers of a board in one line': {
    text: 'Board of the Tarn Valley Rowing Club: Siv Moe (president), Ivar Sol (treasurer).',
    claims: [
      'Siv Moe is president of Tarn Valley Rowing Club and Ivar Sol is treasurer of Tarn Valley Rowing Club.',
    ],
  },
  'who was elected to the post given up': {
    text: 'Siv Moe resigned as treasurer of the Tarn Club. There were two candidates. Ivar Sol was elected. Ann Holt was elected to the board.',
    claims: [
      'Siv Moe resigned as treasurer of the Tarn Club.',
      'There were two candidates.',
      'Ivar Sol was elected treasurer of the Tarn Club.',
      'Ann Holt became a board member of the Tarn Club.',
    ],
  },
  'who came and who did not': {
    text: '# Minutes\n\nPresent: Ana Ruiz, Tom Ek (Orr Ltd)\nApologies: L. Voss\nNext meeting: 14 May 2024',
    claims: [
      'Ana Ruiz and Tom Ek attended the meeting.',
      'Tom Ek works at Orr Ltd.',
      'L. Voss did not attend the meeting.',
      'The next meeting is 14 May 2024.',
    ],
  },
  'a form with the parts of a name': {
    text: 'First name: Siv\nSurname: Moe\nDate of birth: 4 June 1990\nEmployer: Corvin Foods',
    claims: ["Siv Moe's date of birth is 4 June 1990.", 'The employer of Siv Moe is Corvin Foods.'],
  },
  'a name alone above labelled lines': {
    text: '**Port of Varnholm**\n\nOperator: Baltic Ports\nOpened: 1902',
    claims: ['The operator of Port of Varnholm is Baltic Ports.', 'Port of Varnholm was opened in 1902.'],
  },
  'a kind of vessel in front of its name': {
    text: 'Ferry: MV Orla\nCapacity: 220 passengers\nContact: Siv Moe',
    claims: ['The capacity of MV Orla is 220 passengers.', 'The contact of MV Orla is Siv Moe.'],
  },
  'rows of a specification, the first of which stands for the header': {
    text: '# Tern X2\n\n| Weight | 1.2 kg |\n|---|---|\n| Price | $499 |',
    claims: ['The weight of Tern X2 is 1.2 kg.', 'The price of Tern X2 is $499.'],
  },
  'plans beside an empty header': {
    text: '| | Basic | Pro |\n|---|---|---|\n| Price | $9 | $29 |',
    claims: ['The price of the Basic plan is $9.', 'The price of the Pro plan is $29.'],
  },
  'a figure with its year': {
    text: '# Tarnby\n\nPopulation: 12,300 (2021)\nMayor: Siv Moe',
    claims: ['The population of Tarnby was 12,300 in 2021.', 'The mayor of Tarnby is Siv Moe.'],
  },
  'a register of members with what became of each': {
    text: 'Register of members\n\n1. Siv Moe, joined 3 March 2015\n2. Ivar Sol, joined June 2018, left 2022',
    claims: ['Siv Moe joined on 3 March 2015.', 'Ivar Sol joined in June 2018.', 'Ivar Sol left in 2022.'],
  },
  'actions below an item that heads them': {
    text: '- Actions\n  - Siv to order the badges\n  - Ivar to call the landlord',
    claims: ['Siv is responsible for ordering the badges.', 'Ivar is responsible for calling the landlord.'],
  },
  'a rota by days': {
    text: '# Rota, week of 6 May 2024\n\n- Monday: Siv Moe\n- Tue: Ivar Sol',
    claims: ['Siv Moe is on duty on 6 May 2024.', 'Ivar Sol is on duty on 7 May 2024.'],
  },
  'whom to ask, with an address': {
    text: '# Contact\n\nSales: Siv Moe, siv@corvin.example\nSupport: Ivar Sol, +47 22 33 44 55',
    claims: [
      'Siv Moe is the contact for sales.',
      'The email address of Siv Moe is siv@corvin.example.',
      'Ivar Sol is the contact for support.',
      'The phone number of Ivar Sol is +47 22 33 44 55.',
    ],
  },
  'from where to where, in two columns': {
    text: '| Train | From | To | Departs |\n|---|---|---|---|\n| IC 204 | Bern | Geneva | 08:14 |',
    claims: ['IC 204 runs from Bern to Geneva.', 'IC 204 departs at 08:14.'],
  },
  'since when a rule is in force': {
    text: '# Tarn Act\n\nEffective: 1 March 2024\nDue: 1 May 2024',
    claims: ['Tarn Act takes effect on 1 March 2024.', 'The due date of Tarn Act is 1 May 2024.'],
  },
  'a tenant in front of other labels on his line': {
    text: 'Tenant: Ivar Sol. Rent: 850 euros a month.',
    claims: ['The rent of Ivar Sol is 850 euros a month.'],
  },
  'an invoice by its number': {
    text: 'Invoice no. 2231\nCustomer: Corvin Foods\nTotal: £1,240\nDue: 4 May 2024',
    claims: [
      'The customer of Invoice 2231 is Corvin Foods.',
      'The total of Invoice 2231 is £1,240.',
      'The due date of Invoice 2231 is 4 May 2024.',
    ],
  },
  'a trade and a town behind a name': {
    text: '# Employees\n\n* Siv Moe – accountant, Vienna\n* Ivar Sol – driver, Tarnby',
    claims: [
      'Siv Moe is an accountant.',
      'Siv Moe is based in Vienna.',
      'Ivar Sol is a driver.',
      'Ivar Sol is based in Tarnby.',
    ],
  },
  'values that change in a release of something without a name': {
    text: '# Changelog\n\n## 2.4.0 (2024-03-02)\n\n- Default timeout raised from 30 s to 60 s\n- Changed: the default port is now 8080',
    claims: [
      'The default timeout of Version 2.4.0 was raised to 60 s on 2024-03-02.',
      'The default port of Version 2.4.0 was changed to 8080 on 2024-03-02.',
    ],
  },
  'a note of one sentence': {
    text: 'A note on names: since her wedding in May our cook Siv Moe is called Siv Holt.\n\nNotice: 3 months',
    claims: ['Siv Moe was renamed Siv Holt.', 'The notice is 3 months.'],
  },
  'labels that begin with the name of a thing': {
    text: 'Orion version: 2.3\nProject Lark status: on hold\nProduct owner: Ivar Sol',
    claims: [
      'The version of Orion is 2.3.',
      'The status of Project Lark is on hold.',
      'The product owner is Ivar Sol.',
    ],
  },
  'the firm and the town of a person': {
    text: '- Name: Ana Ruiz\n- Company: Corvin Foods\n- Location: Tarnby',
    claims: ['The employer of Ana Ruiz is Corvin Foods.', 'The residence of Ana Ruiz is Tarnby.'],
  },
  'the town of a firm': {
    text: 'Company: Corvin Foods\nLocation: Tarnby',
    claims: ['The location of Corvin Foods is Tarnby.'],
  },
  'tasks with who does them and by when between dashes': {
    text: '# Action items\n\n1. Send the contract - Siv Moe - 30 June 2024\n2. Book the room → Ivar Sol, by 3 July 2024',
    claims: [
      'Siv Moe is responsible for sending the contract by 30 June 2024.',
      'Ivar Sol is responsible for booking the room by 3 July 2024.',
    ],
  },
  'a person and a post on a line': {
    text: 'Ana Ruiz - senior engineer at Corvin Foods',
    claims: ['Ana Ruiz is a senior engineer at Corvin Foods.'],
  },
  'a table with a column for each thing': {
    text: '| | Blue Fern | Corvo |\n|---|---|---|\n| Owner | Ana Ruiz | Ivar Sol |\n| Version | 1.9 | 7.7 |',
    claims: [
      'The owner of Blue Fern is Ana Ruiz.',
      'The owner of Corvo is Ivar Sol.',
      'The version of Blue Fern is 1.9.',
      'The version of Corvo is 7.7.',
    ],
  },
  'posts below posts, and what a holder has': {
    text: '# Fennimore Theatre\n\n- Artistic Director: Lucia Bram\n  - Head of Costume: Peter Zawada\n- Manager: Henry Staal\n  - Room: 204',
    claims: [
      'The artistic director of Fennimore Theatre is Lucia Bram.',
      "Fennimore Theatre's head of costume is Peter Zawada.",
      'The manager of Fennimore Theatre is Henry Staal.',
      'The room of Henry Staal is 204.',
    ],
  },
  'a release that the heading names with its owner': {
    text: '# Orion 2.3.0\n\n## Added\n\n- Redis support\n\n## Removed\n\n- Support for Kafka',
    claims: [
      'Orion added support for Redis in version 2.3.0.',
      'Orion removed support for Kafka in version 2.3.0.',
    ],
  },
};

it.each(Object.entries(cases))('%s', async (_name, { text, claims }) => {
  expect((await claimsOf(text)).map(({ claimText }) => claimText)).toEqual(claims);
});
