import { credentialsPath } from '@memory/client';
import { mcpToolNames } from '@memory/contract';
import { type CliContext, type CommonOptions, printJson } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { resolveConnection } from '../settings.ts';
import { converse, type RpcAnswer, type ServerConversation } from './server-conversation.ts';
import { serverProgram } from './server-program.ts';

type Finding = { check: string; ok: boolean; words: string; action?: string };

/** Tries what an agent will do, step by step, and says in words what works and what to do about what does not. */
export async function doctor(context: CliContext, options: CommonOptions): Promise<ExitCode> {
  const { terminal, env, settings } = context;
  const { baseUrl, apiKey } = resolveConnection(options.baseUrl ?? null, settings, credentialsPath(env));
  const from = settings.SERVICE_API_KEY === undefined ? credentialsPath(env) : 'SERVICE_API_KEY';
  const findings: Finding[] = [
    { check: 'address', ok: true, words: baseUrl },
    { check: 'key', ok: true, words: apiKey === null ? 'none' : `one from ${from}` },
  ];
  const server = converse(serverProgram(env), { ...env, SERVICE_BASE_URL: baseUrl });
  let exitCode: ExitCode = exitCodes.ok;
  try {
    for await (const finding of examine(server)) {
      findings.push(finding);
      if (!finding.ok) exitCode = exitCodeOf(finding);
    }
  } finally {
    server.close();
  }
  if (options.json) {
    printJson(terminal, { ok: exitCode === exitCodes.ok, findings });
    return exitCode;
  }
  for (const { check, ok, words, action } of findings) {
    terminal.print(`${terminal.style(ok ? 'green' : 'red', ok ? 'ok ' : 'NO ')} ${check.padEnd(8)} ${words}`);
    if (action !== undefined) terminal.print(`             ${action}`);
  }
  return exitCode;
}

async function* examine(server: ServerConversation): AsyncGenerator<Finding & { code?: string }> {
  const hello = await server.ask('initialize', {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'doctor', version: '1' },
  });
  const info = hello.result?.serverInfo as { name: string; version: string } | undefined;
  yield {
    check: 'server',
    ok: info !== undefined,
    words: `${info?.name} ${info?.version}, protocol ${hello.result?.protocolVersion}`,
  };
  const list = await server.ask('tools/list');
  if (list.error !== undefined) {
    yield { check: 'tools', ok: false, ...wordsOf(list) };
    return;
  }
  const names = ((list.result?.tools ?? []) as { name: string }[]).map(({ name }) => name);
  const missing = mcpToolNames.filter((name) => !names.includes(name));
  const without =
    missing.length === 0 ? '' : `; not served here, or at another version: ${missing.join(', ')}`;
  yield {
    check: 'tools',
    ok: names.length > 0,
    words: `${names.length} of ${mcpToolNames.length}${without}`,
  };
  const call = await server.ask('tools/call', {
    name: 'resolve_entity',
    arguments: { name: 'memory doctor' },
  });
  if (call.result?.isError === false) {
    yield { check: 'call', ok: true, words: 'resolve_entity answers' };
    return;
  }
  yield { check: 'call', ok: false, ...wordsOf(call) };
}

/** What a failure says, and what it asks to be done. */
function wordsOf(answer: RpcAnswer): { words: string; action?: string; code?: string } {
  const [content] = (answer.result?.content ?? []) as { text: string }[];
  const shown =
    answer.error?.data ??
    (content === undefined ? undefined : (JSON.parse(content.text).error as Record<string, unknown>));
  if (shown === undefined) return { words: answer.error?.message ?? 'no answer' };
  const detail = typeof shown.detail === 'string' ? shown.detail : JSON.stringify(shown.detail);
  return { words: `${shown.code}: ${detail}`, action: String(shown.agent_action), code: String(shown.code) };
}

function exitCodeOf({ code }: { code?: string }): ExitCode {
  if (code === 'unauthorized' || code === 'insufficient_permission') return exitCodes.refused;
  return code === 'transport_error' ? exitCodes.unreachable : exitCodes.unexpected;
}
