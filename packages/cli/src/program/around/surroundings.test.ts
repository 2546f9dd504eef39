import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pages } from '../../../codegen/pages.ts';
import { annotation } from '../../errors/annotation.ts';
import type { Io } from '../../terminal/io.ts';
import { addJobSummary } from '../../terminal/output/job-summary.ts';
import { type Outside, openOutside } from '../../testing/run-uos.ts';
import { TOPIC_NAMES } from '../help/help.ts';
import { TOPICS } from '../help/topics.ts';
import { addressOf } from '../line/address.ts';
import { withoutAlias } from '../line/aliases.ts';
import { readEntries, readNouns } from '../manifest.ts';
import { findExtension, runExtension } from './extension.ts';
import { lookUpUpdate, noticeUpdate } from './update.ts';

let outside: Outside;

beforeEach(() => {
  outside = openOutside();
});

afterEach(() => outside.remove());

function program(name: string, script: string): string {
  const folder = join(outside.folder, 'bin');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, name), 0o755);
  return `${folder}${delimiter}${process.env.PATH}`;
}

describe('topics', () => {
  it('are listed in the help and read in both languages', async () => {
    expect(TOPIC_NAMES).toEqual(Object.keys(TOPICS));
    expect((await outside.run([])).stdout).toContain(`uos help ${TOPIC_NAMES.join(' | ')}`);
    for (const name of TOPIC_NAMES) {
      const zh = await outside.run(['help', name, '--lang', 'zh']);
      expect([zh.code, zh.stderr]).toEqual([0, '']);
      expect(zh.stdout).toMatch(/\p{Script=Han}/u);
      expect((await outside.run(['help', name])).stdout).not.toMatch(/\p{Script=Han}/u);
    }
  });
});

describe('words of older tools', () => {
  it.each(['entries sync', 'buckets list', 'badges add', 'config set bucket', 'releases promote', 'billing login'])(
    '"%s" is a command of today',
    (words) => {
      const { entry } = addressOf(withoutAlias([...words.split(' '), 'x', '--yes']));
      expect(entry).toBeDefined();
    },
  );

  it('reach the command with what follows', async () => {
    const run = await outside.run(['buckets', 'create', 'web', '--help']);
    expect(run.stdout).toContain('uos cdn bucket create');
  });
});

describe('an extension', () => {
  it('on the PATH is a command, with its arguments and its exit code', async () => {
    const PATH = program('uos-greet', `echo "$@" > '${outside.folder}/said'; exit 7`);
    const file = findExtension({ PATH }, 'greet');
    expect(file).toBe(join(outside.folder, 'bin', 'uos-greet'));
    expect(await runExtension(file ?? '', ['a', '--b'], { PATH })).toBe(7);
    expect(readFileSync(join(outside.folder, 'said'), 'utf8')).toBe('a --b\n');
    expect((await outside.run(['greet', 'again'], { env: { PATH } })).code).toBe(7);
  });

  it('never stands in for a command of ours, and no path is one', async () => {
    const PATH = program('uos-cdn', 'exit 7');
    expect((await outside.run(['cdn', '--help'], { env: { PATH } })).stdout).toContain('uos cdn');
    expect(findExtension({ PATH }, '../bin/uos-cdn')).toBeUndefined();
    expect((await outside.run(['nope'], { env: { PATH } })).code).toBe(2);
  });
});

describe('the notice of a newer version', () => {
  const DAY = 24 * 3_600_000;
  const io = (nowMs: number): Io & { said(): string } => {
    let text = '';
    const stderr = { isTTY: true, columns: 80, write: (data: unknown) => (text += data) };
    const env = { UOS_CONFIG_DIR: join(outside.folder, 'config'), UOS_LANG: 'en' };
    return { env, stderr, now: () => nowMs, said: () => text } as unknown as Io & { said(): string };
  };
  const noticed = (nowMs: number, version = '0.1.0'): string => {
    const run = io(nowMs);
    noticeUpdate(run, version, undefined);
    return run.said();
  };

  it('comes once a day, for a version that npm said is newer', async () => {
    const env = { ...io(0).env, PATH: program('npm', `echo '{"version":"0.2.0","bin":{"uos":"bin/uos.cjs"}}'`) };
    expect(noticed(DAY)).toBe('');
    await lookUpUpdate(env);
    expect(noticed(DAY * 2)).toBe('Version 0.2.0 is out (this is 0.1.0): npm install --global @uos/cli@0.2.0\n');
    expect(noticed(DAY * 2 + 1)).toBe('');
    expect(noticed(DAY * 3, '0.2.0')).toBe('');
    expect(noticed(DAY * 3)).toContain('0.2.0');
  });

  it('is silent when npm is not there or says something else', async () => {
    await lookUpUpdate({ ...io(0).env, PATH: program('npm', 'echo "<html>"') });
    await lookUpUpdate({ ...io(0).env, PATH: '/nowhere' });
    expect(noticed(DAY * 2)).toBe('');
  });

  it('does not send anybody to a package of the same name that is not ours', async () => {
    for (const answer of ['{"version":"1.2.0"}', '{"version":"1.2.0","bin":{"uos":"cli.js"}}', '"1.2.0"', 'null']) {
      await lookUpUpdate({ ...io(0).env, PATH: program('npm', `echo '${answer}'`) });
    }
    expect(noticed(DAY * 2)).toBe('');
  });

  it('never comes on a pipe, in CI, or when it is switched off', async () => {
    for (const [terminal, env] of [
      [undefined, {}],
      [80, { CI: '1' }],
      [80, { UOS_NO_UPDATE_NOTIFIER: '1' }],
    ] as const) {
      await outside.run(['profile', 'ls'], { env, ...(terminal && { terminal }) });
      expect(existsSync(join(outside.folder, 'config', 'state', 'update.json'))).toBe(false);
    }
  });
});

describe('GitHub Actions', () => {
  it('gets an annotation for a failure', async () => {
    expect(annotation({ code: 'x', message: '100% a\nb', why: 'c', next: undefined })).toBe(
      '::error title=uos x::100%25 a%0Ab%0Ac\n',
    );
    const run = await outside.run(['profile', 'use', 'nope'], { env: { GITHUB_ACTIONS: 'true' } });
    expect(run.stderr).toMatch(/^::error title=uos unknown-profile::/);
  });

  it('gets a table in the job summary', () => {
    const GITHUB_STEP_SUMMARY = join(outside.folder, 'summary.md');
    const output = { columns: [{ field: 'a', title: { zh: '甲', en: 'A' } }] };
    addJobSummary({ env: { GITHUB_STEP_SUMMARY } }, 'uos x', [{ a: 'b|c' }, { a: 1 }], output, 'zh');
    expect(readFileSync(GITHUB_STEP_SUMMARY, 'utf8')).toBe('### uos x\n\n| 甲 |\n| --- |\n| b\\|c |\n| 1 |\n\n');
  });
});

describe('manual pages and reference', () => {
  it('hold every command, and no line that roff would take for a request', () => {
    const { man, reference } = pages();
    for (const noun of readNouns()) {
      const page = man.get(`uos-${noun.name}.1`) ?? '';
      for (const { id } of readEntries(noun)) {
        expect(page, id).toContain(`uos ${id.replaceAll('-', '\\-')}`);
        expect(reference.get(`${noun.name}.md`), id).toContain(`## ${id}\n`);
      }
      const requests = page.match(/^[.'].*$/gm)?.filter((line) => !/^\.(TH|SH|SS|TP|PP|B|BR|nf|fi)\b/.test(line));
      expect(requests ?? []).toEqual([]);
    }
  });
});
