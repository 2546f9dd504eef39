// What is written into a group of control, in a folder that looks like one: real ones are seldom given to a test.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCgroup } from './cgroup.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos-cgroup-'));
  await writeFile(join(folder, 'cgroup.controllers'), 'cpuset cpu io memory pids\n');
  await writeFile(join(folder, 'cgroup.procs'), '');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('openCgroup', () => {
  it('takes only a group that was given, with all that it needs', async () => {
    expect(openCgroup(undefined)).toBeUndefined();
    expect(openCgroup(join(folder, 'nothing'))).toBeUndefined();
    const poor = join(folder, 'poor');
    await mkdir(poor);
    await writeFile(join(poor, 'cgroup.controllers'), 'cpu\n');
    await writeFile(join(poor, 'cgroup.procs'), '');
    expect(openCgroup(poor)).toBeUndefined();
  });

  it('holds memory, time and processes, lets one raise its time, and says whom the kernel ended', async () => {
    const group = openCgroup(folder)?.create('one', { cpuMillis: 250, memoryMiB: 154, processes: 66 });
    const read = (file: string) => readFile(join(folder, 'one', file), 'utf8');
    expect(await readFile(join(folder, 'cgroup.subtree_control'), 'utf8')).toBe('+memory +cpu +pids');
    group?.add(4711);
    expect(await Promise.all(['memory.max', 'cpu.max', 'pids.max', 'cgroup.procs'].map(read))).toEqual([
      ...['161480704', '25000 100000', '66', '4711'],
    ]);
    group?.limitCpu(1);
    expect(await read('cpu.max')).toBe('1000 100000');
    expect(group?.outOfMemory()).toBe(0);
    await writeFile(join(folder, 'one', 'memory.events'), 'low 0\noom 1\noom_kill 2\n');
    expect(group?.outOfMemory()).toBe(2);
    group?.remove();
    expect(await read('cgroup.kill')).toBe('1');
  });

  it('has groups of others below it, which are left alone by who sees to its own', async () => {
    const inner = join(folder, 'databases');
    await mkdir(inner);
    await writeFile(join(inner, 'cgroup.controllers'), 'cpu memory pids\n');
    await writeFile(join(inner, 'cgroup.procs'), '');
    const id = 'b7a0c8de-9f11-4c55-8d3e-2f0c6a1b9d77';
    openCgroup(folder)?.below('databases')?.create(id, { cpuMillis: 0, memoryMiB: 1, processes: 9 });
    expect(await readFile(join(inner, id, 'cpu.max'), 'utf8')).toBe('max 100000');
    openCgroup(folder);
    await expect(readFile(join(inner, id, 'cgroup.kill'))).rejects.toThrow('ENOENT');
    openCgroup(folder)?.below('databases');
    expect(await readFile(join(inner, id, 'cgroup.kill'), 'utf8')).toBe('1');
  });
});
