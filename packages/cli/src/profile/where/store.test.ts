import { lstatSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CliError } from '../../errors/cli-error.ts';
import { type Outside, openOutside } from '../../testing/run-uos.ts';
import { en } from '../../text/en.ts';
import { changeProfile, readConfig, removeProfile } from './config.ts';

let outside: Outside;
let env: Record<string, string>;
let folder: string;
let file: string;

beforeEach(() => {
  outside = openOutside();
  folder = join(outside.folder, 'config');
  file = join(folder, 'config.json');
  env = { UOS_CONFIG_DIR: folder };
});

afterEach(() => outside.remove());

const written = (): { profiles: unknown } => JSON.parse(readFileSync(file, 'utf8'));

const refusal = (change: Promise<void>): Promise<string> =>
  change.then(
    () => 'no refusal',
    (error: CliError) => `${error.code}: ${error.facts.why?.(en)}`,
  );

describe('the configuration file', () => {
  it('is only for its owner, and so is the folder that is made for it', async () => {
    await changeProfile(env, 'default', { app: 'x' });
    expect([statSync(folder).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600]);
  });

  it('is not made by reading', () => {
    expect(readConfig(env)).toEqual({ profiles: {} });
    expect(() => statSync(folder)).toThrow('ENOENT');
  });

  it('merges into a profile and forgets what is undefined, names with dots too', async () => {
    await changeProfile(env, 'eu.live', { origin: 'http://a.example', app: 'x', bucket: 'b' });
    await changeProfile(env, 'eu.live', { app: 'y', bucket: undefined });
    await changeProfile(env, 'eu', { org: 'o' });
    expect(written().profiles).toEqual({ 'eu.live': { origin: 'http://a.example', app: 'y' }, eu: { org: 'o' } });
    await removeProfile(env, 'eu.live');
    expect(written().profiles).toEqual({ eu: { org: 'o' } });
  });

  it('keeps what a newer version wrote into it, and says which version wrote last', async () => {
    mkdirSync(folder);
    writeFileSync(file, JSON.stringify({ theme: 'dark', profiles: { default: { region: 'cn', as: 'robot' } } }));
    await changeProfile(env, 'default', { app: 'x' });
    expect(written()).toEqual({
      theme: 'dark',
      profiles: { default: { region: 'cn', as: 'robot', app: 'x' } },
      __internal__: { migrations: { version: expect.stringMatching(/^\d+\.\d+\.\d+/) } },
    });
  });

  it('stays where a link leads', async () => {
    const elsewhere = join(outside.folder, 'dotfiles.json');
    mkdirSync(folder);
    writeFileSync(elsewhere, '{}', { mode: 0o600 });
    symlinkSync(elsewhere, file);
    await changeProfile(env, 'default', { app: 'x' });
    expect(lstatSync(file).isSymbolicLink()).toBe(true);
    expect(readFileSync(elsewhere, 'utf8')).toContain('"app": "x"');
  });

  it.each([
    ['{"profiles": ', 'corrupt-file'],
    ['[]', 'corrupt-file'],
    ['{"profiles": []}', 'corrupt-file'],
    ['{"profiles": {"default": 1}}', 'corrupt-file'],
  ])('is refused and left as it is where it says %s', async (text, code) => {
    mkdirSync(folder);
    writeFileSync(file, text);
    expect(await refusal(changeProfile(env, 'default', { app: 'x' }))).toContain(`${code}: `);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('is refused with the setting that is wrong', async () => {
    mkdirSync(folder);
    writeFileSync(file, '{"profiles": {"default": {"app": 5}}}');
    expect(await refusal(changeProfile(env, 'default', { org: 'x' }))).toContain(
      'profiles/default/app` must be string',
    );
    expect(written().profiles).toEqual({ default: { app: 5 } });
  });

  it('is said not to be writable where it is not', async () => {
    writeFileSync(folder, 'a file in the way');
    expect(await refusal(changeProfile(env, 'default', { app: 'x' }))).toMatch(/^unwritable-file: .*(EEXIST|ENOTDIR)/);
  });
});
