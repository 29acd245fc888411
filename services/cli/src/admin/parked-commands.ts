import { routedTypes } from '@memory/converters/routes';
import { listParked, resumeParked } from '@memory/database/operator';
import { convertedTypes } from '@memory/pipeline/api';
import { type CliContext, printJson } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { plural } from '../output/terminal.ts';
import { withDatabase } from './open-database.ts';
import { report } from './work-commands.ts';

/** The types that convert where the service has the same `SERVICE_CONVERTERS` as this program. */
function routesOf(converters: readonly string[]): string[] {
  return [...convertedTypes, ...routedTypes(converters)];
}

/** `parked list`: what waits for a converter, by type. */
export async function parkedList(context: CliContext, options: { json?: boolean }): Promise<ExitCode> {
  const { terminal } = context;
  const groups = await withDatabase(context, ({ sql, converters }) => listParked(sql, routesOf(converters)));
  if (options.json) {
    printJson(terminal, { parked: groups });
    return exitCodes.ok;
  }
  for (const { mime, versions, oldest, has_route } of groups) {
    const note = has_route ? terminal.style('green', 'has a route by now') : 'no route';
    terminal.print(
      `${String(versions).padStart(8)}  ${mime.padEnd(40)} since ${oldest.toISOString()}  ${note}`,
    );
  }
  terminal.tell(
    plural(
      groups.reduce((sum, group) => sum + group.versions, 0),
      'parked version',
    ),
  );
  return exitCodes.ok;
}

export type ResumeCommandOptions = { mime?: string; dryRun?: boolean; json?: boolean };

/** `parked resume-no-route`: lets go what has a route by now. */
export async function parkedResume(context: CliContext, options: ResumeCommandOptions): Promise<ExitCode> {
  return await withDatabase(context, async ({ sql, actor, isAlone, converters }) => {
    const resumed = await resumeParked(sql, {
      routes: routesOf(converters),
      actor,
      dryRun: options.dryRun ?? false,
      ...(options.mime === undefined ? {} : { mime: options.mime }),
    });
    return report(context, 'resumed', resumed, options, isAlone);
  });
}
