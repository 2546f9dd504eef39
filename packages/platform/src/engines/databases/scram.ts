// What is kept of a password by engines that log in with SCRAM-SHA-256: RFC 7677. With it nobody logs in, and the password
// is told to nobody.
import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

/** As MongoDB keeps it; PostgreSQL has the same in one line. */
export interface Credential {
  readonly iterationCount: number;
  /** Base64, as the others. */
  readonly salt: string;
  readonly storedKey: string;
  readonly serverKey: string;
}

const ITERATIONS = 4096;
const SALT_BYTES = 16;

export function credentialOf(password: string, salt: Buffer, iterationCount: number): Credential {
  const salted = pbkdf2Sync(password.normalize('NFKC'), salt, iterationCount, 32, 'sha256');
  const keyed = (text: string): Buffer => createHmac('sha256', salted).update(text).digest();
  return {
    ...{ iterationCount, salt: salt.toString('base64') },
    storedKey: createHash('sha256').update(keyed('Client Key')).digest('base64'),
    serverKey: keyed('Server Key').toString('base64'),
  };
}

export function scramVerifier(password: string, salt: Buffer = randomBytes(SALT_BYTES)): string {
  const kept = credentialOf(password, salt, ITERATIONS);
  return `SCRAM-SHA-256$${kept.iterationCount}:${kept.salt}$${kept.storedKey}:${kept.serverKey}`;
}

const VERIFIER = /^SCRAM-SHA-256\$\d+:[A-Za-z0-9+/=]+\$[A-Za-z0-9+/=]+:[A-Za-z0-9+/=]+$/;

export function isVerifier(text: string): boolean {
  return VERIFIER.test(text);
}
