// Two who change the same: the second one hears of the first.
import type { Call } from '#kernel/call/call';

interface Aged {
  readonly resource_age: number;
  readonly modified_by: string;
  readonly modified_at: string;
}

/** Whoever read it before somebody else changed it hears who that was, and what it is now. */
export function refuseStale<Row extends Aged>(
  call: Pick<Call, 'refuse'>,
  row: Row,
  seen: number | undefined,
  reply: (row: Row) => object,
): void {
  if (seen !== undefined && seen !== row.resource_age) {
    throw call.refuse('precondition', `changed by ${row.modified_by} at ${row.modified_at}`, {
      details: [`resourceAge: ${seen} was read, ${row.resource_age} is current`, JSON.stringify(reply(row))],
    });
  }
}
