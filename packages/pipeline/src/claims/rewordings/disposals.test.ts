import { describe, expect, it } from 'vitest';
import { unfold } from './unfold.ts';

describe('firms that are sold, set free and supplied', () => {
  it.each([
    [
      'Loom Foods has belonged to Orrvane since May 2023.',
      ['Loom Foods has been a subsidiary of Orrvane since May 2023.'],
    ],
    [
      'Ann Lee was voted out as mayor of Selby in May 2023.',
      ['Ann Lee was removed as mayor of Selby in May 2023.'],
    ],
    ['Orland pulled out of the Green Alliance in May 2023.', ['Orland left the Green Alliance in May 2023.']],
    ['Orland pulled out of the race in May 2023.', ['Orland pulled out of the race in May 2023.']],
    ['Orr Ltd offloaded Loom to Tarn Bank in 2022.', ['Orr Ltd sold Loom to Tarn Bank in 2022.']],
    [
      'Orr Ltd parted with Loom Foods, which went to Tarn Bank in 2022.',
      ['Orr Ltd sold Loom Foods to Tarn Bank in 2022.'],
    ],
    [
      'Tarn Bank paid Orr Ltd $50 million for Loom in 2022.',
      ['Tarn Bank bought Loom from Orr Ltd for $50 million in 2022.'],
    ],
    ['Ann Lee paid Bo Ek $20 for the Lumo lamp.', ['Ann Lee paid Bo Ek $20 for the Lumo lamp.']],
    ['Orr Ltd holds all shares in Loom.', ['Orr Ltd owns Loom.']],
    [
      'Loom Foods broke away from Orr Ltd in 2022.',
      [
        'The firm Loom Foods is no longer a subsidiary of Orr Ltd since 2022.',
        'Loom Foods was spun off from Orr Ltd in 2022.',
      ],
    ],
    ['The Green Party split from the Tarn Union.', ['The Green Party split from the Tarn Union.']],
    ['Loom Foods has a new owner, Orr Ltd.', ['The new owner of Loom Foods is Orr Ltd.']],
    [
      'Tarn AG replaced Orr Ltd as the sponsor of the Lind Cup.',
      ['Orr Ltd no longer sponsors the Lind Cup.', 'Tarn AG sponsors the Lind Cup.'],
    ],
    [
      'Orr Ltd lost its contract with Loom Foods to Tarn AG in 2022.',
      ['Orr Ltd no longer supplies Loom Foods since 2022.', 'Tarn AG has supplied Loom Foods since 2022.'],
    ],
    [
      'Orr Ltd moved its headquarters from Ghent to Lille.',
      ['Orr Ltd moved its headquarters from Ghent to Lille.'],
    ],
    ['Orr Ltd ended production of pumps in 2022.', ['Orr Ltd stopped making pumps in 2022.']],
    ['Orr Ltd stopped production for a day.', ['Orr Ltd stopped production for a day.']],
    ['Brink is now 150 people strong.', ['Brink employs 150 people.']],
    [
      'Holtz closed 2022 with sales of 12 million euros.',
      ['Holtz reported revenue of 12 million euros in 2022.'],
    ],
  ])('%s', (text, parts) => {
    expect(unfold(text)).toEqual(parts);
  });
});
