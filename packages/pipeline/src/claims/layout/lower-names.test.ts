import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

const cases: Readonly<Record<string, { text: string; claims: readonly string[] }>> = {
  'a service behind a date': {
    text: 'On 3 May 2022 tax-worker was migrated from MySQL to PostgreSQL. In June 2022 mail-gateway dropped Redis.',
    claims: [
      'On 3 May 2022 Tax-worker switched from MySQL to PostgreSQL.',
      'Mail-gateway no longer uses Redis since June 2022.',
    ],
  },
  'services that call one another': {
    text: 'shopfront calls basket-service and quote-engine. basket-service depends on quote-engine.',
    claims: ['Shopfront calls Basket-service and Quote-engine.', 'Basket-service depends on Quote-engine.'],
  },
  'sentences that end in a figure or before a name': {
    text: 'The job tally-printer runs at 04:15. tally-printer is written in Ruby. It has 12 nodes. heron is idle.',
    claims: [
      'The job Tally-printer runs at 04:15.',
      'Tally-printer is written in Ruby.',
      'Tally-printer has 12 nodes.',
      'Heron is idle.',
    ],
  },
  'a kind of thing that is called so': {
    text: 'The search is backed by a cluster called magpie. magpie has 5 nodes.',
    claims: ['The search is backed by a cluster called Magpie.', 'Magpie has 5 nodes.'],
  },
  'what a program reads from another, and who keeps it up': {
    text: '# tally\n\ntally is a parser. The maintainers are Ann Lee and Bo Orr. fee-engine fetches its rates from rate-feed.',
    claims: [
      'Tally is a parser.',
      'The maintainers of tally are Ann Lee and Bo Orr.',
      'Fee-engine depends on Rate-feed.',
    ],
  },
  'limits in a table': {
    text: '# Orbi API\n\n| Limit | Value |\n|---|---|\n| Session timeout | 20 minutes |\n\nThe maximum payload has been raised from 2 to 4 MB.',
    claims: [
      'The session timeout of Orbi API is 20 minutes.',
      'The maximum payload of Orbi API has been raised from 2 to 4 MB.',
    ],
  },
  'a mail in which something starts': {
    text: 'From: Ann Lee\nTo: All\nSubject: News\n\nHi all,\n\nRegistration is open. Training begins on 3 June 2024.\n\nAnn',
    claims: ['Registration is open.', 'The training begins on 3 June 2024.'],
  },
  'rows written as a list': {
    text: '# Hosts\n\n- **mira**: Debian 12, 32 GB RAM, located in Oslo\n- **vega**: Debian 11, 16 GB RAM, based in Bergen',
    claims: [
      'Mira runs on Debian 12.',
      'Mira has 32 GB of RAM.',
      'Mira is located in Oslo.',
      'Vega runs on Debian 11.',
      'Vega has 16 GB of RAM.',
      'Vega is located in Bergen.',
    ],
  },
  'labels that are no rows': {
    text: '# Mill Lane 3\n\n- Rooms: three, all with a view\n- Size: 70 square metres',
    claims: [
      'The rooms of Mill Lane 3 are three, all with a view.',
      'The size of Mill Lane 3 is 70 square metres.',
    ],
  },
  'what a release brought': {
    text: '# Orbi changelog\n\n## 4.1.0 (27 February 2024)\n\n- Translations into Danish\n- Crash on exit',
    claims: ['Orbi added translations into Danish in version 4.1.0 on 27 February 2024.'],
  },
  'a runbook': {
    text: '# Runbook: fee-collector\n\n- Dashboard: Grafana',
    claims: ['The dashboard of fee-collector is Grafana.'],
  },
  'words of every day': {
    text: 'In 2019 co-working became popular. We moved to full-time. The check-in is by e-mail.',
    claims: ['In 2019 co-working became popular.', 'We moved to full-time.', 'The check-in is by e-mail.'],
  },
};

it.each(Object.entries(cases))('%s', async (_name, { text, claims }) => {
  expect((await claimsOf(text)).map(({ claimText }) => claimText)).toEqual(claims);
});
