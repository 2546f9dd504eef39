// Every service of the contract beside what serves it.
import { cdn } from '@uos/contract';
import type { Mounted } from '#kernel/mount';
import { cdnHandlers } from './cdn/handlers.ts';

export const mounted: readonly Mounted[] = [{ service: cdn, handlers: cdnHandlers }];
