// What becomes of servers where an app switches hosting off: none waits any more, and off is off for all of them.
import type { OnSwitch } from '#kernel/service';
import { endAllocation } from './servers/end.ts';
import { refillPools } from './servers/pool-turns.ts';
import { endTests } from './servers/test-servers.ts';
import { liveServers } from './store/allocations.ts';
import { gamesOfApp, takeOverGame } from './store/games.ts';
import { liveTests } from './store/test-servers.ts';

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
  await endTests({ db, ports }, await liveTests(db, { appId: app.appId }), { msg: end.msg, now: app.now });
};

/** A game that another service has left is hosting's again. */
export const takeBack: OnSwitch = async (db, ports, app) => {
  await takeOverGame(db, { gameId: app.appId, source: 'multiverse' });
  await settleSwitched(db, ports, app);
};
