// Which calls this build has a handler for.
import { declared } from '@uos/contract';
import { isServed } from '#kernel/call/route';
import type { ServiceRecord } from '#kernel/service';

export function servedIds(records: readonly ServiceRecord[]): string[] {
  return records.flatMap(({ contract, handlers }) =>
    declared([contract])
      .filter((call) => isServed(handlers, call))
      .map(({ id }) => id),
  );
}
