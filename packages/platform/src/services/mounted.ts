// Every service of the contract, in its order, beside what serves it; of one without a record nothing is built.
import { services } from '@uos/contract';
import { allNotBuilt } from '#kernel/call/call';
import type { Mounted } from '#kernel/call/route';
import type { ServiceRecord } from '#kernel/service';
import { records } from './index.ts';

export function mountedOf(served: readonly ServiceRecord[]): Mounted[] {
  return services.map((service) => {
    const record = served.find(({ contract }) => contract === service);
    return { service, handlers: record?.handlers ?? allNotBuilt(service) };
  });
}

export const mounted: readonly Mounted[] = mountedOf(records);
