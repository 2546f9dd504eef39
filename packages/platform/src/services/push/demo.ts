// What the demo studio has of push: it is set up, with channels to listen to. Its server begins with the first player, so
// that a platform nobody plays on has no process for it.
import type { Demo } from '#kernel/service';
import { STANDARD } from './rules.ts';
import { insertApp, insertChannel, nameOfApp } from './store.ts';
import { firstVersion } from './versions.ts';

const CHANNELS = [
  { name: 'world', description: '世界频道' },
  { name: 'plaza', description: '广场' },
] as const;

export const pushDemo: Demo = async (db, ports, { appId, now }) => {
  await insertApp(db, {
    app_id: appId,
    name: await nameOfApp(db, appId),
    level_id: STANDARD.id,
    version_id: await firstVersion({ db, ports, now }),
    cpu_millis: STANDARD.cpuQuota * 1000,
    min_servers: 1,
    max_servers: STANDARD.maxServers,
    created_at: now,
  });
  for (const channel of CHANNELS) {
    const row = { id: ports.ids.uuid(), app_id: appId, ...channel, is_public: true, created_at: now };
    await insertChannel(db, row);
  }
};
