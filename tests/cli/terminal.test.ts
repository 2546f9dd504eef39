// A person at a terminal: what the screen shows while a command asks, works, is cancelled.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../packages/platform/src/kernel/password.ts';
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
    await terminal.shows('Password:');
    terminal.type('s3cret-pass');
    const seen = await terminal.shows(/exit=\d/);
    expect(seen).toContain('exit=0');
    expect(seen).toContain('which only you can read (0600)');
    expect(seen).not.toContain('s3cret');
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
    expect(await terminal.shows(/[B-Z]{4}-[B-Z]{4}/)).toContain('on any computer or phone');
    terminal.press('C-c');
    expect(await terminal.shows(/exit=\d/)).toContain('exit=130');
    expect(await terminal.isSane()).toBe(true);
  });

  it('stops a transfer that shows how far it is, and leaves no half line', async () => {
    await make('large');
    terminal = openTerminal(app);
    writeFileSync(join(terminal.folder, 'big.bin'), new Uint8Array(1 << 20).fill(7));
    terminal.type("truncate -s 1G big.bin; uos cdn upload big.bin --bucket large; echo 'exit='$?");
    const seen = await terminal.shows(/\d+\/\d+ files.*\(\d+%\)/);
    expect(seen).toMatch(/[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏] /);
    terminal.press('C-c');
    const after = await terminal.shows(/exit=\d+/);
    expect(after).toContain('exit=130');
    expect(after).not.toMatch(/%\)/);
    expect(await terminal.isSane()).toBe(true);
  }, 120_000);
});

describe('a list', () => {
  it('fits a narrow terminal, wide characters too', async () => {
    await make('a-bucket-with-quite-a-long-name-that-does-not-fit-here');
    terminal = openTerminal({ ...app, UOS_LANG: 'zh' }, { columns: 70, rows: 30 });
    terminal.type('uos cdn bucket ls --name does-not-fit; echo exit=$?');
    const seen = await terminal.shows(/exit=\d/);
    const lines = seen.split('\n').slice(1);
    expect(lines[0]).toMatch(/^名称 +ID/);
    expect(lines).toHaveLength(4);
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
