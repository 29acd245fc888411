import { GraphExpansion, GraphExpansionRequest } from '@memory/contract';
import { graphPaths } from '@memory/graph';
import { type Mount, serve } from '../route.ts';

const route = {
  method: 'POST',
  path: graphPaths.expand,
  scope: 'none',
  summary: 'The entities around anchors, for facts_context.',
  body: GraphExpansionRequest,
  response: GraphExpansion,
} as const;

export const expand: Mount = (app, graph) => serve(app, route, (body, signal) => graph.expand(body, signal));
