// The notice of a newer version, as somebody at a terminal meets it: the real npm asks a registry of this machine.
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTerminal, type Terminal } from './terminal.ts';

const PACKAGE = {
  name: '@uos/cli',
  'dist-tags': { latest: '99.0.0' },
  versions: { '99.0.0': { name: '@uos/cli', version: '99.0.0', bin: { uos: 'bin/uos.cjs' } } },
};

let registry: Server;
let origin: string;
let asked: string[];
let answers: PromiseWithResolvers<void>;
let terminal: Terminal;

beforeEach(async () => {
  asked = [];
  answers = Promise.withResolvers();
  registry = createServer(async (request, response) => {
    asked.push(decodeURIComponent(request.url ?? ''));
    await answers.promise;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(PACKAGE));
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`;
});

afterEach(() => {
  terminal.close();
  registry.closeAllConnections();
  registry.close();
});

const open = (env: Readonly<Record<string, string>> = {}): Terminal =>
  openTerminal({
    UOS_NO_UPDATE_NOTIFIER: '',
    npm_config_registry: origin,
    npm_config_update_notifier: 'false',
    ...env,
  });
const state = (): string => join(terminal.folder, 'config', 'state', 'update.json');
const known = (): { latest?: string } => JSON.parse(readFileSync(state(), 'utf8'));

it('comes from the registry of npm, asked once in the background by a command that does not wait', async () => {
  terminal = open();
  terminal.type('uos profile ls; echo first=$?');
  // why without an answer so far: the command ends before there is one
  expect(await terminal.shows(/first=\d/)).not.toContain('is out');
  await vi.waitFor(() => expect(asked).toEqual(['/@uos/cli']), { timeout: 60_000 });
  answers.resolve();
  await vi.waitFor(() => expect(known().latest).toBe('99.0.0'), { timeout: 60_000 });
  terminal.type('clear; uos profile ls; echo second=$?');
  expect(await terminal.shows(/second=\d/)).toMatch(
    /^Version 99\.0\.0 is out \(this is .*\): npm install --global @uos\/cli@99\.0\.0$/m,
  );
  terminal.type('clear; uos profile ls; echo third=$?');
  expect(await terminal.shows(/third=\d/)).not.toContain('is out');
  expect(asked).toEqual(['/@uos/cli']);
});

it('asks nobody in CI, on a pipe, or where it is switched off', async () => {
  terminal = open();
  for (const line of [
    'CI=1 uos profile ls',
    'uos profile ls 2>&1 | cat',
    'UOS_NO_UPDATE_NOTIFIER=1 uos profile ls',
    'NO_UPDATE_NOTIFIER=1 uos profile ls',
  ]) {
    terminal.type(`clear; ${line}; echo "exit=$?"`);
    await terminal.shows(/exit=0/);
    expect(existsSync(state()), line).toBe(false);
  }
  expect(asked).toEqual([]);
});
