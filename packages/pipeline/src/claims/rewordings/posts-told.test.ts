import { expect, test } from 'vitest';
import { unfold } from './unfold.ts';

test.each<[string, string[]]>([
  [
    'As CEO of Vexo Labs, Ann Lee opened the fair.',
    ['Ann Lee was CEO of Vexo Labs.', 'Ann Lee opened the fair.'],
  ],
  [
    'As head of sales at Vexo Labs, Ann Lee leads ten people.',
    ['Ann Lee is head of sales at Vexo Labs.', 'Ann Lee leads ten people.'],
  ],
  ['As part of Vexo Labs, Tarn makes sensors.', ['As part of Vexo Labs, Tarn makes sensors.']],
  ['The board put finance chief Ann Lee in charge of Vexo Labs.', ['Ann Lee took charge of Vexo Labs.']],
  ['The CEO of Vexo Labs is called Ann Lee.', ['The CEO of Vexo Labs is Ann Lee.']],
  ['The capital of Greenland is called Nuuk.', ['The capital of Greenland is called Nuuk.']],
  [
    'Since 2016 the post of chief executive at Orr Lines has been held by Inge Dahl.',
    ['Inge Dahl has been chief executive at Orr Lines since 2016.'],
  ],
  [
    'The posts of treasurer and secretary of Tern Club were both held by Ivo Lang.',
    ['Ivo Lang was treasurer and secretary of Tern Club.'],
  ],
  [
    'The post of the lighthouse was painted by Ivo Lang.',
    ['The post of the lighthouse was painted by Ivo Lang.'],
  ],
  [
    'At the helm of Brightwater as chief executive stands Leo Tann.',
    ['Leo Tann is the chief executive of Brightwater.'],
  ],
  [
    'Leo Tann has been at the helm of Brightwater since 2011.',
    ['Leo Tann has been the head of Brightwater since 2011.'],
  ],
  ['The Eld Museum has Greta Moss as its curator.', ['Greta Moss is curator of the Eld Museum.']],
  [
    'From 2005 until 2012, Stormvik was led by chief executive Lise Ravn.',
    ['Lise Ravn was chief executive of Stormvik from 2005 until 2012.'],
  ],
  [
    'Kurt Dahl handed over the post of treasurer of Tern Club to Fiona Grant in 2018.',
    ['Fiona Grant succeeded Kurt Dahl as treasurer of Tern Club in 2018.'],
  ],
  [
    'Ferris Line has a new chief executive: Magnus Thorn took over in January 2023.',
    ['Magnus Thorn became chief executive of Ferris Line in January 2023.'],
  ],
  [
    'Ivan Bright stepped into Yara Sutt’s shoes as dean of Loom College.',
    ['Ivan Bright succeeded Yara Sutt as dean of Loom College.'],
  ],
  [
    "Bram Holt's time as skipper of the Kittiwake ended in 2019.",
    ['Bram Holt stepped down as skipper of the Kittiwake in 2019.'],
  ],
  [
    "Kofi Mens's term as governor of Ashara ran from 2001 to 2009.",
    ['Kofi Mens was governor of Ashara from 2001 to 2009.'],
  ],
  [
    'Loom Shipping parted ways with its chief executive, Lars Toft, in 2017.',
    ['Lars Toft stepped down as chief executive of Loom Shipping in 2017.'],
  ],
  [
    'The board of Loom Shipping removed Lars Toft as chief executive in 2017.',
    ['Lars Toft was removed as chief executive of Loom Shipping in 2017.'],
  ],
  ['The 2011 Meridian Prize went to Olive Grant.', ['The Meridian Prize went to Olive Grant in 2011.']],
  ['The jury gave the Corvo Prize to Lucia Mendes in 2021.', ['Lucia Mendes won the Corvo Prize in 2021.']],
  ['Chemistry at Holm School is taught by Rupert Dean.', ['Rupert Dean teaches chemistry at Holm School.']],
  [
    'The voters of Glen Torran sent Fergus Bain to parliament in 2010.',
    ['Fergus Bain was elected MP for Glen Torran in 2010.'],
  ],
  [
    'Emil Strand runs Kelpie Robotics as its chief executive.',
    ['Emil Strand is chief executive of Kelpie Robotics.', 'Emil Strand runs Kelpie Robotics.'],
  ],
  [
    'Elena Ross (treasurer of Tamber Club, 2013-2019) now paints.',
    ['Elena Ross was treasurer of Tamber Club from 2013 to 2019.', 'Elena Ross now paints.'],
  ],
  [
    'Gemma Tull moved up from CFO to CEO at Rivington in 2022.',
    ['Gemma Tull stepped down as CFO at Rivington in 2022.', 'Gemma Tull became CEO at Rivington in 2022.'],
  ],
  // a job is no office that one resigns: to end it would end the employment
  [
    'Gemma Tull moved up from clerk to CEO at Rivington in 2022.',
    ['Gemma Tull was formerly a clerk.', 'Gemma Tull became CEO at Rivington in 2022.'],
  ],
  [
    'In 2021 Tilburg Lifts promoted its chief engineer, Anke Smit, to CTO.',
    ['Anke Smit became CTO of Tilburg Lifts in 2021.'],
  ],
  [
    'Gerald Pike died in office as mayor of Wendle in 2011.',
    ['Gerald Pike was mayor of Wendle until 2011.', 'Gerald Pike died in 2011.'],
  ],
  [
    'Lars Toft moved from Loom Bank to Faro Lines in 2017.',
    ['Lars Toft left Loom Bank in 2017.', 'Lars Toft joined Faro Lines in 2017.'],
  ],
  ['Lars Toft moved from Hull to Leeds in 2017.', ['Lars Toft moved from Hull to Leeds in 2017.']],
  [
    'In addition to her post as director of the Olmo Gallery, Pilar Vega teaches at Loom College.',
    ['Pilar Vega is director of the Olmo Gallery.', 'Pilar Vega teaches at Loom College.'],
  ],
  [
    'Winner of the Bramble Prize in 2018, Jack Toll lives in Cork.',
    ['Jack Toll was the winner of the Bramble Prize in 2018.', 'Jack Toll lives in Cork.'],
  ],
  [
    'Captain of the Seamew since 2010, Henrik Dam lives in Kiel.',
    ['Henrik Dam has been the captain of the Seamew since 2010.', 'Henrik Dam lives in Kiel.'],
  ],
  [
    'Reporting to Diana Crewe, Mark Ives looks after payroll.',
    ['Mark Ives reports to Diana Crewe.', 'Mark Ives looks after payroll.'],
  ],
  [
    "As Ellen Wright's mentor, Joao Pinto meets her every month.",
    ["Joao Pinto is Ellen Wright's mentor.", 'Joao Pinto meets her every month.'],
  ],
  [
    'Orr University awarded Leonie Marsh a doctorate in 2014.',
    ['Leonie Marsh received a doctorate from Orr University in 2014.'],
  ],
  [
    'Tern Housing appointed Hugh Lacey to its board in 2015.',
    ['Hugh Lacey became a board member of Tern Housing in 2015.'],
  ],
  ['Greta Olsen is in the Tern Rowing Club.', ['Greta Olsen is a member of the Tern Rowing Club.']],
  ['Loom dates back to 2018, when Ida Moss founded it.', ['Ida Moss founded Loom in 2018.']],
  [
    'Selma Krantz doubles as treasurer of the Hythe Society.',
    ['Selma Krantz is also treasurer of the Hythe Society.'],
  ],
  [
    'Selma Krantz was mayor of Osby and, from 2015, president of the Baltic Union.',
    ['Selma Krantz was mayor of Osby.', 'Selma Krantz was president of the Baltic Union from 2015.'],
  ],
  [
    'Loom Motors sacked its chief executive, Max Ruhl, in October 2021.',
    ['Max Ruhl was sacked as chief executive of Loom Motors in October 2021.'],
  ],
  [
    'Tarn Valley FC manager Rhys Morgan praised the crowd.',
    ['Rhys Morgan is the manager of Tarn Valley FC.', 'Rhys Morgan praised the crowd.'],
  ],
  ['Account manager Rhys Morgan praised the crowd.', ['Account manager Rhys Morgan praised the crowd.']],
  [
    'Ingrid Falk spent six years as head of Loom Mills, from 2008 to 2014.',
    ['Ingrid Falk was head of Loom Mills from 2008 to 2014.'],
  ],
  ['Among the staff of Orr Clinic is Jon Reed.', ['Jon Reed works at Orr Clinic.']],
  [
    'Educated at Orr School and Tern University, Oda Lind became a judge.',
    ['Oda Lind studied at Orr School and Tern University.', 'Oda Lind became a judge.'],
  ],
  [
    'Oda Lind is CFO at Ternwood and also sits on the board of Lark Media.',
    ['Oda Lind is CFO at Ternwood.', 'Oda Lind is a board member of Lark Media.'],
  ],
])('%s', (sentence, plain) => {
  expect(unfold(sentence)).toEqual(plain);
});
