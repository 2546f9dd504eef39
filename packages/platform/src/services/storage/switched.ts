// What becomes of databases where an app switches their service: off is off, and their data stay.
import type { OnSwitch } from '#kernel/service';
import { WORK } from './names.ts';
import { nodesOfApp } from './store/databases.ts';

export const tellNodes: OnSwitch = async (db, ports, { appId }) => {
  for (const node of await nodesOfApp(db, appId)) {
    await ports.fanOut.publish(db, WORK, node);
  }
};
