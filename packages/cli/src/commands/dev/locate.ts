// Finds a platform to start: the one UOS_PLATFORM names, that of this workspace, or of the project.
// The CLI does not depend on the platform: it is spawned, never imported.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError, EXIT } from '../../errors/cli-error.ts';
import { upwards } from '../../profile/where/upwards.ts';

export interface PlatformProgram {
  readonly from: 'workspace' | 'project' | 'environment';
  readonly command: string;
  readonly args: readonly string[];
}

interface Outside {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
}

const WORKSPACE_BIN = 'packages/platform/bin/uos-platform.mjs';
const WORKSPACE_BUILD = 'packages/platform/dist/program/serve.js';
const PROJECT_BIN = join('node_modules', '.bin', 'uos-platform');
const PLATFORM_NODE = 24;

/** Throws CliError `no-platform` with the line that installs one. */
export function locatePlatform(outside: Outside): PlatformProgram {
  const found = fromEnvironment(outside) ?? fromWorkspace(outside) ?? fromProject(outside);
  if (found === undefined) {
    throw new CliError('no-platform', {
      exit: EXIT.failed,
      what: (t) => t.errors.noPlatform,
      why: (t) => t.errors.noPlatformWhy,
      next: 'npm install --save-dev @uos/platform',
    });
  }
  return found;
}

function fromWorkspace({ cwd }: Outside): PlatformProgram | undefined {
  const own = typeof __dirname === 'string' ? __dirname : import.meta.dirname;
  for (const folder of [...upwards(cwd), ...upwards(own)]) {
    const bin = join(folder, WORKSPACE_BIN);
    if (!existsSync(bin)) {
      continue;
    }
    if (!existsSync(join(folder, WORKSPACE_BUILD))) {
      throw new CliError('platform-not-built', {
        exit: EXIT.failed,
        what: (t) => t.errors.platformNotBuilt(folder),
        next: `npm --prefix ${folder} run build`,
      });
    }
    return { from: 'workspace', command: nodeFor(folder), args: [bin] };
  }
  return undefined;
}

function fromProject({ cwd }: Outside): PlatformProgram | undefined {
  const folder = upwards(cwd).find((candidate) => existsSync(join(candidate, PROJECT_BIN)));
  if (folder === undefined) {
    return undefined;
  }
  const bin = join(folder, 'node_modules', '@uos', 'platform', 'bin', 'uos-platform.mjs');
  return existsSync(bin)
    ? { from: 'project', command: nodeFor(folder), args: [bin] }
    : { from: 'project', command: join(folder, PROJECT_BIN), args: [] };
}

function fromEnvironment({ env }: Outside): PlatformProgram | undefined {
  const path = env.UOS_PLATFORM;
  if (!path) {
    return undefined;
  }
  return /\.[cm]?[jt]s$/.test(path)
    ? { from: 'environment', command: process.execPath, args: [path] }
    : { from: 'environment', command: path, args: [] };
}

/** The platform needs a newer Node than the CLI; an installation may have brought one along. */
function nodeFor(folder: string): string {
  const bundled = join(folder, 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return Number(process.versions.node.split('.')[0]) < PLATFORM_NODE && existsSync(bundled)
    ? bundled
    : process.execPath;
}

/** Does a folder hold what the platform keeps? Asked before anything is deleted. */
export function looksLikeData(folder: string): boolean {
  return ['platform.json', 'platform.lock', 'platform.log', 'database/PG_VERSION'].some((name) =>
    existsSync(join(folder, name)),
  );
}

/** The last lines that a platform wrote before it gave up. */
export function tailOf(file: string, lines: number): string {
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n') : '';
}
