import { expect, it } from 'vitest';
import { withPartiesNamed } from './parties.ts';

it('says of whom a contract speaks', () => {
  const parties = new Map<string, string>();
  expect(withPartiesNamed('Orr Ltd (the "Landlord") lets the mill to Ann Lee ("Tenant").', parties)).toBe(
    'Orr Ltd lets the mill to Ann Lee.',
  );
  expect(withPartiesNamed('The Landlord shall insure the mill.', parties)).toBe(
    'Orr Ltd shall insure the mill.',
  );
});

it('knows no more parties than a contract has', () => {
  const words = [
    'Apple',
    'Bread',
    'Chair',
    'Door',
    'Eagle',
    'Farm',
    'Glass',
    'Horse',
    'Iron',
    'Jacket',
    'Key',
    'Lamp',
  ];
  const more = [
    'Milk',
    'Nail',
    'Ocean',
    'Paper',
    'Queen',
    'River',
    'Salt',
    'Table',
    'Uncle',
    'Village',
    'Window',
  ];
  const parties = new Map<string, string>();
  for (const word of [...words, ...more]) withPartiesNamed(`Orr Ltd (the "${word}") sells pumps.`, parties);
  expect(parties.size).toBe(20);
  withPartiesNamed('Tarn Ltd (the "Apple") sells pumps.', parties);
  expect(parties.get('Apple')).toBe('Tarn Ltd');
});
