import { z } from 'zod';

/** What is deployed: the build, the model of each pipeline role, and the version of each MCP tool that is served. */
export const DeploymentBuildInfo = z.strictObject({
  build_revision: z.string(),
  model_bindings: z.record(z.string(), z.string()),
  document_binding_generation: z.string().nullable(),
  tools: z.record(z.string(), z.int()),
});
export type DeploymentBuildInfo = z.infer<typeof DeploymentBuildInfo>;

export const Health = z.strictObject({ status: z.literal('ok') });
export type Health = z.infer<typeof Health>;
