// Operators of a real OpenLDAP directory sign in to a real platform.

import { translate } from '@uos/contract/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ldapDirectory } from '../../packages/platform/src/identity/ldap.ts';
import { type LdapOptions, readLdapOptions } from '../../packages/platform/src/identity/ldap-options.ts';
import { type Answer, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { PEOPLE, startSlapd, type TestDirectory } from '../support/slapd.ts';

const PASSWORD = 'Correct-Horse-9';
const PLATFORM_PASSWORD = 'canary-platform-account';

let slapd: TestDirectory;
let options: LdapOptions;
let platform: TestPlatform;
let people: Readonly<Record<'ops' | 'partner' | 'finance' | 'nobody', string>>;
beforeAll(async () => {
  slapd = await startSlapd();
  await slapd.person('platform', PLATFORM_PASSWORD);
  people = {
    ops: await slapd.person('ops.zhao', PASSWORD, '赵运营'),
    partner: await slapd.person('partner.qian', PASSWORD),
    finance: await slapd.person('finance.lin', PASSWORD),
    nobody: await slapd.person('no.group', PASSWORD),
  };
  await slapd.person('star*', PASSWORD);
  await slapd.person('no.password', '');
  const env = {
    UOS_LDAP_URL: slapd.url,
    UOS_LDAP_STARTTLS: '1',
    UOS_LDAP_CA: slapd.caFile,
    UOS_LDAP_BIND_DN: `uid=platform,${PEOPLE}`,
    UOS_LDAP_BIND_PASSWORD: PLATFORM_PASSWORD,
    UOS_LDAP_BASE: PEOPLE,
    UOS_LDAP_ADMIN_GROUP: await slapd.group('admins', [people.ops]),
    UOS_LDAP_PARTNER_ADMIN_GROUP: await slapd.group('partners', [people.partner]),
    UOS_LDAP_BILLING_GROUP: await slapd.group('billing', [people.finance]),
  };
  options = readLdapOptions(env) as LdapOptions;
  platform = await testPlatform({ ldap: options });
});
afterAll(async () => {
  await platform?.stop();
  await slapd?.stop();
});

const signInAt = async (path: string, Username: string, Password: string): Promise<Answer> => {
  await platform.ports.db.deleteFrom('login_attempts').execute();
  return platform.call('POST', path, { Username, Password });
};
const asOperator = (login: string, password = PASSWORD) => signInAt('/auth/admin-login', login, password);
const asBilling = (login: string, password = PASSWORD) => signInAt('/auth/bc-admin-login', login, password);
const said = ({ status, body }: Answer) => [status, (body as { info?: string }).info];
const REFUSED = [400, 'invalid username or password'];

describe('sign-in through the directory', () => {
  it('gives each group its session, under the name the directory has', async () => {
    const ops = await asOperator('OPS.zhao');
    expect(ops.body).toEqual({ UserName: 'ops.zhao', Kind: 'admin' });
    expect(ops.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^admin_sst=/),
      expect.stringMatching(new RegExp(`^userName=${encodeURIComponent('赵运营')};`)),
    ]);
    expect((await asOperator('partner.qian')).body).toEqual({ UserName: 'partner.qian', Kind: 'partner-admin' });
    expect((await asBilling('finance.lin')).body).toEqual({ UserName: 'finance.lin' });
  });

  it('refuses a wrong password, an unknown name and a person of another group with one text', async () => {
    expect(said(await asOperator('ops.zhao', 'wrong'))).toEqual(REFUSED);
    expect(said(await asOperator('nobody.here'))).toEqual(REFUSED);
    expect(said(await asOperator('no.group'))).toEqual(REFUSED);
    expect(said(await asOperator('finance.lin'))).toEqual(REFUSED);
    expect(said(await asBilling('ops.zhao'))).toEqual(REFUSED);
    expect(said(await asOperator('no.password', 'anything'))).toEqual(REFUSED);
  });

  it('asks for the group again at every sign-in', async () => {
    await slapd.group('admins', []);
    expect(said(await asOperator('ops.zhao'))).toEqual(REFUSED);
    await slapd.group('admins', [people.ops]);
    expect((await asOperator('ops.zhao')).status).toBe(200);
  });

  it('knows no operator of the own table where there is a directory', async () => {
    const demo = await testPlatform({ ldap: options, seedDemo: { passwords: { operator: PASSWORD } } });
    try {
      const answer = await demo.call('POST', '/auth/admin-login', { Username: 'operator', Password: PASSWORD });
      expect(said(answer)).toEqual(REFUSED);
    } finally {
      await demo.stop();
    }
  });

  it('counts failures as it does without a directory', async () => {
    const tries = ['1', '2', '3', '4', '5', '6'].map((Password) =>
      platform.call('POST', '/auth/admin-login', { Username: 'ops.zhao', Password }),
    );
    expect((await Promise.all(tries)).map(({ status }) => status).toSorted()).toEqual([400, 400, 400, 400, 400, 429]);
  });
});

describe('what the directory is asked', () => {
  const check = (login: string, password = PASSWORD, change: Partial<LdapOptions> = {}) =>
    ldapDirectory({ ...options, ...change }).check(login, password);

  it('is nothing at all without a password', async () => {
    const away = ldapDirectory({ ...options, url: 'ldap://127.0.0.1:1' });
    expect(await away.check('ops.zhao', '')).toBeUndefined();
    expect(said(await asOperator('ops.zhao', ''))).toEqual([400, 'invalid parameters']);
  });

  it.each([
    '*',
    'ops*',
    'ops.zhao)(uid=*',
    'ops.zhao)(|(uid=*',
    '*)(&',
    '\\2a',
    'ops\\2ezhao',
    'ops.zhao\u0000',
    'uid=ops.zhao',
    `uid=ops.zhao,${PEOPLE}`,
    ' ops.zhao',
    'ops.zhao ',
    'ops.zhao,',
    '{login}',
    '$&',
  ])('finds nobody for %j', async (login) => {
    expect(await check(login)).toBeUndefined();
  });

  it('takes a name with a star for exactly that name', async () => {
    expect(await check('star*')).toMatchObject({ login: 'star*' });
  });

  it('finds nobody but the exact person for 10,000 odd logins', { timeout: 240_000 }, async () => {
    const logins = Array.from({ length: FUZZED }, (_, index) => oddLogin(index));
    const directory = ldapDirectory({ ...options, startTls: false });
    const wrong: string[] = [];
    let right = 0;
    const work = async (login: string): Promise<void> => {
      const found = await directory.check(login, PASSWORD);
      if (found === undefined) {
        return;
      }
      right += 1;
      if (found.login.toLowerCase() !== login.toLowerCase()) {
        wrong.push(`${JSON.stringify(login)} found ${found.login}`);
      }
    };
    for (let start = 0; start < FUZZED; start += AT_ONCE) {
      await Promise.all(logins.slice(start, start + AT_ONCE).map(work));
    }
    expect(wrong).toEqual([]);
    expect(right).toBeGreaterThanOrEqual(FUZZED / EXACT_EVERY);
  });

  it('takes about as long for an unknown name as for a wrong password', async () => {
    const times = { unknown: [] as number[], wrong: [] as number[] };
    for (let round = 0; round < 15; round += 1) {
      for (const [kind, login] of [
        ['unknown', 'nobody.here'],
        ['wrong', 'ops.zhao'],
      ] as const) {
        const started = performance.now();
        await check(login, 'wrong');
        times[kind].push(performance.now() - started);
      }
    }
    const median = (all: number[]) => all.toSorted((a, b) => a - b)[7] ?? 0;
    const ratio = median(times.unknown) / median(times.wrong);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it('goes over TLS only with a certificate that is trusted', async () => {
    expect(await check('ops.zhao', PASSWORD, { url: slapd.secureUrl, startTls: false })).toBeDefined();
    const { ca: _, ...untrusting } = options;
    await expect(ldapDirectory(untrusting).check('ops.zhao', PASSWORD)).rejects.toThrow('cannot be asked');
    const secure = { ...untrusting, url: slapd.secureUrl, startTls: false };
    await expect(ldapDirectory(secure).check('ops.zhao', PASSWORD)).rejects.toThrow('cannot be asked');
  });

  it('fails as a whole where the own account is not let in', async () => {
    const bind = { dn: `uid=platform,${PEOPLE}`, password: 'wrong' };
    await expect(check('ops.zhao', PASSWORD, { bind })).rejects.toThrow('cannot be asked');
  });

  it('ignores a group that is gone', async () => {
    const groups = { ...options.groups, admin: [`cn=gone,${PEOPLE}`] };
    expect((await check('ops.zhao', PASSWORD, { groups }))?.roles).toEqual(new Set());
  });
});

describe('while the directory is away', () => {
  it('answers 400 request err without a secret in it, and works again afterwards', async () => {
    await slapd.kill();
    const away = await asOperator('ops.zhao');
    expect(said(away)).toEqual([400, 'request err']);
    const [detail = ''] = (away.body as { details: string[] }).details;
    expect(translate(detail, 'zh')).toBe('运营人员目录没有应答，请稍后再试');
    expect(JSON.stringify(away.body)).not.toMatch(/Correct-Horse|canary|127\.0\.0\.1/);
    expect(away.headers.getSetCookie()).toEqual([]);
    await slapd.start();
    expect((await asOperator('ops.zhao')).status).toBe(200);
  });
});

const FUZZED = 10_000;
const AT_ONCE = 16;
const EXACT_EVERY = 500;
const NAMES = ['ops.zhao', 'finance.lin', 'star*', 'no.group'];
const PIECES = [
  ...['*', '(', ')', '\\', '\\2a', '\\00', '&', '|', '!', '=', '~=', '>=', ',', '+', '"', '<', '>', ';', '#', '/'],
  ...[
    ' ',
    '  ',
    '\u00a0',
    '\u200b',
    '\u0000',
    '\n',
    '%',
    '%2a',
    'é',
    'Ａ',
    '赵',
    '😀',
    '\ud800',
    ')(uid=*',
    '*)(|(cn=*',
  ],
  ...['uid=', 'objectClass', '{login}', '$&', '.', 'OPS', 'zhao'],
];

/** Names of the directory with pieces put in, taken out and doubled; the same ones in every run. */
function oddLogin(index: number): string {
  const name = NAMES[index % NAMES.length] ?? '';
  if (index % EXACT_EVERY === 0) {
    return name.toUpperCase();
  }
  let state = index * 2_654_435_761;
  const next = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  let login = next(4) === 0 ? '' : name;
  for (let change = next(4); change >= 0; change -= 1) {
    const at = next(login.length + 1);
    login = login.slice(0, at) + (PIECES[next(PIECES.length)] ?? '') + login.slice(at + next(3));
  }
  return login;
}
