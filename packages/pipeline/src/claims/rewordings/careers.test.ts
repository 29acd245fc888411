import { expect, it } from 'vitest';
import { unfold } from './unfold.ts';

it.each([
  [
    'Its editor since May 2019 has been Ana Ruiz, who ran the Tern before.',
    ['Ana Ruiz has been its editor since May 2019.', 'Ana Ruiz ran the Tern before.'],
  ],
  ['The rain since May 2019 has been Tern.', ['The rain since May 2019 has been Tern.']],
  [
    'After eleven years at Tern Labs, Ana Ruiz now teaches at Loom College.',
    ['Ana Ruiz left Tern Labs.', 'Ana Ruiz now teaches at Loom College.'],
  ],
  [
    'After two years in Leeds, Ana Ruiz now lives in Hull.',
    ['Ana Ruiz no longer lives in Leeds.', 'Ana Ruiz now lives in Hull.'],
  ],
  [
    'After two years in Leeds, Ana Ruiz now runs a bakery.',
    ['After two years in Leeds, Ana Ruiz now runs a bakery.'],
  ],
  [
    'Ana Ruiz quit Tern Labs to found her own studio, Loom.',
    ['Ana Ruiz quit Tern Labs.', 'Ana Ruiz founded her own studio, Loom.'],
  ],
  [
    'After eleven years at Tern Labs, Ana Ruiz quit in June 2022 to become head of Loom.',
    ['Ana Ruiz left Tern Labs in June 2022.', 'Ana Ruiz became head of Loom in June 2022.'],
  ],
  [
    'After a decade as editor of Tern, Ana Ruiz resigned in 2004.',
    ['Ana Ruiz resigned as editor of Tern in 2004.'],
  ],
  [
    'Ana Ruiz left Tern Labs to set up Loom in May 2020.',
    ['Ana Ruiz left Tern Labs.', 'Ana Ruiz set up Loom in May 2020.'],
  ],
  ['Ana Ruiz left Hull to see Rome.', ['Ana Ruiz left Hull to see Rome.']],
  [
    'Replacing Tom Beck, who retires in May, is Ana Ruiz.',
    ['Ana Ruiz replaces Tom Beck, who retires in May.'],
  ],
  [
    'The mayor of Ley, Ana Ruiz, has been in office since 2018.',
    ['Ana Ruiz has been the mayor of Ley since 2018.'],
  ],
  ['Its chair, Ana Ruiz, took office in May 2020.', ['Ana Ruiz became its chair in May 2020.']],
  [
    'Its ferry, Ana Ruiz, has been in office since 2018.',
    ['Its ferry, Ana Ruiz, has been in office since 2018.'],
  ],
  ['Ana Ruiz is now at Tern Labs.', ['Ana Ruiz now works at Tern Labs.']],
  ['Now she is at Bosch.', ['She now works at Bosch.']],
  ['Ana Ruiz is with Deloitte these days.', ['Ana Ruiz now works at Deloitte.']],
  ['Ana Ruiz is at Heathrow now.', ['Ana Ruiz is at Heathrow now.']],
  ['Tern Labs is now at Porto University.', ['Tern Labs is now at Porto University.']],
  ['Leading Tern Trust is Ana Ruiz.', ['Ana Ruiz leads Tern Trust.']],
  ['What Ana Ruiz does now is run the archive of Tern Trust.', ['Ana Ruiz runs the archive of Tern Trust.']],
  ['Loom counts Orda and Tern Foods among its customers.', ["Loom's customers are Orda and Tern Foods."]],
  ['Loom lists Ana Ruiz as an author.', ['Loom lists Ana Ruiz as an author.']],
  [
    'Until 2015, when it moved to Hull, Loom was based in Cork.',
    ['Loom was based in Cork until 2015.', 'In 2015, Loom moved to Hull.'],
  ],
  [
    'Once part of Orda Group, Loom became independent in 2013.',
    ['Loom was formerly part of Orda Group.', 'Loom became independent in 2013.'],
  ],
  [
    'The role of treasurer of Tern Club passed from Ana Ruiz to Bo Lind in 2013.',
    ['Bo Lind replaced Ana Ruiz as treasurer of Tern Club in 2013.'],
  ],
  [
    'Loom, a mill founded in 2002, was sold in 2010.',
    ['Loom is a mill.', 'Loom was founded in 2002.', 'Loom was sold in 2010.'],
  ],
  [
    "Orda's purchase of Loom's dye works closed in May 2021.",
    ["Orda acquired Loom's dye works in May 2021."],
  ],
  ['Orda spun off its dye works as Loom in 2015.', ['Loom was spun off from Orda in 2015.']],
  [
    'Loom is the sole supplier of yarn to Orda.',
    ['Loom is the sole supplier of yarn.', 'Loom supplies Orda.'],
  ],
  ["Loom's founder and CEO is Ana Ruiz.", ["Ana Ruiz is Loom's founder and CEO."]],
  ['The owner and director of Loom was Ana Ruiz.', ['Ana Ruiz was the owner and director of Loom.']],
  ['The mill and shop of Loom is Ana Ruiz.', ['The mill and shop of Loom is Ana Ruiz.']],
  ['Ana Ruiz was let go by Loom in 2020.', ['Ana Ruiz was dismissed by Loom in 2020.']],
  ['Ana Ruiz took up the post of director of Loom in 2015.', ['Ana Ruiz became director of Loom in 2015.']],
  ['Ana Ruiz will take over the role of director of Loom.', ['Ana Ruiz will become director of Loom.']],
  ['Ana Ruiz was elected to the board of Loom.', ['Ana Ruiz became a board member of Loom.']],
  ['Ana Ruiz stepped down from the board of Loom.', ['Ana Ruiz resigned as a board member of Loom.']],
  ['Loom owns 35% of Orda.', ['Loom owns a 35% stake in Orda.']],
  ["Loom sells 35% of Orda's yarn.", ["Loom sells 35% of Orda's yarn."]],
  ['Loom closed its Antwerp office in 2018.', ['Loom closed its office in Antwerp in 2018.']],
  ['Loom opened a Lego store in 2018.', ['Loom opened a Lego store in 2018.']],
  [
    'The team left Oslo in 2022: Ann and Tom have moved to Hull.',
    ['The team left Oslo in 2022.', 'Ann and Tom have moved to Hull.'],
  ],
  [
    'Responsible for the north is Ana Ruiz, who lives in Hull.',
    ['Ana Ruiz lives in Hull.', 'Ana Ruiz is responsible for the north.'],
  ],
  [
    'The Loom board has chosen Ana Ruiz to succeed Bo Ek as chief executive.',
    ['Ana Ruiz succeeds Bo Ek as chief executive of Loom.'],
  ],
  ['Loom has a new owner: Ana Ruiz.', ["Loom's new owner is Ana Ruiz."]],
  ["There's a new head at Loom: Ana Ruiz.", ["Loom's new head is Ana Ruiz."]],
  ['Loom has a new office: Hull.', ['Loom has a new office: Hull.']],
  [
    'Among the founders of Loom were the weaver Ana Ruiz and Bo Ek.',
    ['The weaver Ana Ruiz and Bo Ek were founders of Loom.'],
  ],
  ['Ana is at Loom now, running the shop.', ['Ana now works at Loom, running the shop.']],
])('says %s in plain sentences', (sentence, plain) => {
  expect(unfold(sentence)).toEqual(plain);
});
