/** Understood by any reader: pairs, plain sentences, a table. */
export const plainDocument = `# Orr Bank

Owner: Ann Bell
Status: active

Ann Bell has worked at Orr Bank since March 2020. She lives in Lisbon.

| Branch | City |
|---|---|
| North | Oslo |
| South | Rome |

## References

- [Annual report](https://example.org/report)
- [Bylaws](https://example.org/bylaws)
- [History](https://example.org/history)
`;

/** Whatever a file may hold. None may be refused, and none may cost what stands beside it. */
export const oddTexts: readonly (readonly [name: string, text: string])[] = [
  ['only blanks', ' \n\t\n \n'],
  ['only marks', '--- *** ___ ### | | | > > > ```'],
  ['only a heading', '# Notes'],
  ['half a pair', 'Owner:\n: Ann\nOwner: :\n'],
  ['lone surrogates', 'Status: \ud800 then \udc00.'],
  ['control characters', 'Owner: A\u0000B\u0007C\u200b\u202eD.'],
  ['characters outside the basic plane', 'Name: 𝒜𝓃𝓃 👩‍👩‍👧 𠮷野家. 👍 Ann works at 𠮷 Bank.'],
  ['an unclosed fence', '```js\nconst owner = "Ann";\n'],
  ['a ragged table', '| a | b |\n|---|---|\n| 1 |\n| 1 | 2 | 3 |\n||\n'],
  ['a long line', `Status: ${'very '.repeat(4_000)}good.`],
  ['a long word', `Owner: ${'x'.repeat(20_000)}`],
  ['many commas', `Ann, ${'Bob, '.repeat(800)}and Cy work at Orr.`],
  ['nested brackets', `Owner: ${'('.repeat(600)}Ann${')'.repeat(600)}`],
  ['quotations in quotations', `${'> '.repeat(40)}"Ann said: "Bo said: "Cy is ill"""`],
  ['another script', '東京は日本の首都です。人口は約1400万人です。'],
  ['right to left', 'المالك: آن بيل. تعمل آن في بنك أور.'],
  [
    'impossible dates',
    'Due: 31 February 2024. Born: 0000-00-00. Ended: 2024-13-45T99:99:99Z. In year 99999999.',
  ],
  ['markup of pages', '<div onclick="x">Owner: <b>Ann</b></div>\n<!-- Status: -->\n<![CDATA[ x ]]>'],
  ['keys of programs', '__proto__: x\nconstructor: y\ntoString: z\nhasOwnProperty: w\n'],
];
