// What may be done with a mod and its versions in each state, and why not. Source: wire/cdn-and-platform.md 1.4.
import type { Mod, ModVersion } from '@uos/sdk/browser';
import { text } from './text.zh.ts';

export type ReviewAction = 'start' | 'approve' | 'reject' | 'takedown' | 'restore';

/** Why the action is not possible in this state; nothing where it is. */
export function refusedStep(
  action: ReviewAction,
  mod: Pick<Mod, 'report_status'>,
  version: Pick<ModVersion, 'status'> | undefined,
): string | undefined {
  if (action === 'takedown') {
    return mod.report_status === 'down' ? text.isDown : undefined;
  }
  if (action === 'restore') {
    return mod.report_status === 'down' ? undefined : text.notDown;
  }
  if (version === undefined) {
    return text.noVersionYet;
  }
  if (action === 'start') {
    return version.status === 'not_start' ? undefined : text.cannot.start;
  }
  return version.status === 'ongoing' ? undefined : text.cannot.judge;
}
