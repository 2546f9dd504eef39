// The pipeline files of examples/ci, run step by step with a plain shell against a real platform. What a CI system does
// beside that (check out, set variables, hand files from job to job) is done here in its place.
import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../packages/platform/src/testing/platform.ts';
import { openStudio, type Studio } from './studio.ts';

const ROOT = join(import.meta.dirname, '../..');
const MAIN = join(ROOT, 'packages/cli/src/main.ts');
const read = (name: string): string => readFileSync(join(ROOT, 'examples/ci', name), 'utf8');

let studio: Studio;
let app: TestApp;
let folder: string;

beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.stop());

/** A checkout, and a machine that has node and, once it is installed, uos. */
beforeEach(async () => {
  app = await studio.platform.app(['asset-streaming']);
  // why below the checkout: the build of the game finds its engine in node_modules of a folder above
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  folder = mkdtempSync(join(ROOT, '.cache', 'ci-'));
  cpSync(join(ROOT, 'examples'), join(folder, 'examples'), {
    recursive: true,
    filter: (path) => !/\/(dist|node_modules)$/.test(path),
  });
  symlinkSync(process.execPath, join(folder, 'node'));
  const uos = `#!/bin/sh\nexec '${process.execPath}' --conditions=uos:source '${MAIN}' "$@"\n`;
  // why a stand-in: what is published is not what is tested
  const npm = `#!/bin/sh\n[ "$*" = 'install --global @uos/cli@0.1.0' ] && cp '${folder}/uos-to-be' '${folder}/uos'\n`;
  writeFileSync(join(folder, 'uos-to-be'), uos, { mode: 0o755 });
  writeFileSync(join(folder, 'npm'), npm, { mode: 0o755 });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

function shell(command: string, env: Readonly<Record<string, string>>): Promise<Ended> {
  const child = spawn('sh', ['-e', '-c', command], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: `${folder}:/usr/local/bin:/usr/bin:/bin`,
      HOME: folder,
      CI: 'true',
      UOS_ORIGIN: studio.platform.origin,
      UOS_APP_ID: app.id,
      UOS_APP_SERVICE_SECRET: app.serviceSecret,
      UOS_LANG: 'zh',
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}

/** `run:` of each step; a block runs to the end of its indentation. */
function githubSteps(text: string): string[] {
  return Array.from(
    text.matchAll(/^( *)run: (?:\|\n((?:\1 {2}.*\n|\n)+)|(.+)\n)/gm),
    ([, , block, line]) => block ?? line ?? '',
  );
}

/** Entries of the `script:` lists, job after job. */
function gitlabSteps(text: string): string[] {
  return Array.from(text.matchAll(/^ {2}script:\n((?: {4}- .*\n?)+)/gm)).flatMap(([, list = '']) =>
    Array.from(list.matchAll(/^ {4}- (.*)$/gm), ([, line = '']) => line),
  );
}

/** What stands behind `sh`. */
function jenkinsSteps(text: string): string[] {
  return Array.from(text.matchAll(/\bsh (?:'''([\s\S]*?)'''|'([^']*)')/g), ([, block, line]) => block ?? line ?? '');
}

const PIPELINES = [
  ['github-actions.yml', githubSteps, { GITHUB_SHA: 'c0ffee', GITHUB_ACTIONS: 'true' }, 5],
  ['gitlab-ci.yml', gitlabSteps, { CI_COMMIT_SHA: 'c0ffee' }, 5],
  ['Jenkinsfile', jenkinsSteps, { GIT_COMMIT: 'c0ffee' }, 5],
] as const;

describe.each(PIPELINES)('%s', (name, stepsOf, env, count) => {
  it('releases the game, twice, and the second time has nothing to upload', async () => {
    const steps = stepsOf(read(name));
    expect(steps).toHaveLength(count);
    let last = '';
    for (let round = 1; round <= 2; round += 1) {
      for (const step of steps) {
        const { code, output } = await shell(step, env);
        expect(code, `${step}\n${output}`).toBe(0);
        expect(output).not.toContain(app.serviceSecret);
        last = output;
      }
    }
    expect(last).toMatch(/核对了 \d{2} 个文件，全部完好。/);
    const buckets = await app.call('GET', '/api/v1/buckets/');
    const [bucket] = buckets.body as {
      id: string;
      name: string;
      entry_count: number;
      last_release: { notes: string };
    }[];
    expect(bucket).toMatchObject({ name: 'h5-game', last_release: { notes: 'c0ffee' } });
    const page = await fetch(
      `${studio.platform.contentOrigin}/client_api/v1/buckets/${bucket?.id}/release_by_badge/live/content/index.html`,
    );
    expect(await page.text()).toContain('玉兔摘星');
  }, 600_000);
});

describe('GitHub Actions', () => {
  it('gets what was done into the summary of the job, and an annotation for what was not', async () => {
    const GITHUB_STEP_SUMMARY = join(folder, 'summary.md');
    await shell('npm install --global @uos/cli@0.1.0', {});
    const deploy = await shell('uos deploy examples/ci/uos.json', { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY });
    expect(deploy.code, deploy.output).toBe(0);
    expect(readFileSync(GITHUB_STEP_SUMMARY, 'utf8')).toContain('h5-game');
    mkdirSync(join(folder, 'dist'));
    writeFileSync(join(folder, 'dist/page.html'), '<h1>1</h1>');
    const synced = await shell('uos cdn sync dist --bucket h5-game --release --quiet', { GITHUB_STEP_SUMMARY });
    expect(synced.code, synced.output).toBe(0);
    expect(readFileSync(GITHUB_STEP_SUMMARY, 'utf8')).toMatch(/### uos cdn sync\n\n\| 已上传 \|.*\n.*\n\| 1 \|/);
    const refused = await shell('uos cdn bucket rm h5-game', { GITHUB_ACTIONS: 'true' });
    expect([refused.code, refused.output]).toEqual([2, expect.stringMatching(/^::error title=uos needs-yes::/m)]);
  });
});

/** Instructions in order; a line that ends with a backslash goes on. */
function instructionsOf(text: string): { readonly word: string; readonly rest: string }[] {
  return text
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => ({ word: line.split(' ')[0] ?? '', rest: line.slice(line.indexOf(' ') + 1).trim() }));
}

describe('Containerfile', () => {
  const instructions = instructionsOf(read('Containerfile'));
  const all = (word: string) => instructions.filter((one) => one.word === word).map(({ rest }) => rest);

  it('begins with an image of a Node that uos runs on, and ends as somebody who is not root', () => {
    const known = ['FROM', 'COPY', 'RUN', 'ENV', 'USER', 'WORKDIR', 'ENTRYPOINT'];
    expect(instructions.filter(({ word }) => !known.includes(word))).toEqual([]);
    expect(instructions[0]).toEqual({ word: 'FROM', rest: expect.stringMatching(/^node:2[4-9]-alpine$/) });
    expect(all('USER')).toEqual(['node']);
  });

  // why a folder: there is no container engine where tests run; it stands in for the root of the image
  it('makes, step by step in a plain folder, a uos that releases', async () => {
    const root = join(folder, 'image');
    const out = join(folder, 'package');
    cpSync(join(ROOT, 'packages/cli'), out, {
      recursive: true,
      filter: (path) => !/\/(node_modules|src|dist|codegen)$/.test(path),
    });
    await promisify(execFile)(join(ROOT, 'node_modules/.bin/rolldown'), ['-c', '--log-level', 'silent'], {
      cwd: join(ROOT, 'packages/cli'),
      env: { ...process.env, UOS_CLI_OUT: join(out, 'dist') },
    });
    for (const line of all('COPY')) {
      const [from = '', to = ''] = line.split(' ');
      const target = to.endsWith('/') ? join(root, to, from) : join(root, to);
      mkdirSync(dirname(target), { recursive: true });
      cpSync(join(out, from), target, { recursive: true });
    }
    mkdirSync(join(root, 'usr/local/bin'), { recursive: true });
    for (const line of all('RUN')) {
      const { code, output } = await shell(line.replace(/(?<=\s)\//g, '"$IMAGE"/'), { IMAGE: root });
      expect(code, output).toBe(0);
    }
    const env = Object.fromEntries(all('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=', 2))));
    const entry = JSON.parse(all('ENTRYPOINT')[0] ?? '[]') as string[];
    const inside = {
      ...env,
      UOS_CONFIG_DIR: join(root, env.UOS_CONFIG_DIR ?? ''),
      PATH: `${join(root, 'usr/local/bin')}:${folder}:/usr/bin:/bin`,
    };
    mkdirSync(join(folder, 'dist'), { recursive: true });
    writeFileSync(join(folder, 'dist/page.html'), '<h1>1</h1>');
    for (const line of ['--version', 'cdn bucket create boxed --use', 'cdn sync dist --yes --bucket boxed --release']) {
      const { code, output } = await shell(`${entry.join(' ')} ${line}`, inside);
      expect(code, `${line}\n${output}`).toBe(0);
    }
  });
});
