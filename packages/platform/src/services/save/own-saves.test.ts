// Every operation of saves, asked by a player about what is another one's: by its ids, in its name, beside something of
// one's own. Whatever is answered says nothing of it, and nothing of it has changed. What an operation asks is read from
// the contract; one that is new is met here without a line.
import { type AnyOperation, declared, save } from '@uos/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { type Ask, asPlayer, asServer, must, pictured, type Saved, saved } from './testing.ts';

let platform: TestPlatform;
let app: TestApp;
beforeAll(async () => {
  platform = await testPlatform();
  app = await platform.app(['save']);
});
afterAll(() => platform?.stop());

/** What an input of that name is, of somebody. */
type Facts = Readonly<Record<string, unknown>>;

const factsOf = (
  userId: string,
  { saveId, file }: Saved,
  pfp: { pfpId: string; file: { objectId: string } },
): Facts => ({
  ...{ id: saveId, saveId, saveIds: [saveId], number: '1', userId, userIds: [userId], pfpId: pfp.pfpId },
  ...{ pfpIds: [pfp.pfpId], personaId: '', personaIds: [''], includeDownloadURL: true, name: 'taken' },
  fileUploadRequest: { objectId: file.objectId, clearExisting: true, format: 'png', originalName: 'a.png' },
});

/** The call with everything that it can name taken from there, but for the keys that are `without`. */
async function ask(of: Ask, operation: AnyOperation, facts: Facts, without: readonly string[] = []) {
  const { method, path } = operation;
  const given = (schema: unknown): [string, unknown][] =>
    Object.keys((schema as { readonly shape?: object } | undefined)?.shape ?? {})
      .filter((key) => key in facts && !without.includes(key))
      .map((key) => [key, facts[key]]);
  const query = new URLSearchParams(
    given(operation.query).flatMap(([key, value]) => [value].flat().map((one): [string, string] => [key, String(one)])),
  );
  const to = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(facts[key]));
  const body = operation.body === undefined ? undefined : Object.fromEntries(given(operation.body));
  return of(method, `${to}?${query}`, body);
}

it('a player reaches nothing of another one by any operation', async () => {
  const [ana, bo, server] = [asPlayer(platform, app, 'ana'), asPlayer(platform, app, 'bo'), asServer(app)];
  const [mine, theirs] = [await saved(ana, 'mine'), await saved(bo, 'theirs')];
  await saved(bo, 'theirs again', { saveId: theirs.saveId });
  const theirPicture = await pictured(bo);
  const everything = async () => [
    await must(bo, 'GET', '/saves'),
    await must(bo, 'GET', '/pfps'),
    await must(server, 'GET', `/saves/${theirs.saveId}/versions`),
  ];
  const before = await everything();
  const secrets = [theirs.saveId, theirPicture.pfpId, theirs.file.objectId, theirPicture.file.objectId];
  const facts = factsOf('bo', theirs, theirPicture);
  const operations = declared([save]).filter(({ operation }) => !operation.path.startsWith('/usage'));
  const allowed = new Set<string>();
  for (const { id, operation } of operations) {
    // why also without: a player whose name is left out is itself, and the ids are still another's
    for (const without of [[], ['userId', 'userIds'], ['fileUploadRequest'], ['saveId', 'pfpId']]) {
      const { status, body } = await ask(ana, operation, facts, without);
      const told = JSON.stringify(body);
      expect(
        secrets.filter((one) => told.includes(one)),
        `${id} without ${without}`,
      ).toEqual([]);
      if (status < 300) {
        allowed.add(id);
      }
    }
    const mixed = { ...facts, saveIds: [mine.saveId, theirs.saveId] };
    expect((await ask(ana, operation, mixed, ['userId'])).status, id).toSatisfy(
      (status: number) => status >= 400 || operation.method !== 'DELETE',
    );
  }
  expect(await everything()).toEqual(before);
  // what is left once every name of another is: one's own lists, and permissions for oneself
  expect([...allowed].sort()).toEqual([
    'save.files.list',
    'save.profilePictures.list',
    'save.profilePictures.uploadToken',
  ]);
});
