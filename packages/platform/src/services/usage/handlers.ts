// What apps use: every figure is read from the meter.
import type { usage } from '@uos/contract';
import type { Handlers } from '#kernel/call/call';
import { apps } from './apps.ts';
import { cdn } from './cdn.ts';
import { samples } from './samples.ts';

export const usageHandlers: Handlers<typeof usage> = {
  sampleCode: async () => ({ Items: samples.map((sample) => ({ ...sample })) }),
  cdn,
  apps,
};
