import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiError, UosAbortError, UosConnectionError, UosTimeoutError } from './errors.ts';
import { isRepeatable, parseRateLimit, parseRetryAfter, retryDelayMs, sleep } from './retry.ts';

const failed = (status: number, retryAfterMs?: number) =>
  apiError({ operation: 'x', service: 'cdn', status }, { style: 'cdn', body: undefined, retryAfterMs });
const cut = new UosConnectionError('closed', { reason: 'closed', origin: 'http://x' });
const refused = new UosConnectionError('refused', { reason: 'refused', origin: 'http://x' });
const late = new UosTimeoutError('timeout', { timeoutMs: 5 });

describe('isRepeatable', () => {
  it('is true for all methods but POST, unless the operation says otherwise', () => {
    expect(['GET', 'HEAD', 'PUT', 'DELETE', 'POST'].map((method) => isRepeatable(method, {}))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(isRepeatable('POST', { retry: 'always' })).toBe(true);
    expect(isRepeatable('POST', { effect: 'read' })).toBe(true);
    expect(isRepeatable('GET', { retry: 'never' })).toBe(false);
  });
});

describe('retryDelayMs', () => {
  it('is a tenth of a second first, then eight times as long each time up to eight seconds, less up to a half', () => {
    for (const [attempt, most] of [
      [1, 100],
      [2, 800],
      [3, 6400],
      [4, 8000],
      [9, 8000],
    ] as const) {
      for (let time = 0; time < 50; time += 1) {
        const ms = retryDelayMs(cut, attempt, true) ?? 0;
        expect(ms).toBeGreaterThanOrEqual(most / 2);
        expect(ms).toBeLessThanOrEqual(most);
      }
    }
  });

  it('tries again only what may pass, and only what may be repeated', () => {
    const delays = (repeatable: boolean) =>
      [
        cut,
        late,
        failed(500),
        failed(503),
        failed(429),
        failed(501),
        failed(404),
        refused,
        new UosAbortError('abort', {}),
      ].map((error) => retryDelayMs(error, 1, repeatable) !== undefined);
    expect(delays(true)).toEqual([true, true, true, true, true, false, false, false, false]);
    expect(delays(false)).toEqual([false, false, false, false, true, false, false, false, false]);
  });

  it('waits as long as the server asks, but no longer than a minute', () => {
    expect(retryDelayMs(failed(429, 1234), 1, false)).toBe(1234);
    expect(retryDelayMs(failed(503, 0), 3, true)).toBe(0);
    expect(retryDelayMs(failed(429, 61_000), 1, true)).toBeUndefined();
  });
});

describe('parseRetryAfter', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('reads seconds and dates', () => {
    expect(parseRetryAfter('2')).toBe(2000);
    expect(parseRetryAfter('0')).toBe(0);
    expect(parseRetryAfter('Sat, 21 Nov 2026 00:00:05 GMT')).toBe(5000);
    expect(parseRetryAfter('Sat, 21 Nov 2020 00:00:05 GMT')).toBe(0);
    expect([parseRetryAfter(undefined), parseRetryAfter('soon')]).toEqual([undefined, undefined]);
  });
});

describe('parseRateLimit', () => {
  it('waits for the slowest limit that is used up', () => {
    expect(parseRateLimit('limit=40,remaining=0,reset=1;limit=100000,remaining=99999,reset=1800')).toBe(1000);
    expect(parseRateLimit('limit=40,remaining=0,reset=1;limit=100000,remaining=0,reset=1800')).toBe(1_800_000);
    expect(parseRateLimit('limit=40,remaining=39,reset=1')).toBeUndefined();
    expect([parseRateLimit(undefined), parseRateLimit('nonsense')]).toEqual([undefined, undefined]);
  });
});

describe('sleep', () => {
  it('ends early when the signal fires, and forgets the signal when it does not', async () => {
    vi.useFakeTimers();
    const { signal, abort } = controller();
    const full = sleep(1000, signal);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await full).toBe(true);
    const early = sleep(1000, signal);
    abort();
    expect(await early).toBe(false);
    expect(await sleep(1000, signal)).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});

function controller(): { signal: AbortSignal; abort: () => void } {
  const own = new AbortController();
  return { signal: own.signal, abort: () => own.abort() };
}
