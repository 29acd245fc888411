import {
  invalidParameter,
  type OperationArguments,
  type OperationName,
  operations,
  unknownName,
} from '@memory/contract';
import { check, inWords, type RoutedApp, showFor } from '@memory/http';
import type { ApiDeps } from '../../deps.ts';

/** `POST /operations/{name}`: an unknown name is refused before the body is looked at, wrong arguments before anything runs. */
export function runOperation(app: RoutedApp, { retrieval }: Pick<ApiDeps, 'retrieval'>): void {
  app.serve('runOperation', {
    admit: (c) => {
      const name = c.req.param('name') ?? '';
      if (!isOperation(name)) throw unknownName(name);
    },
    handle: async ({ params, body, c }) => {
      const name = params.name as OperationName;
      const { value, entries } = check(operations[name].arguments, body, 'body', showFor(c));
      if (entries.length > 0) throw invalidParameter(inWords(entries));
      return retrieval.runOperation(name, value as OperationArguments<OperationName>, c.req.raw.signal);
    },
  });
}

function isOperation(name: string): name is OperationName {
  return Object.hasOwn(operations, name);
}
