// The services of this build with other schedules, for tests of time.
import type { ServiceRecord } from '../../packages/platform/src/kernel/service.ts';
import type { Schedule } from '../../packages/platform/src/kernel/time/schedules.ts';
import { records } from '../../packages/platform/src/services/index.ts';

/** Every service; `change` says which schedules the platform has instead of its own. */
export function recordsWith(change: (own: readonly Schedule[]) => readonly Schedule[]): ServiceRecord[] {
  const all = change(records.flatMap(({ schedules }) => schedules));
  return records.map((record, index) => ({ ...record, schedules: index === 0 ? all : [] }));
}
