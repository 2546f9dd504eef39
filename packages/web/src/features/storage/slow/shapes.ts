// Slow statements by their shape: those that differ in their values alone are one, and the slowest comes first.
import { type DatabaseEngine, statementShape } from '@uos/contract/rules';
import type { SlowQuery } from '@uos/sdk/services/storage';

export interface SlowShape {
  readonly shape: string;
  readonly count: number;
  readonly worstMs: number;
  readonly averageMs: number;
  readonly totalMs: number;
  /** In milliseconds, as times of this console. */
  readonly lastAt: number;
  readonly users: readonly string[];
  /** The slowest of them, as it ran. */
  readonly worst: SlowQuery;
}

export function shapesOf(statements: readonly SlowQuery[], engine: DatabaseEngine): readonly SlowShape[] {
  const groups = Map.groupBy(statements, ({ statement }) => plain(statementShape(statement, engine)));
  return [...groups]
    .map(([shape, own]) => shapeOf(shape, own))
    .sort((a, b) => b.worstMs - a.worstMs || b.totalMs - a.totalMs);
}

function shapeOf(shape: string, own: readonly SlowQuery[]): SlowShape {
  const [first] = own;
  const worst = own.reduce((slowest, one) => (one.durationMs > slowest.durationMs ? one : slowest), first as SlowQuery);
  const totalMs = own.reduce((sum, { durationMs }) => sum + durationMs, 0);
  return {
    shape,
    worst,
    totalMs,
    count: own.length,
    worstMs: worst.durationMs,
    averageMs: Math.round(totalMs / own.length),
    lastAt: Math.max(...own.map(({ timestamp }) => timestamp)) * 1000,
    users: [...new Set(own.map(({ user }) => user))],
  };
}

/** Lines and indents of a statement are no part of what it does; neither is how many values stand in a list. */
function plain(shape: string): string {
  return shape
    .replace(/\s+/g, ' ')
    .replace(/\(\?(?:, ?\?)+\)/g, '(?)')
    .trim();
}
