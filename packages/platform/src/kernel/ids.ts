// Ids and secrets are a port: nothing else in the platform makes random values.
import { createHash, randomBytes, randomUUID } from 'node:crypto';

export interface Ids {
  /** A lower-case uuid v4. */
  uuid(): string;
  /** `bytes` random bytes as lower-case hex. */
  hex(bytes: number): string;
  /** `bytes` random bytes, url-safe. */
  token(bytes: number): string;
}

export const randomIds: Ids = {
  uuid: () => randomUUID(),
  hex: (bytes) => randomBytes(bytes).toString('hex'),
  token: (bytes) => randomBytes(bytes).toString('base64url'),
};

/** The same ids in the same order for the same seed, so that two runs can be compared byte by byte. */
export function seededIds(seed: string): Ids {
  let counter = 0;
  const bytes = (length: number): Buffer => {
    const chunks: Buffer[] = [];
    for (let have = 0; have < length; have += 32) {
      counter += 1;
      chunks.push(createHash('sha256').update(`${seed}:${counter}`).digest());
    }
    return Buffer.concat(chunks).subarray(0, length);
  };
  return {
    uuid() {
      const raw = bytes(16);
      raw[6] = ((raw[6] ?? 0) & 0x0f) | 0x40;
      raw[8] = ((raw[8] ?? 0) & 0x3f) | 0x80;
      const hex = raw.toString('hex');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
    },
    hex: (length) => bytes(length).toString('hex'),
    token: (length) => bytes(length).toString('base64url'),
  };
}
