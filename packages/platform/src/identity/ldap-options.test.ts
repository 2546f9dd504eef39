import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLdapOptions } from './ldap-options.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos-ldap-options-'));
  await writeFile(join(folder, 'password'), 'kept in a file\n');
  await writeFile(join(folder, 'ca.pem'), 'a certificate');
});
afterAll(() => rm(folder, { recursive: true }));

const WORKING = {
  UOS_LDAP_URL: 'ldaps://directory.example.com',
  UOS_LDAP_BASE: 'ou=people,dc=example',
  UOS_LDAP_ADMIN_GROUP: 'cn=a,dc=example; cn=b,dc=example',
};

describe('readLdapOptions', () => {
  it('answers nothing where no directory is named', () => {
    expect(readLdapOptions({})).toBeUndefined();
    expect(readLdapOptions({ ...WORKING, UOS_LDAP_URL: ' ' })).toBeUndefined();
  });

  it('reads everything, passwords and certificates from files too', () => {
    const env = {
      ...WORKING,
      UOS_LDAP_URL: 'ldap://directory.example.com:1389',
      UOS_LDAP_STARTTLS: 'true',
      UOS_LDAP_CA: join(folder, 'ca.pem'),
      UOS_LDAP_BIND_DN: 'cn=platform',
      UOS_LDAP_BIND_PASSWORD_FILE: join(folder, 'password'),
      UOS_LDAP_USER_FILTER: '(|(uid={login})(mail={login}))',
      UOS_LDAP_BILLING_GROUP: 'cn=billing,dc=example',
    };
    expect(readLdapOptions(env)).toEqual({
      url: 'ldap://directory.example.com:1389',
      startTls: true,
      ca: 'a certificate',
      bind: { dn: 'cn=platform', password: 'kept in a file' },
      base: 'ou=people,dc=example',
      userFilter: '(|(uid={login})(mail={login}))',
      groups: {
        admin: ['cn=a,dc=example', 'cn=b,dc=example'],
        'partner-admin': [],
        billing: ['cn=billing,dc=example'],
      },
      timeoutMs: 4000,
    });
  });

  it.each([
    ['UOS_LDAP_URL', { UOS_LDAP_URL: 'https://directory.example.com' }],
    ['UOS_LDAP_URL', { UOS_LDAP_URL: 'ldaps://directory.example.com/dc=example' }],
    ['UOS_LDAP_URL', { UOS_LDAP_URL: 'ldap://directory.example.com' }],
    ['UOS_LDAP_STARTTLS', { UOS_LDAP_STARTTLS: '1' }],
    ['UOS_LDAP_STARTTLS', { UOS_LDAP_STARTTLS: 'yes please' }],
    ['UOS_LDAP_BASE', { UOS_LDAP_BASE: '' }],
    ['UOS_LDAP_USER_FILTER', { UOS_LDAP_USER_FILTER: '(uid=everybody)' }],
    ['UOS_LDAP_USER_FILTER', { UOS_LDAP_USER_FILTER: '(uid=x{login})' }],
    ['UOS_LDAP_ADMIN_GROUP', { UOS_LDAP_ADMIN_GROUP: '' }],
    ['UOS_LDAP_BIND_PASSWORD', { UOS_LDAP_BIND_DN: 'cn=platform' }],
    ['UOS_LDAP_BIND_DN', { UOS_LDAP_BIND_PASSWORD: 'secret' }],
    ['UOS_LDAP_CA', { UOS_LDAP_CA: '/nowhere/ca.pem' }],
  ])('names %s where it cannot work', (variable, change) => {
    const failure = (() => {
      try {
        return readLdapOptions({ ...WORKING, ...change });
      } catch (error) {
        return error;
      }
    })();
    expect(failure).toMatchObject({ name: 'LdapOptionsError', variable });
    expect(String(failure)).not.toContain('secret');
  });
});
