// Every case on one engine, through the SDK: the operation succeeds, and each error it declares is met.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderOf, narrowed } from '../../support/rounds.ts';
import { cases } from '../cases/index.ts';
import { type Engine, type Ground, openGround } from '../ground.ts';
import { openWorld, type World } from '../world.ts';

const wanted = narrowed(Object.entries(cases), ([id]) => folderOf(id));

export function describeOn(engine: Engine): void {
  describe(`on ${engine}`, () => {
    let ground: Ground | undefined;
    let world: World;
    beforeAll(async () => {
      ground = await openGround(engine);
      world = await openWorld(ground.options);
      await ground.joined(world.platform);
    });
    afterAll(async () => {
      await world?.stop();
      await ground?.stop();
    });

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
        const counts = [...(ground?.fleet?.balancer.answered().values() ?? [])];
        expect(counts).toHaveLength(2);
        expect(Math.min(...counts)).toBeGreaterThan(100);
      });
    }
  });
}

/** A text of the catalogue, `{service}` standing for any. */
function expectedText(text: string): unknown {
  const pattern = text.replace(/[.*+?^$()[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[a-z-]+');
  return expect.stringMatching(new RegExp(`^${pattern}$`));
}
