import { expect, test } from 'vitest';
import { unfold } from './unfold.ts';

test.each([
  ['Ida moved in with Emil in 2020.', ['Ida began to share a home with Emil in 2020.']],
  ['Ida and Emil moved in together last May.', ['Ida began to share a home with Emil last May.']],
  ['Ida and Emil are moving in together in March!', ['Ida will begin to share a home with Emil in March.']],
  [
    "I'm moving in with my boyfriend Emil next month.",
    ['My boyfriend is Emil.', 'I will begin to share a home with Emil next month.'],
  ],
  ['Ida and Emil live together.', ['Ida shares a home with Emil.']],
  [
    'Ida and Emil have lived together in Hull since 2010.',
    ['Ida and Emil have lived in Hull since 2010.', 'Ida has shared a home with Emil since 2010.'],
  ],
  ['Ida and Emil lived together until 2019.', ['Ida shared a home with Emil until 2019.']],
  ['Ida and Emil live together in harmony.', ['Ida and Emil live together in harmony.']],
  ['Ida and Emil moved to Hull together.', ['Ida and Emil moved to Hull together.']],
  ['Ida moved in with high hopes.', ['Ida moved in with high hopes.']],
])('%s', (text, expected) => expect(unfold(text)).toEqual(expected));
