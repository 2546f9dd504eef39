import { describe, expect, it } from 'vitest';
import { coolDownEnd, DEFAULT_ROLES, fixedPart, heirOf, permissionsOf, wrongRole } from './rules.ts';

describe('DEFAULT_ROLES', () => {
  it('are an owner who may do all, a vice owner who may not dismiss, and a member who may do nothing', () => {
    expect(
      DEFAULT_ROLES.map(({ slug, name, level, limit, permissions }) => [
        slug,
        name,
        level,
        limit,
        Object.entries(permissions)
          .filter(([, has]) => has)
          .map(([word]) => word)
          .join(' '),
      ]),
    ).toMatchInlineSnapshot(`
      [
        [
          "owner",
          "会长",
          100,
          1,
          "dismissGuild manageGuildRequests manageMemberRole updateGuildInfo removeMembers",
        ],
        [
          "vice-owner",
          "副会长",
          50,
          0,
          "manageGuildRequests manageMemberRole updateGuildInfo removeMembers",
        ],
        [
          "member",
          "成员",
          10,
          0,
          "",
        ],
      ]
    `);
  });
});

describe('wrongRole', () => {
  it('keeps dismissing for owners', () => {
    const permissions = permissionsOf({ dismissGuild: true });
    expect(wrongRole('captain', { permissions })).toContain('dismissGuild');
    expect(wrongRole('owner', { permissions })).toBeUndefined();
    expect(wrongRole('captain', { permissions: permissionsOf({ removeMembers: true }) })).toBeUndefined();
  });
});

describe('fixedPart', () => {
  it('is all that makes an owner, and that members have no limit', () => {
    expect(fixedPart('owner', { level: 3 })).toBeDefined();
    expect(fixedPart('owner', { limit: 2 })).toBeDefined();
    expect(fixedPart('owner', { permissions: permissionsOf({}) })).toBeDefined();
    expect(fixedPart('owner', {})).toBeUndefined();
    expect(fixedPart('member', { limit: 3 })).toBeDefined();
    expect(fixedPart('member', { limit: 0, level: 12 })).toBeUndefined();
    expect(fixedPart('vice-owner', { limit: 3 })).toBeUndefined();
  });
});

describe('coolDownEnd', () => {
  const left = '2026-11-26T10:00:00.000Z';
  it('is the configured minutes after leaving', () => {
    expect(coolDownEnd(left, 120, '2026-11-26T11:59:59.999Z')?.toISOString()).toBe('2026-11-26T12:00:00.000Z');
    expect(coolDownEnd(left, 120, '2026-11-26T12:00:00.000Z')).toBeUndefined();
    expect(coolDownEnd(left, 0, left)).toBeUndefined();
    expect(coolDownEnd(undefined, 120, left)).toBeUndefined();
  });
});

describe('heirOf', () => {
  const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T00:00:00.000Z`;
  it('is the highest role, then the longest member, then one and the same for everybody who asks', () => {
    const old = { personaId: 'b', level: 10, joinedAt: at(1) };
    const vice = { personaId: 'c', level: 50, joinedAt: at(9) };
    const earlierVice = { personaId: 'z', level: 50, joinedAt: at(8) };
    expect(heirOf([old, vice, earlierVice])).toBe(earlierVice);
    expect(heirOf([old, { ...old, personaId: 'a' }])?.personaId).toBe('a');
    expect(heirOf([])).toBeUndefined();
  });
});
