// Everything that the records of the services bring besides their calls.
import type { Ports } from '#kernel/ports';
import type { Opened, ServiceRecord } from '#kernel/service';
import type { Schedule } from '#kernel/time/schedules';
import { payGatewaySchedules } from '../pay-gateway/gateway.ts';
import { engineSchedules } from './engine-schedules.ts';

/** Opens what lives as long as the process. */
export function openServices(ports: Ports): Required<Opened> {
  const opened = ports.services.records.flatMap(({ open }) => (open === undefined ? [] : [open(ports)]));
  return {
    streams: opened.flatMap(({ streams = [] }) => streams),
    async flush() {
      await Promise.all(opened.map(({ flush }) => flush?.()));
    },
    async stop() {
      await Promise.all(opened.map(({ stop }) => stop?.()));
    },
  };
}

/** Every work that has a time. */
export function schedulesOf(records: readonly ServiceRecord[]): Schedule[] {
  return [...records.flatMap(({ schedules }) => schedules), ...payGatewaySchedules, ...engineSchedules];
}
