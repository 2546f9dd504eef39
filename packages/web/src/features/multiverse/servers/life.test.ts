import { describe, expect, it } from 'vitest';
import { ageOf, eventsOf, leftOf } from './life.ts';

const START = '2026-11-20T08:00:00Z';
const at = (seconds: number): string => new Date(Date.parse(START) + seconds * 1000).toISOString();
const running = {
  ...{ status: 'allocated', createdAt: START, fulfilledAt: at(3), lastHeartbeatAt: at(60) },
  ...{ expireAt: at(600), deletedAt: null },
};

describe('ageOf and leftOf', () => {
  it('count until now while it lives, and not beyond its end', () => {
    expect(ageOf(running, Date.parse(at(90)))).toBe(90);
    expect(leftOf(running, Date.parse(at(90)))).toBe(510);
    const ended = { ...running, status: 'deallocated', deletedAt: at(120) };
    expect(ageOf(ended, Date.parse(at(900)))).toBe(120);
    expect(leftOf(ended, Date.parse(at(90)))).toBeUndefined();
    expect(leftOf({ ...running, expireAt: null }, Date.parse(at(90)))).toBeUndefined();
  });
});

describe('eventsOf', () => {
  const kindsOf = (server: Parameters<typeof eventsOf>[0]) => eventsOf(server).map(({ kind }) => kind);

  it('tells what happened, newest first', () => {
    expect(kindsOf(running)).toEqual(['ready', 'created']);
    expect(kindsOf({ ...running, status: 'unhealthy' })).toEqual(['heartbeatLost', 'ready', 'created']);
    expect(kindsOf({ ...running, status: 'deallocated', deletedAt: at(120) })).toEqual(['ended', 'ready', 'created']);
    expect(kindsOf({ ...running, status: 'failed', fulfilledAt: null, deletedAt: at(30) })).toEqual([
      'failed',
      'created',
    ]);
  });
});
