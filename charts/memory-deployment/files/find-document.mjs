// What `helm test` runs, with the Node of the service's image: sends a document, finds it by search, deletes it.
const base = process.env.MEMORY_URL;
const token = process.env.MEMORY_TOKEN;
const deadline = Date.now() + Number(process.env.DEADLINE_SECONDS) * 1000;
const mark = `helmtest${Date.now().toString(36)}`;
const text = `# Helm test ${mark}\n\nThe ${mark} lighthouse stands in Bergen. Its keeper is Ingrid Moe.\n`;

async function call(method, path, body) {
  const response = await fetch(`${base}${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/octet-stream' }),
    },
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(15_000),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.slice(0, 300)}`);
  return answer === '' ? null : JSON.parse(answer);
}

/** Asks until `ready` says so; the tenant may still be starting. */
async function until(what, ask, ready) {
  for (let last = 'nothing'; ; ) {
    try {
      const answer = await ask();
      if (ready(answer)) return answer;
      last = JSON.stringify(answer).slice(0, 300);
    } catch (error) {
      last = `${error.message}${error.cause?.code ? ` (${error.cause.code})` : ''}`;
    }
    if (Date.now() > deadline) throw new Error(`${what}: not in time; last: ${last}`);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

const filename = `${mark}.md`;
const sent = await until(
  'sending a document',
  () => call('POST', `/ingest?filename=${filename}&mime=text/markdown`, text),
  (answer) => typeof answer.doc_id === 'string',
);
console.log(`sent ${filename} as ${sent.doc_id}`);
const found = await until(
  'finding it',
  () => call('GET', `/search/chunks?query=${encodeURIComponent(`${mark} lighthouse`)}&k=3`),
  (answer) => JSON.stringify(answer).includes(sent.doc_id),
);
console.log(`found it by search: ${JSON.stringify(found).length} bytes of answer`);
await call('DELETE', `/documents/${sent.doc_id}`);
console.log('deleted it');
