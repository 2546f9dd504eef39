// The same questions put to other command lines, side by side in one run: --version and --help, as CPU time over bare
// node. They are installed for it, from npm without their scripts and from Debian; what cannot be had is said and left out.

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cpuInTurn, type Program } from './cpu.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, '.cache', 'bench-peers');
const UOS = join(ROOT, 'packages/cli/bin/uos.cjs');
const ENV = {
  HOME: join(FOLDER, 'home'),
  CI: '1',
  UOS_LANG: 'en',
  WRANGLER_SEND_METRICS: 'false',
  VERCEL_TELEMETRY_DISABLED: '1',
};

const DOWNLOAD: readonly [string, ...string[]] = ['apt-get', 'download'];
const UNPACK: readonly [string, ...string[]] = ['dpkg', '-x'];

mkdirSync(ENV.HOME, { recursive: true });
const peers: { readonly name: string; readonly command: readonly string[]; readonly leaf: readonly string[] }[] = [
  { name: 'uos', command: [process.execPath, UOS], leaf: ['cdn', 'bucket', 'create', '--help'] },
];
for (const [name, leaf] of [
  ['vercel', ['whoami', '--help']],
  ['wrangler', ['r2', 'object', 'put', '--help']],
] as const) {
  const bin = fromNpm(name);
  if (bin !== undefined) {
    peers.push({ name, command: [process.execPath, bin], leaf });
  }
}
const gh = fromDebian('gh');
if (gh !== undefined) {
  peers.push({ name: 'gh', command: [gh], leaf: ['repo', 'list', '--help'] });
}

const bare: Program = { name: 'node -e 0', command: [process.execPath, '-e', '0'], env: ENV };
const programs = peers.flatMap(({ name, command, leaf }): Program[] => [
  { name: `${name} --version`, command: [...command, '--version'], env: ENV },
  { name: `${name} --help`, command: [...command, '--help'], env: ENV },
  { name: `${name} ${leaf.join(' ')}`, command: [...command, ...leaf], env: ENV },
]);
const cpu = cpuInTurn([bare, ...programs], { rounds: 5, runsPerRound: 2 });
const bareMs = cpu.get(bare.name) ?? 0;
console.log(`${bare.name.padEnd(36)} ${bareMs.toFixed(1).padStart(7)} ms CPU`);
for (const { name } of programs) {
  const ms = cpu.get(name) ?? 0;
  console.log(`${name.padEnd(36)} ${ms.toFixed(1).padStart(7)} ms CPU  ${(ms / bareMs).toFixed(2)}x`);
}
const ours = ['--version', '--help'].map((question) => cpu.get(`uos ${question}`) ?? 0);
const theirs = peers
  .filter(({ name }) => name !== 'uos')
  .flatMap(({ name }) =>
    ['--version', '--help'].map((question) => ({ name, question, ms: cpu.get(`${name} ${question}`) ?? 0 })),
  );
const faster = theirs.filter(({ question, ms }) => ms < (ours[question === '--version' ? 0 : 1] ?? 0));
for (const { name, question } of faster) {
  console.log(`${name} ${question} was faster than uos ${question}`);
}
process.exitCode = faster.length === 0 ? 0 : 1;

/** The program of an npm package, installed into a folder of its own. */
function fromNpm(name: string): string | undefined {
  const folder = join(FOLDER, name);
  const manifest = join(folder, 'node_modules', name, 'package.json');
  if (!existsSync(manifest) && !install(folder, name)) {
    console.log(`${name} cannot be had from npm here`);
    return undefined;
  }
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: string | Record<string, string> };
  const script = typeof bin === 'string' ? bin : (bin[name] ?? Object.values(bin)[0] ?? '');
  return join(folder, 'node_modules', name, script);
}

/** Installs it; a version that a dependency pins and the registry lacks is taken as the newest. */
function install(folder: string, name: string): boolean {
  mkdirSync(folder, { recursive: true });
  const overrides: Record<string, string> = {};
  for (let attempt = 0; attempt < 3; attempt += 1) {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, overrides }));
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund'];
    const { status, stderr } = spawnSync('npm', ['install', ...flags, name], { cwd: folder, encoding: 'utf8' });
    const missing = /No matching version found for (\S+)@/.exec(stderr)?.[1];
    if (status === 0 || missing === undefined) {
      return status === 0;
    }
    overrides[missing] = 'latest';
  }
  return false;
}

/** The program of a Debian package, unpacked without installing it. */
function fromDebian(name: string): string | undefined {
  const folder = join(FOLDER, name);
  const program = join(folder, 'usr/bin', name);
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    try {
      run(folder, ...DOWNLOAD, name);
      run(folder, ...UNPACK, globSync('*.deb', { cwd: folder })[0] ?? '', '.');
    } catch {
      console.log(`${name} cannot be had from Debian here`);
      return undefined;
    }
  }
  return program;
}

function run(cwd: string, program: string, ...args: string[]): void {
  execFileSync(program, args, { cwd, stdio: 'ignore', timeout: 300_000 });
}
