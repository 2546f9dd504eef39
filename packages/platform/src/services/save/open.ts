// What saves serve before the router: the object endpoint.
import type { Ports } from '#kernel/ports';
import type { Opened } from '#kernel/service';
import { countDownloads } from './objects/downloads.ts';
import { objectRoutes } from './objects/routes.ts';

export function openSave(ports: Ports): Opened {
  const downloads = countDownloads(ports);
  const stop = (): Promise<void> =>
    downloads
      .close()
      .catch((error: unknown) => ports.log.warn({ err: error }, 'the last downloads of saves are not counted'));
  return { streams: objectRoutes(ports, downloads), flush: downloads.flush, stop };
}
