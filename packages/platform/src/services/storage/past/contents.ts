// The databases of the demo studio, with what is in them: little enough to be made at once, and real, so that whoever asks
// them something is answered.
import type { DatabaseSample, EngineName } from '#engines/databases/port';

export interface DemoDatabase {
  readonly name: string;
  readonly engine: EngineName;
  readonly instanceTypeId: string;
  readonly storage?: number;
  readonly username: string;
  /** Run one after the other, as of a moment; once more they change nothing. */
  readonly statements: (now: string) => readonly string[];
  /** How it is loaded by so many players at once. */
  readonly load: (players: number) => DatabaseSample;
  readonly slow: readonly string[];
}

const PLAYERS: DemoDatabase = {
  ...{ name: 'town-players', engine: 'postgresql', instanceTypeId: 'postgresql-1c2g', storage: 10, username: 'town' },
  statements: (now) => [
    `CREATE TABLE IF NOT EXISTS players (id bigint PRIMARY KEY, name text NOT NULL, level integer NOT NULL,
      coins bigint NOT NULL, town text NOT NULL, last_seen_at timestamptz NOT NULL)`,
    `INSERT INTO players SELECT n, '居民' || n, 1 + n * 7 % 60, n * 7919 % 100000,
      (ARRAY['灯塔湾', '枫林镇', '风车坡', '旧码头'])[1 + n % 4], timestamptz '${now}' - n * interval '13 minutes'
      FROM generate_series(1, 2000) AS n ON CONFLICT DO NOTHING`,
    `CREATE TABLE IF NOT EXISTS orders (id bigint PRIMARY KEY, player_id bigint NOT NULL REFERENCES players,
      item text NOT NULL, coins integer NOT NULL, created_at timestamptz NOT NULL)`,
    `INSERT INTO orders SELECT n, 1 + n * 31 % 2000, (ARRAY['木椅', '风铃', '花圃', '壁炉', '小船'])[1 + n % 5],
      50 + n * 17 % 900, timestamptz '${now}' - n * interval '5 minutes' FROM generate_series(1, 6000) AS n ON CONFLICT DO NOTHING`,
    'CREATE INDEX IF NOT EXISTS orders_of_player ON orders (player_id, created_at DESC)',
  ],
  load: (players) => ({
    ...{ cpuPercent: 2 + players / 35, memoryMiB: 96 + players / 9, diskMiB: 46 },
    ...{ connections: 6 + Math.round(players / 60), queriesPerSecond: 1 + players * 0.14 },
  }),
  slow: [
    'SELECT town, count(*), sum(coins) FROM players WHERE level > 30 GROUP BY town',
    'SELECT p.name, sum(o.coins) FROM orders o JOIN players p ON p.id = o.player_id GROUP BY p.name ORDER BY 2 DESC LIMIT 100',
    `UPDATE players SET coins = coins + 20 WHERE town = '灯塔湾'`,
    `DELETE FROM orders WHERE created_at < '2026-01-01'`,
  ],
};

const ONLINE: DemoDatabase = {
  ...{ name: 'town-online', engine: 'redis', instanceTypeId: 'redis-1g', username: 'town' },
  statements: () => [
    ...['居民1', '居民2', '居民3'].map((name, at) => `HSET player:${at + 1} name ${name} town 灯塔湾 level ${12 + at}`),
    'ZADD rank:popularity 9210 player:1 8744 player:2 8102 player:3 7733 player:17 6950 player:42',
    'SADD town:灯塔湾 player:1 player:2 player:3',
    'SET notice:today 今晚八点放河灯',
    'LTRIM chat:灯塔湾 1 0',
    'RPUSH chat:灯塔湾 有人钓到金鱼了 在旧码头 我这就来',
  ],
  load: (players) => ({
    ...{ cpuPercent: 1 + players / 160, memoryMiB: 9 + players / 70, diskMiB: 1.4 + players / 900 },
    ...{ connections: 4 + Math.round(players / 90), queriesPerSecond: 2 + players * 0.9 },
  }),
  slow: ['KEYS player:*', 'ZRANGE rank:popularity 0 -1 WITHSCORES', 'SMEMBERS town:灯塔湾'],
};

export const DEMO_DATABASES: readonly DemoDatabase[] = [PLAYERS, ONLINE];
