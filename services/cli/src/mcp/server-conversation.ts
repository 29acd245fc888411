import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { CliError, exitCodes } from '../exit-codes.ts';
import type { ServerProgram } from './server-program.ts';

export type RpcAnswer = {
  result?: Record<string, unknown>;
  error?: { code: number; message: string; data?: Record<string, unknown> };
};

export type ServerConversation = {
  ask(method: string, params?: object): Promise<RpcAnswer>;
  close(): void;
};

const deadlineMs = 60_000;

/** Starts the MCP server and speaks with it as an agent does; each question has a minute. */
export function converse(
  program: ServerProgram,
  env: Readonly<Record<string, string | undefined>>,
): ServerConversation {
  const child = spawn(program.command, [...program.args, 'stdio'], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  const waiting = new Map<number, (answer: RpcAnswer) => void>();
  const told: string[] = [];
  let next = 1;
  let fail: (error: Error) => void = () => {};
  const failed = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  failed.catch(() => {});
  const gone = (why: string) => fail(new CliError(exitCodes.unexpected, why, { hint: told.at(-1) ?? null }));
  child.on('error', (error) => gone(`the MCP server does not start: ${error.message}`));
  child.on('exit', (code) => gone(`the MCP server ended with code ${code}`));
  child.stdin.on('error', () => {});
  createInterface({ input: child.stderr }).on('line', (line) => told.push(line));
  createInterface({ input: child.stdout }).on('line', (line) => {
    const answer = readAnswer(line);
    if (answer === null) {
      gone('the MCP server wrote a line that is no answer');
      return;
    }
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  return {
    async ask(method, params = {}) {
      const id = next++;
      const answer = new Promise<RpcAnswer>((resolve) => waiting.set(id, resolve));
      child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
      const timer = setTimeout(
        () => gone(`the MCP server did not answer ${method} within a minute`),
        deadlineMs,
      );
      try {
        return await Promise.race([answer, failed]);
      } finally {
        clearTimeout(timer);
      }
    },
    close() {
      child.removeAllListeners('exit');
      child.stdin.end();
    },
  };
}

function readAnswer(line: string): (RpcAnswer & { id: number }) | null {
  try {
    return JSON.parse(line) as RpcAnswer & { id: number };
  } catch {
    return null;
  }
}
