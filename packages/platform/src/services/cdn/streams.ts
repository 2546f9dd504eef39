// What content delivery serves before the router: uploads on the console's origin, content on its own.
import type { Ports } from '#kernel/ports';
import type { Opened } from '#kernel/service';
import { countDownloads } from './content/downloads.ts';
import { contentRoutes } from './content/routes.ts';
import { uploadRoutes } from './uploads/routes.ts';

export function cdnStreams(ports: Ports): Opened {
  const downloads = countDownloads(ports);
  const stop = (): Promise<void> =>
    downloads.close().catch((error: unknown) => ports.log.warn({ err: error }, 'the last downloads are not counted'));
  return { streams: [uploadRoutes(ports), ...contentRoutes(ports, downloads)], flush: downloads.flush, stop };
}
