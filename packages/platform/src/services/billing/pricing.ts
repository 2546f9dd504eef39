// What the meter's words cost: which metric of a service is which priced quantity, and how a month's days become a bill.
// Prices: contract rules, specification section 9.
import { type CostLine, costOf, databasePrices, type Price, prices } from '@uos/contract/rules';
import { fenOf, yuanOf } from '#core/money/fen';
import type { BillItem } from '#db/money-tables';

const allPrices = { ...prices, storage: databasePrices };

export type PricedService = keyof typeof allPrices;

/** Meter metric → key of its price, by service. What is metered and not here is free. */
export const METERED: Readonly<Record<PricedService, Readonly<Record<string, string>>>> = {
  'asset-streaming': { usage: 'usageBytes' },
  push: { connectedPlayerPeak: 'peakPlayers', messageTotal: 'messages' },
  hello: { rtcSeconds: 'rtcSeconds', recordingSeconds: 'recordingSeconds' },
  baking: { durationSum: 'nodeSeconds' },
  multiverse: { cpuUsageUnit: 'cpuCoreSeconds', networkTransmit: 'networkBytes' },
  usync: { connectedPlayerPeak: 'roomPlayers', networkTransmit: 'networkBytes' },
  func: {
    level100mSeconds: 'level100mSeconds',
    level333mSeconds: 'level333mSeconds',
    level500mSeconds: 'level500mSeconds',
    level1000mSeconds: 'level1000mSeconds',
    level2000mSeconds: 'level2000mSeconds',
    level4000mSeconds: 'level4000mSeconds',
    networkTransmit: 'networkBytes',
    realtimeNetworkTransmit: 'realtimeNetworkBytes',
  },
  'func-stateless': { outFlow: 'networkBytes', memDuration: 'memoryGigabyteSeconds', invocation: 'invocations' },
  save: { outFlow: 'networkBytes', totalSize: 'storedByteDays', uploads: 'uploads' },
  matchmaking: { ticketCount: 'tickets' },
  device: { durationSum: 'sessionSeconds' },
  'remote-config': { getSettingsCall: 'settingsCalls', overridesCall: 'overridesCalls' },
  passport: { dau: 'dau', sms: 'sms', realName: 'realName' },
  storage: Object.fromEntries(Object.keys(databasePrices).map((key) => [key, key])),
};

export function isPriced(service: string): service is PricedService {
  return Object.hasOwn(METERED, service);
}

/** One metric of one day. */
export interface DayUse {
  readonly day: string;
  readonly metric: string;
  readonly quantity: number;
}

export interface DayLine extends DayUse {
  readonly amountFen: number;
}

export interface PricedMonth {
  readonly amountFen: number;
  readonly items: readonly BillItem[];
  readonly lines: readonly DayLine[];
}

/**
 * The bill of one service of one app. Each metric is priced over the whole month, so that small days are not rounded
 * away; a day's line is what the day added to the month so far, and the lines sum up to the bill exactly.
 * `freeUnits` is in the priced unit, by price key.
 */
export function priceMonth(
  service: PricedService,
  uses: readonly DayUse[],
  freeUnits: Readonly<Record<string, number>> = {},
): PricedMonth {
  const items: BillItem[] = [];
  const lines: DayLine[] = [];
  for (const [metric, price] of Object.entries(METERED[service])) {
    const days = uses.filter((use) => use.metric === metric).sort((a, b) => (a.day < b.day ? -1 : 1));
    let quantity = 0;
    let amountFen = 0;
    for (const use of days) {
      quantity += use.quantity;
      const sofar = fenOf(lineOf(service, price, quantity, freeUnits)?.amountYuan ?? 0);
      lines.push({ ...use, amountFen: sofar - amountFen });
      amountFen = sofar;
    }
    const line = lineOf(service, price, quantity, freeUnits);
    if (line !== undefined) {
      items.push(itemOf(metric, line));
    }
  }
  return { amountFen: lines.reduce((total, line) => total + line.amountFen, 0), items, lines };
}

function lineOf(service: PricedService, price: string, quantity: number, free: Readonly<Record<string, number>>) {
  const all: Readonly<Record<string, Price>> = allPrices[service];
  return costOf(all, { [price]: quantity }, free).lines[0];
}

function itemOf(metric: string, line: CostLine): BillItem {
  return {
    Metric: metric,
    Usage: line.usage,
    Unit: line.unit.zh,
    FreeQuota: line.free,
    BilledUsage: line.billedUsage,
    UnitPrice: line.unitPrice,
    Amount: yuanOf(fenOf(line.amountYuan)),
  };
}
