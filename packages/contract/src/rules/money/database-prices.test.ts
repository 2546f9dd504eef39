import { describe, expect, it } from 'vitest';
import { databaseEngine, databaseEngines, databaseSizes, estimateDatabase } from './database-prices.ts';

describe('databaseSizes', () => {
  it('are those of the specification', () => {
    expect(
      databaseSizes.map(({ id, memoryMegabytes, yuanPerDay }) => `${id} ${memoryMegabytes}MB ${yuanPerDay}`),
    ).toEqual([
      ...[
        'mongo-2c4g 4096MB 14.6',
        'mongo-4c8g 8192MB 29.19',
        'mongo-6c16g 16384MB 58.38',
        'mongo-12c32g 32768MB 116.51',
      ],
      ...['mysql-1c1000m 1000MB 3.2', 'mysql-1c2000m 2000MB 6.39', 'mysql-2c4000m 4000MB 13.01'],
      ...['mysql-4c8000m 8000MB 25.77', 'mysql-8c16000m 16000MB 61.8'],
      ...['redis-1g 1024MB 2.52', 'redis-2g 2048MB 4.8', 'redis-4g 4096MB 9.59', 'redis-8g 8192MB 19.31'],
      ...['postgresql-1c2g 2048MB 6.45', 'postgresql-2c4g 4096MB 12.78'],
      ...['postgresql-4c8g 8192MB 25.55', 'postgresql-8c16g 16384MB 61.8'],
    ]);
  });
});

describe('databaseEngines', () => {
  it('have the ports, cores and storage prices of the specification', () => {
    const rows = Object.entries(databaseEngines).map(
      ([name, { defaultPort, imageCpuCores, storageYuanPerGigabyteDay }]) =>
        `${name} ${imageCpuCores} ${defaultPort} ${storageYuanPerGigabyteDay}`,
    );
    expect(rows).toEqual([
      'mongo 0.3 27017 0.067',
      'mysql 0.3 3306 0.035',
      'redis 0.1 6379 0',
      'postgresql 0.1 5432 0.023',
    ]);
  });
});

describe('databaseEngine', () => {
  it('reads every spelling in use', () => {
    expect(['Mongo', 'MySQL', 'Redis', 'PostgreSQL', 'postgres'].map(databaseEngine)).toEqual([
      ...['mongo', 'mysql', 'redis', 'postgresql', 'postgresql'],
    ]);
    expect(['', 'oracle', 'constructor'].map(databaseEngine)).toEqual([undefined, undefined, undefined]);
  });
});

describe('estimateDatabase', () => {
  it('adds storage to the instance, for every day', () => {
    expect(estimateDatabase({ sizeId: 'postgresql-2c4g', storageGigabytes: 50, days: 30 })?.totalYuan).toBe(417.9);
    expect(estimateDatabase({ sizeId: 'mysql-1c1000m' })?.totalYuan).toBe(3.9);
  });

  it('sells Redis without storage, and no size it does not know', () => {
    expect(estimateDatabase({ sizeId: 'redis-1g', storageGigabytes: 100 })?.totalYuan).toBe(2.52);
    expect(estimateDatabase({ sizeId: 'redis-3g' })).toBeUndefined();
  });
});
