import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

const texts = async (markdown: string) => (await claimsOf(markdown)).map(({ claimText }) => claimText);

it('a CV is of whom its first label names, in every section', async () => {
  const cv =
    '# Curriculum vitae\n\nName: Nils Aker\n\n## Work experience\n\n- 2016 – present: Surveyor, Tarn Bank, Oslo\n\n## Education\n\n- 2011 – 2013: MSc in Geodesy, University of Lund\n\n## Languages\n\nNorwegian (native), Dutch\n\n## Interests\n\nSailing, go';
  expect(await texts(cv)).toEqual([
    'Nils Aker has been a surveyor at Tarn Bank, Oslo since 2016.',
    'Nils Aker studied at University of Lund from 2011 to 2013.',
    'Nils Aker has an MSc in Geodesy.',
    'Nils Aker speaks Norwegian.',
    'Nils Aker speaks Dutch.',
    'Nils Aker likes sailing.',
    'Nils Aker likes go.',
  ]);
});

it('languages of a program are no tongues', async () => {
  expect(await texts('# Loom\n\n## Languages\n\nGerman, Dutch')).not.toContain('Loom speaks German.');
});

it('posts without a verb, with their time', async () => {
  const page =
    '# Staff\n\n## Ada Moss\n\nHead of sales since 2018. Before that, clerk at Orr Bank. Joined us from Tarn Rail.';
  const told = await texts(page);
  expect(told).toContain('Ada Moss has been head of sales since 2018.');
  expect(told.join(' ')).toContain('Ada Moss was formerly a clerk at Orr Bank.');
  // a page on which 'we' speak of somebody is no talk of hers
  expect(told.join(' ')).toContain('Ada Moss joined us from Tarn Rail');
});

it('tables of properties by other headers', async () => {
  expect(await texts('# MV Orla\n\n| Characteristic | Value |\n|---|---|\n| Beam | 21 m |')).toEqual([
    'The beam of MV Orla is 21 m.',
  ]);
});

it('labels that hold more than one part', async () => {
  expect(await texts('# Ada Moss\n\nEducation: MSc in Chemistry, University of Lund (2003)')).toEqual([
    'Ada Moss earned an MSc in chemistry from University of Lund in 2003.',
  ]);
  expect(await texts('# Ada Moss\n\nCurrent position: Head of Quality, Tarn Rail')).toEqual([
    'Ada Moss is head of quality at Tarn Rail.',
  ]);
});

it('entries of a career on lines of one paragraph, the firm first', async () => {
  const page =
    '# Ada Moss\n\n## Work experience\n\nOrr Bank, Oslo — Senior Analyst (2018–present)\nTarn Foods, Bergen — Analyst (2014–2018)';
  const told = (await texts(page)).join(' ');
  expect(told).toMatch(/Ada Moss has been a senior analyst at Orr Bank.* since 2018/);
  expect(told).toMatch(/Ada Moss was an analyst at Tarn Foods.* from 2014 to 2018/);
});
