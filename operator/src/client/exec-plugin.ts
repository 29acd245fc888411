import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);
/** Longest that a plugin may take; then it is killed. */
const PLUGIN_MS = 10_000;
const MAX_ANSWER_BYTES = 1 << 20;

const execShape = z.object({
  apiVersion: z.string(),
  command: z.string().min(1),
  args: z.array(z.string()).nullish(),
  env: z.array(z.object({ name: z.string(), value: z.string() })).nullish(),
});
const answerShape = z.object({
  status: z.object({
    token: z.string().optional(),
    clientCertificateData: z.string().optional(),
    clientKeyData: z.string().optional(),
    expirationTimestamp: z.iso.datetime({ offset: true }).optional(),
  }),
});

export type PluginCredential = z.infer<typeof answerShape>['status'];

/**
 * A credential plugin of a kubeconfig (`users[].user.exec`), as client.authentication.k8s.io describes it. Its answer is
 * kept until it expires. Calls reject where the plugin cannot be run, fails, answers nothing that can be read, or takes
 * longer than `timeoutMs`, after which it is killed.
 *
 * @throws z.ZodError where `exec` is not what a kubeconfig has there
 */
export function createExecPlugin(exec: unknown, timeoutMs = PLUGIN_MS): () => Promise<PluginCredential> {
  const { apiVersion, command, args, env } = execShape.parse(exec);
  const info = { apiVersion, kind: 'ExecCredential', spec: { interactive: false } };
  let kept: PluginCredential | null = null;
  return async () => {
    if (kept && !isExpired(kept)) return kept;
    const { stdout } = await run(command, args ?? [], {
      env: {
        ...process.env,
        KUBERNETES_EXEC_INFO: JSON.stringify(info),
        ...Object.fromEntries((env ?? []).map(({ name, value }) => [name, value])),
      },
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
      maxBuffer: MAX_ANSWER_BYTES,
    }).catch((cause: { killed?: boolean; stderr?: string }) => {
      const why = cause.killed ? `no answer within ${timeoutMs} ms` : cause.stderr?.trim().slice(0, 500);
      throw new Error(`the credential plugin ${command} failed: ${why || String(cause)}`);
    });
    const answer = answerShape.safeParse(readJson(stdout));
    // Its answer is a secret: nothing of it is told.
    if (!answer.success) throw new Error(`the credential plugin ${command} answered no ExecCredential`);
    kept = answer.data.status;
    return kept;
  };
}

/** Against the time of day, in which its answer says when it ends. */
function isExpired({ expirationTimestamp }: PluginCredential): boolean {
  return expirationTimestamp !== undefined && Date.parse(expirationTimestamp) <= Date.now();
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
