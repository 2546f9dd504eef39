// What push does as long as the process lives.
import type { Ports } from '#kernel/ports';
import type { Opened } from '#kernel/service';
import { openLive } from './live/live.ts';
import { serverLife } from './servers/life.ts';
import { countersOf } from './use/count.ts';

export function openPush(ports: Ports): Opened {
  const servers = serverLife(ports);
  const counters = countersOf(ports);
  const live = openLive(ports);
  return {
    flush: counters.flush,
    async stop() {
      await live.stop();
      await servers.stop();
      await counters
        .stop()
        .catch((error: unknown) => ports.log.warn({ err: error }, 'the last use of push is not counted'));
    },
  };
}
