import { expect, test } from 'vitest';
import { convertHere } from '../../testing/convert.ts';

test('Org', async () => {
  const file = `#+TITLE: The plan
* TODO First :tag:
:PROPERTIES:
:ID: 1
:END:
Ada *leads* the ~core~ team, see [[https://example.org][the page]].
- [X] done
  - inner
- term :: what it is
| A | B |
|---+---|
| 1 | 2 |
#+BEGIN_SRC python
print(1)
#+END_SRC
`;
  expect(await convertHere('org', file)).toMatchObject({
    title: 'The plan',
    markdown: `# TODO First

Ada **leads** the \`core\` team, see [the page](<https://example.org>).
- [x] done
  - inner
- term: what it is

| A | B |
| --- | --- |
| 1 | 2 |

\`\`\`python
print(1)
\`\`\`
`,
  });
});

test('reStructuredText', async () => {
  const file = `=====
Title
=====

.. a comment
   of two lines

Part
----

Ada **leads** the \`\`core\`\` team, see \`the page <https://example.org>\`_::

    code * here

* one
* two

.. note:: Mind *this*.

.. code-block:: python

   print(1)

:Author: Bo
`;
  expect((await convertHere('rst', file)).markdown).toBe(`# Title

## Part

Ada **leads** the \`core\` team, see [the page](<https://example.org>):

\`\`\`
code * here
\`\`\`

- one
- two

**Note:** Mind *this*.

\`\`\`python
print(1)
\`\`\`

- Author: Bo
`);
});

test('AsciiDoc', async () => {
  const file = `= The plan
:toc:

== First

Ada *leads* the \`core\` team, see https://example.org[the page].

* one
** two
. first

[source,python]
----
print(1)
----

|===
|A |B

|1
|2
|===

NOTE: Mind this.
include::/etc/passwd[]
`;
  expect(await convertHere('asciidoc', file)).toMatchObject({
    title: 'The plan',
    markdown: `# The plan

## First

Ada **leads** the \`core\` team, see [the page](<https://example.org>).

- one
   - two
1. first

\`\`\`python
print(1)
\`\`\`

| A | B |
| --- | --- |
| 1 | 2 |

**Note:** Mind this.
`,
  });
});

test('LaTeX', async () => {
  const file = String.raw`\documentclass{article}
\title{The \emph{plan}}
\begin{document}
\maketitle
\section{First} % a comment
Ada \textbf{leads} the team of 50\,\% with $a_1 = b$ and M\"uller.
\begin{itemize}
\item one
\item[two] three
\end{itemize}
\begin{tabular}{|l|c|}
\hline
A & B \\
1 & 2 \\
\end{tabular}
\begin{verbatim}
x % y
\end{verbatim}
\end{document}`;
  const { markdown, title } = await convertHere('latex', file);
  expect(title).toBe('The plan');
  expect(markdown).toContain('## First\n');
  expect(markdown).toContain('Ada **leads** the team of');
  expect(markdown).toContain('`a_1 = b` and Müller.');
  expect(markdown).toContain('- one\n- two: three\n');
  expect(markdown).toContain('| A | B |\n| --- | --- |\n| 1 | 2 |');
  expect(markdown).toContain('```\nx % y\n```');
  expect(markdown).not.toMatch(/comment|maketitle|\\begin|\\item/);
});
