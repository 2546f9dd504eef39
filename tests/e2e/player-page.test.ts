// What somebody does on the first day with player accounts: a page of ten lines in a released bucket signs two players
// in, they become friends and found a guild, and one who is banned in the console reads why.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../scripts/support/workspace.ts';
import { useWorld } from './support/use-world.ts';

const world = useWorld();

interface Game {
  readonly game: {
    readonly friends: {
      list(): Promise<{ total: number }>;
      readonly requests: {
        send(input: { targetPersonaID: string }): Promise<unknown>;
        approveAll(): Promise<unknown>;
      };
    };
    readonly guilds: { create(input: object): Promise<{ guild: { guildName: string; memberCount: number } }> };
    readonly personas: { me(): Promise<{ persona: { personaID: string; displayName: string } }> };
  };
}

/** The page of the game; the SDK of its player lies beside it in the bucket. */
const pageOf = (
  origin: string,
  { id, secret }: { readonly id: string; readonly secret: string },
): string => `<!doctype html>
<meta charset="utf-8" />
<p role="status"></p>
<script type="module">
import { createPlayer } from './player.js';
const show = (words) => document.querySelector('p').replaceChildren(words);
const { id, name } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
const game = createPlayer({ origin: '${origin}', appId: '${id}', appSecret: '${secret}', storage: 'memory' });
game.on('signed-out', ({ reason }) => show('再见：' + reason));
const { persona } = await game.signIn({ externalUserID: id, displayName: name });
globalThis.game = game;
show('你好，' + persona.displayName);
</script>`;

let bucketId: string;
beforeAll(async () => {
  const { uos, platform, app } = world();
  const [{ output }] = (await build({
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
    build: { write: false, lib: { entry: join(ROOT, 'packages/sdk/src/player/index.ts'), formats: ['es'] } },
  })) as unknown as [{ output: [{ code: string }] }];
  bucketId = (await uos.cdn.buckets.create({ name: 'ten-lines' })).id;
  const files = { 'index.html': pageOf(platform.origin, app), 'player.js': output[0].code };
  for (const [path, text] of Object.entries(files)) {
    const { signed_url: url = '', content_type } = await uos.cdn.entries.create({
      ...{ id: bucketId, path, signed_url: true, content_size: Buffer.byteLength(text) },
      content_hash: createHash('md5').update(text).digest('hex'),
    });
    await fetch(url, { method: 'PUT', body: text, headers: { 'Content-Type': content_type } });
  }
  const { releaseid } = await uos.cdn.releases.create({ id: bucketId });
  await uos.cdn.badges.set({ id: bucketId, name: 'live', releaseid });
});

async function play(id: string, name: string): Promise<Page> {
  const { platform } = world();
  const visitor = await world().as('visitor');
  const path = `/client_api/v1/buckets/${bucketId}/release_by_badge/live/content/index.html#id=${id}&name=${name}`;
  await visitor.page.goto(platform.contentOrigin + path);
  await visitor.page.getByText(`你好，${name}`).waitFor();
  return visitor.page;
}

const personaOf = (page: Page): Promise<string> =>
  page.evaluate(async () => (await (globalThis as never as Game).game.personas.me()).persona.personaID);
const friendsOf = (page: Page): Promise<number> =>
  page.evaluate(async () => (await (globalThis as never as Game).game.friends.list()).total);

it('signs two players in, makes them friends and a guild, and tells the one who is banned why', async () => {
  const [linnet, siskin] = await Promise.all([play('wx-1', '林雀'), play('wx-2', '黄雀')]);
  const target = await personaOf(siskin);
  await linnet.evaluate(
    (targetPersonaID) => (globalThis as never as Game).game.friends.requests.send({ targetPersonaID }),
    target,
  );
  await siskin.evaluate(() => (globalThis as never as Game).game.friends.requests.approveAll());
  expect([await friendsOf(linnet), await friendsOf(siskin)]).toEqual([1, 1]);
  const { guild } = await linnet.evaluate(() =>
    (globalThis as never as Game).game.guilds.create({ guildName: '灯塔', visibility: 'Public' }),
  );
  expect(guild).toMatchObject({ guildName: '灯塔' });

  const owner = await world().as('owner');
  await owner.open(`/services/${world().app.id}/passport/account/persona?q=${encodeURIComponent('黄雀')}`);
  await owner.page.getByRole('row').filter({ hasText: '黄雀' }).getByRole('button', { name: '封禁…' }).click();
  const dialog = owner.page.getByRole('dialog', { name: '封禁 黄雀' });
  await dialog.getByRole('textbox').fill('使用外挂');
  await dialog.getByRole('button', { name: '封禁', exact: true }).click();
  await owner.page.getByText('已封禁 黄雀').waitFor();

  await siskin.evaluate(() => (globalThis as never as Game).game.personas.me().catch(() => undefined));
  await siskin.getByText('再见：使用外挂').waitFor();
  expect(await friendsOf(linnet)).toBe(1);
});
