// The platform that `uos dev start` or `npm start` left running in this folder or above: <data>/platform.json.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonFile } from './json-file.ts';
import { upwards } from './upwards.ts';

export interface RunningPlatform {
  readonly file: string;
  readonly folder: string;
  readonly pid: number;
  readonly origin: string;
  readonly contentOrigin: string | undefined;
  readonly startedAt: string | undefined;
  /** Opens its controls; undefined where it was not started for development. */
  readonly devToken: string | undefined;
}

/** Name of the data folder that `uos dev` makes. */
export const DATA_FOLDER = '.uos';
/** The one that `npm start` of this repository makes is found too. */
const FOLDERS = [DATA_FOLDER, '.data'];
const LOCATOR = 'platform.json';

/** The nearest platform whose process is alive. */
export function runningPlatform(cwd: string): RunningPlatform | undefined {
  for (const folder of upwards(cwd)) {
    const found = FOLDERS.map((name) => readLocator(join(folder, name))).find(
      (platform) => platform !== undefined && isAlive(platform.pid),
    );
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

/** What the locator file of a data folder says, alive or not. */
export function readLocator(folder: string): RunningPlatform | undefined {
  const file = join(folder, LOCATOR);
  if (!existsSync(file)) {
    return undefined;
  }
  const { pid, origin, contentOrigin, startedAt, devToken } = readJsonFile(file) ?? {};
  if (typeof pid !== 'number' || typeof origin !== 'string') {
    return undefined;
  }
  return {
    file,
    folder,
    pid,
    origin,
    contentOrigin: typeof contentOrigin === 'string' ? contentOrigin : undefined,
    startedAt: typeof startedAt === 'string' ? startedAt : undefined,
    devToken: typeof devToken === 'string' ? devToken : undefined,
  };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // why: a process of another user exists too, it may just not be signalled.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
