// Which services this platform offers: it tells the calls that it serves, and a service is there when it has one of them.
import { queryOptions } from '@tanstack/react-query';
import { serviceLabels } from '@uos/contract/labels';
import { type ServiceName, serviceNames } from '@uos/contract/rules';
import { queryOf } from '../../kit/call/query.ts';
import { platform } from '../../shell/uos.ts';

export const servedQuery = queryOptions({
  ...queryOf(platform.session.served),
  select: ({ Operations }) => servedServices(Operations),
  staleTime: Number.POSITIVE_INFINITY,
});

export function servedServices(operations: readonly string[]): ReadonlySet<ServiceName> {
  const rooms = new Set(operations.map((id) => id.slice(0, id.indexOf('.'))));
  return new Set(serviceNames.filter((name) => rooms.has(roomOf(name))));
}

/** `remoteConfig` of `remote-config`: the first word of the ids of its calls. */
function roomOf(name: ServiceName): string {
  return serviceLabels[name].noun.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
