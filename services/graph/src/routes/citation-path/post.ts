import { GraphAnswer, GraphCitationPathRequest } from '@memory/contract';
import { graphPaths } from '@memory/graph';
import { type Mount, serve } from '../route.ts';

const route = {
  method: 'POST',
  path: graphPaths.citationPath,
  scope: 'none',
  summary: 'What POST /graph/citation-path of the API asks.',
  body: GraphCitationPathRequest,
  response: GraphAnswer,
} as const;

export const citationPath: Mount = (app, graph) =>
  serve(app, route, (body, signal) => graph.citationPath(body, signal));
