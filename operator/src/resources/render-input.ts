import type { MemoryDeployment } from '../api/memory-deployment.ts';
import type { Program } from './names.ts';

/** All that a render may know: it has no client and no clock. */
export type RenderInput = {
  owner: MemoryDeployment;
  /** The image, with its tag or digest. */
  image: string;
  /** What is shown as the version: the tag, or the digest. */
  version: string;
  /** By program: a hash over the Secret keys that its pods read. */
  secretHashes: Partial<Record<Program, string>>;
  /** Ports of the services outside that pods must reach, read from their URLs. */
  outsidePorts: { database: number; redis: number };
  /** How many workers the queue calls for; null where the spec says the number. */
  workerTarget: number | null;
  /** Whether the cluster knows PodMonitors. */
  hasPodMonitors: boolean;
};
