// The command behind `uos-platform`: starts a platform, says where it is, and stops it on a signal; or does one task.
import { readFileSync } from 'node:fs';
import { readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pgliteProgram } from '#db/pglite-program';
import type { Config } from '#kernel/config';
import { s3AccessOf } from '#kernel/objects/s3/address';
import { isLocalOrigin } from '#kernel/server/loopback';
import { systemClock } from '#kernel/time/clock';
import { type LdapOptions, LdapOptionsError, readLdapOptions } from '../identity/ldap-options.ts';
import type { Platform, PlatformOptions } from '../start/main.ts';
import type { DemoLogins, Login } from '../start/seed.ts';
import { ConfigError, readConfig } from './serve-config.ts';
import { explainFailure, type Language, oneSite, UsageError, usage } from './serve-texts.ts';

const DEFAULT_PORT = 4100;
const DEFAULT_FOLDER = '.uos';
const DEMO_LOGINS = 'demo-logins.json';
/** why more than all that waits of its own: connections 2 s, due work 1.5 s, long work 1.5 s, and the database */
const STOP_WITHIN_MS = 8000;

type Command = (typeof PLAIN_COMMANDS)[number] | StateCommand;
const PLAIN_COMMANDS = ['serve', 'collect', 'retry', 'rotate-key', 'operator', 'demo', 'doctor', 'sidecar'] as const;
type StateCommand = (typeof STATE_COMMANDS)[number];
const STATE_COMMANDS = ['export', 'import', 'snapshot', 'snapshots', 'restore', 'reset'] as const;

interface ServeOptions extends PlatformOptions {
  readonly command: Command;
  /** File or name behind the command. */
  readonly operand: string | undefined;
  /** Name behind `operator add`. */
  readonly login: string | undefined;
  readonly kind: string;
  readonly rowsOnly: boolean;
  readonly replace: boolean;
  readonly yes: boolean;
  readonly keyFile: string | undefined;
  readonly dataFolder: string;
  readonly port: number;
  readonly json: boolean;
  /** How long it serves on after a signal while it says that it leaves. */
  readonly drainSeconds: number;
}

/** Runs the command; resolves with its exit code once the platform has stopped. */
export async function main(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const language = languageOf(env);
  try {
    const options = readArguments(argv, env);
    if (options === 'help') {
      process.stdout.write(usage(language));
      return 0;
    }
    if (options.command === 'collect') {
      const { collect } = await import('./collect.ts');
      return await collect(options, language);
    }
    if (options.command === 'retry') {
      const { retry } = await import('./retry.ts');
      return await retry(options, language);
    }
    if (options.command === 'rotate-key') {
      const { rotateKey } = await import('./rotate-key.ts');
      return await rotateKey(options, language);
    }
    if (options.command === 'operator') {
      const { operator } = await import('./operator.ts');
      return await operator(options, language);
    }
    if (options.command === 'demo') {
      const { demo } = await import('./demo.ts');
      return await demo(options, language);
    }
    if (options.command === 'doctor') {
      const { doctor } = await import('./doctor.ts');
      return await doctor(options, language);
    }
    if (options.command === 'sidecar') {
      const { sidecar } = await import('./sidecar.ts');
      return await sidecar();
    }
    const { command } = options;
    if (isStateCommand(command)) {
      const { stateCommand } = await import('../state/state-command.ts');
      return await stateCommand({ ...options, command }, language);
    }
    return await serve(options, language);
  } catch (error) {
    const { exitCode, text } = explainFailure(error, language);
    process.stderr.write(`${text}\n`);
    return exitCode;
  }
}

async function serve(options: ServeOptions, language: Language): Promise<number> {
  const stopped = stopSignal();
  if (options.databaseUrl === undefined) {
    // why not awaited: it is compiled while the platform is loaded, and who opens the database hears of a failure
    pgliteProgram().catch(() => undefined);
  }
  const { createPlatform } = await import('../start/main.ts');
  const platform = await createPlatform(options);
  const folder = await realpath(options.dataFolder);
  // why before the locator: who waits for that one reads the logins next
  const isTold = platform.logins === undefined || (await keepLogins(join(folder, DEMO_LOGINS), platform.logins));
  await writeLocator(folder, platform);
  announce(platform, { folder, isTold, ...options }, language);
  const { shareSite } = await import('#kernel/server/site');
  if (shareSite({ console: platform.origin, content: platform.contentOrigin })) {
    process.stderr.write(`${oneSite(platform.contentOrigin, language)}\n`);
  }
  await stopped;
  const cut = setTimeout(() => process.exit(1), options.drainSeconds * 1000 + STOP_WITHIN_MS);
  await rm(join(folder, 'platform.json'), { force: true });
  await platform.stop({ leaveSeconds: options.drainSeconds });
  clearTimeout(cut);
  return 0;
}

/** Resolves at the first signal; a second one does not wait any longer. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (asked) {
          process.exit(130);
        }
        asked = true;
        resolve();
      });
    }
  });
}

/** True where they stand in the file as they are: somebody was told them when they were made. */
async function keepLogins(file: string, logins: DemoLogins): Promise<boolean> {
  const text = textOf(logins);
  const before = await readFile(file, 'utf8').catch(() => '');
  if (before !== text) {
    await writeWhole(file, text);
  }
  return before === text;
}

interface Announced extends ServeOptions {
  readonly folder: string;
  /** The logins of the demo studio have been said before. */
  readonly isTold: boolean;
}

function announce(platform: Platform, options: Announced, language: Language): void {
  const { origin, contentOrigin, port, logins } = platform;
  const startedMs = Math.round(performance.now());
  const embedded = options.databaseUrl === undefined;
  if (options.json) {
    const line = { origin, contentOrigin, port, pid: process.pid, dataFolder: options.folder, startedMs };
    process.stdout.write(`${JSON.stringify(logins === undefined ? line : { ...line, logins })}\n`);
    return;
  }
  const zh = language === 'zh';
  const rows: [string, string][] = [
    [zh ? '控制台与接口' : 'Console and API', origin],
    [zh ? '内容' : 'Content', contentOrigin],
    [zh ? '数据目录' : 'Data folder', options.folder],
    [
      zh ? '数据库' : 'Database',
      embedded
        ? zh
          ? '内置（进程崩溃不丢数据，断电可能丢失）'
          : 'embedded (survives a crash, not a power cut)'
        : 'PostgreSQL',
    ],
    ...(options.objects === undefined
      ? []
      : [[zh ? '内容存储' : 'Objects', options.objects] satisfies [string, string]]),
  ];
  if (platform.testClock !== undefined) {
    rows.push([zh ? '测试时钟' : 'Test clock', platform.testClock.now().toISOString()]);
  }
  if (logins !== undefined) {
    const words = ({ login, password }: Login) => (options.isTold ? login : `${login} / ${password}`);
    rows.push(
      [zh ? '演示用户' : 'Demo user', words(logins.user)],
      [zh ? '演示运营管理员' : 'Demo operator', words(logins.operator)],
      [zh ? '演示财务管理员' : 'Demo billing administrator', words(logins.billing)],
      [zh ? '演示应用' : 'Demo app', `${logins.app.name} ${logins.app.id}`],
    );
    if (options.isTold) {
      rows.push([
        zh ? '演示密码（首次启动时生成）' : 'Demo passwords, as first made',
        join(options.folder, DEMO_LOGINS),
      ]);
    }
  }
  const seconds = (startedMs / 1000).toFixed(1);
  const title = zh ? `UOS 平台已就绪（${seconds} 秒）` : `The UOS platform is ready (${seconds} s)`;
  process.stdout.write(`${[title, ...rows.map(([name, value]) => `  ${name}: ${value}`)].join('\n')}\n`);
}

async function writeLocator(folder: string, platform: Platform): Promise<void> {
  const { port, origin, contentOrigin, devToken } = platform;
  const startedAt = systemClock.now().toISOString();
  const place = { pid: process.pid, port, origin, contentOrigin, startedAt, ...given('devToken', devToken) };
  await writeWhole(join(folder, 'platform.json'), textOf(place));
}

const textOf = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A reader sees the old file or the new one, never a part; only this user may read it. */
async function writeWhole(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, text, { mode: 0o600 });
  await rename(draft, file);
}

function readArguments(argv: readonly string[], env: NodeJS.ProcessEnv): ServeOptions | 'help' {
  const { values, positionals } = parsed(argv);
  if (values.help === true || positionals[0] === 'help') {
    return 'help';
  }
  const command = positionals[0] ?? 'serve';
  const [, operand, login, ...rest] = positionals;
  const hasLogin = login !== undefined && command !== 'operator';
  if (rest.length > 0 || hasLogin || !isCommand(command) || (operand !== undefined && !takesOperand(command))) {
    throw new UsageError(positionals.join(' '));
  }
  const host = values.host ?? env.UOS_HOST;
  const origin = originOf('--origin', values.origin ?? env.UOS_ORIGIN);
  const contentOrigin = originOf('--content-origin', values['content-origin'] ?? env.UOS_CONTENT_ORIGIN);
  if (host !== undefined && !isLoopback(host) && (origin === undefined || contentOrigin === undefined)) {
    throw new UsageError(`--host ${host}`, { hint: 'origins' });
  }
  if (host !== undefined && !isLoopback(host) && values.dev === true) {
    throw new UsageError(`--dev --host ${host}`, { hint: 'dev' });
  }
  if (origin !== undefined && contentOrigin !== undefined && sharesHost(origin, contentOrigin)) {
    throw new UsageError(`--content-origin ${contentOrigin}`, { hint: 'one-host' });
  }
  const trustedProxies = wholeNumber('--trusted-proxies', values['trusted-proxies'] ?? env.UOS_TRUSTED_PROXIES, {
    otherwise: 0,
    max: 9,
  });
  if (host !== undefined && !isLoopback(host) && !(isHttps(origin) && isHttps(contentOrigin) && trustedProxies > 0)) {
    throw new UsageError(`--host ${host}`, { hint: 'tls' });
  }
  if (host !== undefined && !isLoopback(host) && origin !== undefined && isLocalOrigin(origin)) {
    throw new UsageError(`--host ${host} --origin ${origin}`, { hint: 'simulated' });
  }
  const clock = clockOf(values.clock);
  if (clock === 'test' && host !== undefined && !isLoopback(host)) {
    throw new UsageError(`--clock test --host ${host}`, { hint: 'clock' });
  }
  if (clock !== 'test' && values.seed !== undefined) {
    throw new UsageError(`--seed ${values.seed}`, { hint: 'clock' });
  }
  if (values.faults !== undefined && values.dev !== true) {
    throw new UsageError('--faults', { hint: 'faults' });
  }
  return {
    command,
    dataFolder: resolve(values.data ?? env.UOS_DATA ?? DEFAULT_FOLDER),
    port: wholeNumber('--port', values.port ?? env.UOS_PORT, { otherwise: DEFAULT_PORT, max: 65_535 }),
    trustedProxies,
    drainSeconds: wholeNumber('--drain-seconds', values['drain-seconds'] ?? env.UOS_DRAIN_SECONDS, {
      otherwise: 0,
      max: 300,
    }),
    keepServers: command === 'serve' && (values['keep-servers'] === true || env.UOS_KEEP_SERVERS === '1'),
    json: values.json === true,
    logLevel: values['log-level'] ?? env.UOS_LOG_LEVEL ?? 'warn',
    seedDemo: values['seed-demo'] === true && { pastDays: pastDaysOf(values['demo-days'] ?? env.UOS_DEMO_DAYS, clock) },
    // why: a clock that nobody can move is of no use
    dev: values.dev === true || clock === 'test',
    operand,
    login,
    kind: values.kind ?? 'admin',
    rowsOnly: values['rows-only'] === true,
    replace: values.replace === true,
    yes: values.yes === true,
    keyFile: values['key-file'],
    noSnapshot: values['no-snapshot'] === true,
    dailySnapshot: command === 'serve' && values['no-snapshot'] !== true,
    ...given('clock', clock),
    ...given('seed', values.seed === undefined ? undefined : seedOf(values.seed)),
    ...given('host', host),
    ...given('origin', origin),
    ...given('contentOrigin', contentOrigin),
    ...given('databaseUrl', values['database-url'] ?? env.DATABASE_URL),
    ...given('objects', values.objects ?? env.UOS_OBJECTS),
    ...given('s3', s3AccessOf(env)),
    ...given('masterKey', masterKeysOf(env)),
    ...given('metricsToken', env.UOS_METRICS_TOKEN),
    ...given('faults', values.faults === undefined ? undefined : faultsIn(values.faults)),
    ...given('ldap', directoryOf(env)),
    config: {
      ...configOf(env),
      ...(env.UOS_OBJECTS_REDIRECT === '1' ? { objectsRedirect: true } : {}),
      ...given('callLimits', callLimitsOf(env)),
    },
  };
}

function isCommand(word: string): word is Command {
  return PLAIN_COMMANDS.some((command) => command === word) || isStateCommand(word);
}

function isStateCommand(word: string): word is StateCommand {
  return STATE_COMMANDS.some((command) => command === word);
}

function takesOperand(command: Command): boolean {
  return (
    command === 'retry' ||
    command === 'operator' ||
    command === 'demo' ||
    (isStateCommand(command) && command !== 'snapshots' && command !== 'reset')
  );
}

const PAST_DAYS = 60;

/** why none on a test clock: what is made on it repeats, and nothing else is in its way */
function pastDaysOf(text: string | undefined, clock: 'live' | 'test' | undefined): number {
  return wholeNumber('--demo-days', text, { otherwise: clock === 'test' ? 0 : PAST_DAYS, max: 366 });
}

function clockOf(text: string | undefined): 'live' | 'test' | undefined {
  if (text === undefined || text === 'live' || text === 'test') {
    return text;
  }
  throw new UsageError(`--clock ${text}`, { hint: 'clock' });
}

function parsed(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        port: { type: 'string' },
        data: { type: 'string' },
        'database-url': { type: 'string' },
        objects: { type: 'string' },
        host: { type: 'string' },
        origin: { type: 'string' },
        'content-origin': { type: 'string' },
        'trusted-proxies': { type: 'string' },
        'drain-seconds': { type: 'string' },
        'keep-servers': { type: 'boolean' },
        'log-level': { type: 'string' },
        'seed-demo': { type: 'boolean' },
        'demo-days': { type: 'string' },
        dev: { type: 'boolean' },
        faults: { type: 'string' },
        clock: { type: 'string' },
        seed: { type: 'string' },
        'no-snapshot': { type: 'boolean' },
        'rows-only': { type: 'boolean' },
        replace: { type: 'boolean' },
        'key-file': { type: 'string' },
        kind: { type: 'string' },
        yes: { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (cause) {
    throw new UsageError((cause as Error).message.split('\n')[0] ?? '', { cause });
  }
}

function given<Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } {
  return (value === undefined || value === '' ? {} : { [key]: value }) as { [K in Key]?: Value };
}

/** The key that seals, and after it those that only open what they sealed. */
function masterKeysOf({ UOS_MASTER_KEY = '', UOS_MASTER_KEY_PREVIOUS = '' }: NodeJS.ProcessEnv): string | undefined {
  return [UOS_MASTER_KEY, UOS_MASTER_KEY_PREVIOUS].filter((keys) => keys !== '').join(',') || undefined;
}

function directoryOf(env: NodeJS.ProcessEnv): LdapOptions | undefined {
  try {
    return readLdapOptions(env);
  } catch (cause) {
    if (cause instanceof LdapOptionsError) {
      throw new UsageError(cause.message, { hint: 'ldap', cause });
    }
    throw cause;
  }
}

function configOf(env: NodeJS.ProcessEnv): Partial<Config> {
  try {
    return readConfig(env);
  } catch (cause) {
    if (cause instanceof ConfigError) {
      throw new UsageError(cause.message, { hint: 'config', cause });
    }
    throw cause;
  }
}

/** `2000/1,2000000/1800`: so many calls in so many seconds, of content delivery. */
function callLimitsOf({ UOS_CALL_LIMITS: text = '' }: NodeJS.ProcessEnv): Config['callLimits'] | undefined {
  if (text === '') {
    return undefined;
  }
  const limits = text.split(',').map((part) => {
    const [, calls = '0', seconds = '0'] = /^\s*(\d{1,12})\/(\d{1,6})\s*$/.exec(part) ?? [];
    if (Number(calls) === 0 || Number(seconds) === 0) {
      throw new UsageError(`UOS_CALL_LIMITS ${text}`, { hint: 'limits' });
    }
    return { calls: Number(calls), seconds: Number(seconds) };
  });
  return { cdn: limits };
}

/** Rules as `uos dev faults ls --json` prints them; the platform says what is wrong with one. */
function faultsIn(file: string): NonNullable<PlatformOptions['faults']> {
  try {
    const rules: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return (Array.isArray(rules) ? rules : [rules]) as NonNullable<PlatformOptions['faults']>;
  } catch (cause) {
    throw new UsageError(`--faults ${file}`, { hint: 'faults', cause });
  }
}

const NUMBER_HINTS: Readonly<Record<string, 'port' | 'proxies' | 'drain' | 'clock'>> = {
  '--seed': 'clock',
  '--port': 'port',
  '--trusted-proxies': 'proxies',
  '--drain-seconds': 'drain',
};

function wholeNumber(flag: string, text: string | undefined, range: { otherwise: number; max: number }): number {
  const number = text === undefined || text === '' ? range.otherwise : Number(text);
  if (!Number.isInteger(number) || number < 0 || number > range.max) {
    throw new UsageError(`${flag} ${text}`, given('hint', NUMBER_HINTS[flag]));
  }
  return number;
}

function originOf(flag: string, text: string | undefined): string | undefined {
  if (text === undefined || text === '') {
    return undefined;
  }
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '') {
    throw new UsageError(`${flag} ${text}`, { hint: 'origin' });
  }
  return url.origin;
}

function seedOf(text: string): number {
  return wholeNumber('--seed', text, { otherwise: 0, max: Number.MAX_SAFE_INTEGER });
}

function isHttps(origin: string | undefined): boolean {
  return origin?.startsWith('https:') === true;
}

/** why names and not ports: a cookie does not know ports, so another port of one name is the console's for a game */
function sharesHost(origin: string, contentOrigin: string): boolean {
  return new URL(origin).hostname === new URL(contentOrigin).hostname;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

function languageOf(env: NodeJS.ProcessEnv): Language {
  const words = env.UOS_LANG ?? env.LC_ALL ?? env.LC_MESSAGES ?? env.LANG ?? '';
  return words.startsWith('zh') ? 'zh' : 'en';
}
