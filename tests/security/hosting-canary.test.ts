// What servers are started with is told to nobody: a program that prints all of its environment and dies by it tells no
// secret in its log, however that is read, nor in why it ended, in the history, or in what a viewer sees. The address of
// a log ends in time, and whoever follows one is let go once the secret they came with is another.
import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { needWall } from '../../scripts/tools.ts';
import { type HostedFunction, openFunction } from '../support/hosted-function.ts';
import { type Allocation, type HostedGame, openGame, readAllocation, until } from '../support/hosted-game.ts';

let platform: TestPlatform;
let game: HostedGame;
let lobby: HostedFunction;
let uuid = '';
let serverId = '';
const canary = (): string => `canary-${randomBytes(12).toString('hex')}`;
/** What must not be found, by what it is. */
const secrets = new Map([
  ['password of its revision', canary()],
  ['key of an allocation', canary()],
  ['token of a logic server', canary()],
]);
/** What was written or shown, by where. */
const outputs = new Map<string, string>();

const secret = (name: string): string => secrets.get(name) ?? '';
const allocations = (): string => `/allocation/games/${game.app.id}/allocations`;
const textOf = (answer: unknown): string => JSON.stringify(answer);

/** The first events of a log, until it says that. */
async function followed(path: string, said: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const leaving = new AbortController();
  const answer = await fetch(platform.origin + path, { headers, signal: leaving.signal });
  let text = '';
  for await (const part of answer.body ?? []) {
    text += Buffer.from(part as Uint8Array).toString();
    if (text.includes(said)) {
      break;
    }
  }
  leaving.abort();
  return text;
}

const basic = ({ app }: HostedGame | HostedFunction) => ({
  Authorization: `Basic ${btoa(`${app.id}:${app.serviceSecret}`)}`,
});

beforeAll(async () => {
  needWall();
  platform = await testPlatform({ own: true });
  game = await openGame(platform);
  secrets.set('app secret', game.app.secret).set('app service secret', game.app.serviceSecret);
  const { profileId } = await game.profile('telling', {
    envList: [
      { envKey: 'DATABASE_PASSWORD', envValue: secret('password of its revision') },
      { envKey: 'MAP', envValue: 'sand' },
    ],
  });
  const envs = { API_KEY: secret('key of an allocation'), MODE: 'duel' };
  const sent = { profileId, regionId: 'local', envs };
  const made = await game.ask('POST', allocations(), sent);
  ({ uuid } = (made.body as { allocation: Allocation }).allocation);
  const over = await until(
    () => readAllocation(game, uuid),
    ({ status }) => status === 'failed',
  );
  const row = await platform.ports.db
    .selectFrom('hosting_allocations')
    .select('server_id')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  serverId = row.server_id;
  outputs.set('why it ended', over.msg);
  outputs.set('the engine', textOf(await platform.ports.servers.get(platform.ports.db, serverId)));
  const log = await game.call<{ content: string; logUrl: string }>('GET', `${allocations()}/${uuid}/log`);
  outputs.set('its log', log.content);
  outputs.set('the file of its log', gunzipSync(Buffer.from(await (await fetch(log.logUrl)).arrayBuffer())).toString());
  const follow = `/gs/v1${allocations()}/${uuid}/follow`;
  outputs.set('its log as it is followed', await followed(follow, 'told', basic(game)));
  outputs.set('a refusal', textOf((await game.ask('POST', allocations(), { ...sent, uuid, envs: {} })).body));
  outputs.set('reasons of regions', textOf(await game.call('GET', `/game/games/${game.app.id}/game-regions`)));

  lobby = await openFunction(platform);
  secrets.set('app secret of the function', lobby.app.secret);
  await lobby.release('telling');
  const zone = await lobby.begin({ envs: { ROOM_TOKEN: secret('token of a logic server') } });
  outputs.set('why a logic server ended', (await lobby.settled(zone.id, 'failed')).failedReason);
  await lobby.call('POST', `/func/functions/${lobby.app.id}/enable-cls`, {});
  const search = `/functions/${lobby.app.id}/cls-log`;
  const found = await until(
    () => lobby.call<{ results: object[] }>('POST', search, {}),
    ({ results }) => textOf(results).includes('told'),
  );
  outputs.set('logs that are searched', textOf(found));
  const download = await fetch(`${platform.origin}/ufunc/v1${search}/download`, { headers: basic(lobby) });
  outputs.set('logs that are downloaded', await download.text());
  const tail = `/ufunc/v1/functions/${lobby.app.id}/${zone.id}/log/follow`;
  outputs.set('logs that are followed', await followed(tail, 'told', basic(lobby)));
  const history = await sql`SELECT row_to_json(h)::text AS row FROM operation_history h`.execute(platform.ports.db);
  outputs.set('the history', textOf(history.rows));
}, 90_000);
afterAll(() => platform?.stop());

describe('what servers are started with', () => {
  it('was told by the program, so that there is something to look for', () => {
    for (const where of ['its log', 'the file of its log', 'its log as it is followed', 'why it ended']) {
      expect([where, outputs.get(where)]).toEqual([where, expect.stringContaining('***')]);
    }
    expect(outputs.get('its log')).toMatch(/MAP=.?sand/);
    for (const where of ['logs that are searched', 'logs that are downloaded', 'logs that are followed']) {
      expect([where, outputs.get(where)]).toEqual([where, expect.stringContaining('***')]);
    }
  });

  it('is in nothing that was written or shown', () => {
    const leaks = [...outputs].flatMap(([where, text]) =>
      [...secrets].flatMap(([what, value]) => (text.includes(value) ? [`${what}: in ${where}`] : [])),
    );
    expect(leaks).toEqual([]);
  });
});

describe('the address of a log', () => {
  it('is good for nobody once its time is over, and for no other log', async () => {
    const { logUrl } = await game.call<{ logUrl: string }>('GET', `${allocations()}/${uuid}/log`);
    const url = new URL(logUrl);
    expect((await fetch(url)).status).toBe(200);
    const changed = async (name: string, value: string) => {
      const other = new URL(url);
      other.searchParams.set(name, value);
      const answer = await fetch(other);
      return [answer.status, ((await answer.json()) as { code: number }).code];
    };
    const later = String(Number(url.searchParams.get('expires')) + 3600);
    expect(await changed('expires', later)).toEqual([403, 7]);
    expect(await changed('key', `${game.app.id}/${game.app.id}/${randomBytes(4).toString('hex')}`)).toEqual([403, 7]);
    const { seal, clock } = platform.ports;
    const key = url.searchParams.get('key') ?? '';
    const over = String(Math.floor(clock.now().getTime() / 1000) - 1);
    url.searchParams.set('expires', over);
    url.searchParams.set('signature', seal.sign(`${key}\n${over}`, 'hosting log'));
    expect((await fetch(url)).status).toBe(403);
  });
});

describe('who follows a log', () => {
  it('is let go once the secret they came with is another', { timeout: 30_000 }, async () => {
    const game = await openGame(platform);
    const { profileId } = await game.profile('healthy');
    const sent = { profileId, regionId: 'local', envs: { MAP: 'fog' } };
    const path = `/allocation/games/${game.app.id}/allocations`;
    const { allocation } = await game.call<{ allocation: Allocation }>('POST', path, sent);
    await until(
      () => readAllocation(game, allocation.uuid),
      ({ status }) => status === 'allocated',
    );
    const answer = await fetch(`${platform.origin}/gs/v1${path}/${allocation.uuid}/follow`, { headers: basic(game) });
    const parts = answer.body?.[Symbol.asyncIterator]();
    await parts?.next();
    const Cookie = `admin_sst=${await platform.operator()}`;
    const body = { SecretType: 'AppServiceSecret' };
    await platform.call('POST', `/api/app/${game.app.id}/generate-secret`, body, { headers: { Cookie } });
    while ((await parts?.next())?.done === false) {
      // why nothing: its end is what counts
    }
    expect((await fetch(`${platform.origin}/gs/v1${path}`, { headers: basic(game) })).status).toBe(401);
  });
});
