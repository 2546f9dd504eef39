// What content delivery serves before the router: uploads on the console's origin, content on its own.
import type { Ports } from '#kernel/ports';
import type { StreamRoute } from '#kernel/server';
import { countDownloads } from './content/downloads.ts';
import { contentRoutes } from './content/routes.ts';
import { uploadRoutes } from './uploads/routes.ts';

export interface Streams {
  readonly routes: readonly StreamRoute[];
  /** Writes what is counted and not written yet. */
  flush(): Promise<void>;
  /** The same, once no request can come any more. */
  stop(): Promise<void>;
}

export function cdnStreams(ports: Ports): Streams {
  const downloads = countDownloads(ports);
  const stop = (): Promise<void> =>
    downloads.flush().catch((error: unknown) => ports.log.warn({ err: error }, 'the last downloads are not counted'));
  return { routes: [uploadRoutes(ports), ...contentRoutes(ports, downloads)], flush: downloads.flush, stop };
}
