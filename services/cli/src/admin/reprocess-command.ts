import { builtinModels, type StageName, stages } from '@memory/contract';
import { scheduleRebuild } from '@memory/database/operator';
import { ModelError, resolveBindings } from '@memory/models';
import { componentVersions, modelsOfStage } from '@memory/pipeline/api';
import { type CliContext, printJson } from '../context.ts';
import { type ExitCode, exitCodes, usageError } from '../exit-codes.ts';
import { plural } from '../output/terminal.ts';
import { withDatabase } from './open-database.ts';

export type ReprocessOptions = {
  stage: StageName;
  all?: boolean;
  perMinute: number;
  attempts: number;
  dryRun?: boolean;
  json?: boolean;
};

/**
 * `reprocess --stage`: has the workers run a stage again for the versions that other models than those bound now have worked on, some a
 * minute.
 */
export async function reprocess(context: CliContext, options: ReprocessOptions): Promise<ExitCode> {
  const { terminal, env } = context;
  const { stage, perMinute } = options;
  const models = modelsOfStage(stage, bindingsOf(env));
  if (models === null && options.all !== true)
    throw usageError(
      `${stage} asks no model`,
      `To run it again all the same: memory admin reprocess --stage ${stage} --all`,
    );
  const dryRun = options.dryRun ?? false;
  const components = stages
    .slice(stages.indexOf(stage))
    .map((name) => ({ stage: name, componentVersion: componentVersions[name] }));
  return await withDatabase(context, async ({ sql, actor, isAlone }) => {
    const versionIds = await scheduleRebuild(sql, {
      components,
      maxAttempts: options.attempts,
      actor,
      dryRun,
      everyMs: 60_000 / perMinute,
      unlessModels:
        options.all || models === null
          ? undefined
          : { now: models, unknown: modelsOfStage(stage, builtinModels) ?? '' },
    });
    const scheduled = versionIds.length;
    if (options.json) {
      printJson(terminal, {
        dry_run: dryRun,
        stage,
        models,
        scheduled,
        minutes: Math.ceil(scheduled / perMinute),
      });
      return exitCodes.ok;
    }
    terminal.print(
      `${plural(scheduled, 'version')} ${dryRun ? 'would run' : 'run'} ${stage} and what is behind it again, ${perMinute} a minute`,
    );
    if (isAlone && !dryRun && scheduled > 0)
      terminal.tell('No service has this database open; it is done when one is started.');
    return exitCodes.ok;
  });
}

function bindingsOf(env: CliContext['env']) {
  try {
    return resolveBindings(env);
  } catch (error) {
    if (error instanceof ModelError)
      throw usageError(error.message, 'The bindings are those of the environment.');
    throw error;
  }
}
