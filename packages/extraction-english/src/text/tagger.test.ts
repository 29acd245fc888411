import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTagger, type Tagger } from './tagger.ts';

let tagger: Tagger;
beforeAll(() => {
  tagger = createTagger();
});

/** Words as `word/TAG`, with `~lemma` where it is not the word in lower case. */
const read = (text: string) =>
  tagger
    .tag(text)
    .map(({ text: word, lower, tag, lemma }) => `${word}/${tag}${lemma === lower ? '' : `~${lemma}`}`)
    .join(' ');
const words = (text: string) => tagger.tag(text).map(({ text: word }) => word);

describe('tag', () => {
  it.each([
    // contractions and possessives
    ["Nora isn't ill.", "Nora/PROPN is/AUX~be n't/PART~not ill/ADJ ./PUNCT"],
    ["She can't and won't.", "She/PRON ca/AUX~can n't/PART~not and/CCONJ wo/AUX~will n't/PART~not ./PUNCT"],
    ['She cannot swim.', 'She/PRON can/AUX not/PART swim/VERB ./PUNCT'],
    ['It’s Tom’s boat.', 'It/PRON ’s/AUX~be Tom/PROPN ’s/PART boat/NOUN ./PUNCT'],
    ["Tom's a nurse.", "Tom/PROPN 's/AUX~be a/DET nurse/NOUN ./PUNCT"],
    ["The dogs' owner left.", "The/DET dogs/NOUN~dog '/PART~'s owner/NOUN left/VERB~leave ./PUNCT"],
    ["They've gone.", "They/PRON 've/AUX~have gone/VERB~go ./PUNCT"],
    // a form in -s that the model takes for a plural
    ['Nora lives in Kiel.', 'Nora/PROPN lives/VERB~live in/ADP Kiel/PROPN ./PUNCT'],
    ['Quayside hosts the server.', 'Quayside/PROPN hosts/VERB~host the/DET server/NOUN ./PUNCT'],
    ['The firm plans a merger.', 'The/DET firm/NOUN plans/VERB~plan a/DET merger/NOUN ./PUNCT'],
    ['Nora married Otto.', 'Nora/PROPN married/VERB~marry Otto/PROPN ./PUNCT'],
    [
      'Kai teaches maths and coaches the team.',
      'Kai/PROPN teaches/VERB~teach maths/NOUN~math and/CCONJ coaches/VERB~coach the/DET team/NOUN ./PUNCT',
    ],
    [
      'Dora lives and works in Graz.',
      'Dora/PROPN lives/VERB~live and/CCONJ works/VERB~work in/ADP Graz/PROPN ./PUNCT',
    ],
    [
      'The Esk is a river that flows into it.',
      'The/DET Esk/PROPN is/AUX~be a/DET river/NOUN that/DET flows/VERB~flow into/ADP it/PRON ./PUNCT',
    ],
    ['Ann has retired.', 'Ann/PROPN has/AUX~have retired/VERB~retire ./PUNCT'],
    // capitals
    ['Rose plays the piano.', 'Rose/PROPN plays/VERB~play the/DET piano/NOUN ./PUNCT'],
    ['Will Smith lives here.', 'Will/PROPN Smith/PROPN lives/VERB~live here/ADV ./PUNCT'],
    ['Create a file called foo.txt.', 'Create/VERB a/DET file/NOUN called/VERB~call foo.txt/PROPN ./PUNCT'],
    ['Tarnow Pump runs hot.', 'Tarnow/PROPN Pump/PROPN runs/VERB~run hot/ADJ ./PUNCT'],
    ['She likes May.', 'She/PRON likes/VERB~like May/PROPN ./PUNCT'],
    ['Remote work is allowed.', 'Remote/ADJ work/NOUN is/AUX~be allowed/VERB~allow ./PUNCT'],
    ['Yesterday Ann was ill.', 'Yesterday/NOUN Ann/PROPN was/AUX~be ill/ADJ ./PUNCT'],
    // letters with marks
    ['Ann-Marie Dvořák is ill.', 'Ann-Marie/PROPN Dvořák/PROPN is/AUX~be ill/ADJ ./PUNCT'],
    ['It began at 10:30 AM.', 'It/PRON began/VERB~begin at/ADP 10:30/NUM AM/NOUN ./PUNCT'],
  ])('%s', (text, wanted) => {
    expect(read(text)).toBe(wanted);
  });

  it.each([
    [
      'On 2026-04-15T12:30:00Z it was v1.2.3-beta.1.',
      ['On', '2026-04-15T12:30:00Z', 'it', 'was', 'v1.2.3-beta.1', '.'],
    ],
    [
      'See https://a.example/x?y=1, or bob@a.example.',
      ['See', 'https://a.example/x?y=1', ',', 'or', 'bob@a.example', '.'],
    ],
    [
      'CVE-2026-44817 is in /etc/pixforge/policy.xml.',
      ['CVE-2026-44817', 'is', 'in', '/etc/pixforge/policy.xml', '.'],
    ],
    ['We paid $3.50, 50% and €20m.', ['We', 'paid', '$3.50', ',', '50%', 'and', '€20m', '.']],
    ['Node.js, C++ and AT&T (f(x)).', ['Node.js', ',', 'C++', 'and', 'AT&T', '(', 'f(x)', ')', '.']],
    [
      'Dr. J. R. Smith met the U.S. team at Vint Ltd.',
      ['Dr.', 'J.', 'R.', 'Smith', 'met', 'the', 'U.S.', 'team', 'at', 'Vint', 'Ltd', '.'],
    ],
    ['Nora works for Plan B.', ['Nora', 'works', 'for', 'Plan', 'B', '.']],
    [
      'From 2010–2015 a well-known state-of-the-art pump.',
      ['From', '2010', '–', '2015', 'a', 'well-known', 'state-of-the-art', 'pump', '.'],
    ],
    ['“I am ill,” she said…', ['“', 'I', 'am', 'ill', ',', '”', 'she', 'said', '…']],
    [
      'Bern–Geneva and the pump—old as it was—failed.',
      ['Bern–Geneva', 'and', 'the', 'pump', '—', 'old', 'as', 'it', 'was', '—', 'failed', '.'],
    ],
    [
      'set foo_bar, __init__ and -x to 5/3/2024',
      ['set', 'foo_bar', ',', '__init__', 'and', '-x', 'to', '5/3/2024'],
    ],
  ])('%s', (text, wanted) => {
    expect(words(text)).toEqual(wanted);
  });

  it('says the same of a sentence whatever it read before', () => {
    const asked = ["Edda is Tom's boss.", 'The Wren API limits requests to 100.', 'Zorvax runs it.'];
    const alone = asked.map(read);
    for (const text of ["The boat is Tom's.", 'zorvax zorvax Wren', 'Limits and requests']) tagger.tag(text);
    expect(asked.map(read)).toEqual(alone);
  });

  it('gives every character but space to one token, in order', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc
        .array(
          fc.constantFrom(
            "Tom's",
            "isn't",
            'a-b',
            '(',
            ')',
            '.',
            ' ',
            ' ',
            '“',
            '—',
            '–',
            '2020',
            '$5',
            'é',
            'ř',
            '😀',
            "'",
            '/',
            '_',
            'U.S.',
            'cannot',
            'I',
          ),
          { maxLength: 60 },
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (text) => {
        let at = 0;
        for (const token of tagger.tag(text)) {
          expect(text.slice(at, token.start).trim()).toBe('');
          expect(token.end).toBeGreaterThan(token.start);
          expect(token.text).toBe(text.slice(token.start, token.end));
          expect(token.lemma).not.toBe('');
          at = token.end;
        }
        expect(text.slice(at).trim()).toBe('');
      }),
    );
  });

  it.each([
    '.',
    'a',
    '(',
    '—',
    'a—',
    "'s",
    'Tom’s',
    '-',
    'a-',
    '1',
    '😀',
    '漢',
    'e\u0301',
    'lives ',
    'Ltd. ',
  ])('gets through %j repeated', (unit) => {
    expect(tagger.tag(unit.repeat(5_000)).length).toBeGreaterThan(0);
  });
});
