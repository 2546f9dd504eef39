// The curves of a server, from points of a minute.
import type { multiverse } from '@uos/contract';
import type { Handlers } from '#kernel/call/call';
import { invalid, requireAllocation, requireGame } from '../require.ts';
import { type PointRow, pointsOf } from '../store/samples.ts';

const WEEK_MS = 7 * 24 * 3_600_000;
const STEP_SECONDS = 60;
/** A curve of more points cannot be drawn, and is not read. */
const MOST_POINTS = 11_000;

const CURVES = [
  { name: 'cpu', unit: 'm', value: ({ cpu }: PointRow) => Math.round(cpu * 10) / 10 },
  { name: 'memory', unit: 'MiB', value: ({ memory }: PointRow) => Math.round((memory / 1_048_576) * 10) / 10 },
  { name: 'networkTransmit', unit: 'B', value: ({ sent }: PointRow) => sent },
  { name: 'networkReceive', unit: 'B', value: ({ received }: PointRow) => received },
] as const;

export const metrics: Handlers<typeof multiverse>['allocations']['metrics'] = async (call) => {
  const { startTime, endTime, step = STEP_SECONDS } = call.input;
  const { game_id } = await requireGame(call, call.input.gameId);
  const row = await requireAllocation(call, game_id, call.input.id);
  const untilMs = Date.parse(endTime ?? call.now);
  const fromMs = startTime === undefined ? untilMs - WEEK_MS : Date.parse(startTime);
  const stepSeconds = Math.max(1, Math.ceil(step / STEP_SECONDS)) * STEP_SECONDS;
  if (fromMs > untilMs) {
    throw invalid(call, 'startTime: comes after endTime');
  }
  if ((untilMs - fromMs) / (stepSeconds * 1000) > MOST_POINTS) {
    throw invalid(call, `step: at most ${MOST_POINTS} points`);
  }
  const points = await pointsOf(call.db, row.server_id, {
    ...{ from: new Date(fromMs).toISOString(), to: new Date(untilMs).toISOString(), stepSeconds },
  });
  return {
    metrics: CURVES.map(({ name, unit, value }) => ({
      ...{ name, unit },
      points: points.map((point) => ({ time: point.at, value: value(point) })),
    })),
  };
};
