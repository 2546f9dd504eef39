// How programs of an engine come into the group that the kernel holds them by, in a folder that looks like one: a real one
// is seldom given to a test.
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ProcessSpec } from '#engines/processes/spec';
import { openCgroup } from '#engines/sandbox/cgroup';
import { limitsOf } from './limits.ts';
import { createRunner, GROUPS } from './runner.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos-runner-'));
  for (const group of ['given', `given/${GROUPS}`]) {
    await mkdir(join(folder, group));
    await writeFile(join(folder, group, 'cgroup.controllers'), 'cpu memory pids\n');
    await writeFile(join(folder, group, 'cgroup.procs'), '');
  }
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('a program is in the group of its database before it begins, with what that may take', async () => {
  const groups = openCgroup(join(folder, 'given'))?.below(GROUPS);
  if (groups === undefined) {
    throw new Error('the folder is no group of control');
  }
  const said: string[] = [];
  const start = async ({ run }: ProcessSpec) => {
    const { command, args = [] } = 'command' in run ? run : { command: '' };
    said.push(execFileSync(command, args, { encoding: 'utf8' }).trim());
    return { ended: Promise.resolve({ code: 0, lastLines: [] }), stop: () => undefined };
  };
  const size = { cpuCores: 1, memoryMiB: 2048, storageGiB: 10 };
  const runner = createRunner({
    machine: {
      facts: { level: 'process', ownNetwork: false, limits: 'cgroup', missing: [] },
      ...{ tools: {}, isRoot: false, cgroup: undefined },
    },
    ...{ processes: { start } as never, folder, number: 1 },
    held: { groups, name: 'one', limits: limitsOf({ engine: 'postgresql', size }) },
  });
  await runner.run({ command: '/bin/sh', args: ['-c', 'echo $$ "$0"', 'it’s "as" $told'] });
  const read = (file: string) => readFile(join(folder, 'given', GROUPS, 'one', file), 'utf8');
  expect(said).toEqual([`${(await read('cgroup.procs')).trim()} it’s "as" $told`]);
  expect(await Promise.all(['memory.max', 'cpu.max', 'pids.max'].map(read))).toEqual([
    ...[String((2560 + 256) * 1024 * 1024), '100000 100000', '1024'],
  ]);
  runner.clear();
  expect(await read('cgroup.kill')).toBe('1');
});

it('what Redis may take has room for the copy that writes it down, and no processor time where none is sold', () => {
  expect(limitsOf({ engine: 'redis', size: { cpuCores: 0, memoryMiB: 1024, storageGiB: 0 } })).toEqual({
    ...{ cpuMillis: 0, memoryMiB: 2304, processes: 1024 },
  });
});
