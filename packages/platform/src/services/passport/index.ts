import { passport as contract } from '@uos/contract';
import { serve } from '#kernel/service';
import { economySchedules } from './economy/timeouts.ts';
import { guessesEnd } from './gifts/store/guesses.ts';
import { passportHandlers } from './handlers.ts';
import { mailRetention } from './inbox/retention.ts';
import { banEnds } from './leaderboards/bans.ts';
import { rewardJob } from './leaderboards/issue.ts';
import { resetSchedule } from './leaderboards/resets.ts';
import { appLimit } from './limits/families.ts';
import * as players from './migrations/2026-11-26-players.ts';
import * as setup from './migrations/2026-11-26-setup.ts';
import * as setupMinors from './migrations/2026-11-26-setup-minors.ts';
import * as social from './migrations/2026-11-26-social.ts';
import * as setupSignIn from './migrations/2026-11-27-setup-sign-in.ts';
import * as setupSms from './migrations/2026-11-27-setup-sms.ts';
import * as cameAt from './migrations/2026-11-30-came-at.ts';
import * as entitlementEnds from './migrations/2026-11-30-entitlement-ends.ts';
import * as webLogins from './migrations/2026-11-30-web-logins.ts';
import * as payMonths from './migrations/2026-12-01-pay-months.ts';
import * as leaderboards from './migrations/2026-12-02-leaderboards.ts';
import * as idNumberHash from './migrations/2026-12-03-id-number-hash.ts';
import * as notices from './migrations/2026-12-04-notices.ts';
import * as economy from './migrations/2026-12-05-economy.ts';
import * as inbox from './migrations/2026-12-06-inbox.ts';
import * as giftCodes from './migrations/2026-12-07-gift-codes.ts';
import * as battlePasses from './migrations/2026-12-08-battle-passes.ts';
import * as quests from './migrations/2026-12-08-quests.ts';
import * as achievements from './migrations/2026-12-09-achievements.ts';
import * as leaderboardSpans from './migrations/2026-12-22-leaderboard-spans.ts';
import { noticeSchedule } from './notices/notices.ts';
import { openPlayers } from './players/open.ts';
import { passportDemo } from './players/past/demo.ts';
import { passportPast } from './players/past/past.ts';
import { sealedPrivate } from './players/private/private.ts';
import { playerSchedules } from './players/schedules.ts';
import { sealedSuccessor } from './players/tokens/refresh.ts';
import { playerStanding } from './players/tokens/standing.ts';
import { setupParts } from './setup/parts.ts';

export const passport = serve(contract, {
  handlers: passportHandlers,
  migrations: {
    '2026-11-26-players': players,
    '2026-11-26-setup': setup,
    '2026-11-26-setup-minors': setupMinors,
    '2026-11-26-social': social,
    '2026-11-27-setup-sign-in': setupSignIn,
    '2026-11-27-setup-sms': setupSms,
    '2026-11-30-came-at': cameAt,
    '2026-11-30-web-logins': webLogins,
    '2026-11-30-entitlement-ends': entitlementEnds,
    '2026-12-01-pay-months': payMonths,
    '2026-12-02-leaderboards': leaderboards,
    '2026-12-03-id-number-hash': idNumberHash,
    '2026-12-04-notices': notices,
    '2026-12-05-economy': economy,
    '2026-12-06-inbox': inbox,
    '2026-12-07-gift-codes': giftCodes,
    '2026-12-08-battle-passes': battlePasses,
    '2026-12-08-quests': quests,
    '2026-12-09-achievements': achievements,
    '2026-12-22-leaderboard-spans': leaderboardSpans,
  },
  schedules: [
    ...setupParts.schedules,
    ...playerSchedules,
    resetSchedule,
    rewardJob,
    banEnds,
    noticeSchedule,
    ...economySchedules,
    mailRetention,
    guessesEnd,
  ],
  open: openPlayers,
  meter: ['dau', 'realName', ...setupParts.meter],
  sealed: [...sealedPrivate, sealedSuccessor, ...setupParts.sealed],
  appLimit,
  offers: { playerStanding },
  needs: ['playerSockets'],
  demo: passportDemo,
  past: passportPast,
});
