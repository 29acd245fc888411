import { graphPoolProblems, graphPoolVariables } from '@memory/graph';
import { commonVariables, hostPort } from '@memory/telemetry';
import { z } from 'zod';

const { SERVICE_DATABASE_URL, SERVICE_BUILD_REVISION, SERVICE_METRICS_BIND, SERVICE_LOG_LEVEL } =
  commonVariables;

/** The variables that the graph service reads. */
export const graphServiceVariables = {
  SERVICE_GRAPH_BIND: hostPort
    .default({ host: '127.0.0.1', port: 8001 })
    .meta({ description: 'where the graph service listens, for the API alone', shown: '127.0.0.1:8001' }),
  ...graphPoolVariables,
  SERVICE_DATABASE_URL,
  SERVICE_BUILD_REVISION,
  SERVICE_METRICS_BIND,
  SERVICE_LOG_LEVEL,
};

export const GraphServiceVariables = z.object(graphServiceVariables).superRefine((variables, context) => {
  for (const message of graphPoolProblems(variables)) context.addIssue({ code: 'custom', message });
  if (variables.SERVICE_DATABASE_URL === undefined) {
    context.addIssue({
      code: 'custom',
      message:
        'SERVICE_DATABASE_URL: a graph service of its own needs the Postgres that the API and the workers share',
    });
  }
});
