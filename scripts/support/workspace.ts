// Where things are in this checkout.

import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** Stamps, reports and logs of the scripts; ignored by git, safe to delete. */
export const CACHE = join(ROOT, '.cache');

/** Node's flag that makes workspace packages resolve to their sources instead of their build. */
export const FROM_SOURCE = '--conditions=uos:source';
