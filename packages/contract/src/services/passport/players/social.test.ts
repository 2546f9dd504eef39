import { describe, expect, it } from 'vitest';
import { transitions } from '../../../labels/index.ts';
import { stepTo } from '../../../labels/transition.ts';
import * as codes from '../codes.ts';
import { EntitlementSource } from './entitlements.ts';
import { guildRoles, playerGuilds } from './guilds.ts';
import { playerReports, reports } from './reports.ts';

describe('guildRoles', () => {
  it('have a level from 1 to 99, so that none outranks or equals an owner', () => {
    const role = { slugName: 'captain', displayName: '队长', permissions: {} };
    const takes = (level: number) => guildRoles.create.body?.safeParse({ ...role, level })?.success;
    expect([0, 1, 99, 100].map(takes)).toEqual([false, true, true, false]);
    expect(guildRoles.update.body?.safeParse({ level: 100 })?.success).toBe(false);
  });
});

describe('playerGuilds', () => {
  it('let a persona find and take back its own requests', () => {
    expect(playerGuilds.myRequests.path).toBe('/sdk/guilds/requests');
    expect(stepTo(transitions.guildRequest.status, 'Cancelled', 'passport.playerGuilds.cancelRequest').from).toEqual([
      'Pending',
    ]);
  });
});

describe('entitlements', () => {
  it('name no source that cannot give one', () => {
    expect(EntitlementSource.options).toEqual(['Console']);
  });
});

describe('reports', () => {
  it('are found by their id and by their category', () => {
    const id = crypto.randomUUID();
    expect(reports.search.body?.parse({ id, category: 'cheat' })).toEqual({ id, category: 'cheat' });
  });

  it('may be decided again, but not once the player has taken them back', () => {
    const { status } = transitions.report;
    expect(stepTo(status, 'Reviewing', 'passport.reports.update').from).toEqual(['Cleared', 'Actioned']);
    expect(stepTo(status, 'Actioned').from).not.toContain('Revoked');
    expect(playerReports.create.errors).toContain(codes.exists);
  });
});
