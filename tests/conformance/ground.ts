// What a platform stands on while it is tried: an engine alone, or with a store of objects, or with a second process.
import type { PlatformOptions } from '../../packages/platform/src/start/main.ts';
import { type Fleet, openFleet } from '../support/fleet.ts';
import { startPostgres } from '../support/postgres.ts';
import { startS3 } from '../support/s3.ts';

/** `two processes` stand on one PostgreSQL and one S3 store. */
export type Engine = 'pglite' | 'postgres' | 'postgres+s3' | 'two processes';

export interface Ground {
  readonly options: PlatformOptions;
  readonly fleet?: Fleet;
  /** The platform of the test is there: from now on it answers in turn with the others. */
  joined(platform: { readonly port: number }): Promise<void>;
  stop(): Promise<void>;
}

export function openGround(engine: Engine): Promise<Ground> {
  return engine === 'two processes' ? openTwo() : openOne(engine);
}

async function openTwo(): Promise<Ground> {
  const fleet = await openFleet();
  const [beside] = await fleet.start(1, { env: { UOS_ALLOW_SUBSET_DATABASES: '0' } });
  fleet.balancer.use([beside?.port ?? 0]);
  await fleet.balancer.ready();
  return {
    options: fleet.options,
    fleet,
    // why in turn: every second call is answered by a process that did not hear the one before
    async joined({ port }) {
      fleet.balancer.use([beside?.port ?? 0, port]);
      await fleet.balancer.ready();
    },
    stop: () => fleet.stop(),
  };
}

async function openOne(engine: Exclude<Engine, 'two processes'>): Promise<Ground> {
  const postgres = engine === 'pglite' ? undefined : await startPostgres();
  const s3 = engine === 'postgres+s3' ? await startS3() : undefined;
  return {
    options: {
      ...(postgres === undefined ? {} : { databaseUrl: await postgres.createDatabase({ migrated: true }) }),
      ...(s3 === undefined ? {} : { objects: s3.place(), s3: s3.access }),
    },
    joined: () => Promise.resolve(),
    async stop() {
      await postgres?.stop();
      await s3?.stop();
    },
  };
}
