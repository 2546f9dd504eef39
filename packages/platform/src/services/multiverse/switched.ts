// What becomes of servers where an app switches hosting off: none waits any more, and off is off for all of them.
import type { OnSwitch } from '#kernel/service';
import { endAllocation } from './servers/end.ts';
import { refillPools } from './servers/pool-turns.ts';
import { endTests } from './servers/test-servers.ts';
import { lockServers } from './store/allocations.ts';
import { gamesOfApp, lockGame, takeOverGame } from './store/games.ts';
import { liveTests } from './store/test-servers.ts';

export const settleSwitched: OnSwitch = async (db, _ports, { appId, now }) => {
  for (const gameId of await gamesOfApp(db, appId)) {
    await refillPools(db, gameId, now);
  }
};

export const endSwitchedOff: OnSwitch = async (db, ports, app) => {
  // why held: who asks for a server meanwhile has it before, or finds hosting off
  for (const gameId of (await gamesOfApp(db, app.appId)).toSorted()) {
    await lockGame(db, gameId);
  }
  await settleSwitched(db, ports, app);
  const msg = 'hosting was switched off';
  const end = { at: app.now, by: '', reason: 'deleted', msg, detail: msg } as const;
  // why all held first: once the first is on the meter, whoever meters another one waits for this
  for (const id of await lockServers(db, app.appId)) {
    (await endAllocation({ db, ports }, id, 'canceled', end)) ||
      (await endAllocation({ db, ports }, id, 'deallocated', end));
  }
  await endTests({ db, ports }, await liveTests(db, { appId: app.appId }), { msg, now: app.now });
};

/** A game that another service has left is hosting's again. */
export const takeBack: OnSwitch = async (db, ports, app) => {
  await takeOverGame(db, { gameId: app.appId, source: 'multiverse' });
  await settleSwitched(db, ports, app);
};
