import { expect, it } from 'vitest';
import { unfold } from '../rewordings/unfold.ts';
import { claimsOf, show } from '../test-document.ts';

it.each([
  ['The story that Loom had bought Tarn was a hoax.', ['It is not true that Loom had bought Tarn.']],
  ['The rumour that Ana Ruiz owns Tarn is unconfirmed.', ['Allegedly, Ana Ruiz owns Tarn.']],
  ["Bo Orr's claim that Ana Ruiz owns Tarn has not been verified.", ['Allegedly, Ana Ruiz owns Tarn.']],
  ['The rumour that Ana Ruiz owns Tarn has been confirmed.', ['Ana Ruiz owns Tarn.']],
  [
    'The report that Ana Ruiz had left Loom turned out to be premature.',
    ['Allegedly, Ana Ruiz had left Loom.'],
  ],
  ['Word on the street is that Ana Ruiz quit Loom.', ['Allegedly, Ana Ruiz quit Loom.']],
  ['Unconfirmed: Loom has been sold.', ['Allegedly, Loom has been sold.']],
  ['Loom has been sold (unconfirmed).', ['Allegedly, Loom has been sold.']],
  ['Ana Ruiz owns Tarn, or so I heard.', ['Allegedly, Ana Ruiz owns Tarn.']],
  ["Ana Ruiz owns Tarn, I'm told.", ['Allegedly, Ana Ruiz owns Tarn.']],
  ['My guess is that Ana Ruiz owns Tarn.', ['Probably, Ana Ruiz owns Tarn.']],
  ['There is speculation that Ana Ruiz owns Tarn.', ['Allegedly, Ana Ruiz owns Tarn.']],
  ['It looks like Ana Ruiz owns Tarn.', ['Apparently, Ana Ruiz owns Tarn.']],
  ['It looks like the old mill in Hull.', ['It looks like the old mill in Hull.']],
  ['The announcement that Ana Ruiz made was correct.', ['The announcement that Ana Ruiz made was correct.']],
  [
    'Rumours that Ana Ruiz had left Loom turned out to be wrong.',
    ['It is not true that Ana Ruiz had left Loom.'],
  ],
  [
    'The ministry said reports that Ana Ruiz had been dismissed were untrue.',
    ['The ministry denied that Ana Ruiz had been dismissed.'],
  ],
  ['The reports that Ana Ruiz wrote were wrong.', ['The reports that Ana Ruiz wrote were wrong.']],
  [
    'Loom has never been for sale, its owner, Ana Ruiz, told the Courier.',
    ["Loom's owner is Ana Ruiz.", 'Ana Ruiz told the Courier that Loom has never been for sale.'],
  ],
  [
    '"We have not bought Orda," its founder, Ana Ruiz, said later.',
    ['Its founder is Ana Ruiz.', '"We have not bought Orda," Ana Ruiz said later.'],
  ],
  ['Contrary to what the Plover wrote in May, Loom has not closed.', ['Loom has not closed.']],
  ['There is no truth in the claim that Loom has closed.', ['It is not true that Loom has closed.']],
  ['The article claiming that Loom had closed was withdrawn.', ['It is not true that Loom had closed.']],
  ['Reports that Ana Ruiz had left Loom were denied.', ['It was denied that Ana Ruiz had left Loom.']],
  ['Claims that Loom had closed were rejected by Ana Ruiz.', ['Ana Ruiz denied that Loom had closed.']],
  ['It is a myth that Ana Ruiz founded Loom.', ['It is not true that Ana Ruiz founded Loom.']],
  ['It is not the case that Ana Ruiz founded Loom.', ['It is not true that Ana Ruiz founded Loom.']],
  ['Nobody denies that Ana Ruiz founded Loom.', ['Ana Ruiz founded Loom.']],
  ['Loom did not deny that it had bought Orda.', ['Loom would not say whether it had bought Orda.']],
  ['It is rumoured that Loom will buy Orda.', ['Allegedly, Loom will buy Orda.']],
  [
    'Everyone in the band except Ana Ruiz lives in Leeds.',
    ['Ana Ruiz does not live in Leeds.', 'Except for Ana Ruiz, everyone in the band lives in Leeds.'],
  ],
  [
    'All of the banks except Loom and Orda are members of the guild.',
    [
      'Loom and Orda are not members of the guild.',
      'Except for Loom and Orda, all of the banks are members of the guild.',
    ],
  ],
  [
    'In our report of 3 May we stated that Loom was founded in 1999; it was founded in 1989.',
    ['We wrongly stated that Loom was founded in 1999.', 'It was founded in 1989.'],
  ],
  ['Ana Ruiz was wrongly named as the driver.', ['Ana Ruiz was not the driver.']],
  ['The paper mistakenly described Ana Ruiz as a lawyer.', ['Ana Ruiz was not a lawyer.']],
  [
    'The latest version of Loom is 5.3, released on 2 May 2024.',
    ['The latest version of Loom is 5.3.', 'Loom 5.3 was released on 2 May 2024.'],
  ],
  ['The company formerly known as Loom is now called Orda.', ['Loom was renamed Orda.']],
  [
    'Ana Ruiz (born Ana Lee) is an actress from Ohio.',
    ['Ana Ruiz (born Ana Lee) is an actress.', 'Ana Ruiz is from Ohio.'],
  ],
  [
    'Loom supports all major browsers except Safari.',
    ['Loom does not support Safari.', 'Except for Safari, Loom supports all major browsers.'],
  ],
  ['Orda AG, now part of Loom, makes pumps.', ['Orda AG is now part of Loom.', 'Orda AG makes pumps.']],
  ['Sir Ian Bell KBE was knighted in 2004.', ['Sir Ian Bell was knighted in 2004.']],
  [
    'Dana Okoro is not the owner of Loom; Ana Ruiz is.',
    ['Dana Okoro is not the owner of Loom.', 'Ana Ruiz is the owner of Loom.'],
  ],
  [
    'Loom was written in Perl and later ported to Go.',
    ['Loom was written in Perl.', 'Loom was later ported to Go.'],
  ],
  ['Loom is owned by Ana Ruiz rather than by Dana Okoro.', ['Loom is owned by Ana Ruiz, not by Dana Okoro.']],
  ['That was wrong: it runs on Linux.', ['It runs on Linux.']],
  [
    'The council voted to rename Mill Street Rosa Parks Street.',
    ['Mill Street was renamed to Rosa Parks Street.'],
  ],
  ['The World Tea Council, or WTC, is small.', ['The World Tea Council (WTC) is small.']],
  [
    'The Harbour Council, known by its French initials BIP, is small.',
    ['The Harbour Council is also known as BIP.', 'The Harbour Council is small.'],
  ],
  ['Common side effects of Orlavan include nausea and pain.', ['Orlavan causes nausea and pain.']],
  [
    'Loom replaced its chief executive, Ana Ruiz, with Dana Okoro in May 2021.',
    ['Dana Okoro replaced Ana Ruiz as chief executive of Loom in May 2021.'],
  ],
  [
    'Ana Ruiz worked at Loom until 2022, then moved to Orda.',
    ['Ana Ruiz worked at Loom until 2022.', 'Ana Ruiz joined Orda.'],
  ],
  [
    'Ana Ruiz worked at Loom until 2022, then moved to Leeds.',
    ['Ana Ruiz worked at Loom until 2022, then moved to Leeds.'],
  ],
  ['The merger is not off, contrary to rumours.', ['The merger is not off.']],
  ['It puts the loss at 28 million.', ['It says that the loss is 28 million.']],
  ["It hadn't: since 1951 it has hung in Bern.", ["It hadn't.", 'Since 1951 it has hung in Bern.']],
  ['After four years in Zug, Loom AG has returned to Basel.', ['Loom AG moved from Zug to Basel.']],
  ['After a year in Rome, Ana Ruiz moved back to Leeds.', ['Ana Ruiz moved from Rome to Leeds.']],
  ['Ana Ruiz is back at Loom Ltd.', ['Ana Ruiz has rejoined Loom Ltd.']],
  [
    'Its mayor is Dana Okoro, elected in 2019.',
    ['Its mayor is Dana Okoro.', 'Dana Okoro became its mayor in 2019.'],
  ],
  [
    'Ana Ruiz joined in 2018, and since the beginning of 2024 she has been its head.',
    ['Ana Ruiz joined in 2018.', 'Since the beginning of 2024, she has been its head.'],
  ],
  [
    'Then a student in Lyon, Ana Ruiz founded Loom in 1994.',
    ['Ana Ruiz was a student in Lyon.', 'Ana Ruiz founded Loom in 1994.'],
  ],
  [
    'Formerly a school, Orda House is now a museum.',
    ['Orda House was formerly a school.', 'Orda House is now a museum.'],
  ],
  ['The Office for Dykes, abbreviated FOD, is small.', ['The Office for Dykes (FOD) is small.']],
  ['Bombay, now Mumbai, is a port.', ['Bombay (now Mumbai) is a port.']],
  ['Dana Okoro, now Mayor of Leeds, is tall.', ['Dana Okoro, now Mayor of Leeds, is tall.']],
  [
    'Ana Ruiz, whose real name was Ana do Souto, sang.',
    ['Ana Ruiz is also known as Ana do Souto.', 'Ana Ruiz sang.'],
  ],
])('says %s in plain sentences', (sentence, plain) => {
  expect(unfold(sentence)).toEqual(plain);
});

it.each([
  [
    'The town of Ferrow lies in Kent. Its mayor is Dana Okoro.',
    ['The town of Ferrow lies in Kent.', 'Ferrow is a town.', "Ferrow's mayor is Dana Okoro."],
  ],
  [
    'The Peat Trade Union (PTU) was set up in 1968. The PTU has its seat in Ulm. Its president is Guus Berckel.',
    [
      'The Peat Trade Union (PTU) was set up in 1968. | 1968-01-01..1969-01-01 year event_time',
      'The PTU has its seat in Ulm.',
      "The Peat Trade Union's president is Guus Berckel.",
    ],
  ],
  [
    'An earlier version of this page said that Ada Lind was the CEO of Brisk. She is a lawyer.',
    [
      'An earlier version of this page said that Ada Lind was the CEO of Brisk. | not | corrects Ada Lind was the CEO of Brisk.',
      'Ada Lind is a lawyer.',
    ],
  ],
  ['Loom was to close. It hasn’t.', ['Loom was to close. | maybe']],
  [
    'Loom AG is a firm. Cy Dunn is director of IT at Orda Ltd.',
    ['Loom AG is a firm.', 'Cy Dunn is director of IT at Orda Ltd.'],
  ],
  [
    'He works at Lumex B.V. Hartog left Signify in May 2019.',
    ['He works at Lumex B.V.', 'Hartog left Signify in May 2019. | 2019-05-01..2019-06-01 month event_time'],
  ],
  [
    'Contact: Lena Voss, Quality Manager, Zedtech GmbH, Ulm',
    ['The contact is Lena Voss, quality manager at Zedtech GmbH.'],
  ],
  [
    'Correction: Loom Tower is 221 metres tall, not 212 as stated in our article of 1 May.',
    ['Loom Tower is 221 metres tall. | corrects Loom Tower is 212 metres tall.'],
  ],
  [
    'Sir Alan McCrae lives in Perth. Lady McCrae is a botanist.',
    ['Sir Alan McCrae lives in Perth.', 'Lady McCrae is a botanist.'],
  ],
  ['Dot Harkness, 71, runs the shop.', ['Dot Harkness, 71, runs the shop.']],
  [
    'Police have ruled out that Gus Teller drove the van.',
    ['Police have ruled out that Gus Teller drove the van. | @police | not'],
  ],
  [
    'TREM2 is expressed in microglia but not in neurons.',
    ['TREM2 is not expressed in neurons. | not', 'TREM2 is expressed in microglia.'],
  ],
  [
    'Orlavan reduced weight but not blood pressure.',
    ['Orlavan did not reduce blood pressure. | not', 'Orlavan reduced weight.'],
  ],
  [
    'Sparrow is a tool for Linux, maintained by Ida Moss.',
    ['Sparrow is a tool for Linux.', 'Sparrow is maintained by Ida Moss.'],
  ],
  [
    'Ann Lee is a professor at Lund, founded in 1850.',
    ['Ann Lee is a professor at Lund.', 'Lund was founded in 1850. | 1850-01-01..1851-01-01 year event_time'],
  ],
  [
    'Mila Horvat claims to have invented the Lume lamp.',
    ['Mila Horvat claims to have invented the Lume lamp. | @Mila Horvat'],
  ],
  [
    'The recital is on Saturday 10 June 2023, not on Friday.',
    [
      'The recital is on Saturday 10 June 2023. | corrects ? | 2023-06-10..2023-06-11 day proposition_validity',
    ],
  ],
  [
    'Mice were fed for 12 weeks. Results: Loss of Sirt3 increased liver fat.',
    ['Mice were fed for 12 weeks.', 'Loss of Sirt3 increased liver fat.'],
  ],
  [
    'The Senate passed the Clean Rivers Act. Ida Wells signed it in 2021.',
    [
      'The Senate passed the Clean Rivers Act.',
      'Ida Wells signed the Clean Rivers Act in 2021. | 2021-01-01..2022-01-01 year event_time',
    ],
  ],
  [
    'The maintainers rejected the pull request from Ola Berg.',
    ['The maintainers rejected the pull request from Ola Berg.'],
  ],
  [
    "Vesper's CTO, Kai Lund, announced that Orr bought Kern.",
    ["Vesper's CTO, Kai Lund, announced that Orr bought Kern. | @Kai Lund"],
  ],
  [
    "According to Vesper's chairman, Bo Lind, Orr bought Kern.",
    ["Vesper's chairman is Bo Lind.", 'According to Bo Lind, Orr bought Kern. | @Bo Lind'],
  ],
  [
    'According to Bo Lind, who runs Vesper, Orr bought Kern.',
    ['Bo Lind runs Vesper.', 'According to Bo Lind, Orr bought Kern. | @Bo Lind'],
  ],
  [
    'According to Reuters, the mayor of Ulm, Dora Finn, resigned.',
    ['According to Reuters, the mayor of Ulm, Dora Finn, resigned. | @Reuters'],
  ],
  [
    "The company's HQ is in Turku. Its CEO, Aki Salo, lives there.",
    ["The company's HQ is in Turku.", 'Its CEO, Aki Salo, lives in Turku.'],
  ],
  ['Some think Bo Lind runs Vesper.', ['Allegedly, Bo Lind runs Vesper. | maybe']],
  ['Some work at Vesper.', []],
  ['The Courier has it that Bo Lind runs Vesper.', ['The Courier says that Bo Lind runs Vesper. | @Courier']],
  [
    "Kai Lund's claim is that Bo Lind runs Vesper.",
    ['Kai Lund claims that Bo Lind runs Vesper. | @Kai Lund'],
  ],
  [
    'The word from Kai Lund is that Bo Lind runs Vesper.',
    ['Kai Lund says that Bo Lind runs Vesper. | @Kai Lund'],
  ],
  ['That Bo Lind runs Vesper is a myth.', ['It is not true that Bo Lind runs Vesper. | not']],
  ['Bo Lind is by no means an employee of Vesper.', ['Bo Lind is not an employee of Vesper. | not']],
  ['Bo Lind in no way owns Vesper.', ['Bo Lind does not own Vesper. | not']],
  ['Bo Lind is by no means the only owner of Vesper.', ['Bo Lind is by no means the only owner of Vesper.']],
])('reads %s', async (text, claims) => {
  expect((await claimsOf(text)).map(show)).toEqual(claims);
});
