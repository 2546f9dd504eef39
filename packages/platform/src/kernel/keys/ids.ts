// Ids and secrets are a port: nothing else in the platform makes random values.
import { randomBytes, randomUUID } from 'node:crypto';

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
