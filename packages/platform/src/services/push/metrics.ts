// The curves of an app, from points of a minute.
import type { push } from '@uos/contract';
import type { Handlers } from '#kernel/call/call';
import { requireApp } from './require-app.ts';
import { pointsOf } from './use/points.ts';

const WEEK_MS = 7 * 24 * 3_600_000;
/** A curve of more points cannot be drawn, and is not read. */
const MOST_POINTS = 11_000;
const STEP_SECONDS = 60;

export const metrics: Handlers<typeof push>['apps']['metrics'] = async (call) => {
  const { id, startTime, endTime, step = STEP_SECONDS } = call.input;
  const app = await requireApp(call, id);
  const untilMs = Date.parse(endTime ?? call.now);
  const fromMs = startTime === undefined ? untilMs - WEEK_MS : Date.parse(startTime);
  const stepMs = Math.max(1, Math.ceil(step / STEP_SECONDS)) * STEP_SECONDS * 1000;
  if (fromMs > untilMs) {
    throw call.refuse('invalid', 'startTime comes after endTime');
  }
  const firstMs = Math.floor(fromMs / stepMs) * stepMs;
  const count = Math.floor((untilMs - firstMs) / stepMs) + 1;
  if (count > MOST_POINTS) {
    throw call.refuse('invalid', `step: at most ${MOST_POINTS} points`);
  }
  const points = await pointsOf(call.db, app.app_id, { firstMs, stepMs, untilMs });
  return {
    points: Array.from({ length: count }, (_, index) => {
      const at = firstMs + index * stepMs;
      const point = points.get(at);
      return {
        time: new Date(at).toISOString(),
        onlinePlayerCount: point?.players ?? 0,
        channelCount: point?.channels ?? 0,
        messageCount: point?.messages ?? 0,
        cpuUsage: (point?.cpu_share ?? 0) / 100,
        memoryUsage: (point?.memory_share ?? 0) / 100,
      };
    }),
  };
};
