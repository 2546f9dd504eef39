// Things of hosting that no call makes quickly, put beside the calls. They are written for Node alone: `platform.ts` says
// why such sources are met at run time.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../../scripts/support/workspace.ts';
import type { World } from './world.ts';

interface GivenAllocation {
  readonly profileId: string;
  readonly revisionId?: string;
  readonly hours?: number;
}

interface Hosting {
  /** An image that is built, or waits to be. */
  image(given?: { readonly isBuilt?: boolean; readonly name?: string }): Promise<string>;
  /** A server that somebody has, for so many hours already. */
  allocation(given: GivenAllocation): Promise<string>;
  /** A server that waits for somebody. */
  server(given: { readonly profileId: string; readonly revisionId: string }): Promise<string>;
  /** A server that tried a version out, and has stopped. */
  testServer(revisionId: string): Promise<string>;
  /** What the server of an allocation has said. */
  log(uuid: string, line: string): Promise<void>;
}

type Put<Given, Answer> = (place: { platform: unknown; appId: string }, given: Given) => Promise<Answer>;

interface Sources {
  readonly putImage: Put<{ readonly isBuilt?: boolean; readonly name?: string } | undefined, string>;
  readonly putAllocation: Put<GivenAllocation, string>;
  readonly putServer: Put<{ readonly profileId: string; readonly revisionId: string }, string>;
  readonly putTestServer: Put<string, string>;
  readonly putLog: (place: { platform: unknown; appId: string }, name: string, line: string) => Promise<void>;
  readonly serverOf: (place: { platform: unknown }, uuid: string) => Promise<string>;
}

/** Of the app of a world. */
export async function hostingOf({ platform, app: { id: appId } }: World): Promise<Hosting> {
  const source = join(ROOT, 'tests/support/hosting.ts');
  const { putImage, putAllocation, putServer, putTestServer, putLog, serverOf } = (await import(
    pathToFileURL(source).href
  )) as Sources;
  const place = { platform, appId };
  return {
    image: (given) => putImage(place, given),
    allocation: (given) => putAllocation(place, given),
    server: (given) => putServer(place, given),
    testServer: (revisionId) => putTestServer(place, revisionId),
    log: async (uuid, line) => putLog(place, await serverOf(place, uuid), line),
  };
}
