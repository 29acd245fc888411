import { describe, expect, it } from 'vitest';
import { unfold } from './unfold.ts';

describe('what is built, and places', () => {
  it.each([
    ['The Tarn Bridge is 85 m in length.', ['The Tarn Bridge is 85 m long.']],
    ['The Tarn Mast soars 240 metres into the sky.', ['The Tarn Mast is 240 metres high.']],
    ['Ann Lee rises 60 metres above the ground.', ['Ann Lee rises 60 metres above the ground.']],
    ['Up to 850 people fit into the Tarn Hall.', ['The Tarn Hall has a capacity of 850.']],
    [
      'The Tarn Hall was expanded from 850 to 1,100 seats.',
      ['The capacity of the Tarn Hall rose from 850 to 1,100.'],
    ],
    ['Ann Lee drew up the plans for the Tarn Bridge.', ['Ann Lee designed the Tarn Bridge.']],
    ['Ann Lee drew up the plans for the weekend.', ['Ann Lee drew up the plans for the weekend.']],
    ['The plans for the Tarn Bridge were drawn by Ann Lee.', ['The Tarn Bridge was designed by Ann Lee.']],
    ['The Sea Lark has Port Orr as its home port.', ['The home port of the Sea Lark is Port Orr.']],
    ['Orland has made Marova its capital.', ['Marova became the capital of Orland.']],
    ['The voters of Tarn elected Ann Lee as mayor.', ['Ann Lee was elected mayor of Tarn.']],
    ['Ann Lee was voted out as mayor of Tarn in 2023.', ['Ann Lee was removed as mayor of Tarn in 2023.']],
    ['Ann Lee lost the office of mayor of Tarn to Bo Orr.', ['Bo Orr succeeded Ann Lee as mayor of Tarn.']],
    ['Ann Lee lost the keys of Tarn to Bo Orr.', ['Ann Lee lost the keys of Tarn to Bo Orr.']],
  ])('%s', (text, parts) => {
    expect(unfold(text)).toEqual(parts);
  });
});

describe('bodies and their members', () => {
  it.each([
    ['Orland pulled out of the Green Alliance in 2023.', ['Orland left the Green Alliance in 2023.']],
    ['Orland was thrown out of the Tarn Union.', ['Orland was expelled from the Tarn Union.']],
    ['Orland was accepted into the Green Alliance.', ['Orland joined the Green Alliance.']],
    ['The Green Alliance counts Orland among its members.', ['Orland is a member of the Green Alliance.']],
    ["Orland's membership of the Green Alliance ended in 2023.", ['Orland left the Green Alliance in 2023.']],
    ['Ann Lee entered the Council chamber.', ['Ann Lee entered the Council chamber.']],
    ['Orland pulled out of the deal.', ['Orland pulled out of the deal.']],
  ])('%s', (text, parts) => {
    expect(unfold(text)).toEqual(parts);
  });
});
