// Things of logic servers that no call makes quickly, put beside the calls. They are written for Node alone: `platform.ts`
// says why such sources are met at run time.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../../scripts/support/workspace.ts';
import type { TestPlatform } from './platform.ts';

interface PutServer {
  readonly name?: string;
  readonly status?: 'created' | 'running' | 'failed';
  readonly profileId?: string;
  readonly tags?: Readonly<Record<string, string>>;
  readonly envs?: Readonly<Record<string, string>>;
  readonly players?: readonly string[];
  readonly maxPlayers?: number;
  readonly at?: string;
}

interface PutScaling {
  readonly from?: number;
  readonly to?: number;
}

interface Functions {
  /** A server by its rows. */
  server(given: PutServer): Promise<string>;
  /** A step of the autoscaler. */
  scaling(given?: PutScaling): Promise<string>;
  /** What a server has said. */
  words(serverId: string, text: string): Promise<void>;
  /** What a server took in a minute. */
  minute(serverId: string, coreMs: number, minutesAgo?: number): Promise<void>;
  /** Code that new servers run. */
  release(profileId: string): Promise<string>;
}

interface Place {
  readonly platform: TestPlatform;
  readonly appId: string;
  readonly functionId: string;
}

interface Sources {
  readonly putServer: (place: Place, given: PutServer) => Promise<string>;
  readonly putScaling: (place: Place, given?: PutScaling) => Promise<string>;
  readonly putWords: (place: Place, serverId: string, text: string) => Promise<void>;
  readonly putMinute: (place: Place, serverId: string, coreMs: number, minutesAgo?: number) => Promise<void>;
  readonly putRelease: (place: Place, profileId: string) => Promise<string>;
}

/** Of the function of an app. */
export async function functionsOf({ platform, ...of }: Place): Promise<Functions> {
  const source = join(ROOT, 'tests/support/functions.ts');
  const { putServer, putScaling, putWords, putMinute, putRelease } = (await import(
    pathToFileURL(source).href
  )) as Sources;
  const place = { platform, ...of };
  return {
    server: (given) => putServer(place, given),
    scaling: (given) => putScaling(place, given),
    words: (serverId, text) => putWords(place, serverId, text),
    minute: (serverId, coreMs, minutesAgo) => putMinute(place, serverId, coreMs, minutesAgo),
    release: (profileId) => putRelease(place, profileId),
  };
}
