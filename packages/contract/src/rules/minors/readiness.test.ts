import { describe, expect, it } from 'vitest';
import { defaultMinorRules } from './defaults.ts';
import { type PassportSetup, passportReadiness } from './readiness.ts';

const bare: PassportSetup = {
  domain: { production: false, mockSms: true, mockRealName: true, realNameRequired: false, loginMethods: [] },
  providers: [],
  terms: [],
  templates: [],
  minors: defaultMinorRules,
  openRealms: 0,
};
const NOW = '2026-10-10T12:00:00+08:00';

describe('passportReadiness', () => {
  it('asks of an app without anything what every app needs, and nothing that only some need', () => {
    expect(passportReadiness(bare, NOW)).toEqual({
      ...{ methods: 'open', realm: 'open', terms: 'open', minors: 'open', production: 'open' },
      ...{ provider: 'unneeded', template: 'unneeded', sms: 'unneeded', realName: 'unneeded', holidays: 'unneeded' },
    });
  });

  it('asks for a template and real messages where a phone signs in, for a provider where others vouch', () => {
    const domain = { ...bare.domain, loginMethods: ['Phone', 'OAuth'] };
    const asked = passportReadiness({ ...bare, domain }, NOW);
    expect([asked.provider, asked.template, asked.sms]).toEqual(['open', 'open', 'open']);
    const done = passportReadiness(
      {
        ...bare,
        domain: { ...domain, mockSms: false },
        providers: [{ enabled: true, clientID: 'wx1' }],
        templates: [{ enabled: true, type: 'Login' }],
      },
      NOW,
    );
    expect([done.provider, done.template, done.sms]).toEqual(['done', 'done', 'done']);
  });

  it('counts no provider that is off or has no id, and no template of another use', () => {
    const { provider, template } = passportReadiness(
      {
        ...bare,
        domain: { ...bare.domain, loginMethods: ['Phone', 'OAuth'] },
        providers: [
          { enabled: false, clientID: 'wx1' },
          { enabled: true, clientID: '' },
        ],
        templates: [
          { enabled: true, type: 'Bind' },
          { enabled: false, type: 'Login' },
        ],
      },
      NOW,
    );
    expect([provider, template]).toEqual(['open', 'open']);
  });

  it('asks for real names where minors are held to rules, and from November for the holidays of the next year', () => {
    const setup = { ...bare, minors: { ...defaultMinorRules, enabled: true } };
    const asked = (at: string) => {
      const { realName, minors, holidays } = passportReadiness(setup, at);
      return [realName, minors, holidays];
    };
    expect(asked(NOW)).toEqual(['open', 'done', 'done']);
    expect(asked('2026-11-01T00:00:00+08:00')).toEqual(['open', 'done', 'open']);
  });
});
