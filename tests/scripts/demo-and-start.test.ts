// The commands of the README, run as they stand there.

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/support/workspace.ts';

describe('npm run demo', () => {
  it('releases the game, compares every byte and ends by itself', async () => {
    const { code, said } = await run(['scripts/demo.ts']);
    expect(said).toContain('every byte the same by SHA-256');
    expect(said).toMatch(/ok +\d+\.\d\d s +uos cdn sync /);
    expect(said).toContain('all done');
    expect(code).toBe(0);
  });
});

describe('npm start', () => {
  it('makes a demo studio with a released game once, and finds it at the next start', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'uos start '));
    const data = join(folder, 'data');
    const first = await startAndStop(data);
    expect(first).toMatch(/demo user +demo \/ \S+/);
    expect(first).toContain('/release_by_badge/live/content/index.html');
    expect(first).toContain('npx uos login');

    const second = await startAndStop(data, async (game) => {
      expect((await fetch(game)).status).toBe(200);
      const link = (await (await fetch(new URL('data/cloud.json', game))).json()) as { appId: string };
      expect(first).toContain(`demo app          ${link.appId}`);
    });
    const lasting = (text: string) =>
      Array.from(text.matchAll(/demo (?:user|operator|app) .*|buckets\/\S+/g), ([line]) => line);
    expect(lasting(first)).toHaveLength(4);
    expect(lasting(second)).toEqual(lasting(first));
    await rm(folder, { recursive: true, force: true });
  });
});

/** Starts on a free port, waits for the welcome, does the work, and stops as Ctrl-C does. */
async function startAndStop(data: string, work?: (gameUrl: string) => Promise<void>): Promise<string> {
  let said = '';
  let working: Promise<void> | undefined;
  const { code } = await run(['scripts/start.ts', '--port', '0', '--data', data], (text, stop) => {
    said = text;
    const game = /the demo game +(\S+)/.exec(text)?.[1];
    if (game !== undefined && text.includes('Try next')) {
      working ??= (work?.(game) ?? Promise.resolve()).finally(stop);
    }
  });
  await working;
  expect(code).toBe(0);
  return said;
}

function run(
  args: readonly string[],
  onText?: (said: string, stop: () => void) => void,
): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    const listen = (text: string): void => {
      said += text;
      onText?.(said, () => child.kill('SIGINT'));
    };
    child.stdout.setEncoding('utf8').on('data', listen);
    child.stderr.setEncoding('utf8').on('data', listen);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, said }));
  });
}
