// What becomes of logic servers where an app switches their service: off is off for all of them.
import type { OnSwitch } from '#kernel/service';
import { endServers } from './servers/end.ts';
import { scaleSoon } from './servers/scale.ts';
import { functionOfApp, lockFunction } from './store/functions.ts';

const msg = 'stateful functions were switched off';

/** The game that another service has taken over meanwhile is its own again. */
export const switchedOn: OnSwitch = async (db, ports, { appId, now }) => {
  const found = await functionOfApp(db, appId);
  if (found !== undefined) {
    const game = { gameId: found.function_id, appId, name: found.name, source: 'func', by: '', now } as const;
    await ports.services.ask('hosting').open({ db, ports }, game);
    await scaleSoon(db, found.function_id, now);
  }
};

export const switchedOff: OnSwitch = async (db, ports, { appId, now }) => {
  const found = await functionOfApp(db, appId);
  if (found === undefined) {
    return;
  }
  await lockFunction(db, found.function_id);
  await endServers({ db, ports }, found.function_id, { at: now, reason: 'deleted', word: 'service off', msg });
  await ports.services.ask('hosting').endTests({ db, ports }, { gameId: found.function_id, now, msg });
};
