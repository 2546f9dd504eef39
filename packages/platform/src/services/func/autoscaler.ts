// What decides how many servers a function has. Source: wire/realtime-and-compute.md 5, 9.7.
import type { func } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { offsetLimitPage } from '#kernel/call/paging';
import { autoscalerReply, scalingReply } from './replies.ts';
import { invalid, requireFunction } from './require.ts';
import { scaleSoon } from './servers/scale.ts';
import { dropTurns, SCALE } from './servers/turns.ts';
import {
  type AutoscalerRow,
  deleteAutoscaler,
  findAutoscaler,
  insertAutoscaler,
  listScalings,
  NO_FAULT,
  updateAutoscaler,
} from './store/autoscalers.ts';
import { lockFunction } from './store/functions.ts';

const DEFAULTS = { step: 1, cooldown_seconds: 60, window_seconds: 60, enabled: true } as const;

export const autoscaler: Handlers<typeof func>['autoscaler'] = {
  async get(call) {
    const { function_id } = await requireFunction(call, call.input.id);
    const found = await findAutoscaler(call.db, function_id);
    return { autoscaler: found === undefined ? null : autoscalerReply(found) };
  },
  async create(call) {
    const { function_id, name } = await requireFunction(call, call.input.id);
    const { resource, minServers, maxServers, extendThreshold, shrinkThreshold } = call.input;
    const fields = {
      ...{ resource, min_servers: minServers, max_servers: maxServers },
      ...{ extend_threshold: extendThreshold, shrink_threshold: shrinkThreshold },
      ...DEFAULTS,
      ...paceOf(call.input),
    };
    refuseBounds(call, fields);
    const isNew = await insertAutoscaler(call.db, {
      ...{ id: call.ports.ids.uuid(), function_id, app_id: call.appId, ...fields },
      ...{ fault_exit_code: null, paused_until: null, last_operation_at: null, created_at: call.now },
    });
    if (!isNew) {
      throw call.refuse('exists', 'the function has an autoscaler');
    }
    await scaleSoon(call.db, function_id, call.now);
    const made = autoscalerReply(await requireAutoscaler(call, function_id));
    call.note({ target: name, after: { autoscaler: made } });
    return { autoscaler: made };
  },
  async update(call) {
    const { function_id, name } = await requireFunction(call, call.input.id);
    const { resource, minServers, maxServers, extendThreshold, shrinkThreshold } = call.input;
    // why held: of two that change it at once each checks what the other has left
    await lockFunction(call.db, function_id);
    const found = await requireAutoscaler(call, function_id);
    const fields = {
      ...{ resource: resource ?? found.resource, enabled: found.enabled },
      ...{ min_servers: minServers ?? found.min_servers, max_servers: maxServers ?? found.max_servers },
      extend_threshold: extendThreshold ?? found.extend_threshold,
      shrink_threshold: shrinkThreshold ?? found.shrink_threshold,
      ...paceOf(call.input),
    };
    refuseBounds(call, fields);
    await updateAutoscaler(call.db, function_id, { ...fields, ...NO_FAULT });
    await (fields.enabled ? scaleSoon(call.db, function_id, call.now) : dropTurns(call.db, function_id, SCALE));
    const changed = autoscalerReply(await requireAutoscaler(call, function_id));
    call.note({ target: name, before: { autoscaler: autoscalerReply(found) }, after: { autoscaler: changed } });
    return { autoscaler: changed };
  },
  async remove(call) {
    const { function_id, name } = await requireFunction(call, call.input.id);
    const found = await requireAutoscaler(call, function_id);
    if (!(await deleteAutoscaler(call.db, function_id))) {
      throw noAutoscaler(call);
    }
    await dropTurns(call.db, function_id, SCALE);
    call.note({ target: name, before: { autoscaler: autoscalerReply(found) }, after: undefined });
    return {};
  },
  async history(call) {
    const { startTime: from, endTime: to } = call.input;
    const { function_id: functionId } = await requireFunction(call, call.input.id);
    if (from !== undefined && to !== undefined && Date.parse(from) > Date.parse(to)) {
      throw invalid(call, 'startTime: comes after endTime');
    }
    const { rows, total } = await listScalings(call.db, { functionId, from, to }, offsetLimitPage(call.input));
    return { history: rows.map(scalingReply), totalCount: total };
  },
};

async function requireAutoscaler(call: Pick<Call, 'db' | 'refuse'>, functionId: string): Promise<AutoscalerRow> {
  const found = await findAutoscaler(call.db, functionId);
  if (found === undefined) {
    throw noAutoscaler(call);
  }
  return found;
}

function noAutoscaler(call: Pick<Call, 'refuse'>) {
  return call.refuse('not-found', 'the function has no autoscaler');
}

interface Pace {
  readonly step?: number | undefined;
  readonly cooldownSeconds?: number | undefined;
  readonly windowSeconds?: number | undefined;
  readonly enabled?: boolean | undefined;
}

function paceOf({ step, cooldownSeconds, windowSeconds, enabled }: Pace) {
  return {
    ...(step !== undefined && { step }),
    ...(cooldownSeconds !== undefined && { cooldown_seconds: cooldownSeconds }),
    ...(windowSeconds !== undefined && { window_seconds: windowSeconds }),
    ...(enabled !== undefined && { enabled }),
  };
}

type Bounds = Pick<AutoscalerRow, 'min_servers' | 'max_servers' | 'extend_threshold' | 'shrink_threshold'>;

function refuseBounds(call: Pick<Call, 'refuse'>, bounds: Bounds): void {
  if (bounds.min_servers > bounds.max_servers) {
    throw invalid(call, 'minServers: at most maxServers');
  }
  if (bounds.shrink_threshold >= bounds.extend_threshold) {
    throw invalid(call, 'shrinkThreshold: below extendThreshold');
  }
}
