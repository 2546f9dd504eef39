// What a database says of itself: curves, and statements that took long.
import type { InputOf, storage } from '@uos/contract';
import { statementShape } from '@uos/contract/rules';
import type { Call } from '#kernel/call/call';
import { startCountPage } from '#kernel/call/paging';
import { mayWrite } from '#kernel/who/principal';
import { requireDatabase } from './require.ts';
import type { DatabaseRow } from './store/databases.ts';
import { listSlow, readSamples } from './store/watch.ts';

const METRICS = [
  { name: 'cpu', displayName: 'CPU 使用率', unit: '%' },
  { name: 'memory', displayName: '内存', unit: 'MB' },
  { name: 'disk', displayName: '磁盘', unit: 'MB' },
  { name: 'connections', displayName: '连接数', unit: '个' },
  { name: 'qps', displayName: '每秒请求数', unit: '次/秒' },
] as const;

const ENGINES = ['postgresql', 'mysql', 'mongo', 'redis'] as const;
const DEFAULT_STEP = 60;
const MOST_POINTS = 2000;
const WEEK_MS = 7 * 24 * 3_600_000;
const SLOW_MS = 100;

type Tree = typeof storage.tree.databases;

export async function metrics(call: Call<InputOf<Tree['metrics']>>) {
  const { id, metrics: asked, period = DEFAULT_STEP } = call.input;
  const found = await requireDatabase(call, id);
  const { from, to } = spanOf(call);
  const seconds = (Date.parse(to) - Date.parse(from)) / 1000;
  // why coarser: no curve is drawn of more points
  const stepSeconds = Math.max(period, Math.ceil(seconds / MOST_POINTS / DEFAULT_STEP) * DEFAULT_STEP);
  const points = await readSamples(call.db, found.id, { from, to, stepSeconds });
  return {
    metrics: metricsOf(found)
      .filter(({ name }) => asked === undefined || asked.includes(name))
      .map(({ name, unit }) => ({
        ...{ name, unit },
        points: points.map((point) => ({ timestamp: point.timestamp, value: Math.round(point[name] * 100) / 100 })),
      })),
  };
}

/** why the disk alone: everything else is the server's, which has other databases too */
const metricsOf = ({ provider }: DatabaseRow) =>
  provider === 'external' ? METRICS.filter(({ name }) => name === 'disk') : METRICS;

export async function supportedMetrics(call: Call<InputOf<Tree['supportedMetrics']>>) {
  const { engine } = call.input;
  return {
    metrics: ENGINES.filter((name) => engine === undefined || engine === name).flatMap((name) =>
      METRICS.map((metric) => ({ engine: name, ...metric })),
    ),
  };
}

export async function slowQueries(call: Call<InputOf<Tree['slowQueries']>>) {
  const { id, threshold = SLOW_MS } = call.input;
  const found = await requireDatabase(call, id);
  const { rows, total } = await listSlow(
    call.db,
    { databaseId: found.id, ...spanOf(call), thresholdMs: threshold },
    startCountPage(call.input),
  );
  // why: values in statements are contents, and who only looks does not see contents
  const isRaw = call.role !== undefined && mayWrite(call.role);
  return {
    slowQueries: rows.map((row) => ({
      timestamp: Math.floor(Date.parse(row.at) / 1000),
      durationMs: row.duration_ms,
      statement: isRaw ? row.statement : statementShape(row.statement, found.engine),
      database: row.database_name,
      user: row.user_name,
      ...(row.rows_examined !== null && { rowsExamined: row.rows_examined }),
    })),
    totalCount: total,
  };
}

type Span = { readonly startTime?: string | undefined; readonly endTime?: string | undefined };

/** @throws invalid where the end comes first */
function spanOf(call: Pick<Call<Span>, 'input' | 'now' | 'refuse'>): { readonly from: string; readonly to: string } {
  const { startTime, endTime } = call.input;
  const toMs = Date.parse(endTime ?? call.now);
  const fromMs = startTime === undefined ? toMs - WEEK_MS : Date.parse(startTime);
  if (fromMs > toMs) {
    throw call.refuse('invalid', 'invalid parameters', { details: ['startTime: comes after endTime'] });
  }
  return { from: new Date(fromMs).toISOString(), to: new Date(toMs).toISOString() };
}
