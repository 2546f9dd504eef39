import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Outside, openOutside } from '../../testing/run-uos.ts';
import { alone } from './alone.ts';

const MAIN = join(import.meta.dirname, '../../main.ts');

let outside: Outside;

beforeEach(() => {
  outside = openOutside();
});

afterEach(() => outside.remove());

/** A process of its own; answers its exit code. */
function uos(...args: string[]): Promise<number | null> {
  const child = spawn(process.execPath, ['--conditions=uos:source', MAIN, ...args], {
    env: {
      PATH: process.env.PATH,
      HOME: outside.folder,
      UOS_CONFIG_DIR: join(outside.folder, 'config'),
      NODE_COMPILE_CACHE: join(outside.folder, 'compiled'),
    },
    stdio: 'ignore',
  });
  return new Promise((resolve) => child.once('close', resolve));
}

describe('files that several runs change at once', () => {
  it('keep what each of ten processes wrote', async () => {
    // why first: what one has read and compiled the ten need not
    await uos('profile', 'ls');
    const names = Array.from({ length: 10 }, (_, n) => `p${n}`);
    const codes = await Promise.all(names.map((name) => uos('profile', 'add', name, '--origin', 'http://a.example')));
    expect(codes).toEqual(names.map(() => 0));
    const { profiles } = JSON.parse(readFileSync(join(outside.folder, 'config/config.json'), 'utf8'));
    expect(Object.keys(profiles).sort()).toEqual([...names].sort());
    expect(readdirSync(join(outside.folder, 'config')).filter((name) => name.includes('lock'))).toEqual([]);
  });

  it('are not kept from anybody by a run that was killed', async () => {
    const file = join(outside.folder, 'x.json');
    // why this number: no process has it, Linux gives at most 2^22
    writeFileSync(`${file}.lock`, `9999999 ${hostname()}`);
    expect(await Promise.all([1, 2, 3].map((n) => alone(file, () => n)))).toEqual([1, 2, 3]);
    expect(readdirSync(outside.folder)).toEqual([]);
  });

  it('are free again after a change that failed', async () => {
    const file = join(outside.folder, 'x.json');
    const failing = alone(file, () => {
      throw new Error('full');
    });
    await expect(failing).rejects.toThrow('full');
    expect(await alone(file, () => 'done')).toBe('done');
  });
});
