import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failuresOf } from '../testing/failures-of.ts';
import { type Outside, openOutside } from '../testing/run-uos.ts';
import { readEntries, readNouns } from './manifest.ts';

let outside: Outside;

beforeEach(() => {
  outside = openOutside();
});

afterEach(() => outside.remove());

describe('uos', () => {
  it('prints its version', async () => {
    expect((await outside.run(['--version'])).stdout).toBe('0.0.0-test\n');
  });

  it('shows help when it is given nothing', async () => {
    const { code, stdout, stderr } = await outside.run([]);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('uos <command> [flags]');
    expect(stdout).toContain('cdn ');
  });

  it('speaks the language of the flag, of UOS_LANG, or of the system', async () => {
    expect((await outside.run(['--help', '--lang', 'zh'])).stdout).toContain('用法');
    expect((await outside.run(['--help'], { env: { UOS_LANG: 'zh' } })).stdout).toContain('用法');
    expect((await outside.run(['--help'], { env: { UOS_LANG: '', LANG: 'zh_CN.UTF-8' } })).stdout).toContain('用法');
    expect((await outside.run(['--help'], { env: { UOS_LANG: '', LANG: 'C.UTF-8' } })).stdout).toContain('Usage');
  });

  it('prints the help of a command, before or behind its words', async () => {
    const behind = await outside.run(['cdn', 'badge', 'set', '--help']);
    expect(behind.stdout).toMatchInlineSnapshot(`
      "uos cdn badge set - Point a badge at a release

      Makes the badge when there is none. Players get the release within about a minute. The platform keeps latest.

      Usage
        uos cdn badge set <name> <release> [flags]

      Arguments
        <name>     Name of the badge
        <release>  Release id, number, or a badge such as latest

      Flags
        -b, --bucket <id|name>  Id or name of the bucket; the current one unless given

      Examples
        # Go live with the newest
        $ uos cdn badge set live latest
        # Back to release 11
        $ uos cdn badge set live 11

      Fields for --json=
        name, releaseid, releasenum, created, created_by, created_by_name

      Every command takes --json, --jq, --dry-run, --quiet, --yes, --profile, --app and more: uos --help. How it ends: uos help exit-codes
      "
    `);
    expect((await outside.run(['help', 'cdn', 'badge', 'set'])).stdout).toBe(behind.stdout);
    expect((await outside.run(['-h', 'cdn', 'badge', 'set'])).stdout).toBe(behind.stdout);
  });

  it('fills the lines of a narrow terminal, lists of fields too', async () => {
    const { stdout } = await outside.run(['cdn', 'sync', '--help'], { terminal: 60 });
    const [, fields = ''] = /Fields for --json=\n([\s\S]*?)\n\n/.exec(stdout) ?? [];
    const widths = fields.split('\n').map((line) => line.length);
    expect(Math.max(...widths)).toBeLessThanOrEqual(60);
    expect(Math.min(...widths.slice(0, -1))).toBeGreaterThan(40);
  });

  it('lists what is below an unfinished command on stderr, with exit 2', async () => {
    const { code, stdout, stderr } = await outside.run(['cdn', 'badge']);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('set  Point a badge at a release');
  });

  it.each([
    [['cdn', 'buckt', 'ls'], 'uos cdn bucket ls'],
    [['cdn', 'bucket', 'lst'], 'uos cdn bucket ls'],
    [['pasport'], 'uos passport'],
    [['cdn', 'sync-folder'], 'uos cdn'],
    [['bucket', 'ls'], 'uos cdn bucket ls'],
    [['rollback', 'live'], 'uos cdn rollback'],
    [['bukcets', 'list'], 'uos cdn bucket ls'],
    [['sync', 'dist'], 'uos cdn sync'],
    [['sync', 'rooom', 'ls'], 'uos sync room ls'],
  ])('answers %j with the nearest command in three lines', async (line, near) => {
    const { code, stdout, stderr } = await outside.run(line);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr.trimEnd().split('\n')).toHaveLength(3);
    expect(stderr).toContain(`why: nearest: ${near}\n`);
  });

  it('answers an unknown command with one JSON document when JSON is asked for', async () => {
    const run = await outside.run(['nope', '--json']);
    expect(run.code).toBe(2);
    expect(run.json()).toEqual({
      error: {
        code: 'unknown-command',
        message: 'There is no command "nope".',
        why: null,
        status: null,
        requestId: null,
        hint: 'uos --help',
        exit: 2,
      },
    });
  });

  it('says on a terminal only once, in JSON, what failed', async () => {
    const run = await outside.run(['nope', '--json'], { terminal: 80 });
    expect(run.stderr).toBe('');
    run.json();
  });

  it('completes words and flags from the table', async () => {
    const complete = async (...words: string[]) => (await outside.run(['__complete', ...words])).stdout.split('\n');
    expect(await complete('passp')).toEqual(['passport', '']);
    expect(await complete('cdn', 'b')).toEqual(['badge', 'bucket', '']);
    expect(await complete('cdn', 'bucket', 'cr')).toEqual(['create', '']);
    expect(await complete('cdn', 'bucket', 'create', '--promo')).toEqual(['--promote-only', '']);
    expect(await complete('cdn', 'bucket', 'create', '--as', 'u')).toEqual(['user', '']);
  });
});

describe('what is wrong about the output that is wanted', () => {
  it.each([
    [['--json=id,nmae'], 'There is no field "nmae". Fields: attributes, '],
    [['--jq', '.['], 'The filter of --jq is wrong: syntax error'],
    [['--template', '{{range .}}'], 'The template is wrong near {{end}}.'],
  ])('is said before anything is done: %j', async (flags, said) => {
    const run = await outside.run(['cdn', 'bucket', 'create', 'web', ...flags]);
    expect(run.code, 'not 4, which somebody who is not signed in would get from the call').toBe(2);
    expect(run.stderr).toContain(`error: ${said}`);
  });
});

describe('a line that needs a yes', () => {
  it('is given back whole, with the yes, as a shell takes it', async () => {
    const run = await outside.run(['--app', 'x', 'cdn', 'badge', 'rm', 'live', '--bucket', "it's mine"]);
    expect([run.code, run.stderr.split('\n')[2]]).toEqual([
      2,
      `next: uos cdn badge rm --app x live --bucket 'it'\\''s mine' --yes`,
    ]);
  });
});

describe('half a credential in the environment', () => {
  const id = '7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e';
  it.each([
    [{ UOS_APP_ID: id, UOS_APP_SERVICE_SECRET: '' }, 'UOS_APP_SERVICE_SECRET is missing or empty.'],
    [{ UOS_APP_ID: id, CI: 'true' }, 'UOS_APP_SERVICE_SECRET is missing or empty.'],
    [{ UOS_APP_SERVICE_SECRET: 'x' }, 'UOS_APP_ID is missing or empty.'],
  ])('is told from none: %j', async (env, said) => {
    const run = await outside.run(['cdn', 'bucket', 'ls'], { env });
    expect(run.code).toBe(4);
    expect(run.stderr).toContain(`why: ${said}`);
    expect(run.stderr).toContain('next: uos help ci\n');
    expect((await outside.run(['auth', 'status', '--json'], { env })).json()).toEqual([]);
  });

  it('is no matter to a person who only chose an app', async () => {
    const run = await outside.run(['cdn', 'bucket', 'ls'], { env: { UOS_APP_ID: id } });
    expect(run.stderr.trimEnd().split('\n')).toEqual([
      'error: Profile "default" is not signed in.',
      'why: No sign-in for http://localhost:4100 is known.',
      'next: uos login',
    ]);
  });

  it('in a file is an empty file', async () => {
    const file = join(outside.folder, 'secret');
    writeFileSync(file, '\n');
    const env = { UOS_APP_ID: id, UOS_APP_SERVICE_SECRET_FILE: file };
    expect((await outside.run(['auth', 'status', '--json'], { env })).json()).toEqual([]);
  });
});

describe('who is not signed in', () => {
  it('hears that there is no such profile, rather than to sign in to it', async () => {
    writeFileSync(join(outside.folder, 'uos.json'), '{"profile": "studio"}');
    const run = await outside.run(['app', 'ls']);
    expect([run.code, run.stderr.trimEnd().split('\n')]).toEqual([
      4,
      ['error: There is no profile "studio". Profiles: -.', 'next: uos profile add studio --origin <url>'],
    ]);
  });

  it('hears that the credential in the environment is of somebody else', async () => {
    const env = { UOS_APP_ID: '7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e', UOS_APP_SERVICE_SECRET: 'x' };
    const run = await outside.run(['org', 'ls'], { env });
    expect([run.code, run.stderr.trimEnd().split('\n')]).toEqual([
      4,
      [
        'error: This needs to be signed in as a user.',
        'why: The environment holds the credential of an app.',
        'next: uos login',
      ],
    ]);
  });
});

describe('a corrupt configuration', () => {
  it('is named with what to do, and left as it is', async () => {
    const file = join(outside.folder, 'config', 'config.json');
    await outside.run(['profile', 'add', 'one', '--origin', 'http://one.example']);
    writeFileSync(file, '{"profiles": {');
    for (const line of [
      ['profile', 'ls'],
      ['profile', 'add', 'two'],
      ['app', 'ls'],
      ['login', '--app-id', 'x'],
    ]) {
      const { code, stderr } = await outside.run(line, { stdin: 'secret' });
      expect(code, line.join(' ')).toBe(1);
      expect(stderr).toContain(file);
      expect(stderr).toContain(`next: mv '${file}' '${file}.old'`);
    }
    expect(readFileSync(file, 'utf8')).toBe('{"profiles": {');
  });
});

describe('the command table', () => {
  const entries = readNouns().flatMap((noun) => readEntries(noun));
  const nouns = [...Map.groupBy(entries, ({ id }) => id.split(' ')[0] ?? '')];
  const uuid = '7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e';
  /** A line that is complete, by the command's own declaration. */
  const lineOf = (id: string): string[] => {
    const entry = entries.find((candidate) => candidate.id === id);
    const args = Object.values(entry?.args ?? {}).filter(({ optional }) => !optional);
    const flags = Object.entries(entry?.flags ?? {}).filter(([, { required }]) => required);
    return [
      ...id.split(' '),
      ...args.map(({ choices }) => choices?.[0] ?? uuid),
      ...flags.flatMap(([name, { type, choices }]) => [`--${name}`, choices?.[0] ?? (type === 'number' ? '1' : uuid)]),
    ];
  };

  describe.each(nouns)('%s', { timeout: 120_000 }, (_noun, own) => {
    it('has help in both languages for each command', async () => {
      const failures = await failuresOf(own, async ({ id }) => {
        const [zh, en] = await Promise.all(
          ['zh', 'en'].map((lang) => outside.run([...id.split(' '), '--help', '--lang', lang])),
        );
        expect([zh?.code, en?.code, zh?.stderr, en?.stderr]).toEqual([0, 0, '', '']);
        expect(zh?.stdout).toContain('示例\n');
        expect(en?.stdout).toContain('$ ');
        expect(en?.stdout).not.toMatch(/undefined|\[object/);
        expect((await outside.run([...id.split(' '), '--help', '--json'])).json()).toMatchObject({ id });
      });
      expect(failures).toEqual([]);
    });

    // why not dev: it starts processes instead of calling a server; its own tests cover it.
    it('answers with one JSON document when nothing listens and nobody can be asked', async () => {
      const env = {
        UOS_ORIGIN: 'http://127.0.0.1:9',
        UOS_APP_ID: uuid,
        UOS_APP_SERVICE_SECRET: 'ab'.repeat(16),
        UOS_BUCKET_ID: uuid,
      };
      const callers = own.filter(({ id }) => !id.startsWith('dev '));
      const failures = await failuresOf(callers, async ({ id, danger = 'none' }) => {
        // why another: what one command keeps is not there for the next
        const alone = openOutside();
        const run = await alone.run([...lineOf(id), '--json'], { env }).finally(alone.remove);
        const document = run.json<{ error?: { code: string; exit: number } }>();
        if (run.code !== 0 && document.error !== undefined) {
          expect(document.error.exit).toBe(run.code);
          expect([1, 2, 3, 4, 7]).toContain(run.code);
        }
        if (danger !== 'none') {
          expect([run.code, document.error?.code]).toEqual([2, 'needs-yes']);
        }
      });
      expect(failures).toEqual([]);
    });
  });
});
