import { describe, expect, it } from 'vitest';
import { phaseOf, timesOf } from './phase.ts';

const NOW = Date.parse('2026-11-26T08:00:00Z');
const of = (status: 'enable' | 'disable', startDate = '', endDate = '') => phaseOf({ status, startDate, endDate }, NOW);

describe('phaseOf', () => {
  it('tells what is enabled from what players really get', () => {
    expect(of('disable', '2026-11-01T00:00:00Z')).toBe('disabled');
    expect(of('enable')).toBe('live');
    expect(of('enable', '2026-11-26T08:00:00Z', '2026-11-26T08:00:01Z')).toBe('live');
    expect(of('enable', '2026-11-26T08:00:01Z')).toBe('waiting');
    expect(of('enable', '', '2026-11-26T08:00:00Z')).toBe('over');
  });
});

describe('timesOf', () => {
  it('writes both ends in Shanghai, and says what is open', () => {
    expect(timesOf({ startDate: '', endDate: '' })).toBe('始终');
    expect(timesOf({ startDate: '2026-11-26T08:00:00Z', endDate: '' })).toBe('2026-11-26 16:00 起');
    expect(timesOf({ startDate: '', endDate: '2026-11-26T08:00:00Z' })).toBe('至 2026-11-26 16:00');
  });
});
