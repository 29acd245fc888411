import { describe, expect, it } from 'vitest';
import { unfold } from './unfold.ts';

describe('contracts and customers', () => {
  it.each([
    ['Norvik did not renew its contract with Dray Ltd.', ['Norvik ended its contract with Dray Ltd.']],
    [
      'In 2021 Norvik let its supply contract with the haulier Dray lapse.',
      ['In 2021 Norvik ended its contract with Dray.'],
    ],
    ['Norvik will not renew its contract with Dray.', ['Norvik will end its contract with Dray.']],
    [
      "Norvik's contract with Dray was not extended in 2022.",
      ['Norvik ended its contract with Dray in 2022.'],
    ],
    ["Kord's contract to supply Helm was not renewed.", ['Kord stopped supplying Helm.']],
    [
      'Avena has lost its biggest customer, the airline Norjet.',
      ['Norjet ceased to be a customer of Avena.'],
    ],
    ['Helm parted ways with its supplier Kord in 2023.', ['Kord ceased to be a supplier of Helm in 2023.']],
    [
      'Elbe Hotels and Fernweh parted ways in 2022.',
      ['Elbe Hotels ended its partnership with Fernweh in 2022.'],
    ],
    ['Robosales has the exclusive rights to sell the K9 in Europe.', ['Robosales sells the K9 in Europe.']],
    [
      'Norvik has not yet renewed its contract with Dray.',
      ['Norvik has not yet renewed its contract with Dray.'],
    ],
    [
      'Ann Lee did not renew her contract with FC Dorne.',
      ['Ann Lee did not renew her contract with FC Dorne.'],
    ],
    ['Avena lost its founder, Ann Lee, in 2020.', ['Avena lost its founder, Ann Lee, in 2020.']],
    ['Loom has the right to appeal.', ['Loom has the right to appeal.']],
  ])('%s', (text, parts) => {
    expect(unfold(text)).toEqual(parts);
  });
});
