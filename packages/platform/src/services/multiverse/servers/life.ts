// What becomes of a server that somebody has, as a table: whoever takes a step does it by one conditional statement.
// Source: wire/realtime-and-compute.md 9.1.
import { stepTo, transitions } from '@uos/contract/labels';
import type { AllocationRow } from '../store/allocations.ts';

const steps = transitions.allocation.status;

export type Status = AllocationRow['status'];

/** States from which it may become that one. */
export const mayBecome = (to: Exclude<Status, 'created'>): readonly Status[] => stepTo(steps, to).from;

export const LIVE: readonly Status[] = ['created', 'allocated', 'unhealthy'];

export const isLive = (status: Status): boolean => LIVE.includes(status);
