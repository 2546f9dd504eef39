// The saves of a player through the SDK, against the platform: two devices that go on from the same lose nothing of each
// other, whatever the order, and what was saved without a network is saved later.
import { createPlayer } from '@uos/sdk/player';
import { createSaves, type Progress, SaveConflict } from '@uos/sdk/saves';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { isFullRound } from '../support/rounds.ts';
import { drawing } from '../support/social-round.ts';

let platform: TestPlatform;
let app: TestApp;
beforeAll(async () => {
  platform = await testPlatform({ own: true });
  app = await platform.app(['passport', 'save']);
  await app.call('POST', '/upass/v1/id-domains', { name: 'Lamps' });
});
afterAll(() => platform?.stop());

/** A device of a player: what it keeps, and a network that can be away. */
async function device(externalUserID: string) {
  const kept = new Map<string, string>();
  const storage = {
    get: (key: string) => kept.get(key),
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
  const net = { isOff: false };
  const through: typeof fetch = (...asked) =>
    net.isOff ? Promise.reject(new TypeError('fetch failed')) : fetch(...asked);
  const { origin } = platform;
  const player = createPlayer({ origin, appId: app.id, appSecret: app.secret, storage, fetch: through });
  await player.signIn({ externalUserID, displayName: externalUserID });
  return { net, player, storage, saves: createSaves({ origin, appId: app.id, player, storage, fetch: through }) };
}

interface Played {
  readonly best: number;
  readonly done: readonly string[];
}
const START: Played = { best: 0, done: [] };
const together = (one: Played, other: Played): Played => ({
  best: Math.max(one.best, other.best),
  done: [...new Set([...one.done, ...other.done])].sort(),
});
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('saves', () => {
  it('are uploaded, confirmed, listed, read back and deleted in one call each', async () => {
    const { saves } = await device('wx-files');
    const made = await saves.put(bytesOf('第一关'), { name: 'slot 1', namespace: 'slots', format: 'txt' });
    expect(made).toMatchObject({
      name: 'slot 1',
      revision: 1,
      progressType: 'MULTI',
      file: { size: 9, format: 'txt' },
    });
    const { save, bytes } = await saves.load(made.saveId);
    expect([textOf(bytes), save.revision]).toEqual(['第一关', 1]);
    const changed = await saves.put(bytesOf('two'), { saveId: made.saveId, ifRevision: 1 });
    expect([changed.name, changed.revision]).toEqual(['slot 1', 2]);
    const late = saves.put(bytesOf('late'), { saveId: made.saveId, ifRevision: 1 });
    await expect(late).rejects.toBeInstanceOf(SaveConflict);
    await expect(late).rejects.toMatchObject({ saveId: made.saveId, revision: 2 });
    expect((await saves.list({ namespaces: ['slots'] })).saves.map(({ saveId }) => saveId)).toEqual([made.saveId]);
    await saves.remove(made.saveId);
    expect((await saves.list()).saves).toEqual([]);
  });

  it('are taken over by a second device, and wait here while there is no network', async () => {
    const [first, second] = [await device('wx-two'), await device('wx-two')];
    const open = ({ saves }: typeof first) => saves.progress({ start: START, merge: together });
    const [here, there] = [open(first), open(second)];
    expect(await here.load()).toEqual({ value: START, at: 'cloud', error: undefined });
    expect(await here.save({ best: 30, done: ['a'] })).toMatchObject({ at: 'cloud', error: undefined });
    expect((await there.load()).value).toEqual({ best: 30, done: ['a'] });
    first.net.isOff = true;
    expect(await here.save({ best: 50, done: ['b'] })).toMatchObject({
      at: 'device',
      error: { name: 'PlayerOffline' },
    });
    // why anew: the page was closed meanwhile, and still is without a network
    expect(await open(first).load()).toMatchObject({ at: 'device', value: { best: 50, done: ['a', 'b'] } });
    await there.save({ best: 40, done: ['c'] });
    first.net.isOff = false;
    expect(await open(first).load()).toMatchObject({ at: 'cloud', value: { best: 50, done: ['a', 'b', 'c'] } });
    expect((await there.load()).value).toEqual({ best: 50, done: ['a', 'b', 'c'] });
  });

  it('of somebody else who plays on this device are not taken over', async () => {
    const one = await device('wx-ana');
    await one.saves.progress({ start: START, merge: together }).save({ best: 9, done: ['ana'] });
    await one.player.signOut();
    await one.player.signIn({ externalUserID: 'wx-ben', displayName: 'ben' });
    expect((await one.saves.progress({ start: START, merge: together }).load()).value).toEqual(START);
  });

  it('of two devices lose nothing in any order', async () => {
    const draw = drawing(6);
    const rounds = isFullRound ? 200 : 12;
    for (let round = 0; round < rounds; round += 1) {
      const devices = [await device(`wx-round-${round}`), await device(`wx-round-${round}`)];
      const open = devices.map(({ saves }) => saves.progress({ start: START, merge: together }));
      const done: string[] = [];
      const waiting: Promise<unknown>[] = [];
      for (let step = 0; step < 8; step += 1) {
        const which = draw(2);
        const [progress, one] = [open[which] as Progress<Played>, devices[which]];
        const kind = draw(6);
        if (kind === 0 && one !== undefined) {
          one.net.isOff = !one.net.isOff;
        } else if (kind === 1) {
          waiting.push(progress.load());
        } else {
          done.push(`${which}${step}`);
          waiting.push(progress.save({ best: round * 10 + step, done: [`${which}${step}`] }));
        }
        if (draw(3) === 0) {
          await Promise.all(waiting.splice(0));
        }
      }
      await Promise.all(waiting);
      for (const { net } of devices) {
        net.isOff = false;
      }
      for (const progress of [...open, ...open]) {
        const { at, error } = await progress.load();
        expect([at, error]).toEqual(['cloud', undefined]);
      }
      for (const progress of open) {
        expect(progress.value.done, `round ${round}`).toEqual(done.toSorted());
      }
      const { saves } = await (devices[0] as Awaited<ReturnType<typeof device>>).saves.list();
      expect(saves).toHaveLength(done.length === 0 ? 0 : 1);
    }
  }, 600_000);
});
