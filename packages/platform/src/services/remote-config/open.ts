// What remote config does as long as the process lives.
import type { Ports } from '#kernel/ports';
import type { Opened } from '#kernel/service';
import { exposuresOf } from './serve/exposure.ts';
import { knownConfigs } from './serve/known.ts';

export function openRemoteConfig(ports: Ports): Opened {
  const known = knownConfigs(ports);
  const exposures = exposuresOf(ports);
  return {
    flush: exposures.flush,
    async stop() {
      known.stop();
      await exposures.stop();
    },
  };
}
