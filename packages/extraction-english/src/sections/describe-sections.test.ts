import { createCallContext } from '@memory/extraction/conformance';
import { parseStructure } from '@memory/markdown';
import { expect, test } from 'vitest';
import { describeSections } from './describe-sections.ts';

async function described(markdown: string) {
  return describeSections({ markdown, structure: await parseStructure(markdown) }, createCallContext());
}

test('a section has the role that its heading names, or that of the section around it', async () => {
  const sections = await described(
    'before\n\n# Paper\n## 1. Abstract\na\n## 2 Materials and Methods\n### Data\nd\n## References\n- x\n',
  );
  expect(sections.map(({ role }) => role)).toEqual([
    'body',
    'body',
    'abstract',
    'methods',
    'methods',
    'references',
  ]);
});

test('front matter is told by its place', async () => {
  const sections = await described('---\nx: y\n---\n\ntext\n');
  expect(sections).toEqual([
    { role: 'front_matter', summary: '' },
    { role: 'body', summary: 'text' },
  ]);
});

test('sections of nothing but links, anchors or references are known by their shape', async () => {
  const sections = await described(
    [
      '# Doc\n\n- [A](#a)\n- [B](#b)\n- [C](#c)\n',
      '# More\n\n- [Home](/)\n- [Docs](/d)\n- [Blog](/b)\n',
      '# Works\n\n1. Smith, J. et al. Title. 2004.\n2. Jones, B. Other. doi:10.1/x\n3. Ray, C. More. 1999.\n4. Lee, D. Last. https://x.y\n',
      '# Text\n\nSee [here](/x) for what it does.\n',
    ].join('\n'),
  );
  expect(sections.map(({ role }) => role)).toEqual(['table_of_contents', 'navigation', 'references', 'body']);
});

test('a summary is the first sentence or two, bounded', async () => {
  const sections = await described(
    `# A\n\n![badge](x)\n\nDr. Smith wrote *this*. It is short.\n\nMore.\n\n# B\n\n${'Long sentence goes on and on. '.repeat(20)}\n\n# C\n\n${'word '.repeat(100)}\n\n# D\n\n\`\`\`\ncode\n\`\`\`\n`,
  );
  expect(sections[0]?.summary).toBe('Dr. Smith wrote this. It is short.');
  expect(sections[1]?.summary).toMatch(/^(?:Long sentence goes on and on\. ?){8}$/);
  expect(sections[2]?.summary).toMatch(/^(?:word ?)+…$/);
  expect(sections[2]?.summary.length).toBeLessThanOrEqual(240);
  expect(sections[3]?.summary).toBe('');
});
