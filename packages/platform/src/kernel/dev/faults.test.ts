import { describe, expect, it } from 'vitest';
import { createFaults, type FaultRuleInput } from './faults.ts';

const meets = (rule: Partial<FaultRuleInput>, operations: readonly string[]) => {
  const faults = createFaults([{ operation: '*', kind: 'error-before', ...rule }]);
  return operations.map((operation) => faults.of(operation).length > 0);
};
const calls = (count: number) => Array.from({ length: count }, () => 'cdn.buckets.list');

describe('createFaults', () => {
  it('strikes the operations that a pattern names, whole', () => {
    const operations = ['cdn.buckets.list', 'cdn.buckets.create', 'org.list', 'xcdn.buckets.list'];
    expect(meets({ operation: 'cdn.*' }, operations)).toEqual([true, true, false, false]);
    expect(meets({ operation: '*.list' }, operations)).toEqual([true, false, true, true]);
    expect(meets({ operation: 'org.list' }, operations)).toEqual([false, false, true, false]);
  });

  it('gives one seed one sequence, and another seed another', () => {
    const half = { probability: 0.5, seed: 7 };
    const sequence = meets(half, calls(200));
    expect(meets(half, calls(200))).toEqual(sequence);
    expect(meets({ ...half, seed: 8 }, calls(200))).not.toEqual(sequence);
    const share = sequence.filter(Boolean).length / 200;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.6);
  });

  it('draws for each rule alone, so that one does not shift the other', () => {
    const rule = { operation: 'cdn.*', kind: 'error-before', probability: 0.5, seed: 7 } as const;
    const alone = createFaults([rule]);
    const beside = createFaults([{ ...rule, operation: 'org.*' }, rule]);
    for (const operation of calls(50)) {
      beside.of('org.list');
      expect(beside.of(operation).length).toBe(alone.of(operation).length);
    }
  });

  it('stops after its count', () => {
    expect(meets({ count: 2 }, calls(4))).toEqual([true, true, false, false]);
  });

  it('lets delays add up, and one other fault decide', () => {
    const faults = createFaults([
      { operation: '*', kind: 'delay', delayMs: 1 },
      { operation: '*', kind: 'drop-after' },
      { operation: '*', kind: 'error-before' },
    ]);
    expect(faults.of('org.list').map(({ kind }) => kind)).toEqual(['delay', 'drop-after']);
  });

  it('says how often a rule was met, and forgets one or all', () => {
    const faults = createFaults([{ operation: 'a.*', kind: 'delay' }]);
    faults.add([{ operation: 'b.*', kind: 'delay', probability: 0 }]);
    faults.of('a.x');
    faults.of('b.x');
    expect(faults.list().map(({ id, seen, met }) => ({ id, seen, met }))).toEqual([
      { id: '1', seen: 1, met: 1 },
      { id: '2', seen: 1, met: 0 },
    ]);
    expect([faults.clear('1'), faults.clear('1'), faults.clear()]).toEqual([1, 0, 1]);
    expect(faults.list()).toEqual([]);
  });

  it('refuses a rule that is none', () => {
    const wrong = [
      { operation: '' },
      { operation: 'a b' },
      { probability: 2 },
      { count: 0 },
      { kind: 'explode' },
      { kind: 'error-after', status: 429 },
    ];
    for (const part of wrong) {
      expect(() => createFaults([{ operation: '*', kind: 'delay', ...part } as FaultRuleInput])).toThrow();
    }
  });
});
