// Engines as they are chosen: each once, with what this platform has of it.
import type { DatabaseEngine } from '@uos/contract/rules';
import type { DatabaseInstanceType } from '@uos/sdk/services/storage';

export interface EngineFacts extends Pick<DatabaseInstanceType, 'provider' | 'version' | 'available' | 'reason'> {
  readonly engine: DatabaseEngine;
}

/** In the order of what most games begin with. */
const ORDER: readonly DatabaseEngine[] = ['postgresql', 'redis', 'mysql', 'mongo'];

export function enginesOf(sizes: readonly DatabaseInstanceType[]): readonly EngineFacts[] {
  return ORDER.flatMap((engine) => {
    const size = sizes.find((one) => one.engine === engine);
    return size === undefined ? [] : [{ ...size, engine }];
  });
}

/** The chosen size where it is one of the engine, else its smallest. */
export function sizeFor(
  sizes: readonly DatabaseInstanceType[],
  engine: DatabaseEngine,
  chosen: string,
): DatabaseInstanceType | undefined {
  const own = sizes.filter((size) => size.engine === engine);
  return own.find(({ id }) => id === chosen) ?? own[0];
}
