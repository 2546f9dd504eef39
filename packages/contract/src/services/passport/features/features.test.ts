import { describe, expect, it } from 'vitest';
import * as codes from '../codes.ts';
import { config } from '../setup/config.ts';
import { PersonaAchievement, playerAchievements } from './achievements.ts';
import { battlePasses, battlePassSlots, PersonaBattlePass, playerBattlePasses } from './battle-passes.ts';
import { billboards } from './billboards.ts';
import { InboxRecord, inboxMessages, inboxRecords, inboxTemplates } from './inbox.ts';
import {
  LeaderboardScore,
  LeaderboardScoreResult,
  leaderboardSchedules,
  leaderboardScores,
  leaderboards,
  playerLeaderboards,
} from './leaderboards.ts';
import { PersonaQuest, playerQuests, questItems, quests } from './quests.ts';

const id = '7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e';
const items = [{ resourceSlug: 'oil', quantity: 1 }];

describe('rewards of a leaderboard', () => {
  const accepts = (rule: object) => leaderboards.update.body?.safeParse({ rewards: [rule] }).success;

  it('are for ranks with both ends, or for a tier', () => {
    expect(accepts({ from: 1, to: 3, items })).toBe(true);
    expect(accepts({ tier: 'gold', items })).toBe(true);
    expect(
      [{ from: 1, items }, { to: 3, items }, { items }, { from: 1, to: 3, tier: 'gold', items }].map(accepts),
    ).toEqual([false, false, false, false]);
  });

  it('may name a resource or a template that is not there', () => {
    expect(leaderboards.create.errors).toContain(codes.notFound);
    expect(leaderboards.update.errors).toContain(codes.notFound);
  });
});

describe('the schedule of a leaderboard', () => {
  it('is cancelled by an empty text, and never by half of one', () => {
    const accepts = (resetSchedule: string) => leaderboards.update.body?.safeParse({ resetSchedule }).success;
    expect(['', '0 0 * * 1', '0 0'].map(accepts)).toEqual([true, true, false]);
  });

  it('loses its start, and the board its window and tiers, with null', () => {
    expect(leaderboardSchedules.update.body?.parse({ startTime: null })).toEqual({ startTime: null });
    const gone = { startTime: null, endTime: null, tierStrategy: null };
    expect(leaderboards.update.body?.parse(gone)).toEqual(gone);
  });
});

describe('scores', () => {
  it('are cleared for at most 100 members at a time, whose ids fit into an address', () => {
    const accepts = (memberIds: string[]) => leaderboardScores.clear.query?.safeParse({ memberIds }).success;
    expect(accepts(new Array(100).fill('m'))).toBe(true);
    expect(accepts(new Array(101).fill('m'))).toBe(false);
    expect(accepts(['m'.repeat(129)])).toBe(false);
  });

  it('carry the slug of their tier, which filters take, beside its name', () => {
    expect(Object.keys(LeaderboardScore.shape)).toContain('tierSlugName');
    expect(Object.keys(LeaderboardScoreResult.shape)).toContain('tierSlugName');
  });

  it('are read by a player for a bucket, a tier or some friends', () => {
    const question = { bucketId: 'b', tier: 'gold', memberIds: new Array(100).fill(id) };
    expect(playerLeaderboards.scores.query?.parse(question)).toEqual(question);
  });
});

describe('what personas have reached', () => {
  it('is told apart by persona and slug', () => {
    expect(PersonaAchievement.meta()).toMatchObject({ key: 'id' });
    expect(PersonaBattlePass.meta()).toMatchObject({ key: 'id' });
  });

  it('is drawn from what the call answers: kinds, points and order of quest items', () => {
    expect(Object.keys(PersonaQuest.shape.items.element.shape)).toEqual(
      expect.arrayContaining(['kind', 'points', 'order']),
    );
  });

  it('may be kept from the devices of players', () => {
    const { body } = config.set;
    expect(body?.parse({ serverAuthority: ['leaderboards', 'deposit'] })).toEqual({
      serverAuthority: ['leaderboards', 'deposit'],
    });
    expect(body?.safeParse({ serverAuthority: ['everything'] }).success).toBe(false);
    for (const { errors } of [playerLeaderboards.submit, playerAchievements.update]) {
      expect(errors).toContain(codes.permissionDenied);
    }
  });
});

describe('progress in quests and battle passes', () => {
  const { addExp, unlock, claim } = playerBattlePasses;

  it('is brought by a server too, which names the persona', () => {
    for (const operation of [addExp, unlock, claim, ...Object.values(playerQuests)]) {
      expect(operation).toMatchObject({ access: 'persona-or-server' });
      expect(Object.keys(operation.body?.shape ?? {})).toContain('personaId');
      expect(operation.errors).toContain(codes.permissionDenied);
    }
  });

  it('is paid for once to a key, which is refused with something else', () => {
    for (const operation of [claim, playerQuests.redeem]) {
      expect(operation.headers?.parse({ idempotencyKey: 'tap-1' })).toEqual({ idempotencyKey: 'tap-1' });
      expect(operation.errors).toEqual(expect.arrayContaining([codes.exists, codes.capacityReached]));
    }
  });

  it('answers how much experience was really added', () => {
    expect(Object.keys(addExp.reply.shape)).toEqual(['personaBattlePass', 'addedExp']);
  });

  it('is counted in numbers that every column and client takes', () => {
    const item = { slugName: 'i', displayName: '一', thresholdValue: 1, rewards: [] };
    expect(addExp.body?.safeParse({ exp: 1e15 }).success).toBe(false);
    expect(questItems.create.body?.safeParse({ ...item, points: 1e15 }).success).toBe(false);
    expect(battlePasses.update.body?.safeParse({ levelExp: [1e15] }).success).toBe(false);
  });

  it('is in things of which a pass and a quest have so many', () => {
    for (const { errors } of [battlePassSlots.create, questItems.create]) {
      expect(errors).toContain(codes.capacityReached);
    }
  });
});

describe('quests', () => {
  it('say at which hour they start anew', () => {
    const quest = { slugName: 'q', displayName: '任务', type: 'DailyQuest', layout: 'Basic' };
    expect(quests.create.body?.safeParse({ ...quest, resetHour: 5 }).success).toBe(true);
    expect(quests.create.body?.safeParse({ ...quest, resetHour: 24 }).success).toBe(false);
  });

  it('are imported 100 at a time: more would not fit into a body', () => {
    const quest = { slugName: 'q', displayName: '任务', type: 'DailyQuest', layout: 'Basic' };
    expect(quests.import.body?.safeParse({ quests: new Array(100).fill(quest) }).success).toBe(true);
    expect(quests.import.body?.safeParse({ quests: new Array(101).fill(quest) }).success).toBe(false);
  });
});

describe('mail', () => {
  it('keeps in its record what was sent, and is found by it', () => {
    expect(Object.keys(InboxRecord.shape)).toEqual(
      expect.arrayContaining(['title', 'content', 'sender', 'attachments', 'expireType', 'expireAt']),
    );
    expect(inboxRecords.search.body?.parse({ id })).toEqual({ id });
  });

  it('is there for at most ten years, which a date can tell', () => {
    const years = (count: number) => inboxTemplates.update.body?.safeParse({ expireDuration: count * 31_536_000 });
    expect([years(10)?.success, years(11)?.success]).toEqual([true, false]);
  });

  it('has a template that stays while something sends it, and an end that may be over when it is sent', () => {
    expect(inboxTemplates.remove.errors).toContain(codes.wrongState);
    expect(inboxMessages.send.errors).toContain(codes.wrongState);
    expect(inboxMessages.sendMany.errors).toContain(codes.wrongState);
  });
});

describe('an end that may be taken away', () => {
  it('is cleared with null', () => {
    expect(inboxTemplates.update.body?.parse({ sendTime: null, expireAt: null })).toEqual({
      sendTime: null,
      expireAt: null,
    });
    expect(battlePasses.update.body?.parse({ endTime: null })).toEqual({ endTime: null });
    expect(billboards.update.body?.parse({ expireTime: null })).toEqual({ expireTime: null });
  });
});
