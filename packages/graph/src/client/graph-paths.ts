/** The paths of the graph service, which only the API calls. */
export const graphPaths = {
  neighborhood: '/neighborhood',
  path: '/path',
  citationPath: '/citation-path',
  expand: '/expansion',
  health: '/health',
} as const;
