// What the `dev` commands share: where the data is.
import { resolve } from 'node:path';
import {
  DATA_FOLDER,
  isAlive,
  type RunningPlatform,
  readLocator,
  runningPlatform,
} from '../../profile/where/running-platform.ts';
import type { Column, FlagSpecs } from '../../program/command.ts';

export const DATA_FLAG = {
  data: {
    type: 'string',
    value: 'folder',
    text: { zh: `数据目录，默认 ${DATA_FOLDER}`, en: `Data folder, ${DATA_FOLDER} unless given` },
  },
} as const satisfies FlagSpecs;

export const PLATFORM_COLUMNS: readonly Column[] = [
  { field: 'origin', title: { zh: '控制台与接口', en: 'Console and API' } },
  { field: 'contentOrigin', title: { zh: '内容地址', en: 'Content' } },
  { field: 'pid', title: { zh: '进程', en: 'Process' } },
  { field: 'folder', title: { zh: '数据目录', en: 'Data folder' } },
  { field: 'startedAt', title: { zh: '启动时间', en: 'Started' }, format: 'time' },
];

/** The named data folder, else the one of the nearest running platform, else the one here. */
export function dataFolder(cwd: string, flag: string | undefined): string {
  return flag === undefined ? (runningPlatform(cwd)?.folder ?? resolve(cwd, DATA_FOLDER)) : resolve(cwd, flag);
}

/** The platform of a data folder, if its process lives. */
export function runningIn(folder: string): RunningPlatform | undefined {
  const found = readLocator(folder);
  return found !== undefined && isAlive(found.pid) ? found : undefined;
}

export function described({ origin, contentOrigin, pid, folder, startedAt }: RunningPlatform) {
  return { running: true, origin, contentOrigin: contentOrigin ?? '', pid, folder, startedAt: startedAt ?? '' };
}
