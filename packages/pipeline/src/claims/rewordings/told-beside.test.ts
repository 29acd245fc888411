import { describe, expect, it } from 'vitest';
import { normalizeClaim } from '../../relations/normalize.ts';
import { claimsOf } from '../test-document.ts';

const said = async (text: string) => {
  const claims = await claimsOf(text, new Date('2024-05-15T10:00:00Z'));
  return claims.flatMap((claim) =>
    normalizeClaim({ ...claim, documentTitle: null })
      .statements.filter(({ predicate }) => !predicate.startsWith('other:'))
      .map(
        ({ subject, predicate, object, objectText }) =>
          `${subject.name} | ${predicate} | ${object?.name ?? `"${objectText}"`}`,
      ),
  );
};

describe('what noun phrases tell beside the clause', () => {
  it.each([
    ['The hull was welded by Tarn AB of Gothenburg.', ['Tarn AB | headquartered_in | Gothenburg']],
    ['The keeper of the National Museum of Wales was there.', []],
    ['The Swiss firm Orrlift will repair the lift in May.', ['Orrlift | is_a | "a Swiss firm"']],
    ['If the Danish firm Orrkran is hired, we need a ramp.', ['Orrkran | is_a | "a Danish firm"']],
    [
      'The report by the Copenhagen consultancy Ravnholt is late.',
      ['Ravnholt | is_a | "a consultancy"', 'Ravnholt | located_in | Copenhagen'],
    ],
    [
      "Lyon's tram operator Keolux apologised.",
      ['Keolux | is_a | "a tram operator"', 'Keolux | located_in | Lyon'],
    ],
    [
      'Ilyas Benk, 17, of Port Sable, sang.',
      ['Ilyas Benk | age | "17"', 'Ilyas Benk | lives_in | Port Sable'],
    ],
    ['Would Marta Kowal of Zenit Bank accept it?', ['Marta Kowal | works_at | Zenit Bank']],
    ['Annika Rauch from Lind Papier says the parcel is late.', ['Annika Rauch | works_at | Lind Papier']],
    ['Call with Birgit Hahn (Nord Verlag): contract to follow.', ['Birgit Hahn | works_at | Nord Verlag']],
    ['Spoke to Amit at Copperline about the cables.', ['Amit | works_at | Copperline']],
    [
      'Police questioned Dorian Pet, a baker from Iasi.',
      ['Dorian Pet | occupation | "a baker"', 'Dorian Pet | born_in | Iasi'],
    ],
    ['We walked to the village of Nes.', ['Nes | is_a | "a village"']],
    ['**user**: Can you book a table for my nephew Idris?', ['Idris | relative_of | User']],
    ['**user**: Yesterday Aunt Rosa brought us plums.', ['Rosa | relative_of | User']],
    [
      '"It was chaos," said Leila Haddad, a nurse at Orr Hospital.',
      ['Leila Haddad | works_at | Orr Hospital', 'Leila Haddad | has_role | "a nurse at Orr Hospital"'],
    ],
    [
      'Do you know Hamid Rahimi, the caretaker at Orr Mills?',
      ['Hamid Rahimi | works_at | Orr Mills', 'Hamid Rahimi | has_role | "a caretaker at Orr Mills"'],
    ],
    ['# Harbour reopens\n\nOwen Pryce, Harwick Echo', ['Owen Pryce | works_at | Harwick Echo']],
    [
      '- Pay the plumber, Janek Mroz of Mroz & Sons',
      ['Janek Mroz | occupation | "a plumber"', 'Janek Mroz | works_at | Mroz & Sons'],
    ],
    [
      "**user**: Write a poem for my aunt Rosa, she's 70.",
      ['Rosa | age | "70"', 'Rosa | relative_of | User'],
    ],
    ['Annika from Bohemia Glass called.', ['Annika | works_at | Bohemia Glass']],
    [
      'By Ann Holt, business editor\nSales at the mill fell last year.',
      ['Ann Holt | has_role | "a business editor"'],
    ],
    ['Posted by Ann Holt, librarian', ['Ann Holt | occupation | "a librarian"']],
    ['The siblings Greta and Paul Ohm were there.', ['Greta Ohm | sibling_of | Paul Ohm']],
    ['Two brothers, Amir and Yusuf Saleh, sing.', ['Amir Saleh | sibling_of | Yusuf Saleh']],
    ['The brig Emma Jane, of Whitby, was lost.', ['Emma Jane | is_a | "a brig"']],
    [
      'Karim Aziz, 34, from Mill Street, sang.',
      ['Karim Aziz | age | "34"', 'Karim Aziz | lives_in | Mill Street'],
    ],
    [
      'Ines said that her son Duarte, who is 11, changes schools.',
      ['Duarte | age | "11"', 'Ines | parent_of | Duarte'],
    ],
    ['The hamlet of Ekre, its only shop long closed, has a pub.', ['Ekre | is_a | "a hamlet"']],
    [
      'Rosa Pike leaves a husband, Edwin, and twin daughters, Joan and Marian.',
      ['Edwin | married_to | Rosa Pike', 'Rosa Pike | parent_of | Joan', 'Rosa Pike | parent_of | Marian'],
    ],
    ['A letter from Bright & Lowe of Hexham came.', ['Bright & Lowe | headquartered_in | Hexham']],
    ['Contact: Petra Hruba, Bohemia Glass, tel. 555 0101', ['Petra Hruba | works_at | Bohemia Glass']],
    ['Sister Agnes of the Convent of St Clare sang.', []],
    ['The bowl, a gift of the Hallam family, needs cleaning.', []],
  ])('%s', async (text, statements) => expect(await said(text)).toEqual(statements));
});

describe('labels beside works', () => {
  it.each([
    ['Moon Bowl, Shimazu Reiko, 1965, stoneware', ['Shimazu Reiko | created | Moon Bowl']],
    [
      '# Room 4\n\nMoon Bowl, 1965. Shimazu Reiko. Stoneware. Gift of the Hallam family.',
      ['Shimazu Reiko | created | Moon Bowl'],
    ],
    [
      'Portrait of a Clerk (1888) by Otto Brandis, oil on canvas',
      ['Otto Brandis | created | Portrait of a Clerk'],
    ],
    ['Oslo, Bergen, 2003, by car', []],
  ])('%s', async (text, statements) => expect(await said(text)).toEqual(statements));
});
