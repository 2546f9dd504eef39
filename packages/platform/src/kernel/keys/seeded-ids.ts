// Ids and secrets that repeat: the same seed and the same steps give the same ones. For tests only, they can be guessed.
import { createHash } from 'node:crypto';
import type { Ids } from './ids.ts';

/** `start` tells the starts of one platform apart, so that a restart goes on with ids that were not there yet. */
export function seededIds(seed: number, start: number): Ids {
  let made = 0;
  const bytes = (length: number): Buffer => {
    made += 1;
    return createHash('shake256', { outputLength: length }).update(`uos ids ${seed} ${start} ${made}`).digest();
  };
  return {
    uuid() {
      const raw = bytes(16);
      raw[6] = ((raw[6] ?? 0) & 0x0f) | 0x40;
      raw[8] = ((raw[8] ?? 0) & 0x3f) | 0x80;
      return raw.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
    hex: (length) => bytes(length).toString('hex'),
    token: (length) => bytes(length).toString('base64url'),
  };
}
