import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildImages } from '../images/build-images.ts';
import { ensureBinary } from '../kubernetes/binaries.ts';
import { type NodePlace, startNode, whyNoNode } from './start-node.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The node that the tests share; null where this machine can have none. */
    node: NodePlace | null;
  }
}

/** One node for the whole run, with this checkout's images. */
export default async function setup(project: TestProject): Promise<(() => void) | undefined> {
  const say = (line: string) => console.error(line);
  const reason = await whyNoNode();
  if (reason !== null) {
    say(`left out: the tests of charts and images on a whole node (${reason})`);
    project.provide('node', null);
    return undefined;
  }
  // Before anything has to be stopped again: these may take minutes the first time.
  for (const name of ['kube', 'coredns', 'helm'] as const) await ensureBinary(name, say);
  const folder = mkdtempSync(join(tmpdir(), 'memory-images-'));
  const removeImages = () => rmSync(folder, { recursive: true, force: true });
  try {
    const node = await startNode(await buildImages(folder), say);
    project.provide('node', node.place);
    return () => {
      node.stop();
      removeImages();
    };
  } catch (error) {
    removeImages();
    throw error;
  }
}
