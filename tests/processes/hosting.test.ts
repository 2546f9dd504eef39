// Game-server hosting with real processes: from an uploaded archive to a server that somebody plays on, and every way in
// which one ends.
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { needWall } from '../../scripts/tools.ts';
import {
  type Allocation,
  builtImage,
  type HostedGame,
  openGame,
  readAllocation,
  type Script,
  until,
} from '../support/hosted-game.ts';

let platform: TestPlatform;
beforeAll(async () => {
  needWall();
  platform = await testPlatform({ own: true });
});
afterAll(() => platform?.stop());

async function allocate(game: HostedGame, script: Script, more: object = {}, revision: object = {}) {
  const made = await game.profile(script, revision);
  const sent = { profileId: made.profileId, regionId: 'local', envs: { MAP: 'fog' }, ...more };
  const { allocation } = await game.call<{ allocation: Allocation }>(
    'POST',
    `/allocation/games/${game.app.id}/allocations`,
    sent,
  );
  return { ...made, sent: { ...sent, uuid: allocation.uuid }, uuid: allocation.uuid };
}

const settled = (game: HostedGame, uuid: string, ...statuses: readonly string[]) =>
  until(
    () => readAllocation(game, uuid),
    ({ status }) => statuses.includes(status),
  );

describe('a server', () => {
  it('is built, allocated, heard, told of, and gone after its end', { timeout: 60_000 }, async () => {
    const game = await openGame(platform);
    const { uuid, sent } = await allocate(game, 'healthy', { allocationTTL: '1h' });
    const path = `/allocation/games/${game.app.id}/allocations`;
    const running = await settled(game, uuid, 'allocated', 'failed');
    expect(running).toMatchObject({ status: 'allocated', ip: '127.0.0.1', msg: '', endReason: '' });
    expect(running.gameServerPorts).toMatchObject([{ protocol: 'UDP', port: expect.any(Number) as number }]);
    expect(running.expireAt).not.toBeNull();

    const again = await game.ask('POST', path, sent);
    expect((again.body as { allocation: Allocation }).allocation.uuid).toBe(uuid);
    expect((await game.ask('POST', path, { ...sent, envs: {} })).body).toMatchObject({ code: 6 });

    const log = await until(
      () => game.call<{ content: string; logUrl: string }>('GET', `${path}/${uuid}/log`),
      ({ content }) => content.includes('map fog'),
    );
    const file = await fetch(log.logUrl);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/gzip']);
    const { gunzipSync } = await import('node:zlib');
    expect(gunzipSync(Buffer.from(await file.arrayBuffer())).toString()).toContain('map fog');
    expect((await fetch(`${log.logUrl}x`)).status).toBe(403);

    const { servers } = await game.call<{ servers: object[] }>('GET', `/allocation/games/${game.app.id}/servers`);
    expect(servers).toMatchObject([{ allocationId: uuid, state: 'Allocated', version: 1 }]);
    const { counts } = await game.call<{ counts: object[] }>('GET', '/allocation/allocations/game-server-count');
    expect(counts).toMatchObject([{ regionId: 'local', allocated: 1, ready: 0, total: 1 }]);

    const gone = await game.call<{ allocation: Allocation }>('DELETE', `${path}/${uuid}`);
    expect(gone.allocation).toMatchObject({ status: 'deallocated', endReason: 'deleted' });
    expect((await game.call<{ allocation: Allocation }>('DELETE', `${path}/${uuid}`)).allocation.status).toBe(
      'deallocated',
    );
    const left = () =>
      platform.ports.db
        .selectFrom('game_servers as s')
        .leftJoin('node_ports as p', 'p.server_id', 's.id')
        .select(['s.ended_at', 'p.port'])
        .where('s.app_id', '=', game.app.id)
        .execute();
    expect(await until(left, (rows) => rows.every(({ ended_at }) => ended_at !== null))).toMatchObject([
      { port: null },
    ]);
  });

  it('that ends before it is ready has failed, with its code and its last words', { timeout: 60_000 }, async () => {
    const game = await openGame(platform);
    const { uuid } = await allocate(game, 'broken');
    expect(await settled(game, uuid, 'failed')).toMatchObject({
      ...{ msg: 'exited with code 7: no map of that name', endReason: 'exited', exitCode: 7, ip: '' },
      endDetail: 'no map of that name',
    });
    const { gameRegions } = await game.call<{ gameRegions: object[] }>(
      'GET',
      `/game/games/${game.app.id}/game-regions`,
    );
    expect(gameRegions).toMatchObject([{ reason: 'exited with code 7: no map of that name' }]);
  });

  it('that is never ready has failed after the wait of its revision', { timeout: 60_000 }, async () => {
    const game = await openGame(platform);
    const { uuid } = await allocate(game, 'silent', {}, { allocationTTL: { hour: 0, minute: 0, second: 1 } });
    expect(await settled(game, uuid, 'failed')).toMatchObject({ msg: 'start timeout', endReason: 'start timeout' });
  });

  it('ends where it says so itself, where its time is over, and where it is canceled', {
    timeout: 90_000,
  }, async () => {
    const game = await openGame(platform);
    const [own, late, canceled] = [
      await allocate(game, 'done'),
      await allocate(game, 'healthy', { allocationTTL: '1s' }),
      await allocate(game, 'silent'),
    ];
    const path = `/allocation/games/${game.app.id}/allocations/${canceled.uuid}`;
    expect((await game.call<{ allocation: Allocation }>('DELETE', path)).allocation.status).toBe('canceled');
    expect(await settled(game, own.uuid, 'deallocated')).toMatchObject({ endReason: 'shutdown' });
    expect(await settled(game, late.uuid, 'deallocated')).toMatchObject({ endReason: 'ttl expired' });
    const usage = await game.call<{ items: { allocationCount: number; durationSum: number }[] }>(
      'POST',
      '/allocation/stats/sum-by-game-v2',
      { gameId: game.app.id },
    );
    expect(usage.items.reduce((sum, { allocationCount }) => sum + allocationCount, 0)).toBe(2);
    expect(usage.items.reduce((sum, { durationSum }) => sum + durationSum, 0)).toBeGreaterThan(0);
  });

  it('is refused where nothing is released, it may not run, or there is no room', { timeout: 60_000 }, async () => {
    const game = await openGame(platform, { region: { maxServers: 1 } });
    const { profileId } = await game.profile('silent');
    const { profile } = await game.call<{ profile: { id: string } }>('POST', '/game/profiles', {
      ...{ gameId: game.app.id, name: 'empty' },
    });
    const ask = async (sent: object) => {
      const answer = await game.ask('POST', `/allocation/games/${game.app.id}/allocations`, {
        ...{ profileId, regionId: 'local', envs: {} },
        ...sent,
      });
      return [answer.status, (answer.body as { code?: number }).code];
    };
    expect(await ask({ profileId: profile.id })).toEqual([400, 9]);
    expect(await ask({ regionId: 'shanghai' })).toEqual([400, 3]);
    expect(await ask({ envs: { UOS_APP_ID: 'x' } })).toEqual([400, 3]);
    expect((await ask({}))[0]).toBe(200);
    expect(await ask({})).toEqual([503, 14]);
    const remove = await game.ask('DELETE', `/game/profiles/${profileId}`);
    expect(remove.body).toMatchObject({ code: 9 });
  });
});

describe('a draft', () => {
  it('is tried by a server of its own', { timeout: 60_000 }, async () => {
    const game = await openGame(platform);
    const { revisionId } = await game.profile('healthy');
    const path = '/game/profile-revisions';
    const sent = { regionId: 'local', envs: { MAP: 'sand' } };
    const read = async () =>
      (
        await game.call<{ testServer: { id: string; status: string; ip: string } }>(
          'GET',
          `${path}/test-server/${revisionId}/status`,
        )
      ).testServer;
    await game.call('POST', `${path}/${revisionId}/test-server`, sent);
    expect((await game.ask('POST', `${path}/${revisionId}/test-server`, sent)).body).toMatchObject({ code: 6 });
    const running = await until(read, ({ status }) => status !== 'creating');
    expect(running).toMatchObject({ status: 'running', ip: '127.0.0.1', ready: true });
    const { logs } = await game.call<{ logs: { message: string }[] }>('GET', `${path}/test-server/${running.id}/logs`);
    expect(logs.map(({ message }) => message)).toContain('map sand');
    const stopped = await game.call<{ testServer: object }>('DELETE', `${path}/test-server/${running.id}`);
    expect(stopped.testServer).toMatchObject({ status: 'stopped' });
  });
});

describe('a fleet', () => {
  it('keeps servers ready, hands one out at once and begins another', { timeout: 90_000 }, async () => {
    const game = await openGame(platform, { type: 'OnFleetGame', region: { minServers: 2, maxServers: 5 } });
    const { profileId, revisionId } = await game.profile('healthy');
    const waiting = async () =>
      (
        await game.call<{ servers: { id: string; state: string; profileRevisionId: string }[] }>(
          'GET',
          `/allocation/games/${game.app.id}/servers?state=Ready`,
        )
      ).servers;
    expect(await until(waiting, (servers) => servers.length === 2)).toMatchObject([
      { profileRevisionId: revisionId },
      { profileRevisionId: revisionId },
    ]);
    const { allocation } = await game.call<{ allocation: Allocation }>(
      'POST',
      `/allocation/games/${game.app.id}/allocations`,
      { profileId, regionId: 'local', envs: { MAP: 'fog' } },
    );
    expect(allocation).toMatchObject({ status: 'allocated', ip: '127.0.0.1' });
    await until(waiting, (servers) => servers.length === 2);
    await game.call('PUT', `/game/games/${game.app.id}`, { type: 'OnDemandGame' });
    await until(waiting, (servers) => servers.length === 0);
    expect((await readAllocation(game, allocation.uuid)).status).toBe('allocated');
  });
});

describe('an image', () => {
  it('that has no such program fails at its check, and is built again on demand', { timeout: 60_000 }, async () => {
    const game = await openGame(platform);
    const failed = await builtImage(game, { readme: 'nothing' });
    expect(failed).toMatchObject({ status: 'failure', stage: 'check' });
    expect(failed.failedReason).not.toBe('');
    const { logs, finished } = await game.call<{ logs: object[]; finished: boolean }>(
      'GET',
      `/game/images/${failed.id}/logs`,
    );
    expect([logs.length > 0, finished]).toEqual([true, true]);
    const { image } = await game.call<{ image: object }>('POST', '/game/images/rebuild', { imageId: failed.id });
    expect(image).toMatchObject({ status: 'pending', attempt: 2 });
  });
});

describe('a webhook', () => {
  it('hears of each outcome once, signed, however often it must be told', { timeout: 90_000 }, async () => {
    const heard: { body: string; signature: string }[] = [];
    let refused = 0;
    const receiver: Server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        refused += 1;
        if (refused === 1) {
          response.writeHead(500).end();
          return;
        }
        const body = Buffer.concat(parts).toString();
        heard.push({ body, signature: String(request.headers['x-uos-signature']) });
        response.writeHead(204).end();
      });
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const { port } = receiver.address() as { port: number };
    const game = await openGame(platform);
    const webhook = { url: `http://127.0.0.1:${port}/hook`, headers: {} };
    await game.call('PUT', `/game/games/${game.app.id}`, { webhook });
    const { uuid } = await allocate(game, 'healthy');
    await until(
      async () => heard.length,
      (count) => count === 1,
    );
    const [{ body, signature } = { body: '', signature: '' }] = heard;
    expect(JSON.parse(body)).toMatchObject({ uuid, status: 'allocated', ip: '127.0.0.1', uosAppId: game.app.id });
    const [, seconds = ''] = /^t=(\d+),v1=/.exec(signature) ?? [];
    const wanted = createHmac('sha256', game.app.serviceSecret).update(`${seconds}.${body}`).digest('hex');
    expect(signature).toBe(`t=${seconds},v1=${wanted}`);
    const failed = await allocate(game, 'broken');
    await until(
      async () => heard.length,
      (count) => count === 2,
    );
    expect(JSON.parse(heard[1]?.body ?? '{}')).toMatchObject({ uuid: failed.uuid, status: 'failed' });
    receiver.close();
  });
});
