// Before the first command: an old Node is told so in words, and what Node keeps for the next start lies with caches.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const CLI = join(import.meta.dirname, '../../packages/cli');
const PLATFORM = join(import.meta.dirname, '../../packages/platform');
const folder = mkdtempSync(join(tmpdir(), 'uos-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const node = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  spawnSync(process.execPath, args, { encoding: 'utf8', env: { PATH: process.env.PATH, ...env } });

describe('a Node that is too old', () => {
  it.each(['20.20.2', '22.11.0'])('of version %s is named with the one it takes and where there is one', (version) => {
    const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' });`;
    const run = node(['-e', `${pretend} require(${JSON.stringify(join(CLI, 'bin/uos.cjs'))})`]);
    expect([run.status, run.stdout, run.stderr]).toEqual([
      1,
      '',
      `uos: this is Node ${version}, uos needs Node 22.12 or newer.\nIn a project that brings a newer one along, npx uos finds it.\n`,
    ]);
  });
});

describe('a Node that is too old for the platform', () => {
  it('is named with the one it takes', () => {
    const pretend = `Object.defineProperty(process.versions, 'node', { value: '20.20.2' });`;
    const run = node(['--import', `data:text/javascript,${pretend}`, join(PLATFORM, 'bin/uos-platform.mjs'), 'serve']);
    const line = 'uos-platform needs Node 24 or newer; this is Node 20.20.2.\n';
    expect([run.status, run.stdout, run.stderr]).toEqual([1, '', line]);
  });

  it('reads the file that says so', () => {
    const program = readFileSync(join(PLATFORM, 'bin/uos-platform.mjs'), 'utf8');
    // why: a name that `node:module` does not have there is an error before the first line runs
    expect(program).not.toMatch(/import \{[^}]*\} from 'node:module'/);
  });
});

describe('what Node compiled', () => {
  it('is kept among the caches of a person, never beside their configuration', () => {
    const config = join(folder, 'config');
    const env = { HOME: folder, UOS_CONFIG_DIR: config, UOS_NO_KEYRING: '1' };
    const run = node(['--conditions=uos:source', join(CLI, 'src/main.ts'), 'profile', 'ls'], env);
    expect(run.status, run.stderr).toBe(0);
    expect(readdirSync(join(folder, '.cache'))).toEqual(['uos-compiled']);
    expect(existsSync(join(config, 'uos-compiled'))).toBe(false);
  });
});
