import { describe, expect, it } from 'vitest';
import { match } from './contract.ts';
import { matchBackfill, matchConfig, matchRule, matchTeamDefinition } from './examples.ts';

const { backfills, configs } = match.tree;

describe('configs', () => {
  const made = {
    appType: 'multiverse',
    name: matchConfig.name,
    hosting: matchConfig.hosting,
    teams: [matchTeamDefinition],
  };
  const accepts = (change: object) => configs.create.body?.safeParse({ ...made, ...change }).success;

  it('need a name, a host and a team, the rest has defaults', () => {
    expect(accepts({})).toBe(true);
    expect([{ name: ' ' }, { teams: [] }, { hosting: { type: 'sync' } }].map(accepts)).toEqual([false, false, false]);
  });

  it('let tickets wait from 5 seconds to an hour', () => {
    const wait = (ticketTimeoutSeconds: number) => accepts({ ticketTimeoutSeconds });
    expect([4, 5, 3600, 3601].map(wait)).toEqual([false, true, true, false]);
  });

  it('compare with numbers, texts and lists of them', () => {
    const compare = (reference: unknown) => accepts({ matchRules: [{ ...matchRule, reference }] });
    expect([1, 'a', ['a', 2], { min: 1 }].map(compare)).toEqual([true, true, true, false]);
  });

  it('keep their type and version to the server', () => {
    const { appType: _type, ...rest } = made;
    expect(configs.update.body?.safeParse(rest).success).toBe(true);
    expect(configs.update.body?.safeParse(made).success).toBe(false);
    expect(configs.update.body?.safeParse({ ...rest, version: 4 }).success).toBe(false);
  });
});

describe('backfills', () => {
  it('are started with the whole object that the game-server SDK holds', () => {
    expect(backfills.start.body?.parse({ ...matchBackfill, createdAt: 0, updatedAt: 0 })).toMatchObject({
      roomId: matchBackfill.roomId,
      matchProperties: matchBackfill.matchProperties,
    });
  });
});
