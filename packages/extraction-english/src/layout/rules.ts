/** A kind of layout that is read, with documents that it reads and documents that it must leave alone. */
export type LayoutRule = {
  /** The part of an assertion's `rule` behind the slash. */
  readonly id: string;
  readonly says: string;
  /** A document and what the rule reads of it, as `subject | predicate | object`. */
  readonly yes: readonly (readonly [document: string, ...facts: string[]])[];
  /** Documents of which it reads nothing. */
  readonly no: readonly string[];
};

const release = (entries: string, earlier = '- x'): string =>
  `# kestrel-js\n\n## 2.1.0\n\n${entries}\n\n## 2.0.0\n\n${earlier}`;
const kestrel = (text: string): string =>
  `# kestrel-js\n\n\`\`\`sh\nnpm install kestrel-js\n\`\`\`\n\n${text}`;

const options = (text: string): string => kestrel(`## Options\n\n${text}`);

/** The kinds of layout in documents of software. */
export const layoutRules: readonly LayoutRule[] = [
  {
    id: 'heading:version',
    says: 'A heading of a list of releases names a release.',
    yes: [
      [
        '# kestrel-js\n\n## Changelog\n\n### 2.1.0\n\n- x\n\n### v2.0.0 - 2024-03-01\n\n- y',
        'kestrel-js | has_release | kestrel-js 2.1.0',
        'kestrel-js | has_release | kestrel-js 2.0.0',
      ],
      [
        '# Changelog\n\n## [1.1.0](https://github.com/orr/vesk/compare/v1.0.0...v1.1.0) (2024-05-02)\n\n## [1.0.0](https://github.com/orr/vesk/compare/v0.9.0...v1.0.0) (2024-01-02)',
        'vesk | has_release | vesk 1.1.0',
        'vesk | has_release | vesk 1.0.0',
      ],
    ],
    no: [
      '# Changelog\n\n## 1.1.0\n\n## 1.0.0',
      kestrel('## Usage\n\n### 2.0 and later\n\nText.\n\n### Options\n\nText.'),
      '# Kestrel changelog\n\n## Unreleased\n\n- Add x',
    ],
  },
  {
    id: 'heading:date',
    says: 'A date behind the version is that of the release.',
    yes: [
      [
        '# kestrel-js\n\n## 2.1.0 / 2024-03-01\n\n## 2.0.0 (May 9, 2023)',
        'kestrel-js 2.1.0 | released_on | "2024-03-01"',
        'kestrel-js 2.0.0 | released_on | "2023-05-09"',
      ],
    ],
    no: ['# kestrel-js\n\n## 2.1.0\n\n## 2.0.0 (unreleased)'],
  },
  {
    id: 'entry:adds',
    says: 'An entry of a release says what was added.',
    yes: [
      [
        release(
          '- [New] add `depth` option (#12)',
          '* **core:** add support for maps ([abcdef1](https://x.org))',
        ),
        'kestrel-js 2.1.0 | adds | "depth option"',
        'kestrel-js 2.0.0 | adds | "support for maps (core)"',
      ],
    ],
    no: [release('- [Tests] add `depth` tests\n- Add README', '- Add this')],
  },
  {
    id: 'entry:fixes',
    says: 'An entry of a release says what was put right.',
    yes: [
      [
        release(
          '- Fixed a crash of the plugin [`842e84e`](https://x.org)\n- Fixed a crash on empty input, by @ann',
        ),
        'kestrel-js 2.1.0 | fixes | "a crash of the plugin"',
        'kestrel-js 2.1.0 | fixes | "a crash on empty input"',
      ],
    ],
    no: [release('- Fix typo\n- Fix when the list is empty\n- Fix regression of the last release')],
  },
  {
    id: 'entry:removes',
    says: 'An entry of a release says what was taken away.',
    yes: [
      [release('- Drop support for Node.js 12'), 'kestrel-js 2.1.0 | removes | "support for Node.js 12"'],
    ],
    no: [release('- Remove tests')],
  },
  {
    id: 'entry:deprecates',
    says: 'An entry of a release says what was deprecated.',
    yes: [[release('- Deprecated the `query` method'), 'kestrel-js 2.1.0 | deprecates | "the query method"']],
    no: [release('- Deprecated')],
  },
  {
    id: 'entry:breaking',
    says: 'An entry below a heading of breaking changes, or marked as one, is a breaking change.',
    yes: [
      [
        release('### Breaking changes\n\n- Rename `get` to `read`', '- feat(api)!: require a token'),
        'kestrel-js 2.1.0 | breaking_change | "Rename get to read"',
        'kestrel-js 2.0.0 | breaking_change | "api: require a token"',
      ],
    ],
    no: [release('### Breaking changes\n\n- See the guide')],
  },
  {
    id: 'entry:change',
    says: 'An entry that begins with a verb of change is a change of its release.',
    yes: [
      [
        release('- [Fix] ignore empty keys [`abcdef1`](https://x.org)'),
        'kestrel-js 2.1.0 | change | "ignore empty keys"',
      ],
    ],
    no: [
      release('- Initial commit\n- Merge branch main\n- update deps\n- use npm 7'),
      kestrel('## Features\n\n- Use it anywhere'),
    ],
  },
  {
    id: 'entry:dependency',
    says: 'An entry on dependencies names those that a release updates.',
    yes: [
      [
        release('- [Deps] update `side-channel`, `has-own`'),
        'kestrel-js 2.1.0 | updates_dependency | side-channel',
        'kestrel-js 2.1.0 | updates_dependency | has-own',
      ],
    ],
    no: [release('- [Dev Deps] update `tape`\n- [Deps] drop `x`')],
  },
  {
    id: 'title:tagline',
    says: 'The first words below a title describe what it names.',
    yes: [
      [
        '# kestrel-js\n\nA small and fast parser for maps.',
        'kestrel-js | description | "A small and fast parser for maps"',
      ],
      ['# kestrel-js\n\n> Parse the maps of birds', 'kestrel-js | description | "Parse the maps of birds"'],
    ],
    no: [
      '# Installation\n\nA small and fast parser for maps.',
      '# kestrel-js\n\nIf you want a parser, look here.',
      '# kestrel-js\n\n## Usage\n\nA small and fast parser for maps.',
      '# Changelog\n\nAll notable changes to this project are in this file.',
    ],
  },
  {
    id: 'section:licence',
    says: 'The section on the licence names it.',
    yes: [
      [kestrel('## License\n\n[MIT](LICENSE)'), 'kestrel-js | license | "MIT"'],
      [
        kestrel('## License\n\nLicensed under the Apache-2.0 licence.'),
        'kestrel-js | license | "Apache-2.0"',
      ],
    ],
    no: [kestrel('## License\n\nSee the file LICENSE.'), kestrel('## License\n\nMIT, except the fonts.')],
  },
  {
    id: 'section:holder',
    says: 'The section on the licence names who holds the copyright.',
    yes: [
      [
        kestrel('## License\n\nMIT © [Ann Bell](https://x.org)'),
        'kestrel-js | copyright_holder | "Ann Bell"',
      ],
    ],
    no: [kestrel('## License\n\nMIT © 2020')],
  },
  {
    id: 'code:install',
    says: 'A command that installs the one package that the document is about.',
    yes: [[kestrel('Text.'), 'kestrel-js | install_command | "npm install kestrel-js"']],
    no: [
      '# kestrel-js\n\n```sh\nnpm install kestrel-js vesk\n```',
      '# Vesk Ltd\n\n```sh\nnpm install kestrel-js\n```',
    ],
  },
  {
    id: 'part:description',
    says: 'What stands below a heading in code, or behind a name in code, describes that part of the software.',
    yes: [
      [
        kestrel('## API\n\n### `map.read([size])`\n\nReads a piece of the map.'),
        'map.read() of kestrel-js | description | "Reads a piece of the map"',
      ],
      [
        options('- `timeout` (number): Milliseconds to wait for the server.'),
        'timeout option of kestrel-js | description | "Milliseconds to wait for the server"',
      ],
      [
        kestrel("## Events\n\n#### `map.on('end', cb)`\n\nEmitted when the map has ended."),
        '\'end\' event of map of kestrel-js | description | "Emitted when the map has ended"',
      ],
    ],
    no: [
      kestrel('## Examples\n\n### `map.read([size])`\n\nReads a piece of the map.'),
      options('- `true` reads the whole map of birds.'),
      kestrel('## API\n\n### `map.read()`\n\nSee above for the sizes.'),
      kestrel('## API\n\n### TypeScript\n\nThe types of the package are good.'),
    ],
  },
  {
    id: 'part:detail',
    says: 'A type, default or need that stands beside a part.',
    yes: [
      [
        options('##### timeout\n\nType: `number`\\\nDefault: `30`\n\nText.'),
        'timeout option of kestrel-js | value_type | "number"',
        'timeout option of kestrel-js | default_value | "30"',
      ],
      [
        options('- `timeout` (number): Milliseconds to wait for the server.'),
        'timeout option of kestrel-js | value_type | "number"',
      ],
    ],
    no: [options('- `timeout` (see below): how long.')],
  },
  {
    id: 'row:description',
    says: 'A column of descriptions in a table of parts describes the part that the row names.',
    yes: [
      [
        options('| Option | Description |\n|---|---|\n| `timeout` | Milliseconds to wait for the server. |'),
        'timeout option of kestrel-js | description | "Milliseconds to wait for the server"',
      ],
    ],
    no: [
      options('| Option | Description |\n|---|---|\n| `timeout` | See below. |'),
      kestrel('## Speed\n\n| Library | Description |\n|---|---|\n| `vesk` | A slow and old parser. |'),
    ],
  },
  {
    id: 'row:detail',
    says: 'Columns for type, default and need in a table of parts.',
    yes: [
      [
        options(
          '| Option | Type | Default | Required |\n|---|---|---|---|\n| `timeout` | number | `30` | yes |',
        ),
        'timeout option of kestrel-js | value_type | "number"',
        'timeout option of kestrel-js | default_value | "30"',
        'timeout option of kestrel-js | property | "required"',
      ],
    ],
    no: [options('| Option | Type | Default |\n|---|---|---|\n| `timeout` | - | - |')],
  },
  {
    id: 'meeting:attendees',
    says: 'The notes of a meeting name who came.',
    yes: [
      [
        '# Heron weekly sync\n\nDate: 14 April 2026\nAttendees: Ann Bell, Bo Lind (chair)\n\nText.',
        'Ann Bell | attended | Heron weekly sync of 2026-04-14',
        'Bo Lind | attended | Heron weekly sync of 2026-04-14',
      ],
    ],
    no: ['# Heron weekly sync\n\nDate: 14 April 2026\nAttendees: all of us\n\nText.'],
  },
  {
    id: 'meeting:date',
    says: 'The notes of a meeting say when it was.',
    yes: [
      [
        '# Heron weekly sync\n\nDate: 14 April 2026\nAttendees: Ann Bell\n\nText.',
        'Heron weekly sync of 2026-04-14 | took_place_on | "14 April 2026"',
      ],
    ],
    no: ['# Heron weekly sync\n\nDate: soon\nAttendees: Ann Bell\n\nText.'],
  },
  {
    id: 'task:owner',
    says: 'An item or row of a list of tasks says whose the task is.',
    yes: [
      [
        '# Heron sync\n\n## Action items\n\n- [ ] Ann Bell: update the budget by 20 April 2026\n- Bo Lind to call Vesk Inc',
        'update the budget | assigned_to | Ann Bell',
        'call Vesk Inc | assigned_to | Bo Lind',
      ],
      [
        '# Heron sync\n\n| Owner | Task |\n|---|---|\n| Ann Bell | Book the hall |',
        'Book the hall | assigned_to | Ann Bell',
      ],
    ],
    no: [
      '# Heron sync\n\n## Action items\n\n- Budget: to be done\n- Update it',
      '# Heron\n\n- Ann Bell: update the budget',
    ],
  },
  {
    id: 'task:due',
    says: 'A task with a full date is due then.',
    yes: [
      [
        '# Heron sync\n\n## Action items\n\n- Ann Bell: update the budget by 20 April 2026',
        'update the budget | due_on | "20 April 2026"',
      ],
      [
        '# Heron sync\n\n| Task | Owner | Due |\n|---|---|---|\n| Book the hall | Ann Bell | 2 May 2026 |',
        'Book the hall | due_on | "2 May 2026"',
      ],
    ],
    no: ['# Heron sync\n\n## Action items\n\n- Ann Bell: update the budget by hand'],
  },
  {
    id: 'glossary:entry',
    says: 'An entry of a glossary says what its term means.',
    yes: [
      [
        '# Glossary\n\n- **Churn**: The share of customers that leave in a month.\n- Escrow — Money that a third party holds.',
        'Churn | description | "The share of customers that leave in a month"',
        'Escrow | description | "Money that a third party holds"',
      ],
    ],
    no: [
      '# Notes\n\n- **Churn**: The share of customers that leave in a month.',
      '# Glossary\n\n- Churn: see above',
    ],
  },
  {
    id: 'section:needs',
    says: 'A section on requirements lists what the software needs.',
    yes: [
      [
        kestrel('## Requirements\n\n- Node.js >= 18\n- PostgreSQL 14 or later'),
        'kestrel-js | requires | Node.js >= 18',
        'kestrel-js | requires | PostgreSQL 14 or later',
      ],
    ],
    no: [kestrel('## Requirements\n\n- A fast machine\n- See the guide')],
  },
  {
    id: 'section:people',
    says: 'A section on authors or maintainers names them.',
    yes: [
      [kestrel('## Maintainers\n\n- [Ann Bell](https://x.org)'), 'Ann Bell | maintainer_of | kestrel-js'],
      [kestrel('## Author\n\nBo Lind <bo@x.org>'), 'Bo Lind | author_of | kestrel-js'],
    ],
    no: [kestrel('## Author\n\nWritten with love.'), kestrel('## Thanks\n\n- Ann Bell')],
  },
];
