import { expect, test } from 'vitest';
import { convertHere } from '../../testing/convert.ts';

test('a page keeps headings, nested lists, tables, code and links; scripts and menus are left out', async () => {
  const page = `<html><head><title>A &amp; B</title><style>p{}</style></head><body><nav><a href="/">Home</a></nav>
    <h1>Plan</h1><ul><li>one<ul><li>two</li></ul></li></ul><ol start="3"><li>x</li><li><p>y</p><p>z</p></li></ol>
    <table><tr><th>A</th><th>B</th></tr><tr><td>1|2</td><td>3</td></tr></table>
    <pre><code class="language-js">let a = 1;</code></pre>
    <p><a href="javascript:alert(1)">bad</a> <a href="https://x.org/a">good</a> <a href="#x">inner</a><img src="data:," alt="chart"></p>
    <script>evil()</script></body></html>`;
  expect(await convertHere('html', page)).toMatchObject({
    title: 'A & B',
    markdown: `# Plan

- one
  - two

3. x
4. y

   z

| A   | B   |
| --- | --- |
| 1\\|2 | 3   |

\`\`\`js
let a = 1;
\`\`\`

bad [good](https://x.org/a) innerchart
`,
  });
});

test('the one main element of a page is its text', async () => {
  const page = '<header>Shop</header><main><h1>Plan</h1><p>Text.</p></main><footer>Legal</footer>';
  expect((await convertHere('html', page)).markdown).toBe('# Plan\n\nText.\n');
});

test.each([
  ['declared in a meta element', '<meta charset="iso-8859-2"><p>\xb1</p>', undefined, 'ą\n'],
  ['named by the type', '<p>\xb1</p>', 'text/html; charset=iso-8859-2', 'ą\n'],
  ['said by nobody', '<p>\xe9</p>', undefined, 'é\n'],
])('a charset %s', async (_, page, mime, markdown) => {
  const file = Buffer.from(page, 'latin1');
  expect((await convertHere('html', file, mime === undefined ? {} : { mime })).markdown).toBe(markdown);
});

test('elements nested too deeply are refused', async () => {
  const page = `${'<div>'.repeat(5_000)}x`;
  await expect(convertHere('html', page)).rejects.toThrow(/^resource_limit: .*nested more than 200/);
});
