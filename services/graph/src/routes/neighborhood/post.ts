import { GraphAnswer, GraphNeighborhoodRequest } from '@memory/contract';
import { graphPaths } from '@memory/graph';
import { type Mount, serve } from '../route.ts';

const route = {
  method: 'POST',
  path: graphPaths.neighborhood,
  scope: 'none',
  summary: 'What POST /graph/neighborhood of the API asks.',
  body: GraphNeighborhoodRequest,
  response: GraphAnswer,
} as const;

export const neighborhood: Mount = (app, graph) =>
  serve(app, route, (body, signal) => graph.neighborhood(body, signal));
