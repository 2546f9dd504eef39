// A person at a terminal: what the screen shows while a command asks, works, is cancelled.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../packages/platform/src/kernel/who/password.ts';
import { openStudio, type Studio } from './studio.ts';
import { openTerminal, type Terminal } from './terminal.ts';

let studio: Studio;
let app: Readonly<Record<string, string>>;
let terminal: Terminal;

beforeAll(async () => {
  studio = await openStudio();
  const { id, serviceSecret } = studio.app;
  app = { UOS_ORIGIN: studio.platform.origin, UOS_APP_ID: id, UOS_APP_SERVICE_SECRET: serviceSecret };
});

afterEach(() => terminal.close());
afterAll(() => studio.stop());

const make = async (name: string): Promise<void> => {
  expect((await studio.pipeline().run(['cdn', 'bucket', 'create', name])).code).toBe(0);
};

describe('a question', () => {
  it('asks for the name of what cannot be undone, and does nothing for another one', async () => {
    await make('precious');
    terminal = openTerminal(app);
    terminal.type('uos cdn bucket rm precious; echo exit=$?');
    await terminal.shows('Type precious to go on:');
    terminal.type('preciuos');
    expect(await terminal.shows(/exit=\d/)).toContain('exit=2');
    terminal.type('clear; uos cdn bucket rm precious; echo exit=$?');
    await terminal.shows('Type precious to go on:');
    terminal.type('precious');
    expect(await terminal.shows(/exit=\d/)).toMatch(/Deleted bucket precious\.[\s\S]*exit=0/);
  });

  it('shows no letter of a password', async () => {
    await studio.platform.ports.db
      .insertInto('operators')
      .values({
        login: 'watched',
        name: 'watched',
        kind: 'admin',
        password_hash: await hashPassword('s3cret-pass'),
        created_at: new Date().toISOString(),
      })
      .execute();
    terminal = openTerminal({ UOS_ORIGIN: studio.platform.origin }, { columns: 160, rows: 30 });
    terminal.type('uos admin login watched; echo exit=$?');
    await terminal.shows('Password: (what you type is not shown)');
    terminal.type('s3cret-pass');
    const seen = await terminal.shows(/exit=\d/);
    expect(seen).toContain('exit=0');
    expect(seen).toContain('which only you can read (0600)');
    expect(seen).not.toContain('s3cret');
    expect(seen).not.toContain('ctrl+t');
  });
});

describe('Ctrl-C', () => {
  it('leaves a question with 130 and a terminal that is as it was', async () => {
    await make('kept');
    terminal = openTerminal(app);
    terminal.type('uos cdn bucket rm kept; echo exit=$?');
    await terminal.shows('Type kept to go on:');
    terminal.press('C-c');
    expect(await terminal.shows(/exit=\d/)).toContain('exit=130');
    expect(await terminal.isSane()).toBe(true);
    expect((await studio.pipeline().run(['cdn', 'bucket', 'get', 'kept'])).code).toBe(0);
  });

  it('ends the wait for a sign-in', async () => {
    terminal = openTerminal({ UOS_ORIGIN: studio.platform.origin, SSH_TTY: '/dev/pts/9' });
    terminal.type('uos login; echo exit=$?');
    expect(await terminal.shows(/[B-Z]{4}-[B-Z]{4}/)).toContain('any computer or phone');
    terminal.press('C-c');
    expect(await terminal.shows(/exit=\d/)).toContain('exit=130');
    expect(await terminal.isSane()).toBe(true);
  });

  it('stops a transfer that shows how far it and each file is, and leaves no half line', async () => {
    await make('large');
    terminal = openTerminal(app);
    terminal.type('mkdir dist; truncate -s 50M dist/big.bin; clear');
    terminal.type("uos cdn sync dist --bucket large --bwlimit 2M; echo 'exit='$?");
    const seen = await terminal.shows(/[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏] uploading 0\/1 files.*\n +\d+% +52\.4 MB {2}big\.bin/);
    expect(seen).toContain('+ big.bin 52.4 MB');
    terminal.press('C-c');
    const after = await terminal.shows(/exit=\d+/);
    expect(after).toContain('exit=130');
    expect(after).not.toMatch(/%/);
    expect(await terminal.isSane()).toBe(true);
  });
});

describe('a terminal that becomes another size', () => {
  it('shows how far a transfer is at its new width, and nothing of what was there before', async () => {
    await make('resized');
    const name = `${'long-'.repeat(12)}name.bin`;
    terminal = openTerminal(app, { columns: 100, rows: 20 });
    terminal.type(`mkdir dist; truncate -s 40M dist/${name}; truncate -s 50M dist/b.bin; clear`);
    terminal.type("uos cdn sync dist --bucket resized --bwlimit 1M; echo 'exit='$?");
    await terminal.shows(/uploading 0\/2 files.*\n.*% .*\n.*% /);
    for (const [columns, end] of [
      [48, '…'],
      [90, 'left'],
      [60, '…'],
    ] as const) {
      terminal.resize(columns, 20);
      const first = new RegExp(`^[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏] uploading 0/2 files.*${end}$`, 'm');
      const seen = await terminal.shows(first);
      const drawn = seen.split('\n').filter((line) => /[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏]|\d%|left/.test(line));
      expect(drawn, seen).toEqual([
        expect.stringMatching(first),
        expect.stringMatching(/^ +\d+% +\d\d\.\d MB {2}(b\.bin|long-)/),
        expect.stringMatching(/^ +\d+% +\d\d\.\d MB {2}(b\.bin|long-)/),
      ]);
    }
    terminal.press('C-c');
    const after = await terminal.shows(/exit=\d+/);
    expect(after).not.toMatch(/%|[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏]/);
  });
});

describe('a wait', () => {
  it('says after a while what for, and leaves nothing behind', async () => {
    const released = Promise.withResolvers<void>();
    const server = createServer(async (_, response) => {
      await released.promise;
      response.writeHead(403).end('{}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    terminal = openTerminal({ ...app, UOS_ORIGIN: `http://127.0.0.1:${port}` });
    terminal.type("uos cdn bucket ls; echo 'exit='$?");
    await terminal.shows(/^[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏] List buckets$/m);
    released.resolve();
    const seen = await terminal.shows(/exit=\d+/);
    server.close();
    expect(seen).toMatch(/error: [\s\S]*exit=5/);
    expect(seen).not.toMatch(/[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏]/);
    expect(await terminal.isSane()).toBe(true);
  });
});

describe('a transfer', () => {
  it('ends with what it did, in a table, and nothing of how far it was', async () => {
    await make('small');
    terminal = openTerminal({ ...app, UOS_LANG: 'zh' });
    terminal.type('mkdir dist; echo one > dist/a.txt; echo two > dist/b.txt; clear');
    terminal.type("uos cdn sync dist --bucket small --release; echo 'exit='$?");
    const seen = await terminal.shows(/exit=\d+/);
    expect(seen).toContain('exit=0');
    expect(seen).not.toMatch(/[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏]/);
    for (const line of [/^已上传 +2$/m, /^失败 +0$/m, /^版本 +1$/m]) {
      expect(seen).toMatch(line);
    }
  });
});

describe('a list', () => {
  it('fits a narrow terminal, wide characters too', async () => {
    await make('a-bucket-with-quite-a-long-name-that-does-not-fit-here');
    terminal = openTerminal({ ...app, UOS_LANG: 'zh' }, { columns: 70, rows: 30 });
    terminal.type('uos cdn bucket ls --name does-not-fit; echo exit=$?');
    const seen = await terminal.shows(/exit=\d/);
    const lines = seen.split('\n').slice(1);
    expect(lines[0]).toMatch(/^名称 +文件数 +大小 +最新版本$/);
    expect(lines[2]).toBe('放不下：ID、修改时间。加宽终端或用 --json 查看。');
    expect(lines[3]).toBe('exit=0');
  });

  it('goes through the pager when it is longer than the screen', async () => {
    for (let index = 0; index < 12; index += 1) {
      await make(`page-${index}`);
    }
    terminal = openTerminal({ ...app, UOS_PAGER: 'head -n 3' }, { columns: 120, rows: 10 });
    terminal.type("uos cdn bucket ls --name page-; echo 'exit='$?");
    const seen = await terminal.shows(/exit=\d/);
    expect(seen.match(/page-\d+/g)).toHaveLength(2);
  });
});
