// The autoscaler: looks at a function every 15 seconds, and at once where a server of it has ended.
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';
import { overWith } from '../quota.ts';
import {
  type AutoscalerRow,
  findAutoscaler,
  insertScaling,
  noteFault,
  updateAutoscaler,
} from '../store/autoscalers.ts';
import { type FunctionRow, lockFunction, serviceOfApp } from '../store/functions.ts';
import { forgetSamples, type Load, loadOf } from '../store/samples.ts';
import { liveServers, lockServers, type ServerView, staleFailures } from '../store/servers.ts';
import { beginServer } from './begin.ts';
import { endServer } from './end.ts';
import { firstToGo, percent, type ScalingStep, SHORTEST_WINDOW, stepOf } from './scale-rules.ts';
import { dropTurns, SCALE, scaleAt } from './turns.ts';

export const LOOK_MS = 15_000;
const FAILURES_KEPT = 3;
const LONGEST_WINDOW_MS = 3_600_000;

/** Sees to it that the number of servers is looked at, where something decides it. */
export async function scaleSoon(db: Db, functionId: string, now: string): Promise<void> {
  const scaler = await findAutoscaler(db, functionId);
  if (scaler?.enabled === true) {
    await scaleAt(db, functionId, new Date(now));
  }
}

/** One look; the caller's transaction makes it whole. */
export async function settleScale(db: Db, ports: Ports, functionId: string): Promise<void> {
  const now = ports.clock.now().toISOString();
  const of = await lockFunction(db, functionId);
  const scaler = await findAutoscaler(db, functionId);
  if (of === undefined || of.status !== 'enabled' || scaler?.enabled !== true) {
    await dropTurns(db, functionId, SCALE);
    return;
  }
  if ((await serviceOfApp(db, of.app_id))?.isOn !== true) {
    return;
  }
  const servers = (await liveServers(db, functionId)).filter(({ status }) => status !== 'unhealthy');
  const seconds = Math.max(scaler.window_seconds, SHORTEST_WINDOW);
  const load = await loadOf(db, { functionId, resource: scaler.resource, now, seconds });
  const last = scaler.last_operation_at;
  const step = stepOf(scaler, {
    ...{ servers: servers.length, running: servers.filter(({ status }) => status === 'running').length, load },
    sinceSeconds: last === null ? undefined : (Date.parse(now) - Date.parse(last)) / 1000,
  });
  // why before: whatever ends on a machine asks for its room last, which a server that begins has in hand from then on
  for (const id of await staleFailures(db, functionId, FAILURES_KEPT)) {
    await endServer({ db, ports }, id, { at: now, reason: 'deleted', msg: '' });
  }
  if (step !== undefined) {
    await takeStep({ db, ports, now }, { of, scaler, servers, load }, step);
  }
  await forgetSamples(db, { before: new Date(Date.parse(now) - LONGEST_WINDOW_MS).toISOString(), functionId });
}

interface Scene {
  readonly of: FunctionRow;
  readonly scaler: AutoscalerRow;
  readonly servers: readonly ServerView[];
  readonly load: Load | undefined;
}

type Context = { readonly db: Db; readonly ports: Ports; readonly now: string };

async function takeStep(context: Context, scene: Scene, step: ScalingStep): Promise<void> {
  const { db, ports, now } = context;
  const { of, scaler, servers, load } = scene;
  const ids = step.operation === 'extend' ? await extend(context, scene, step) : await shrink(context, scene, step);
  if (ids.length === 0) {
    return;
  }
  const change = step.operation === 'extend' ? ids.length : -ids.length;
  await insertScaling(db, {
    ...{ id: ports.ids.uuid(), function_id: of.function_id, app_id: of.app_id, operation: step.operation },
    ...{ resource: scaler.resource, value: percent(load?.mean ?? 0), reason: step.reason, created_at: now },
    ...{ cause: step.cause, threshold: step.threshold },
    ...{ from_servers: servers.length, to_servers: servers.length + change, server_ids: json<readonly string[]>(ids) },
  });
  await updateAutoscaler(db, of.function_id, { last_operation_at: now });
}

async function extend({ db, ports, now }: Context, { of, scaler }: Scene, step: ScalingStep): Promise<string[]> {
  const { paused_until: until } = scaler;
  const ids: string[] = [];
  for (let count = 0; count < step.count && (until === null || until <= now); count += 1) {
    const over = await overWith({ db, ports }, of.app_id, { level: of.level });
    const begun =
      over === undefined
        ? await beginServer({ db, ports, now, by: '' }, of, {
            ...{ name: `auto-${ports.ids.hex(3)}`, profileId: of.default_profile_id, level: of.level },
            ...{ tags: {}, envs: {}, maxPlayers: 0, isScaled: true },
          })
        : { begun: false as const, why: 'quota exceeded' as const, message: `quota exceeded: ${over}`, detail: over };
    if (!begun.begun) {
      const { why, message, detail } = begun;
      await noteFault(db, of.function_id, { reason: why, detail, msg: message, now });
      break;
    }
    ids.push(begun.id);
  }
  return ids;
}

async function shrink({ db, ports, now }: Context, { of, servers }: Scene, step: ScalingStep): Promise<string[]> {
  const ids: string[] = [];
  await lockServers(db, of.function_id);
  for (const { id } of firstToGo(servers).slice(0, step.count)) {
    if (await endServer({ db, ports }, id, { at: now, reason: 'deleted', msg: '' })) {
      ids.push(id);
    }
  }
  return ids;
}
