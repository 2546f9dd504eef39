// How a ticket moves on.
import { type labels, mayGo, platformTransitions } from '@uos/contract/labels';

type Status = keyof typeof labels.ticket.status;

/** Staying where it is counts as a step, so that a reply may be added to a finished ticket. */
export function mayMove(from: Status, to: Status): boolean {
  return from === to || mayGo(platformTransitions.ticket.status, from, to);
}
