// How many play: a curve that looks like a game's. More in the evening and at the weekend, a jump with each season, and
// some unrest of its own for each hour.

export interface Game {
  readonly name: string;
  /** In megabytes: what a new player downloads. */
  readonly downloadMb: number;
  /** Names in `App.Services`. */
  readonly services: readonly string[];
  /** Players at once at the best hour of the first day. */
  readonly players: number;
  /** How many times as many at the end of 60 days. */
  readonly growth: number;
}

export const GAMES: readonly Game[] = [
  {
    ...{ name: '星穹跑酷（演示）', downloadMb: 38, players: 1450, growth: 1.9 },
    services: ['asset-streaming', 'push', 'remote-config', 'save', 'stacktrace'],
  },
  {
    ...{ name: '云端小镇（演示）', downloadMb: 120, players: 620, growth: 1.25 },
    services: ['asset-streaming', 'push', 'storage'],
  },
  {
    ...{ name: '口袋战棋（演示）', downloadMb: 64, players: 240, growth: 0.8 },
    services: ['asset-streaming', 'passport', 'multiverse'],
  },
  {
    ...{ name: '雾港派对（演示）', downloadMb: 52, players: 180, growth: 1.4 },
    services: ['func'],
  },
];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SHANGHAI_MS = 8 * HOUR_MS;
const SPAN_DAYS = 60;
const SEASON_DAYS = 21;

/** Share of the best hour, by hour in Asia/Shanghai. */
const OF_DAY = [
  ...[0.42, 0.27, 0.17, 0.12, 0.1, 0.11, 0.16, 0.24],
  ...[0.31, 0.36, 0.4, 0.47, 0.62, 0.58, 0.49, 0.5],
  ...[0.54, 0.62, 0.72, 0.84, 0.95, 1, 0.88, 0.64],
];
/** From Sunday on. */
const OF_WEEK = [1.22, 0.93, 0.9, 0.92, 0.96, 1.08, 1.27];

/** Players at once, `since` being the first day of the game. */
export function playersAt({ players, growth, name }: Game, since: Date, moment: Date): number {
  const local = new Date(moment.getTime() + SHANGHAI_MS);
  const days = Math.max(0, (moment.getTime() - since.getTime()) / DAY_MS);
  const hour = local.getUTCHours();
  const along = local.getUTCMinutes() / 60;
  const [from, to] = [OF_DAY[hour] ?? 0, OF_DAY[(hour + 1) % OF_DAY.length] ?? 0];
  const trend = 1 + (growth - 1) * Math.min(1.5, days / SPAN_DAYS);
  const season = 1 + 0.35 * Math.exp(-(days % SEASON_DAYS) / 3);
  const unrest = 0.95 + 0.1 * chanceOf(`${name} ${Math.floor(moment.getTime() / HOUR_MS)}`);
  const share = from + (to - from) * along;
  return Math.round(players * share * (OF_WEEK[local.getUTCDay()] ?? 1) * trend * season * unrest);
}

/** From 0 up to 1, the same for the same words. */
export function chanceOf(words: string): number {
  let hash = 0x811c9dc5;
  for (const char of words) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  // why once more: words that differ at their end alone come out beside each other
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return ((hash ^ (hash >>> 12)) >>> 0) / 2 ** 32;
}
