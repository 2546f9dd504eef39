// What an app still lacks before real players may come. Source: passport.md 3, 4; wire/passport.md 2.1.

import type { Moment } from '../format/time.ts';
import { missingHolidayYears } from './holidays.ts';
import type { MinorRules } from './rules.ts';

/** What an app has set up, as its own calls answer it. */
export interface PassportSetup {
  readonly domain: {
    readonly production: boolean;
    readonly mockSms: boolean;
    readonly mockRealName: boolean;
    readonly realNameRequired: boolean;
    readonly loginMethods: readonly string[];
  };
  readonly providers: readonly { readonly enabled: boolean; readonly clientID: string }[];
  readonly terms: readonly { readonly enabled: boolean }[];
  readonly templates: readonly { readonly enabled: boolean; readonly type: string }[];
  readonly minors: Pick<MinorRules, 'enabled' | 'holidays'>;
  /** Realms that players can come into. */
  readonly openRealms: number;
}

export const passportChecks = [
  'methods',
  'realm',
  'provider',
  'terms',
  'template',
  'sms',
  'realName',
  'minors',
  'holidays',
  'production',
] as const;

export type PassportCheck = (typeof passportChecks)[number];

/** `unneeded` where nothing that is switched on asks for it. */
export type CheckState = 'done' | 'open' | 'unneeded';

export function passportReadiness(setup: PassportSetup, at: Moment): Readonly<Record<PassportCheck, CheckState>> {
  const { domain, providers, terms, templates, minors, openRealms } = setup;
  const uses = (method: string) => domain.loginMethods.includes(method);
  const asked = (needed: boolean, done: boolean): CheckState => (!needed ? 'unneeded' : done ? 'done' : 'open');
  const always = (done: boolean) => asked(true, done);
  return {
    methods: always(domain.loginMethods.length > 0),
    realm: always(openRealms > 0),
    provider: asked(
      uses('OAuth'),
      providers.some(({ enabled, clientID }) => enabled && clientID !== ''),
    ),
    terms: always(terms.some(({ enabled }) => enabled)),
    template: asked(
      uses('Phone'),
      templates.some(({ enabled, type }) => enabled && type === 'Login'),
    ),
    sms: asked(uses('Phone'), !domain.mockSms),
    // why: who knows no age cannot hold the rules for minors either
    realName: asked(domain.realNameRequired || minors.enabled, !domain.mockRealName),
    minors: always(minors.enabled),
    holidays: asked(minors.enabled, missingHolidayYears(minors.holidays, at).length === 0),
    production: always(domain.production),
  };
}
