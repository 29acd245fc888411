import { expect, it } from 'vitest';
import { unfold } from './unfold.ts';

it.each([
  [
    'Loom Ltd, whose mills are in Vark and whose director is Ina Falk, weaves linen.',
    ["Loom Ltd's mills are in Vark.", "Loom Ltd's director is Ina Falk.", 'Loom Ltd weaves linen.'],
  ],
  [
    'Loom Ltd, owner of Vark Mills and publisher of the Vark Herald, weaves linen.',
    [
      'Loom Ltd is the owner of Vark Mills.',
      'Loom Ltd is the publisher of the Vark Herald.',
      'Loom Ltd weaves linen.',
    ],
  ],
  [
    'In her memoir The Long Shed, Ina Falk recalls Vark.',
    ['Ina Falk wrote the memoir The Long Shed.', 'Ina Falk recalls Vark.'],
  ],
  [
    'Her uncle, Emil Falk of Vark, sold the farm.',
    ['Her uncle is Emil Falk.', 'Emil Falk is from Vark.', 'Emil Falk sold the farm.'],
  ],
  [
    "Bo Orr, the bank's chair until last year, died on Sunday.",
    ["Bo Orr was the bank's chair until last year.", 'Bo Orr died on Sunday.'],
  ],
  ['Ann Lee, together with Bo Orr, wrote Tides.', ['Ann Lee and Bo Orr wrote Tides.']],
  ['Ann Lee, along with her brother Bo, was arrested.', ['Ann Lee and her brother Bo were arrested.']],
  [
    'Ann Lee, a marine biologist from Leeds, joined Loom.',
    ['Ann Lee is a marine biologist.', 'Ann Lee is from Leeds.', 'Ann Lee joined Loom.'],
  ],
  ['Loom is a band from Leeds, formed in 1987.', ['Loom is a band from Leeds, formed in 1987.']],
  ['Orda, a letter from Leeds, was sold.', ['Orda, a letter from Leeds, was sold.']],
  [
    'Ann Lee, then a student at Lund, invented the Lee valve.',
    ['Ann Lee was a student at Lund.', 'Ann Lee invented the Lee valve.'],
  ],
  [
    'Ann Lee, formerly of Orda Bank, has joined Loom.',
    ['Ann Lee formerly worked at Orda Bank.', 'Ann Lee has joined Loom.'],
  ],
  [
    'Ann Lee and Bo Orr, both teachers at the Tern School, live in Hull.',
    ['Ann Lee and Bo Orr are teachers at the Tern School.', 'Ann Lee and Bo Orr live in Hull.'],
  ],
  [
    'The lighthouse keeper at Ley, Bo Orr, retired in 1971.',
    ['Bo Orr was the lighthouse keeper at Ley.', 'Bo Orr retired in 1971.'],
  ],
  [
    'Ann Lee, chief executive of Loom since 2019, will step down in March 2025.',
    [
      'Ann Lee has been chief executive of Loom since 2019.',
      'Ann Lee will step down as chief executive of Loom in March 2025.',
    ],
  ],
  [
    'Ann Lee, winner of the Arden Prize in 1956, lives in Hull.',
    ['Ann Lee was winner of the Arden Prize in 1956.', 'Ann Lee lives in Hull.'],
  ],
  [
    'Ley Hall, the home of the Orr family since 1720, was sold in 2004.',
    ['Ley Hall has been the home of the Orr family since 1720.', 'Ley Hall was sold in 2004.'],
  ],
  ['Ann Lee, born in Hull in 1930, lives in Leeds.', ['Ann Lee, born in Hull in 1930, lives in Leeds.']],
  [
    'The co-founders of Loom, Ann Lee and Bo Orr, are siblings.',
    ['Ann Lee and Bo Orr are co-founders of Loom.', 'Ann Lee and Bo Orr are siblings.'],
  ],
  [
    'The town of Elsing, home to 5,000 people, is twinned with Ley.',
    ['The town of Elsing has 5,000 inhabitants.', 'The town of Elsing is twinned with Ley.'],
  ],
  [
    'Having studied law at Lund, Ann Lee became a judge.',
    ['Ann Lee had studied law at Lund.', 'Ann Lee became a judge.'],
  ],
  [
    'Ann Lee and Bo Orr, who met in Hull, founded Loom.',
    ['Ann Lee and Bo Orr met in Hull.', 'Ann Lee and Bo Orr founded Loom.'],
  ],
  ['Loom sold the Tern in 1995, three years after the accident.', ['Loom sold the Tern in 1995.']],
  [
    'Ann Lee used to work for Loom but is now with Orda.',
    ['Ann Lee used to work for Loom.', 'Ann Lee now works at Orda.'],
  ],
  [
    'Ann Lee and Bo Orr, a couple since 2005, run the Tern Inn.',
    ['Ann Lee and Bo Orr have been a couple since 2005.', 'Ann Lee and Bo Orr run the Tern Inn.'],
  ],
  [
    'Ann Lee is the author of two novels, Tides and The Glass Pier.',
    ['Ann Lee is the author of two novels.', 'Ann Lee is the author of Tides and The Glass Pier.'],
  ],
  [
    'Ann Lee wrote three novels, among them The Clay House.',
    ['Ann Lee wrote three novels.', 'Ann Lee wrote The Clay House.'],
  ],
  [
    'Among the founders of the Tern Theatre were Ann Lee and Bo Orr.',
    ['Ann Lee and Bo Orr were founders of the Tern Theatre.'],
  ],
  ['Among the directors of Loom is Ann Lee.', ['Ann Lee is a director of Loom.']],
  [
    'The guy who fixes our boiler, Stan Pike, used to work at Loom.',
    ['Stan Pike fixes our boiler.', 'Stan Pike used to work at Loom.'],
  ],
  [
    'The architect who built the pier, Ann Lee, lives in Hull.',
    ['Ann Lee is an architect.', 'Ann Lee built the pier.', 'Ann Lee lives in Hull.'],
  ],
  [
    'The river that feeds the lake, the Tessa, rises in Orle.',
    ['The Tessa is a river.', 'The Tessa feeds the lake.', 'The Tessa rises in Orle.'],
  ],
  ['The firm that Ann Lee runs, Loom, is in Hull.', ['Ann Lee runs Loom.', 'Loom is in Hull.']],
  [
    'The Halden Line, run by Loom, opened in 1931.',
    ['The Halden Line is run by Loom.', 'The Halden Line opened in 1931.'],
  ],
  [
    "Ann Lee's brother and successor, Bo Orr, moved to Hull.",
    ["Bo Orr is Ann Lee's brother and successor.", 'Bo Orr moved to Hull.'],
  ],
  [
    "Loom's founder and chief executive, Bo Orr, resigned in May.",
    ["Loom's founder and chief executive, Bo Orr, resigned in May."],
  ],
  [
    'Born in Almen in 1934, the daughter of a miner, Ida Falk read law at Ghent.',
    [
      'Ida Falk was born in Almen in 1934.',
      'Ida Falk is the daughter of a miner.',
      'Ida Falk studied law at Ghent.',
    ],
  ],
  [
    'Raised in Hull, the youngest of six children, Bo Tarn became a potter in 1970.',
    [
      'Bo Tarn was raised in Hull.',
      'Bo Tarn is the youngest of six children.',
      'Bo Tarn became a potter in 1970.',
    ],
  ],
  [
    'Ida Falk, the director from 2001 to May 2010, lives in Hull.',
    ['Ida Falk was the director from 2001 to May 2010.', 'Ida Falk lives in Hull.'],
  ],
  [
    'Ida Falk, a dentist from Lund, and the rower Bo Tarn were married in 2010.',
    [
      'Ida Falk is a dentist.',
      'Ida Falk is from Lund.',
      'Ida Falk and the rower Bo Tarn were married in 2010.',
    ],
  ],
  [
    "The town's oldest museum, the Spindel, closed in 2010.",
    ["The Spindel is the town's oldest museum.", 'The Spindel closed in 2010.'],
  ],
  ['The printer we use, Grafex, belongs to Loom.', ['Grafex belongs to Loom.']],
  [
    'A Danish-owned brewery in Riga, Aldara, employs 240 people.',
    ['Aldara is a Danish-owned brewery in Riga.', 'Aldara employs 240 people.'],
  ],
  [
    'Named after its founder, Jens Kvist, the firm has made lamps since 1921.',
    [
      'The firm was named after Jens Kvist.',
      "Jens Kvist is the firm's founder.",
      'The firm has made lamps since 1921.',
    ],
  ],
])('%s', (sentence, expected) => {
  expect(unfold(sentence)).toEqual(expected);
});
