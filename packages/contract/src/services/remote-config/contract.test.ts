import { describe, expect, it } from 'vitest';
import { remoteConfig } from './contract.ts';
import { configOverride, configVariant } from './examples.ts';
import * as s from './schemas.ts';

const { overrides, settings } = remoteConfig.tree;

describe('ConfigWrite', () => {
  it('takes a key, a type and a text, and no empty one', () => {
    const accepts = (change: object) =>
      s.ConfigWrite.safeParse({ key: 'ship_speed', type: 'INT', value: '4', ...change }).success;
    expect(accepts({})).toBe(true);
    expect([{ value: '' }, { value: 4 }, { type: 'DOUBLE' }, { key: ' ' }, { resourceAge: 1 }].map(accepts)).toEqual(
      new Array(5).fill(false),
    );
  });
});

describe('OverrideWrite', () => {
  const accepts = (change: object) => overrides.create.body?.safeParse({ name: '新手加速', ...change }).success;

  it('needs a name alone', () => {
    expect(accepts({})).toBe(true);
    expect(accepts({ name: 'n'.repeat(129) })).toBe(false);
  });

  it('keeps percentage, priority and time in their ranges', () => {
    expect([0, 100].map((rolloutPercentage) => accepts({ rolloutPercentage }))).toEqual([true, true]);
    expect([-1, 101, 0.5].map((rolloutPercentage) => accepts({ rolloutPercentage }))).toEqual([false, false, false]);
    expect([1, 1000].map((priority) => accepts({ priority }))).toEqual([true, true]);
    expect([0, 1001].map((priority) => accepts({ priority }))).toEqual([false, false]);
    expect(['', '2026-11-15T00:00:00Z', '2026-11-15'].map((endDate) => accepts({ endDate }))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('leaves the state to enable and disable', () => {
    expect(accepts({ status: 'enable' })).toBe(false);
  });
});

describe('variants', () => {
  it('are sent back as they were read', () => {
    const set = remoteConfig.tree.variants.set.body;
    expect(set?.parse({ variants: [configVariant] })).toEqual({ variants: configOverride.variants });
    expect(set?.safeParse({ variants: [] }).success).toBe(false);
  });
});

describe('settings', () => {
  it('are resolved for what real games send, with keys nobody knows dropped', () => {
    const body = {
      userId: 'player-1042',
      personaId: '',
      isDebugBuild: false,
      packageVersion: '1.4.0',
      keys: [],
      types: ['STRING'],
      attributes: {
        unity: {},
        app: { version: 3 },
        user: { tier: 'new', scores: [1, 2], stats: { level: 3, clan: null } },
      },
    };
    expect(settings.resolve.body?.parse({ ...body, sdkVersion: '1.1.2' })).toEqual(body);
  });
});
