// What player accounts do as long as the process lives: it hears which tokens stopped, and writes who played today.
import type { Ports } from '#kernel/ports';
import type { Opened } from '#kernel/service';
import { watchLimits } from '../limits/memory.ts';
import { daysOf } from './days/days.ts';
import { watchRevoked } from './tokens/standing.ts';

export function openPlayers(ports: Ports): Opened {
  const stops = [watchRevoked(ports), watchLimits(ports)];
  return {
    flush: () => daysOf(ports).flush(),
    async stop() {
      for (const stop of stops) {
        stop();
      }
      await daysOf(ports)
        .close()
        .catch((error: unknown) => ports.log.warn({ err: error }, 'who played last is not counted'));
    },
  };
}
