// Every service of the contract, in its order, beside what serves it; of one without a record nothing is built.
import { services } from '@uos/contract';
import { allNotBuilt } from '#kernel/call/call';
import type { Mounted } from '#kernel/call/route';
import type { ServiceRecord } from '#kernel/service';
import { records } from './index.ts';

export function mountedOf(served: readonly ServiceRecord[]): Mounted[] {
  const known = services.map((service) => {
    const record = served.find(({ contract }) => contract === service);
    return { service, handlers: record?.handlers ?? allNotBuilt(service) };
  });
  // why: a test brings a service of its own
  const own = served.filter(({ contract }) => !services.includes(contract));
  return [...known, ...own.map(({ contract, handlers }) => ({ service: contract, handlers }))];
}

export const mounted: readonly Mounted[] = mountedOf(records);
