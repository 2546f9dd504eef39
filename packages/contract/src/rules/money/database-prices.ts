// Sizes and prices of the managed databases. Source: game-services 9; wire/data-and-tools.md 1.3.

import type { Text } from '../verdict.ts';
import { type Cost, type CostLine, type Price, roundToFen } from './price.ts';

export type DatabaseEngine = 'postgresql' | 'mysql' | 'mongo' | 'redis';

export interface DatabaseSize {
  /** `{engine}-{size}`, the instance type of the wire. */
  readonly id: string;
  readonly engine: DatabaseEngine;
  /** 0 where the specification names none. */
  readonly cpuCores: number;
  readonly memoryMegabytes: number;
  readonly yuanPerDay: number;
}

export interface DatabaseEngineInfo {
  readonly topology: Text;
  readonly defaultPort: number;
  /** Cores of the engine's own image. */
  readonly imageCpuCores: number;
  /** 0 where no storage is sold apart. */
  readonly storageYuanPerGigabyteDay: number;
}

/** Keyed by the engine's one name; `databaseEngine` reads the other spellings. */
export const databaseEngines: Readonly<Record<DatabaseEngine, DatabaseEngineInfo>> = {
  mongo: {
    topology: { zh: '副本集，一主两从', en: 'Replica set, 1 primary and 2 secondaries' },
    defaultPort: 27_017,
    imageCpuCores: 0.3,
    storageYuanPerGigabyteDay: 0.067,
  },
  mysql: {
    topology: { zh: '双节点', en: 'Dual node' },
    defaultPort: 3306,
    imageCpuCores: 0.3,
    storageYuanPerGigabyteDay: 0.035,
  },
  redis: {
    topology: { zh: '一主一从', en: '1 primary and 1 replica' },
    defaultPort: 6379,
    imageCpuCores: 0.1,
    storageYuanPerGigabyteDay: 0,
  },
  postgresql: {
    topology: { zh: '一主一从', en: '1 primary and 1 replica' },
    defaultPort: 5432,
    imageCpuCores: 0.1,
    storageYuanPerGigabyteDay: 0.023,
  },
};

// why 1024 for GB and not for MySQL: the specification gives MySQL alone in round MB
const sizes: Readonly<Record<DatabaseEngine, readonly (readonly [cores: number, megabytes: number, yuan: number])[]>> =
  {
    mongo: [
      [2, 4 * 1024, 14.6],
      [4, 8 * 1024, 29.19],
      [6, 16 * 1024, 58.38],
      [12, 32 * 1024, 116.51],
    ],
    mysql: [
      [1, 1000, 3.2],
      [1, 2000, 6.39],
      [2, 4000, 13.01],
      [4, 8000, 25.77],
      [8, 16_000, 61.8],
    ],
    redis: [
      [0, 1024, 2.52],
      [0, 2 * 1024, 4.8],
      [0, 4 * 1024, 9.59],
      [0, 8 * 1024, 19.31],
    ],
    postgresql: [
      [1, 2 * 1024, 6.45],
      [2, 4 * 1024, 12.78],
      [4, 8 * 1024, 25.55],
      [8, 16 * 1024, 61.8],
    ],
  };

/** Every size on offer, engine by engine, smallest first. The price is per day: assumed, the unit is not shown. */
export const databaseSizes: readonly DatabaseSize[] = (Object.keys(sizes) as DatabaseEngine[]).flatMap((engine) =>
  sizes[engine].map(([cpuCores, memoryMegabytes, yuanPerDay]) => {
    const memory = engine === 'mysql' ? `${memoryMegabytes}m` : `${memoryMegabytes / 1024}g`;
    const id = cpuCores === 0 ? `${engine}-${memory}` : `${engine}-${cpuCores}c${memory}`;
    return { id, engine, cpuCores, memoryMegabytes, yuanPerDay };
  }),
);

const SECONDS_A_DAY = 86_400;
const instanceDay: Text = { zh: '实例·天', en: 'instance a day' };
const gigabyteDay: Text = { zh: 'GB·天', en: 'GB a day' };

/**
 * Prices of what is metered of databases: the seconds that instances of a size ran, under `{size}Seconds`, and the
 * gigabyte seconds of an engine's disks, under `{engine}GigabyteSeconds`.
 */
export const databasePrices: Readonly<Record<string, Price>> = Object.fromEntries([
  ...databaseSizes.map(({ id, yuanPerDay }) => [`${id}Seconds`, perDay(yuanPerDay, instanceDay)] as const),
  ...Object.entries(databaseEngines)
    .filter(([, { storageYuanPerGigabyteDay }]) => storageYuanPerGigabyteDay > 0)
    .map(
      ([engine, { storageYuanPerGigabyteDay: yuan }]) =>
        [`${engine}GigabyteSeconds`, perDay(yuan, gigabyteDay)] as const,
    ),
]);

function perDay(yuan: number, unit: Text): Price {
  return { yuan, per: SECONDS_A_DAY, unit, unitFrom: 'assumed' };
}

/** Storage that may be ordered, in GB; Redis has none. */
export const databaseStorage = { min: 10, max: 1000, step: 10, default: 20 } as const;

/** One name for all spellings of an engine: `Mongo`, `MySQL`, `PostgreSQL` and `postgres` are read too. */
export function databaseEngine(word: string): DatabaseEngine | undefined {
  const lower = word.toLowerCase();
  const name = lower === 'postgres' ? 'postgresql' : lower;
  return Object.hasOwn(databaseEngines, name) ? (name as DatabaseEngine) : undefined;
}

/** What one size costs with its storage over some days; `undefined` for an unknown size. */
export function estimateDatabase(input: {
  sizeId: string;
  storageGigabytes?: number;
  days?: number;
  instances?: number;
}): Cost | undefined {
  const size = databaseSizes.find(({ id }) => id === input.sizeId);
  if (size === undefined) {
    return undefined;
  }
  const instanceDays = (input.instances ?? 1) * (input.days ?? 1);
  const storagePrice = databaseEngines[size.engine].storageYuanPerGigabyteDay;
  const storage = storagePrice === 0 ? 0 : (input.storageGigabytes ?? databaseStorage.default);
  const lines = [
    line('instanceDays', instanceDays, instanceDay, size.yuanPerDay),
    line('storageGigabyteDays', storage * instanceDays, gigabyteDay, storagePrice),
  ].filter(({ usage }) => usage > 0);
  return { lines, totalYuan: roundToFen(lines.reduce((sum, { amountYuan }) => sum + amountYuan, 0)) };
}

function line(key: string, usage: number, unit: Text, unitPrice: number): CostLine {
  return { key, usage, free: 0, billedUsage: usage, unit, unitPrice, amountYuan: roundToFen(usage * unitPrice) };
}
