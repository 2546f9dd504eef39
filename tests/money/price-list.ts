// The specification's prices, written down a second time and priced in whole numbers: what bills are held against.
// Source: game-services.md 9, passport.md 9; what one unit is, and what is free: contract rules.

export interface Listed {
  /** Yuan of one unit, as text, so that no digit is lost. */
  readonly yuan: string;
  /** How much of the metered quantity a unit is. */
  readonly per: number;
  /** A day counts the sum of its hours, or the highest. */
  readonly day: 'sum' | 'peak';
  /** Metered quantity times this is billed, in tenths. */
  readonly tenths?: number;
  /** Units a month that cost nothing. */
  readonly free?: number;
}

const sum = (yuan: string, per: number): Listed => ({ yuan, per, day: 'sum' });
const peak = (yuan: string, per: number): Listed => ({ yuan, per, day: 'peak' });
const DAY = 86_400;

/** Service → meter metric → price. */
export const priceList: Readonly<Record<string, Readonly<Record<string, Listed>>>> = {
  'asset-streaming': { usage: { yuan: '0.15', per: 1e9, day: 'sum', tenths: 12, free: 100 } },
  push: { connectedPlayerPeak: peak('0.05', 1), messageTotal: sum('5', 1e6) },
  hello: { rtcSeconds: sum('7', 60_000), recordingSeconds: sum('9', 60_000) },
  baking: { durationSum: sum('8.8', 3600) },
  multiverse: { cpuUsageUnit: sum('0.28', 3600), networkTransmit: sum('1.2', 1e9) },
  usync: { connectedPlayerPeak: peak('0.05', 1), networkTransmit: sum('1.2', 1e9) },
  func: {
    level100mSeconds: sum('0.05', 3600),
    level333mSeconds: sum('0.1', 3600),
    level500mSeconds: sum('0.2', 3600),
    level1000mSeconds: sum('0.28', 3600),
    level2000mSeconds: sum('0.5', 3600),
    level4000mSeconds: sum('0.8', 3600),
    networkTransmit: sum('1.2', 1e9),
    realtimeNetworkTransmit: sum('1.8', 1e9),
  },
  'func-stateless': { outFlow: sum('1.2', 1e9), memDuration: sum('0.0001', 1), invocation: sum('0.12', 1e4) },
  save: { outFlow: sum('1.2', 1e9), totalSize: peak('0.004', 1e9), uploads: sum('0.8', 1e4) },
  matchmaking: { ticketCount: sum('2', 1e4) },
  device: { durationSum: sum('0.1', 60) },
  'remote-config': { getSettingsCall: sum('1', 1e6), overridesCall: sum('2', 1e6) },
  passport: { dau: sum('0.06', 1), sms: sum('0.042', 1), realName: sum('0.08', 1) },
  storage: {
    'mongo-2c4gSeconds': sum('14.6', DAY),
    'mongo-4c8gSeconds': sum('29.19', DAY),
    'mongo-6c16gSeconds': sum('58.38', DAY),
    'mongo-12c32gSeconds': sum('116.51', DAY),
    mongoGigabyteSeconds: sum('0.067', DAY),
    'mysql-1c1000mSeconds': sum('3.20', DAY),
    'mysql-1c2000mSeconds': sum('6.39', DAY),
    'mysql-2c4000mSeconds': sum('13.01', DAY),
    'mysql-4c8000mSeconds': sum('25.77', DAY),
    'mysql-8c16000mSeconds': sum('61.80', DAY),
    mysqlGigabyteSeconds: sum('0.035', DAY),
    'redis-1gSeconds': sum('2.52', DAY),
    'redis-2gSeconds': sum('4.80', DAY),
    'redis-4gSeconds': sum('9.59', DAY),
    'redis-8gSeconds': sum('19.31', DAY),
    'postgresql-1c2gSeconds': sum('6.45', DAY),
    'postgresql-2c4gSeconds': sum('12.78', DAY),
    'postgresql-4c8gSeconds': sum('25.55', DAY),
    'postgresql-8c16gSeconds': sum('61.80', DAY),
    postgresqlGigabyteSeconds: sum('0.023', DAY),
  },
};

/** One raw record of the meter. */
export interface Metered {
  readonly appId: string;
  readonly service: string;
  readonly metric: string;
  readonly at: Date;
  readonly amount: number;
}

/** Fen by `{month} {app} {service}`, worked out from the raw records alone. */
export function expectedBills(records: readonly Metered[]): Map<string, number> {
  const months = new Map<string, Map<string, Map<string, number>>>();
  for (const { appId, service, metric, at, amount } of records) {
    const listed = priceList[service]?.[metric];
    if (listed !== undefined) {
      const day = new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
      const metrics = entry(months, `${day.slice(0, 7)} ${appId} ${service}`, () => new Map());
      const days = entry(metrics, metric, () => new Map<string, number>());
      const before = days.get(day) ?? 0;
      days.set(day, listed.day === 'peak' ? Math.max(before, amount) : before + amount);
    }
  }
  return new Map(
    [...months].map(([key, metrics]) => {
      const service = key.split(' ')[2] ?? '';
      const fen = [...metrics].map(([metric, days]) => fenOf(priceList[service]?.[metric], [...days.values()]));
      return [key, fen.reduce((total, one) => total + one, 0)];
    }),
  );
}

function entry<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

const MICRO = 1_000_000n;

/** Rounded half up to whole fen, once a month. */
function fenOf(listed: Listed | undefined, days: readonly number[]): number {
  if (listed === undefined) {
    return 0;
  }
  const { yuan, per, tenths = 10, free = 0 } = listed;
  const quantity = days.reduce((total, one) => total + BigInt(one), 0n);
  const [whole = '0', part = ''] = yuan.split('.');
  const microYuan = BigInt(whole) * MICRO + BigInt(part.padEnd(6, '0'));
  const left = quantity * BigInt(tenths) - BigInt(free) * BigInt(per) * 10n;
  const billed = left > 0n ? left : 0n;
  const divisor = BigInt(per) * 10n * (MICRO / 100n);
  return Number((billed * microYuan * 2n + divisor) / (divisor * 2n));
}
