// What becomes of servers where an app switches hosting off: none waits any more, and off is off for all of them.
import type { OnSwitch } from '#kernel/service';
import { endAllocation } from './servers/end.ts';
import { refillPools } from './servers/pool-turns.ts';
import { liveServers } from './store/allocations.ts';
import { gamesOfApp } from './store/games.ts';
import { liveTests, moveTestServer } from './store/test-servers.ts';

const PART = 500;

export const settleSwitched: OnSwitch = async (db, _ports, { appId, now }) => {
  for (const gameId of await gamesOfApp(db, appId)) {
    await refillPools(db, gameId, now);
  }
};

export const endSwitchedOff: OnSwitch = async (db, ports, app) => {
  await settleSwitched(db, ports, app);
  const end = { at: app.now, by: '', reason: 'deleted', msg: 'hosting was switched off' } as const;
  for (;;) {
    const ids = await liveServers(db, app.appId, PART);
    for (const id of ids) {
      (await endAllocation({ db, ports }, id, 'canceled', end)) ||
        (await endAllocation({ db, ports }, id, 'deallocated', end));
    }
    if (ids.length < PART) {
      break;
    }
  }
  for (const id of await liveTests(db, app.appId)) {
    if (await moveTestServer(db, id, 'stopped', { msg: end.msg, ended_at: app.now })) {
      await ports.servers.stop(db, id, 'deleted');
    }
  }
};
