// What becomes of a server, as a table: whoever takes a step does it by one conditional statement.
// Source: wire/realtime-and-compute.md 9.7.
import { stepTo, transitions } from '@uos/contract/labels';
import type { ServerRow } from '../store/servers.ts';

const steps = transitions.funcServer.status;

export type Status = ServerRow['status'];

/** States from which it may become that one. */
export const mayBecome = (to: Status): readonly Status[] => stepTo(steps, to).from;

export const LIVE: readonly Status[] = ['created', 'running', 'unhealthy'];
