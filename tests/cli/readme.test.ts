// The five minutes of the README, run in a shell as they stand there, in both languages.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { walkDevice } from './people.ts';
import { openStudio, type Studio } from './studio.ts';

const ROOT = join(import.meta.dirname, '../..');
const MAIN = join(ROOT, 'packages/cli/src/main.ts');

const COMPILED = mkdtempSync(join(tmpdir(), 'uos-compiled-'));

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(async () => {
  await studio.stop();
  rmSync(COMPILED, { recursive: true, force: true });
});

describe.each([
  ['README.md', 'en', 'Five minutes'],
  ['README.zh-CN.md', 'zh', '五分钟'],
])('the five minutes of %s', (file, lang, title) => {
  it('go from a sign-in to a release that is whole, and only what changed is sent again', async () => {
    const lines = fiveMinutes(readFileSync(join(ROOT, file), 'utf8'), title);
    expect(lines.map((line) => line.split(/\s+/).slice(2, 4).join(' '))).toEqual([
      'login #',
      'org ls',
      'app create',
      'app enable',
      'cdn bucket',
      'cdn sync',
      'cdn url',
      'cdn verify',
    ]);
    const login = `reader-${lang}`;
    const { password } = await studio.platform.user(login, studio.app.orgId, 'owner');
    const sync = lines.find((line) => line.includes('cdn sync')) ?? '';
    const again = ['echo more >> examples/h5-game/dist/more.txt', `echo again; ${sync}`];
    const run = await inShell([...lines, ...again], lang, (text) => {
      const url = /https?:\/\/\S+[?&]user_code=\S+/.exec(text)?.[0];
      return url === undefined ? undefined : () => walkDevice(url, login, password);
    });
    expect(run.stderr).not.toMatch(/^(error|错误)/m);
    expect(run.code, run.stderr).toBe(0);
    const url = /^http\S+\/release_by_badge\/live\/content\/index\.html$/m.exec(run.stdout)?.[0] ?? 'none';
    expect((await fetch(url)).status).toBe(200);
    expect(run.stdout.split('again\n')[1]).toMatch(/^uploaded\t1$/m);
  });
});

/** The lines of the second block below the title: the first one starts the platform. */
function fiveMinutes(readme: string, title: string): string[] {
  const section = readme.split(/^## /m).find((text) => text.startsWith(title)) ?? '';
  const [, block = ''] = Array.from(section.matchAll(/^```sh\n([\s\S]*?)^```/gm), ([, text = '']) => text);
  return block.trim().split('\n');
}

interface ShellRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** `npx uos` is the CLI of this checkout, and a small game lies where the build puts the example. */
async function inShell(
  lines: readonly string[],
  lang: string,
  onStderr: (text: string) => (() => Promise<unknown>) | undefined,
): Promise<ShellRun> {
  const folder = mkdtempSync(join(tmpdir(), 'uos-readme-'));
  const game = join(folder, 'examples/h5-game/dist');
  mkdirSync(game, { recursive: true });
  for (const name of ['index.html', 'game.js', 'more.txt']) {
    writeFileSync(join(game, name), name);
  }
  try {
    const script = [
      'set -eo pipefail',
      `npx() { shift; '${process.execPath}' --conditions=uos:source '${MAIN}' "$@"; }`,
      ...lines,
    ];
    const child = spawn('bash', ['-c', script.join('\n')], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        UOS_ORIGIN: studio.platform.origin,
        UOS_CONFIG_DIR: join(folder, 'config'),
        UOS_NO_KEYRING: '1',
        UOS_LANG: lang,
        // why: a dozen starts from sources would each read them anew
        NODE_COMPILE_CACHE: join(COMPILED, 'kept'),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [stdout, stderr] = ['', ''];
    let answered: Promise<unknown> | undefined;
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
      answered ??= onStderr(stderr)?.();
    });
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    await answered;
    return { code, stdout, stderr };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
