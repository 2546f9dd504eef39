// What player accounts do as long as the process lives: it hears which tokens stopped, and writes who played today.
import type { Ports } from '#kernel/ports';
import type { Opened } from '#kernel/service';
import { daysOf } from './days/days.ts';
import { watchRevoked } from './tokens/standing.ts';

export function openPlayers(ports: Ports): Opened {
  const stopWatching = watchRevoked(ports);
  return {
    flush: () => daysOf(ports).flush(),
    async stop() {
      stopWatching();
      await daysOf(ports)
        .close()
        .catch((error: unknown) => ports.log.warn({ err: error }, 'who played last is not counted'));
    },
  };
}
