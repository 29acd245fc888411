const CAUSES = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network|socket hang up|dns error|error sending request/i,
    'the npm registry cannot be reached: check the network, the proxy (HTTPS_PROXY) and `npm config get registry`',
  ],
  [/ENOSPC|no space left/i, 'the disk is full'],
  [/EROFS|read-only file system/i, 'the folder is on a read-only file system'],
  [
    /EACCES|EPERM|permission denied/i,
    'a folder cannot be written: check the permissions of this folder and of npm’s cache',
  ],
  [
    /EBADPLATFORM|Unsupported platform|unsupported arch/i,
    'there is no build for this machine’s system and processor',
  ],
  [/E401|E403|Unauthorized|Forbidden/i, 'the npm registry refused the credentials: check ~/.npmrc'],
  [/E404|No matching version|ETARGET|NO_MATCHING_VERSION/i, 'the npm registry does not have this version'],
  [
    /OUTDATED_LOCKFILE|frozen-lockfile/i,
    'pnpm-lock.yaml does not fit the package.json files: run `pnpm install` and commit the lockfile',
  ],
];

/** One line on why a download or an installation failed, and what the tool itself said last. */
export function explainInstallFailure(output, what) {
  const cause = CAUSES.find(([pattern]) => pattern.test(output))?.[1];
  const said = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !/npm warn/i.test(line))
    .slice(-4)
    .join('\n  ');
  return `${what} could not be installed${cause ? `: ${cause}` : ''}${said ? `\n  ${said}` : ''}`;
}
