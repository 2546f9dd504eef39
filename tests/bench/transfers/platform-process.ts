// A platform of its own process, so that the client's CPU and memory are the client's alone. Speaks over IPC.
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newBucket } from '../../../packages/platform/src/services/cdn/testing.ts';
import { testPlatform } from '../../../packages/platform/src/testing/platform.ts';

export interface PlatformProcess {
  readonly origin: string;
  readonly contentOrigin: string;
  /** CPU seconds of the process so far. */
  cpuSeconds(): number;
  /** An empty bucket of a new app: contents that another app has are not known to it. */
  bucket(): Promise<Place>;
  stop(): Promise<void>;
}

export interface Place {
  readonly bucketId: string;
  readonly appId: string;
  readonly serviceSecret: string;
}

export async function startPlatformProcess(): Promise<PlatformProcess> {
  const child = fork(import.meta.filename, ['serve'], { execArgv: process.execArgv });
  const answer = <T>(): Promise<T> => new Promise((resolve) => child.once('message', (value) => resolve(value as T)));
  const { origin, contentOrigin } = await answer<Pick<PlatformProcess, 'origin' | 'contentOrigin'>>();
  return {
    origin,
    contentOrigin,
    cpuSeconds: () => cpuSeconds(child.pid ?? 0),
    bucket() {
      const made = answer<Place>();
      child.send('bucket');
      return made;
    },
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.disconnect();
      await gone;
    },
  };
}

if (process.argv[2] === 'serve' && process.argv[1] === import.meta.filename) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'uos-bench-'));
  // why not strict: that is the manner of tests, and costs what a user never pays
  const platform = await testPlatform({ dataFolder, config: { strictReplies: false } });
  process.on('message', () => {
    platform
      .app()
      .then(async (app) => {
        const place: Place = { bucketId: await newBucket(app), appId: app.id, serviceSecret: app.serviceSecret };
        process.send?.(place);
      })
      .catch(console.error);
  });
  process.once('disconnect', () => {
    platform
      .stop()
      .then(() => rm(dataFolder, { recursive: true, force: true }))
      .catch(console.error);
  });
  process.send?.({ origin: platform.origin, contentOrigin: platform.contentOrigin });
}

/** User and system time, in ticks of 10 ms. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
