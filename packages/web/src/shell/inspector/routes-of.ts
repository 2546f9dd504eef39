// The wire tables of all services, each loaded when a call of that service is looked at.
import type { Row, ServiceTable } from '@uos/sdk/browser';
import type { CallFacts } from './snippets.ts';

const tables: Readonly<Record<string, () => Promise<ServiceTable>>> = {
  alert: () => import('@uos/sdk/services/alert').then(({ alertTable }) => alertTable),
  app: () => import('@uos/sdk/services/app').then(({ appTable }) => appTable),
  baking: () => import('@uos/sdk/services/baking').then(({ bakingTable }) => bakingTable),
  billing: () => import('@uos/sdk/services/billing').then(({ billingTable }) => billingTable),
  cdn: () => import('@uos/sdk/services/cdn').then(({ cdnTable }) => cdnTable),
  certification: () => import('@uos/sdk/services/certification').then(({ certificationTable }) => certificationTable),
  device: () => import('@uos/sdk/services/device').then(({ deviceTable }) => deviceTable),
  func: () => import('@uos/sdk/services/func').then(({ funcTable }) => funcTable),
  hello: () => import('@uos/sdk/services/hello').then(({ helloTable }) => helloTable),
  knowledge: () => import('@uos/sdk/services/knowledge').then(({ knowledgeTable }) => knowledgeTable),
  match: () => import('@uos/sdk/services/match').then(({ matchTable }) => matchTable),
  metrics: () => import('@uos/sdk/services/metrics').then(({ metricsTable }) => metricsTable),
  multiverse: () => import('@uos/sdk/services/multiverse').then(({ multiverseTable }) => multiverseTable),
  org: () => import('@uos/sdk/services/org').then(({ orgTable }) => orgTable),
  passport: () => import('@uos/sdk/services/passport').then(({ passportTable }) => passportTable),
  payment: () => import('@uos/sdk/services/payment').then(({ paymentTable }) => paymentTable),
  push: () => import('@uos/sdk/services/push').then(({ pushTable }) => pushTable),
  remoteConfig: () => import('@uos/sdk/services/remote-config').then(({ remoteConfigTable }) => remoteConfigTable),
  safe: () => import('@uos/sdk/services/safe').then(({ safeTable }) => safeTable),
  save: () => import('@uos/sdk/services/save').then(({ saveTable }) => saveTable),
  serviceToken: () => import('@uos/sdk/services/service-token').then(({ serviceTokenTable }) => serviceTokenTable),
  session: () => import('@uos/sdk/services/session').then(({ sessionTable }) => sessionTable),
  stacktrace: () => import('@uos/sdk/services/stacktrace').then(({ stacktraceTable }) => stacktraceTable),
  stateless: () => import('@uos/sdk/services/stateless').then(({ statelessTable }) => statelessTable),
  storage: () => import('@uos/sdk/services/storage').then(({ storageTable }) => storageTable),
  sync: () => import('@uos/sdk/services/sync').then(({ syncTable }) => syncTable),
  ticket: () => import('@uos/sdk/services/ticket').then(({ ticketTable }) => ticketTable),
  upr: () => import('@uos/sdk/services/upr').then(({ uprTable }) => uprTable),
  usage: () => import('@uos/sdk/services/usage').then(({ usageTable }) => usageTable),
  user: () => import('@uos/sdk/services/user').then(({ userTable }) => userTable),
  wind: () => import('@uos/sdk/services/wind').then(({ windTable }) => windTable),
};

interface Found {
  readonly table: ServiceTable | undefined;
  readonly row: Partial<Row>;
}

async function find(operation: string): Promise<Found> {
  const [service = '', group = '', verb] = operation.split('.');
  const table = await tables[service]?.();
  const node = table?.tree[group];
  const found = verb === undefined ? node : (node as Readonly<Record<string, unknown>> | undefined)?.[verb];
  return { table, row: (found ?? {}) as Partial<Row> };
}

/** What the wire table says of an operation. */
export async function rowOf(operation: string): Promise<Pick<CallFacts, 'route' | 'body' | 'accepts'>> {
  const { table, row } = await find(operation);
  const { route, body, accepts = table?.accepts } = row;
  return {
    ...(route === undefined ? {} : { route }),
    ...(body === undefined ? {} : { body }),
    ...(accepts === undefined ? {} : { accepts }),
  };
}

/** Method and whole path of an operation: `GET /upass/v1/realms/{id}`. */
export async function addressOf(operation: string): Promise<string> {
  const { table, row } = await find(operation);
  const [method = '', path = ''] = row.route?.split(' ') ?? [];
  const base = row.base ?? table?.base;
  return `${method} ${base === undefined ? '' : (table?.prefixes[base] ?? '')}${path}`;
}
