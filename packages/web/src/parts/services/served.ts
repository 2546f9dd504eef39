// Which services somebody may switch on here: the platform serves calls of them, and this console has a screen for them.
import { useQuery } from '@tanstack/react-query';
import { serviceLabels } from '@uos/contract/labels';
import { type ServiceName, serviceNames } from '@uos/contract/rules';
import { useMemo } from 'react';
import { queryOf } from '../../kit/call/query.ts';
import type { Route } from '../../routes.ts';
import { useRoutes } from '../../shell/current.ts';
import { platform } from '../../shell/uos.ts';

/** Nothing while it is not known. */
export function useServed(): ReadonlySet<ServiceName> | undefined {
  const routes = useRoutes();
  const { data } = useQuery({ ...queryOf(platform.session.served), staleTime: Number.POSITIVE_INFINITY });
  return useMemo(() => (data === undefined ? undefined : servedServices(data.Operations, routes)), [data, routes]);
}

/** why a screen too: whoever switches a service on goes there next, and nothing is offered that only answers a ping */
export function servedServices(
  operations: readonly string[],
  routes: readonly Pick<Route, 'path' | 'service' | 'built'>[],
): ReadonlySet<ServiceName> {
  const rooms = new Set(operations.map((id) => id.slice(0, id.indexOf('.'))));
  const shown = new Set(
    routes.filter(({ path, built }) => built && path.startsWith('/services/')).map(({ service }) => service),
  );
  return new Set(serviceNames.filter((name) => rooms.has(roomOf(name)) && shown.has(name)));
}

/** `remoteConfig` of `remote-config`: the first word of the ids of its calls. */
function roomOf(name: ServiceName): string {
  return serviceLabels[name].noun.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
