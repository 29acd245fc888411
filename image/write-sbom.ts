import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Component = { type: string; name: string; version: string; purl: string; licenses?: unknown[] };

/** Debian's packages whose libraries the image takes; named where they come from a Debian. */
const LIBRARIES = ['libc6', 'libstdc++6', 'libgcc-s1', 'ca-certificates'];

/** What the image is made of, as CycloneDX 1.6: the packages under `root`, Node, and the system's libraries. */
export function writeSbom(root: string, file: string, options: { version: string; time: Date }): void {
  const components = [node(), ...libraries(), ...npmPackages(join(root, 'app/node_modules/.pnpm'))];
  const sbom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: options.time.toISOString(),
      component: { type: 'container', name: 'memory-service', version: options.version },
    },
    components: components.sort((a, b) => a.purl.localeCompare(b.purl)),
  };
  writeFileSync(file, `${JSON.stringify(sbom, null, 1)}\n`);
}

function node(): Component {
  const version = process.versions.node;
  return { type: 'application', name: 'node', version, purl: `pkg:generic/node@${version}` };
}

function libraries(): Component[] {
  try {
    const field = (name: string) => `\${${name}}`;
    const format = `--showformat=${field('Package')} ${field('Version')}\n`;
    const listed = execFileSync('dpkg-query', ['--show', format, ...LIBRARIES], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return listed
      .trim()
      .split('\n')
      .map((line) => {
        const [name = '', version = ''] = line.split(' ');
        return {
          type: 'library',
          name,
          version,
          purl: `pkg:deb/debian/${name}@${encodeURIComponent(version)}`,
        };
      });
  } catch {
    return [];
  }
}

function npmPackages(store: string): Component[] {
  const found = new Map<string, Component>();
  for (const entry of readdirSync(store)) {
    const inner = join(store, entry, 'node_modules');
    if (!existsSync(inner)) continue;
    for (const name of packageNames(inner)) {
      const { version, license } = JSON.parse(readFileSync(join(inner, name, 'package.json'), 'utf8'));
      const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
      const licenses = typeof license === 'string' ? { licenses: [{ expression: license }] } : {};
      found.set(purl, { type: 'library', name, version, purl, ...licenses });
    }
  }
  return [...found.values()];
}

function packageNames(folder: string): string[] {
  return readdirSync(folder)
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(folder, name)).map((inner) => `${name}/${inner}`) : [name],
    )
    .filter((name) => existsSync(join(folder, name, 'package.json')));
}
