// The programs that tests need beside Node: where each is, and how a Debian machine gets it.

import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './support/run.ts';
import { CACHE } from './support/workspace.ts';

export interface Tool {
  name: string;
  /** Places to look, the best last; globs. */
  places: string[];
  /** The environment variable that names it outright: a path or, for PostgreSQL, a database URL. */
  variable: string;
  /** Debian packages that bring it. */
  packages: string[];
  /** The last of the places, where it is worth installing beside another that would do, and the package that brings it. */
  better?: { place: string; package: string };
}

const CHROMIUM: Tool = {
  name: 'Chromium',
  places: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/usr/bin/google-chrome',
    '/usr/bin/chromium-browser',
    '/usr/bin/chromium',
    '/usr/bin/chromium-headless-shell',
  ],
  variable: 'UOS_TEST_CHROMIUM',
  packages: ['chromium'],
  // why: the same engine without the windows around it, which took half of the processor
  better: { place: '/usr/bin/chromium-headless-shell', package: 'chromium-headless-shell' },
};

const POSTGRES: Tool = {
  name: 'PostgreSQL',
  places: ['/opt/homebrew/opt/postgresql@*/bin/postgres', '/usr/lib/postgresql/*/bin/postgres'],
  variable: 'UOS_TEST_DATABASE_URL',
  packages: ['postgresql'],
};

const SLAPD: Tool = {
  name: 'slapd',
  places: ['/usr/libexec/slapd', '/opt/homebrew/opt/openldap/libexec/slapd', '/usr/sbin/slapd'],
  variable: 'UOS_TEST_SLAPD',
  packages: ['slapd', 'ldap-utils'],
};

const NGINX: Tool = {
  name: 'nginx',
  places: ['/opt/homebrew/bin/nginx', '/usr/sbin/nginx'],
  variable: 'UOS_TEST_NGINX',
  packages: ['nginx-light'],
};

/** Without one a screenshot of the console shows boxes. */
const CHINESE_FONT: Tool = {
  name: 'A Chinese font',
  places: ['/System/Library/Fonts/PingFang.ttc', '/usr/share/fonts/**/{wqy-*,NotoSansSC*,NotoSansCJK*}'],
  variable: 'UOS_TEST_FONT',
  packages: ['fonts-noto-cjk'],
};

const TMUX: Tool = {
  name: 'tmux',
  places: ['/opt/homebrew/bin/tmux', '/usr/bin/tmux'],
  variable: 'UOS_TEST_TMUX',
  packages: ['tmux'],
};

const ZSH: Tool = {
  name: 'zsh',
  places: ['/bin/zsh', '/opt/homebrew/bin/zsh', '/usr/bin/zsh'],
  variable: 'UOS_TEST_ZSH',
  packages: ['zsh'],
};

const FISH: Tool = {
  name: 'fish',
  places: ['/opt/homebrew/bin/fish', '/usr/bin/fish'],
  variable: 'UOS_TEST_FISH',
  packages: ['fish'],
};

/** The keyring of a Linux desktop, and what speaks to it. */
const KEYRING: Tool = {
  name: 'gnome-keyring',
  places: ['/usr/bin/gnome-keyring-daemon'],
  variable: 'UOS_TEST_KEYRING',
  packages: ['gnome-keyring', 'dbus'],
};

const SECRET_TOOL: Tool = {
  name: 'secret-tool',
  places: ['/usr/bin/secret-tool'],
  variable: 'UOS_TEST_SECRET_TOOL',
  packages: ['libsecret-tools'],
};

/** The wall around hosted servers, and the network that each of them gets of its own. */
const BUBBLEWRAP: Tool = {
  name: 'bubblewrap',
  places: ['/usr/bin/bwrap'],
  variable: 'UOS_TEST_BUBBLEWRAP',
  packages: ['bubblewrap'],
};

const PASTA: Tool = {
  name: 'pasta',
  places: ['/usr/bin/pasta'],
  variable: 'UOS_TEST_PASTA',
  packages: ['passt', 'iproute2'],
};

/** An engine of managed databases, with its own shell. */
const REDIS: Tool = {
  name: 'Redis',
  places: ['/opt/homebrew/bin/redis-server', '/usr/bin/redis-server'],
  variable: 'UOS_TEST_REDIS',
  packages: ['redis-server'],
};

/** Another one: its server, and the programs that write and read its dumps. */
const MARIADB: Tool = {
  name: 'MariaDB',
  places: ['/opt/homebrew/opt/mariadb/bin/mariadbd', '/usr/sbin/mariadbd'],
  variable: 'UOS_TEST_MARIADB',
  packages: ['mariadb-server-core', 'mariadb-client'],
};

/** Leads UDP to the ports that servers listen on. */
const NFT: Tool = {
  name: 'nftables',
  places: ['/usr/sbin/nft'],
  variable: 'UOS_TEST_NFT',
  packages: ['nftables'],
};

export const TOOLS: Tool[] = [
  CHROMIUM,
  CHINESE_FONT,
  POSTGRES,
  SLAPD,
  TMUX,
  NGINX,
  REDIS,
  MARIADB,
  ZSH,
  FISH,
  // why there alone: other systems have a keyring of their own, and no namespaces
  ...(process.platform === 'linux' ? [KEYRING, SECRET_TOOL, BUBBLEWRAP, PASTA, NFT] : []),
];

/** Path of the Chromium that browser tests start. Throws one line on how to get it. */
export function chromiumPath(): string {
  return locate(CHROMIUM);
}

/** Path of the `postgres` server program, `initdb` and `pg_ctl` beside it; or the URL in UOS_TEST_DATABASE_URL. */
export function postgresPath(): string {
  return locate(POSTGRES);
}

/** Path of OpenLDAP's server. Throws one line on how to get it. */
export function slapdPath(): string {
  return locate(SLAPD);
}

/** Path of the terminal multiplexer that drives a terminal session. Throws one line on how to get it. */
export function tmuxPath(): string {
  return locate(TMUX);
}

/** Path of a shell whose completion is tested in it. */
export function shellPath(name: 'zsh' | 'fish'): string {
  return locate(name === 'zsh' ? ZSH : FISH);
}

/** Path of the keyring's daemon. Throws one line on how to get it, or the tool that speaks to it. */
export function keyringPath(): string {
  locate(SECRET_TOOL);
  return locate(KEYRING);
}

/** Path of Redis' server. Throws one line on how to get it. */
export function redisPath(): string {
  return locate(REDIS);
}

/** Path of MariaDB's server. Throws one line on how to get it. */
export function mariadbPath(): string {
  return locate(MARIADB);
}

/** Path of the reverse proxy that the documented set-up is tested with. */
export function nginxPath(): string {
  return locate(NGINX);
}

/** Sees that servers can be walled off here. Throws one line on how to get what is missing. */
export function needWall(): void {
  locate(BUBBLEWRAP);
  locate(PASTA);
  locate(NFT);
}

/** Where `tool` is. Throws one line on how to get it. */
export function locate(tool: Tool): string {
  const found = find(tool);
  if (found === undefined) {
    throw new Error(adviceFor(tool));
  }
  return found;
}

function adviceFor({ name, packages, variable }: Tool): string {
  return `${name} is missing: run \`apt-get install ${packages.join(' ')}\` or set ${variable}.`;
}

function find({ places, variable }: Tool): string | undefined {
  return process.env[variable] ?? places.flatMap((place) => globSync(place).sort(byVersion)).at(-1);
}

function byVersion(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

/**
 * Installs the missing tools where that is possible without asking: Debian, as root.
 * Returns one line per tool that is missing afterwards; the tests that need it fail with the same line.
 */
export async function installTools(): Promise<string[]> {
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    const better = TOOLS.flatMap((tool) => (lacksBetter(tool) ? [tool.better?.package ?? ''] : []));
    if (better.length > 0) {
      await aptInstall(better, HASTE);
    }
    const missing = TOOLS.filter((tool) => find(tool) === undefined);
    if (missing.length > 0) {
      await aptInstall(missing.flatMap((tool) => tool.packages));
    }
  }
  return TOOLS.filter((tool) => find(tool) === undefined).map(adviceFor);
}

function lacksBetter({ better, variable }: Tool): boolean {
  return better !== undefined && process.env[variable] === undefined && !existsSync(better.place);
}

const APT_OPTIONS = ['-y', '-q', '-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=3'];
/** For what can be done without: nobody waits for a mirror that does not answer. */
const HASTE = [
  '-y',
  '-q',
  '-o',
  'DPkg::Lock::Timeout=60',
  '-o',
  'Acquire::Retries=0',
  '-o',
  'Acquire::http::Timeout=10',
];
const APT_ENVIRONMENT = { DEBIAN_FRONTEND: 'noninteractive', DEBCONF_NONINTERACTIVE_SEEN: 'true' };
/** Debian asks this program before a package starts its service: the tests start their own servers. */
const POLICY = '/usr/sbin/policy-rc.d';

async function aptInstall(packages: string[], aptOptions = APT_OPTIONS): Promise<void> {
  console.log(`installing ${packages.join(', ')} ...`);
  const keepPolicy = existsSync(POLICY);
  if (!keepPolicy) {
    writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  }
  try {
    const options = { env: APT_ENVIRONMENT };
    const update = await run('apt-get', ['update', ...aptOptions.slice(1)], options);
    const install = await run('apt-get', ['install', '--no-install-recommends', ...aptOptions, ...packages], options);
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(join(CACHE, 'apt.log'), `${update.output}\n${install.output}\n`);
    const seconds = Math.round((update.ms + install.ms) / 1000);
    console.log(install.ok ? `installed in ${seconds} s` : `apt-get failed after ${seconds} s, see .cache/apt.log`);
  } finally {
    if (!keepPolicy) {
      rmSync(POLICY, { force: true });
    }
  }
}
