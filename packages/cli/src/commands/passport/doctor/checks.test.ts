import { defaultPassportSettings, type PassportCheck, passportChecks, passportReadiness } from '@uos/contract/rules';
import { describe, expect, it } from 'vitest';
import { faultOf } from '../../../testing/line-fault.ts';
import { uosLines } from '../../../testing/shell-lines.ts';
import { checksOf, type Facts } from './checks.ts';

/** An app that may go live tomorrow. */
const fine = {
  domain: {
    ...{ production: true, reviewStatus: 'Approved', mockSms: false, mockRealName: false, realNameRequired: true },
    ...{
      loginMethods: ['Phone', 'OAuth'],
      loginPlatforms: ['Android'],
      companyName: 'Cloudbridge',
      logoURL: 'https://x',
    },
  },
  providers: [
    { id: 'p1', provider: 'Wechat', loginPlatform: 'Android', clientID: 'wx', clientSecret: 'abcd***', enabled: true },
  ],
  templates: [{ id: 't1', name: 'login', type: 'Login', status: 'Available', enabled: true, failReason: '' }],
  terms: [{ id: 'd1', title: 'Privacy', enabled: true }],
  realms: [{ realmID: 'r1', status: 'Open' }],
  config: { ...defaultPassportSettings, antiAddiction: { ...defaultPassportSettings.antiAddiction, enabled: true } },
  messages: [{ mock: false, status: 'Sent', sentAt: '2026-06-01T00:00:00.000Z', errorMessage: '' }],
  now: new Date('2026-06-01T04:00:00Z'),
} as unknown as Facts;

const rules = fine.config.antiAddiction;
const having = (change: { readonly [K in keyof Facts]?: unknown }): Facts => ({ ...fine, ...change }) as Facts;
const domain = (change: object): Facts => having({ domain: { ...fine.domain, ...change } });
const config = (change: object): Facts => having({ config: { ...fine.config, ...change } });
const minors = (change: object): Facts => config({ antiAddiction: { ...rules, ...change } });
const provider = (change: object): Facts => having({ providers: [{ ...fine.providers[0], ...change }] });
const template = (change: object): Facts => having({ templates: [{ ...fine.templates[0], ...change }] });

const left = (facts: Facts): string[] =>
  checksOf(facts)
    .filter(({ state }) => state !== 'Ready')
    .map(({ state, id, next }) => `${state} ${id}: ${next}`);

const CASES: readonly (readonly [what: string, facts: Facts, left: string])[] = [
  [
    'no login method',
    domain({ loginMethods: [] }),
    'Missing login: uos passport id-domain update --login-methods Phone',
  ],
  [
    'no platform',
    domain({ loginPlatforms: [], loginMethods: ['Phone'] }),
    'Missing login: uos passport id-domain update --login-platforms Android --login-platforms Ios',
  ],
  [
    'no template',
    having({ templates: [] }),
    'Missing sms-template: uos passport sms-template create --name login --type Login --signature <name> --content "{code} is your code."',
  ],
  [
    'a template that is not in use',
    template({ enabled: false }),
    'Missing sms-template: uos passport sms-template enable t1',
  ],
  [
    'a template under review',
    template({ enabled: false, status: 'Reviewing' }),
    'Missing sms-template: uos passport sms-template ls',
  ],
  [
    'a template that failed',
    template({ enabled: false, status: 'Failed' }),
    'Missing sms-template: uos passport sms-template update t1 --content "{code} is your code."',
  ],
  [
    'no message sent so far',
    having({ messages: [{ mock: true, status: 'Verified' }] }),
    'Notice sms-gateway: uos passport id-domain verification-code-logs',
  ],
  [
    'a gateway that refuses',
    having({ messages: [{ mock: false, status: 'Failed', errorMessage: 'no' }] }),
    'Missing sms-gateway: uos passport id-domain verification-code-logs',
  ],
  [
    'OAuth without a provider',
    having({ providers: [] }),
    'Missing provider: uos passport id-provider create --provider Wechat --login-platform Android --client-id <id> --client-secret-file <file>',
  ],
  [
    'a provider beside no OAuth',
    domain({ loginMethods: ['Phone'] }),
    'Notice provider: uos passport id-domain update --login-methods Phone --login-methods OAuth',
  ],
  [
    'a provider without its id',
    provider({ clientID: '' }),
    'Missing provider Wechat/Android: uos passport id-provider update p1 --client-id <id>',
  ],
  [
    'a provider without its secret',
    provider({ clientSecret: '' }),
    'Missing provider Wechat/Android: uos passport id-provider update p1 --client-secret-file <file>',
  ],
  [
    'a provider of another platform',
    provider({ loginPlatform: 'Ios' }),
    'Notice provider Wechat/Ios: uos passport id-domain update --login-platforms Android --login-platforms Ios',
  ],
  [
    'a bare login page',
    domain({ companyName: '', logoURL: '' }),
    'Notice login-page: uos passport id-domain update --company-name <name> --logo-url <url>',
  ],
  [
    'no terms',
    having({ terms: [] }),
    'Missing terms: uos passport terms-of-service create --title <title> --content <text>',
  ],
  [
    'terms that are off',
    having({ terms: [{ id: 'd1', title: 'Privacy', enabled: false }] }),
    'Missing terms: uos passport terms-of-service update d1 --enabled',
  ],
  ['no realm', having({ realms: [] }), 'Missing realm: uos passport realm create <name>'],
  [
    'no open realm',
    having({ realms: [{ realmID: 'r1', status: 'Maintenance' }] }),
    'Missing realm: uos passport realm open r1',
  ],
  [
    'logins without a real name',
    domain({ realNameRequired: false }),
    'Notice real-name: uos passport id-domain update --real-name-required',
  ],
  ['rules that are off', minors({ enabled: false }), 'Missing minors: uos deploy --services passport'],
  ['players nobody knows', minors({ allowUnverified: true }), 'Notice minors: uos deploy --services passport'],
  ['no holidays of this year', minors({ holidays: ['2025-10-01'] }), 'Missing holidays: uos passport config get'],
  [
    'a check against no words',
    config({ enableSensitiveWordCheck: true }),
    'Notice words: uos deploy --services passport',
  ],
  [
    'mocks in production',
    domain({ mockSms: true }),
    'Missing production: uos passport id-domain update --mock-sms=false',
  ],
  [
    'an app that nobody reviewed',
    domain({ production: false, reviewStatus: 'None' }),
    'Notice production: uos passport id-domain send-for-review',
  ],
];

/** Each check of the shared rule, as it is called here. */
const NAMED: Readonly<Record<PassportCheck, string>> = {
  ...{ methods: 'login', realm: 'realm', provider: 'provider', terms: 'terms', template: 'sms-template' },
  ...{ sms: 'sms-gateway', realName: 'real-name', minors: 'minors', holidays: 'holidays', production: 'production' },
};

describe('what player accounts lack for production', () => {
  it('is nothing where all is set up, and a word about every thing', () => {
    const checks = checksOf(fine);
    expect(checks.map(({ state }) => state)).toEqual(checks.map(() => 'Ready'));
    expect(checks.map(({ id }) => id)).toEqual([
      ...['login', 'sms-template', 'sms-gateway', 'provider', 'provider Wechat/Android', 'login-page', 'terms'],
      ...['realm', 'real-name', 'minors', 'holidays', 'production'],
    ]);
  });

  it.each(CASES)('names %s, with a line that the tree takes', (_, facts, expected) => {
    expect(left(facts)).toContain(expected);
    const line = expected.slice(expected.indexOf('uos ')).replace(/<[a-z]+>/g, 'x');
    expect(uosLines(line).map(faultOf)).toEqual([undefined]);
  });

  it.each(CASES)('is never content where the rule that every face shares is not: %s', (_, facts) => {
    const { domain, providers, terms, templates, realms, config, now } = facts;
    const openRealms = realms.filter(({ status }) => status === 'Open').length;
    const setup = { domain, providers, terms, templates, minors: config.antiAddiction, openRealms };
    const asked = passportReadiness(setup, now);
    const open = passportChecks.filter((check) => asked[check] === 'open').map((check) => NAMED[check]);
    const content = checksOf(facts).filter(({ state }) => state === 'Ready');
    expect(content.map(({ id }) => id).filter((id) => open.includes(id))).toEqual([]);
  });

  it('says from November that the holidays of the next year are missing, and is not red for it', () => {
    const november = having({ now: new Date('2026-11-20T04:00:00Z') });
    expect(left(november)).toEqual(['Notice holidays: uos passport config get']);
  });

  it('asks for no SMS where nobody signs in by phone', () => {
    const ids = checksOf(domain({ loginMethods: ['OAuth'] })).map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith('sms'))).toEqual([]);
  });
});
