import { describe, expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

const texts = async (markdown: string) => (await claimsOf(markdown)).map(({ claimText }) => claimText);

describe('labels that mean what stands above or between them', () => {
  it('prices of what a list names', async () => {
    expect(await texts('# Price list\n\n- Aero kettle: £39\n- Hydra pump: £120')).toEqual([
      'The price of Aero kettle is £39.',
      'The price of Hydra pump is £120.',
    ]);
  });

  it('prices below a heading that also names the house, or below its menu', async () => {
    for (const heading of ['# Prices at Orr Café', '# Orr Café menu', '# Orr Café\n\n## Menu']) {
      expect(await texts(`${heading}\n\n- Espresso: £2.20\n- Amanecer: £7.80`)).toEqual([
        'The price of Espresso is £2.20.',
        'The price of Amanecer is £7.80.',
      ]);
    }
    expect(await texts('# Orr Café\n\n## Menu\n\n- Espresso: £2.20\n\nLena Ott speaks Spanish.')).toContain(
      'Lena Ott speaks Spanish.',
    );
    expect(await texts('# Orr Café\n\n## Menu\n\n- [Home](/)\n- [Contact](/contact)')).toEqual([]);
  });

  it('whom a sheet deals with', async () => {
    expect(await texts('# Admission sheet Lee\n\nResident: Ann Lee\nRoom: 14\nAllergies: nuts')).toContain(
      'The room of Ann Lee is 14.',
    );
  });

  it('prices below a line that is no heading', async () => {
    expect(await texts('Price list 2024\nHaircut: 35 euros\nBeard trim: 15 euros')).toEqual([
      'The price of Haircut is 35 euros.',
      'The price of Beard trim is 15 euros.',
    ]);
    expect(await texts('Costs of the trip\nRoom: 35 euros\nFlight: 150 euros')).not.toContain(
      'The price of Room is 35 euros.',
    );
  });

  it('whose they are and where somebody works', async () => {
    expect(await texts("Ann Lee's line manager: Grace Okoro.")).toEqual([
      'The line manager of Ann Lee is Grace Okoro.',
    ]);
    expect(await texts('# Ann Lee\n\nCompany: Orr Ltd\nCity: Hull')).toContain(
      'The employer of Ann Lee is Orr Ltd.',
    );
    expect(await texts('# Orr Building\n\nCompany: Tarn Ltd')).not.toContain(
      'The employer of Orr Building is Tarn Ltd.',
    );
  });

  it('people who came and went', async () => {
    const news =
      '# Staff changes\n\n- Joined: Ada Moss\n- Left: Bram Kole\n- Promoted: Ines Faro to head of sales';
    expect(await texts(news)).toEqual([
      'Ada Moss joined.',
      'Bram Kole left.',
      'Ines Faro was promoted to head of sales.',
    ]);
    expect(await texts('# Ada Moss\n\nJoined: Orr Ltd\nCity: Hull')).toContain('Ada Moss joined Orr Ltd.');
  });

  it('behind the sentences of a paragraph', async () => {
    expect(
      await texts('# Birch Cycles\n\nOpening hours: 9 to 17. The shop sells bicycles. Manager: Ute Lorenz.'),
    ).toContain('The manager of Birch Cycles is Ute Lorenz.');
    expect(
      await texts('# Travel policy\n\nThe policy applies from 1 January 2024. Approver: Joan Pike.'),
    ).toContain('The approver of Travel policy is Joan Pike.');
  });

  it('beside each other on a line', async () => {
    expect(await texts('# Birch Cycles\n\nFounded: 1999 | Manager: Ute Lorenz | City: Hull')).toEqual([
      'Birch Cycles was founded in 1999.',
      'The manager of Birch Cycles is Ute Lorenz.',
      'Birch Cycles is based in Hull.',
    ]);
    expect(await texts('Unit price: €12.50. Minimum order: 20. Delivery: 3 days.')).toContain(
      'The minimum order is 20.',
    );
  });

  it('whose page a heading names behind its kind', async () => {
    expect(await texts('# Runbook: Ledger service\n\nDatabase: PostgreSQL 15\nDepends on: Redis')).toEqual([
      'The database of Ledger service is PostgreSQL 15.',
      'Ledger service depends on Redis.',
    ]);
    expect(await texts('# Org chart\n\n- Rosa Klein (CEO)\n- Ivan Petrov (CTO)')).toEqual([
      'Rosa Klein is CEO.',
      'Ivan Petrov is CTO.',
    ]);
  });
});

it('answers below questions speak of what is asked about', async () => {
  expect(
    await texts(
      '# FAQ\n\n## Who owns Marlin?\n\nIt is owned by Teal Group.\n\n## Where is it based?\n\nIt is based in Cork.',
    ),
  ).toEqual(['Marlin is owned by Teal Group.', 'Marlin is based in Cork.']);
});

it('welcomes tell what the newcomer does', async () => {
  expect(await texts('Please welcome Nina Sato, who joins Orr as a librarian on 3 June 2024.')).toEqual([
    'Nina Sato joins Orr as a librarian on 3 June 2024.',
  ]);
});

it('what is turned down was not denied', async () => {
  const [claim] = await claimsOf('The board rejected the offer from Teal Group.');
  expect(claim).toMatchObject({ polarity: 'affirmed', isAttributed: false });
});
