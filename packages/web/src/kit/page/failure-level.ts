// How much a failure says by itself: a notice, nothing, or something of its own. Source: platform-core 8.
import { isUosError, type UosError } from '@uos/sdk/browser';
import { createStore } from '../keep/store.ts';
import { failLevels } from './fail-levels.ts';

/** `caller`: the screen that made the call shows it; `trial-dialog`: the dialog of hosting's limit shows it. */
export type FailureLevel = 'toast' | 'silent' | 'caller' | 'trial-dialog';

export function failureLevel(error: unknown): FailureLevel {
  if (!isUosError(error)) {
    return 'toast';
  }
  if (error.kind === 'trial-limit') {
    return 'trial-dialog';
  }
  if (error.kind === 'object-too-large') {
    return 'caller';
  }
  const level = levelOf(error);
  // why: whoever took a call back knows that it did
  return error.kind === 'abort' ? 'silent' : level;
}

function levelOf({ operation = '' }: UosError): FailureLevel {
  if (failLevels.silent.split(' ').includes(operation)) {
    return 'silent';
  }
  return failLevels.raw.split(' ').includes(operation) ? 'caller' : 'toast';
}

/** The refusal that the dialog of the trial limit shows now. */
export const trialLimit = createStore<unknown>(undefined);

/** Opens that dialog where the failure is one of its own; whoever handles a failure alone calls this. */
export function noticeTrialLimit(error: unknown): void {
  if (failureLevel(error) === 'trial-dialog') {
    trialLimit.set(error);
  }
}
