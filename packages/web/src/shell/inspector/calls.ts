// Every call that this page has made, newest first, with its secrets already masked by the SDK.
import type { Hooks, PreparedRequest, ResponseInfo } from '@uos/sdk/browser';
import { createStore } from '../../kit/keep/store.ts';

export interface SeenCall extends PreparedRequest {
  readonly id: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Absent while no answer has come; 0 when none will. */
  readonly status?: number;
  readonly ms?: number;
  readonly requestId?: string;
  /** From 1; more than one after retries. */
  readonly attempt: number;
}

const MOST = 300;

export const calls = createStore<readonly SeenCall[]>([]);
let count = 0;

/** What the clients of the page are created with. */
export const callHooks: Hooks = {
  onRequest(request) {
    count += 1;
    calls.set([{ ...request, id: count, at: Date.now(), attempt: 1 }, ...calls.get()].slice(0, MOST));
  },
  onResponse(answer) {
    const answered = callOf(answer);
    if (answered !== undefined) {
      const { status, ms, attempt, requestId } = answer;
      const after = { ...answered, status, ms, attempt, ...(requestId !== undefined && { requestId }) };
      calls.set(calls.get().map((call) => (call === answered ? after : call)));
    }
  },
};

export function clearCalls(): void {
  calls.set([]);
}

/** The oldest call to that address that still waits; a further attempt answers the same call again. */
function callOf({ operation, method, url, attempt }: ResponseInfo): SeenCall | undefined {
  return calls
    .get()
    .findLast(
      (call) =>
        call.operation === operation &&
        call.method === method &&
        call.url === url &&
        (attempt === 1 ? call.status === undefined : call.attempt === attempt - 1),
    );
}
