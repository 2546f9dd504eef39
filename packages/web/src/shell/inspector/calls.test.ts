import { beforeEach, describe, expect, it } from 'vitest';
import { callHooks, calls, clearCalls } from './calls.ts';

const request = {
  operation: 'app.list',
  method: 'GET',
  effect: 'read',
  url: 'http://localhost/api/apps',
  headers: {},
} as const;
const answer = { operation: 'app.list', method: 'GET', url: 'http://localhost/api/apps', ms: 4 };

beforeEach(clearCalls);

describe('callHooks', () => {
  it('joins an answer with its call', () => {
    callHooks.onRequest?.(request);
    expect(calls.get()).toMatchObject([{ operation: 'app.list', attempt: 1 }]);
    expect(calls.get()[0]?.status).toBeUndefined();
    callHooks.onResponse?.({ ...answer, status: 200, attempt: 1, requestId: 't-1' });
    expect(calls.get()).toMatchObject([{ status: 200, requestId: 't-1', ms: 4 }]);
  });

  it('answers two equal calls in their order', () => {
    callHooks.onRequest?.(request);
    callHooks.onRequest?.(request);
    callHooks.onResponse?.({ ...answer, status: 200, attempt: 1, requestId: 'first' });
    callHooks.onResponse?.({ ...answer, status: 500, attempt: 1, requestId: 'second' });
    expect(calls.get().map(({ status, requestId }) => [status, requestId])).toEqual([
      [500, 'second'],
      [200, 'first'],
    ]);
  });

  it('shows the last attempt of a call that was repeated', () => {
    callHooks.onRequest?.(request);
    callHooks.onResponse?.({ ...answer, status: 503, attempt: 1 });
    callHooks.onResponse?.({ ...answer, status: 200, attempt: 2, requestId: 't-2' });
    expect(calls.get()).toMatchObject([{ status: 200, attempt: 2, requestId: 't-2' }]);
    expect(calls.get()).toHaveLength(1);
  });

  it('keeps the last three hundred', () => {
    for (let index = 0; index < 310; index += 1) {
      callHooks.onRequest?.({ ...request, url: String(index) });
    }
    expect(calls.get()).toHaveLength(300);
    expect(calls.get()[0]?.url).toBe('309');
  });
});
