import { statSync } from 'node:fs';
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
  it('lie in a file and a folder that only their owner may read', () => {
    writeCredential(env, 'default', 'app', APP);
    expect(statSync(credentialsFile(env)).mode & 0o777).toBe(0o600);
    expect(statSync(join(outside.folder, 'config')).mode & 0o777).toBe(0o700);
  });

  it('of one kind and one profile leave the others alone', () => {
    writeCredential(env, 'default', 'app', APP);
    writeCredential(env, 'default', 'user', USER);
    writeCredential(env, 'other', 'app', APP);
    expect(forgetCredentials(env, 'default', 'app')).toBe(true);
    expect(readCredentials(env, 'default')).toEqual({ user: USER });
    expect(forgetCredentials(env, 'default')).toBe(true);
    expect(forgetCredentials(env, 'default')).toBe(false);
    expect(readCredentials(env, 'other')).toEqual({ app: APP });
  });
});
