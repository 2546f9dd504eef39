// Walks the command table: what every command must hold to, whoever wrote it.
import { existsSync, readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRoute } from '../commands/api/find-route.ts';
import { widthOf } from '../terminal/width.ts';
import { failuresOf } from '../testing/failures-of.ts';
import { type Outside, openOutside } from '../testing/run-uos.ts';
import { readEntries, readNouns, type TableEntry } from './manifest.ts';

const UUID = '7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e';
const ENV = { UOS_APP_ID: UUID, UOS_APP_SERVICE_SECRET: 'ab'.repeat(16), UOS_BUCKET_ID: UUID };
// why not dev: it starts processes instead of calling a server; its own tests cover it.
const entries = readNouns()
  .flatMap((noun) => readEntries(noun))
  .filter(({ id }) => !id.startsWith('dev '));
const byId = new Map(entries.map((entry) => [entry.id, entry]));
const nouns = [...Map.groupBy(byId.values(), ({ id }) => id.split(' ')[0] ?? '')];

interface Received {
  readonly method: string;
  readonly url: string;
}

let outside: Outside;
/** What commands keep for themselves stays apart. */
let homes: Readonly<Record<'zh' | 'en', Outside>>;
let server: Server;
let origin: string;
let received: Received[] = [];

beforeAll(async () => {
  outside = openOutside(ENV);
  homes = { zh: openOutside(ENV), en: openOutside(ENV) };
  server = createServer((request, response) => {
    received.push({ method: request.method ?? '', url: request.url ?? '' });
    request.resume();
    const one = { id: UUID, name: 'web', Items: [], items: [], TotalCount: 0, Services: {} };
    response.writeHead(200, { 'content-type': 'application/json', 'content-range': 'items 0-0/0' });
    response.end(JSON.stringify(request.url?.endsWith('/') ? [] : one));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  for (const one of [outside, homes.zh, homes.en]) {
    one.remove();
  }
  server.close();
  server.closeAllConnections();
});

/** A line that is complete, by the command's own declaration. */
function lineOf({ id, args = {}, flags = {} }: TableEntry): string[] {
  return [
    ...id.split(' '),
    ...Object.values(args).flatMap(({ optional, choices }) => (optional ? [] : [choices?.[0] ?? UUID])),
    ...Object.entries(flags).flatMap(([name, { required, type, choices }]) =>
      required ? [`--${name}`, choices?.[0] ?? (type === 'number' ? '1' : UUID)] : [],
    ),
  ];
}

const of = (id: string): TableEntry => {
  const entry = byId.get(id);
  if (entry === undefined) {
    throw new Error(id);
  }
  return entry;
};

describe.each(nouns)('every command of %s', { timeout: 120_000 }, (_noun, own) => {
  it('changes nothing with --dry-run, and says so in one document', async () => {
    const failures = await failuresOf(own, async ({ id }) => {
      received = [];
      const files = () =>
        existsSync(join(outside.folder, 'config')) ? readdirSync(join(outside.folder, 'config')) : [];
      const run = await outside.run([...lineOf(of(id)), '--dry-run', '--json'], {
        env: { UOS_ORIGIN: origin },
        stdin: 'x',
      });
      // why the operation is not asked: what left the machine is what counts
      const changing = received.filter((one) => !isRead(one));
      expect(changing, run.stdout + run.stderr).toEqual([]);
      expect(files().filter((name) => name !== 'state')).toEqual([]);
      run.json();
    });
    expect(failures).toEqual([]);
  });

  it('ends by itself where nothing answers and nobody is there', async () => {
    const failures = await failuresOf(own, async ({ id }) => {
      for (const [lang, alone] of Object.entries(homes)) {
        const run = await alone.run([...lineOf(of(id)), '--json', '--lang', lang], {
          env: { UOS_ORIGIN: 'http://127.0.0.1:9' },
          stdin: '',
        });
        // why these: done without a server, bad input, needs a yes or a sign-in, no answer
        expect([0, 1, 2, 4, 7], run.stdout + run.stderr).toContain(run.code);
        const { error } = run.json<{ error?: { code: string; hint: string | null; exit: number } }>();
        if (run.code !== 0) {
          expect(error).toMatchObject({ code: expect.stringMatching(/^[a-z-]+$/), exit: run.code });
          expect(error?.code).not.toBe('unexpected');
        }
      }
    });
    expect(failures).toEqual([]);
  });

  it('has help that fits a narrow terminal, in both languages', async () => {
    const failures = await failuresOf(own, async ({ id }) => {
      for (const lang of ['zh', 'en']) {
        const { code, stdout, stderr } = await outside.run([...id.split(' '), '--help', '--lang', lang], {
          terminal: 50,
        });
        expect([code, stderr]).toEqual([0, '']);
        const long = stdout.split('\n').filter((line) => widthOf(line) > 52 && /\s\S+\s\S/.test(line.trim()));
        expect(long.filter((line) => !/^\s*(\$|uos|--|-\w,|\S{30,})/.test(line.trim()))).toEqual([]);
      }
    });
    expect(failures).toEqual([]);
  });
});

describe('a command', () => {
  it('names a screen of the console where one shows the same', () => {
    const screens = entries.flatMap(({ web }) => web ?? []);
    expect(screens.length).toBeGreaterThan(500);
    expect(of('cdn bucket get').web).toBe('/services/{appId}/asset/bucket/{bucketId}');
  });
});

describe('--web', () => {
  it('answers the address of the same thing where no browser can be opened', async () => {
    const app = `${origin}/services/${UUID}/asset/bucket`;
    const web = async (...line: string[]) =>
      (await outside.run([...line, '--web'], { env: { UOS_ORIGIN: origin } })).stdout.trim();
    expect(await web('cdn', 'bucket', 'ls')).toBe(app);
    expect(await web('cdn', 'bucket', 'get', UUID)).toBe(`${app}/${UUID}`);
    expect(await web('app', 'ls')).toBe(`${origin}/apps`);
  });
});

function isRead({ method, url }: Received): boolean {
  try {
    return findRoute(method, url).effect === 'read';
  } catch {
    return method === 'GET' || method === 'HEAD';
  }
}
