import { describe, expect, it } from 'vitest';
import { failedFiles, neverBegun, tally, withSecondRun } from './tally.ts';

const file = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: tests.map((test) => ({ status: test, fullName: `a ${test} one` })),
});

describe('tally', () => {
  it('counts tests, not files', () => {
    const report = { testResults: [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')] };
    expect(tally(report)).toEqual({ passed: 3, failed: 1, notes: ['failed: a failed one'] });
  });

  it('counts a crashed file as a failure', () => {
    expect(tally({ testResults: [file('failed')] })).toEqual({ passed: 0, failed: 1, notes: ['crashed: a.test.ts'] });
  });

  it('says in a line why a file or a test failed', () => {
    const crashed = { ...file('failed'), message: '\nno port is free\n  at listen' };
    const failed = {
      ...{ name: 'b.test.ts', status: 'failed' },
      assertionResults: [{ status: 'failed', fullName: 'b', failureMessages: ['expected 1 to be 2\n  at b'] }],
    };
    expect(tally({ testResults: [crashed, failed] }).notes).toEqual([
      'crashed: a.test.ts: no port is free',
      'failed: b: expected 1 to be 2',
    ]);
  });

  it('counts a test that was left out as a failure, unless the run was partial', () => {
    const report = { testResults: [file('passed', 'passed', 'pending')] };
    expect(tally(report)).toEqual({ passed: 1, failed: 1, notes: ['did not run: a pending one'] });
    expect(tally(report, true)).toEqual({ passed: 1, failed: 0, notes: [] });
  });

  it('counts a missing report as a failure', () => {
    expect(tally(undefined).failed).toBe(1);
  });
});

describe('a second run', () => {
  it('counts in the place of the first, for the files that were run again', () => {
    const named = (name: string, ...tests: string[]) => ({
      ...file(tests.includes('failed') ? 'failed' : 'passed', ...tests),
      name,
    });
    const first = { testResults: [named('a', 'passed'), named('b', 'passed', 'failed'), named('c', 'failed')] };
    expect(failedFiles(first)).toEqual(['b', 'c']);
    expect(neverBegun(first)).toEqual([]);
    expect(neverBegun({ testResults: [...first.testResults, file('failed', 'pending')] })).toEqual(['a.test.ts']);
    const again = { testResults: [named('b', 'passed', 'passed')] };
    expect(tally(withSecondRun(first, again))).toEqual({ passed: 3, failed: 1, notes: ['failed: a failed one'] });
  });
});
