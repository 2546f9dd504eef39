// Switching the services of an app on and off. Source: wire/cdn-and-platform.md 2.3.2, 2.4.

import type { app } from '@uos/contract';
import type { labels } from '@uos/contract/labels';
import { canOpenMatchmaking, type ServiceName, serviceConflict } from '@uos/contract/rules';
import { type AppView, appReply, requireApp } from '#core/apps/apps';
import type { Call, Handlers } from '#kernel/call/call';
import { styles } from '#kernel/call/errors';
import { initialProperties, mintsServiceId, type Properties, providerOf, readProperties } from './rules.ts';
import { setService } from './store.ts';

export const services: Handlers<typeof app>['services'] = {
  async set(call) {
    const { appId, ServiceName, Status, Properties = {} } = call.input;
    const found = await requireApp(call, appId, { write: true, lock: true });
    call.note({ before: appReply(call, found), target: ServiceName });
    await switchService(call, found, { name: ServiceName, status: Status, properties: Properties });
    return appReply(call, await requireApp(call, appId));
  },
};

export interface Switch {
  readonly name: ServiceName;
  readonly status: keyof typeof labels.service.storedStatus;
  readonly properties: Properties;
}

/** Applies one switch to an app whose row is locked, so that of two exclusive services only one gets on. */
export async function switchService(
  call: Call,
  target: Omit<AppView, 'role'>,
  { name, status, properties }: Switch,
): Promise<void> {
  const read = readProperties(name, properties, call.credentials.operator !== undefined);
  if (read.fault !== undefined) {
    throw read.fault.reason === 'operators-only'
      ? call.refuse('denied', 'permission denied', { details: [`${read.fault.name} is set by operators`] })
      : call.refuse('invalid', 'invalid parameters', {
          details: [`Properties.${read.fault.name}: ${read.fault.reason}`],
        });
  }
  const current = target.services[name];
  if (status === 'Enabled' && current?.status !== 'Enabled') {
    refuseConflict(target, name);
  }
  const first = status === 'Enabled' && current?.status === undefined;
  const mint =
    status === 'Enabled' &&
    mintsServiceId(
      { supportMultiServices: target.support_multi_services, appId: target.id },
      name,
      current === undefined ? undefined : { serviceId: current.service_id },
    );
  const serviceId = mint ? call.ports.ids.uuid() : (current?.service_id ?? target.id);
  const all = { ...(first ? initialProperties(name) : {}), ...read.properties };
  await setService(call.db, {
    app_id: target.id,
    name,
    provider: providerOf(name),
    status,
    service_id: serviceId,
    properties: all,
  });
  if (current?.status !== status) {
    const app = { appId: target.id, serviceId, properties: { ...current?.properties, ...all }, now: call.now };
    await call.ports.services.switched(name, SWITCHED[status], call.db, call.ports, app);
  }
}

const SWITCHED = { Enabled: 'enabled', Suspended: 'suspended', Disabled: 'disabled' } as const;

function refuseConflict(target: Omit<AppView, 'role'>, name: ServiceName): void {
  const stored = {
    AppId: target.id,
    SupportMultiServices: target.support_multi_services,
    Services: Object.fromEntries(
      Object.entries(target.services).map(([key, service]) => [key, { Status: service.status }]),
    ),
  };
  const conflict = serviceConflict(stored, name);
  if (conflict !== undefined) {
    throw styles.platform.refuse('exists', `service conflicts with ${conflict}`);
  }
  if (name === 'matchmaking' && !canOpenMatchmaking(stored)) {
    throw styles.platform.refuse('precondition', 'precondition failed', {
      details: ['matchmaking needs sync or hosting first'],
    });
  }
}
