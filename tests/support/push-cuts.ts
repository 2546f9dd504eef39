// How long after a right was taken away on one process its connections on another one are cut: the player is sent away,
// the secret that asked for its token is turned, the service is switched off.
import { secretContext } from '../../packages/platform/src/kernel/who/credentials.ts';
import { connected, pushApp } from '../../packages/platform/src/services/push/testing.ts';
import { type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import type { Fleet } from './fleet.ts';

type Taking = (here: TestPlatform, app: TestApp) => Promise<unknown>;

const TAKINGS: Readonly<Record<string, Taking>> = {
  'a player sent away': ({ ports }, { id }) =>
    ports.db
      .transaction()
      .execute((db) => ports.services.ask('playerSockets').end(db, ports, { appId: id, playerIds: ['ana'] })),
  'a secret turned': ({ ports }, { id }) => {
    const sealed = ports.seal.seal('another', secretContext(id, 'AppServiceSecret'));
    return ports.db.updateTable('apps').set({ service_secret: sealed }).where('id', '=', id).execute();
  },
  'a service switched off': ({ ports }, { id }) =>
    ports.db.updateTable('app_services').set({ status: 'Suspended' }).where('app_id', '=', id).execute(),
};

/** Milliseconds from the moment in which it was asked for, by what was taken away; the longest of so many times. */
export async function pushCuts(fleet: Fleet, times: number): Promise<ReadonlyMap<string, number>> {
  // why an hour: what is looked at now and then is not what cuts
  const options = { ...fleet.options, config: { socketRecheckMs: 3_600_000 } };
  const [here, there] = await Promise.all([testPlatform(options), testPlatform(options)]);
  const longest = new Map<string, number>();
  try {
    fleet.balancer.use([here.port]);
    await fleet.balancer.ready();
    for (let time = 0; time < times; time += 1) {
      for (const [what, take] of Object.entries(TAKINGS)) {
        const app = await pushApp(here);
        const ana = await connected(app, 'ana', { port: there.port, origin: fleet.balancer.origin });
        const begun = performance.now();
        await take(here, app);
        const code = await ana.closed;
        if (code !== 1008) {
          throw new Error(`${what}: closed with ${code}`);
        }
        longest.set(what, Math.max(longest.get(what) ?? 0, performance.now() - begun));
      }
    }
  } finally {
    await Promise.all([here.stop(), there.stop()]);
  }
  return longest;
}
