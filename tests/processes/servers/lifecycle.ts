// The life of hosted servers, the same wherever they run: each driver brings the servers, and programs that do what
// they are told.
import { beforeAll, describe, expect, it } from 'vitest';
import type { ServerEvent, Servers } from '../../../packages/platform/src/engines/processes/servers/port.ts';
import type { TestPlatform } from '../../../packages/platform/src/testing/platform.ts';
import type { Act } from './cluster/fake-cluster.ts';
import { type Asked, REGION, type Told } from './test-kind.ts';

export interface Stage extends Told {
  readonly platform: TestPlatform;
  readonly servers: Servers;
  /** Places a server whose program waits for what it is told. */
  start(options?: Asked): Promise<string>;
  act(id: string, act: Act): Promise<void>;
  /** What is left of servers where they run: ports, folders, objects. */
  left(): Promise<readonly string[]>;
  /** A server that was ready when its platform was stopped, and the platform that came after that. */
  restarted(): Promise<{ readonly id: string; readonly next: Stage }>;
  close(): Promise<void>;
}

const SLOW = { timeout: 15_000 };

/** On a stage that its file opens before all, and closes. */
export function lifecycle(driver: string, opened: () => Stage): void {
  describe(`the life of a server: ${driver}`, () => {
    let stage: Stage;
    beforeAll(() => {
      stage = opened();
    });

    const ready = async (options?: Parameters<Stage['start']>[0]): Promise<string> => {
      const id = await stage.start(options);
      await expect.poll(() => stage.heard(id), SLOW).toEqual(['started']);
      await stage.act(id, { do: 'ready' });
      await expect.poll(() => stage.heard(id), SLOW).toEqual(['started', 'ready']);
      return id;
    };
    const own = async () =>
      (await stage.servers.nodes(stage.platform.ports.db)).find(({ region }) => region === REGION);
    const over = async (...ids: readonly string[]): Promise<void> => {
      await Promise.all(ids.map((id) => stage.stop(id)));
      await Promise.all(ids.map((id) => stage.end(id)));
    };

    it('is placed, gets ports, is handed out once, and leaves nothing when it is stopped', async () => {
      const { db } = stage.platform.ports;
      const id = await ready({ ports: [{ name: 'game', protocol: 'UDP', port: 9998 }] });
      const server = await stage.get(id);
      expect(server).toMatchObject({ state: 'Ready', end: null });
      expect(server.address).not.toBe('');
      const game = server.ports.find(({ name }) => name === 'game');
      expect(game?.hostPort).toBeGreaterThan(0);
      expect(await stage.servers.allocate(db, id, { match: 'one' })).toBe(true);
      expect(await stage.servers.allocate(db, id)).toBe(false);
      expect(await stage.get(id)).toMatchObject({ state: 'Allocated', labels: { match: 'one' } });
      expect(await stage.stop(id)).toBe(true);
      expect((await stage.get(id)).state).toBe('Shutdown');
      expect((await stage.end(id)).end).toMatchObject({ reason: 'deleted' });
      expect(await stage.stop(id)).toBe(false);
      await expect.poll(() => stage.left(), SLOW).toEqual([]);
      expect(await own()).toMatchObject({ freeCpuMillis: 10_000, freeMemoryMiB: 20_000 });
    });

    it('labels itself, tells its players, is reserved, allocates itself and ends itself', async () => {
      const id = await ready();
      const steps: readonly (readonly [Act, ServerEvent['what']])[] = [
        [{ do: 'label', key: 'map', value: 'fog' }, 'changed'],
        [{ do: 'players', ids: ['ana'] }, 'players'],
        [{ do: 'reserve' }, 'reserved'],
        [{ do: 'allocate' }, 'allocated'],
        [{ do: 'shutdown' }, 'shutdown'],
      ];
      const expected: ServerEvent['what'][] = ['started', 'ready'];
      for (const [act, what] of steps) {
        await stage.act(id, act);
        expected.push(what);
        await expect.poll(() => stage.heard(id).slice(0, expected.length), SLOW).toEqual(expected);
      }
      const { end, labels } = await stage.end(id);
      expect(labels).toEqual({ map: 'fog' });
      expect(end).toMatchObject({ reason: 'shutdown' });
      expect(stage.heard(id)).toEqual([...expected, 'ended']);
    });

    it('says how it ended: by itself, with its code and its last lines', async () => {
      const id = await ready();
      await stage.act(id, { do: 'say', text: 'no such map' });
      await expect.poll(() => stage.lines(id), SLOW).toContain('no such map');
      await stage.act(id, { do: 'exit', code: 7 });
      const { end } = await stage.end(id);
      expect(end).toMatchObject({ reason: 'exited', exitCode: 7 });
      expect(end?.lastLines.at(-1)).toBe('no such map');
    });

    it('that cannot be started says why, and leaves nothing', async () => {
      const id = await stage.start({ fault: 'its image is gone' });
      const { end } = await stage.end(id);
      expect(end).toMatchObject({ reason: 'not started', exitCode: null, lastLines: ['its image is gone'] });
      await expect.poll(() => stage.left(), SLOW).toEqual([]);
    });

    it('that is not heard of any more is unhealthy, and ended after that', async () => {
      const id = await ready();
      await stage.act(id, { do: 'silent' });
      const { end, state } = await stage.end(id);
      expect([end?.reason, state]).toEqual(['heartbeat lost', 'Unhealthy']);
      expect(stage.heard(id)).toEqual(['started', 'ready', 'unhealthy', 'ended']);
    });

    it('of a pool that is not heard of is handed to nobody', async () => {
      const { db } = stage.platform.ports;
      const pool = 'silent/local';
      const id = await ready({ pool });
      await stage.act(id, { do: 'silent' });
      await expect.poll(() => stage.heard(id), SLOW).toContain('unhealthy');
      expect(await stage.servers.claim(db, { kind: 'test', pool })).toBeUndefined();
      expect(await stage.servers.allocate(db, id)).toBe(false);
      expect((await stage.end(id)).end).toMatchObject({ reason: 'heartbeat lost' });
    });

    it('says nothing of its secrets, whatever it says', async () => {
      const id = await ready({ hidden: ['s3cret-of-the-app'] });
      await stage.act(id, { do: 'say', text: 'UOS_APP_SECRET=s3cret-of-the-app' });
      await expect.poll(() => stage.lines(id), SLOW).toContain('UOS_APP_SECRET=***');
      await stage.act(id, { do: 'exit', code: 1 });
      expect((await stage.end(id)).end?.lastLines.at(-1)).toBe('UOS_APP_SECRET=***');
      expect((await stage.lines(id)).join()).not.toContain('s3cret');
    });

    it('that was wished for twice is one', async () => {
      const { db, ids } = stage.platform.ports;
      const id = ids.uuid();
      await ready({ id });
      await stage.start({ id });
      const { total } = await stage.servers.list(db, { kind: 'test' });
      expect(total).toBe(1);
      await over(id);
    });

    it('of a pool is handed out once, the oldest first, and nothing where there is none', async () => {
      const { db } = stage.platform.ports;
      const pool = 'revision/local';
      const servers: string[] = [];
      for (let count = 0; count < 2; count += 1) {
        servers.push(await ready({ pool }));
      }
      const claims = await Promise.all([1, 2, 3].map(() => stage.servers.claim(db, { kind: 'test', pool })));
      expect(claims.map((server) => server?.id)).toEqual([...servers, undefined]);
      await over(...servers);
      await expect.poll(() => stage.left(), SLOW).toEqual([]);
    });

    it('is refused with what was asked and what is free where there is no room, and passes by a node that drains', async () => {
      const { db } = stage.platform.ports;
      await expect(stage.start({ limits: { cpuMillis: 20_000, memoryMiB: 1 } })).rejects.toThrow(
        `no capacity in ${REGION}: asked for 20000m and 1Mi, free at most 10000m and 20000Mi on a node`,
      );
      await expect(stage.start({ region: 'mars' })).rejects.toThrow('no node of mars is live');
      const node = await own();
      expect(await stage.servers.drain(db, node?.name ?? '', true)).toBe(true);
      await expect(stage.start()).rejects.toThrow('no capacity');
      await stage.servers.drain(db, node?.name ?? '', false);
    });

    it('runs on while its platform is started again, and is heard, handed out and ended by the next one', async () => {
      const { id, next } = await stage.restarted();
      const { db } = next.platform.ports;
      expect(await next.get(id)).toMatchObject({ state: 'Ready', end: null });
      await next.act(id, { do: 'players', ids: ['ben'] });
      await expect.poll(() => next.heard(id).at(-1), SLOW).toBe('players');
      expect(await next.servers.allocate(db, id, { match: 'two' })).toBe(true);
      await next.act(id, { do: 'say', text: 'still here' });
      await expect.poll(() => next.lines(id), SLOW).toContain('still here');
      expect(await next.stop(id)).toBe(true);
      expect((await next.end(id)).end).toMatchObject({ reason: 'deleted' });
      await expect.poll(() => next.left(), SLOW).toEqual([]);
      if (next !== stage) {
        await next.close();
      }
    });

    it('in a transaction that is rolled back is not started', async () => {
      const { db, ids } = stage.platform.ports;
      const id = ids.uuid();
      const wish = { id, kind: 'test', appId: id, region: REGION, ports: [], limits: { cpuMillis: 1, memoryMiB: 1 } };
      const rolled = db.transaction().execute(async (tx) => {
        await stage.servers.place(tx, wish);
        throw new Error('rolled back');
      });
      await expect(rolled).rejects.toThrow('rolled back');
      expect(await stage.servers.get(db, id)).toBeUndefined();
      expect(await stage.left()).toEqual([]);
    });
  });
}
