/**
 * How well prose is understood: short documents through the whole service, facts and answers read back by its routes.
 *
 * npm run bench -- scenarios [WORD …] [--part seen|unseen] [--failures all|seen|none] [--folder PATH]
 *
 * `--folder` plays the scenarios of another folder in place of the two parts, and shows their failures as of the seen part.
 * Only scenarios whose phenomenon or name holds a WORD are run. Failures of the unseen part are counted, not shown,
 * unless asked for: its use is that rules are not fitted to it. Prints the table, then one JSON line.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readScenarios, type Scenario } from './scenarios/parse-scenarios.ts';
import { runCheck } from './scenarios/run-check.ts';
import { createWorld, type World } from './scenarios/world.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    part: { type: 'string' },
    failures: { type: 'string', default: 'seen' },
    folder: { type: 'string' },
  },
});

const folder = (part: string) => fileURLToPath(new URL(`./scenarios/${part}`, import.meta.url));
const parts = (['seen', 'unseen'] as const).filter((part) => (values.part ?? part) === part);
const scenarios = (
  values.folder === undefined
    ? parts.flatMap((part) => readScenarios(folder(part), part))
    : readScenarios(values.folder, 'seen')
).filter(({ phenomenon, name }) =>
  positionals.every((word) => `${phenomenon} ${name}`.toLowerCase().includes(word.toLowerCase())),
);

/** The checks of a scenario that do not hold, in words. */
async function play(world: World, { steps }: Scenario): Promise<{ checks: number; failures: string[] }> {
  const failures: string[] = [];
  let checks = 0;
  for (const step of steps) {
    if (step.kind === 'put') await world.put(step);
    else if (step.kind === 'delete') await world.remove(step.name);
    else {
      for (const check of step.checks) {
        checks++;
        const found = await runCheck(world.client, check);
        if (found !== null) failures.push(`${check.line}\n      ${found}`);
      }
    }
  }
  return { checks, failures };
}

type Tally = { scenarios: number; passed: number; checks: number; held: number };
const tallies = new Map<string, Tally>();
const tallyOf = (key: string) => {
  const tally = tallies.get(key) ?? { scenarios: 0, passed: 0, checks: 0, held: 0 };
  tallies.set(key, tally);
  return tally;
};

const started = performance.now();
const world = await createWorld();
try {
  for (const scenario of scenarios) {
    const { checks, failures } = await play(world, scenario).catch((error: unknown) => ({
      checks: 1,
      failures: [error instanceof Error ? error.message : String(error)],
    }));
    for (const key of [`${scenario.part} ${scenario.phenomenon}`, scenario.part]) {
      const tally = tallyOf(key);
      tally.scenarios++;
      tally.passed += failures.length === 0 ? 1 : 0;
      tally.checks += checks;
      tally.held += checks - failures.length;
    }
    if (failures.length > 0 && (values.failures === 'all' || values.failures === scenario.part)) {
      console.log(`${scenario.part}/${scenario.place} ${scenario.name}`);
      for (const failure of failures) console.log(`    ${failure}`);
    }
    await world.clear();
  }
} finally {
  await world.close();
}

const cell = (tally: Tally | undefined) =>
  tally === undefined ? '–' : `${tally.passed}/${tally.scenarios} (${tally.held}/${tally.checks})`;
const row = (name: string, key: string) =>
  `| ${name.padEnd(24)} | ${cell(tallies.get(`seen${key}`)).padEnd(18)} | ${cell(tallies.get(`unseen${key}`)).padEnd(18)} |`;
console.log('\nscenarios passed (checks held)\n');
console.log(`| ${'phenomenon'.padEnd(24)} | ${'seen'.padEnd(18)} | ${'unseen'.padEnd(18)} |`);
console.log(`|${'-'.repeat(26)}|${'-'.repeat(20)}|${'-'.repeat(20)}|`);
for (const phenomenon of new Set(scenarios.map((scenario) => scenario.phenomenon))) {
  console.log(row(phenomenon, ` ${phenomenon}`));
}
console.log(row('all', ''));
console.log(
  JSON.stringify({
    bench: 'scenarios',
    seen: tallies.get('seen') ?? null,
    unseen: tallies.get('unseen') ?? null,
    seconds: Math.round((performance.now() - started) / 1000),
  }),
);
