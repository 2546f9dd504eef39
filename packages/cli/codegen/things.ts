// Which kinds of things people can call by a name: what the contract says of them, and the command that lists them.
import type { Thing } from '../src/derived/things.ts';
import type { TableEntry } from '../src/program/manifest.ts';
import type { ServiceTable } from './derived.ts';

/** What the contract says; packages/contract/codegen/cli-things.ts makes it. */
export type ListedThing = Omit<Thing, 'ls' | 'at' | 'isPaged'>;

export function thingsOf(
  things: readonly ListedThing[],
  services: readonly ServiceTable[],
  entries: readonly Pick<TableEntry, 'id' | 'call' | 'replaces'>[],
): Thing[] {
  const operations = new Map(services.flatMap(({ commands }) => commands.map((one) => [one.id, one] as const)));
  return things.flatMap((thing) => {
    const { operation } = thing;
    const { paging = 'none', at } = operations.get(operation) ?? {};
    const entry = entries.find(({ call, replaces }) => call?.operation === operation || replaces?.includes(operation));
    if (entry === undefined) {
      throw new Error(`no command lists by ${operation}`);
    }
    const isPaged = paging !== 'none';
    return [{ ...thing, ls: entry.id, ...(isPaged && { isPaged }), ...(!isPaged && at !== undefined && { at }) }];
  });
}
