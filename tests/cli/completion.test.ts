import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Outside } from '../../packages/cli/src/testing/run-uos.ts';
import { shellPath } from '../../scripts/tools.ts';
import { openStudio, type Studio } from './studio.ts';
import { openTerminal, type Terminal } from './terminal.ts';

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

/** why as in the background: on a busy machine an answer may come too late for somebody who is typing */
const PATIENT = { UOS_COMPLETE_IN_BACKGROUND: '1' };

const complete = async (env: Record<string, string>, ...words: string[]): Promise<string[]> =>
  (await cli.run(['__complete', ...words], { env: { ...PATIENT, ...env } })).stdout.trimEnd().split('\n');

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

  it('does not offer a field twice, and takes a value behind a sign of equality as each shell hands it over', async () => {
    expect(await complete({}, 'app', 'ls', '--json=AppId,')).not.toContain('--json=AppId,AppId');
    expect(await complete({}, 'cdn', 'bucket', 'ls', '--json=na')).toEqual(['--json=name']);
    expect(await complete({}, 'cdn', 'bucket', 'ls', '--json', '=', 'na')).toEqual(['name']);
    expect(await complete({}, 'cdn', 'entry', 'ls', '--bucket=web-')).toEqual(['--bucket=web-test']);
    expect(await complete({}, 'cdn', 'entry', 'ls', '--bucket', '=')).toContain('web-test');
  });

  it('knows the values of flags before a command, and the services of an app', async () => {
    expect(await complete({}, '--lang', '')).toEqual(['zh', 'en']);
    expect(await complete({}, '--lang', 'zh', 'wh')).toEqual(['whoami']);
    const services = await complete({}, 'app', 'enable', '');
    expect(services).toHaveLength(19);
    expect(services).toContain('remote-config');
  });

  it('knows the services that can live in files, one after the other', async () => {
    expect(await complete({}, 'deploy', '--services', '')).toEqual(['app', 'cdn', 'passport', 'push']);
    expect(await complete({}, 'fetch', '--services', 'cdn,')).toEqual(['cdn,app', 'cdn,passport', 'cdn,push']);
    expect(await complete({}, 'diff', '--services=cdn,pa')).toEqual(['--services=cdn,passport']);
  });

  it('says what each word is where the shell shows it', async () => {
    const described = async (...words: string[]) =>
      (await cli.run(['__describe', ...words], { env: PATIENT })).stdout.trimEnd().split('\n');
    expect(await described('whoa')).toEqual(['whoami\tShow who is signed in']);
    expect(await described('--lang', 'zh', 'whoa')).toEqual(['whoami\t查看当前身份']);
    expect(await described('cdn', 'sync', '--copy')).toEqual([
      '--copy-links\tFollow links that lead out of the folder, too',
    ]);
    expect(await described('cdn', 'bucket', 'ls', '--json=na')).toEqual(['--json=name']);
  });

  it('has a script for PowerShell', async () => {
    expect((await cli.run(['completion', 'powershell'])).stdout).toMatchInlineSnapshot(`
      "Register-ArgumentCompleter -Native -CommandName uos -ScriptBlock {
        param($typed, $line, $cursor)
        $words = @($line.CommandElements | Select-Object -Skip 1 |
          Where-Object { $_.Extent.EndOffset -lt $cursor } | ForEach-Object { $_.Extent.Text.Trim('"', "'") })
        $last = if ($typed -eq '' -and $PSVersionTable.PSVersion -lt [version]'7.3') { '""' } else { $typed }
        uos __describe @words $last 2>$null | ForEach-Object {
          $word, $text = $_ -split "\`t", 2
          if (-not $text) { $text = $word }
          $quoted = if ($word -match "[\\s']") { "'" + $word.Replace("'", "''") + "'" } else { $word }
          [System.Management.Automation.CompletionResult]::new($quoted, $word, 'ParameterValue', $text)
        }
      }
      "
    `);
  });

  it('remembers names for a minute, and longer when the platform is away', async () => {
    await cli.run(['cdn', 'bucket', 'create', 'newest']);
    expect(await complete({}, 'cdn', 'bucket', 'rm', 'newest')).toEqual(['']);
    const later = await cli.run(['__complete', 'cdn', 'bucket', 'rm', 'newest'], {
      nowMs: Date.now() + 120_000,
      env: PATIENT,
    });
    expect(later.stdout).toBe('newest\n');
  });

  it('waits for nobody who does not answer', async () => {
    const server = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      const silent = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      for (const origin of [silent, 'http://127.0.0.1:9']) {
        // why without a limit of our own: a completion that waited would end with the test
        const run = await cli.run(['__complete', 'cdn', 'bucket', 'rm', ''], { env: { UOS_ORIGIN: origin } });
        expect([run.code, run.stdout, run.stderr]).toEqual([0, '', '']);
      }
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});

describe('a shell that a person types into', () => {
  let terminal: Terminal | undefined;
  afterEach(() => terminal?.close());

  it.each([
    ['bash', ['bash', '--norc', '--noprofile'], 'source <(uos completion bash)'],
    ['zsh', [shellPath('zsh'), '-f', '-i'], 'autoload -Uz compinit; compinit -D; source <(uos completion zsh)'],
    ['fish', [shellPath('fish'), '--no-config'], 'uos completion fish | source'],
  ])('completes words, names of the platform and files: %s', async (_name, shell, load) => {
    await complete({}, 'cdn', 'bucket', 'rm', '');
    terminal = openTerminal(
      {
        UOS_ORIGIN: studio.platform.origin,
        UOS_APP_ID: studio.app.id,
        UOS_APP_SERVICE_SECRET: studio.app.serviceSecret,
        UOS_CONFIG_DIR: join(cli.folder, 'config'),
      },
      { columns: 100, rows: 30 },
      shell,
    );
    writeFileSync(join(terminal.folder, 'notes-of-today.txt'), '');
    terminal.type(`${load}; echo loa''ded`);
    await terminal.shows(/^loaded$/m);
    const typed = async (start: string, whole: string): Promise<void> => {
      terminal?.press('C-u');
      terminal?.keys(start);
      terminal?.press('Tab');
      await terminal?.shows(whole);
    };
    await typed('uos passp', 'uos passport');
    await typed('uos cdn bucket rm web-', 'uos cdn bucket rm web-test');
    await typed('uos cdn upload notes-', 'uos cdn upload notes-of-today.txt');
  });
});
