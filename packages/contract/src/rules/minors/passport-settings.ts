// Settings of player accounts as they are unless an app says otherwise, and what is kept of those it says.
// Source: passport.md 9; wire/passport.md 2.8, 3.1 row 23.
import { defaultMinorRules } from './defaults.ts';
import { type AgeBand, ageBands, type BandRules, type MinorRules } from './rules.ts';

/** What calls are counted together for a limit that an app sets itself. */
export const rateLimitFamilies = ['login', 'sms', 'realName', 'api'] as const;
export type RateLimitFamily = (typeof rateLimitFamilies)[number];

export interface FamilyLimit {
  readonly enabled: boolean;
  /** Calls of all players of the app together, in one window. */
  readonly limit: number;
  readonly windowSeconds: number;
}

export interface PassportSettings {
  readonly MemberLimitCount: number;
  readonly EnableJoinMultiGuilds: boolean;
  readonly RestrictedMinutesAfterLeaveGuild: number;
  readonly EnableGainApprovalBeforeJoin: boolean;
  readonly GuildDisableUniqueGuildName: boolean;
  readonly dauFactor: number;
  readonly dauMode: 'HyperLogLog' | 'Exact';
  readonly inboxCapacity: number;
  readonly inventoryCapacity: number;
  readonly propertiesBytesLimit: number;
  readonly maxFriendCount: number;
  readonly maxPendingFriendRequestCount: number;
  readonly enableSensitiveWordCheck: boolean;
  readonly sensitiveWords: readonly string[];
  readonly inboxRetentionMonths: number;
  /** Families that only a server may write. */
  readonly serverAuthority: readonly string[];
  readonly rateLimits: Readonly<Record<RateLimitFamily, FamilyLimit>>;
  readonly antiAddiction: MinorRules;
}

type Given<T> = { readonly [K in keyof T]?: T[K] | undefined };

export interface GivenMinorRules extends Omit<Given<MinorRules>, 'bands'> {
  readonly bands?: { readonly [K in AgeBand]?: Given<BandRules> | undefined } | undefined;
}

/** What an app has said; keys that nobody knows are kept. */
export interface GivenPassportSettings extends Omit<Given<PassportSettings>, 'antiAddiction' | 'rateLimits'> {
  readonly rateLimits?: { readonly [F in RateLimitFamily]?: Given<FamilyLimit> | undefined } | undefined;
  readonly antiAddiction?: GivenMinorRules | undefined;
  readonly [other: string]: unknown;
}

const off = (limit: number): FamilyLimit => ({ enabled: false, limit, windowSeconds: 60 });

export const defaultPassportSettings: PassportSettings = {
  MemberLimitCount: 50,
  EnableJoinMultiGuilds: false,
  RestrictedMinutesAfterLeaveGuild: 120,
  EnableGainApprovalBeforeJoin: true,
  GuildDisableUniqueGuildName: false,
  dauFactor: 1,
  dauMode: 'HyperLogLog',
  inboxCapacity: 500,
  inventoryCapacity: 5000,
  propertiesBytesLimit: 512,
  maxFriendCount: 200,
  maxPendingFriendRequestCount: 50,
  enableSensitiveWordCheck: false,
  sensitiveWords: [],
  inboxRetentionMonths: 12,
  serverAuthority: [],
  rateLimits: { login: off(600), sms: off(60), realName: off(60), api: off(6000) },
  antiAddiction: defaultMinorRules,
};

/** What was given, with the default of everything that was not: key by key, and within each age band too. */
export function completePassportSettings(given: GivenPassportSettings): PassportSettings {
  return {
    ...defaultPassportSettings,
    ...said(given),
    rateLimits: completeRateLimits(given.rateLimits),
    antiAddiction: completeMinorRules(given.antiAddiction ?? {}),
  };
}

export function completeRateLimits(given: GivenPassportSettings['rateLimits'] = {}): PassportSettings['rateLimits'] {
  const { rateLimits } = defaultPassportSettings;
  return Object.fromEntries(
    rateLimitFamilies.map((family) => [family, { ...rateLimits[family], ...said(given[family] ?? {}) }]),
  ) as unknown as PassportSettings['rateLimits'];
}

export function completeMinorRules(given: GivenMinorRules): MinorRules {
  const bands = Object.fromEntries(
    ageBands.map((band) => [band, { ...defaultMinorRules.bands[band], ...said(given.bands?.[band] ?? {}) }]),
  ) as unknown as MinorRules['bands'];
  return { ...defaultMinorRules, ...said(given), bands };
}

/**
 * What is worth keeping: a list of holidays that is the announced one is left out, so that it grows with the years that
 * are announced later.
 */
export function keptPassportSettings(given: GivenPassportSettings): GivenPassportSettings {
  const { holidays, workdays, ...rest } = given.antiAddiction ?? {};
  const lists = {
    ...(holidays !== undefined && !sameDays(holidays, defaultMinorRules.holidays) && { holidays: sorted(holidays) }),
    ...(workdays !== undefined && !sameDays(workdays, defaultMinorRules.workdays) && { workdays: sorted(workdays) }),
  };
  return given.antiAddiction === undefined ? given : { ...given, antiAddiction: { ...rest, ...lists } };
}

/** Why the rules cannot be followed: a day of play that ends before it begins. Undefined where they can. */
export function wrongBand(rules: MinorRules): AgeBand | undefined {
  return ageBands.find((band) => rules.bands[band].startTime >= rules.bands[band].endTime);
}

function said<T extends object>(given: T): Partial<T> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<T>;
}

function sorted(days: readonly string[]): string[] {
  return [...new Set(days)].sort();
}

function sameDays(a: readonly string[], b: readonly string[]): boolean {
  return sorted(a).join() === sorted(b).join();
}
