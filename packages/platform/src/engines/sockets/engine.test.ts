import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { basic, client, parlourRecord } from '../../kernel/server/sockets/testing.ts';
import { records } from '../../services/index.ts';

let platform: TestPlatform;
let app: TestApp;
beforeAll(async () => {
  const joins = {
    ...parlourRecord,
    sockets: {
      ...parlourRecord.sockets,
      own: ((_call, open) => {
        open.onMessage(({ say }: { say: string }) => {
          const [verb = '', text = ''] = say.split(' ');
          if (verb === 'release') {
            open.release('all', [{ heard: 'first' }], Number(text));
          } else {
            open.join('all', { held: verb === 'hold' });
          }
          open.send({ heard: verb });
        });
      }) satisfies (typeof parlourRecord.sockets)[string],
    },
  };
  platform = await testPlatform({ services: [...records, joins] });
  app = await platform.app(['parlour']);
});
afterAll(() => platform.stop());

const running = () =>
  platform.ports.db
    .selectFrom('processes')
    .select('pid')
    .where('kind', '=', 'sockets')
    .where('state', '=', 'running')
    .execute();
const opened = async (first: string) => {
  const one = client(platform, '/parlour/own', basic(app));
  expect((await one.opened).status).toBe(101);
  one.ws.send(JSON.stringify({ say: first }));
  expect(await one.next()).toBe(JSON.stringify({ heard: first.split(' ')[0] }));
  return one;
};

it('starts with the first socket, writes what is published in order, and comes back after it was killed', async () => {
  expect(await running()).toEqual([]);
  const groups = platform.ports.sockets.of('parlour.own');
  expect(await groups.publish('all', { heard: 'nobody' })).toBe(0);
  const [member, held] = [await opened('join'), await opened('hold')];
  expect(groups.size('all')).toBe(2);
  expect(await Promise.all([1, 2, 3].map((seq) => groups.publish('all', { heard: `${seq}` }, { seq })))).toEqual([
    2, 2, 2,
  ]);
  expect([await member.next(), await member.next(), await member.next()]).toEqual(
    [1, 2, 3].map((seq) => `{"heard":"${seq}"}`),
  );
  held.ws.send(JSON.stringify({ say: 'release 2' }));
  expect([await held.next(), await held.next(), await held.next()]).toEqual(
    ['first', '3', 'release'].map((text) => `{"heard":"${text}"}`),
  );
  expect(await groups.publish('all', { heard: 'old' }, { seq: 2 })).toBe(1);

  let lost = 0;
  platform.ports.sockets.onEngineLost(() => {
    lost += 1;
  });
  const [before] = await running();
  process.kill(before?.pid ?? Number.NaN, 'SIGKILL');
  expect([await member.closed, await held.closed]).toEqual([1006, 1006]);
  await expect.poll(() => [lost, groups.size('all')]).toEqual([1, 0]);
  const begun = performance.now();
  const again = await opened('join');
  expect(performance.now() - begun).toBeLessThan(3000);
  expect((await fetch(`${platform.origin}/livez`)).status).toBe(200);
  groups.close('all', 4001, 'elsewhere');
  expect(await again.closed).toBe(4001);
});

it('ends a process that takes nothing any more, once 64 MiB wait for it, and the next one serves', async () => {
  const groups = platform.ports.sockets.of('parlour.own');
  const stuck = await opened('join');
  const [before] = await running();
  const pid = before?.pid ?? Number.NaN;
  let lost = 0;
  const forget = platform.ports.sockets.onEngineLost(() => {
    lost += 1;
  });
  process.kill(pid, 'SIGSTOP');
  const taken: Promise<number>[] = [];
  const say = (): void => void taken.push(groups.publish('all', { heard: 'x'.repeat(1024 * 1024) }));
  for (let mebibyte = 1; mebibyte < 64; mebibyte += 1) {
    say();
  }
  expect([lost, stuck.ws.readyState]).toEqual([0, stuck.ws.OPEN]);
  say();
  expect([lost, groups.size('all')]).toEqual([1, 0]);
  expect(new Set(await Promise.all(taken))).toEqual(new Set([0]));
  expect(await stuck.closed).toBe(1006);
  await expect.poll(() => isAlive(pid)).toBe(false);
  const again = await opened('join');
  expect(await groups.publish('all', { heard: 'again' })).toBe(1);
  expect(await again.next()).toBe('{"heard":"again"}');
  forget();
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
