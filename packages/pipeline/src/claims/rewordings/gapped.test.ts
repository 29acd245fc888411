import { describe, expect, it } from 'vitest';
import { unfold } from './unfold.ts';

describe('what a sentence leaves out, said again', () => {
  it.each([
    [
      'The inn is run by Ina Falk, the mill by Emil Vos.',
      ['The inn is run by Ina Falk.', 'The mill is run by Emil Vos.'],
    ],
    [
      'Ina Falk is responsible for dyeing, Emil Vos for weaving.',
      ['Ina Falk is responsible for dyeing.', 'Emil Vos is responsible for weaving.'],
    ],
    [
      'The hymn was written by Ina Falk and later by Emil Vos.',
      ['The hymn was written by Ina Falk and later by Emil Vos.'],
    ],
    [
      'Ina Falk is the chair, Emil Vos the treasurer.',
      ['Ina Falk is the chair.', 'Emil Vos is the treasurer.'],
    ],
    [
      'Ina Falk is the chair of Loom, Emil Vos the treasurer.',
      ['Ina Falk is the chair of Loom.', 'Emil Vos is the treasurer of Loom.'],
    ],
    [
      'Ina Falk is the chair, Emil Vos the Great having died.',
      ['Ina Falk is the chair, Emil Vos the Great having died.'],
    ],
    ['Ina plays the harp; Emil, the flute.', ['Ina plays the harp.', 'Emil plays the flute.']],
    ['Ina works in Vark; Emil, in Cork.', ['Ina works in Vark.', 'Emil works in Cork.']],
    [
      'The Vark Bank was founded in 1871, the Cork Bank in 1902.',
      ['The Vark Bank was founded in 1871.', 'The Cork Bank was founded in 1902.'],
    ],
    [
      'Neither Tom Reed nor Ida Moss has signed the contract.',
      ['Tom Reed has not signed the contract.', 'Ida Moss has not signed the contract.'],
    ],
    ['Loom neither owns nor runs the mill.', ['Loom never owns the mill.', 'Loom never runs the mill.']],
    ['Tom Reed works at Loom, as does Ida Moss.', ['Tom Reed works at Loom.', 'Ida Moss works at Loom.']],
    [
      'Tom Reed works at Loom, and Ida Moss does too.',
      ['Tom Reed works at Loom.', 'Ida Moss works at Loom.'],
    ],
    ['Tom Reed, like Ida Moss, lives in Hull.', ['Tom Reed lives in Hull.', 'Ida Moss lives in Hull.']],
    ['Tom Reed as well as Ida Moss work at Loom.', ['Tom Reed works at Loom.', 'Ida Moss works at Loom.']],
    ['Tom Reed, unlike Ida Moss, lives in Hull.', ['Tom Reed, unlike Ida Moss, lives in Hull.']],
    [
      'The former runs a mill, the latter moved to Hull.',
      ['The former runs a mill.', 'The latter moved to Hull.'],
    ],
    [
      'The manager is Ida Moss, the captain Tom Reed.',
      ['The manager is Ida Moss.', 'The captain is Tom Reed.'],
    ],
    [
      'Its chair was Ida Moss and its treasurer Tom Reed.',
      ['Its chair was Ida Moss.', 'Its treasurer was Tom Reed.'],
    ],
    ['The manager is Ida Moss, the captain of Loom.', ['The manager is Ida Moss, the captain of Loom.']],
    [
      'The small lift takes 60 kilograms, the large lift 600.',
      ['The small lift takes 60 kilograms.', 'The large lift takes 600 kilograms.'],
    ],
    [
      'The small hall seats 80 and the large hall 200.',
      ['The small hall seats 80.', 'The large hall seats 200.'],
    ],
    [
      'Tom Reed is not a lawyer but an accountant.',
      ['Tom Reed is not a lawyer.', 'Tom Reed is an accountant.'],
    ],
    [
      "Tom Reed isn't the captain but the cook of the Albatros.",
      ['Tom Reed is not the captain of the Albatros.', 'Tom Reed is the cook of the Albatros.'],
    ],
    [
      'Loom was not sold to Orr, as some papers had reported, but to Tarn.',
      ['Loom was not sold to Orr.', 'Loom was sold to Tarn.'],
    ],
    [
      'Tom Reed did not buy the mill but the farm.',
      ['Tom Reed did not buy the mill.', 'Tom Reed bought the farm.'],
    ],
    [
      'Not Tom Reed but Ida Moss designed the tower.',
      ['It is not true that Tom Reed designed the tower.', 'Ida Moss designed the tower.'],
    ],
    [
      'It was not Tom Reed but Ida Moss who designed the tower.',
      ['It is not true that Tom Reed designed the tower.', 'Ida Moss designed the tower.'],
    ],
    [
      'The former had been founded in 1950, the latter in 1972.',
      ['The former had been founded in 1950.', 'The latter had been founded in 1972.'],
    ],
    [
      'Ida Moss was neither born in Wales nor does she live there.',
      ['Ida Moss was not born in Wales.', 'She does not live there.'],
    ],
    [
      'Ida Moss played for Lyn between 2010 and 2014, then for Brann until 2019, and now plays for Vard.',
      [
        'Ida Moss played for Lyn between 2010 and 2014.',
        'Ida Moss played for Brann until 2019.',
        'Ida Moss now plays for Vard.',
      ],
    ],
    ['Ida Moss neither smokes nor drinks beer.', ['Ida Moss never smokes.', 'Ida Moss never drinks beer.']],
  ])('%s', (sentence, parts) => {
    expect(unfold(sentence)).toEqual(parts);
  });
});
