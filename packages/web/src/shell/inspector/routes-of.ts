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
  'remote-config': () => import('@uos/sdk/services/remote-config').then(({ remoteConfigTable }) => remoteConfigTable),
  safe: () => import('@uos/sdk/services/safe').then(({ safeTable }) => safeTable),
  save: () => import('@uos/sdk/services/save').then(({ saveTable }) => saveTable),
  'service-token': () => import('@uos/sdk/services/service-token').then(({ serviceTokenTable }) => serviceTokenTable),
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

/** What the wire table says of an operation. */
export async function rowOf(operation: string): Promise<Pick<CallFacts, 'route' | 'body' | 'accepts'>> {
  const [service = '', group = '', verb] = operation.split('.');
  const table = await tables[service]?.();
  const node = table?.tree[group];
  const found = verb === undefined ? node : (node as Readonly<Record<string, unknown>> | undefined)?.[verb];
  const { route, body, accepts = table?.accepts } = (found ?? {}) as Partial<Row>;
  return {
    ...(route === undefined ? {} : { route }),
    ...(body === undefined ? {} : { body }),
    ...(accepts === undefined ? {} : { accepts }),
  };
}
