// What people type: words and flags of other tools, lines half right, an environment half right.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { whichCall } from '../../commands/api/which-call.ts';
import { crashText } from '../../errors/crash.ts';
import { askMissing } from '../../terminal/ask-missing.ts';
import { type Outside, openOutside } from '../../testing/run-uos.ts';
import { addressOf } from './address.ts';

let outside: Outside;
beforeEach(() => {
  outside = openOutside();
});
afterEach(() => outside.remove());

describe('another word for the same', () => {
  it.each([
    ['app list', 'app ls'],
    ['app show', 'app get'],
    ['cdn bucket list', 'cdn bucket ls'],
    ['cdn bucket delete web', 'cdn bucket rm'],
    ['cdn buckets list', 'cdn bucket ls'],
    ['passport realm list', 'passport realm ls'],
    ['passport realm delete s1', 'passport realm rm'],
    ['org list', 'org ls'],
    ['bill get', 'bill show'],
    ['app new x', 'app create'],
    ['passport realm edit x', 'passport realm update'],
  ])('%s is %s', (typed, meant) => {
    expect(addressOf(typed.split(' ')).entry?.id).toBe(meant);
  });

  it('leaves arguments as they are', () => {
    expect(addressOf(['cdn', 'bucket', 'get', 'list'])).toMatchObject({
      path: ['cdn', 'bucket', 'get'],
      rest: ['list'],
    });
  });
});

describe('a suggestion', () => {
  it.each([['passport persona ls'], ['cdn bucket mv'], ['passport realm lst']])(
    'for "%s" takes nothing away',
    async (line) => {
      const { code, stderr } = await outside.run(line.split(' '));
      expect(code).toBe(2);
      expect(stderr).not.toMatch(/\b(rm|delete|remove|purge)\b/);
    },
  );

  it('knows the verb that was meant by another word for it, misspelt', async () => {
    expect((await outside.run(['cdn', 'bucket', 'delte', 'web'])).stderr).toContain('nearest: uos cdn bucket rm\n');
    expect((await outside.run(['cdn', 'bucket', 'lst'])).stderr).toContain('nearest: uos cdn bucket ls\n');
  });

  it('is what a group has, where its name is right and nothing in it is near', async () => {
    const { stderr } = await outside.run(['passport', 'pass', 'pull']);
    expect(stderr.split('\n').slice(0, 3)).toEqual([
      'error: There is no command "passport pass pull".',
      'why: uos passport pass has: simulate',
      'next: uos passport pass --help',
    ]);
  });

  it('names the way to switch off rather than the opposite', async () => {
    const { stderr } = await outside.run(['cdn', 'sync', 'dist', '--no-delete']);
    expect(stderr).toContain('nearest: --delete=false');
  });
});

describe('a flag without a command', () => {
  it.each([
    ['--vesion', 'nearest: --version'],
    ['-v', 'nearest: --version'],
    ['--nope', 'There is no flag --nope.'],
    ['--app', 'No command was given.'],
    ['--json', 'No command was given.'],
  ])('%s is answered in at most three lines', async (flag, said) => {
    const { code, stderr } = await outside.run([flag]);
    expect(code).toBe(2);
    expect(stderr.trimEnd().split('\n').length).toBeLessThanOrEqual(3);
    expect(stderr).toContain(said);
  });

  it('is none where it is the end of flags', async () => {
    expect((await outside.run(['--', 'profile', 'ls'])).code).toBe(0);
  });
});

describe('an origin', () => {
  it.each(['localhost:4311', 'example.com', 'ftp://x', 'http://'])(
    '%s is refused before anything is sent',
    async (value) => {
      const { code, stderr } = await outside.run(['app', 'ls'], { env: { UOS_ORIGIN: value } });
      expect(code).toBe(2);
      expect(stderr).toContain(`UOS_ORIGIN: "${value}" is no address; it needs http:// or https://.`);
    },
  );
});

describe('a crash', () => {
  it('is one line that names a log', () => {
    const env = { HOME: outside.folder, UOS_CONFIG_DIR: `${outside.folder}/config` };
    const text = crashText(new Error('boom\nat minified'), '0.0.0', env);
    expect(text).toMatch(/^uos: something unexpected happened: boom\. More is in ~\/config\/state\/log\/.*\.log\.\n$/);
  });

  it('is none where the disk is full', () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
      syscall: 'write',
    });
    expect(crashText(full, '0.0.0', {})).toBe(
      'uos: the output cannot be written (ENOSPC: no space left on device, write).\n',
    );
  });
});

describe('what others named', () => {
  it('steers no terminal in a note', async () => {
    const { stderr } = await outside.run(['profile', 'use', 'x\x1b[2J'], { terminal: 80 });
    expect(stderr).not.toContain('\x1b');
  });
});

describe('what a line lacks', () => {
  it('is named all at once where nobody can be asked', async () => {
    const { code, stderr } = await outside.run(['ticket', 'create']);
    expect([code, stderr.split('\n')[0]]).toEqual([
      2,
      'error: <title>, --type, --contact-name, --contact-phone are missing.',
    ]);
  });

  it('is asked for on a terminal, in the words of the help', async () => {
    const asked: string[] = [];
    const line = (message: string): Promise<string> => {
      asked.push(message);
      return Promise.resolve(asked.length === 1 ? ' nova ' : '');
    };
    const text = { zh: '名称', en: 'Name' };
    const missing = [
      { label: '<name>', key: 'name', spec: { text } },
      { label: '--kind', key: 'kind', spec: { text, type: 'string' as const, choices: ['a', 'b'] } },
    ];
    const io = {} as Parameters<typeof askMissing>[1];
    expect(await askMissing(missing, io, 'en', { line })).toEqual({ '<name>': 'nova' });
    expect(asked).toEqual(['Name <name>:', 'Name (a, b) --kind:']);
  });

  it('is marked in the help of a derived command, and named together', async () => {
    const { stdout } = await outside.run(['passport', 'achievement', 'create', '--help']);
    expect(stdout).toMatch(/uos passport achievement create --\S+ <\S+> .*\[flags\]/);
    const env = { UOS_APP_ID: '7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e', UOS_APP_SERVICE_SECRET: 'ab'.repeat(16) };
    const { stderr } = await outside.run(['passport', 'achievement', 'create'], { env });
    expect(stderr).toMatch(/^error: --\S+, .*--\S+ are missing\.$/m);
  });
});

describe('the output that is wanted', () => {
  it.each([
    [['--template', '{{range .}'], 'The template is wrong near {{range .}.'],
    [['--template', '{{foo}}'], 'The template is wrong near {{foo}}: "foo".'],
    [['--jq', '.', '--template', '{{.}}'], 'Only one of --jq, --template can be given.'],
    [['--json', 'Projectname'], 'There is no field "Projectname". Fields: '],
  ])('is refused before anything is done: %j', async (flags, said) => {
    const { code, stderr } = await outside.run(['app', 'ls', ...flags]);
    expect(code).toBe(2);
    expect(stderr).toContain(said);
  });
});

describe('uos api', () => {
  it('takes a path alone, a method in small letters, or the id of a call', () => {
    expect(whichCall('/api/apps', undefined, false)).toEqual({ method: 'GET', path: '/api/apps' });
    expect(whichCall('/api/apps', undefined, true)).toEqual({ method: 'POST', path: '/api/apps' });
    expect(whichCall('post', '/api/apps', false)).toEqual({ method: 'POST', path: '/api/apps' });
    expect(whichCall('app.list', undefined, false)).toMatchObject({ method: 'GET' });
    expect(() => whichCall('app.lst', undefined, false)).toThrow('unknown-operation');
  });

  it('fills a path from the fields', async () => {
    const env = { UOS_APP_ID: '7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e', UOS_APP_SERVICE_SECRET: 'ab'.repeat(16) };
    const run = await outside.run(['api', 'passport.realms.remove', '-F', 'id=r1', '--dry-run', '--json'], { env });
    expect(run.stdout).toContain('/upass/v1/realms/r1');
    expect((await outside.run(['api', 'passport.realms.remove'], { env })).stderr).toContain('-F id=… is missing.');
  });
});

describe('a project file that cannot be read', () => {
  beforeEach(() => writeFileSync(join(outside.folder, 'uos.json'), '{"app": '));

  it('is to be mended before anything is changed, for it is committed', async () => {
    const { code, stderr } = await outside.run(['app', 'create', 'nova']);
    expect(code).toBe(2);
    expect(stderr).toContain('uos.json is not valid JSON.');
    expect(stderr).toContain('next: uos schema\n');
    expect(stderr).not.toContain('mv ');
    expect((await outside.run(['diff'])).code).toBe(2);
  });

  it('keeps nobody from looking', async () => {
    const { code, stdout, stderr } = await outside.run(['profile', 'show', '--json']);
    expect(code, stderr).toBe(0);
    expect(JSON.parse(stdout)).not.toHaveLength(0);
    expect(stderr).toMatch(/^! .*uos\.json is not valid JSON\. This command goes on without it\.$/m);
  });

  it('is told in lines that a terminal does not have to break', async () => {
    const { stderr } = await outside.run(['profile', 'show'], { terminal: 60 });
    expect(stderr.replaceAll('\n', ' ')).toContain('goes on without it.');
    expect(stderr.split('\n').filter((line) => line.length > 60)).toEqual([]);
  });
});
