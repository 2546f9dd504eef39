import { lstatSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Outside, openOutside } from '../../testing/run-uos.ts';
import { credentialsFile, forgetCredentials, readCredentials, writeCredential } from './credentials.ts';

const APP = { origin: 'http://a.example', signedInAt: '2026-11-21T00:00:00Z', appId: 'a', appServiceSecret: 's' };
const USER = { origin: 'http://a.example', signedInAt: '2026-11-21T00:00:00Z', token: 't', userId: 'u', userName: 'n' };

let outside: Outside;
let env: Record<string, string>;

beforeEach(() => {
  outside = openOutside();
  env = { UOS_CONFIG_DIR: join(outside.folder, 'config') };
});

afterEach(() => outside.remove());

describe('credentials', () => {
  it('lie in a file and a folder that only their owner may read', async () => {
    await writeCredential(env, 'default', 'app', APP);
    expect(statSync(credentialsFile(env)).mode & 0o777).toBe(0o600);
    expect(statSync(join(outside.folder, 'config')).mode & 0o777).toBe(0o700);
  });

  it('of one kind and one profile leave the others alone', async () => {
    await writeCredential(env, 'default', 'app', APP);
    await writeCredential(env, 'default', 'user', USER);
    await writeCredential(env, 'other', 'app', APP);
    expect(await forgetCredentials(env, 'default', 'app')).toBe(true);
    expect(readCredentials(env, 'default')).toEqual({ user: USER });
    expect(await forgetCredentials(env, 'default')).toBe(true);
    expect(await forgetCredentials(env, 'default')).toBe(false);
    expect(readCredentials(env, 'other')).toEqual({ app: APP });
  });

  it('keep what a newer version wrote beside them, and a link that leads to their file', async () => {
    const kept = join(outside.folder, 'dotfiles.json');
    writeFileSync(kept, JSON.stringify({ version: 2, profiles: { other: { robot: { token: 'r' } } } }));
    mkdirSync(join(outside.folder, 'config'));
    symlinkSync(kept, credentialsFile(env));
    await writeCredential(env, 'default', 'app', APP);
    expect(JSON.parse(readFileSync(kept, 'utf8'))).toEqual({
      version: 2,
      profiles: { other: { robot: { token: 'r' } }, default: { app: APP } },
    });
    expect(lstatSync(credentialsFile(env)).isSymbolicLink()).toBe(true);
  });
});
