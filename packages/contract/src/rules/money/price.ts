// What one priced unit is, and what a quantity of it costs.

import type { Text } from '../verdict.ts';

export interface Price {
  readonly yuan: number;
  /** How much of the metered quantity one price buys: 1e9 bytes, 3600 core seconds, 1 message. */
  readonly per: number;
  readonly unit: Text;
  /** Where the unit comes from: the specification gives most prices without one. */
  readonly unitFrom: 'spec' | 'seen' | 'assumed';
  /** Metered quantity times this is what is billed. */
  readonly coefficient?: number;
}

/** One line of a bill or an estimate. Quantities are in the priced unit. */
export interface CostLine {
  readonly key: string;
  readonly usage: number;
  readonly free: number;
  readonly billedUsage: number;
  readonly unit: Text;
  readonly unitPrice: number;
  readonly amountYuan: number;
}

export interface Cost {
  readonly lines: readonly CostLine[];
  readonly totalYuan: number;
}

/** Metered quantities by price key, in the metered unit: bytes, seconds, messages. */
export type Quantities = Readonly<Record<string, number | undefined>>;

/** What the quantities cost; a key without a price costs nothing. `free` is in the priced unit, per price key. */
export function costOf(prices: Readonly<Record<string, Price>>, quantities: Quantities, free: Quantities = {}): Cost {
  const lines = Object.entries(prices).flatMap(([key, price]) => {
    const quantity = quantities[key] ?? 0;
    return quantity > 0 ? [costLine(key, price, quantity, free[key] ?? 0)] : [];
  });
  // why through fen: adding yuan as floating point drifts
  return { lines, totalYuan: lines.reduce((fen, { amountYuan }) => fen + toFen(amountYuan), 0) / 100 };
}

function costLine(key: string, price: Price, quantity: number, freeUnits: number): CostLine {
  const usage = decimal(quantity / price.per);
  const adjusted = decimal((quantity * (price.coefficient ?? 1)) / price.per);
  const free = Math.min(Math.max(freeUnits, 0), adjusted);
  const billedUsage = decimal(adjusted - free);
  const amountYuan = roundToFen(billedUsage * price.yuan);
  return { key, usage, free, billedUsage, unit: price.unit, unitPrice: price.yuan, amountYuan };
}

/** why ten places: a byte is nine of a gigabyte, a coefficient has one; what is behind them is binary dust */
function decimal(value: number): number {
  return Number(value.toFixed(10));
}

/** Yuan rounded half up to whole fen. */
export function roundToFen(yuan: number): number {
  return toFen(yuan) / 100;
}

function toFen(yuan: number): number {
  // why: 0.285 * 100 is 28.499999999999996, which is no reason to lose half a fen; larger amounts fall shorter
  return Math.round(yuan * 100 * (1 + 4 * Number.EPSILON) + 1e-9);
}
