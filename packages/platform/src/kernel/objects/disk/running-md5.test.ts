import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, mkdtemp, open, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningMd5, runningMd5 } from './running-md5.ts';

const PART = 100_000;

let folder: string;
let path: string;
let file: FileHandle;
let running: RunningMd5;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos-running-'));
  path = join(folder, 'upload');
  file = await open(path, 'w+');
  running = runningMd5(path);
});
afterEach(async () => {
  running.forget();
  await file.close();
  await rm(folder, { recursive: true });
});

const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex');
const whole = () => randomBytes(6 * PART);
const partOf = (bytes: Buffer, n: number) => bytes.subarray(n * PART, (n + 1) * PART);

async function write(bytes: Buffer, n: number): Promise<void> {
  running.begin(n * PART);
  await file.write(partOf(bytes, n), 0, PART, n * PART);
  running.end(n * PART, PART);
}

describe('runningMd5', () => {
  it.each([
    ['in order', [0, 1, 2, 3, 4, 5]],
    ['in any order', [3, 0, 2, 5, 1, 4]],
    ['some of them twice', [0, 1, 2, 1, 3, 4, 0, 5]],
  ])('is that of the file, whatever way the parts came: %s', async (_name, order) => {
    const [first, last] = [whole(), whole()];
    for (const [at, n] of order.entries()) {
      await write(order.indexOf(n) === at ? first : last, n);
    }
    const expected = Buffer.concat(
      [0, 1, 2, 3, 4, 5].map((n) => partOf(order.indexOf(n) === order.lastIndexOf(n) ? first : last, n)),
    );
    const proof = { md5: md5(expected), size: expected.byteLength };
    expect(await running.prove(path)).toEqual(proof);
    expect(await running.prove(path), 'asked again').toEqual(proof);
  });

  it('counts what a part that broke off has left', async () => {
    const bytes = whole();
    for (const n of [0, 1, 2]) {
      await write(bytes, n);
    }
    running.begin(PART);
    await file.write(Buffer.from('other'), 0, 5, PART);
    running.end(PART, undefined);
    Buffer.from('other').copy(bytes, PART);
    expect(await running.prove(path)).toEqual({ md5: md5(bytes.subarray(0, 3 * PART)), size: 3 * PART });
  });

  it('is that of the file asked for, where another one has taken its name', async () => {
    const bytes = whole();
    await write(bytes, 0);
    const moved = join(folder, 'moved');
    await rename(path, moved);
    await writeFile(path, 'another file');
    await write(bytes, 1);
    expect(await running.prove(moved)).toEqual({ md5: md5(bytes.subarray(0, 2 * PART)), size: 2 * PART });
    expect(await running.prove(path)).toEqual({ md5: md5(Buffer.from('another file')), size: 12 });
  });
});

it('is computed in a process that was given limits of V8, which no thread takes', async () => {
  const bytes = whole();
  await writeFile(path, bytes);
  const program = `import { runningMd5 } from ${JSON.stringify(new URL('running-md5.ts', import.meta.url).href)};
    console.log(JSON.stringify(await runningMd5('').prove(process.argv[1])));`;
  const flags = ['--max-old-space-size=256', '--conditions=uos:source', '--input-type=module'];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, '--eval', program, path]);
  expect(JSON.parse(stdout)).toEqual({ md5: md5(bytes), size: bytes.length });
});
