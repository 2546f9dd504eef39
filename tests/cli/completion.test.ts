import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outside } from '../../packages/cli/src/testing/run-uos.ts';
import { openStudio, type Studio } from './studio.ts';

let studio: Studio;
let cli: Outside;
let bucket: string;

beforeAll(async () => {
  studio = await openStudio();
  cli = studio.pipeline();
  for (const name of ['web', 'web-test', 'third']) {
    await cli.run(['cdn', 'bucket', 'create', name]);
  }
  bucket = (await cli.run(['cdn', 'bucket', 'get', 'web', '--json', 'id'])).json<{ id: string }>().id;
  const file = join(cli.folder, 'a.txt');
  writeFileSync(file, 'a');
  for (const line of [
    ['cdn', 'upload', file],
    ['cdn', 'release', 'create'],
    ['cdn', 'badge', 'set', 'live', '1'],
  ]) {
    const run = await cli.run([...line, '--bucket', bucket]);
    expect(run.code, run.stderr).toBe(0);
  }
});

afterAll(() => studio.stop());

const complete = async (env: Record<string, string>, ...words: string[]): Promise<string[]> =>
  (await cli.run(['__complete', ...words], { env })).stdout.trimEnd().split('\n');

describe('the script for bash', () => {
  it('completes through the CLI, names with blanks too', async () => {
    const { stdout: script } = await cli.run(['completion', 'bash']);
    const line = `${script}
uos() { shift; printf '%s\\n' "two words" "$@"; }
COMP_WORDS=(uos cdn b); COMP_CWORD=2; _uos; printf '[%s]' "\${COMPREPLY[@]}"`;
    const out = execFileSync('bash', ['-c', line], { encoding: 'utf8' });
    expect(out).toBe('[two words][cdn][b]');
  });
});

describe('completion', () => {
  it('knows the names on the platform, as arguments and behind flags', async () => {
    expect(await complete({}, 'cdn', 'bucket', 'rm', '')).toEqual(['web', 'web-test', 'third']);
    expect(await complete({}, 'cdn', 'entry', 'ls', '--bucket', 'web-')).toEqual(['web-test']);
    expect(await complete({ UOS_BUCKET_ID: bucket }, 'cdn', 'badge', 'rm', 'li')).toEqual(['live']);
    expect(await complete({ UOS_BUCKET_ID: bucket }, 'cdn', 'badge', 'set', 'live', '')).toEqual([
      '1',
      'latest',
      'live',
    ]);
  });

  it('knows the fields of --json, one after the other', async () => {
    expect(await complete({}, 'cdn', 'bucket', 'ls', '--json', 'na')).toEqual(['name']);
    expect(await complete({}, 'cdn', 'bucket', 'ls', '--json', 'name,entry')).toEqual(['name,entry_count']);
  });

  it('remembers names for a minute, and longer when the platform is away', async () => {
    await cli.run(['cdn', 'bucket', 'create', 'newest']);
    expect(await complete({}, 'cdn', 'bucket', 'rm', 'newest')).toEqual(['']);
    const later = await cli.run(['__complete', 'cdn', 'bucket', 'rm', 'newest'], { nowMs: Date.now() + 120_000 });
    expect(later.stdout).toBe('newest\n');
  });

  it('is there within 200 ms and silent when nothing answers', async () => {
    const before = performance.now();
    const run = await cli.run(['__complete', 'cdn', 'bucket', 'rm', ''], { env: { UOS_ORIGIN: 'http://127.0.0.1:9' } });
    expect(performance.now() - before).toBeLessThan(400);
    expect([run.code, run.stdout, run.stderr]).toEqual([0, '', '']);
  });
});
