import { describe, expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

const texts = async (markdown: string) => (await claimsOf(markdown)).map(({ claimText }) => claimText);

describe('lines of registers, sheets and pages', () => {
  it('directors with the day on which they came or went', async () => {
    const register = [
      'Company name: Orr Mills Ltd',
      'Incorporated on: 12 March 2002',
      'Director: KOVAR, Jan (appointed 1 May 2010)',
      'Director: EVANS, Bethan (resigned 3 July 2015)',
    ].join('\n');
    expect(await texts(register)).toEqual([
      'Orr Mills Ltd was incorporated on 12 March 2002.',
      'Jan Kovar was appointed director of Orr Mills Ltd on 1 May 2010.',
      'Bethan Evans resigned as director of Orr Mills Ltd on 3 July 2015.',
    ]);
  });

  it('former names with their years are no lives', async () => {
    expect(
      await texts("St Ida's Hospital\nOpened: 1929\nFormer names: Orr Infirmary (1929–1948)\nBeds: 410"),
    ).toContain("St Ida's Hospital was known as Orr Infirmary from 1929 to 1948.");
  });

  it('clipped sentences below the name of a thing', async () => {
    expect(
      await texts(
        '# Orr Observatory\n\nA public observatory on Mount Tarn. Run by the Orr Society since 1962.',
      ),
    ).toEqual([
      'Orr Observatory is a public observatory on Mount Tarn.',
      'Orr Observatory is run by the Orr Society since 1962.',
    ]);
    expect(await texts('# Orr Bridge\n\n312 metres long. Designed by Ida Moss.')).toEqual([
      'Orr Bridge is 312 metres long.',
      'Orr Bridge was designed by Ida Moss.',
    ]);
  });

  it('what stands above the text of a page or a mail is none of it', async () => {
    expect(
      await texts(
        'Sign in | Register\nMarlin Air files for bankruptcy\nBy Sue Tate, 4 May 2024\nMarlin Air was founded in 1998. Marlin Air is based in Tampa.',
      ),
    ).toEqual(['Marlin Air was founded in 1998.', 'Marlin Air is based in Tampa.']);
    expect(await texts('Re: Q2 numbers\nOrr Ltd has 58 employees. Tom Ray leads it.')).toEqual([
      'Orr Ltd has 58 employees.',
      'Tom Ray leads Orr Ltd.',
    ]);
  });

  it('what a depot counts it has', async () => {
    expect(
      await texts('- Tarn depot – owned by Orr Ltd; 60 buses\n- Ley depot – owned by Orr Ltd; 45 buses'),
    ).toContain('Tarn depot has 60 buses.');
  });
});
