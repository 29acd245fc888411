import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Who runs in the image; Kubernetes' `runAsNonRoot` wants a number. */
export const USER = 65532;

const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/** This Node, the shared objects that it needs, certificates, and the names that libraries look up. */
export function layBase(root: string): void {
  const place = (from: string, to: string) => {
    mkdirSync(dirname(join(root, to)), { recursive: true });
    copyFileSync(realpathSync(from), join(root, to));
    chmodSync(join(root, to), 0o755);
  };
  place(process.execPath, '/usr/local/bin/node');
  for (const library of sharedObjects(process.execPath)) place(library, library);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text, { mode: 0o644 });
  };
  write(
    '/etc/passwd',
    `root:x:0:0:root:/root:/bin/false\nmemory:x:${USER}:${USER}:memory:/home/memory:/bin/false\n`,
  );
  write('/etc/group', `root:x:0:\nmemory:x:${USER}:\n`);
  write('/etc/nsswitch.conf', 'hosts: files dns\n');
  if (existsSync(CERTIFICATES)) {
    place(CERTIFICATES, CERTIFICATES);
    chmodSync(join(root, CERTIFICATES), 0o644);
  }
  mkdirSync(join(root, 'home/memory'), { recursive: true });
  mkdirSync(join(root, 'tmp'), { recursive: true });
  chmodSync(join(root, 'tmp'), 0o1777);
}

/** By the paths under which the loader looks for them. */
function sharedObjects(program: string): string[] {
  const listed = execFileSync('ldd', [program], { encoding: 'utf8' });
  return [...new Set([...listed.matchAll(/(\/\S+)\s+\(0x/g)].map((match) => match[1] ?? ''))].sort();
}
