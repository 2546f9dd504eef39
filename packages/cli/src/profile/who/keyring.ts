// The keyring of the system, spoken to through its own command: no native module to install. Every call ends after
// three seconds, because a keyring that waits for somebody to unlock it must not hang a pipeline.
type Environment = Readonly<Record<string, string | undefined>>;

export interface Keyring {
  /** Undefined where the keyring has none, is locked or does not answer. */
  get(account: string): string | undefined;
  /** Whether it is kept: written and read back. */
  set(account: string, secret: string): boolean;
  remove(account: string): void;
}

const LIMIT_MS = 3000;
const SERVICE = 'uos';

interface Call {
  readonly command: string;
  readonly args: readonly string[];
  readonly input?: string;
}

interface Dialect {
  get(account: string): Call;
  set(account: string, secret: string): Call;
  remove(account: string): Call;
}

const SECRET_TOOL: Dialect = {
  get: (account) => ({ command: 'secret-tool', args: ['lookup', 'service', SERVICE, 'account', account] }),
  set: (account, secret) => ({
    command: 'secret-tool',
    args: ['store', `--label=uos ${account}`, 'service', SERVICE, 'account', account],
    input: secret,
  }),
  remove: (account) => ({ command: 'secret-tool', args: ['clear', 'service', SERVICE, 'account', account] }),
};

const SECURITY: Dialect = {
  get: (account) => ({ command: 'security', args: ['find-generic-password', '-s', SERVICE, '-a', account, '-w'] }),
  // why over stdin: an argument would be visible to every process of the machine
  set: (account, secret) => ({
    command: 'security',
    args: ['-i'],
    input: `add-generic-password -U -s ${SERVICE} -a "${account}" -X ${Buffer.from(secret).toString('hex')}\n`,
  }),
  remove: (account) => ({ command: 'security', args: ['delete-generic-password', '-s', SERVICE, '-a', account] }),
};

const POWERSHELL: Dialect = {
  get: (account) => powershell(`$c=$v.Retrieve('${SERVICE}','${account}');$c.RetrievePassword();$c.Password`),
  set: (account, secret) => ({
    ...powershell(
      `$v.Add((New-Object Windows.Security.Credentials.PasswordCredential('${SERVICE}','${account}',[Console]::In.ReadToEnd())))`,
    ),
    input: secret,
  }),
  remove: (account) => powershell(`$v.Remove($v.Retrieve('${SERVICE}','${account}'))`),
};

const VAULT =
  "$ErrorActionPreference='Stop';" +
  '[void][Windows.Security.Credentials.PasswordVault,Windows.Security.Credentials,ContentType=WindowsRuntime];' +
  '$v=New-Object Windows.Security.Credentials.PasswordVault;';

function powershell(script: string): Call {
  return { command: 'powershell.exe', args: ['-NoProfile', '-NonInteractive', '-Command', VAULT + script] };
}

/** The keyring of this system; undefined where there is none or UOS_NO_KEYRING says to keep away from it. */
export function systemKeyring(env: Environment, platform: NodeJS.Platform = process.platform): Keyring | undefined {
  if (env.UOS_NO_KEYRING) {
    return undefined;
  }
  const dialect = dialectOf(env, platform);
  if (dialect === undefined) {
    return undefined;
  }
  const run = ({ command, args, input }: Call): string | undefined => {
    // why not an import: most commands need no secret of a keyring, and all of them would load it
    const { spawnSync } = process.getBuiltinModule('node:child_process');
    const ended = spawnSync(command, args, {
      env: { ...env } as NodeJS.ProcessEnv,
      timeout: LIMIT_MS,
      killSignal: 'SIGKILL',
      encoding: 'utf8',
      ...(input !== undefined && { input }),
      stdio: ['pipe', 'pipe', 'ignore'],
      windowsHide: true,
    });
    return ended.status === 0 ? ended.stdout.replace(/\r?\n$/, '') : undefined;
  };
  const get = (account: string): string | undefined => run(dialect.get(account)) || undefined;
  return {
    get,
    // why read back: some keyrings accept what they then do not keep
    set: (account, secret) => run(dialect.set(account, secret)) !== undefined && get(account) === secret,
    remove: (account) => {
      run(dialect.remove(account));
    },
  };
}

function dialectOf(env: Environment, platform: NodeJS.Platform): Dialect | undefined {
  if (platform === 'darwin') {
    return SECURITY;
  }
  if (platform === 'win32') {
    return POWERSHELL;
  }
  // why: without a session bus secret-tool cannot reach a keyring, and says so only after a while
  return env.DBUS_SESSION_BUS_ADDRESS ? SECRET_TOOL : undefined;
}
