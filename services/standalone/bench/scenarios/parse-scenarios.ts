import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Check, parseCheck } from './parse-check.ts';

/** One document sent: `--- put NAME [at DATE] [living] [title TITLE]`, then its text. */
export type Put = {
  kind: 'put';
  name: string;
  at: string | null;
  living: boolean;
  title: string | null;
  text: string;
};
export type Step = Put | { kind: 'delete'; name: string } | { kind: 'expect'; checks: Check[] };

export type Scenario = {
  phenomenon: string;
  part: 'seen' | 'unseen';
  name: string;
  /** Where it stands, as `file:line`. */
  place: string;
  steps: Step[];
};

/**
 * The scenarios of a folder of Markdown files: the first heading names the phenomenon, `=== name` begins a scenario, and
 * lines that begin with `--- ` its steps (`put`, `delete`, `expect`). README.md beside the folders tells the checks.
 */
export function readScenarios(folder: string, part: Scenario['part']): Scenario[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .flatMap((file) => parseScenarios(readFileSync(join(folder, file), 'utf8'), basename(file), part));
}

export function parseScenarios(text: string, file: string, part: Scenario['part']): Scenario[] {
  const lines = text.split('\n');
  const phenomenon = lines[0]?.replace(/^# /, '') ?? file;
  const scenarios: Scenario[] = [];
  let scenario: Scenario | null = null;
  let body: string[] | null = null;
  for (const [index, line] of lines.entries()) {
    const place = `${file}:${index + 1}`;
    if (line.startsWith('=== ')) {
      scenario = { phenomenon, part, name: line.slice(4).trim(), place, steps: [] };
      scenarios.push(scenario);
      body = null;
    } else if (scenario !== null && /^--- (?:put|delete|expect)\b/.test(line)) {
      body = [];
      openStep(scenario, line.slice(4).trim(), body, place);
    } else if (body !== null) {
      body.push(line);
    } else if (index > 0 && line.trim() !== '' && scenario !== null) {
      throw new Error(`${place}: text outside a step`);
    }
  }
  for (const { steps } of scenarios) for (const step of steps) settle(step);
  return scenarios;
}

const bodies = new WeakMap<Step, { lines: string[]; place: string }>();

function openStep(scenario: Scenario, head: string, lines: string[], place: string): void {
  const [kind, name = '', ...words] = head.split(/\s+/);
  const step: Step =
    kind === 'put'
      ? { kind, name, ...readPutOptions(words, place), text: '' }
      : kind === 'delete'
        ? { kind, name }
        : { kind: 'expect', checks: [] };
  bodies.set(step, { lines, place });
  scenario.steps.push(step);
}

function readPutOptions(words: string[], place: string): Pick<Put, 'at' | 'living' | 'title'> {
  const options: Pick<Put, 'at' | 'living' | 'title'> = { at: null, living: false, title: null };
  while (words.length > 0) {
    const word = words.shift();
    if (word === 'at') options.at = words.shift() ?? null;
    else if (word === 'living') options.living = true;
    else if (word === 'title') options.title = words.splice(0).join(' ');
    else throw new Error(`${place}: ${word} is no option of put`);
  }
  return options;
}

function settle(step: Step): void {
  const body = bodies.get(step);
  if (body === undefined) return;
  if (step.kind === 'put') step.text = `${body.lines.join('\n').trim()}\n`;
  if (step.kind === 'expect') {
    step.checks = body.lines.filter((line) => line.trim() !== '').map((line) => parseCheck(line, body.place));
  }
}
