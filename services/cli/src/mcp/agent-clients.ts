import { join } from 'node:path';

/** Where the files of this machine and person lie. */
export type Places = {
  readonly home: string;
  readonly cwd: string;
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
};

/** What starts the server. */
export type ServerEntry = {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
};

export type AgentClient = {
  readonly title: string;
  readonly format: 'json' | 'toml';
  file(places: Places): string;
  /** The object in the file that holds servers by name. */
  readonly servers: string;
  /** What the client wants beside command, args and env. */
  readonly extra?: Readonly<Record<string, string>>;
  /** What makes it take notice. */
  readonly nextStep: string;
};

/** The folder of a program's settings, as each system has it. */
function settingsFolder({ home, platform, env }: Places): string {
  if (platform === 'darwin') return join(home, 'Library', 'Application Support');
  if (platform === 'win32') return env.APPDATA ?? join(home, 'AppData', 'Roaming');
  return env.XDG_CONFIG_HOME ?? join(home, '.config');
}

/** The agents that `memory mcp install` knows, with the file and format that each one documents. */
export const agentClients = {
  'claude-desktop': {
    title: 'Claude Desktop',
    format: 'json',
    file: (places) => join(settingsFolder(places), 'Claude', 'claude_desktop_config.json'),
    servers: 'mcpServers',
    nextStep: 'Quit Claude Desktop and start it again.',
  },
  'claude-code': {
    title: 'Claude Code, for the project in this folder',
    format: 'json',
    file: ({ cwd }) => join(cwd, '.mcp.json'),
    servers: 'mcpServers',
    extra: { type: 'stdio' },
    nextStep: 'Start claude in this folder and allow the server when it asks; /mcp shows it.',
  },
  cursor: {
    title: 'Cursor',
    format: 'json',
    file: ({ home }) => join(home, '.cursor', 'mcp.json'),
    servers: 'mcpServers',
    nextStep: 'Cursor shows it in its settings under MCP.',
  },
  vscode: {
    title: 'Visual Studio Code',
    format: 'json',
    file: (places) => join(settingsFolder(places), 'Code', 'User', 'mcp.json'),
    servers: 'servers',
    extra: { type: 'stdio' },
    nextStep: 'Run "MCP: List Servers" and start it there.',
  },
  windsurf: {
    title: 'Windsurf',
    format: 'json',
    file: ({ home }) => join(home, '.codeium', 'windsurf', 'mcp_config.json'),
    servers: 'mcpServers',
    nextStep: 'Press refresh in the MCP panel of Cascade.',
  },
  zed: {
    title: 'Zed',
    format: 'json',
    file: ({ home, platform, env }) =>
      platform === 'win32'
        ? join(env.APPDATA ?? join(home, 'AppData', 'Roaming'), 'Zed', 'settings.json')
        : join(
            (platform === 'linux' ? env.XDG_CONFIG_HOME : undefined) ?? join(home, '.config'),
            'zed',
            'settings.json',
          ),
    servers: 'context_servers',
    nextStep: 'Zed starts it at once; the Agent panel shows a green dot.',
  },
  codex: {
    title: 'Codex',
    format: 'toml',
    file: ({ home, env }) => join(env.CODEX_HOME ?? join(home, '.codex'), 'config.toml'),
    servers: 'mcp_servers',
    nextStep: 'Start codex again; /mcp shows it.',
  },
  'gemini-cli': {
    title: 'Gemini CLI',
    format: 'json',
    file: ({ home }) => join(home, '.gemini', 'settings.json'),
    servers: 'mcpServers',
    nextStep: 'Start gemini again; /mcp shows it.',
  },
} as const satisfies Record<string, AgentClient>;

export type AgentClientName = keyof typeof agentClients;
export const agentClientNames = Object.keys(agentClients) as AgentClientName[];
