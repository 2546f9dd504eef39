// What players ask about the rules for minors, and what servers report of payments. Source: wire/passport.md 4, 5.9.
import type { passport } from '@uos/contract';
import {
  type AgeBand,
  ageBandSince,
  ageBands,
  bandText,
  MINUTES_OF_A_DAY,
  type MinorRules,
  monthPayLimit,
  paying,
  playing,
  shanghaiDay,
  shanghaiMonth,
} from '@uos/contract/rules';
import type { Call, Handlers } from '#kernel/call/call';
import { startCountPage } from '#kernel/call/paging';
import { requireIdDomain } from '../id-domains.ts';
import { requireUser } from '../players/store/index.ts';
import { readConfig } from '../setup/settings.ts';
import { recordPaid } from './payments.ts';
import { creditPlay, listPayMonths, type PayMonthRow, paidIn } from './store.ts';

/** The share of a limit from which on somebody is near it. */
const NEAR = 0.8;

export const antiAddiction: Handlers<typeof passport>['antiAddiction'] = {
  async recordPayment(call) {
    await requireIdDomain(call);
    const { userID, amount: amountFen, outTradeNo } = call.input;
    const { id: userId, band } = await minor(call, userID);
    const rules = await rulesOf(call);
    const { appId, now } = call;
    await recordPaid(call.db, { appId, userId, band, rules, amountFen, outTradeNo: outTradeNo || undefined, now });
    return {};
  },
  async playable(call) {
    await requireIdDomain(call);
    const { id, displayName, band } = await minor(call, ownUser(call));
    const rules = await rulesOf(call);
    const { playable, reason, remainingSeconds } = await playingNow(call, rules, { id, band });
    return {
      userId: id,
      displayName,
      userType: band ?? '',
      playable,
      reason: reason?.zh ?? '',
      remainingTimeInSecond: remainingSeconds,
      description: describe(rules, band),
    };
  },
  async payable(call) {
    await requireIdDomain(call);
    const { id: userId, band } = await minor(call, ownUser(call));
    const { appId, now } = call;
    const paidFen = await paidIn(call.db, { appId, userId, month: shanghaiMonth(now) ?? '' }, now);
    const { approved, reason } = paying(await rulesOf(call), { band, amountFen: call.input.amount, paidFen });
    return { approved, reason: reason?.zh ?? '' };
  },
};

export const minorPayments: Handlers<typeof passport>['minorPayments'] = {
  async list(call) {
    await requireIdDomain(call);
    const { appId, now, input } = call;
    const rules = await rulesOf(call);
    const month = input.month ?? shanghaiMonth(now) ?? '';
    const limits = Object.fromEntries([
      ['', monthPayLimit(rules, undefined)],
      ...ageBands.map((band) => [band, monthPayLimit(rules, band)]),
    ]);
    const page = startCountPage(input);
    const { userID: userId, ageGroup, isNear = false } = input;
    const asked = { month, userId, ageGroup, limits, now, ...(isNear && { share: NEAR }) };
    const { rows, total } = await listPayMonths(call.db, appId, asked, page);
    const payments = rows.map((row) => {
      const band = bandOf(row, now);
      return {
        ...{ userID: row.user_id, displayName: row.display_name, ageGroup: band ?? ('' as const), month },
        ...{ paid: row.paid, held: row.held, limit: monthPayLimit(rules, band) },
      };
    });
    return { payments, start: page.offset, count: page.limit, total };
  },
};

/** Asks the rules; time that was played is counted only where a day has an end of it. */
async function playingNow(call: Call, rules: MinorRules, { id, band }: { id: string; band: AgeBand | undefined }) {
  const now = call.now;
  const first = playing(rules, { band, at: now });
  const isCounted = rules.enabled && band !== undefined && rules.bands[band].dailyMinutes < MINUTES_OF_A_DAY;
  if (!first.playable || !isCounted) {
    return first;
  }
  const playedMs = await creditPlay(call.db, { appId: call.appId, userId: id, day: shanghaiDay(now) ?? '', now });
  return playing(rules, { band, at: now, playedSeconds: Math.floor(playedMs / 1000) });
}

function describe(rules: MinorRules, band: AgeBand | undefined): string {
  if (!rules.enabled) {
    return '未启用防沉迷';
  }
  if (band === undefined) {
    return rules.allowUnverified ? '未实名用户可进行游戏，但不可充值' : '通过实名认证后方可进行游戏';
  }
  return bandText(rules.bands[band]).zh;
}

async function rulesOf(call: Call): Promise<MinorRules> {
  return (await readConfig(call.db, call.appId)).antiAddiction;
}

function ownUser({ principal }: Call): string {
  return principal.kind === 'player' && principal.isAccount ? principal.userId : '';
}

/** A user with the age band of today, which changes with a birthday whether or not somebody has written it down. */
async function minor(call: Call, id: string) {
  const row = await requireUser(call, id);
  if (row.status === 'Sealed') {
    throw call.refuse('not-found', 'user not found');
  }
  return { id: row.id, displayName: row.display_name, band: bandOf(row, call.now) };
}

/** The age band of today of somebody whose row is there; undefined without a verified real name. */
export function bandOf(row: Pick<PayMonthRow, 'age_group' | 'age_group_ends'>, now: string): AgeBand | undefined {
  const today = shanghaiDay(now) ?? '';
  return row.age_group === '' ? undefined : ageBandSince(row.age_group, row.age_group_ends ?? undefined, today);
}
