import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, linkSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type ImageConfig = {
  Entrypoint?: string[];
  Cmd?: string[];
  Env?: string[];
  User?: string;
  WorkingDir?: string;
  Labels?: Record<string, string>;
};

export type OciImage = {
  /** Full name with tag, as pods will say it. */
  name: string;
  config: ImageConfig;
  /** Folders whose content is laid from `/` up, one layer each, the first below. */
  layers: readonly string[];
};

type Descriptor = { mediaType: string; digest: string; size: number };

const PROCESSORS: Record<string, string> = { x64: 'amd64', arm64: 'arm64' };

/**
 * Writes an OCI archive that containerd imports and `skopeo` or `docker load` read, with no registry, no builder and
 * no root: owners are written as root, times as they are on disk. The same folders give the same digest, which is
 * the answer.
 */
export async function writeOciArchive(file: string, image: OciImage): Promise<string> {
  const platform = { architecture: PROCESSORS[process.arch] ?? process.arch, os: 'linux' };
  mkdirSync(dirname(file), { recursive: true });
  const work = mkdtempSync(join(dirname(file), '.oci-'));
  try {
    mkdirSync(join(work, 'blobs/sha256'), { recursive: true });
    const layers: Descriptor[] = [];
    for (const folder of image.layers) layers.push(await writeLayer(work, folder));
    const config = writeBlob(work, 'application/vnd.oci.image.config.v1+json', {
      ...platform,
      created: new Date(0).toISOString(),
      config: image.config,
      rootfs: { type: 'layers', diff_ids: layers.map(({ digest }) => digest) },
    });
    const mediaType = 'application/vnd.oci.image.manifest.v1+json';
    const manifest = writeBlob(work, mediaType, { schemaVersion: 2, mediaType, config, layers });
    const annotations = {
      'io.containerd.image.name': image.name,
      'org.opencontainers.image.ref.name': image.name.slice(image.name.lastIndexOf(':') + 1),
    };
    const index = { schemaVersion: 2, manifests: [{ ...manifest, platform, annotations }] };
    writeFileSync(join(work, 'index.json'), JSON.stringify(index));
    writeFileSync(join(work, 'oci-layout'), JSON.stringify({ imageLayoutVersion: '1.0.0' }));
    execFileSync('tar', [
      ...REPRODUCIBLE,
      '--mtime=@0',
      '-C',
      work,
      '-cf',
      file,
      'oci-layout',
      'index.json',
      'blobs',
    ]);
    return manifest.digest;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const REPRODUCIBLE = [
  '--sort=name',
  '--format=posix',
  '--pax-option=delete=atime,delete=ctime',
  '--owner=0',
  '--group=0',
  '--numeric-owner',
];

async function writeLayer(work: string, folder: string): Promise<Descriptor> {
  const made = join(work, 'layer.tar');
  execFileSync('tar', [...REPRODUCIBLE, '-C', folder, '-cf', made, '.']);
  const hash = createHash('sha256');
  for await (const part of createReadStream(made, { highWaterMark: 1 << 20 })) hash.update(part);
  const digest = hash.digest('hex');
  const blob = join(work, 'blobs/sha256', digest);
  linkSync(made, blob);
  rmSync(made);
  return {
    mediaType: 'application/vnd.oci.image.layer.v1.tar',
    digest: `sha256:${digest}`,
    size: statSync(blob).size,
  };
}

function writeBlob(work: string, mediaType: string, content: unknown): Descriptor {
  const bytes = Buffer.from(JSON.stringify(content));
  const digest = createHash('sha256').update(bytes).digest('hex');
  writeFileSync(join(work, 'blobs/sha256', digest), bytes);
  return { mediaType, digest: `sha256:${digest}`, size: bytes.length };
}
