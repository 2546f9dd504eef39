import { describe, expect, it } from 'vitest';
import { playerEvents } from './events.ts';

const at = (minute: number) => `2026-11-26T10:${String(minute).padStart(2, '0')}:00Z`;

describe('playerEvents', () => {
  it('are one stream, newest first, whatever they come from', () => {
    const events = playerEvents({
      persona: { personaID: 'p-1', createdAt: at(1), lastLoginAt: at(9), realmName: '华东一区' },
      friends: [{ id: 'f', displayName: '白鹭', createdAt: at(3) }],
      guilds: [
        { id: 'g', guildName: '灯塔', createdAt: at(4), ownerPersonaID: 'p-1' },
        { id: 'h', guildName: '潮汐', createdAt: at(2), ownerPersonaID: 'p-9' },
      ],
      codes: [{ id: 'c', purpose: 'Login', status: 'Verified', sentAt: at(5) }],
    });
    expect(events.map(({ kind, words }) => `${kind} ${words}`)).toEqual([
      'signIn 最近一次登录',
      'code 登录验证码：已验证',
      'guild 创建公会 灯塔',
      'friend 与 白鹭 成为好友',
      'guild 所在公会 潮汐 创建',
      'account 在 华东一区 创建角色',
    ]);
  });

  it('tell a report and what became of it apart', () => {
    const report = { id: 'r', category: '外挂', content: '飞天', createdAt: at(1), status: 'Actioned', reviewer: '云' };
    const [verdict, told] = playerEvents({ reports: [{ ...report, result: '封禁 7 天', reviewedAt: at(2) }] });
    expect([verdict?.words, verdict?.note, told?.words, told?.note]).toEqual([
      ...['举报处理：已处置', '封禁 7 天', '被举报：外挂', '飞天'],
    ]);
    expect(playerEvents({ reports: [{ ...report, status: 'Reviewing', result: '' }] })).toHaveLength(1);
  });

  it('tell when an achievement was done and when its rewards were taken', () => {
    const lamp = { slugName: 'lamp', displayName: '点灯', achievedAt: at(1) };
    expect(playerEvents({ achievements: [lamp] }).map(({ words }) => words)).toEqual(['达成成就 点灯']);
    expect(playerEvents({ achievements: [{ ...lamp, redeemedAt: at(2) }] }).map(({ words }) => words)).toEqual([
      ...['领取成就奖励 点灯', '达成成就 点灯'],
    ]);
  });

  it('have keys of their own', () => {
    const same = { id: 'x', displayName: '白鹭', createdAt: at(1) };
    const keys = playerEvents({ friends: [same], blacklist: [same], entitlements: [same] }).map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
  });
});
