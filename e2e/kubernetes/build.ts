/** `node e2e/kubernetes/build.ts [kube] [coredns] [helm]` builds what is not in the cache, and prints the paths. */
import { type BinaryName, ensureBinary } from './binaries.ts';

const known: readonly BinaryName[] = ['kube', 'coredns', 'helm'];
const asked = process.argv.slice(2);
const wrong = asked.filter((name) => !known.some((other) => other === name));
if (wrong.length > 0) {
  console.error(
    `usage: node e2e/kubernetes/build.ts [kube] [coredns] [helm]; not known: ${wrong.join(', ')}`,
  );
  process.exit(64);
}
for (const name of known.filter((other) => asked.length === 0 || asked.includes(other))) {
  console.log(await ensureBinary(name, (line) => console.error(line)));
}
