import { describe, expect, it } from 'vitest';
import { stateless } from './contract.ts';

const { functions, triggers, versions } = stateless.tree;

describe('functions', () => {
  it('get memory in steps of 128 MB and 3 to 60 seconds', () => {
    const change = (fields: object) => functions.update.body?.safeParse(fields).success;
    expect([128, 3072, 100, 3200].map((memorySize) => change({ memorySize }))).toEqual([true, true, false, false]);
    expect([3, 60, 2, 61].map((timeout) => change({ timeout }))).toEqual([true, true, false, false]);
  });

  it('keep their runtime', () => {
    expect(functions.update.body?.safeParse({ runtime: 'Nodejs' }).success).toBe(false);
  });
});

describe('versions', () => {
  it('say whether packages are installed', () => {
    expect(versions.create.body?.safeParse({ objectName: 'a.zip', installDependency: false }).success).toBe(true);
    expect(versions.create.body?.safeParse({ objectName: 'a.zip' }).success).toBe(false);
  });
});

describe('triggers', () => {
  it('have a name that starts with a letter, and a short argument', () => {
    const set = (change: object) =>
      triggers.set.body?.safeParse({
        entry: 'check-in',
        triggerName: 'daily-reset',
        type: 'timer',
        triggerDesc: '0 0 5 * * * *',
        enable: 'OPEN',
        ...change,
      }).success;
    expect(set({})).toBe(true);
    expect([{ triggerName: '1a' }, { customArgument: 'x'.repeat(4097) }, { enable: 'open' }].map(set)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
