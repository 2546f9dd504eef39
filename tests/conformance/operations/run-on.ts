// Every case on one engine, through the SDK: the operation succeeds, and each error it declares is met.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Fleet, openFleet } from '../../support/fleet.ts';
import { startPostgres, type TestPostgres } from '../../support/postgres.ts';
import { narrowed } from '../../support/rounds.ts';
import { startS3, type TestS3 } from '../../support/s3.ts';
import { cases } from '../cases/index.ts';
import { openWorld, type World } from '../world.ts';

/** `two processes` stand on one PostgreSQL and one S3 store. */
export type Engine = 'pglite' | 'postgres' | 'postgres+s3' | 'two processes';

/** Folder name of the service of an operation: `service-token`. */
const folderOf = (id: string): string =>
  (id.split('.')[0] ?? '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const wanted = narrowed(Object.entries(cases), ([id]) => folderOf(id));

interface Place {
  readonly world: World;
  readonly fleet?: Fleet;
  stop(): Promise<void>;
}

export function describeOn(engine: Engine): void {
  describe(`on ${engine}`, () => {
    let place: Place | undefined;
    let world: World;
    beforeAll(async () => {
      place = engine === 'two processes' ? await openTwo() : await openOne(engine);
      world = place.world;
    });
    afterAll(() => place?.stop());

    describe.each(wanted)('%s', (_id, { ok, errors = {} }) => {
      it('succeeds', () => ok(world));

      for (const [error, refused] of Object.entries(errors)) {
        it(`refuses with ${error}`, async () => {
          const failure: unknown = await refused(world).then(
            (reply) => ({ reply }),
            (thrown: unknown) => thrown,
          );
          expect(failure).toMatchObject(
            /^\d+$/.test(error) ? { code: Number(error) } : { serverMessage: expectedText(error) },
          );
        });
      }
    });

    // why only then: one service makes too few calls to tell
    if (engine === 'two processes' && wanted.length === Object.keys(cases).length) {
      it('was answered by both in turn', () => {
        const counts = [...(place?.fleet?.balancer.answered().values() ?? [])];
        expect(counts).toHaveLength(2);
        expect(Math.min(...counts)).toBeGreaterThan(100);
      });
    }
  });
}

async function openTwo(): Promise<Place> {
  const fleet = await openFleet();
  const [beside] = await fleet.start(1);
  fleet.balancer.use([beside?.port ?? 0]);
  await fleet.balancer.ready();
  const world = await openWorld(fleet.options);
  // why in turn: every second call is answered by a process that did not hear the one before
  fleet.balancer.use([beside?.port ?? 0, world.platform.port]);
  await fleet.balancer.ready();
  return {
    world,
    fleet,
    async stop() {
      await world.stop();
      await fleet.stop();
    },
  };
}

async function openOne(engine: Exclude<Engine, 'two processes'>): Promise<Place> {
  const postgres: TestPostgres | undefined = engine === 'pglite' ? undefined : await startPostgres();
  const s3: TestS3 | undefined = engine === 'postgres+s3' ? await startS3() : undefined;
  const world = await openWorld({
    ...(postgres === undefined ? {} : { databaseUrl: await postgres.createDatabase({ migrated: true }) }),
    ...(s3 === undefined ? {} : { objects: s3.place(), s3: s3.access }),
  });
  return {
    world,
    async stop() {
      await world.stop();
      await postgres?.stop();
      await s3?.stop();
    },
  };
}

/** A text of the catalogue, `{service}` standing for any. */
function expectedText(text: string): unknown {
  const pattern = text.replace(/[.*+?^$()[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[a-z-]+');
  return expect.stringMatching(new RegExp(`^${pattern}$`));
}
