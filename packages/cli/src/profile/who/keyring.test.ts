import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Outside, openOutside } from '../../testing/run-uos.ts';
import { credentialsFile, forgetCredentials, readCredentials, secretOf, writeCredential } from './credentials.ts';
import { systemKeyring } from './keyring.ts';

const APP = { origin: 'http://a.example', signedInAt: '', appId: 'a', appServiceSecret: 'f00d' };

/** A keyring in files, with the manners of secret-tool. */
const SECRET_TOOL = `#!/bin/sh
[ -n "$FAKE_SLEEP" ] && exec sleep "$FAKE_SLEEP"
command="$1"; shift
case "$command" in store) shift;; esac
name="$(echo "$@" | tr -c 'a-zA-Z0-9' _)"
case "$command" in
  store) cat > "$FAKE_KEYRING/$name";;
  lookup) cat "$FAKE_KEYRING/$name" 2>/dev/null;;
  clear) rm -f "$FAKE_KEYRING/$name";;
esac
`;

let outside: Outside;
let env: Record<string, string>;

beforeEach(() => {
  outside = openOutside();
  const tool = join(outside.folder, 'secret-tool');
  writeFileSync(tool, SECRET_TOOL);
  chmodSync(tool, 0o755);
  env = {
    UOS_CONFIG_DIR: join(outside.folder, 'config'),
    PATH: `${outside.folder}:${process.env.PATH}`,
    DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nowhere',
    FAKE_KEYRING: outside.folder,
  };
});

afterEach(() => outside.remove());

describe.runIf(process.platform === 'linux')('the keyring', () => {
  it('keeps the secret out of the file, gives it back and forgets it', async () => {
    expect(await writeCredential(env, 'default', 'app', APP)).toBe('keyring');
    const file = readFileSync(credentialsFile(env), 'utf8');
    expect(file).not.toContain('f00d');
    expect(readCredentials(env, 'default').app).toMatchObject({ appId: 'a', keyring: true });
    expect(secretOf(env, 'default', 'app')).toBe('f00d');
    const kept = join(outside.folder, 'service_uos_account_http___a_example_default_app_');
    expect(existsSync(kept)).toBe(true);
    expect(await forgetCredentials(env, 'default', 'app')).toBe(true);
    expect(existsSync(kept)).toBe(false);
  });

  it('that is gone later is an exit 4 with what to do', async () => {
    await writeCredential(env, 'default', 'app', APP);
    expect(() => secretOf({ ...env, PATH: '/nowhere' }, 'default', 'app')).toThrow('keyring-silent');
  });

  it('that hangs is left alone after three seconds, and the file takes the secret', async () => {
    const before = performance.now();
    expect(await writeCredential({ ...env, FAKE_SLEEP: '60' }, 'default', 'app', APP)).toBe(credentialsFile(env));
    expect(performance.now() - before).toBeLessThan(4000);
    expect(readFileSync(credentialsFile(env), 'utf8')).toContain('f00d');
  });

  it('is not asked where there is no session bus, or where UOS_NO_KEYRING says so', () => {
    const { DBUS_SESSION_BUS_ADDRESS: _, ...without } = env;
    expect(systemKeyring(without)).toBeUndefined();
    expect(systemKeyring({ ...env, UOS_NO_KEYRING: '1' })).toBeUndefined();
  });
});
