import { GraphAnswer, GraphPathRequest } from '@memory/contract';
import { graphPaths } from '@memory/graph';
import { type Mount, serve } from '../route.ts';

const route = {
  method: 'POST',
  path: graphPaths.path,
  scope: 'none',
  summary: 'What POST /graph/path of the API asks.',
  body: GraphPathRequest,
  response: GraphAnswer,
} as const;

export const path: Mount = (app, graph) => serve(app, route, (body, signal) => graph.path(body, signal));
